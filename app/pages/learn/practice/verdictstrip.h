// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

class QLabel;

namespace ninefold::pages {

/// What the teacher says, below the board: green with a tick if it is right, red with a cross if it is wrong, blue for
/// what is true but not asked for, and plain for a hint or what to do. Its room stays, so that the board never moves.
class VerdictStrip : public QFrame {
    Q_OBJECT

public:
    explicit VerdictStrip(QWidget* parent = nullptr);

    enum class Kind { Plain, Hint, Right, Partly, Other, Wrong };
    /// A small window leaves it less room.
    void setSmall(bool small);
    void show(Kind kind, const QString& sentence);
    Kind kind() const { return kind_; }
    QString sentence() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Kind kind_ = Kind::Plain;
    QLabel* label_;
};

} // namespace ninefold::pages
