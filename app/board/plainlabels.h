// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace ninefold {

/// While it lives, every label of the program shows its text as it is, unless the label itself asks for markup with
/// Qt::RichText. Qt's labels guess from the text, and so do tool tips and message boxes, which are made of labels: a
/// puzzle named "<img src=...>" would have the picture fetched. Done once for all widgets, so that none can be
/// forgotten: not the next one, and not those that Qt makes.
class PlainLabels : public QObject {
    Q_OBJECT

public:
    /// There is an application by now.
    explicit PlainLabels(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ninefold
