// SPDX-License-Identifier: MIT
#include "app/dialogs/help/about.h"

#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSysInfo>
#include <QUrl>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

constexpr int kIcon = 64, kTextWidth = 420;

QLabel* textLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

About::About(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("About Ninefold"));
    auto* icon = new QLabel(this);
    icon->setPixmap(QApplication::windowIcon().pixmap(kIcon));
    auto* columns = new QHBoxLayout;
    columns->setSpacing(widgets::kPadding);
    columns->addWidget(icon, 0, Qt::AlignTop);
    columns->addWidget(texts(), 1);
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(columns, 1);
    rows->addWidget(buttons());
}

QString About::versions() {
    return QStringLiteral("Ninefold %1\nQt %2\n%3 (%4)\n%5, %6")
        .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName(), QLocale().name());
}

QWidget* About::texts() {
    auto* side = new QWidget(this);
    side->setMinimumWidth(kTextWidth);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* name = textLabel(tr("Ninefold %1").arg(QApplication::applicationVersion()), side);
    widgets::setTextStyle(*name, widgets::TextSize::Display, widgets::TextWeight::Strong);
    rows->addWidget(name);
    rows->addWidget(textLabel(tr("Play, ask why, and watch solvers think."), side));
    rows->addWidget(
        textLabel(tr("Free software under the MIT License: you may use, study, change and share it."), side));
    rows->addWidget(textLabel(
        tr("Thanks to the players who found, named and explained the techniques, to the makers of the programs whose "
           "files Ninefold reads, and to everybody who makes Qt."),
        side));
    auto* links = textLabel(QStringLiteral("<a href=\"handbook\">%1</a> \u00B7 <a href=\"https://www.qt.io/\">Qt</a>")
                                .arg(tr("Handbook").toHtmlEscaped()),
                            side);
    links->setTextFormat(Qt::RichText);
    links->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(links, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == QLatin1String("handbook")) emit handbookWanted();
        else QDesktopServices::openUrl(QUrl(link));
    });
    rows->addWidget(links);
    auto* list = textLabel(versions(), side);
    widgets::setTextStyle(*list, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    list->setAccessibleName(tr("Versions"));
    rows->addWidget(list);
    rows->addStretch(1);
    return side;
}

QWidget* About::buttons() {
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* copy = box->addButton(tr("Copy &Versions"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [] { QApplication::clipboard()->setText(versions()); });
    connect(box, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return box;
}

} // namespace ninefold::dialogs
