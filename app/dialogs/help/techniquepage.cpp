// SPDX-License-Identifier: MIT
#include "app/dialogs/help/techniquepage.h"

#include "app/documents/text/hints.h"
#include "app/documents/text/levels.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"
#include "app/widgets/board/boardview.h"
#include "app/widgets/hairline.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/levelbadge.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "engine/logic/overlay.h"
#include "engine/rating/rule/levelrule.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

constexpr int kBoardSide = 300, kTextWidth = 300;

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

/// The lines of a chain below each other, numbered as on the hint's card, with the headings of branches.
QString linesHtml(const std::vector<documents::ExplanationLine>& lines) {
    QString html, branch;
    int number = 0;
    for (const documents::ExplanationLine& line : lines) {
        if (line.branch != branch) {
            branch = line.branch;
            number = 0;
            html += QStringLiteral("<p><b>%1</b></p>").arg(documents::headingText(line).toHtmlEscaped());
        }
        html += QStringLiteral("<div>%1 &nbsp;%2 (%3)</div>")
                    .arg(++number)
                    .arg(line.text.toHtmlEscaped(), line.because.toHtmlEscaped());
    }
    return html;
}

} // namespace

TechniquePage::TechniquePage(const logic::Technique& technique, const std::optional<formats::Puzzle>& example,
                             const widgets::Theme& theme, NameStyle names, QWidget* parent)
    : QDialog(parent), technique_(technique), names_(names), board_(new widgets::BoardView(this)) {
    setWindowTitle(documents::techniqueName(technique));
    board_->setAccessibleName(tr("Example"));
    board_->setTheme(theme);
    board_->setMinimumSize(kBoardSide, kBoardSide);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setVisible(example.has_value());
    parts_ = new QBoxLayout(QBoxLayout::LeftToRight);
    parts_->setSpacing(widgets::kPadding);
    parts_->addWidget(board_, 3);
    parts_->addWidget(column(), 2);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(parts_, 1);
    rows->addLayout(buttons(example.has_value()));
    connect(&logic_, &session::LogicSession::hintFound, this, [this](const std::optional<logic::Step>& step) {
        if (step) showStep(*step);
    });
    conclusion_->setText(example ? tr("Looking for the step...") : tr("There is no example of this technique."));
    if (example) showExample(*example);
    // Large enough for the candidates of the example.
    resize(980, 620);
}

QLabel* TechniquePage::addText(QBoxLayout& rows, const QString& text) {
    auto* label = new QLabel(text, this);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows.addWidget(label);
    return label;
}

QWidget* TechniquePage::column() {
    area_ = new QScrollArea(this);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setMinimumWidth(kTextWidth);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(area_);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, widgets::kGap, 0);
    rows->setSpacing(widgets::kCardGap);
    rows->addLayout(heading());
    // What it is, how to spot it and why it is true: a line each.
    for (const QString& sentence : documents::techniqueSentences(technique_)) addText(*rows, sentence);
    rows->addWidget(new widgets::Hairline(page));
    widgets::setTextStyle(*addText(*rows, tr("An example")), widgets::TextSize::Small, widgets::TextWeight::Strong,
                          true);
    conclusion_ = addText(*rows, {});
    widgets::setTextStyle(*conclusion_, widgets::TextSize::Body, widgets::TextWeight::Strong);
    reason_ = addText(*rows, {});
    reason_->setTextFormat(Qt::RichText);
    rows->addStretch(1);
    area_->setWidget(page);
    page->setAutoFillBackground(false);
    area_->viewport()->setAutoFillBackground(false);
    return area_;
}

QLayout* TechniquePage::heading() {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(widgets::kGap);
    auto* name = addText(*rows, documents::techniqueName(technique_));
    widgets::setTextStyle(*name, widgets::TextSize::Display, widgets::TextWeight::Strong);
    auto* line = new QHBoxLayout;
    line->setSpacing(widgets::kGap);
    auto* badge = new widgets::LevelBadge(this);
    const rating::Level level = rating::stepLevel(technique_.rating);
    badge->setLevel(static_cast<int>(level), documents::levelText(level));
    line->addWidget(badge, 0, Qt::AlignTop);
    auto* ratings = addText(*line, documents::techniqueRatings(technique_));
    ratings->setToolTip(documents::ratingHint());
    widgets::setTextStyle(*ratings, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    line->setStretch(1, 1);
    rows->addLayout(line);
    return rows;
}

QLayout* TechniquePage::buttons(bool canPractise) {
    auto* line = new QHBoxLayout;
    auto* back = new QPushButton(tr("Back"), this);
    auto* practise = new QPushButton(tr("Practise"), this);
    widgets::setButtonKind(*practise, widgets::ButtonKind::Primary);
    practise->setToolTip(tr("Play a puzzle in which it is the next step"));
    practise->setEnabled(canPractise);
    // As the default button it would replace the game on Enter.
    back->setDefault(true);
    practise->setAutoDefault(false);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(practise, &QPushButton::clicked, this, [this] {
        emit practiceWanted(QString::fromStdString(std::string(technique_.id)));
        accept();
    });
    line->addWidget(back);
    line->addStretch(1);
    line->addWidget(practise);
    return line;
}

void TechniquePage::showExample(const formats::Puzzle& example) {
    position_ = example.grid;
    board_->setFrame(frameOf(position_, names_));
    logic_.askHint({position_, logic::Profile::only({&technique_}), true});
}

void TechniquePage::showStep(const logic::Step& step) {
    logic::Frame frame = frameOf(position_, names_);
    logic::lay(logic::overlayOf(step), frame);
    board_->setFrame(frame);
    const documents::Explanation whole = documents::explain(step, names_);
    conclusion_->setText(whole.conclusion);
    reason_->setText(whole.lines.empty() ? whole.reason.toHtmlEscaped() : linesHtml(whole.lines));
}

void TechniquePage::arrange() {
    const bool beside = width() >= kBoardSide + kTextWidth + 3 * widgets::kPadding;
    parts_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TechniquePage::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    arrange();
}

} // namespace ninefold::dialogs
