// SPDX-License-Identifier: MIT
#include "app/text/levels.h"

#include <QCoreApplication>

namespace ninefold {
namespace {

struct LevelText {
    const char* name;
    const char* hint;
};

#define TEXT(text) QT_TRANSLATE_NOOP("Levels", text)

constexpr LevelText kTexts[] = {
    {TEXT("Very Easy"), TEXT("26 cells to fill, nearly all at first sight.")},
    {TEXT("Easy"), TEXT("40 cells to fill; looking along rows, columns and boxes is enough.")},
    {TEXT("Normal"), TEXT("A place or two has to be searched for.")},
    {TEXT("Hard"), TEXT("Candidates help: some steps need more than one cell in mind.")},
    {TEXT("Very Hard"), TEXT("Candidates are needed, and patience.")},
    {TEXT("Expert"), TEXT("For those who like to be stuck for a while.")},
};

#undef TEXT

const LevelText& textOf(Level level) {
    return kTexts[static_cast<std::size_t>(level)];
}

} // namespace

QString levelText(Level level) {
    return QCoreApplication::translate("Levels", textOf(level).name);
}

QString levelHint(Level level) {
    return QCoreApplication::translate("Levels", textOf(level).hint);
}

} // namespace ninefold
