// SPDX-License-Identifier: MIT
#include "app/window/importer.h"

#include "app/dialogs/lists/puzzlelist.h"
#include "app/documents/fileaddress.h"
#include "app/documents/reading.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/plaintext.h"
#include "app/session/library/recognition.h"
#include "app/session/session.h"
#include "app/store/recent/recentfiles.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace ninefold::window {
namespace {

/// The files that were copied or dropped from a file manager. Some file managers pass them as text with one address
/// per line.
QList<QUrl> urlsOf(const QMimeData& data) {
    if (data.hasUrls()) return data.urls();
    QList<QUrl> urls;
    const QString text = data.text();
    if (!text.startsWith(QLatin1String("file://"))) return {};
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) urls << QUrl(line.trimmed());
    return urls;
}

/// The names of the first few files, for a sentence.
QString someOf(const QStringList& paths) {
    constexpr int kShown = 10;
    QStringList names;
    for (const QString& path : paths.mid(0, kShown)) names << QFileInfo(path).fileName();
    if (paths.size() > kShown) names << QStringLiteral("...");
    return documents::listText(names);
}

} // namespace

Importer::Importer(session::Session& session, QWidget& window)
    : session_(session), window_(window), lists_(session, window) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    connect(&lists_, &Lists::printWanted, this, &Importer::printWanted);
    connect(&pictures_, &session::PictureReading::gridsRead, this, [this](const session::GridReadings& grids) {
        if (!paths_.isEmpty()) store::addRecentFile(paths_.first());
        emit pictureRead(grids);
        emit undecided();
    });
    connect(&pictures_, &session::PictureReading::readingFailed, this, [this](const Error& why) {
        session_.announcer().say(documents::sentence(why, paths_.value(0)), session::Severity::Important);
        emit undecided();
    });
    connect(&reading_, &session::PuzzleReading::puzzlesFound, this, &Importer::take);
    connect(&reading_, &session::PuzzleReading::readingEnded, this, &Importer::finish);
}

void Importer::begin(const QString& title, const QString& name) {
    reading_.stop();
    pictures_.stop();
    emit readingStarted();
    // Close the previous list, unless it has been rated or is not saved yet.
    if (list_ && !list_->holdsWork()) list_->close();
    list_ = nullptr;
    first_.reset();
    title_ = documents::oneLine(title);
    name_ = documents::oneLine(name);
    paths_.clear();
    elsewhere_.clear();
}

void Importer::openFiles(const QStringList& paths) {
    const QFileInfo first(paths.first());
    const int others = static_cast<int>(paths.size()) - 1;
    begin(others == 0 ? first.fileName() : tr("%1 and %n more file(s)", nullptr, others).arg(first.fileName()),
          first.completeBaseName());
    paths_ = paths;
    if (others == 0 && session::PictureReading::isPicture(paths.first())) return pictures_.readFile(paths.first());
    reading_.readFiles(paths);
}

void Importer::openText(const QByteArray& text) {
    begin(tr("Pasted puzzles"), tr("Pasted puzzle"));
    reading_.readText(text);
}

void Importer::openImage(const QImage& image) {
    begin(tr("Pasted puzzles"), tr("Pasted puzzle"));
    pictures_.readImage(image);
}

void Importer::open(const QMimeData& data) {
    const QList<QUrl> urls = urlsOf(data);
    QStringList files, elsewhere;
    // Not QUrl::toLocalFile(): it garbles names that are not UTF-8.
    for (const QUrl& url : urls)
        if (const auto path = documents::filePath(QString::fromLatin1(url.toEncoded()))) files << *path;
        else elsewhere << url.toDisplayString();
    // Only local files are opened as files; a web address is treated as text.
    if (files.isEmpty() && data.hasImage()) return openImage(qvariant_cast<QImage>(data.imageData()));
    if (files.isEmpty()) return openText(data.text().toUtf8());
    openFiles(files);
    elsewhere_ = elsewhere;
}

void Importer::take(const session::Puzzles& puzzles) {
    if (!first_) {
        first_ = puzzles;
        if (paths_.size() == 1) store::addRecentFile(paths_.first());
        // A first batch of one puzzle is the whole input, which finish() puts on the board.
        if (puzzles->size() == 1) return;
    }
    if (!list_) {
        list_ = lists_.open(title_);
        // When the player has chosen a puzzle or closed the list, the rest of the file is not needed.
        connect(list_, &QDialog::finished, this, [this, list = list_.data()] {
            if (list_ == list) reading_.stop();
        });
        emit undecided();
    }
    list_->add(puzzles);
}

