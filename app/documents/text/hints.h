// SPDX-License-Identifier: MIT
#pragma once

#include "app/documents/text/explanation.h"
#include "app/documents/text/steps.h"

#include <optional>
#include <vector>

namespace ninefold::documents {

/// A hint and how much of it to show: a value for the window.
struct Hint {
    enum class Kind {
        None,
        Thinking,
        Words,   ///< one sentence only
        Mistake, ///< something on the board is wrong; `words` describe the first mistake
        Step,    ///< the next step
        Reason,  ///< why a candidate is impossible; `words` are the question
    };
    Kind kind = Kind::None;
    /// How much is disclosed, from 1.
    int degree = 1;
    /// The line of the explanation that the player has come to, from 1, of how many; 0 if it has no lines.
    int line = 0, lines = 0;
    QString words;
    /// The next step, or the one that takes the candidate away.
    std::optional<logic::Step> found;

    /// The last degree.
    int degrees() const;
    bool isWhole() const { return degree >= degrees(); }
    /// Is there nothing more to show?
    bool isAtEnd() const { return isWhole() && line >= lines; }
    bool canApply() const { return kind == Kind::Mistake || kind == Kind::Step; }
    /// The step that is talked about; null when there is none.
    const logic::Step* step() const { return found ? &*found : nullptr; }
    /// Is the step explained and drawn with its whole reason?
    bool isExplained() const { return kind == Kind::Reason || (kind == Kind::Step && isWhole()); }
};

/// The title of the hint: a technique or a question.
QString hintTitle(const Hint& hint);
/// The text below the title; as HTML if phrases are decorated.
QString hintBody(const Hint& hint, NameStyle style, const PhraseDecorator& decorate = {});
/// Both in one line, for the status line and screen readers. Starts with the disclosed part.
QString hintSentence(const Hint& hint, NameStyle style);

/// The conclusion as it is shown above the reason: where both together would be too long to read, only what goes or
/// comes.
QString cardConclusion(const logic::Step& step, const Explanation& explanation, NameStyle style);

/// A run of lines that belong to one case; of a plain chain all lines.
struct Branch {
    int first = 1, count = 0;
    bool isNamed = false;
};
/// The branch of a line; lines count from 1.
Branch branchOf(const std::vector<ExplanationLine>& lines, int line);
/// "Link 8 of 12: r9c4 is 7, only other 7 in column 4." In a net after the name of its branch.
QString lineSentence(const std::vector<ExplanationLine>& lines, int line);

/// A row in the list of a chain or a net.
struct ChainRow {
    /// The line, from 1; of a heading the first one below it.
    int line = 1;
    /// A heading: the number of lines below it.
    int heading = 0;
};

/// The rows of the list when the player has come to line number `current`: all headings, and the lines of the branch
/// that is open. The other branches are folded.
std::vector<ChainRow> chainRows(const std::vector<ExplanationLine>& lines, int current);

/// How many rows in a row a hint shows unasked. Wherever the player is in the list, these rows and the conclusion have
/// at most kShownWords words; the line that the player has come to is always among them.
int rowsShown(const Explanation& explanation, const std::vector<ChainRow>& rows);

/// The first of `shown` rows around the row `current`, so that it has neighbours on both sides where there are any.
int firstShown(int current, int shown, int rows);

/// "If r7c4 is 3"
QString headingText(const ExplanationLine& line);
/// "12 lines"
QString lineCountText(int lines);

/// All that the card of a hint shows unasked when it has come to its last degree, or to line number `current` of it: at
/// most kShownWords words.
QString shownText(const logic::Step& step, const Explanation& explanation, NameStyle style, int current = 1);

/// What the solid lines (the dashed ones) of this step's drawing say.
QString linkText(const logic::Step& step, bool strong);

} // namespace ninefold::documents
