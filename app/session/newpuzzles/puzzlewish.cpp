// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/puzzlewish.h"

#include "engine/core/clues.h"
#include "engine/logic/technique.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace ninefold::session {
namespace {

/// A climb takes about ten milliseconds, and the hardest of these is taken.
constexpr int kClimbs = 20;
/// A player can stop the search, so what is rare is looked for longer than usual: about a minute.
constexpr int kPatientTries = 200'000;

QString text(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString patternText(Cells cells) {
    QString characters(kCellCount, u'.');
    for (const Cell cell : cells) characters[cell] = u'x';
    return characters;
}

std::optional<Cells> patternFrom(const QString& characters) {
    if (characters.size() != kCellCount) return std::nullopt;
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (characters[cell] != u'.') cells.add(cell);
    return cells;
}

/// "24-26"
std::optional<generator::Range> givensFrom(const QString& range) {
    const QStringList ends = range.split(u'-');
    if (ends.size() != 2) return std::nullopt;
    const generator::Range givens{ends[0].toInt(), ends[1].toInt()};
    const bool good = !givens.empty() && givens.least >= kFewestClues && givens.most <= kCellCount;
    return good ? std::optional(givens) : std::nullopt;
}

/// The words of a line, each "name=value".
class Words {
public:
    explicit Words(const QString& line) {
        for (const QString& word : line.split(u' ', Qt::SkipEmptyParts))
            values_[word.section(u'=', 0, 0)] = word.section(u'=', 1);
    }
    bool isOn(const char* name) const { return value(name) == QLatin1String("1"); }
    QString value(const char* name) const { return values_.value(QString::fromLatin1(name)); }

private:
    QHash<QString, QString> values_;
};

} // namespace

bool fixesGivens(rating::Level level) {
    return level < rating::Level::Normal;
}

generator::PuzzleSpec specOf(const PuzzleWish& wish) {
    if (wish.hardestOfGrid) return {.symmetry = wish.symmetry, .solution = wish.grid, .climb = true, .tries = kClimbs};
    generator::PuzzleSpec spec{.level = wish.level, .part = wish.part, .technique = wish.technique};
    if (wish.byPattern) {
        spec.pattern = wish.pattern;
        return spec;
    }
    spec.symmetry = wish.symmetry;
    if (!fixesGivens(wish.level)) spec.clues = wish.givens;
    const bool plain = spec == generator::PuzzleSpec{.level = wish.level, .part = wish.part};
    if (!plain) spec.tries = kPatientTries;
    return spec;
}

QString wishText(const PuzzleWish& wish) {
    QStringList words;
    words << QStringLiteral("level=%1").arg(text(rating::levelName(wish.level)).toLower().replace(u' ', u'-'));
    words << QStringLiteral("part=%1").arg(static_cast<int>(wish.part) + 1);
    words << QStringLiteral("symmetry=%1").arg(text(generator::symmetryName(wish.symmetry)));
    if (wish.hardestOfGrid) words << QStringLiteral("climb=1");
    if (wish.byPattern) words << QStringLiteral("by-pattern=1");
    if (!wish.pattern.empty()) words << QStringLiteral("pattern=%1").arg(patternText(wish.pattern));
    if (wish.givens) words << QStringLiteral("givens=%1-%2").arg(wish.givens->least).arg(wish.givens->most);
    if (wish.technique != nullptr) words << QStringLiteral("technique=%1").arg(text(wish.technique->id));
    if (wish.fillCandidates) words << QStringLiteral("candidates=1");
    return words.join(u' ');
}

PuzzleWish wishFromText(const QString& line, const PuzzleWish& usual) {
    if (line.isEmpty()) return usual;
    const Words words(line);
    PuzzleWish wish = usual;
    if (const auto level = rating::levelFromName(words.value("level").toStdString())) wish.level = *level;
    const int part = words.value("part").toInt();
    if (part >= 1 && part <= static_cast<int>(rating::kLevelParts.size()))
        wish.part = rating::kLevelParts[static_cast<std::size_t>(part - 1)];
    if (const auto symmetry = generator::symmetryFromName(words.value("symmetry").toStdString()))
        wish.symmetry = *symmetry;
    wish.hardestOfGrid = words.isOn("climb");
    wish.byPattern = words.isOn("by-pattern");
    wish.pattern = patternFrom(words.value("pattern")).value_or(usual.pattern);
    wish.givens = givensFrom(words.value("givens"));
    wish.technique = logic::techniqueById(words.value("technique").toStdString());
    wish.fillCandidates = words.isOn("candidates");
    return wish;
}

} // namespace ninefold::session
