// SPDX-License-Identifier: MIT
#include "app/dialogs/settings/librarysettings.h"

#include "app/documents/text/messages.h"
#include "app/documents/text/numbers.h"
#include "app/store/library/open.h"
#include "app/widgets/look/strokes.h"
#include "app/widgets/look/type.h"

#include <QAccessible>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ninefold::dialogs {
namespace {

std::optional<library::Location> serverFrom(const QString& address) {
    const auto location = library::locationFrom(address.trimmed());
    return location && location->isServer() ? location : std::nullopt;
}

QLabel* explanation(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    widgets::setTextStyle(*label, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    return label;
}

} // namespace

LibrarySettings::LibrarySettings(const QString& address, QWidget* parent)
    : QWidget(parent),
      here_(new QRadioButton(tr("In a file on this &computer"), this)),
      server_(new QRadioButton(tr("On a PostgreSQL &server, for several computers"), this)),
      address_(new QLineEdit(address, this)),
      test_(new QPushButton(tr("&Test Connection"), this)),
      answer_(new QLabel(this)) {
    build();
    (address.isEmpty() ? here_ : server_)->setChecked(true);
    edit();
    connect(server_, &QRadioButton::toggled, this, [this](bool on) {
        edit();
        if (on) address_->setFocus();
    });
    connect(address_, &QLineEdit::textEdited, this, &LibrarySettings::edit);
    connect(test_, &QPushButton::clicked, this, &LibrarySettings::test);
}

void LibrarySettings::build() {
    address_->setPlaceholderText(QStringLiteral("postgresql://name@host:5432/database"));
    constexpr int kSides = 24;
    address_->setMinimumWidth(fontMetrics().horizontalAdvance(address_->placeholderText()) + kSides);
    test_->setAutoDefault(false);
    answer_->setWordWrap(true);
    // Addresses and messages of servers are long; the dialog keeps its width.
    answer_->setMinimumWidth(0);
    auto* form = new QFormLayout;
    form->addRow(tr("A&ddress"), address_);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(widgets::kGap);
    rows->addWidget(here_);
    rows->addWidget(server_);
    rows->addLayout(form);
    rows->addWidget(explanation(
        tr("Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD."), this));
    rows->addWidget(explanation(tr("While the server is away, Ninefold uses a file and writes what you do to the "
                                   "server later. The collections of your file stay in the file; ninefold-cli library "
                                   "merge copies them to the server."),
                                this));
    rows->addWidget(test_, 0, Qt::AlignLeft);
    rows->addWidget(answer_);
    rows->addStretch(1);
}

QString LibrarySettings::address() const {
    return server_->isChecked() ? address_->text().trimmed() : QString();
}

bool LibrarySettings::isUsable() const {
    return here_->isChecked() || serverFrom(address_->text());
}

void LibrarySettings::edit() {
    testing_.stop();
    const bool server = server_->isChecked();
    address_->setEnabled(server);
    test_->setEnabled(server && isUsable());
    if (isUsable()) answer_->clear();
    else if (address_->text().trimmed().isEmpty()) answer_->setText(tr("Where is the server?"));
    else if (!QUrl(address_->text().trimmed()).password().isEmpty())
        answer_->setText(tr("Please take the password out: settings can be read by others."));
    else answer_->setText(tr("An address is like postgresql://name@host/database."));
    if (server && !library::hasServerDriver())
        answer_->setText(tr("Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql."));
    emit addressEdited();
}

void LibrarySettings::test() {
    const auto server = serverFrom(address_->text());
    if (!server || !library::hasServerDriver()) return;
    say(tr("Connecting..."));
    testing_.start([server = *server](const auto&, const auto&) {
        return [look = library::lookAt(server)](LibrarySettings& page) {
            if (!look) page.say(documents::sentence(look.error()));
            else if (look.value().isEmpty) page.say(tr("Connected. The library will be made there."));
            else page.say(tr("Connected: %1 puzzles.").arg(documents::numberText(look.value().puzzles)));
        };
    });
}

void LibrarySettings::say(const QString& sentence) {
    answer_->setText(sentence);
    QAccessibleEvent event(answer_, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace ninefold::dialogs
