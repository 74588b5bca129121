// SPDX-License-Identifier: MIT
#include "app/documents/text/ratings.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/steps.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace ninefold::documents {
namespace {

constexpr const char* kGrades[] = {QT_TRANSLATE_NOOP("Ratings", "Easy"), QT_TRANSLATE_NOOP("Ratings", "Medium"),
                                   QT_TRANSLATE_NOOP("Ratings", "Hard"), QT_TRANSLATE_NOOP("Ratings", "Unfair"),
                                   QT_TRANSLATE_NOOP("Ratings", "Extreme")};

/// The last resort of HoDoKu's solver.
constexpr std::string_view kBruteForce = "brute-force";

} // namespace

QString tenthsText(int tenths) {
    return QLocale().toString(tenths / 10.0, 'f', 1);
}

QString gradeText(rating::HodokuGrade grade) {
    return QCoreApplication::translate("Ratings", kGrades[static_cast<std::size_t>(grade)]);
}

QString techniqueText(std::string_view id) {
    if (id == kBruteForce) return QCoreApplication::translate("Ratings", "Trial and error");
    const logic::Technique* technique = logic::techniqueById(id);
    // A file may name a technique that this version does not know.
    return technique != nullptr ? techniqueName(*technique)
                                : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString techniqueCounts(const std::map<std::string_view, int>& counts) {
    QStringList parts;
    const auto add = [&](std::string_view id) {
        if (const auto one = counts.find(id); one != counts.end())
            parts << techniqueText(id) + QChar(QChar::Nbsp) + numberText(one->second);
    };
    // In the order of the techniques, not of their ids.
    for (const logic::Technique* technique : logic::allTechniques()) add(technique->id);
    add(kBruteForce);
    return parts.join(QStringLiteral(", "));
}

} // namespace ninefold::documents
