// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace ninefold::cli::reference {

/// The words that may follow some options, for example the ids of all techniques.
struct WordList {
    QString id;
    QStringList words;
};

/// From the registries, so that a new technique or format is in the completions.
QList<WordList> wordLists();

struct ValueKind {
    /// The id of a word list, "file" or empty.
    QString kind;
    bool isList = false;
};

/// What the value of an option is.
ValueKind kindOf(const QString& option, const QString& valueName);

} // namespace ninefold::cli::reference
