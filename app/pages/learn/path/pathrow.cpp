// SPDX-License-Identifier: MIT
#include "app/pages/learn/path/pathrow.h"

#include "app/pages/learn/ladder/ladderdelegate.h"
#include "app/widgets/look/buttons.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace ninefold::pages {

class PathRow::Ring : public QWidget {
public:
    explicit Ring(QWidget* parent) : QWidget(parent) { setFixedSize(16, 16); }

    void setMastery(const session::Mastery& mastery) {
        mastery_ = mastery;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintMastery(painter, rect(), mastery_, this);
    }

private:
    session::Mastery mastery_;
};

PathRow::PathRow(const QString& button, QWidget* parent)
    : QWidget(parent),
      ring_(new Ring(this)),
      name_(new QLabel(this)),
      note_(new QLabel(this)),
      button_(new QPushButton(button, this)) {
    widgets::setButtonSize(*button_, widgets::ButtonSize::Compact);
    // Those of all rows are equal.
    constexpr int kLeastButton = 112;
    button_->setMinimumWidth(kLeastButton);
    widgets::setTextStyle(*note_, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    name_->setTextFormat(Qt::RichText);
    for (QLabel* label : {name_, note_}) label->setWordWrap(true);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(name_);
    texts->addWidget(note_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(widgets::kGap);
    row->addWidget(ring_);
    row->addLayout(texts, 1);
    row->addWidget(button_);
    connect(name_, &QLabel::linkActivated, this, &PathRow::techniqueWanted);
    connect(button_, &QPushButton::clicked, this, &PathRow::rowPressed);
}

void PathRow::setName(const QString& name, const QString& address) {
    address_ = address;
    const QString text = name.toHtmlEscaped();
    const bool link = !address.isEmpty();
    name_->setText(link ? QStringLiteral("<a href=\"%1\">%2</a>").arg(address.toHtmlEscaped(), text) : text);
    name_->setAccessibleName(name);
    name_->setTextInteractionFlags(link ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard
                                        : Qt::NoTextInteraction);
    name_->setFocusPolicy(link ? Qt::TabFocus : Qt::NoFocus);
}

void PathRow::setNote(const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    // With the name, for both are one sentence to a listener.
    name_->setAccessibleDescription(note);
}

void PathRow::setMastery(const session::Mastery& mastery) {
    ring_->setMastery(mastery);
}

void PathRow::setButton(const QString& text, const QString& spoken) {
    button_->setText(text);
    button_->setAccessibleName(spoken);
}

} // namespace ninefold::pages
