// SPDX-License-Identifier: MIT
#include "app/documents/runs/runpage.h"

#include "app/documents/runs/eventjson.h"
#include "app/documents/text/events.h"

#include <QCoreApplication>
#include <QFile>

#include <cassert>

namespace ninefold::documents {
namespace {

QString playerFile(const QString& folder, const char* name) {
    QFile file(folder + u'/' + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The text that is inside a script: nothing in it ends the script or opens a tag.
QString harmless(const std::string& json) {
    return QString::fromStdString(json).replace(u'<', QLatin1String("\\u003c"));
}

void writeDigits(Digits digits, JsonWriter& json) {
    std::string text;
    for (const Digit digit : digits) text += static_cast<char>('0' + digit);
    json.value(text);
}

std::string valuesOf(const logic::Frame& board, Cells cells) {
    std::string text(kCellCount, '.');
    for (const Cell cell : cells)
        if (board.cells[cell].value > 0)
            text[static_cast<std::size_t>(cell)] = static_cast<char>('0' + board.cells[cell].value);
    return text;
}

/// The texts of the player in the language of the program; none in English.
void writeWords(JsonWriter& json) {
    json.key("words").openObject();
    for (const char* text : playerTexts())
        if (const QString word = QCoreApplication::translate("Player", text); word != QLatin1String(text))
            json.field(text, word);
    json.closeObject();
}

} // namespace

std::span<const char* const> playerTexts() {
    static constexpr const char* texts[] = {
        QT_TRANSLATE_NOOP("Player", "First"),
        QT_TRANSLATE_NOOP("Player", "Back"),
        QT_TRANSLATE_NOOP("Player", "Play"),
        QT_TRANSLATE_NOOP("Player", "Pause"),
        QT_TRANSLATE_NOOP("Player", "Forward"),
        QT_TRANSLATE_NOOP("Player", "Last"),
        QT_TRANSLATE_NOOP("Player", "To the start (Home)"),
        QT_TRANSLATE_NOOP("Player", "One event back (Left)"),
        QT_TRANSLATE_NOOP("Player", "Play or pause (Space)"),
        QT_TRANSLATE_NOOP("Player", "One event forward (Right)"),
        QT_TRANSLATE_NOOP("Player", "To the end (End)"),
        QT_TRANSLATE_NOOP("Player", "Position"),
        QT_TRANSLATE_NOOP("Player", "Speed"),
        QT_TRANSLATE_NOOP("Player", "%1 a second"),
        QT_TRANSLATE_NOOP("Player", "Board"),
        QT_TRANSLATE_NOOP("Player", "Run"),
        QT_TRANSLATE_NOOP("Player", "Playback"),
        QT_TRANSLATE_NOOP("Player", "Sudoku board"),
        QT_TRANSLATE_NOOP("Player", "Row %1 column %2: %3"),
        QT_TRANSLATE_NOOP("Player", "empty, candidates %1"),
        QT_TRANSLATE_NOOP("Player", "Event %1 of %2"),
        QT_TRANSLATE_NOOP("Player", "This page shows a part of the run."),
        QT_TRANSLATE_NOOP("Player", "Press Play, or go event by event with the arrow keys."),
        QT_TRANSLATE_NOOP("Player", "No guess stands: every digit follows from the givens."),
        QT_TRANSLATE_NOOP("Player", "1 guess stands. The small number is the guess that a digit rests on."),
        QT_TRANSLATE_NOOP("Player", "%1 guesses stand. The small number is the guess that a digit rests on."),
        QT_TRANSLATE_NOOP("Player", "Guesses"),
        QT_TRANSLATE_NOOP("Player", "Follows"),
        QT_TRANSLATE_NOOP("Player", "Dead ends"),
        QT_TRANSLATE_NOOP("Player", "Notes"),
    };
    return texts;
}

RunPage::RunPage(const QString& title, const solve::SolverState& start, NameStyle names)
    : title_(title), names_(names) {
    begin(title, start.start().cellsText(), start.position());
    json_.key("candidates").openArray();
    for (Cell cell = 0; cell < kCellCount; ++cell) writeDigits(start.start().candidates(cell), json_);
    json_.closeArray();
    writeStart(start);
    json_.key("events").openArray();
}

RunPage::RunPage(const QString& title, const logic::Frame& start, std::uint64_t number)
    : title_(title), names_(start.names) {
    begin(title, valuesOf(start, start.givens), number);
    json_.key("start").openObject();
    writeBoard(start);
    json_.closeObject().key("events").openArray();
}

void RunPage::begin(const QString& title, std::string_view puzzle, std::uint64_t number) {
    assert(puzzle.size() == kCellCount);
    number_ = number;
    json_.field("title", title).field("puzzle", puzzle).field("first", number);
    writeWords(json_);
}

/// The trail and the notes, for a stretch that begins in the middle of a run.
void RunPage::writeStart(const solve::SolverState& start) {
    json_.key("start").openObject().field("level", start.level()).key("trail").openArray();
    for (const solve::SolverState::Entry& entry : start.trail()) {
        // A guess that was taken back is a candidate again by the rules.
        if (entry.kind == solve::SolverState::Kind::Tried) continue;
        json_.openObject().field("cell", cellName(entry.literal.cell())).field("digit", entry.literal.digit());
        json_.field("level", entry.level).field("places", entry.literal.positive()).closeObject();
    }
    json_.closeArray().key("notes").openArray();
    for (const auto& clause : start.clauses())
        json_.openObject()
            .field("id", clause->id)
            .field("text", clauseSentence(clause->literals, names_))
            .closeObject();
    json_.closeArray().key("counts").openObject();
    using solve::EventKind;
    for (const EventKind kind : {EventKind::Decide, EventKind::Imply, EventKind::Conflict, EventKind::Learn})
        json_.field(kindWord(kind), start.count(kind));
    json_.closeObject().closeObject();
}

void RunPage::writeBoard(const logic::Frame& board) {
    json_.field("grid", valuesOf(board, Cells::all())).key("candidates").openArray();
    for (const CellState& cell : board.cells) writeDigits(cell.value > 0 ? Digits() : cell.candidates, json_);
    json_.closeArray();
}

void RunPage::add(const solve::SolverEvent& event, std::span<const solve::Literal> clause) {
    assert(!isFull());
    ++count_;
    json_.breakLine().openObject();
    writeEventFields(number_ + count_, event, clause, json_);
    json_.field("text", sentence(event, clause, names_));
    // The list of notes has room for what a note says, and not for how it was found.
    if (!clause.empty()) json_.field("note", clauseSentence(clause, names_));
    json_.closeObject();
}

void RunPage::add(const logic::Frame& board, Cells cells, const QString& text) {
    assert(!isFull());
    ++count_;
    json_.breakLine().openObject().field("n", number_ + count_).field("kind", "board");
    writeBoard(board);
    json_.key("cells").openArray();
    for (const Cell cell : cells) json_.value(cellName(cell));
    json_.closeArray().field("text", text).closeObject();
}

std::string RunPage::text(bool complete, const QString& folder) const {
    QString page = playerFile(folder, "player.html");
    const QString look = playerFile(folder, "player.css"), script = playerFile(folder, "player.js");
    if (page.isEmpty() || look.isEmpty() || script.isEmpty()) return {};
    assert(!look.contains(QLatin1String("</")) && !script.contains(QLatin1String("</script")));
    const std::string run = run_ + (complete ? "],\"complete\":true}" : "],\"complete\":false}");
    // The run comes last: nothing is replaced inside it.
    page.replace(QLatin1String("<link rel=\"icon\" href=\"ninefold.svg\">\n"),
                 QLatin1String("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                               "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n"));
    page.replace(QLatin1String("<link rel=\"stylesheet\" href=\"player.css\">"),
                 QLatin1String("<style>\n") + look + QLatin1String("</style>"));
    page.replace(QLatin1String("<html lang=\"en\">"),
                 QLatin1String("<html lang=\"") +
                     QCoreApplication::translate("Player", "en", "the code of this language") + QLatin1String("\">"));
    page.replace(QLatin1String("<title>Ninefold</title>"),
                 QLatin1String("<title>") + title_.toHtmlEscaped() + QLatin1String("</title>"));
    const QLatin1String player("<script src=\"player.js\"></script>");
    assert(page.contains(player));
    page.replace(player, QLatin1String("<script id=\"run\" type=\"application/json\">\n") + harmless(run) +
                             QLatin1String("\n</script>\n<script>\n") + script + QLatin1String("</script>"));
    return page.toStdString();
}

} // namespace ninefold::documents
