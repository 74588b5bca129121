// SPDX-License-Identifier: MIT
#include "app/session/newpuzzles/puzzlerequest.h"

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

generator::PuzzleSpec specOf(const PuzzleRequest& request) {
    if (request.hardestOfGrid)
        return {.symmetry = request.symmetry, .solution = request.grid, .climb = true, .tries = kClimbs};
    generator::PuzzleSpec spec{.level = request.level, .part = request.part, .technique = request.technique};
    if (request.byPattern) {
        spec.pattern = request.pattern;
        return spec;
    }
    spec.symmetry = request.symmetry;
    if (!fixesGivens(request.level)) spec.clues = request.givens;
    const bool plain = spec == generator::PuzzleSpec{.level = request.level, .part = request.part};
    if (!plain) spec.tries = kPatientTries;
    return spec;
}

QString requestText(const PuzzleRequest& request) {
    QStringList words;
    words << QStringLiteral("level=%1").arg(text(rating::levelName(request.level)).toLower().replace(u' ', u'-'));
    words << QStringLiteral("part=%1").arg(static_cast<int>(request.part) + 1);
    words << QStringLiteral("symmetry=%1").arg(text(generator::symmetryName(request.symmetry)));
    if (request.hardestOfGrid) words << QStringLiteral("climb=1");
    if (request.byPattern) words << QStringLiteral("by-pattern=1");
    if (!request.pattern.empty()) words << QStringLiteral("pattern=%1").arg(patternText(request.pattern));
    if (request.givens) words << QStringLiteral("givens=%1-%2").arg(request.givens->least).arg(request.givens->most);
    if (request.technique != nullptr) words << QStringLiteral("technique=%1").arg(text(request.technique->id));
    if (request.fillCandidates) words << QStringLiteral("candidates=1");
    return words.join(u' ');
}

PuzzleRequest requestFromText(const QString& line, const PuzzleRequest& usual) {
    if (line.isEmpty()) return usual;
    const Words words(line);
    PuzzleRequest request = usual;
    if (const auto level = rating::levelFromName(words.value("level").toStdString())) request.level = *level;
    const int part = words.value("part").toInt();
    if (part >= 1 && part <= static_cast<int>(rating::kLevelParts.size()))
        request.part = rating::kLevelParts[static_cast<std::size_t>(part - 1)];
    if (const auto symmetry = generator::symmetryFromName(words.value("symmetry").toStdString()))
        request.symmetry = *symmetry;
    request.hardestOfGrid = words.isOn("climb");
    request.byPattern = words.isOn("by-pattern");
    request.pattern = patternFrom(words.value("pattern")).value_or(usual.pattern);
    request.givens = givensFrom(words.value("givens"));
    request.technique = logic::techniqueById(words.value("technique").toStdString());
    request.fillCandidates = words.isOn("candidates");
    return request;
}

} // namespace ninefold::session
