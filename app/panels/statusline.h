// SPDX-License-Identifier: MIT
#pragma once

#include "app/panels/elidedlabel.h"

namespace ninefold {

/// The last thing that happened, as a sentence. Whoever listens to the screen hears the same words.
class StatusLine : public ElidedLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Something happened: shown, and announced.
    void announce(const QString& sentence);
    /// What lies under the cursor: shown only, for the board tells of it itself.
    void mention(const QString& words) { setText(words); }

private:
    /// Carries the announcements: a notification that comes into sight is read, a label that changes is not.
    QWidget* speaker_;
};

} // namespace ninefold
