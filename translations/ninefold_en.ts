<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CellMenu</name>
    <message numerus="yes">
        <source>Remove %n lin&amp;k(s) of this cell</source>
        <translation>
            <numerusform>Remove %n lin&amp;k of this cell</numerusform>
            <numerusform>Remove %n lin&amp;ks of this cell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>Remove %n lin&amp;k of %1</numerusform>
            <numerusform>Remove %n lin&amp;ks of %1</numerusform>
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
    <name>Verdicts</name>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 stands %n time in %2 (%3).</numerusform>
            <numerusform>%1 appears %n times in %2 (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more such clashes.</source>
        <translation>
            <numerusform>There is %n more such clash.</numerusform>
            <numerusform>There are %n more such clashes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>used once</numerusform>
            <numerusform>used %n times</numerusform>
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
</context>
<context>
    <name>ninefold::dialogs::PrintChoice</name>
    <message numerus="yes">
        <source>%n chosen puzzle(s) of the list</source>
        <translation>
            <numerusform>%n chosen puzzle of the list</numerusform>
            <numerusform>%n chosen puzzles of the list</numerusform>
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
    <name>ninefold::dialogs::SolutionSheet</name>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; giving one of them would tell the two apart.</source>
        <translation>
            <numerusform>These two differ in the %n cell that is marked; giving it would tell the two apart.</numerusform>
            <numerusform>These two differ in the %n cells that are marked; giving one of them would tell the two apart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
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
    <name>ninefold::pages::PadKey</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
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
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message numerus="yes">
        <source>%n part(s) still come from guess %1. One is wanted.</source>
        <translation>
            <numerusform>%n part still comes from guess %1. One is wanted.</numerusform>
            <numerusform>%n parts still come from guess %1. One is wanted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>Folded under it: %n step(s) that do nothing new.</source>
        <translation>
            <numerusform>Folded under it: %n step that does nothing new.</numerusform>
            <numerusform>Folded under it: %n steps that do nothing new.</numerusform>
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
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) differ from the solution: %1</source>
        <translation>
            <numerusform>%n digit differs from the solution: %1</numerusform>
            <numerusform>%n digits differ from the solution: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All right so far, %n cell(s) left.</source>
        <translation>
            <numerusform>All right so far, %n cell left.</numerusform>
            <numerusform>All right so far, %n cells left.</numerusform>
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
        <source>%n step(s), then none of the chosen techniques finds another.</source>
        <translation>
            <numerusform>%n step, then none of the chosen techniques finds another.</numerusform>
            <numerusform>%n steps, then none of the chosen techniques finds another.</numerusform>
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
        <source>Rating of each of %n step(s), the hardest %1</source>
        <translation>
            <numerusform>Rating of the one step: %1</numerusform>
            <numerusform>Rating of each of %n steps, the hardest %1</numerusform>
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
        <source>%n given(s) stay as they are.</source>
        <translation>
            <numerusform>%n given stays as it is.</numerusform>
            <numerusform>%n givens stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
</TS>
