// SPDX-License-Identifier: MIT
#include "app/pages/library/statistics/hintbars.h"

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

HintBars::HintBars(QWidget* parent) : QWidget(parent), rows_(new QGridLayout(this)) {
    rows_->setContentsMargins(0, 0, 0, 0);
    rows_->setHorizontalSpacing(widgets::kGap);
    rows_->setVerticalSpacing(widgets::kGap);
    rows_->setColumnStretch(1, 1);
}

void HintBars::setHinted(const std::vector<std::pair<QString, int>>& hinted) {
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    if (hinted.empty()) {
        auto* none = new QLabel(tr("You have not asked for a hint so far."), this);
        widgets::setTextStyle(*none, widgets::TextSize::Body, widgets::TextWeight::Normal, true);
        none->setWordWrap(true);
        rows_->addWidget(none, 0, 0, 1, 3);
        return;
    }
    int row = 0;
    for (const auto& [id, times] : hinted)
        if (row++ < kMost) addRow(id, times, hinted.front().second);
}

void HintBars::addRow(const QString& id, int times, int most) {
    const int row = rows_->rowCount();
    const QString name = documents::techniqueText(id.toStdString());
    auto *link =
             new QLabel(QStringLiteral("<a href=\"%1\">%2</a>").arg(id.toHtmlEscaped(), name.toHtmlEscaped()), this),
         *count = new QLabel(documents::numberText(times), this);
    link->setTextFormat(Qt::RichText);
    link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    link->setFocusPolicy(Qt::TabFocus);
    link->setAccessibleName(tr("%1, %n hint(s)", "a technique", times).arg(name));
    widgets::setTextStyle(*count, widgets::TextSize::Body, widgets::TextWeight::Strong);
    connect(link, &QLabel::linkActivated, this, &HintBars::techniqueWanted);
    rows_->addWidget(link, row, 0);
    rows_->addWidget(new Bar(static_cast<double>(times) / qMax(1, most), this), row, 1);
    rows_->addWidget(count, row, 2, Qt::AlignTrailing);
}

} // namespace ninefold::pages
