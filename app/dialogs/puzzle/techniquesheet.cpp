// SPDX-License-Identifier: MIT
#include "app/dialogs/puzzle/techniquesheet.h"

#include "app/documents/text/steps.h"
#include "app/widgets/board/boardview.h"
#include "engine/logic/overlay.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

constexpr int kBoardSide = 340;

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

TechniqueSheet::TechniqueSheet(const logic::Technique& technique, const std::optional<formats::Puzzle>& example,
                               const widgets::Theme& theme, NameStyle names, QWidget* parent)
    : QDialog(parent),
      technique_(technique),
      names_(names),
      board_(new widgets::BoardView(this)),
      text_(new QLabel(this)) {
    setWindowTitle(documents::techniqueName(technique));
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    board_->setAccessibleName(tr("Example"));
    board_->setTheme(theme);
    board_->setMinimumSize(kBoardSide, kBoardSide);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* practise = buttons->addButton(tr("Practise"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit practiceWanted(QString::fromStdString(std::string(technique_.id)));
        accept();
    });
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(board_, 1);
    rows->addWidget(text_);
    rows->addWidget(buttons);
    resize(kBoardSide + 80, 620);
    connect(&logic_, &session::LogicSession::hintFound, this, [this](const std::optional<logic::Step>& step) {
        if (step) showStep(*step);
    });
    practise->setEnabled(example.has_value());
    board_->setVisible(example.has_value());
    text_->setText(example ? tr("Looking for the step...") : tr("There is no example of this technique."));
    if (example) showExample(*example);
}

QString TechniqueSheet::sentence() const {
    return text_->text();
}

void TechniqueSheet::showExample(const formats::Puzzle& example) {
    position_ = example.grid;
    board_->setFrame(frameOf(position_, names_));
    logic_.askHint({position_, logic::Profile::only({&technique_}), true});
}

void TechniqueSheet::showStep(const logic::Step& step) {
    logic::Frame frame = frameOf(position_, names_);
    logic::lay(logic::overlayOf(step), frame);
    board_->setFrame(frame);
    text_->setText(documents::explanation(step, names_));
}

} // namespace ninefold::dialogs
