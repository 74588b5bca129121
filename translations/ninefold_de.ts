<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Spiele</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>Rätsel ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>Rätsel &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Back to the Last Right Position</source>
        <translation>&amp;Zurück zur letzten richtigen Stellung</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Eigenes eingeben</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Try a Branch</source>
        <translation>Zweig &amp;ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Drop the Branch</source>
        <translation>Zweig &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Fill Marks</source>
        <translation>Kandidaten &amp;eintragen</translation>
    </message>
    <message>
        <source>Fill Marks of the &amp;Selection</source>
        <translation>Kandidaten der &amp;Auswahl eintragen</translation>
    </message>
    <message>
        <source>Fill Marks of the &amp;Highlighted Digit</source>
        <translation>Kandidaten der &amp;hervorgehobenen Ziffer eintragen</translation>
    </message>
    <message>
        <source>&amp;Clean Marks</source>
        <translation>Kandidaten &amp;bereinigen</translation>
    </message>
    <message>
        <source>&amp;Erase Marks</source>
        <translation>&amp;Notizen löschen</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>&amp;Farben löschen</translation>
    </message>
    <message>
        <source>&amp;Auto-clean after a Digit</source>
        <translation>Nach einer Ziffer selbst be&amp;reinigen</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>&amp;Ziffern schreiben</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>&amp;Kandidaten schreiben</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>E&amp;cknotizen schreiben</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>&amp;Mittelnotizen schreiben</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>Farben &amp;setzen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>Nächste Eingabe&amp;art</translation>
    </message>
    <message>
        <source>Mark &amp;Conflicts</source>
        <translation>&amp;Konflikte markieren</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>&amp;Gleiche Ziffern hervorheben</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Zeile, Spalte und &amp;Block hervorheben</translation>
    </message>
    <message>
        <source>T&amp;wo-Candidate Cells</source>
        <translation>Felder mit &amp;zwei Kandidaten</translation>
    </message>
    <message>
        <source>Compare with the S&amp;olution</source>
        <translation>Mit der &amp;Lösung vergleichen</translation>
    </message>
    <message>
        <source>&amp;Digits Left</source>
        <translation>&amp;Übrige Ziffern</translation>
    </message>
    <message>
        <source>Digit &amp;First</source>
        <translation>Zi&amp;ffer zuerst</translation>
    </message>
    <message>
        <source>Corner, Centre and C&amp;olour Modes</source>
        <translation>E&amp;cken, Mitte und Farben</translation>
    </message>
    <message>
        <source>Row and Column &amp;Names</source>
        <translation>&amp;Namen der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farb&amp;schema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Cell Na&amp;mes</source>
        <translation>Feldna&amp;men</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>Ü&amp;ber Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren ...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Drucken ...</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the cells</source>
        <translation>Felder &amp;färben</translation>
    </message>
    <message>
        <source>Colour the &amp;candidate %1</source>
        <translation>&amp;Kandidat %1 färben</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>%1 &amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Remove candidate %1</source>
        <translation>Kandidat %1 &amp;streichen</translation>
    </message>
    <message>
        <source>&amp;Write candidate %1</source>
        <translation>Kandidat %1 &amp;eintragen</translation>
    </message>
    <message>
        <source>%1 holds %2 already.</source>
        <translation>In %1 steht schon %2.</translation>
    </message>
    <message>
        <source>%1 cannot be in %2, because %3 holds it.</source>
        <translation>%1 kann nicht in %2 stehen, denn sie steht in %3.</translation>
    </message>
    <message>
        <source>%1 is still possible in %2.</source>
        <translation>%1 ist in %2 noch möglich.</translation>
    </message>
    <message>
        <source>The rules allow %1 in %2; no candidates are written there yet.</source>
        <translation>Die Regeln erlauben %1 in %2; dort ist noch kein Kandidat eingetragen.</translation>
    </message>
    <message>
        <source>The rules allow %1 in %2; you have struck it out.</source>
        <translation>Die Regeln erlauben %1 in %2; Sie haben sie gestrichen.</translation>
    </message>
    <message>
        <source>Why is %1 &amp;gone?</source>
        <translation>&amp;Warum fehlt %1?</translation>
    </message>
    <message>
        <source>&amp;Fill marks here</source>
        <translation>Kandidaten &amp;hier eintragen</translation>
    </message>
    <message>
        <source>Select all of &amp;this digit</source>
        <translation>Alle &amp;Felder mit dieser Ziffer auswählen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>%1: %2 puzzles per second (%3 by the clock on the wall), %4 guesses per puzzle; %5 puzzles: %6 unique, %7 multiple, %8 none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast: portable, sse, avx2 or avx512 instead of the best there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--simd is portable, sse, avx2 or avx512, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This processor has no %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast an engine solves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every FILE is a set. Its puzzles are read first and then solved in one thread (or --threads N), each to
