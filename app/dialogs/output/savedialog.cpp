// SPDX-License-Identifier: MIT
#include "app/dialogs/output/savedialog.h"

#include "app/documents/catalog.h"
#include "app/documents/text/filenames.h"
#include "app/documents/text/messages.h"
#include "app/widgets/wrappedtext.h"
#include "engine/formats/format.h"

#include <QGridLayout>
#include <QLabel>

namespace ninefold::dialogs {
namespace {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "Name (*.a *.b)": the name itself must not contain round brackets, which enclose the patterns.
QString filterOf(const formats::Format& format) {
    const QString name = textOf(format.name).replace(u'(', u'[').replace(u')', u']');
    const QString endings = textOf(format.extensions).split(u' ').join(QStringLiteral(" *."));
    return QStringLiteral("%1 (*.%2)").arg(name, endings);
}

} // namespace

SaveDialog::SaveDialog(const QString& name, Fits fits, Losses losses, QWidget* parent)
    : QFileDialog(parent, tr("Save As")), whatIsLost_(std::move(losses)), losses_(new QLabel(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptMode(AcceptSave);
    // The desktop's native dialog has no room for the line about what is lost.
    setOption(DontUseNativeDialog);
    for (const formats::Format* format : documents::allFormats())
        if (format->write != nullptr && fits(*format)) {
            formats_.push_back(format);
            filters_ << filterOf(*format);
        }
    setNameFilters(filters_);
    selectNameFilter(filterOf(*documents::formatById("json")));
    losses_->setWordWrap(true);
    if (auto* grid = qobject_cast<QGridLayout*>(layout())) grid->addWidget(losses_, grid->rowCount(), 0, 1, -1);
    connect(this, &QFileDialog::filterSelected, this, &SaveDialog::showLosses);
    showLosses();
    selectFile(documents::proposedFileName(name, defaultSuffix()));
}

const formats::Format& SaveDialog::format() const {
    return *formats_[static_cast<std::size_t>(qMax(0, filters_.indexOf(selectedNameFilter())))];
}

void SaveDialog::showLosses() {
    setDefaultSuffix(textOf(format().extensions).section(u' ', 0, 0));
    QStringList sentences;
    for (const Error& error : whatIsLost_(format())) sentences << documents::sentence(error);
    losses_->setText(sentences.isEmpty() ? tr("This format holds all there is.")
                                         : widgets::breakableText(sentences.join(u' ')));
}

} // namespace ninefold::dialogs
