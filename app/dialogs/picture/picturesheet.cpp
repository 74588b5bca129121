// SPDX-License-Identifier: MIT
#include "app/dialogs/picture/picturesheet.h"

#include "app/dialogs/picture/flatview.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/values.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/look/theme.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

constexpr int kNarrow = 560;
constexpr int kCutOutSide = 96;

QLabel* wrappedLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

PictureSheet::PictureSheet(session::PictureReview review, const widgets::Theme& theme, NameStyle names, QWidget* parent)
    : QDialog(parent),
      review_(std::move(review)),
      theme_(theme),
      names_(names),
      sides_(new QBoxLayout(QBoxLayout::LeftToRight)),
      picture_(new FlatView(theme, this)),
      board_(new widgets::BoardView(this)),
      cutOut_(new QLabel(this)),
      cell_(wrappedLabel(this)),
      verdict_(wrappedLabel(this)),
      proposal_(wrappedLabel(this)),
      accept_(new QPushButton(tr("&Change It"), this)),
      next_(new QPushButton(tr("&Next Doubtful Cell"), this)) {
    setWindowTitle(tr("Puzzle from a Picture"));
    setAttribute(Qt::WA_DeleteOnClose);
    board_->setTheme(theme);
    board_->setNamesShown(false);
    board_->setAccessibleName(tr("What was read"));
    sides_->addWidget(picture_, 1);
    sides_->addWidget(board_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* play = buttons->addButton(tr("&Play"), QDialogButtonBox::AcceptRole);
    play->setDefault(true);
    auto* rows = new QVBoxLayout(this);
    if (review_.count() > 1) rows->addWidget(chooser());
    rows->addLayout(sides_, 1);
    rows->addWidget(closeUp());
    rows->addWidget(verdict_);
    rows->addWidget(advice());
    rows->addWidget(buttons);
    connect(picture_, &FlatView::cellPointedAt, this, &PictureSheet::chooseCell);
    connect(board_, &widgets::BoardView::selectionWanted, this, [this](Cells, Cell cursor) { chooseCell(cursor); });
    connect(accept_, &QPushButton::clicked, this, [this] {
        review_.acceptProposal();
        showAll();
    });
    connect(next_, &QPushButton::clicked, this, &PictureSheet::chooseNextDoubtful);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit pictureAccepted(review_.puzzle());
        accept();
    });
    resize(860, 640);
    chooseGrid(0);
    board_->setFocus();
}

QWidget* PictureSheet::chooser() {
    auto* choice = new QComboBox(this);
    choice->setAccessibleName(tr("Sudoku of the picture"));
    for (int grid = 1; grid <= review_.count(); ++grid)
        choice->addItem(tr("Sudoku %1 of %2").arg(grid).arg(review_.count()));
    connect(choice, &QComboBox::currentIndexChanged, this, &PictureSheet::chooseGrid);
    return choice;
}

QWidget* PictureSheet::closeUp() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    cutOut_->setFixedSize(kCutOutSide, kCutOutSide);
    cutOut_->setAccessibleName(tr("The cell in the picture"));
    row->addWidget(cutOut_);
    row->addWidget(cell_, 1);
    row->addWidget(next_);
    return box;
}

QWidget* PictureSheet::advice() {
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins({});
    row->addWidget(proposal_, 1);
    row->addWidget(accept_);
    return box;
}

void PictureSheet::chooseGrid(int grid) {
    review_.choose(grid);
    picture_->setPicture(review_.reading().flat);
    const Cells doubtful = review_.doubtful();
    chosen_ = doubtful.empty() ? 0 : *doubtful.begin();
    showAll();
}

void PictureSheet::chooseCell(Cell cell) {
    chosen_ = cell;
    showAll();
}

