// SPDX-License-Identifier: MIT
#include "app/pages/techniquelink.h"

#include "app/documents/text/steps.h"
#include "app/widgets/look/type.h"

namespace ninefold::pages {

TechniqueLink::TechniqueLink(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusPolicy(Qt::TabFocus);
    widgets::setTextStyle(*this, widgets::TextSize::Small);
    connect(this, &QLabel::linkActivated, this,
            [this] { emit techniqueWanted(QString::fromStdString(std::string(technique_->id))); });
    hide();
}

void TechniqueLink::setTechnique(const logic::Technique* technique) {
    technique_ = technique;
    setVisible(technique != nullptr);
    if (technique == nullptr) return;
    const QString question = documents::techniqueQuestion(*technique);
    setText(QStringLiteral("<a href=\"about\">%1</a>").arg(question.toHtmlEscaped()));
    setAccessibleName(question);
}

} // namespace ninefold::pages
