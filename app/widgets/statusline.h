// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/elidedlabel.h"

namespace ninefold::widgets {

/// The status line: shows the last event as a sentence, and lets screen readers announce the same sentence.
class StatusLine : public ElidedLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Reports an event: shown and announced.
    void announce(const QString& sentence);
    /// Shows what is under the cursor without announcing it, because the board announces the cell itself.
    void mention(const QString& words) { setText(words); }

private:
    /// The accessible object that carries the announcements: screen readers read a notification that becomes
    /// visible, but not a label whose text changes.
    QWidget* speaker_;
};

} // namespace ninefold::widgets