void Importer::finish(const session::ReadingEnd& end) {
    const QString left = remarks(end);
    if (paths_.size() > 1)
        for (const QString& path : end.files) store::addRecentFile(path);
    if (list_) {
        const QString all = tr("%1 puzzles.").arg(documents::numberText(end.opened));
        return list_->conclude(left.isEmpty() ? all : all + u' ' + left);
    }
    if (!first_) {
        const Error why = end.fault ? *end.fault : end.firstSkipped.value_or(Error{});
        session_.announcer().say(isSeveral() ? left : documents::sentence(why, paths_.value(0)),
                                 session::Severity::Important);
        return emit undecided();
    }
    startGame((*first_)[0]);
    // A single line of text is the name of the puzzle, more often than not.
    const bool harmless = !end.firstSkipped && end.unused.count == 1 && !isSeveral();
    if (!left.isEmpty())
        session_.announcer().say(left, harmless ? session::Severity::Info : session::Severity::Important);
}

QString Importer::remarks(const session::ReadingEnd& end) const {
    QStringList sentences;
    if (isSeveral() && !end.unread.isEmpty())
        sentences << tr("Not read: %1.").arg(someOf(end.unread)) << documents::sentence(*end.fault, end.unread.first());
    if (!elsewhere_.isEmpty())
        sentences << tr("This is not on your computer and was not opened: %1.").arg(someOf(elsewhere_));
    if (end.unused.count > 0) {
        sentences << tr("Only one line is a Sudoku; %n other(s) could not be used.", nullptr, end.unused.count)
                  << (end.firstSkipped ? documents::sentence(*end.firstSkipped, end.skippedIn)
                                       : tr("The first is line %1.").arg(end.unused.first));
    } else if (end.firstSkipped)
        sentences << tr("%n could not be read; the first: %1", nullptr, static_cast<int>(qMax(1LL, end.skipped)))
                         .arg(documents::sentence(*end.firstSkipped, end.skippedIn));
    else if (end.firstWarning) sentences << documents::sentence(*end.firstWarning, end.warnedIn);
    return sentences.join(u' ');
}

void Importer::startGame(const formats::Puzzle& puzzle) {
    formats::Puzzle named = puzzle;
    if (named.name.empty()) named.name = name_.toStdString();
    session_.games().startGame(named);
    recognise(named);
}

void Importer::recognise(const formats::Puzzle& puzzle) {
    const QString givens = QString::fromStdString(formats::puzzleGrid(puzzle).cellsText());
    recognition_.start([access = session_.libraryPlace().access(), givens](const auto&, const auto&) {
        return [sentence = session::whatIsKnown(access, givens)](Importer& importer) {
            if (!sentence.isEmpty()) importer.session_.announcer().say(sentence);
        };
    });
}

bool Importer::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::DragEnter) {
        auto* drag = static_cast<QDragEnterEvent*>(event);
        const QMimeData& data = *drag->mimeData();
        if (data.hasUrls() || data.hasText() || data.hasImage()) drag->acceptProposedAction();
        return true;
    }
    if (event->type() != QEvent::Drop) return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    open(*drop->mimeData());
    drop->acceptProposedAction();
    return true;
}

void Importer::askForFile() {
    auto* dialog = new QFileDialog(&window_, tr("Open"), store::recentFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    // Read only: Qt's own dialog can rename and delete files with a key.
    dialog->setOption(QFileDialog::ReadOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &Importer::openFile);
    dialog->open();
}

void Importer::paste() {
    const QMimeData* data = QApplication::clipboard()->mimeData();
    if (data == nullptr || (!data->hasUrls() && !data->hasImage() && data->text().trimmed().isEmpty()))
        session_.announcer().say(tr("There is no text and no picture on the clipboard."), session::Severity::Important);
    else open(*data);
}

bool Importer::isPuzzleOnClipboard() const {
    // A longer text is not offered at the start: reading it would take too long.
    constexpr qsizetype kMaxOfferedBytes = 20000;
    const QByteArray text = QApplication::clipboard()->text().toUtf8();
    if (text.trimmed().isEmpty() || text.size() > kMaxOfferedBytes) return false;
    const auto found = documents::readFirst({text.constData(), static_cast<std::size_t>(text.size())});
    return found && game::sheetOf(*found).blank() != session_.game().sheet().blank();
}

} // namespace ninefold::window
