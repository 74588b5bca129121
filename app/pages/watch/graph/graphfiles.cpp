// SPDX-License-Identifier: MIT
#include "app/pages/watch/graph/graphfiles.h"

#include "app/documents/text/filenames.h"
#include "app/documents/text/messages.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/writing.h"
#include "app/pages/watch/graph/graphpanel.h"

#include <QFileDialog>
#include <QFileInfo>

namespace ninefold::pages {

QByteArray GraphFiles::svg() const {
    return QByteArray::fromStdString(session::svgOf(graph, layout, labels, colours));
}

QByteArray GraphFiles::dot() const {
    return QByteArray::fromStdString(session::dotOf(graph, labels, colours));
}

QString GraphFiles::save(const QString& path) const {
    const QByteArray bytes = QFileInfo(path).suffix().toLower() == QLatin1String("dot") ? dot() : svg();
    const auto fault = documents::saveFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return fault ? documents::sentence(*fault) : GraphPanel::tr("Saved as %1.").arg(documents::fileNameText(path));
}

QFileDialog* newGraphDialog(quint64 position, QWidget* parent) {
    auto* dialog = new QFileDialog(parent, GraphPanel::tr("Save Graph"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({GraphPanel::tr("SVG drawing (*.svg)"), GraphPanel::tr("Graphviz graph (*.dot)")});
    dialog->setDefaultSuffix(QStringLiteral("svg"));
    dialog->selectFile(
        documents::proposedFileName(GraphPanel::tr("graph %1", "a file name").arg(position), dialog->defaultSuffix()));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    return dialog;
}

} // namespace ninefold::pages