void PictureSheet::chooseNextDoubtful() {
    const Cells doubtful = review_.doubtful();
    for (int step = 1; step <= kCellCount; ++step)
        if (const Cell cell = (chosen_ + step) % kCellCount; doubtful.has(cell)) {
            chooseCell(cell);
            break;
        }
    board_->setFocus();
}

void PictureSheet::write(Digit digit) {
    review_.correct(chosen_, digit);
    showAll();
}

void PictureSheet::showAll() {
    logic::Frame frame;
    for (Cell cell = 0; cell < kCellCount; ++cell) {
        frame.cells[static_cast<std::size_t>(cell)].value = review_.digit(cell);
        frame.cells[static_cast<std::size_t>(cell)].candidates = review_.marks(cell);
        if (review_.digit(cell) > 0 && !review_.isPlaced(cell)) frame.givens.add(cell);
    }
    frame.look = review_.doubtful();
    frame.selected.add(chosen_);
    frame.cursor = chosen_;
    frame.names = names_;
    for (const Clash& clash : review_.verdict().clashes)
        for (const Cell cell : clash.cells) frame.clashes.add(cell);
    board_->setFrame(frame);
    picture_->setMarks(review_.doubtful(), chosen_);
    cutOut_->setPixmap(QPixmap::fromImage(
        picture_->cutOut(chosen_).scaled(cutOut_->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    cell_->setText(cellText());
    verdict_->setText(verdictText());
    proposal_->setText(proposalText());
    proposal_->parentWidget()->setVisible(!review_.proposal().empty());
    next_->setVisible(!review_.doubtful().empty());
}

QString PictureSheet::cellText() const {
    const QString name = documents::cellText(chosen_, names_);
    const Digit digit = review_.digit(chosen_);
    if (const Digits marks = review_.marks(chosen_); !marks.empty())
        return tr("%1: candidates %2").arg(name, documents::digitsPhrase(marks, documents::Joint::And));
    if (review_.doubtful().has(chosen_))
        return digit > 0 ? tr("%1: probably %2. Type the right digit, or Delete if there is none.").arg(name).arg(digit)
                         : tr("%1: probably empty. Type a digit if there is one.").arg(name);
    return digit > 0 ? tr("%1: %2").arg(name).arg(digit) : tr("%1: empty").arg(name);
}

QString PictureSheet::verdictText() const {
    using Status = solve::Verdict::Status;
    const int doubtful = review_.doubtful().count();
    const QString look =
        doubtful > 0 ? u' ' + tr("Please look at the %n marked cell(s).", nullptr, doubtful) : QString();
    switch (review_.verdict().status) {
    case Status::Unique:
        return tr("This puzzle has exactly one solution.") + look;
    case Status::Multiple:
        return tr("This has several solutions: a digit may be missing.") + look;
    case Status::Invalid:
        return tr("Two equal digits are in one row, column or box: one of them was misread.") + look;
    case Status::None:
        break;
    }
    return tr("This has no solution: a digit was misread.") + look;
}

QString PictureSheet::proposalText() const {
    QStringList changes;
    for (const session::Correction& change : review_.proposal()) {
        const QString name = documents::cellText(change.cell, names_);
        changes << (change.meant > 0 ? tr("%1 is %2").arg(name).arg(change.meant) : tr("%1 is empty").arg(name));
    }
    if (changes.isEmpty()) return {};
    return tr("There would be exactly one solution if %1.").arg(changes.join(tr(" and ", "between two changes")));
}

void PictureSheet::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key >= Qt::Key_1 && key <= Qt::Key_9 && !(event->modifiers() & Qt::ControlModifier))
        return write(key - Qt::Key_0);
    if (key == Qt::Key_Delete || key == Qt::Key_Backspace || key == Qt::Key_0) return write(0);
    QDialog::keyPressEvent(event);
}

void PictureSheet::resizeEvent(QResizeEvent* event) {
    sides_->setDirection(width() < kNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QDialog::resizeEvent(event);
}

} // namespace ninefold::dialogs
