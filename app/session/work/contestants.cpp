// SPDX-License-Identifier: MIT
#include "app/session/work/contestants.h"

#include <QCoreApplication>

#include <algorithm>

namespace ninefold::session {
namespace {

QString nameOf(const solve::Solver& solver) {
    return QCoreApplication::translate("Solver", solver.name.data());
}

void addVariants(const solve::Solver& solver, const solve::SolverOptions& usual, std::vector<Contestant>& all) {
    for (const auto& text : solve::choiceTexts()) {
        if (text.what == usual.choice || std::ranges::count(solver.choices, text.what) == 0) continue;
        solve::SolverOptions options = usual;
        options.choice = text.what;
        all.push_back({QCoreApplication::translate("Contestants", "%1: %2", "a solver, and how it guesses")
                           .arg(nameOf(solver), QCoreApplication::translate("Choice", text.name.data())),
                       &solver, options});
    }
    for (const auto& text : solve::switchTexts()) {
        if (!solver.switches.has(text.what)) continue;
        solve::SolverOptions options = usual;
        const bool on = !usual.switches.has(text.what);
        options.switches.set(text.what, on);
        const QString name = on ? QCoreApplication::translate("Contestants", "%1 with %2", "a solver, and a part of it")
                                : QCoreApplication::translate("Contestants", "%1 without %2");
        all.push_back(
            {name.arg(nameOf(solver), QCoreApplication::translate("Switch", text.name.data())), &solver, options});
    }
}

} // namespace

std::vector<Contestant> contestants(bool candidatesBind) {
    const solve::SolverOptions usual{.candidatesBind = candidatesBind};
    std::vector<Contestant> all;
    for (const solve::Solver* solver : solve::eventSolvers()) all.push_back({nameOf(*solver), solver, usual});
    for (const solve::Solver* solver : solve::eventSolvers()) addVariants(*solver, usual, all);
    return all;
}

} // namespace ninefold::session
