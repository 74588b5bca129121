// SPDX-License-Identifier: MIT
#pragma once

#include "app/widgets/elidedlabel.h"

namespace ninefold::widgets {

/// The status line: says in a sentence what has just happened, in two lines if it is long, and lets screen readers
/// announce the same sentence. After the next input it shows which keys work.
class StatusLine : public ElidedLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// Reports an event: shown and announced.
    void announce(const QString& sentence);
    /// Announces what is shown elsewhere: the line itself keeps showing the keys.
    void speak(const QString& sentence);
    /// Takes up what is under the cursor without announcing it, because the board announces the cell itself. The keys
    /// are shown again.
    void mention(const QString& words);
    /// Separates two keys.
    static QString between() { return QStringLiteral("  \u00B7  "); }
    /// The keys that work now, shown from the next input on until something happens: as many as there is room for.
    void setKeys(const QString& keys);
    QString keys() const { return keys_; }
    /// What the highlighted menu entry does, shown instead of all else until it is empty again, or until something
    /// happens while the pointer rests on a button.
    void setTip(const QString& tip);
    /// What is written in the line now. Its text is always the sentence, for screen readers.
    QString shown() const { return !tip_.isEmpty() ? tip_ : fresh_ ? text() : keysThatFit(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString keysThatFit() const;
    void speakNow(const QString& sentence);

    QString keys_, tip_;
    /// Something has happened since the last input.
    bool fresh_ = false;
    /// The accessible object that carries the announcements: screen readers read a notification that becomes
    /// visible, but not a label whose text changes.
    QWidget* speaker_;
};

} // namespace ninefold::widgets
