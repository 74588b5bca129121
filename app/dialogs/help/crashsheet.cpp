// SPDX-License-Identifier: MIT
#include "app/dialogs/help/crashsheet.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ninefold::dialogs {

CrashSheet::CrashSheet(const QString& report, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Crash Report"));
    auto* note =
        new QLabel(tr("Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it "
                      "into a message to them: it holds versions and places in the program, and nothing of "
                      "your games."),
                   this);
    note->setWordWrap(true);
    auto* text = new QPlainTextEdit(report, this);
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setAccessibleName(windowTitle());
    // Tab leads on to the buttons.
    text->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Co&py"), QDialogButtonBox::ActionRole);
    QPushButton* remove = buttons->addButton(tr("&Delete"), QDialogButtonBox::DestructiveRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [report] { QGuiApplication::clipboard()->setText(report); });
    connect(remove, &QPushButton::clicked, this, [this] {
        emit removalWanted();
        accept();
    });
    auto* column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addWidget(text);
    column->addWidget(buttons);
    resize(640, 480);
}

} // namespace ninefold::dialogs
