// SPDX-License-Identifier: MIT
#pragma once

#include "app/dialogs/help/handbookpages.h"

#include <QTextBrowser>
#include <QUrl>

namespace ninefold::dialogs {

/// Shows a page of the handbook. Links lead to other pages; Back leads to those before.
class HandbookView : public QTextBrowser {
    Q_OBJECT

public:
    /// The pages live as long as the view.
    explicit HandbookView(const QList<HandbookPage>& pages, QWidget* parent = nullptr);

    void open(const QString& id) { setSource(QUrl(QStringLiteral("handbook:") + id)); }
    QString current() const { return source().path(); }

protected:
    /// The text of a page, or a picture of it.
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    QString htmlOf(const HandbookPage& page) const;

    const QList<HandbookPage>& pages_;
};

} // namespace ninefold::dialogs
