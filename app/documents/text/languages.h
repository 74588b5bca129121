// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace ninefold::documents {

/// A language of the program's texts.
struct Language {
    /// As stored in the settings: "de".
    QString code;
    /// Its own name for itself: "Deutsch".
    QString name;

    friend bool operator==(const Language&, const Language&) = default;
};

/// The languages with a translation in this folder, sorted by name. The program contains its own translations.
QList<Language> languagesIn(const QString& folder = QStringLiteral(":/i18n"));

} // namespace ninefold::documents
