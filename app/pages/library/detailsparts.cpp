// SPDX-License-Identifier: MIT
#include "app/pages/library/detailsparts.h"

#include "app/documents/text/parts/lists.h"
#include "app/documents/text/steps.h"
#include "app/pages/library/puzzlecard.h"
#include "app/session/library/librarywords.h"
#include "app/widgets/board/thumbnails.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace ninefold::pages {
namespace {

/// Names the context of the translations.
class LibraryDetails {
    Q_DECLARE_TR_FUNCTIONS(LibraryDetails)
};

QString linkTo(const logic::Technique& technique) {
    const QString id = QString::fromUtf8(technique.id.data(), static_cast<qsizetype>(technique.id.size()));
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(id, documents::techniqueName(technique).toHtmlEscaped());
}

} // namespace

PuzzlePicture::PuzzlePicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setMaximumHeight(kMost);
}

void PuzzlePicture::setPuzzle(const session::LibraryPuzzle& puzzle) {
    givens_ = puzzle.givens;
    digits_ = puzzle.digits;
    setAccessibleName(tr("Picture of %1").arg(puzzle.name));
    update();
}

void PuzzlePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    // Cells of one size.
    const int side = (std::min({width(), height(), kMost}) - 1) / 9 * 9 + 1;
    widgets::Thumbnails board;
    board.setLook(widgets::themeOf(this), font(), side, devicePixelRatioF());
    const QRect place = QStyle::alignedRect(layoutDirection(), Qt::AlignLeft | Qt::AlignTop, {side, side}, rect());
    board.paint(painter, place.topLeft(), givens_, digits_);
}

PlayLine::PlayLine(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PlayLine::setPlay(const session::PlayRecord& play) {
    play_ = play;
    sentence_ = session::stateSentence(play);
    setAccessibleName(sentence_);
    setToolTip(sentence_);
    updateGeometry();
    update();
}

QSize PlayLine::sizeHint() const {
    constexpr int kIcon = 48;
    return {kIcon + fontMetrics().horizontalAdvance(sentence_), fontMetrics().height() + 6};
}

void PlayLine::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setFont(font());
    paintPlayState(painter, rect(), play_, sentence_, widgets::themeOf(this), false);
}

QString needsLinks(const session::LibraryPuzzle& puzzle, int most) {
    if (!puzzle.needs) return {};
    if (puzzle.needs->empty()) return LibraryDetails::tr("only singles", "what a puzzle needs");
    const auto count = static_cast<int>(puzzle.needs->size());
    QStringList links;
    // The hardest are what a player wants to know.
    for (int index = std::max(0, count - most); index < count; ++index)
        links << linkTo(*(*puzzle.needs)[static_cast<std::size_t>(index)]);
    QString names = QLocale().createSeparatedList(links);
    if (count <= most) return names;
    return LibraryDetails::tr("%1, and %n easier one(s)", "techniques", count - most).arg(documents::listText(links));
}

} // namespace ninefold::pages
