// SPDX-License-Identifier: MIT
#include "app/opener.h"

#include "app/desk.h"
#include "app/dialogs/puzzlelist.h"
#include "app/dialogs/savedialog.h"
#include "app/files/catalog.h"
#include "app/files/reading.h"
#include "app/files/writing.h"
#include "app/store/recentfiles.h"
#include "app/text/messages.h"
#include "app/text/numbers.h"
#include "app/text/plaintext.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>

namespace ninefold {

Opener::Opener(Desk& desk, QWidget& window) : desk_(desk), window_(window), lists_(desk, window) {
    connect(&lists_, &Lists::problem, this, &Opener::problem);
    connect(&lists_, &Lists::said, this, &Opener::said);
    connect(&lists_, &Lists::printWanted, this, &Opener::printWanted);
    connect(&reading_, &PuzzleReading::found, this, &Opener::take);
    connect(&reading_, &PuzzleReading::finished, this, &Opener::finish);
}

void Opener::begin(const QString& title, const QString& name) {
    reading_.stop();
    // A list that was worked on stays until its owner closes it.
    if (list_ && !list_->holdsWork()) list_->close();
    list_ = nullptr;
    first_.reset();
    title_ = oneLine(title);
    name_ = oneLine(name);
    path_.clear();
}

void Opener::openFile(const QString& path) {
    const QFileInfo file(path);
    begin(file.fileName(), file.completeBaseName());
    path_ = path;
    reading_.readFile(path);
}

void Opener::openText(const QByteArray& text) {
    begin(tr("Pasted puzzles"), tr("Pasted puzzle"));
    reading_.readText(text);
}

void Opener::take(const Puzzles& puzzles) {
    if (!first_) {
        first_ = puzzles;
        if (!path_.isEmpty()) addRecentFile(path_);
        if (puzzles->size() == 1) return;
    }
    if (!list_) {
        list_ = lists_.open(title_);
        // Whoever has chosen, or not, needs no more of the file.
        connect(list_, &QDialog::finished, this, [this, list = list_.data()] {
            if (list_ == list) reading_.stop();
        });
        emit undecided();
        if (puzzles != first_) list_->add(first_);
    }
    list_->add(puzzles);
}

void Opener::finish(const ReadingEnd& end) {
    const QString left = remarks(end);
    if (list_) {
        const QString all = tr("%1 puzzles.").arg(numberText(end.opened));
        return list_->conclude(left.isEmpty() ? all : all + u' ' + left);
    }
    if (!first_) {
        emit problem(sentence(end.fault ? *end.fault : end.firstSkipped.value_or(Error{})));
        return emit undecided();
    }
    play((*first_)[0]);
    if (!left.isEmpty()) emit problem(left);
}

QString Opener::remarks(const ReadingEnd& end) const {
    if (end.firstSkipped)
        return tr("%n could not be read; the first: %1", nullptr, static_cast<int>(qMax(1LL, end.skipped)))
            .arg(sentence(*end.firstSkipped));
    return end.firstWarning ? sentence(*end.firstWarning) : QString();
}

void Opener::play(const Puzzle& puzzle) {
    Puzzle named = puzzle;
    if (named.name.empty()) named.name = name_.toStdString();
    desk_.play(named);
}

void Opener::askForFile() {
    auto* dialog = new QFileDialog(&window_, tr("Open"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &Opener::openFile);
    dialog->open();
}

void Opener::paste() {
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) emit problem(tr("There is no text on the clipboard."));
    else openText(text.toUtf8());
}

bool Opener::isPuzzleOnClipboard() const {
    // More than a puzzle or a few is no offer for the start, and takes its time to read.
    constexpr qsizetype kOffered = 20000;
    const QByteArray text = QApplication::clipboard()->text().toUtf8();
    if (text.trimmed().isEmpty() || text.size() > kOffered) return false;
    const auto found = readFirst({text.constData(), static_cast<std::size_t>(text.size())});
    return found && sheetOf(*found).blank() != desk_.game().sheet().blank();
}

void Opener::save() {
    const Puzzle puzzle = desk_.game().puzzle();
    auto* dialog = new SaveDialog(
        QString::fromStdString(puzzle.name), [](const Format&) { return true; },
        [puzzle](const Format& format) { return whatIsLost(format, puzzle); }, &window_);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, puzzle](const QString& path) { save(path, dialog->format(), puzzle); });
    dialog->open();
}

void Opener::save(const QString& path, const Format& format, const Puzzle& puzzle) {
    if (const std::optional<Error> fault = saveFile(path, format, std::span(&puzzle, 1)))
        return emit problem(sentence(*fault));
    addRecentFile(path);
    QStringList sentences = {tr("Saved as %1.").arg(fileNameText(path))};
    for (const Error& error : whatIsLost(format, puzzle)) sentences << sentence(error);
    if (sentences.size() == 1) emit said(sentences.first());
    else emit problem(sentences.join(u' '));
}

void Opener::copy(const QString& id) {
    const Format* format = formatById(id.toStdString());
    if (format == nullptr || format->write == nullptr) return;
    const Puzzle puzzle = desk_.game().puzzle();
    QApplication::clipboard()->setText(QString::fromStdString(writeText(*format, std::span(&puzzle, 1))).trimmed());
    QStringList sentences = {tr("Copied.")};
    for (const Error& error : whatIsLost(*format, puzzle)) sentences << sentence(error);
    emit said(sentences.join(u' '));
}

} // namespace ninefold
