// SPDX-License-Identifier: MIT
#include "app/window/keys.h"

#include "app/documents/text/plaintext.h"
#include "app/window/actions.h"

#include <QCoreApplication>

namespace ninefold::window {
namespace {

/// An empty string gives an empty list, not a list with one empty sequence.
QList<QKeySequence> sequences(const QString& portable) {
    return portable.isEmpty() ? QList<QKeySequence>() : QKeySequence::listFromString(portable);
}

} // namespace

QList<QKeySequence> usualKeysOf(const pages::ActionSpec& spec) {
    return sequences(QString::fromLatin1(spec.keys));
}

QList<QKeySequence> keysOf(const pages::ActionSpec& spec, const store::Settings& settings) {
    const auto chosen = settings.keys.find(QString::fromLatin1(spec.id));
    return chosen == settings.keys.end() ? usualKeysOf(spec) : sequences(*chosen);
}

QString keyText(std::string_view id, const store::Settings& settings) {
    const QList<QKeySequence> keys = keysOf(actionSpec(id), settings);
    return keys.isEmpty() ? QString() : keys.first().toString(QKeySequence::NativeText);
}

QString keyOrName(std::string_view id, const store::Settings& settings) {
    QString key = keyText(id, settings);
    if (!key.isEmpty()) return key;
    const QString name = documents::nameOfEntry(QCoreApplication::translate("Actions", actionSpec(id).text));
    return QStringLiteral("\u201C%1\u201D").arg(name);
}

} // namespace ninefold::window
