// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QStackedWidget;
class QVBoxLayout;

namespace ninefold::widgets {

class Segments;

/// The right side of the window: notices, a row of page tabs, the page and, below all of them, the pad. Call
/// addPage to add another page.
class Column : public QWidget {
    Q_OBJECT

public:
    Column(QWidget* notice, QWidget* pad, QWidget* parent = nullptr);

    /// Adds a notice above those added earlier.
    void addNotice(QWidget* notice);
    void addPage(const QString& title, QWidget* page);
    QWidget* page() const;
    void showPage(QWidget* page);
    /// Puts the pad beside the pages instead of below them.
    void setPadBeside(bool beside);

signals:
    void pageChanged(QWidget* page);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leaveRoom();

    bool isSomethingSaid() const;

    QList<QWidget*> notices_;
    /// Notices, tabs and pages; the pad comes after them in the layout of the column.
    QVBoxLayout* rows_;
    Segments* tabs_;
    QStackedWidget* pages_;
};

} // namespace ninefold::widgets
