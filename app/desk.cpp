// SPDX-License-Identifier: MIT
#include "app/desk.h"

#include "app/files/reading.h"
#include "app/text/messages.h"

#include <QFileInfo>

#include <optional>

namespace ninefold {
namespace {

/// Keeps the first puzzle of an input and stops there.
class FirstPuzzle : public PuzzleSink {
public:
    bool puzzle(Puzzle&& found) override {
        puzzle_ = std::move(found);
        return false;
    }
    void skipped(const Error& error) override {
        if (!fault_) fault_ = error;
    }
    void warning(const Error&) override {}

    std::optional<Puzzle> puzzle_;
    std::optional<Error> fault_;
};

} // namespace

Desk::Desk(QObject* parent) : QObject(parent), settings_(loadSettings()), hand_(game_) {
    hand_.setAutoClean(settings_.autoClean);
    hand_.setDigitFirst(settings_.digitFirst);
    hand_.setMoreModes(settings_.moreModes);
}

void Desk::setSettings(const Settings& settings) {
    if (settings == settings_) return;
    settings_ = settings;
    hand_.setAutoClean(settings.autoClean);
    hand_.setDigitFirst(settings.digitFirst);
    hand_.setMoreModes(settings.moreModes);
    if (!saveSettings(settings_)) emit problem(tr("The settings could not be saved."));
    emit settingsChanged(settings_);
}

void Desk::openFile(const QString& path) {
    FirstPuzzle sink;
    const Result<ReadSummary> read = readFile(path, sink);
    if (!sink.puzzle_) {
        emit problem(sentence(!read ? read.error() : sink.fault_.value_or(Error{})));
        return;
    }
    if (sink.puzzle_->name.empty()) sink.puzzle_->name = QFileInfo(path).completeBaseName().toStdString();
    play(*sink.puzzle_);
}

void Desk::openText(const QByteArray& text) {
    FirstPuzzle sink;
    const Result<ReadSummary> read = readText({text.constData(), static_cast<std::size_t>(text.size())}, sink);
    if (sink.puzzle_) play(*sink.puzzle_);
    else emit problem(sentence(!read ? read.error() : sink.fault_.value_or(Error{})));
}

void Desk::play(const Puzzle& puzzle) {
    Puzzle named = puzzle;
    if (named.name.empty()) named.name = tr("Pasted puzzle").toStdString();
    game_.start(named);
    game_.clock().start();
}

void Desk::toggleBranch() {
    if (game_.isTrying()) {
        game_.keepBranch();
        emit said(tr("The branch is kept."));
        return;
    }
    game_.beginBranch();
    emit said(tr("You are trying something out: T keeps it, Shift+T drops it."));
}

void Desk::fillHighlighted() {
    if (hand_.highlight() == 0) emit said(tr("Highlight a digit first: Alt and the digit."));
    else hand_.fillCandidates(Digits::of(hand_.highlight()), false);
}

} // namespace ninefold
