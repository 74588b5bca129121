// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QStackedWidget;

namespace ninefold {

class PageTabs;

/// The right side of the window: notices, a row of pages and, below all of them, the pad.
/// Another page is one call of addPage.
class Column : public QWidget {
    Q_OBJECT

public:
    Column(QWidget* notice, QWidget* pad, QWidget* parent = nullptr);

    /// Another notice, above those before.
    void addNotice(QWidget* notice);
    void addPage(const QString& title, QWidget* page);
    QWidget* page() const;
    void showPage(QWidget* page);

signals:
    void pageChanged(QWidget* page);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void leaveRoom();

    bool isSomethingSaid() const;

    QList<QWidget*> notices_;
    PageTabs* tabs_;
    QStackedWidget* pages_;
};

} // namespace ninefold
