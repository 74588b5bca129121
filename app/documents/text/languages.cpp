// SPDX-License-Identifier: MIT
#include "app/documents/text/languages.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace ninefold::documents {
namespace {

constexpr QLatin1String kPrefix("ninefold_"), kEnding(".qm");

QString nameOf(const QLocale& locale) {
    // Qt calls it American English; the program has only one English.
    if (locale.language() == QLocale::English) return QLocale::languageToString(QLocale::English);
    const QString name = locale.nativeLanguageName();
    // Many languages write their own name in lower case.
    return name.left(1).toUpper() + name.mid(1);
}

} // namespace

QList<Language> languagesIn(const QString& folder) {
    QList<Language> languages;
    for (const QString& file : QDir(folder).entryList({kPrefix + u'*' + kEnding}, QDir::Files)) {
        const QString code = file.mid(kPrefix.size()).chopped(kEnding.size());
        const QLocale locale(code);
        // A file name without a valid language, such as a copied file, would give the locale C.
        if (locale.language() != QLocale::C) languages << Language{code, nameOf(locale)};
    }
    std::ranges::sort(languages, {}, &Language::name);
    return languages;
}

} // namespace ninefold::documents
