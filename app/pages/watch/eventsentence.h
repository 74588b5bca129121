// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/watch/runview.h"

#include <QLabel>

namespace ninefold::widgets {
class Theme;
}

namespace ninefold::pages {

/// What happens at an event, large, with its first words in the colour of its kind. A sentence that is too long for one
/// large line takes two of usual size. The height is always the same, so that the board does not move.
class EventSentence : public QLabel {
    Q_OBJECT

public:
    explicit EventSentence(QWidget* parent = nullptr);

    void setTheme(const widgets::Theme& theme);
    /// `lead` is how the sentence begins where that stands out; if it is empty, leadLength() decides.
    void setSentence(const QString& sentence, session::Weight weight, const QString& lead = {});
    /// In a small window it is never large.
    void setSmall(bool small);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QColor ink() const;
    int twoLines() const;

    const widgets::Theme* theme_;
    session::Weight weight_ = session::Weight::Quiet;
    int lead_ = 0;
    bool small_ = false;
};

/// How many characters of a sentence say what kind of event it is: "Dead end:", or the first word.
int leadLength(const QString& sentence);

} // namespace ninefold::pages
