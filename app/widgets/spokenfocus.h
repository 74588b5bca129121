// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractItemView;
class QAccessibleInterface;
class QMenu;
class QProgressBar;

namespace ninefold::widgets {

/// A screen reader does not read this bar aloud whenever it moves: text beside it says the same. To be called before
/// the bar has a name.
void setQuiet(QProgressBar& bar);

/// What a screen reader is to name when the list or table gets the focus; null for nothing.
QAccessibleInterface* currentLine(QAbstractItemView& view);

/// Helps screen readers where Qt says too little or too much. A list or table that gets the focus reports its current
/// line; a menu that was opened with a key begins at its first entry; the pages of a stack, of which one is visible,
/// are no level of their own. One object serves the whole program.
class SpokenFocus : public QObject {
    Q_OBJECT

public:
    /// Requires an existing QApplication.
    SpokenFocus();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static void begin(QMenu& menu);

    /// The last input was a key.
    bool byKey_ = false;
};

} // namespace ninefold::widgets
