// SPDX-License-Identifier: MIT
// Templates are filled by name, so that translators can reorder the parts of a sentence.
#include "app/documents/text/parts/template.h"

namespace ninefold::documents {
namespace {

using ValueOf = std::function<QString(QStringView name)>;

/// Fills a part without brackets; sets `complete` to false if a value is empty.
QString fillPart(QStringView part, const ValueOf& valueOf, bool& complete) {
    QString text;
    while (!part.isEmpty()) {
        const qsizetype open = part.indexOf(u'{'), close = part.indexOf(u'}', open + 1);
        if (open < 0 || close < 0) return text.append(part);
        const QString value = valueOf(part.mid(open + 1, close - open - 1));
        complete = complete && !value.isEmpty();
        text.append(part.left(open)).append(value);
        part = part.mid(close + 1);
    }
    return text;
}

} // namespace

/// An unclosed bracket or brace is kept as text, so that the mistake in the template is visible.
QString fillTemplate(QStringView pattern, const ValueOf& valueOf) {
    QString text;
    while (!pattern.isEmpty()) {
        const qsizetype open = pattern.indexOf(u'['), close = pattern.indexOf(u']', open + 1);
        const bool bracketed = open >= 0 && close >= 0;
        bool complete = true;
        text += fillPart(bracketed ? pattern.left(open) : pattern, valueOf, complete);
        if (!bracketed) break;
        // Each bracketed part is complete or not, independent of the others.
        complete = true;
        const QString part = fillPart(pattern.mid(open + 1, close - open - 1), valueOf, complete);
        if (complete) text += part;
        pattern = pattern.mid(close + 1);
    }
    return text;
}

} // namespace ninefold::documents
