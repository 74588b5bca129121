// SPDX-License-Identifier: MIT
#include "app/documents/text/parts/lists.h"

#include <QCoreApplication>

namespace ninefold::documents {
namespace {

struct Lists {
    Q_DECLARE_TR_FUNCTIONS(Lists)
};

} // namespace

QString listText(const QStringList& items) {
    return items.join(Lists::tr(", ", "between the entries of a list"));
}

QString endedText(const QString& words) {
    const QString stop = Lists::tr(".", "at the end of a sentence");
    return words.endsWith(u'.') || words.endsWith(stop) ? words : words + stop;
}

} // namespace ninefold::documents
