<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CellMenu</name>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>Remove %n Lin&amp;k of This Cell</numerusform>
            <numerusform>Remove %n Lin&amp;ks of This Cell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>Remove %n Lin&amp;k of %1</numerusform>
            <numerusform>Remove %n Lin&amp;ks of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln given up</numerusform>
            <numerusform>, %Ln given up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Because of %1, %n digit follows, and then no digit is left for %2.</numerusform>
            <numerusform>Because of %1, %n digits follow, and then no digit is left for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Because of %1, %n digit follows, and then there is no place left for %2 in %3.</numerusform>
            <numerusform>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>This %n cell matters.</numerusform>
            <numerusform>These %n cells matter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>No short reason was found; this one takes %n step.</numerusform>
            <numerusform>No short reason was found; this one takes %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Good, but not all: one removal is still missing.</numerusform>
            <numerusform>Good, but not all: %n removals are still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Good, but not all: one digit is still missing.</numerusform>
            <numerusform>Good, but not all: %n digits are still missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1, and %n easier one</numerusform>
            <numerusform>%1, and %n easier ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>There is %n cell; a Sudoku has 81.</numerusform>
            <numerusform>There are %n cells; a Sudoku has 81.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>Line %1 has %n cell; a row of a Sudoku has 9.</numerusform>
            <numerusform>Line %1 has %n cells; a row of a Sudoku has 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Line %1 has %n cell; a Sudoku has 81.</numerusform>
            <numerusform>Line %1 has %n cells; a Sudoku has 81.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>%n row was found; a Sudoku has 9.</numerusform>
            <numerusform>%n rows were found; a Sudoku has 9.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>%n character was found; a list of candidates has 729.</numerusform>
            <numerusform>%n characters were found; a list of candidates has 729.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 in %n cell</numerusform>
            <numerusform>%1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n link</numerusform>
            <numerusform>%n links</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n single filled in.</numerusform>
            <numerusform>%n singles filled in.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n guess stands</numerusform>
            <numerusform>%n guesses stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>another dead end has come</numerusform>
            <numerusform>another %n dead ends have come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>a note of %n part is written</numerusform>
            <numerusform>a note of at most %n parts is written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit follows from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</numerusform>
            <numerusform>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digits follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n digit followed from the rules; now nothing sure is left.</numerusform>
            <numerusform>%n digits followed from the rules; now nothing sure is left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>%n guess is on the board.</numerusform>
            <numerusform>%n guesses are on the board, each made with those before it in place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>%n digit followed from them.</numerusform>
            <numerusform>%n digits followed from them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 stands %n time in %2 (%3).</numerusform>
            <numerusform>%1 appears %n times in %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>%n more digit is repeated.</numerusform>
            <numerusform>%n more digits are repeated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln guess</numerusform>
            <numerusform>%Ln guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln digit refused</numerusform>
            <numerusform>%Ln digits refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln digit followed</numerusform>
            <numerusform>%Ln digits followed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln candidate removed</numerusform>
            <numerusform>%Ln candidates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln dead end</numerusform>
            <numerusform>%Ln dead ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln step back</numerusform>
            <numerusform>%Ln steps back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln restart</numerusform>
            <numerusform>%Ln restarts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n guess stands</numerusform>
            <numerusform>%n guesses stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>%n guess deep</numerusform>
            <numerusform>%n guesses deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>used once</numerusform>
            <numerusform>used %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n part open</numerusform>
            <numerusform>%n parts open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>from %n guess (LBD)</numerusform>
            <numerusform>from %n guesses (LBD)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Solved: %n step, no guess.</numerusform>
            <numerusform>Solved: %n steps, no guess.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Stuck: no technique goes further, and %n cell is left.</numerusform>
            <numerusform>Stuck: no technique goes further, and %n cells are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>%n dead end has come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</numerusform>
            <numerusform>%n dead ends have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Comparison</name>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Done with %Ln puzzle.</numerusform>
            <numerusform>Done with %Ln puzzles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>The solvers work on %Ln puzzle. Whoever takes too long is stopped.</numerusform>
            <numerusform>The solvers work on %Ln puzzles, each on one puzzle after the other. Whoever takes too long is stopped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PatternEditor</name>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Arrow keys move, Space paints or erases. %n given.</numerusform>
            <numerusform>Arrow keys move, Space paints or erases. %n givens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>%n picture at the most</numerusform>
            <numerusform>%n pictures at the most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>That would be more than %n picture.</numerusform>
            <numerusform>That would be more than %n pictures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>A page has room for %Ln event.</numerusform>
            <numerusform>A page has room for %Ln events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Please look at the marked cell.</numerusform>
            <numerusform>Please look at the %n marked cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>The one played last</numerusform>
            <numerusform>The %n played last</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>The one of the list</numerusform>
            <numerusform>All %n of the list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Proof of uniqueness: %Ln note.</numerusform>
            <numerusform>Proof of uniqueness: %Ln notes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL runs into %Ln dead end, and its notes leave only one solution.</numerusform>
            <numerusform>CDCL runs into %Ln dead ends, and its notes leave only one solution.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>%n cell left</numerusform>
            <numerusform>%n cells left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>These two differ in the %n cell that is marked; with it as a given, only one solution would be left.</numerusform>
            <numerusform>These two differ in the %n cells that are marked; with one of them as a given, only one solution would be left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n day solved</numerusform>
            <numerusform>%n days solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n line, %2</numerusform>
            <numerusform>%1, %n lines, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n week</numerusform>
            <numerusform>%n weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 on %n day of the last 13 weeks</numerusform>
            <numerusform>%1 on %n days of the last 13 weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n solved</numerusform>
            <numerusform>%1: %n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n dead end with your guesses,</numerusform>
            <numerusform>%n dead ends with your guesses,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n with those of the solver.</numerusform>
            <numerusform>%n with those of the solver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>%n left to write</numerusform>
            <numerusform>%n left to write</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n position, new to you</numerusform>
            <numerusform>%n positions, new to you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n position, to repeat</numerusform>
            <numerusform>%n positions, to repeat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>needs %1 and %n easier one</numerusform>
            <numerusform>needs %1 and %n easier ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>last game</numerusform>
            <numerusform>last %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; of %n cell filled</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; of %n cells filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n cell left</numerusform>
            <numerusform>%n cells left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n hint used</numerusform>
            <numerusform>%n hints used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n check used</numerusform>
            <numerusform>%n checks used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n puzzle copied.</numerusform>
            <numerusform>%n puzzles copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>%n puzzle being rated</numerusform>
            <numerusform>%n puzzles being rated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n part comes from guess %1.</numerusform>
            <numerusform>%n parts come from guess %1. More steps follow until only one does.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StatisticsView</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>longest: %n day</numerusform>
            <numerusform>longest: %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n game solved</numerusform>
            <numerusform>%n games solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n right move without a step that I know</numerusform>
            <numerusform>%n right moves without a step that I know</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>%n more step below it leads to the same result.</numerusform>
            <numerusform>%n more steps below it lead to the same result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n step copied.</numerusform>
            <numerusform>%n steps copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>After %1 finished games this says how strong you are, and how sure that is. %n so far.</numerusform>
            <numerusform>After %1 finished games this says how strong you are, and how sure that is. %n so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>More cannot be said after %n game: those far below or above you say little.</numerusform>
            <numerusform>More cannot be said after %n games: those far below or above you say little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Give or take %1, from %n game. You solve every other puzzle with this rating without help.</numerusform>
            <numerusform>Give or take %1, from %n games. You solve every other puzzle with this rating without help.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, used %n time(s), %2</source>
        <comment>a technique, hints</comment>
        <translation>
            <numerusform>%1, used %n time, %2</numerusform>
            <numerusform>%1, used %n times, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n game, from %1 to %2</numerusform>
            <numerusform>%n games, from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n position for today</numerusform>
            <numerusform>%n positions for today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln guess</numerusform>
            <numerusform>%Ln guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln dead end</numerusform>
            <numerusform>%Ln dead ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>%Ln more guess below it.</numerusform>
            <numerusform>%Ln more guesses below it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>%Ln dead end under it.</numerusform>
            <numerusform>%Ln dead ends under it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Solved on %n day of the last year</numerusform>
            <numerusform>Solved on %n days of the last year</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n solved</numerusform>
            <numerusform>%1: %n solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n digit is wrong: %1</numerusform>
            <numerusform>%n digits are wrong: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>No mistakes so far, %n cell left.</numerusform>
            <numerusform>No mistakes so far, %n cells left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n puzzle taken out of %1.</numerusform>
            <numerusform>%n puzzles taken out of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n puzzle added to “%1”.</numerusform>
            <numerusform>%n puzzles added to “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n puzzle tagged %1.</numerusform>
            <numerusform>%n puzzles tagged %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n puzzle no longer tagged %1.</numerusform>
            <numerusform>%n puzzles no longer tagged %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n puzzle moved to “%1”.</numerusform>
            <numerusform>%n puzzles moved to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n move ago</numerusform>
            <numerusform>%n moves ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n of them you had already, as it is or turned around.</numerusform>
            <numerusform>%n of them you had already, as they are or turned around.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n left out, which has not exactly one solution or cannot be read.</numerusform>
            <numerusform>%n left out, which have not exactly one solution or cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>No puzzles in %n file.</numerusform>
            <numerusform>No puzzles in %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n puzzle added to “%1”.</numerusform>
            <numerusform>%n puzzles added to “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryWords</name>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Solved in %1, %n hint</numerusform>
            <numerusform>Solved in %1, %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>%n digit so far; a puzzle with one solution has at least 17.</numerusform>
            <numerusform>%n digits so far; a puzzle with one solution has at least 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n step so far...</numerusform>
            <numerusform>%n steps so far...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n step; then none of the techniques that are switched on finds another.</numerusform>
            <numerusform>%n steps; then none of the techniques that are switched on finds another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n step done; one undo takes it back.</numerusform>
            <numerusform>%n steps done; one undo takes them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Solved in %n step, hardest: %1</numerusform>
            <numerusform>Solved in %n steps, hardest: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n step can be done now; each line does something new.</numerusform>
            <numerusform>%n steps can be done now; each line does something new.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>Rating of the one step: %1</numerusform>
            <numerusform>Ratings of %n steps, at most %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>%n picture saved.</numerusform>
            <numerusform>%n pictures saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n picture of %1 so far...</numerusform>
            <numerusform>%n pictures of %1 so far...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n could not be read: %1</numerusform>
            <numerusform>%n could not be read; the first: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 and %n more file</numerusform>
            <numerusform>%1 and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Only one line is a Sudoku; %n other could not be used.</numerusform>
            <numerusform>Only one line is a Sudoku; %n others could not be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::window::Messages</name>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>Help was used once.</numerusform>
            <numerusform>Help was used %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n given belongs to the puzzle and cannot be changed.</numerusform>
            <numerusform>%n givens belong to the puzzle and cannot be changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n cell selected.</numerusform>
            <numerusform>%n cells selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Sent to the printer: %n page.</numerusform>
            <numerusform>Sent to the printer: %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Saved as %1: %n page.</numerusform>
            <numerusform>Saved as %1: %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n cell left</numerusform>
            <numerusform>%n cells left</numerusform>
        </translation>
    </message>
</context>
</TS>
