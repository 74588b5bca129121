// SPDX-License-Identifier: MIT
#include "app/dialogs/new/partslider.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/parts/newpuzzles.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStyle>

#include <array>

namespace ninefold::dialogs {

using widgets::fontOf;
using widgets::TextSize;
using widgets::TextWeight;
using widgets::Tone;

/// The range of each third below its stop, the chosen one in bold. A click chooses.
class PartSlider::Scale : public QWidget {
public:
    explicit Scale(QSlider& slider) : QWidget(slider.parentWidget()), slider_(slider) {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    void setTexts(const std::array<QString, 3>& texts) {
        texts_ = texts;
        update();
    }
    QSize sizeHint() const override { return {0, QFontMetrics(fontOf(font(), TextSize::Small)).height() + 2}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        for (int part = 0; part < 3; ++part) {
            const bool chosen = part == slider_.value();
            painter.setFont(fontOf(font(), TextSize::Small, chosen ? TextWeight::Strong : TextWeight::Normal));
            painter.setPen(widgets::themeOf(this)[chosen ? Tone::SoftInk : Tone::Text]);
            static constexpr Qt::Alignment kSides[] = {Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight};
            const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), kSides[part]);
            painter.drawText(rect(), static_cast<int>(side | Qt::AlignTop), texts_[static_cast<std::size_t>(part)]);
        }
    }
    void mousePressEvent(QMouseEvent* event) override {
        const int third = qBound(0, static_cast<int>(event->position().x() * 3 / qMax(1, width())), 2);
        slider_.setValue(layoutDirection() == Qt::RightToLeft ? 2 - third : third);
    }

private:
    QSlider& slider_;
    std::array<QString, 3> texts_;
};

PartSlider::PartSlider(QWidget* parent)
    : QWidget(parent), slider_(new QSlider(Qt::Horizontal, this)), scale_(new Scale(*slider_)) {
    slider_->setRange(0, 2);
    slider_->setPageStep(1);
    slider_->setAccessibleName(tr("Easier or harder"));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(widgets::kGap);
    grid->setVerticalSpacing(0);
    int column = 0;
    for (QWidget* widget : {static_cast<QWidget*>(new QLabel(tr("Easier"), this)), static_cast<QWidget*>(slider_),
                            static_cast<QWidget*>(new QLabel(tr("Harder"), this))}) {
        if (widget != slider_) widgets::setTextStyle(*widget, TextSize::Small);
        grid->addWidget(widget, 0, column++, Qt::AlignVCenter);
    }
    grid->addWidget(scale_, 1, 1);
    grid->setColumnStretch(1, 1);
    slider_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(slider_, &QSlider::valueChanged, this, [this] {
        describe();
        emit partChosen();
    });
}

void PartSlider::setLevel(rating::Level level) {
    level_ = level;
    describe();
}

void PartSlider::setPart(rating::LevelPart part) {
    slider_->setValue(static_cast<int>(part));
}

rating::LevelPart PartSlider::part() const {
    return rating::kLevelParts[static_cast<std::size_t>(slider_->value())];
}

void PartSlider::describe() {
    std::array<QString, 3> texts;
    for (std::size_t third = 0; third < texts.size(); ++third)
        texts[third] = documents::levelPartRange(level_, rating::kLevelParts[third]);
    scale_->setTexts(texts);
    setToolTip(documents::levelScaleText(level_));
    slider_->setAccessibleDescription(tr("%1: %2. %3", "part, its range, what the numbers are")
                                          .arg(documents::levelPartText(part()),
                                               documents::levelPartRange(level_, part()),
                                               documents::levelScaleText(level_)));
}

} // namespace ninefold::dialogs
