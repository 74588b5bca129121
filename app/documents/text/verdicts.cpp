// SPDX-License-Identifier: MIT
#include "app/documents/text/verdicts.h"

#include "app/documents/text/numbers.h"
#include "app/documents/text/parts/cellnames.h"
#include "app/documents/text/parts/lists.h"
#include "app/documents/text/parts/values.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace ninefold::documents {
namespace {

/// All sentences about a grid, so that the window, the hints and the command line use the same words.
class Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)

public:
    Verdicts(const solve::Verdict& verdict, NameStyle style) : verdict_(verdict), style_(style) {}

    static QString clash(const Clash& clash, NameStyle style);
    QString sentence() const;
    QString branch() const;

private:
    QString invalid() const;
    QString none() const;
    QString multiple() const;
    QString example() const;

    const solve::Verdict& verdict_;
    NameStyle style_;
};

QString Verdicts::clash(const Clash& clash, NameStyle style) {
    QStringList names;
    for (const Cell cell : clash.cells) names << cellText(cell, style);
    const int times = clash.cells.count();
    const QString text =
        times == 2 ? tr("%1 appears twice in %2 (%3).") : tr("%1 appears %n times in %2 (%3).", nullptr, times);
    return text.arg(clash.digit).arg(houseText(clash.house), listText(names));
}

QString Verdicts::sentence() const {
    switch (verdict_.status) {
    case solve::Verdict::Status::Invalid:
        return invalid();
    case solve::Verdict::Status::None:
        return none();
    case solve::Verdict::Status::Multiple:
        return multiple();
    default:
        break;
    }
    if (verdict_.complete) return tr("The Sudoku is already complete and correct.");
    return tr("The Sudoku has exactly one solution.");
}

/// Clashes first, then cells, then digits: from the most visible to what has to be counted.
QString Verdicts::branch() const {
    if (!verdict_.clashes.empty())
        return tr("What you are trying cannot work: %1").arg(clash(verdict_.clashes.front(), style_));
    if (verdict_.deadCell >= 0)
        return tr("What you are trying cannot work: no digit is left for %1.").arg(cellText(verdict_.deadCell, style_));
    if (verdict_.homeless.digit > 0)
        return tr("What you are trying cannot work: in %1 there is no place left for %2.")
            .arg(houseText(verdict_.homeless.house))
            .arg(verdict_.homeless.digit);
    return {};
}

/// Describes the first clash and only counts the others, because correcting one often corrects several.
QString Verdicts::invalid() const {
    if (verdict_.clashes.empty()) return tr("Not a valid Sudoku.");
    const QString first = clash(verdict_.clashes.front(), style_);
    const int more = static_cast<int>(verdict_.clashes.size()) - 1;
    QString text = tr("Not a valid Sudoku: %1").arg(first);
    if (more == 0) return text;
    return text + ' ' +
           (more == 1 ? tr("One more digit is repeated.") : tr("%n more digits are repeated.", nullptr, more));
}

/// From what the board shows to what only a search can find.
QString Verdicts::none() const {
    if (verdict_.deadCell >= 0)
        return tr("No solution: %1 has no candidate left.").arg(cellText(verdict_.deadCell, style_));
    if (verdict_.homeless.digit > 0)
        return tr("No solution: there is no place left for %1 in %2.")
            .arg(verdict_.homeless.digit)
            .arg(houseText(verdict_.homeless.house));
    return tr("No solution: there is no way to fill the empty cells.");
}

/// Too few digits are explanation enough; otherwise an example helps to believe that there is more than one
/// solution.
QString Verdicts::multiple() const {
    const QString text =
        verdict_.tooFewClues
            ? tr("More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.")
                  .arg(verdict_.clues)
        : verdict_.solutions > 2
            ? tr("More than one solution (%1 were counted).").arg(numberText(static_cast<qint64>(verdict_.solutions)))
            : tr("More than one solution.");
    return text + example();
}

