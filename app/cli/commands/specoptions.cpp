// SPDX-License-Identifier: MIT
#include "app/cli/commands/specoptions.h"

#include "app/cli/text.h"
#include "app/documents/parts/nativepath.h"
#include "app/documents/reading.h"
#include "app/documents/text/messages.h"
#include "engine/logic/technique.h"

#include <QFile>
#include <QStringList>

#include <cmath>
#include <limits>

namespace ninefold::cli {
namespace {

constexpr double kHighestRating = 20;
constexpr int kMostScore = 10'000'000;
constexpr long long kMostTries = std::numeric_limits<long long>::max();

/// Reads the options one by one; keeps the first mistake.
class SpecReader {
public:
    explicit SpecReader(const Invocation& call) : call_(call) {}

    generator::PuzzleSpec spec;
    QString mistake;

    void readAll() {
        take("level", [this](const QString& name) { return readLevel("level", name, spec.level); });
        take("seed-level", [this](const QString& name) { return readLevel("seed-level", name, spec.seedLevel); });
        take("part", [this](const QString& text) { return readPart(text); });
        take("clues", [this](const QString& text) { return readClues(text); });
        take("symmetry", [this](const QString& name) { return readSymmetry(name); });
        take("pattern", [this](const QString& file) { return readPattern(file); });
        take("solution", [this](const QString& text) { return readSolution(text); });
        take("er", [this](const QString& text) { return readRating(text); });
        take("score", [this](const QString& text) { return readScore(text); });
        take("technique", [this](const QString& id) { return readTechnique(id); });
        take("exocet", [this](const QString& shape) { return readExocet(shape); });
        take("tries", [this](const QString& text) { return readTries(text); });
        spec.minimal = call_.isSet("minimal");
        spec.asHardest = call_.isSet("hardest");
        spec.skLoop = call_.isSet("sk-loop");
        spec.tridagon = call_.isSet("tridagon");
        spec.climb = call_.isSet("climb");
        if (mistake.isEmpty() && spec.climb && isLimitedBesidesClimb())
            mistake = QStringLiteral("--climb goes with --solution, --symmetry and --tries only.");
        if (mistake.isEmpty()) mistake = builtMistake();
        if (mistake.isEmpty() && spec.part && !spec.level) mistake = QStringLiteral("--part needs --level.");
        if (mistake.isEmpty() && spec.asHardest && spec.technique == nullptr)
            mistake = QStringLiteral("--hardest needs --technique.");
    }

private:
    bool isLimitedBesidesClimb() const {
        return spec.isChoosy() || spec.clues || spec.pattern || spec.minimal || spec.isBuilt();
    }

    /// What a puzzle that is built around a pattern cannot be as well; empty if nothing is wrong.
    QString builtMistake() const {
        const QStringList excluded = {"symmetry", "pattern", "solution", "sk-loop", "tridagon", "exocet"};
        for (const char* name : {"sk-loop", "tridagon", "exocet"})
            for (const QString& other : excluded)
                if (other != name && call_.isSet(name) && call_.isSet(qPrintable(other)))
                    return QStringLiteral("--%1 cannot be combined with --%2.").arg(name, other);
        return {};
    }

    template <typename Read>
    void take(const char* name, Read read) {
        if (mistake.isEmpty() && call_.isSet(name)) mistake = read(call_.value(name));
    }

    static QString readLevel(const char* option, const QString& name, std::optional<rating::Level>& level) {
        level = rating::levelFromName(name.toStdString());
        if (level) return {};
        return QStringLiteral("--%1 needs very-easy, easy, normal, hard, very-hard or expert, not '%2'.")
            .arg(option, name);
    }

    QString readPart(const QString& text) {
        const auto part = numberIn(text, 1, static_cast<long long>(rating::kLevelParts.size()));
        if (!part) return QStringLiteral("--part needs 1, 2 or 3, not '%1'.").arg(text);
        spec.part = rating::kLevelParts[static_cast<std::size_t>(*part - 1)];
        return {};
    }

