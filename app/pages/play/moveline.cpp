// SPDX-License-Identifier: MIT
#include "app/pages/play/moveline.h"

#include "app/documents/text/steps.h"
#include "app/session/session.h"
#include "app/widgets/look/type.h"

#include <QFontMetrics>

namespace ninefold::pages {

MoveLine::MoveLine(session::Session& session, QWidget* parent) : QLabel(parent), session_(session) {
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setAlignment(Qt::AlignTop | Qt::AlignLeading);
    widgets::setTextStyle(*this, widgets::TextSize::Small, widgets::TextWeight::Normal, true);
    connect(this, &QLabel::linkActivated, this, &MoveLine::techniqueWanted);
    session::MoveNaming& naming = session.moveNaming();
    connect(&naming, &session::MoveNaming::moveNamed, this, &MoveLine::showMove);
    connect(&naming, &session::MoveNaming::namesCleared, this, [this] { showMove({}, nullptr); });
    connect(&session.preferences(), &session::Preferences::settingsChanged, this, &MoveLine::useSettings);
    useSettings();
}

void MoveLine::useSettings() {
    setVisible(session_.settings().nameMoves);
    // The room of one line, so that nothing jumps when a move is named.
    setMinimumHeight(fontMetrics().height() + 2);
}

void MoveLine::showMove(const QString& sentence, const logic::Technique* technique) {
    QString html = sentence.toHtmlEscaped();
    if (technique != nullptr) {
        const QString name = documents::techniqueName(*technique).toHtmlEscaped();
        html.replace(name, QStringLiteral("<a href=\"%1\">%2</a>").arg(session::idOf(*technique), name));
    }
    setText(html);
    setAccessibleName(sentence);
    // Without a link there is nothing to press.
    setFocusPolicy(technique != nullptr ? Qt::TabFocus : Qt::NoFocus);
    if (sentence.isEmpty()) return;
    // Where this line is out of sight, the status line says it.
    session_.announcer().say(sentence, isVisible() ? session::Severity::Spoken : session::Severity::Info);
}

} // namespace ninefold::pages
