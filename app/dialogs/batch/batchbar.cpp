// SPDX-License-Identifier: MIT
#include "app/dialogs/batch/batchbar.h"

#include "app/documents/text/numbers.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <cassert>

namespace ninefold::dialogs {

BatchBar::BatchBar(const QString& name, QWidget* parent)
    : QWidget(parent), progress_(new QProgressBar(this)), cancel_(new QPushButton(tr("Cancel"), this)) {
    progress_->setAccessibleName(name);
    cancel_->setAutoDefault(false);
    cancel_->setToolTip(tr("What is done so far stays."));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(progress_, 1);
    line->addWidget(cancel_);
    // Press, not click: assistive technology holds a button down for a tenth of a second before releasing it.
    connect(cancel_, &QPushButton::pressed, this, &BatchBar::cancelled);
    hide();
}

void BatchBar::begin(int total) {
    assert(total > 0);
    progress_->setRange(0, total);
    setDone(0);
    show();
}

void BatchBar::setDone(int done) {
    assert(done >= 0 && done <= progress_->maximum());
    progress_->setFormat(tr("%1 of %2").arg(documents::numberText(done), documents::numberText(progress_->maximum())));
    progress_->setValue(done);
}

void BatchBar::end() {
    hide();
}

} // namespace ninefold::dialogs