    /// "24" or "24-28"; nothing if it is neither.
    static std::optional<generator::Range> rangeIn(const QString& text, int most) {
        const QStringList ends = text.split('-');
        // One number is both ends.
        const auto first = numberIn(ends.first(), 0, most), last = numberIn(ends.last(), 0, most);
        if (ends.size() > 2 || !first || !last || *first > *last) return std::nullopt;
        return generator::Range{static_cast<int>(*first), static_cast<int>(*last)};
    }

    QString readClues(const QString& text) {
        spec.clues = rangeIn(text, kCellCount);
        if (spec.clues) return {};
        return QStringLiteral("--clues needs a number of givens or a range such as 24-28, not '%1'.").arg(text);
    }

    QString readScore(const QString& text) {
        spec.score = rangeIn(text, kMostScore);
        if (spec.score) return {};
        return QStringLiteral("--score needs a score or a range such as 800-1000, not '%1'.").arg(text);
    }

    QString readSymmetry(const QString& name) {
        const auto symmetry = generator::symmetryFromName(name.toStdString());
        if (symmetry) spec.symmetry = *symmetry;
        return symmetry ? QString() : QStringLiteral("--symmetry is one of %1; not '%2'.").arg(symmetryWords(), name);
    }

    QString readRating(const QString& text) {
        const QStringList ends = text.split('-');
        const auto least = tenths(ends.first()), most = tenths(ends.last());
        if (ends.size() > 2 || !least || !most || *least > *most)
            return QStringLiteral("--er needs a rating or a range such as 4.2-5.0, not '%1'.").arg(text);
        spec.er = {*least, *most};
        return {};
    }

    QString readTechnique(const QString& id) {
        spec.technique = logic::techniqueById(id.toStdString());
        if (spec.technique != nullptr) return {};
        return QStringLiteral("There is no technique '%1'; ninefold-cli techniques lists them.").arg(id);
    }

    QString readExocet(const QString& shape) {
        using generator::ExocetShape;
        if (shape == "junior") spec.exocet = ExocetShape::Junior;
        else if (shape == "double") spec.exocet = ExocetShape::Double;
        else if (shape == "senior") spec.exocet = ExocetShape::Senior;
        return spec.exocet ? QString()
                           : QStringLiteral("--exocet needs junior, double or senior, not '%1'.").arg(shape);
    }

    QString readPattern(const QString& name);
    QString readSolution(const QString& text);

    QString readTries(const QString& text) {
        const auto tries = numberIn(text, 1, kMostTries);
        spec.tries = tries.value_or(0);
        return tries ? QString() : wrongNumber("tries", text, 1, kMostTries);
    }

    /// "4.2" -> 42
    static std::optional<int> tenths(const QString& text) {
        bool good = false;
        // toDouble needs a point in every locale, as scripts write it.
        const double rating = text.toDouble(&good);
        if (!good || !(rating >= 0 && rating <= kHighestRating)) return std::nullopt;
        return static_cast<int>(std::lround(10 * rating));
    }

    static QString symmetryWords() {
        QStringList words;
        for (const generator::Symmetry symmetry : generator::kSymmetries)
            words << toQString(generator::symmetryName(symmetry));
        return words.join(", ");
    }

