// SPDX-License-Identifier: MIT
#pragma once

#include "app/session/library/libraryquery.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace ninefold::pages {

/// The filters that are needed now and then: HoDoKu's score, the number of givens, their symmetry.
class MoreFilters : public QWidget {
    Q_OBJECT

public:
    explicit MoreFilters(QWidget* parent = nullptr);

    /// Puts what is chosen here into a filter.
    void addTo(session::LibraryFilter& filter) const;
    void clear() { take({}); }
    /// Shows what such a filter asks for.
    void take(const session::LibraryFilter& filter);
    /// What such a filter asks for: "24-28 givens, half turn"; empty for nothing.
    static QString textOf(const session::LibraryFilter& filter);
    /// For the keyboard.
    QWidget& first() const;

signals:
    void filterChanged();

private:
    static QString nameOf(analysis::HeldPattern pattern);
    QWidget* range(QSpinBox*& least, QSpinBox*& most, const QString& name, int from, int to);

    QSpinBox *leastScore_ = nullptr, *mostScore_ = nullptr, *leastGivens_ = nullptr, *mostGivens_ = nullptr;
    QComboBox *symmetry_, *holds_;
};

} // namespace ninefold::pages
