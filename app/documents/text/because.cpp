// SPDX-License-Identifier: MIT
#include "app/documents/text/because.h"

#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/values.h"

#include <QCoreApplication>

namespace ninefold::documents {
namespace {

/// Only holds the translation context.
struct Because {
    Q_DECLARE_TR_FUNCTIONS(Because)
};

} // namespace

QString statementText(solve::Literal literal, NameStyle style) {
    return (literal.positive() ? Because::tr("%1 is %2") : Because::tr("%1 is not %2"))
        .arg(cellText(literal.cell(), style))
        .arg(literal.digit());
}

QString houseName(House house) {
    return houseText(house);
}

QString becauseText(solve::Reason reason, NameStyle style) {
    using Kind = solve::Reason::Kind;
    switch (reason.kind()) {
    case Kind::Placed:
        return Because::tr("%1 stands in %2").arg(reason.digit()).arg(cellText(reason.cell(), style));
    case Kind::OneCell:
        return Because::tr("nothing else is left there");
    case Kind::OneHouse:
        return Because::tr("%1 has no other place in %2").arg(reason.digit()).arg(houseText(reason.house()));
    case Kind::Crossing:
        return Because::tr("in %1 all places of %2 lie in %3")
            .arg(houseText(reason.house()))
            .arg(reason.digit())
            .arg(houseText(reason.other()));
    case Kind::Learned:
        return Because::tr("note %1 says so").arg(reason.clause());
    case Kind::None:
        break;
    }
    return {};
}

} // namespace ninefold::documents
