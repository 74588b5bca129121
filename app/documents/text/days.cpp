// SPDX-License-Identifier: MIT
#include "app/documents/text/days.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>
#include <cassert>

namespace ninefold::documents {

generator::Day dayOf(QDate date) {
    assert(date.isValid());
    return {std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
            std::chrono::day(static_cast<unsigned>(date.day()))};
}

QString dayText(QDate date) {
    return QLocale().toString(date, QLocale::LongFormat);
}

QString dailyRankText(generator::DailyRank rank) {
    static constexpr std::array<const char*, generator::kDailyRanks.size()> kTexts = {
        QT_TRANSLATE_NOOP("Days", "Easier"), QT_TRANSLATE_NOOP("Days", "Middle"), QT_TRANSLATE_NOOP("Days", "Harder")};
    return QCoreApplication::translate("Days", kTexts[static_cast<std::size_t>(rank)]);
}

} // namespace ninefold::documents