/// The first cell in which the two solutions differ.
QString Verdicts::example() const {
    if (verdict_.solutions < 2) return {};
    const auto [one, other] =
        std::mismatch(verdict_.solution.begin(), verdict_.solution.end(), verdict_.otherSolution.begin());
    // Two equal solutions would be a defect of the solver; then no example is given.
    if (one == verdict_.solution.end()) return {};
    const auto cell = static_cast<Cell>(one - verdict_.solution.begin());
    return ' ' + tr("For example %1 can be %2 or %3.").arg(cellText(cell, style_)).arg(*one).arg(*other);
}

/// One set of givens; the class is the translation context.
class Contradictions {
    Q_DECLARE_TR_FUNCTIONS(Contradictions)

public:
    Contradictions(Cells givens, const solve::DeadEnd& end, NameStyle style)
        : givens_(givens), end_(end), style_(style) {}

    QString sentence() const;
    static QString exchange(Cells cells, NameStyle style);

private:
    QString because() const { return cellsPhrase(givens_, Joint::And, style_); }
    QString repeated() const;
    QString noDigit() const;
    QString noPlace() const;
    QStringList placed() const;

    const Cells givens_;
    const solve::DeadEnd& end_;
    const NameStyle style_;
};

/// More digits than these are counted.
constexpr qsizetype kMostNamed = 3;

QStringList Contradictions::placed() const {
    QStringList list;
    for (const auto& [literal, reason] : end_.consequences)
        if (literal.positive()) list << tr("%1 must be %2").arg(cellText(literal.cell(), style_)).arg(literal.digit());
    return list;
}

QString Contradictions::noDigit() const {
    const QStringList steps = placed();
    if (steps.isEmpty())
        return tr("Because of %1, no digit is left for %2.").arg(because(), cellText(end_.cell, style_));
    if (steps.size() <= kMostNamed)
        return tr("Because of %1, %2, and then no digit is left for %3.")
            .arg(because(), joinedText(steps), cellText(end_.cell, style_));
    return tr("Because of %1, %n digits follow, and then no digit is left for %2.", nullptr,
              static_cast<int>(steps.size()))
        .arg(because(), cellText(end_.cell, style_));
}

QString Contradictions::noPlace() const {
    const QStringList steps = placed();
    const QString house = houseText(end_.house);
    if (steps.isEmpty())
        return tr("Because of %1, there is no place left for %2 in %3.").arg(because()).arg(end_.digit).arg(house);
    if (steps.size() <= kMostNamed)
        return tr("Because of %1, %2, and then there is no place left for %3 in %4.")
            .arg(because(), joinedText(steps))
            .arg(end_.digit)
            .arg(house);
    return tr("Because of %1, %n digits follow, and then there is no place left for %2 in %3.", nullptr,
              static_cast<int>(steps.size()))
        .arg(because())
        .arg(end_.digit)
        .arg(house);
}

QString Contradictions::sentence() const {
    switch (end_.kind) {
    case solve::DeadEnd::Kind::Repeated:
        return documents::sentence(Clash{end_.house, end_.digit, givens_}, style_);
    case solve::DeadEnd::Kind::NoDigit:
        return noDigit();
    case solve::DeadEnd::Kind::NoPlace:
        return noPlace();
    case solve::DeadEnd::Kind::Search:
        break;
    }
    return tr("Because of %1, every way to fill the other cells ends in a dead end.").arg(because());
}

QString Contradictions::exchange(Cells cells, NameStyle style) {
    return tr("%1 can be filled in two ways, and no given decides between them.")
        .arg(cellsPhrase(cells, Joint::And, style));
}

} // namespace

QString sentence(const Clash& clash, NameStyle style) {
    return Verdicts::clash(clash, style);
}

QString branchSentence(const solve::Verdict& verdict, NameStyle style) {
    return Verdicts(verdict, style).branch();
}

QString sentence(const solve::Verdict& verdict, NameStyle style) {
    return Verdicts(verdict, style).sentence();
}

QString contradictionSentence(Cells givens, const solve::DeadEnd& end, NameStyle style) {
    return Contradictions(givens, end, style).sentence();
}

QString exchangeSentence(Cells cells, NameStyle style) {
    return Contradictions::exchange(cells, style);
}

} // namespace ninefold::documents
