// SPDX-License-Identifier: MIT
#include "app/documents/text/languages.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace ninefold::documents {
namespace {

constexpr QLatin1String kPrefix("ninefold_"), kEnding(".qm");

QString nameOf(const QString& code) {
    const QLocale locale(code);
    // Qt calls it American English; the program has only one English.
    if (locale.language() == QLocale::English) return QLocale::languageToString(QLocale::English);
    const QString name = locale.nativeLanguageName();
    // Many languages write their own name in lower case.
    const QString upper = name.left(1).toUpper() + name.mid(1);
    // Chinese has the script in its name.
    const bool namesCountry = code.contains(u'_') && locale.language() != QLocale::Chinese;
    return namesCountry ? QStringLiteral("%1 (%2)").arg(upper, locale.nativeTerritoryName()) : upper;
}

} // namespace

QList<Language> languagesIn(const QString& folder) {
    QList<Language> languages;
    for (const QString& file : QDir(folder).entryList({kPrefix + u'*' + kEnding}, QDir::Files)) {
        const QString code = file.mid(kPrefix.size()).chopped(kEnding.size());
        // A file name without a valid language, such as a copied file, would give the locale C.
        if (QLocale(code).language() != QLocale::C) languages << Language{code, nameOf(code)};
    }
    std::ranges::sort(languages, {}, &Language::name);
    return languages;
}

} // namespace ninefold::documents
