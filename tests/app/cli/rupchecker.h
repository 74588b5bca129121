// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <map>
#include <vector>

/// Checks the text of a DRAT proof against the text of a CNF by reverse unit propagation (RUP): a clause follows if
/// the opposite of all its literals leads to a contradiction by unit propagation alone. It knows nothing of Sudoku,
/// shares no code with the program, and is stricter than other checkers: a deleted clause implies nothing any more.
class RupChecker {
public:
    explicit RupChecker(const QByteArray& cnf) {
        for (const QByteArray& line : cnf.split('\n')) {
            if (line.isEmpty() || line[0] == 'c') continue;
            if (line[0] == 'p') resize(line.split(' ').value(2).toInt());
            else add(clauseOf(line));
        }
    }

    /// What is wrong with the proof; empty if it ends with the empty clause and every line follows.
    QString fault(const QByteArray& proof) {
        int number = 0;
        for (const QByteArray& line : proof.split('\n')) {
            ++number;
            const bool deletes = line.startsWith("d ");
            const QByteArray text = deletes ? line.sliced(2) : line;
            const QString where = QString("line %1: ").arg(number);
            if (!isClause(text)) return where + (line.isEmpty() ? "the end comes too early" : "not a clause");
            const Clause clause = clauseOf(text);
            if (deletes && !remove(clause)) return where + "deletes what is not there";
            if (deletes) continue;
            if (!follows(clause)) return where + "does not follow";
            if (clause.empty()) return {};
            add(clause);
        }
        return "there is no empty clause";
    }

private:
    using Literal = int; // +variable or -variable, as in the texts
    using Clause = std::vector<Literal>;

    void resize(int variables) {
        variables_ = variables;
        isTrue_.resize(2 * variables + 1);
        watching_.resize(2 * variables + 1);
    }

    /// Numbers with a 0 as the last of them.
    bool isClause(const QByteArray& text) const {
        const QList<QByteArray> words = text.split(' ');
        for (const QByteArray& word : words) {
            bool good = false;
            const int number = word.toInt(&good);
            if (!good || std::abs(number) > variables_) return false;
            if ((number == 0) != (&word == &words.last())) return false;
        }
        return true;
    }
    /// Without repetitions.
    static Clause clauseOf(const QByteArray& text) {
        Clause clause;
        for (const QByteArray& word : text.split(' ')) clause.push_back(word.toInt());
        clause.pop_back();
        std::sort(clause.begin(), clause.end());
        clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
        return clause;
    }

    std::size_t at(Literal literal) const { return static_cast<std::size_t>(literal + variables_); }
    bool isFalse(Literal literal) const { return isTrue_[at(-literal)]; }

    void add(Clause clause) {
        const int number = static_cast<int>(clauses_.size());
        numbers_[clause].push_back(number);
        // The watched literals come first: those that are not false, as long as there are such.
        std::stable_partition(clause.begin(), clause.end(), [&](Literal literal) { return !isFalse(literal); });
        for (std::size_t i = 0; i < clause.size() && i < 2; ++i) watching_[at(clause[i])].push_back(number);
        clauses_.push_back(clause);
        isDeleted_.push_back(false);
        if (clause.size() == 1) units_.push_back(number);
        if (clause.empty()) refuted_ = true;
        else if (clause.size() == 1 || isFalse(clause[1])) refuted_ = !assume(clause[0]) || refuted_;
    }

    bool remove(const Clause& clause) {
        std::vector<int>& numbers = numbers_[clause];
        if (numbers.empty()) return false;
        isDeleted_[static_cast<std::size_t>(numbers.back())] = true;
        numbers.pop_back();
        // What it had implied may not follow any more.
        undo(0);
        refuted_ = false;
        for (const int unit : units_)
            if (!isDeleted_[static_cast<std::size_t>(unit)]) refuted_ = !assume(clauses_[unit][0]) || refuted_;
        return true;
    }

    bool follows(const Clause& clause) {
        const std::size_t before = trail_.size();
        bool contradiction = refuted_;
        for (const Literal literal : clause) contradiction = contradiction || !assume(-literal);
        undo(before);
        return contradiction;
    }

    void undo(std::size_t size) {
        for (; trail_.size() > size; trail_.pop_back()) isTrue_[at(trail_.back())] = false;
    }

    /// Makes a literal true with all consequences; false = contradiction.
    bool assume(Literal literal) {
        if (isFalse(literal)) return false;
        if (isTrue_[at(literal)]) return true;
        std::size_t next = trail_.size();
        set(literal);
        while (next < trail_.size())
            if (!visit(-trail_[next++])) return false;
        return true;
    }
    void set(Literal literal) {
        isTrue_[at(literal)] = true;
        trail_.push_back(literal);
    }

    /// The clauses that watch a literal which has become false; false = contradiction.
    bool visit(Literal literal) {
        std::vector<int> clauses = std::move(watching_[at(literal)]);
        std::vector<int>& kept = watching_[at(literal)];
        kept.clear();
        bool good = true;
        for (const int number : clauses) {
            if (isDeleted_[static_cast<std::size_t>(number)]) continue;
            Clause& clause = clauses_[static_cast<std::size_t>(number)];
            if (good && watchAnother(clause, literal, number)) continue;
            kept.push_back(number);
            if (!good || isTrue_[at(clause[0])]) continue;
            good = clause.size() > 1 && !isFalse(clause[0]);
            if (good) set(clause[0]);
        }
        return good;
    }
    /// Puts the false literal into second place, and another that is not false there instead if there is one.
    bool watchAnother(Clause& clause, Literal falseOne, int number) {
        if (clause.size() < 2) return false;
        if (clause[0] == falseOne) std::swap(clause[0], clause[1]);
        if (isTrue_[at(clause[0])]) return false;
        const auto other =
            std::find_if(clause.begin() + 2, clause.end(), [&](Literal literal) { return !isFalse(literal); });
        if (other == clause.end()) return false;
        std::iter_swap(clause.begin() + 1, other);
        watching_[at(clause[1])].push_back(number);
        return true;
    }

    int variables_ = 0;
    std::vector<Clause> clauses_;
    std::vector<bool> isDeleted_;
    std::map<Clause, std::vector<int>> numbers_;
    std::vector<int> units_;
    /// By literal.
    std::vector<bool> isTrue_;
    std::vector<std::vector<int>> watching_;
    std::vector<Literal> trail_;
    /// Do the clauses alone lead to a contradiction?
    bool refuted_ = false;
};
