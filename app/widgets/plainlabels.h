// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace ninefold::widgets {

/// While this object exists, every label of the program shows its text without interpreting markup, unless the
/// label itself requests it with Qt::RichText. Qt's labels guess the format from the text, and so do tooltips and
/// message boxes, which are made of labels: for a puzzle named "<img src=...>" Qt would load the picture. One event
/// filter for all widgets covers future labels and those that Qt creates.
class PlainLabels : public QObject {
    Q_OBJECT

public:
    /// Requires an existing QApplication.
    explicit PlainLabels(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ninefold::widgets
