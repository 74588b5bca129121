// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/techniquebars.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/ratings.h"
#include "app/widgets/look/inkstyle.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/theme.h"
#include "app/widgets/look/type.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace ninefold::pages {
namespace {

/// A share of the width, 8 high.
class Bar : public QWidget {
public:
    Bar(double share, QWidget* parent) : QWidget(parent), share_(share) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return {80, kHeight}; }
    QSize minimumSizeHint() const override { return {24, kHeight}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const widgets::Theme& theme = widgets::themeOf(this);
        const QRect track(0, (height() - kHeight) / 2, width(), kHeight);
        widgets::paintBox(painter, track, kHeight / 2.0, theme[widgets::Tone::Sunken], QColor());
        if (share_ <= 0) return;
        QRect done = track;
        done.setWidth(qMax(kHeight, qRound(width() * share_)));
        widgets::paintBox(painter, QStyle::visualRect(layoutDirection(), rect(), done), kHeight / 2.0,
                          theme[widgets::Tone::Accent], QColor());
    }

private:
    static constexpr int kHeight = 8;
    double share_;
};

} // namespace

TechniqueBars::TechniqueBars(QWidget* parent) : QWidget(parent), rows_(new QGridLayout(this)) {
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setHorizontalSpacing(widgets::kGap);
    rows_->setVerticalSpacing(widgets::kGap);
    rows_->setColumnStretch(1, 1);
}

void TechniqueBars::setTechniques(const std::vector<session::TechniqueFigures>& techniques) {
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    if (techniques.empty()) {
        auto* none = new QLabel(tr("What you use in your games is counted here."), this);
        widgets::setTextStyle(*none, widgets::TextSize::Body, widgets::TextWeight::Normal, true);
        none->setWordWrap(true);
        rows_->addWidget(none, 0, 0, 1, 3);
        return;
    }
    int row = 0;
    for (const session::TechniqueFigures& figures : techniques)
        if (row++ < kMost) addRow(figures);
}

void TechniqueBars::addRow(const session::TechniqueFigures& figures) {
    const int row = rows_->rowCount();
    const QString name = documents::techniqueText(figures.technique.toStdString());
    const QString hints = tr("%n hint(s)", nullptr, figures.hints);
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>");
    auto *about = new QLabel(link.arg(figures.technique.toHtmlEscaped(), name.toHtmlEscaped()), this),
         *count = new QLabel(tr("%1 \u00B7 %2", "how often a technique was used, and hints")
                                 .arg(documents::numberText(figures.used), hints),
                             this);
    about->setTextFormat(Qt::RichText);
    about->setWordWrap(true);
    about->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    about->setFocusPolicy(Qt::TabFocus);
    about->setAccessibleName(tr("%1, used %n time(s), %2", "a technique, hints", figures.used).arg(name, hints));
    widgets::setTextStyle(*count, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    connect(about, &QLabel::linkActivated, this, &TechniqueBars::techniqueWanted);
    rows_->addWidget(about, row, 0);
    rows_->addWidget(new Bar(static_cast<double>(figures.used) / qMax(1, figures.used + figures.hints), this), row, 1);
    rows_->addWidget(count, row, 2, Qt::AlignTrailing);
    rows_->setColumnStretch(0, 2);
}

} // namespace ninefold::pages
