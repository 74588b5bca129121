// SPDX-License-Identifier: MIT
#include "app/pages/finish/finishtext.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/ratings.h"
#include "app/documents/text/steps.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cassert>

namespace ninefold::pages {
namespace {

/// Names the context of the translations.
class Finish {
    Q_DECLARE_TR_FUNCTIONS(Finish)
};

constexpr int kMostNames = 3;

} // namespace

QString stepName(const session::TimedStep& step) {
    return step.technique != nullptr ? documents::techniqueName(*step.technique) : Finish::tr("a guess");
}

QString practiceLink(const session::TimedStep& step) {
    const logic::Technique* technique = step.technique;
    if (technique == nullptr || technique->family == logic::Family::Singles) return {};
    const QString id = QString::fromUtf8(technique->id.data(), static_cast<qsizetype>(technique->id.size()));
    return QStringLiteral(" <a href=\"%1\" style=\"white-space:nowrap\">%2</a>")
        .arg(id, Finish::tr("Practise %1").arg(documents::techniqueName(*technique)).toHtmlEscaped());
}

QString finishedWith(const QString& name, const std::optional<logic::Needs>& needs) {
    if (!needs || needs->techniques.empty()) return name;
    QStringList names;
    // The hardest, hardest last.
    const std::size_t count = needs->techniques.size(), from = count > kMostNames ? count - kMostNames : 0;
    for (std::size_t index = from; index < count; ++index) names << documents::techniqueName(*needs->techniques[index]);
    const QString list = QLocale().createSeparatedList(names);
    return name.isEmpty() ? Finish::tr("With %1", "techniques").arg(list)
                          : Finish::tr("%1, with %2", "name, techniques").arg(name, list);
}

QString praiseText(const session::FinishedGame& game) {
    const QString level = game.level ? documents::levelText(*game.level) : QString();
    switch (game.praise) {
    case session::Praise::BestAtLevel:
        return Finish::tr("Your fastest %1 ever", "level").arg(level);
    case session::Praise::BestThisMonth:
        return Finish::tr("Your fastest %1 this month", "level").arg(level);
    case session::Praise::DaysInARow:
        return Finish::tr("%n day(s) in a row", nullptr, game.days);
    case session::Praise::None:
        break;
    }
    return {};
}

QString differenceText(qint64 elapsedMs, qint64 averageMs) {
    constexpr qint64 kSecond = 1000;
    const qint64 difference = averageMs / kSecond - elapsedMs / kSecond;
    if (difference == 0) return {};
    const QString time = documents::clockText(std::abs(difference) * kSecond);
    return difference > 0 ? Finish::tr("%1 faster", "time").arg(time) : Finish::tr("%1 slower", "time").arg(time);
}

QString hintsText(const store::Tally& tally) {
    QStringList names;
    int deepest = 0;
    for (const store::HintUse& hint : tally.hints) {
        deepest = std::max(deepest, hint.degree);
        const QString name =
            hint.technique.isEmpty() ? Finish::tr("a mistake") : documents::techniqueText(hint.technique.toStdString());
        if (!names.contains(name)) names << name;
    }
    if (names.isEmpty()) return {};
    const QString list = names.size() > kMostNames ? documents::listText(names.mid(0, kMostNames)) + u'\u2026'
                                                   : documents::listText(names);
    return deepest == 1 ? Finish::tr("%1, first stage only", "hints").arg(list) : list;
}

QString stepText(const std::vector<session::TimedStep>& profile, int index) {
    assert(index >= 0 && index < static_cast<int>(profile.size()));
    const session::TimedStep& step = profile[static_cast<std::size_t>(index)];
    const QString text = Finish::tr("Step %1, %2", "number, technique").arg(index + 1).arg(stepName(step));
    return step.beforeMs > 0 ? Finish::tr("%1, %2", "step, time").arg(text, documents::clockText(step.beforeMs)) : text;
}

QString stepSentence(const std::vector<session::TimedStep>& profile, int index) {
    return stepText(profile, index).toHtmlEscaped() + practiceLink(profile[static_cast<std::size_t>(index)]);
}

int longestStep(const std::vector<session::TimedStep>& profile) {
    return profile.empty() ? -1
                           : static_cast<int>(std::ranges::max_element(profile, {}, &session::TimedStep::beforeMs) -
                                              profile.begin());
}

QString longestText(const std::vector<session::TimedStep>& profile) {
    const int longest = longestStep(profile);
    if (longest < 0) return {};
    const session::TimedStep& step = profile[static_cast<std::size_t>(longest)];
    return Finish::tr("Longest: %1 before the %2 at step %3.", "time, technique, number")
        .arg(documents::clockText(step.beforeMs), stepName(step))
        .arg(longest + 1);
}

} // namespace ninefold::pages
