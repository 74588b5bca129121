// SPDX-License-Identifier: MIT
// The guesses of runs as trees, compared with the events they are made of.
#include "app/session/watch/tree/searchtree.h"

#include "app/session/watch/tree/treelayout.h"
#include "engine/solve/solver.h"
#include "engine/solve/solverstate.h"
#include "tests/engine/solve/puzzlekinds.h"

#include <QTest>

using namespace ninefold;
using namespace ninefold::session;
using namespace ninefold::solve;

namespace {

/// Builds the tree, and takes down which guesses stood after each event.
struct Watched : EventSink {
    Watched(const Solver& solver, const Grid& puzzle, std::size_t limit)
        : tree(solver.deadEnd), state(puzzle), most(limit) {
        stood.push_back({});
    }
    bool take(const EventBatch& batch) override {
        for (const SolverEvent& event : batch.events) {
            state.apply(event, batch.clause(event));
            tree.add(event);
            guesses += event.kind == EventKind::Decide;
            if (stood.size() >= most) continue;
            std::vector<Literal> now;
            for (int level = 1; level <= state.level(); ++level) now.push_back(state.decision(level).literal);
            stood.push_back(now);
        }
        return state.position() < 400'000;
    }
    SearchTree tree;
    SolverState state;
    std::size_t most;
    std::uint64_t guesses = 0;
    std::vector<std::vector<Literal>> stood;
};

std::vector<Literal> pathTo(const SearchTree& tree, int node) {
    std::vector<Literal> path;
    for (; node > 0; node = tree.nodes()[static_cast<std::size_t>(node)].parent) {
        const SearchTree::Node& each = tree.nodes()[static_cast<std::size_t>(node)];
        path.insert(path.begin(), Literal::is(each.cell, each.digit));
    }
    return path;
}

} // namespace

class TestSearchTree : public QObject {
    Q_OBJECT

private slots:
    void itSaysWhichGuessesStand_data() { engines(); }
    /// At every position the path to the node is the beginning of the guesses that stand, and all of them where the
    /// tree has room for all.
    void itSaysWhichGuessesStand() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(41);
        int folded = 0;
        for (int round = 0; round < 12; ++round) {
            const auto [puzzle, bind] = puzzles::sample(round, random);
            Watched watched(*solver, puzzle, 3000);
            solver->run(puzzle, {.proof = Proof::Reported, .candidatesBind = bind}, &watched);
            const SearchTree& tree = watched.tree;
            QVERIFY(tree.nodes().size() <= SearchTree::kMostNodes);
            folded += tree.depth() < 81;
            for (std::size_t position = 0; position < watched.stood.size(); ++position) {
                const std::vector<Literal> path = pathTo(tree, tree.nodeAt(position));
                const std::vector<Literal>& all = watched.stood[position];
                QCOMPARE(path.size(), std::min<std::size_t>(all.size(), static_cast<std::size_t>(tree.depth())));
                QVERIFY(std::equal(path.begin(), path.end(), all.begin()));
            }
            std::uint64_t guesses = tree.nodes().size() - 1, deadEnds = 0;
            for (const SearchTree::Node& node : tree.nodes()) {
                guesses += node.hidden;
                deadEnds += node.deadEnds;
            }
            QCOMPARE(guesses, watched.guesses);
            QCOMPARE(tree.guesses(), watched.guesses);
            QCOMPARE(deadEnds, watched.state.count(solver->deadEnd));
        }
        // Only the long runs need it.
        if (solver->id == "backtracking") QVERIFY(folded > 0);
    }

    void nodesAreLaidOutInRows_data() { engines(); }
    /// A guess is drawn over the middle of those below it, and no two overlap.
    void nodesAreLaidOutInRows() {
        QFETCH(const Solver*, solver);
        std::mt19937 random(42);
        for (int round = 0; round < 6; ++round) {
            const Grid puzzle = puzzles::minimal(random).grid;
            Watched watched(*solver, puzzle, 0);
            solver->run(puzzle, {}, &watched);
            const auto& nodes = watched.tree.nodes();
            const TreeLayout layout(watched.tree);
            QCOMPARE(layout.places().size(), nodes.size());
            std::map<int, double> right;
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                const TreeLayout::Place place = layout.places()[i];
                QVERIFY(place.left <= place.middle && place.middle <= place.right && place.right <= layout.leaves());
                if (nodes[i].parent < 0) continue;
                const TreeLayout::Place above = layout.places()[static_cast<std::size_t>(nodes[i].parent)];
                QVERIFY(above.left <= place.left && place.right <= above.right);
                // In the order of their events, from left to right.
                if (const auto before = right.find(nodes[i].level); before != right.end())
                    QVERIFY(place.left >= before->second);
                right[nodes[i].level] = place.right;
            }
        }
    }

private:
    static void engines() {
        QTest::addColumn<const Solver*>("solver");
        for (const Solver* solver : eventSolvers()) QTest::newRow(std::string(solver->id).c_str()) << solver;
    }
};

QTEST_APPLESS_MAIN(TestSearchTree)
#include "tst_searchtree.moc"
