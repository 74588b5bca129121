// SPDX-License-Identifier: MIT
#include "app/documents/text/ratings.h"

#include "app/documents/text/levels.h"
#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/template.h"
#include "app/documents/text/plaintext.h"
#include "app/documents/text/steps.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace ninefold::documents {
namespace {

constexpr const char* kGrades[] = {QT_TRANSLATE_NOOP("Ratings", "Easy"), QT_TRANSLATE_NOOP("Ratings", "Medium"),
                                   QT_TRANSLATE_NOOP("Ratings", "Hard"), QT_TRANSLATE_NOOP("Ratings", "Unfair"),
                                   QT_TRANSLATE_NOOP("Ratings", "Extreme")};

/// The last resort of HoDoKu's solver.
constexpr std::string_view kBruteForce = "brute-force";

/// A list of needs is named in full up to this length; of a longer one only the hardest.
constexpr int kMostNeedsNamed = 5, kHardestNeedsNamed = 4;

QString fromEngine(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A value in the player's language.
QString valueForPeople(rating::RatingUnit unit, int value) {
    if (value == rating::kUnknownRating) return QCoreApplication::translate("Ratings", "unknown");
    switch (unit) {
    case rating::RatingUnit::Tenths:
        return tenthsText(value);
    case rating::RatingUnit::Level:
        return levelText(static_cast<rating::Level>(value));
    case rating::RatingUnit::Grade:
        return gradeText(static_cast<logic::HodokuGrade>(value));
    case rating::RatingUnit::Number:
        break;
    }
    return numberText(value);
}

QString valueInEnglish(rating::RatingUnit unit, int value) {
    if (value == rating::kUnknownRating) return QStringLiteral("?");
    switch (unit) {
    case rating::RatingUnit::Tenths:
        return QString::number(value / 10.0, 'f', 1);
    case rating::RatingUnit::Level:
        return fromEngine(rating::levelName(static_cast<rating::Level>(value)));
    case rating::RatingUnit::Grade:
        return fromEngine(logic::hodokuGradeName(static_cast<logic::HodokuGrade>(value)));
    case rating::RatingUnit::Number:
        break;
    }
    return QString::number(value);
}

/// Replaces the keys in braces by the values of the rating.
QString withValues(const QString& text, const rating::Rating& rating, const rating::RatingValues& values,
                   QString (*valueText)(rating::RatingUnit, int)) {
    return fillTemplate(text, [&](QStringView key) {
        for (std::size_t column = 0; column < rating.columns.size(); ++column)
            if (key == fromEngine(rating.columns[column].key))
                return valueText(rating.columns[column].unit, values[column]);
        return QString();
    });
}

QString countsText(const std::map<std::string_view, int>& counts, QString (*name)(std::string_view)) {
    QStringList parts;
    const auto add = [&](std::string_view id) {
        if (const auto one = counts.find(id); one != counts.end())
            parts << name(id) + QChar(QChar::Nbsp) + QChar(0xD7) + numberText(one->second);
    };
    // In the order of the techniques, not of their ids.
    for (const logic::Technique* technique : logic::allTechniques()) add(technique->id);
    add(kBruteForce);
    return listText(parts);
}

} // namespace

QString textOfRating(std::string_view text) {
    return QCoreApplication::translate("Ratings", std::string(text).c_str());
}

QString ratingRemark(const rating::Rating& rating) {
    return QCoreApplication::translate("Steps", std::string(rating.remark).c_str());
}

QString ratingSentence(const rating::Rating& rating, const rating::RatingValues& values) {
    return withValues(textOfRating(rating.sentence), rating, values, valueForPeople);
}

QString ratingBrief(const rating::Rating& rating, const rating::RatingValues& values) {
    return withValues(fromEngine(rating.brief), rating, values, valueForPeople);
}

QString ratingInEnglish(std::string_view text, const rating::Rating& rating, const rating::RatingValues& values) {
    return withValues(fromEngine(text), rating, values, valueInEnglish);
}

QString tenthsText(int tenths) {
    return QLocale().toString(tenths / 10.0, 'f', 1);
}

QString gradeText(logic::HodokuGrade grade) {
    return QCoreApplication::translate("Ratings", kGrades[static_cast<std::size_t>(grade)]);
}

QString shortRating(const std::string& notes) {
    static const QRegularExpression rating(QStringLiteral(R"(\bER (\d+)[.,](\d))"));
    const QString text = QString::fromStdString(notes);
    const QRegularExpressionMatch match = rating.match(text);
    if (!match.hasMatch()) return quotedText(text);
    constexpr int kTenths = 10;
    return QCoreApplication::translate("Ratings", "rating %1")
        .arg(tenthsText(match.captured(1).toInt() * kTenths + match.captured(2).toInt()));
}

QString techniqueText(std::string_view id) {
    if (id == kBruteForce) return QCoreApplication::translate("Ratings", "Trial and error");
    const logic::Technique* technique = logic::techniqueById(id);
    // A file may name a technique that this version does not know.
    return technique != nullptr ? techniqueName(*technique) : fromEngine(id);
}

QString techniqueHtml(std::string_view id) {
    QString name = techniqueText(id).toHtmlEscaped();
    if (logic::techniqueById(id) == nullptr) return name;
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(fromEngine(id), name);
}

QString techniqueCounts(const std::map<std::string_view, int>& counts) {
    return countsText(counts, techniqueText);
}

QString techniqueCountsHtml(const std::map<std::string_view, int>& counts) {
    return countsText(counts, techniqueHtml);
}

QString needsText(const QStringList& ids) {
    if (ids.isEmpty()) return QCoreApplication::translate("Ratings", "Needs only singles.");
    const bool isLong = ids.size() > kMostNeedsNamed;
    QStringList names;
    for (const QString& id : isLong ? ids.last(kHardestNeedsNamed) : ids) names << techniqueText(id.toStdString());
    if (names.size() == 1) return QCoreApplication::translate("Ratings", "Needs %1.").arg(names.first());
    if (isLong)
        return QCoreApplication::translate("Ratings", "Needs %1 and %2 easier techniques.")
            .arg(listText(names), numberText(ids.size() - kHardestNeedsNamed));
    const QString last = names.takeLast();
    return QCoreApplication::translate("Ratings", "Needs %1 and %2.").arg(listText(names), last);
}

} // namespace ninefold::documents
