// SPDX-License-Identifier: MIT
#pragma once

#include "engine/formats/format.h"

#include <utility>

namespace ninefold::documents {

/// Passes everything on; the classes below change or record a part of it.
class ForwardingSink : public formats::PuzzleSink {
public:
    explicit ForwardingSink(formats::PuzzleSink& next) : next_(next) {}
    bool puzzle(formats::Puzzle&& puzzle) override { return next_.puzzle(std::move(puzzle)); }
    void skipped(const Error& error) override { next_.skipped(error); }
    void warning(const Error& error) override { next_.warning(error); }

protected:
    formats::PuzzleSink& next_;
};

/// Text unpacked from another text has its own line numbers; errors and puzzles get the line in the outer text.
class OneLine : public ForwardingSink {
public:
    OneLine(int line, formats::PuzzleSink& next) : ForwardingSink(next), line_(line) {}
    bool puzzle(formats::Puzzle&& puzzle) override {
        puzzle.line = line_;
        return next_.puzzle(std::move(puzzle));
    }
    void skipped(const Error& error) override { next_.skipped(inLine(error)); }
    void warning(const Error& error) override { next_.warning(inLine(error)); }

private:
    Error inLine(Error error) const {
        error.line = line_;
        return error;
    }

    int line_;
};

/// Remembers whether more is wanted, and whether anything was reported at all.
class OutcomeSink : public ForwardingSink {
public:
    using ForwardingSink::ForwardingSink;
    bool puzzle(formats::Puzzle&& puzzle) override {
        said = true;
        return more = next_.puzzle(std::move(puzzle));
    }
    void skipped(const Error& error) override {
        said = true;
        next_.skipped(error);
    }

    bool more = true, said = false;
};

/// For detection: is there a puzzle, or a damaged one?
class Probe : public formats::PuzzleSink {
public:
    bool puzzle(formats::Puzzle&&) override {
        found = true;
        return false;
    }
    void skipped(const Error&) override { failed = true; }
    void warning(const Error&) override {}

    bool found = false, failed = false;
};

} // namespace ninefold::documents
