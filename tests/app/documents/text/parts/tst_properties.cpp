// SPDX-License-Identifier: MIT
#include "app/documents/text/parts/properties.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::documents;

namespace {

analysis::Automorphisms turning(std::array<std::uint8_t, 10> digits) {
    analysis::Automorphism halfTurn;
    for (Cell cell = 0; cell < kCellCount; ++cell)
        halfTurn.image[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(kCellCount - 1 - cell);
    halfTurn.digits = digits;
    analysis::Automorphisms found;
    found.count = 2;
    found.list.push_back(halfTurn);
    return found;
}

} // namespace

class TestProperties : public QObject {
    Q_OBJECT

private slots:
    /// Two digits that change places are told once, and a longer way until it comes back.
    void digitsAreToldByTheirWays() {
        const auto said = [](std::array<std::uint8_t, 10> digits) { return automorphismSentence(turning(digits)); };
        QCOMPARE(said({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}), QStringLiteral("Turn 180°"));
        QCOMPARE(said({0, 4, 2, 3, 1, 5, 6, 7, 8, 9}), QStringLiteral("Turn 180°, where 1↔4"));
        QCOMPARE(said({0, 4, 5, 3, 1, 7, 6, 2, 9, 8}), QStringLiteral("Turn 180°, where 1↔4, 2→5→7→2, 8↔9"));
        QCOMPARE(automorphismSentence({}), QStringLiteral("none"));
    }
};

QTEST_GUILESS_MAIN(TestProperties)
#include "tst_properties.moc"
