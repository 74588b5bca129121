// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>

namespace ninefold {

struct KeyLook {
    bool checked = false, focused = false, pointed = false, pressed = false;
};
/// The ground of a flat key, told by edge and weight, not by colour alone.
void paintKeyGround(QPainter& painter, const QPalette& palette, const QRect& area, KeyLook look);

/// A flat key of the pad and its rows.
class KeyButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit KeyButton(const QString& text, QWidget* parent = nullptr);

    /// The key that does the same, written small beside the text.
    void setHint(const QString& key);
    /// Checkable keys are switches to a screen reader; one that fetches something is a button all the same.
    void setSpokenAsButton(bool button) { spokenAsButton_ = button; }
    bool isSpokenAsButton() const { return spokenAsButton_ || !isCheckable(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintKey(QPainter& painter) const;

private:
    QString hint_;
    bool spokenAsButton_ = false;
};

} // namespace ninefold
