// SPDX-License-Identifier: MIT
// Names and descriptions of the levels. They say what a player has to do, because "Hard" means something else to
// every player.
#include "app/documents/text/levels.h"

#include <QCoreApplication>

namespace ninefold::documents {
namespace {

/// In the order of Level: a name for buttons and lists, and a sentence that helps to choose.
struct LevelText {
    const char* name;
    const char* hint;
};

constexpr LevelText kTexts[] = {
    {QT_TRANSLATE_NOOP("Levels", "Very Easy"),
     QT_TRANSLATE_NOOP("Levels", "26 cells to fill, nearly all at first sight.")},
    {QT_TRANSLATE_NOOP("Levels", "Easy"),
     QT_TRANSLATE_NOOP("Levels", "40 cells to fill; looking along rows, columns and boxes is enough.")},
    {QT_TRANSLATE_NOOP("Levels", "Normal"),
     QT_TRANSLATE_NOOP("Levels", "Here and there a digit takes a longer search.")},
    {QT_TRANSLATE_NOOP("Levels", "Hard"),
     QT_TRANSLATE_NOOP("Levels", "Small notes in the cells help: some steps compare two or three cells.")},
    {QT_TRANSLATE_NOOP("Levels", "Very Hard"),
     QT_TRANSLATE_NOOP("Levels", "Notes in nearly every cell are needed, and patience.")},
    {QT_TRANSLATE_NOOP("Levels", "Expert"), QT_TRANSLATE_NOOP("Levels", "For those who like to be stuck for a while.")},
};

/// In the order of LevelPart.
constexpr const char* kParts[] = {QT_TRANSLATE_NOOP("Levels", "Easier"), QT_TRANSLATE_NOOP("Levels", "Middle"),
                                  QT_TRANSLATE_NOOP("Levels", "Harder")};

const LevelText& textOf(rating::Level level) {
    return kTexts[static_cast<std::size_t>(level)];
}

} // namespace

QString levelText(rating::Level level) {
    return QCoreApplication::translate("Levels", textOf(level).name);
}

QString levelPartText(rating::LevelPart part) {
    return QCoreApplication::translate("Levels", kParts[static_cast<std::size_t>(part)]);
}

QString levelHint(rating::Level level) {
    return QCoreApplication::translate("Levels", textOf(level).hint);
}

} // namespace ninefold::documents
