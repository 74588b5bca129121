// SPDX-License-Identifier: MIT
#include "app/pages/library/sortbutton.h"

#include "app/widgets/look/buttons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace ninefold::pages {
namespace {

using session::LibrarySort;

QString sortText(LibrarySort sort) {
    switch (sort) {
    case LibrarySort::Number:
        return SortButton::tr("Number");
    case LibrarySort::Name:
        return SortButton::tr("Name");
    case LibrarySort::Level:
        return SortButton::tr("Level");
    case LibrarySort::Rating:
        return SortButton::tr("Rating");
    case LibrarySort::Score:
        return SortButton::tr("HoDoKu Score");
    case LibrarySort::Givens:
        return SortButton::tr("Givens");
    case LibrarySort::Time:
        return SortButton::tr("Time");
    case LibrarySort::LastPlayed:
        return SortButton::tr("Last Played");
    }
    return {};
}

QString directionText(bool descending) {
    return descending ? SortButton::tr("Descending") : SortButton::tr("Ascending");
}

QAction* addChoice(QMenu& menu, QActionGroup& group, const QString& text, bool chosen) {
    QAction* choice = menu.addAction(text);
    choice->setCheckable(true);
    choice->setChecked(chosen);
    group.addAction(choice);
    return choice;
}

} // namespace

SortButton::SortButton(QWidget* parent) : QPushButton(parent) {
    widgets::setButtonSize(*this, widgets::ButtonSize::Compact);
    auto* menu = new QMenu(this);
    addSorts(*menu);
    menu->addSeparator();
    addDirections(*menu);
    setMenu(menu);
    choose(sort_, descending_);
}

void SortButton::addSorts(QMenu& menu) {
    auto* sorts = new QActionGroup(&menu);
    for (int number = 0; number < session::kLibrarySorts; ++number) {
        const auto sort = static_cast<LibrarySort>(number);
        // What was played last is what a player looks for.
        QAction* choice = addChoice(menu, *sorts, sortText(sort), sort == sort_);
        connect(choice, &QAction::triggered, this, [this, sort] { choose(sort, sort == LibrarySort::LastPlayed); });
        sorts_[static_cast<std::size_t>(number)] = choice;
    }
}

void SortButton::addDirections(QMenu& menu) {
    auto* directions = new QActionGroup(&menu);
    for (const bool descending : {false, true}) {
        QAction* choice = addChoice(menu, *directions, directionText(descending), descending == descending_);
        connect(choice, &QAction::triggered, this, [this, descending] { choose(sort_, descending); });
        directions_[descending ? 1 : 0] = choice;
    }
}

void SortButton::choose(LibrarySort sort, bool descending) {
    sort_ = sort;
    descending_ = descending;
    sorts_[static_cast<std::size_t>(sort)]->setChecked(true);
    directions_[descending ? 1 : 0]->setChecked(true);
    const QString by = sortText(sort);
    setText(tr("Sort: %1", "what by").arg(by + (descending ? QStringLiteral(" \u2193") : QStringLiteral(" \u2191"))));
    setAccessibleName(tr("Sort: %1, %2", "what by, direction").arg(by, directionText(descending)));
    emit orderChosen();
}

} // namespace ninefold::pages
