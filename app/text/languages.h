// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace ninefold {

/// A language that the program speaks.
struct Language {
    /// As settings keep it: "de".
    QString code;
    /// As those who speak it call it: "Deutsch".
    QString name;

    friend bool operator==(const Language&, const Language&) = default;
};

/// Those with a translation in this folder, in the order of their names. The program carries its own with it.
QList<Language> languagesIn(const QString& folder = QStringLiteral(":/i18n"));

} // namespace ninefold
