// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QPoint>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

/// Reads text drawings of boxes and arrows:
///
///     window ─┬─▶ pages ───┬─▶ session
///             └─▶ dialogs ─┘
///
/// Every line that starts to the right of a word leads to all arrowheads that it is connected with.
class Drawing {
public:
    /// From each word to the words that its lines lead to.
    using Arrows = QMap<QString, QSet<QString>>;

    explicit Drawing(const QString& text) : rows_(text.split(u'\n')) {}

    Arrows arrows() const {
        static const QRegularExpression word(QStringLiteral("[a-z]+"));
        Arrows found;
        for (int row = 0; row < rows_.size(); ++row)
            for (auto match = word.globalMatch(rows_[row]); match.hasNext();) {
                const QRegularExpressionMatch each = match.next();
                QSet<QString>& targets = found[each.captured()];
                // A blank separates the word from its line.
                const QPoint start(static_cast<int>(each.capturedEnd()) + 1, row);
                if (sidesOf(start) & kLeft) targets += targetsFrom(start);
            }
        return found;
    }

private:
    static constexpr unsigned kLeft = 1, kRight = 2, kUp = 4, kDown = 8, kHead = 16;

    QChar at(QPoint place) const {
        if (place.y() < 0 || place.y() >= rows_.size()) return u' ';
        const QString& row = rows_[place.y()];
        return place.x() < 0 || place.x() >= row.size() ? QChar(u' ') : row[place.x()];
    }

    /// The sides at which the character at this place continues a line.
    unsigned sidesOf(QPoint place) const {
        static const QMap<QChar, unsigned> sides = {{u'─', kLeft | kRight},
                                                    {u'│', kUp | kDown},
                                                    {u'┌', kRight | kDown},
                                                    {u'┐', kLeft | kDown},
                                                    {u'└', kRight | kUp},
                                                    {u'┘', kLeft | kUp},
                                                    {u'├', kRight | kUp | kDown},
                                                    {u'┤', kLeft | kUp | kDown},
                                                    {u'┬', kLeft | kRight | kDown},
                                                    {u'┴', kLeft | kRight | kUp},
                                                    {u'┼', kLeft | kRight | kUp | kDown},
                                                    {u'▶', kLeft | kHead}};
        return sides.value(at(place), 0);
    }

    QString wordAt(QPoint place) const {
        QString word;
        for (; at(place).isLower(); place += {1, 0}) word += at(place);
        return word;
    }

    /// Follows the lines from a place to all their arrowheads.
    QSet<QString> targetsFrom(QPoint start) const {
        struct Way {
            unsigned leave, enter;
            QPoint step;
        };
        static const Way ways[] = {
            {kLeft, kRight, {-1, 0}}, {kRight, kLeft, {1, 0}}, {kUp, kDown, {0, -1}}, {kDown, kUp, {0, 1}}};
        QSet<QString> targets;
        QList<QPoint> open = {start}, seen = open;
        while (!open.isEmpty()) {
            const QPoint place = open.takeLast();
            const unsigned sides = sidesOf(place);
            if (sides & kHead) targets += wordAt(place + QPoint(2, 0));
            for (const Way& way : ways) {
                const QPoint next = place + way.step;
                if (!(sides & way.leave) || !(sidesOf(next) & way.enter) || seen.contains(next)) continue;
                open += next;
                seen += next;
            }
        }
        return targets;
    }

    QStringList rows_;
};
