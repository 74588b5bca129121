// SPDX-License-Identifier: MIT
#include "app/pages/watch/runexchange.h"

#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"

#include <QFileDialog>

namespace ninefold::pages {
namespace {

QFileDialog* newChooser(const QString& title, QFileDialog::AcceptMode mode, QWidget* window) {
    auto* dialog = new QFileDialog(window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(mode);
    if (mode == QFileDialog::AcceptOpen) dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({RunExchange::tr("Runs as JSON Lines (*.jsonl)"), RunExchange::tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("jsonl"));
    return dialog;
}

} // namespace

RunExchange::RunExchange(QObject* parent) : QObject(parent) {
    connect(&files_, &session::RunFiles::runSaved, this,
            [this](const QString& path, const std::optional<Error>& fault) {
                emit sentenceSaid(fault ? documents::sentence(*fault)
                                        : tr("Saved as %1.").arg(documents::fileNameText(path)));
            });
    connect(&files_, &session::RunFiles::runRefused, this, &RunExchange::refuse);
    connect(&files_, &session::RunFiles::runOpened, this,
            [this](const QString& path, const session::RunRequest& request) {
                emit runLoaded(request);
                emit sentenceSaid(tr("The run of %1.").arg(documents::fileNameText(path)));
            });
}

void RunExchange::refuse(const QString& path, const session::RunFault& fault) {
    const QString name = documents::fileNameText(path);
    switch (fault.kind) {
    case session::RunFault::Kind::NotOpened:
        return emit sentenceSaid(tr("%1 cannot be read.").arg(name));
    case session::RunFault::Kind::NoRun:
        return emit sentenceSaid(tr("%1 is no run: its first line does not say who solves what.").arg(name));
    case session::RunFault::Kind::OtherEvents:
        return emit sentenceSaid(tr("Line %1 of %2 is not what the solver does.").arg(fault.line).arg(name));
    }
}

void RunExchange::askToSave(const session::RunRequest& request, QWidget* window) {
    QFileDialog* dialog = newChooser(tr("Save Run"), QFileDialog::AcceptSave, window);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, request](const QString& path) { files_.save(path, request); });
    dialog->open();
}

void RunExchange::askToOpen(QWidget* window) {
    QFileDialog* dialog = newChooser(tr("Open Run"), QFileDialog::AcceptOpen, window);
    connect(dialog, &QFileDialog::fileSelected, this, &RunExchange::open);
    dialog->open();
}

} // namespace ninefold::pages