    const Invocation& call_;
};

/// 81 characters: '.', '0', '-' and '_' are blanks, all others mean a given. Frames around boxes are ignored.
std::optional<Cells> patternOf(const QByteArray& text) {
    std::string characters;
    for (const QByteArray& line : text.split('\n')) {
        std::string row;
        bool isFrame = true;
        for (const char character : line) {
            if (character == ' ' || character == '\t' || character == '\r' || character == '|') continue;
            isFrame = isFrame && (character == '-' || character == '+');
            row += character;
        }
        // A row of nine dashes is nine blanks and not a frame; frames have corners, or another length.
        const bool isRow = row.size() == 9 || row.size() == kCellCount;
        if (!isFrame || (isRow && row.find('+') == std::string::npos)) characters += row;
    }
    if (characters.size() != kCellCount) return std::nullopt;
    Cells cells;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        if (std::string_view(".0-_").find(characters[cell]) == std::string_view::npos) cells.add(cell);
    return cells;
}

QString SpecReader::readPattern(const QString& name) {
    QFile file;
    const bool standardInput = name == "-" && file.open(stdin, QIODevice::ReadOnly);
    const QString why = standardInput ? QString() : documents::openNative(file, name);
    if (!why.isEmpty()) return name + ": " + why;
    // A pattern is small: no more of the file is needed.
    spec.pattern = patternOf(file.read(64 * 1024));
    return spec.pattern ? QString() : QStringLiteral("%1: a pattern is 81 characters, '.' or 0 for a blank.").arg(name);
}

/// Keeps the first board of a text or file.
class FirstBoard : public formats::PuzzleSink {
public:
    std::optional<Grid> board;
    bool puzzle(formats::Puzzle&& puzzle) override {
        board = puzzle.grid;
        return false;
    }
    void skipped(const Error&) override {}
    void warning(const Error&) override {}
};

QString SpecReader::readSolution(const QString& text) {
    FirstBoard first;
    // If the text is the name of a file, the file is read.
    const auto read =
        QFile::exists(text) ? documents::readFile(text, first) : documents::readText(text.toStdString(), first);
    if (!first.board || !first.board->isFull()) {
        const QString why = QStringLiteral("--solution needs a full board of 81 digits, or a file that holds one.");
        return read ? why : why + ' ' + documents::sentence(read.error());
    }
    spec.solution.emplace();
    for (Cell cell = 0; cell < kCellCount; ++cell)
        (*spec.solution)[cell] = static_cast<std::uint8_t>(first.board->value(cell));
    return {};
}

} // namespace

QList<QCommandLineOption> specOptions() {
    return {
        option("level", "How hard: very-easy, easy, normal, hard, very-hard or expert", "LEVEL"),
        option("part",
               "With --level: 1 the easier, 2 the middle, 3 the harder third of it;\n"
               "without it all three in turn",
               "1|2|3"),
        option("seed-level", "The same by the seed difficulty alone", "LEVEL"),
        option("clues", "Number of givens: 24 or 24-28", "A-B"),
        option("symmetry",
               "How the givens repeat: none, 180, 90, horizontal, vertical, both-axes,\n"
               "diagonal, antidiagonal, both-diagonals or full; mirrors are named\n"
               "after their axis",
               "NAME"),
        option("pattern", "Givens exactly where FILE has them: 81 characters, '.' for a blank", "FILE"),
        option("solution", "Puzzles of this solution: 81 digits, or a file", "GRID"),
        option("sk-loop", "Very hard puzzles: minimal ones, built around an SK loop"),
        option("exocet", "The same around an Exocet: junior, double or senior", "SHAPE"),
        option("tridagon", "Puzzles around a tridagon: three digits that cannot fill twelve cells"),
        option("climb", "The hardest puzzle of a grid that a climb finds, by its seed difficulty:\n"
                        "200 times 20 changes of two opposite cells, each time from the best;\n"
                        "of a random grid, or that of --solution"),
        option("minimal", "Every given is needed"),
        option("er", "Rated so by Sudoku Explainer: 4.2 or 4.2-5.0", "A-B"),
        option("score", "Scored so by HoDoKu: 1000 or 800-1000", "A-B"),
        option("technique",
               "This technique comes up on the way to the solution, because no easier\n"
               "technique finds a step",
               "ID"),
        option("hardest", "With --technique: and nothing harder is needed"),
        option("tries",
               "Give up after N tries; where nothing says how hard the puzzle should be:\n"
               "the hardest of N, by its seed difficulty",
               "N"),
    };
}

std::variant<generator::PuzzleSpec, QString> readSpec(const Invocation& call) {
    SpecReader reader(call);
    reader.readAll();
    if (!reader.mistake.isEmpty()) return reader.mistake;
    return reader.spec;
}

} // namespace ninefold::cli
