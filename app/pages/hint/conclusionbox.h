// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/look/theme.h"

#include <QFrame>

class QLabel;

namespace ninefold::pages {

/// What follows, in one sentence, with the chip of what is placed or removed: red for what goes, green for what comes.
class ConclusionBox : public QFrame {
    Q_OBJECT

public:
    explicit ConclusionBox(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// `spoken` is what a screen reader says.
    void setConclusion(const logic::Deduction& deduction, const QString& sentence, const QString& spoken);
    QLabel* label() const { return label_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const widgets::Theme* theme_;
    QLabel* label_;
    logic::Deduction deduction_;
};

} // namespace ninefold::pages