&quot;one solution and no second, or two&quot;, over and over for at least a second. puzzles_per_second goes by
the CPU time of each thread, wall_puzzles_per_second by the clock on the wall. --limit counts per set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates belong to some of these puzzles; the canonical form leaves them aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same answer for all puzzles that are the same up to symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all the puzzles that come from one by renaming the digits, permuting bands, stacks, rows within
a band and columns within a stack, and exchanging rows and columns, it prints the smallest, read as
81 digits with a blank before 1. Digits that a player placed do not count where the form tells them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puzzles: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the solutions, at most LIMIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it a Sudoku with one solution?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says of every puzzle whether it has one solution (unique), several (multiple), none (none),
or whether a digit stands twice in a house (invalid), and where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninefold-cli --help lists the commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninefold-cli %1 --help tells how it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 puzzles, %2 per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format to write (`formats` lists them)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--to FORMAT is needed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no format that can be written; those are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the puzzles in another format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the format cannot hold is said on standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are several Sudokus; --number N chooses one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Sudoku number %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimal or extended (default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several puzzles, the N-th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--encoding is minimal or extended, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle as clauses (CNF) for SAT solvers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variable 81*(row-1) + 9*(column-1) + digit says that the digit stands in that cell.
minimal: every cell has a digit, and no digit stands twice in a house (8,829 clauses without the clues).
extended: also no cell has two digits, and every house has every digit (11,988); solvers are quicker.
The clues are clauses of one literal; so are candidates that the puzzle rules out.
The text holds one puzzle; with --json every puzzle is one line with the text in &quot;dimacs&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no engine &apos;%1&apos;; there are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--decide is mrv or activity, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--decide is for the engine cdcl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who solves: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How cdcl chooses: mrv (the most constrained cell, default) or activity
(what took part in conflicts)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read, write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formats that can be read and written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same again: --seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many puzzles (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How hard: very-easy, easy, normal, hard, very-hard or expert (default: normal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed-level needs very-easy, easy, normal, hard, very-hard or expert, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make new puzzles of a level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level follows from the branching on the way to the solution (seed difficulty):
Very Easy up to 26, Easy to 49, Normal to 99, Hard to 199, Very Hard to 299, Expert
above. The same --seed makes the same puzzles, whatever the number of threads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of every command:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No FILE or &quot;-&quot; reads standard input; every puzzle format is recognised by its content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 all done; 1 done, but some puzzle was invalid, unsolved or not unique, or nothing was found
in a file; 2 wrong usage; 3 a file could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ninefold without a window: Sudokus for scripts, checks and big batches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: ninefold-cli COMMAND [options] [FILE...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninefold-cli COMMAND --help tells more about a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: ninefold-cli %1 [options]%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique goes on from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the first step of the easiest technique that has one. Techniques that
need a unique solution are used only when there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste Sudokus; Ctrl-D ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 more of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seed needs a whole number, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--names is r1c1 or A1, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One JSON object per puzzle and line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to FILE instead of standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use so many threads (default: all cores)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where anything is drawn by lot: the same again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No progress, no summary, no remarks; only errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first N puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sentences call the cells: r1c1 (default) or A1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--output needs the name of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a whole number of at least %2, not &apos;%3&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs a whole number from %2 to %3, not &apos;%4&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 needs an engine that tells what it does; fast only answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--events needs numbers such as 1-100, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the events with these numbers; runs can be long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell how a second solution is found or ruled out too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the results to puzzle_results.txt beside the input too
(--output FILE: to FILE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results would replace %1, which is to be read; --output gives them another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solve the puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 events are listed; --events A-B chooses others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  after %2 events, level %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After so many events; 0 is the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on behind the first solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--engine is needed: one that tells what it does, so not fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of a solver after some of its events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the engine and stops after event N (a run that is shorter: at its end; &quot;at&quot; says where).
The same numbers as in solve --steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No step was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step possible now, best first (the default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the best step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only steps of this technique; from-line = of the one that each
library line of the input names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--all and --best exclude each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no technique &apos;%1&apos;; ninefold-cli techniques lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best first: the easiest technique, then the most effect, then the shortest.
HoDoKu library lines set the position exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The techniques of logic, in solving order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each with its id, its code in HoDoKu&apos;s library, its hardness and its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digits placed in %1 are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digit placed in %1 is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logic: only these techniques, in this order (ids, separated by commas)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logic: only the first N techniques</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is not for the engine logic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell every step or event on the way to the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds the solution and makes sure that there is no other.
logic solves as people do and says why (the default, but not with --json). fast only answers,
as quickly as it can. The others can tell each event: backtracking tries every
digit in every cell, mrv the most constrained cell first, propagation fills in what follows
before it tries, cdcl also learns from every conflict.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>the link</source>
        <translation>der Link</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>die XML-Datei</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>die JSON-Datei</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>das Zip-Archiv</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>die Spieldaten</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>das Rätsel</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>die Liste der Kandidaten</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>ein Sudoku von HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>ein Sudoku von KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>eine Datei von Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>ein Rätsel, sondern eine Stellung aus HoDoKus Bibliothek</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>ein Ordner</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>eine benannte Pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ein Socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>ein Gerät</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>ein Git-LFS-Verweis</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>welche Ziffern vorgegeben sind</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>moves and time</source>
        <translation>Züge und Zeit</translation>
    </message>
    <message>
        <source>names and comments</source>
        <translation>Namen und Bemerkungen</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>mehr als ein Sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>Killer-Käfige</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>Käfige</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>Thermometer</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>gezeichnete Hinweise</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>unregelmäßige Blöcke</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>Springerverbot</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>Königsverbot</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>keine aufeinanderfolgenden Nachbarn</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>verteilte Gruppen</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>Verhältnisse</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>Palindrome</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>Renban-Linien</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>Flüsterlinien</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>Blocksummen-Linien</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>Little-Killer-Summen</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>Sandwich-Summen</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>Quadrupel</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>Zwischen-Linien</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>Minimum-Felder</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>Maximum-Felder</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>zusätzliche Bereiche</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>Klone</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>ungerade Felder</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>gerade Felder</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>Index-Felder</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>ein Link bekannter Form</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>Killer</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>Puzzle</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>Nichts ist möglich.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 muss %2 sein</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 kann nicht %2 sein</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Wenn %1, dann %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 kann nicht %2 sein: Das Rätsel schließt es aus.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 holds it.</source>
        <translation>%1 kann nicht %2 sein: Sie steht in %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 muss %2 sein: Dort ist keine andere Ziffer übrig.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 muss %2 sein: In %3 gibt es keinen anderen Platz dafür.</translation>
    </message>
    <message>
        <source>%1 must be %2 by clause %3.</source>
        <translation>%1 muss nach Klausel %3 %2 sein.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 kann nicht %2 sein: In %3 liegen alle Plätze dafür in %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2 by clause %3.</source>
        <translation>%1 kann nach Klausel %3 nicht %2 sein.</translation>
    </message>
    <message>
        <source>Conflict: no digit is left for %1.</source>
        <translation>Konflikt: Für %1 ist keine Ziffer übrig.</translation>
    </message>
    <message>
        <source>Conflict: there is no place for %1 in %2.</source>
        <translation>Konflikt: Für %1 gibt es in %2 keinen Platz.</translation>
    </message>
    <message>
        <source>Conflict: clause %1 cannot be met.</source>
        <translation>Konflikt: Klausel %1 ist nicht zu erfüllen.</translation>
    </message>
    <message>
        <source>Try %1 in %2.</source>
        <translation>%1 in %2 versuchen.</translation>
    </message>
    <message>
        <source>Learned as clause %1: %2</source>
        <translation>Gelernt als Klausel %1: %2</translation>
    </message>
    <message>
        <source>Clause %1 is forgotten: it was of little use.</source>
        <translation>Klausel %1 wird vergessen: Sie war wenig nütze.</translation>
    </message>
    <message>
        <source>Jump back to the start.</source>
        <translation>Sprung zurück an den Anfang.</translation>
    </message>
    <message>
        <source>Jump back to level %1.</source>
        <translation>Sprung zurück auf Ebene %1.</translation>
    </message>
    <message>
        <source>Back to the start.</source>
        <translation>Zurück an den Anfang.</translation>
    </message>
    <message>
        <source>Back to level %1.</source>
        <translation>Zurück auf Ebene %1.</translation>
    </message>
    <message>
        <source>Begin anew with what was learned.</source>
        <translation>Neu beginnen mit dem, was gelernt wurde.</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>Eine Lösung.</translation>
    </message>
    <message>
        <source>Clause %1 rules this solution out, to look for another one.</source>
        <translation>Klausel %1 schließt diese Lösung aus, um eine weitere zu suchen.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Alles ist versucht: Außer den gefundenen gibt es keine Lösung.</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Sehr leicht</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 leere Felder, fast alle auf den ersten Blick.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 leere Felder; ein Blick auf Zeilen, Spalten und Blöcke genügt.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>A place or two has to be searched for.</source>
        <translation>Die eine oder andere Stelle will gesucht sein.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Candidates help: some steps need more than one cell in mind.</source>
        <translation>Kandidaten helfen: Manche Schritte verlangen mehr als ein Feld im Blick.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Candidates are needed, and patience.</source>
        <translation>Kandidaten sind nötig, und Geduld.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Für alle, die gern eine Weile festsitzen.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>Die Eingabe ist leer; nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>das ist zu groß zum Öffnen; höchstens %1 werden auf einmal gelesen.</translation>
    </message>
    <message>
        <source>This is no text that can be read: it holds NUL characters.</source>
        <translation>Das ist kein lesbarer Text: Er enthält NUL-Zeichen.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Es endet mittendrin (Zeile %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Es endet mittendrin.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Beschädigt oder unvollständig: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>Das Lesen endete in Zeile %1: In den letzten %2 stand kein Sudoku.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>In den ersten %1 wurde kein Sudoku gefunden.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>es wurde kein Sudoku gefunden.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>Zeile %1 hat mehr als %2 Zeichen; darin wurde kein Sudoku gefunden.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>Zeile %1 hat %2 Zeichen; darin wurde kein Sudoku gefunden.</translation>
    </message>
    <message>
        <source>%1 is not a digit 1-9 or a blank sign.</source>
        <translation>%1 ist weder eine Ziffer 1-9 noch ein Zeichen für ein leeres Feld.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Feld %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Zeile %1, Feld %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 ist eine Vorgabe, die das gespeicherte Spiel ändert; die Vorgabe gilt weiter.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Es ist 1 Feld da; ein Sudoku hat 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Das ist %n Feld; ein Sudoku hat 81.</numerusform>
            <numerusform>Das sind %n Felder; ein Sudoku hat 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>Zeile %1 hat 1 Feld; eine Zeile eines Sudokus hat 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>Zeile %1 hat %n Feld; eine Zeile eines Sudokus hat 9.</numerusform>
            <numerusform>Zeile %1 hat %n Felder; eine Zeile eines Sudokus hat 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>Zeile %1 hat 1 Feld; ein Sudoku hat 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Zeile %1 hat %n Feld; ein Sudoku hat 81.</numerusform>
            <numerusform>Zeile %1 hat %n Felder; ein Sudoku hat 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>1 Zeile wurde gefunden; ein Sudoku hat 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Gefunden wurde %n Zeile; ein Sudoku hat 9.</numerusform>
            <numerusform>Gefunden wurden %n Zeilen; ein Sudoku hat 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 ist kein Kandidat (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Zeile %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>das ist ein Sudoku mit %1; Ninefold öffnet nur klassische 9x9-Sudokus.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>das ist eine Variante (%1); Ninefold öffnet nur klassische 9x9-Sudokus.</translation>
    </message>
    <message>
        <source>this link holds only an id (%1); it cannot be read offline.</source>
        <translation>dieser Link enthält nur eine Kennung (%1); er ist ohne Netz nicht zu lesen.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Das hat ein neueres Ninefold gespeichert (Version %1 seiner Dateien); dieses kann es nicht lesen.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Das wurde von %1 gespeichert; das ist zu alt, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Die XML-Datei verwendet Entitäten; sie wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>das ist nicht %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Das ist %1, keine Datei mit Sudokus.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Die Datei ließ sich nicht zu Ende lesen: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Die Datei ließ sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Dieses Format kann nicht festhalten: %1.</translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>CDCL</source>
        <translation>CDCL</translation>
    </message>
    <message>
        <source>Most constrained cell</source>
        <translation>Engstes Feld zuerst</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagation</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>Kandidaten %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>Ecke %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>Mitte %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Zeile %1 Spalte %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: verdeckt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>auf Probe</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what it holds</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished">%1 ist %2</translation>
    </message>
    <message>
        <source>remove %1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If {guards} were one of {pattern} too, the cells {cells} would hold only {pattern}, the two could be exchanged, and the puzzle would have two solutions. So {guards} is none of them: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the cells {cells} held only {pattern}, these could be exchanged, and the puzzle would have two solutions. So one of {guards} is {extras}, and what sees all of them cannot be: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the cells {cells} held only {pattern}, these could be exchanged, and the puzzle would have two solutions. So one of {guards} is one of {extras}, and together with {set} it uses up the digits {setdigits} in {house}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the cells {cells} held only {pattern}, these could be exchanged, and the puzzle would have two solutions. In {house} the digit {linked} can only go to {guards}: one of them is {linked} and the other is one of {extras}. Nothing else fits: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places of {digits} in {base} lie in {cover}. Each of {base} takes its {digits} in another of {cover}, so {cover} cannot have it elsewhere: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places of {digits} in {base} lie in {cover}, except for the fins {fins}. If no fin holds {digits}, each of {base} takes its {digits} in another of {cover}, which then cannot have it elsewhere. If a fin holds it, no cell that sees the fin can. What sees all fins loses it either way: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try all combinations of digits in {cells}. Those that repeat a digit in a house, or take every candidate of one of {excluders}, cannot be; what no other combination uses goes: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These sets have one digit more than cells each. Suppose {chain}. So {digits} is in {first} or in {second}, and goes from every cell that sees all its places in both: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells}, {first} and {second} each have one digit more than cells. Not both {cells} and {first} can hold {firstDigits}, not both {cells} and {second} can hold {secondDigits}. {cells} can do without one of the two digits at most, so {first} or {second} is locked. What both of these hold goes from the cells that see it in both: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} have only {firstDigits}, one digit more than cells, and {second} only {secondDigits}.[ Only one of the two sets can hold {digits}. The other is then locked and holds all its other digits.][ Only one of the two sets can hold each of {both}, so each holds one of these, and both sets are locked.] So {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} holds one of {digits}. Each of these takes the digit away from a set of cells with one digit more than cells ({petals}), which is then locked. All these sets hold {common}, so it goes from every cell that sees all its places in them: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose {chain}. So at least one of the two ends of this chain holds, and what can stand beside neither goes: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose {chain}. That is the beginning again, and the ring can be read backwards too: either all these statements are true, or all their opposites. So one end of each weak link holds, and nothing beside it can: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose {chain}. The beginning leads to its own opposite, so it is wrong: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose {chain}. So at least one of the two ends of this chain has {digits}, and a cell that sees both cannot have it: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells of this chain have two candidates each. Suppose {chain}. So at least one of the two ends holds {digits}, and a cell that sees both cannot: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with two candidates and houses with two places tie these into two colours, one of which is true throughout: {one}, or {two}. One of the colours contradicts itself, so it is wrong: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with two candidates and houses with two places tie these into two colours, one of which is true throughout: {one}, or {two}. What cannot stand beside either goes: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} tie these cells into two colours: either all of {cells} hold {digits}, or all of {others} do. What sees both colours loses it: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} tie these cells into two colours: either all of {cells} hold {digits}, or all of {others} do. Two of {cells} see each other, so it cannot be these: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digit {digits} can only go to {cells}, which all lie in {other}. So no other cell of {other} is {digits}, and {target} has only one place left for it: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two fish share the base {base}. Against {cover} the places of {digits} leave the fins {fins}; against {cover2} they leave the fins {fins2}. Each fish takes {digits} from the cells of its covers that see all its fins, as either a fin holds {digits} or the covers do: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digit {digits} can only go to {cells}, and all of these lie in {other}. So {other} has its {digits} there, and the rest of {other} cannot have it: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most one of {cells} holds {digits}. Their rows and columns have one other place for {digits} each, which makes two kites: one of {ends} holds {digits}, and one of {ends2} does. What sees both ends of a kite loses it: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {box} all places of {digits} lie in {lines}. In {pairhouse} only {near} and {far} can be {digits}. If {far} is not, {near} is, and then {box} has its {digits} in {used}. So a cell of {used} that sees {far} cannot be {digits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {box} all places of {digits} lie in one of its rows and one of its columns, which makes two empty rectangles: with {near} and {far} in {pairhouse}, and with {near2} and {far2} in {pairhouse2}. Each takes one {digits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each of {base} the digit {digits} has two places. The two places {cells} see each other in {bridge}, so at least one of the other two, {ends}, holds {digits}. What sees both loses it: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digit {digits} has only one place left: {cells}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, so it takes the missing digit {digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{digits} is the only digit that {cells} can still hold: its row, its column and its box rule out all others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {count} cells {crossing}, {inline} in {line} and {inbox} in {box} hold just as many digits: {digits}. None of {inline} and {inbox} share a digit, so each digit stands there exactly once. The rest of {line} cannot have {linedigits}, the rest of {box} cannot have {boxdigits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the cells {cells} is given. If {guards} completed the pattern of {pattern}, the two digits could be exchanged, and the puzzle would have two solutions: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the cells {cells} is given. If they held only {pattern}, the two digits could be exchanged, and the puzzle would have two solutions. So one of {guards} is {extras}, and what sees both cannot be: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have one solution. So {guards} is {extras}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have one solution. So one of {guards} is {extras}, and what sees all of them cannot be: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have one solution. So one of {guards} is one of {extras}, and together with {set} it uses up the digits {setdigits} in {house}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have one solution. In {house} the digit {linked} can only go to {guards}: one of them is {linked} and the other is one of {extras}. Nothing else fits: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digit {linked} has no place outside the cells {cells}. If {corner} were {digits}, its neighbours would be {linked} and the cells would hold only {pattern}; these could be exchanged, and the puzzle would have two solutions: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In two lines the digit {digits} has no place outside the cells {cells}, so it stands in two of these across from each other. If that were {guards}, the other two cells would both hold the second digit of {pattern}; the two could be exchanged, and the puzzle would have two solutions: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain of cells that hold only {digits}: {cells} all take one of the two digits and {others} the other. What sees a cell of both kinds, three links or more apart, loses both digits: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cells} both hold only {pair}. In {house} the digit {linked} can only go to {link}; each of these is seen by one of the two cells, so not both cells are {linked}: one is {digits}. What sees both loses {digits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four cells {cells} hold the four digits {set}. Each of {restricted} can stand in only one of them, so {digits} stands in one of {places}. What sees all of these loses {digits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pivot} is one of {pivotdigits}. Whichever it is, one of the two cells {pincers} cannot have it and becomes {digits}. What sees both of them loses {digits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pivot} is {digits} or one of {pivotdigits}. If it is one of {pivotdigits}, one of the two cells {pincers} cannot have it and becomes {digits}. So one of these three cells is {digits}, and what sees all three loses it: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} give two pairs of colours: all of {one} or all of {otherone}, and all of {two} or all of {othertwo}. Cells of {one} and {two} see each other, so not both of these colours hold: {otherone} or {othertwo} does. What sees both of them loses {digits}[; and as {three} and {four} see each other too, so does what sees both {otherthree} and {otherfour}]: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} tie cells into colours: either all of {two} or all of {othertwo} hold {digits}, and all of {one} do or none. The colour of {one} sees both {two} and {othertwo}, so it cannot hold: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digits {set} can only go to {cells}: {count} digits for {count} cells, so they fill them. So {digits} has only one place left in {house}: {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places of {digits} in {base} lie in {cover}, except for the fins {fins}. If no fin holds {digits}, {cover} cannot have it elsewhere. And each fin leads to the same: {chains}. So {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places of {digits} in {base} lie in {cover}, except for the fins {fins}. So {house} has its {digits} at one of the places in {base}, or a fin holds it. Each of these leads to the same: {chains}. So {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose {chain}.[ Then {cells} has no candidate left.][ Then {house} has no place left for {digits}.] So {result}. {looked} assumptions were looked at; this one decides soonest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose {chain}.[ Then {cells} has no candidate left.][ Then {house} has no place left for {digits}.] So {result}.[ On the way assumptions fail inside this one: {inner}.] {looked} assumptions were looked at until one failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{house} has its {digits} in one of these places, and each leads to the same][{cells} holds one of its candidates, and each leads to the same]: {chains}. So {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One assumption leads to all this: {chains}. [Then {house} has no place left for {digits}][Then {cells} has no candidate left], so {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of these assumptions is true, and each leads to the same: {chains}. So {result}. {looked} groups of assumptions were looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digits {digits} can only go to {cells}: {count} digits for {count} cells, so they fill them. Every other digit leaves these cells: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {house} the digits {digits} can only go to {cells}: {count} digits for {count} cells, so they fill them, and every other digit leaves these cells. As the cells also lie in {other}, no other cell there can have {digits}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells {cells} hold only the digits {digits}: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every way to put {digits} once into each row, column and box uses {cells}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way to put {digits} once into each row, column and box uses {cells}: {result}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WXYZ-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>Blöcke %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>eines von %1 ist %2</translation>
    </message>
    <message>
        <source>none of %1 is %2</source>
        <translation>keines von %1 ist %2</translation>
    </message>
    <message>
        <source> (by %1)</source>
        <translation> (durch %1)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, also </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>%1 stands twice in %2 (%3).</source>
        <translation>%1 steht zweimal in %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 stands %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 steht %n-mal in %2 (%3).</numerusform>
            <numerusform>%1 steht %n-mal in %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>Das Sudoku ist schon vollständig und richtig.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>Das Sudoku hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Kein gültiges Sudoku.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Kein gültiges Sudoku: %1</translation>
    </message>
    <message>
        <source>There is 1 more such clash.</source>
        <translation>Es gibt 1 weiteren solchen Widerspruch.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more such clashes.</source>
        <translation>
            <numerusform>Es gibt noch %n solchen Widerspruch.</numerusform>
            <numerusform>Es gibt noch %n solche Widersprüche.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Keine Lösung: %1 hat keinen Kandidaten mehr.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Keine Lösung: In %2 ist kein Platz mehr für %1.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Keine Lösung: Die leeren Felder lassen sich nicht füllen.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Mehr als eine Lösung: Weniger als 17 Ziffern haben nie nur eine, und dieses Sudoku hat %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Mehr als eine Lösung (%1 wurden gezählt).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Zum Beispiel kann %1 %2 oder %3 sein.</translation>
    </message>
</context>
<context>
    <name>ninefold::BoardPanel</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause (P)</source>
        <translation>Pause (P)</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>Uhr %1, angehalten</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Uhr %1</translation>
    </message>
</context>
<context>
    <name>ninefold::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Brett</translation>
    </message>
</context>
<context>
    <name>ninefold::Desk</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Erstes Rätsel</translation>
    </message>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Ein neues Rätsel entsteht: %1</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Back in the game before: %1</source>
        <translation>Zurück im Spiel davor: %1</translation>
    </message>
    <message>
        <source>Again in the game after: %1</source>
        <translation>Wieder im Spiel danach: %1</translation>
    </message>
    <message>
        <source>My puzzle</source>
        <translation>Mein Rätsel</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Geben Sie die Ziffern Ihres Rätsels ein.</translation>
    </message>
    <message>
        <source>The engine is still looking at this puzzle.</source>
        <translation>Das Rätsel wird noch untersucht.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) differ from the solution: %1</source>
        <translation>
            <numerusform>%n Ziffer weicht von der Lösung ab: %1</numerusform>
            <numerusform>%n Ziffern weichen von der Lösung ab: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been struck out.</source>
        <translation>Alle Ziffern stimmen, aber ein Kandidat, der gebraucht wird, ist gestrichen.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Gelöst: Jede Ziffer stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>All right so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Bis hier stimmt alles, noch %n Feld.</numerusform>
            <numerusform>Bis hier stimmt alles, noch %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on the board is wrong.</source>
        <translation>Auf dem Brett ist nichts falsch.</translation>
    </message>
    <message>
        <source>Back at the last right position; redo brings the moves after it again.</source>
        <translation>Zurück bei der letzten richtigen Stellung; Wiederholen bringt die Züge danach zurück.</translation>
    </message>
    <message>
        <source>The branch is kept.</source>
        <translation>Der Zweig ist übernommen.</translation>
    </message>
    <message>
        <source>You are trying something out: T keeps it, Shift+T drops it.</source>
        <translation>Sie probieren etwas aus: T behält es, Umschalt+T verwirft es.</translation>
    </message>
    <message>
        <source>Highlight a digit first: Alt and the digit.</source>
        <translation>Heben Sie zuerst eine Ziffer hervor: Alt und die Ziffer.</translation>
    </message>
</context>
<context>
    <name>ninefold::Journal</name>
    <message>
        <source>the file of the game has been removed</source>
        <translation>die Datei des Spiels wurde entfernt</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
</context>
<context>
    <name>ninefold::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeile, Pos1, Ende</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Nächstes leeres Feld</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Strg+Pfeil</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Mehr auswählen</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Umschalt+Pfeil, Ziehen, Umschalt+Klick, Strg+Klick</translation>
    </message>
    <message>
        <source>Write in the mode that is on</source>
        <translation>In der eingestellten Art schreiben</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1 bis 9, auch auf dem Ziffernblock</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Ecknotiz</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Umschalt+Ziffer</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Mittelnotiz</translation>
    </message>
    <message>
        <source>Ctrl+digit</source>
        <translation>Strg+Ziffer</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Strg+Umschalt+Ziffer</translation>
    </message>
    <message>
        <source>Candidate under the pointer</source>
        <translation>Kandidat unter dem Zeiger</translation>
    </message>
    <message>
        <source>Ctrl+click</source>
        <translation>Strg+Klick</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Entf, Rücktaste, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Ziffer hervorheben</translation>
    </message>
    <message>
        <source>Alt+digit</source>
        <translation>Alt+Ziffer</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Felder mit zwei Kandidaten hervorheben</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>All cells with the same digit</source>
        <translation>Alle Felder mit derselben Ziffer</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Rückgängig, Wiederholen</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Zurück- und Vorwärtstaste der Maus</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Überall im Fenster</translation>
    </message>
</context>
<context>
    <name>ninefold::MainWindow</name>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>The language changes when Ninefold is started again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Ninefold.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Back to the last right position</source>
        <translation>Zurück zur letzten richtigen Stellung</translation>
    </message>
    <message>
        <source>Click a cell, type a digit. M writes the candidates, K checks.</source>
        <translation>Feld anklicken, Ziffer tippen. M trägt die Kandidaten ein, K prüft.</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Gelöst in %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Ganz ohne Hilfe.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used.</source>
        <translation>
            <numerusform>%n-mal geprüft.</numerusform>
            <numerusform>%n-mal geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 - Ninefold</source>
        <translation>%1 - Ninefold</translation>
    </message>
    <message>
        <source>About Ninefold</source>
        <translation>Über Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1
Play, ask why, and watch solvers think.</source>
        <translation>Ninefold %1
Spielen, nach dem Warum fragen und Lösern beim Denken zusehen.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Keep the Branch</source>
        <translation>Zweig &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Try a Branch</source>
        <translation>Zweig &amp;ausprobieren</translation>
    </message>
    <message>
        <source>No file was opened yet</source>
        <translation>Noch keine Datei geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>ninefold::Notice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ninefold::Opener</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Eingefügte Rätsel</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Eingefügtes Rätsel</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 Rätsel.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n konnte nicht gelesen werden: %1</numerusform>
            <numerusform>%n konnten nicht gelesen werden; das erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
</context>
<context>
    <name>ninefold::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>What the digit keys write (%1)</source>
        <translation>Was die Zifferntasten schreiben (%1)</translation>
    </message>
    <message>
        <source>Fill marks</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Write every candidate that the rules allow</source>
        <translation>Jeden Kandidaten eintragen, den die Regeln erlauben</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Bereinigen</translation>
    </message>
    <message>
        <source>A placed digit leaves the candidates of its row, column and box</source>
        <translation>Eine gesetzte Ziffer verschwindet aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks</translation>
    </message>
</context>
<context>
    <name>ninefold::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>ninefold::PrintChoice</name>
    <message>
        <source>This &amp;puzzle on a page</source>
        <translation>Dieses &amp;Rätsel auf eine Seite</translation>
    </message>
    <message>
        <source>&amp;Four on a page: this puzzle and those played before it</source>
        <translation>&amp;Vier auf eine Seite: dieses Rätsel und die zuvor gespielten</translation>
    </message>
    <message>
        <source>With the &amp;digits, marks and colours written so far</source>
        <translation>Mit den bisher eingetragenen &amp;Ziffern, Notizen und Farben</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Choose a p&amp;rinter</source>
        <translation>&amp;Drucker wählen</translation>
    </message>
</context>
<context>
    <name>ninefold::Publisher</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Das Bild konnte nicht erzeugt werden.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportiert als %1.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker geschickt.</translation>
    </message>
    <message>
        <source>The printer took nothing; look whether it is ready.</source>
        <translation>Der Drucker hat nichts angenommen; ist er bereit?</translation>
    </message>
</context>
<context>
    <name>ninefold::PuzzleList</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>%1 puzzles so far</source>
        <translation>bisher %1 Rätsel</translation>
    </message>
</context>
<context>
    <name>ninefold::PuzzleModel</name>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
</context>
<context>
    <name>ninefold::Shelf</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; it is tried again with every move.</source>
        <translation>Dieses Spiel kann nicht gespeichert werden (%1). Sie können weiterspielen; mit jedem Zug wird es neu versucht.</translation>
    </message>
    <message>
        <source>A saved game is damaged and could not be read.</source>
        <translation>Ein gespeichertes Spiel ist beschädigt und konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Ein gespeichertes Spiel ist beschädigt; was davon lesbar war, liegt auf dem Brett.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Die Datei bleibt als %1 erhalten.</translation>
    </message>
</context>
</TS>
