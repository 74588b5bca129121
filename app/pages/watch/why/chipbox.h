// SPDX-License-Identifier: MIT
#pragma once

#include "app/pages/watch/notes/chips.h"

#include <QWidget>

namespace ninefold::pages {

/// The chips of one clause, as high as they need.
class ChipBox : public QWidget {
    Q_OBJECT

public:
    explicit ChipBox(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    void setChips(std::vector<Chip> chips);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {200, heightForWidth(qMax(200, width()))}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const widgets::Theme* theme_;
    std::vector<Chip> chips_;
};

} // namespace ninefold::pages
