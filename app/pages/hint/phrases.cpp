// SPDX-License-Identifier: MIT
#include "app/pages/hint/phrases.h"

#include <QStringList>

#include <optional>

namespace ninefold::pages {
namespace {

/// The role of the phrase's candidates, if all have the same role and every cell of the phrase has one.
std::optional<logic::Role> roleOf(const logic::Step& step, Cells cells, Digits digits) {
    std::optional<logic::Role> role;
    Cells idle = cells;
    for (const logic::Mark& mark : step.marks) {
        if (!cells.empty() && !cells.has(mark.candidate.cell)) continue;
        if (!digits.empty() && mark.candidate.digit != 0 && !digits.has(mark.candidate.digit)) continue;
        if (role && *role != mark.role) return std::nullopt;
        role = mark.role;
        idle.remove(mark.candidate.cell);
    }
    return idle.empty() ? role : std::nullopt;
}

QString makeLink(Cells cells, Digits digits) {
    QStringList names;
    for (Cell cell : cells) names << QString::number(cell);
    return QStringLiteral("%1|%2").arg(names.join(u',')).arg(digits.mask());
}

} // namespace

documents::PhraseDecorator linkDecorator(const logic::Step& step, const widgets::Theme& theme) {
    return [&step, &theme](const QString& phrase, Cells cells, Digits digits) {
        const std::optional<logic::Role> role = roleOf(step, cells, digits);
        const QString link = QStringLiteral("<a href=\"%1\" style=\"%2\">%3</a>");
        const QString style =
            role ? QStringLiteral("color:%1; background-color:%2; text-decoration:none;")
                       .arg(theme[*role].ink.name(), theme[*role].fill.name())
                 : QStringLiteral("color:%1; text-decoration:underline;").arg(theme[widgets::Tone::OwnInk].name());
        return link.arg(makeLink(cells, digits), style, phrase.toHtmlEscaped());
    };
}

std::pair<Cells, Digits> markedLink(const QString& link) {
    Cells cells;
    for (const QString& name : link.section(u'|', 0, 0).split(u',', Qt::SkipEmptyParts))
        if (const int cell = name.toInt(); cell >= 0 && cell < kCellCount) cells.add(cell);
    return {cells, Digits::fromMask(link.section(u'|', 1, 1).toUInt() & Digits::all().mask())};
}

} // namespace ninefold::pages
