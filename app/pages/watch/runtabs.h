// SPDX-License-Identifier: MIT
#pragma once

#include <QFrame>

#include <cstdint>
#include <vector>

class QLabel;
class QStackedWidget;

namespace ninefold::session {
class Playback;
}
namespace ninefold::widgets {
class ElidedLabel;
class NamedCombo;
class Segments;
} // namespace ninefold::widgets

namespace ninefold::pages {

class JumpButton;

/// The card with what there is to read about a run: tabs, and below them the counts in one line. Where the tabs have no
/// room, a combo box takes their place.
class RunTabs : public QFrame {
    Q_OBJECT

public:
    explicit RunTabs(session::Playback& playback, QWidget* parent = nullptr);

    /// `about` explains the word on the tab.
    void add(const QString& title, const QString& about, QWidget* content);
    bool has(QWidget* content) const;
    /// Takes a content out and hides it; the caller gives it a new parent.
    void remove(QWidget* content);
    /// Hides the tab for solvers that do not have it.
    void setShown(QWidget* content, bool shown);
    void setTitle(QWidget* content, const QString& title);
    void show(QWidget* content);
    QWidget* current() const;
    /// Its place among all tabs, hidden ones too.
    int currentIndex() const { return indexOf(current()); }
    /// Shows the tab at a place, if it is there and not hidden.
    void showAt(int index);
    /// What was added first.
    QWidget* first() const { return pages_.empty() ? nullptr : pages_.front(); }
    void setCounts(const QString& counts);
    /// The note whose uses can be gone to; 0 for none.
    void setNote(std::uint32_t note);
    /// In a narrow column the tabs are entries of a combo box.
    void setNarrow(bool narrow);
    /// The combo box of a narrow column.
    QWidget* chooser() const;
    /// The width that the tabs need side by side.
    int wideWidth() const;
    /// In a low column the counts below the list are left out, and the sentence about the tab above it.
    void setLow(bool low);
    /// Enough for the tabs and the list, without counts and sentence.
    QSize minimumSizeHint() const override;

signals:
    void tabChanged();

private:
    /// -1 if it is not here.
    int indexOf(const QWidget* content) const;
    void choose(int index);
    void fillCombo();

    widgets::Segments* tabs_;
    widgets::NamedCombo* combo_;
    QStackedWidget* contents_;
    /// What is in the tabs. In contents_ each is in a scroll area, if it does not scroll itself.
    std::vector<QWidget*> pages_;
    widgets::ElidedLabel* counts_;
    JumpButton* jumps_;
    /// What the current tab shows, in one sentence.
    QLabel* about_;
    QWidget* foot_ = nullptr;
    bool narrow_ = false;
};

} // namespace ninefold::pages
