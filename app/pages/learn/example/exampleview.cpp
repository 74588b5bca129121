// SPDX-License-Identifier: MIT
#include "app/pages/learn/example/exampleview.h"

#include "app/documents/text/explanation.h"
#include "app/pages/learn/example/example.h"
#include "app/session/session.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "engine/logic/overlay.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ninefold::pages {
namespace {

logic::Frame frameOf(const Grid& position, NameStyle names) {
    logic::Frame frame;
    frame.names = names;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[cell].value = static_cast<std::uint8_t>(position.value(cell));
        if (position.isSet(cell)) frame.givens.add(cell);
        else frame.cells[cell].candidates = position.candidates(cell);
    }
    return frame;
}

} // namespace

ExampleView::ExampleView(const RoomContext& context, Example& example, QWidget* parent)
    : QWidget(parent),
      context_(context),
      example_(example),
      about_(new QLabel(tr("An example"), this)),
      conclusion_(new QLabel(this)),
      board_(new widgets::BoardView(this)) {
    widgets::setTextStyle(*about_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    widgets::setTextStyle(*conclusion_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    conclusion_->setWordWrap(true);
    board_->setAccessibleName(tr("Example"));
    board_->setTheme(widgets::themeOf(this));
    setFocusProxy(board_);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(about_);
    rows->addWidget(conclusion_);
    rows->addWidget(board_, 1);
    connect(&example_, &Example::exampleFound, this, &ExampleView::showExample);
}

void ExampleView::setTechnique(const logic::Technique& technique) {
    conclusion_->setText(tr("Looking for the step..."));
    example_.setTechnique(technique);
}

void ExampleView::showExample() {
    const NameStyle names = context_.session.settings().names;
    const auto& step = example_.step();
    showPicture(nullptr);
    conclusion_->setText(step ? documents::explain(*step, names).conclusion
                              : tr("No puzzle here has one, so there is no example."));
}

void ExampleView::showPicture(const logic::Overlay* picture) {
    logic::Frame frame;
    frame.names = context_.session.settings().names;
    // Without an example the board is empty.
    if (example_.step()) frame = frameOf(example_.position(), frame.names);
    if (picture != nullptr) logic::lay(*picture, frame);
    else if (const auto& step = example_.step()) logic::lay(logic::overlayOf(*step), frame);
    board_->setFrame(frame);
}

void ExampleView::takeFocus() {
    board_->setFocus();
}

QString ExampleView::keys() const {
    return tr("Up and Down choose a technique  \u00B7  D shows it step by step  \u00B7  Ctrl+F find one  \u00B7  Esc "
              "back to the puzzle");
}

void ExampleView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        board_->setTheme(widgets::themeOf(this));
}

void ExampleView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool small = widgets::isSmall(window()->size());
    board_->setNamesShown(!small);
    // In a small window the board needs the room.
    about_->setVisible(!small);
}

} // namespace ninefold::pages
