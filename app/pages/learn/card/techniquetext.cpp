// SPDX-License-Identifier: MIT
#include "app/pages/learn/card/techniquetext.h"

#include "app/documents/text/explanation.h"
#include "app/documents/text/hints.h"
#include "app/documents/text/learn/abouts.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"
#include "app/pages/learn/card/needstable.h"
#include "app/pages/learn/card/patternpicture.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"
#include "engine/logic/relations.h"

#include <QLabel>
#include <QVBoxLayout>

#include <cassert>

namespace ninefold::pages {
namespace {

using widgets::setTextStyle;
using widgets::TextSize;
using widgets::TextWeight;

const QString kTable = QStringLiteral("<table cellspacing=\"2\">"), kTableEnd = QStringLiteral("</table>");

/// Steps below each other with their numbers, none of which is above another line.
QString numbered(int number, const QString& text) {
    return QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>").arg(number).arg(text);
}

QString proofHtml(const QStringList& steps) {
    QString html = kTable;
    for (qsizetype at = 0; at < steps.size(); ++at)
        html += numbered(static_cast<int>(at) + 1, steps[at].toHtmlEscaped());
    return html + kTableEnd;
}

/// The lines of a chain under the headings of their branches. They are numbered through, as they refer to each other.
QString linesHtml(const std::vector<documents::ExplanationLine>& lines) {
    QString html, branch;
    int number = 0;
    for (const documents::ExplanationLine& line : lines) {
        if (html.isEmpty() || line.branch != branch) {
            branch = line.branch;
            // A table for each branch: a heading inside it would make the column of the numbers wider.
            if (!html.isEmpty()) html += kTableEnd;
            if (!branch.isEmpty())
                html += QStringLiteral("<p style=\"margin:4 0 0 0\"><b>%1</b></p>")
                            .arg(documents::headingText(line).toHtmlEscaped());
            html += kTable;
        }
        html += numbered(++number, QStringLiteral("%1 (%2)").arg(line.text, line.because).toHtmlEscaped());
    }
    return html + kTableEnd;
}

QString linksTo(const std::vector<const logic::Technique*>& techniques) {
    QStringList links;
    for (const logic::Technique* technique : techniques)
        links << QStringLiteral("<a href=\"%1\">%2</a>")
                     .arg(QString::fromStdString(std::string(technique->id)),
                          documents::techniqueName(*technique).toHtmlEscaped());
    return documents::listText(links);
}

void makeLinks(QLabel& label) {
    label.setTextFormat(Qt::RichText);
    label.setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label.setFocusPolicy(Qt::TabFocus);
}

} // namespace

TechniqueText::TechniqueText(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setSpacing(widgets::kGap);
    build();
    connect(relatives_, &QLabel::linkActivated, this, &TechniqueText::techniqueWanted);
    connect(drawingLink_, &QLabel::linkActivated, this, [this] {
        unfolded_ = !unfolded_;
        showDrawing();
    });
}

QLabel* TechniqueText::addText() {
    auto* label = new QLabel(this);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows_->addWidget(label);
    return label;
}

QLabel* TechniqueText::addHeading(const QString& text) {
    QLabel* label = addText();
    label->setText(text);
    label->setContentsMargins(0, widgets::kGap, 0, 0);
    setTextStyle(*label, TextSize::Body, TextWeight::Strong);
    return label;
}

void TechniqueText::build() {
    drawingLink_ = addText();
    makeLinks(*drawingLink_);
    rows_->addWidget(drawing_ = new PatternPicture(this));
    letters_ = addText();
    setTextStyle(*letters_, TextSize::Small, TextWeight::Normal, true);
    what_ = addText();
    what_->setTextFormat(Qt::RichText);
    addHeading(tr("How to spot one"));
    spot_ = addText();
    addHeading(tr("Why it is true"));
    proof_ = addText();
    proof_->setTextFormat(Qt::RichText);
    exampleTitle_ = addHeading(tr("Why the example is right"));
    reason_ = addText();
    reason_->setTextFormat(Qt::RichText);
    relatives_ = addText();
    relatives_->setContentsMargins(0, widgets::kGap, 0, 0);
    makeLinks(*relatives_);
    needsTitle_ = addHeading(tr("How many puzzles need it"));
    rows_->addWidget(needs_ = new NeedsTable(this));
    addHeading(tr("How hard it is"));
    ratings_ = addText();
    ratings_->setToolTip(documents::ratingHint());
}

void TechniqueText::setTechnique(const logic::Technique& technique) {
    technique_ = &technique;
    const QStringList sentences = documents::techniqueSentences(technique);
    QString html;
    for (const QString& sentence : sentences)
        html += (&sentence == &sentences.last() ? QStringLiteral("<p style=\"margin:0\"><b>%1</b></p>")
                                                : QStringLiteral("<p style=\"margin:0 0 8 0\">%1</p>"))
                    .arg(sentence.toHtmlEscaped());
    what_->setText(html);
    spot_->setText(documents::techniqueTip(technique));
    proof_->setText(proofHtml(documents::techniqueProof(technique)));
    ratings_->setText(documents::techniqueRatings(technique));
    showRelatives();
}

void TechniqueText::showRelatives() {
    QStringList rows;
    const auto add = [&rows](const QString& sentence, const std::vector<const logic::Technique*>& techniques) {
        if (!techniques.empty()) rows << sentence.toHtmlEscaped().arg(linksTo(techniques));
    };
    add(tr("A special case of: %1"), logic::generalOf(*technique_));
    add(tr("Special cases of it: %1"), logic::specialOf(*technique_));
    add(tr("Of the same kind: %1"), logic::siblingsOf(*technique_));
    relatives_->setText(rows.join(QStringLiteral("<br>")));
    relatives_->setVisible(!rows.isEmpty());
}

void TechniqueText::showExample(const logic::Step* step, const Grid& position, NameStyle names) {
    assert(technique_ != nullptr);
    exampleTitle_->setVisible(step != nullptr);
    reason_->setVisible(step != nullptr);
    hasDrawing_ = step != nullptr && technique_->about->lettered;
    if (hasDrawing_) drawing_->setPattern(logic::schematicOf(*step, position));
    letters_->setText(hasDrawing_ ? tr("In the example: %1", "A = 4, B = 7").arg(lettersText(drawing_->pattern()))
                                  : QString());
    showDrawing();
    if (step == nullptr) return;
    const documents::Explanation whole = documents::explain(*step, names);
    reason_->setText(whole.lines.empty() ? whole.reason.toHtmlEscaped() : linesHtml(whole.lines));
}

void TechniqueText::showDrawing() {
    const bool shown = hasDrawing_ && (!folds_ || unfolded_);
    drawing_->setVisible(shown);
    letters_->setVisible(shown);
    drawingLink_->setVisible(hasDrawing_ && folds_);
    const QString text = unfolded_ ? tr("Hide the drawing") : tr("Show the drawing");
    drawingLink_->setText(QStringLiteral("<a href=\"drawing\">%1</a>").arg(text.toHtmlEscaped()));
    drawingLink_->setAccessibleName(text);
}

void TechniqueText::setFolding(bool folds) {
    folds_ = folds;
    showDrawing();
}

void TechniqueText::setNeeds(const session::LevelNeeds& needs) {
    needs_->setNeeds(needs, QString::fromStdString(std::string(technique_->id)));
    needs_->setVisible(!needs_->isEmpty());
    needsTitle_->setVisible(!needs_->isEmpty());
}

} // namespace ninefold::pages
