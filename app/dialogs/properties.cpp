// SPDX-License-Identifier: MIT
#include "app/dialogs/properties.h"

#include "app/game/game.h"
#include "app/text/levels.h"
#include "app/text/numbers.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ninefold {

Properties::Properties(const Game& game, int timesHelped, QWidget* parent) : QDialog(parent), form_(new QFormLayout) {
    setWindowTitle(tr("Properties"));
    setAttribute(Qt::WA_DeleteOnClose);
    describePuzzle(game);
    describePlay(game, timesHelped);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form_);
    column->addWidget(buttons);
    setMinimumWidth(420);
}

void Properties::addRow(const QString& name, const QString& value) {
    if (value.isEmpty()) return;
    auto* label = new QLabel(value, this);
    // It may come from a file: never read it as markup.
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(QStringLiteral("%1: %2").arg(name, value));
    form_->addRow(name, label);
}

void Properties::describePuzzle(const Game& game) {
    const Puzzle& about = game.about();
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    const std::optional<Level> level = levelFromName(about.level);
    addRow(tr("Name"), text(about.name));
    addRow(tr("Level"), level ? levelText(*level) : text(about.level));
    addRow(tr("Rating"), text(about.rating));
    addRow(tr("Author"), text(about.author));
    addRow(tr("Source"), text(about.source));
    addRow(tr("Address"), text(about.url));
    addRow(tr("Date"), text(about.date));
    addRow(tr("Comment"), text(about.comment));
    addRow(tr("Givens"), numberText(game.sheet().givens.count()));
}

void Properties::describePlay(const Game& game, int timesHelped) {
    addRow(tr("Cells left"), numberText(game.sheet().blanks().count()));
    addRow(tr("Moves"), numberText(game.stack().index()));
    addRow(tr("Time"), clockText(game.clock().elapsedMs()));
    addRow(tr("Helped"), timesHelped == 0 ? tr("Not at all") : tr("%n time(s)", nullptr, timesHelped));
}

} // namespace ninefold
