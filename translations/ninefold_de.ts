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
        <translation>Rätsel einfü&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Speichern &amp;unter …</translation>
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
        <translation>Pa&amp;use</translation>
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
        <translation>Zweig ver&amp;werfen</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>&amp;Farben löschen</translation>
    </message>
    <message>
        <source>&amp;Auto-clean after a Digit</source>
        <translation>Nach jeder Ziffer automatisch be&amp;reinigen</translation>
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
        <translation>Nächste Eingabear&amp;t</translation>
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
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Nächster Hinweis</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>Hinweis &amp;anwenden</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>Hinweis &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Jetzt lösen</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>Lösungen &amp;zählen</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Löser &amp;vergleichen</translation>
    </message>
    <message>
        <source>F&amp;it the Board</source>
        <translation>Brett einp&amp;assen</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>Tasten ä&amp;ndern …</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>H&amp;inweis</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>A&amp;lle Schritte</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>Lösungs&amp;weg</translation>
    </message>
    <message>
        <source>&amp;Techniques...</source>
        <translation>&amp;Techniken …</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>L&amp;inien löschen</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>&amp;Linien zeichnen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Zu&amp;sehen</translation>
    </message>
    <message>
        <source>&amp;Race of Two Solvers</source>
        <translation>&amp;Wettlauf zweier Löser</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Ei&amp;genschaften</translation>
    </message>
    <message>
        <source>Corner, C&amp;entre, Colour and Link Modes</source>
        <translation>E&amp;cken, Mitte, Farben und Linien</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Brett g&amp;rößer</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Brett kle&amp;iner</translation>
    </message>
    <message>
        <source>&amp;Collection...</source>
        <translation>Sa&amp;mmlung …</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>Mein Spiel an&amp;sehen</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>&amp;Bilder dieses Laufs speichern …</translation>
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
        <source>&amp;Erase All Marks</source>
        <translation>Alle &amp;Notizen löschen</translation>
    </message>
    <message>
        <source>&amp;Why Not...</source>
        <translation>War&amp;um nicht …</translation>
    </message>
    <message>
        <source>Highlight a digit first: Alt and the digit.</source>
        <translation>Heben Sie zuerst eine Ziffer hervor: Alt und die Ziffer.</translation>
    </message>
    <message>
        <source>&amp;Keep the Branch</source>
        <translation>Zweig &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Fill Singles</source>
        <translation>Einer e&amp;intragen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Schwerster Schritt für HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Zum Üben: %1</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the cells</source>
        <translation>Felder &amp;färben</translation>
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
        <translation>Kandidat %1 st&amp;reichen</translation>
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
        <source>Why is %1 &amp;gone?</source>
        <translation>&amp;Warum fehlt %1?</translation>
    </message>
    <message>
        <source>Select all of &amp;this digit</source>
        <translation>Alle Felder mit &amp;dieser Ziffer auswählen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Wh&amp;y not %1?</source>
        <translation>Waru&amp;m nicht %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;link to %1 here</source>
        <translation>L&amp;inie zu %1 hierher ziehen</translation>
    </message>
    <message>
        <source>Draw a &amp;link from %1 here</source>
        <translation>L&amp;inie von %1 aus ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n lin&amp;k(s) of this cell</source>
        <translation>
            <numerusform>%n Li&amp;nie dieses Feldes löschen</numerusform>
            <numerusform>%n Li&amp;nien dieses Feldes löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>%n Li&amp;nie von %1 löschen</numerusform>
            <numerusform>%n Li&amp;nien von %1 löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the ca&amp;ndidate %1</source>
        <translation>&amp;Kandidat %1 färben</translation>
    </message>
    <message>
        <source>&amp;Fill marks here</source>
        <translation>Kandidaten &amp;hier eintragen</translation>
    </message>
    <message>
        <source>Why is &amp;%1 gone?</source>
        <translation>Warum fehlt &amp;%1?</translation>
    </message>
    <message>
        <source>Why not &amp;%1?</source>
        <translation>Warum nicht &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>Warum &amp;nicht</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>eine von %1 Zellen</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>gleiche Zeile</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>gleiche Spalte</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>gleicher Block</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>einzige andere %1 in %2</translation>
    </message>
    <message>
        <source>only %1 left in %2</source>
        <translation>letzte %1 in %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>in %1 bleibt nichts anderes</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>gleiche Zelle</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1 hat schon eine %2</translation>
    </message>
    <message>
        <source>assuming it leads to a dead end</source>
        <translation>die Annahme führt nicht weiter</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 haben nur %2</translation>
    </message>
    <message>
        <source>%1 cells need all digits left</source>
        <translation>%1 Zellen brauchen alle übrigen Ziffern</translation>
    </message>
    <message>
        <source>%1 need two other digits</source>
        <comment>cells</comment>
        <translation>%1 brauchen zwei andere Ziffern</translation>
    </message>
    <message>
        <source>two of %1 are %2</source>
        <translation>zwei von %1 sind %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>warum %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>wenn %1</translation>
    </message>
    <message>
        <source>follows without an assumption</source>
        <translation>folgt ohne Annahme</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>die %2 von %1 steht in %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Wenn %1: %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, also </translation>
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
        <translation>Jigsaw</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>der Anfang eines Sudokus</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>die Lösung</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>gesetzte Ziffern</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>dass Kandidaten zum Rätsel gehören</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>zweite Farben und Farben von Kandidaten</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>die Zeit</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>Namen, Quellen und Stufen</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>Kennungen und Bewertungen</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>die gzip-Datei</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>ein Sudoku (Solo) von Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>ein Rätsel von Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>ein Rätsel von lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>ein Rätsel des Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>ein Archiv in einem Archiv</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
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
        <translation>Wenn %1, dann gilt: %2.</translation>
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
    <name>Explanations</name>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>branch, statements</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Angenommen, %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Dann %1.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Die Felder: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Ein Schritt wird gesucht</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>Auf dem Brett ist ein Fehler</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Das kann eine Weile dauern.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Solange der Fehler da ist, führt kein Hinweis weiter.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>durchgezogene Linie: eines ihrer Enden ist wahr</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>gestrichelte Linie: nicht beide Enden sind wahr</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Es wurde keine kurze Begründung gefunden; diese braucht %n Schritt.</numerusform>
            <numerusform>Es wurde keine kurze Begründung gefunden; diese braucht %n Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>gestrichelte Linie: diese Ziffer sperrt jenes Feld</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>durchgezogene Linie: ihr Ende folgt aus ihrem Anfang</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>In %1 passt nur eine Ziffer.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>In %1 ist nur ein Feld leer.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Linie %1 von %2: %3.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>eine davon ist {digits}</translation>
    </message>
    <message>
        <source>the set: {digits} fill these cells</source>
        <translation>die Menge: {digits} füllen diese Felder</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>Plätze für {digits} in {base} und {cover}</translation>
    </message>
    <message>
        <source>fins: further places of {digits} in {base}</source>
        <translation>Flossen: weitere Plätze für {digits} in {base}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>höchstens eine davon ist {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>entweder sind alle diese wahr</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>oder alle diese sind wahr</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>Felder, die sich {setdigits} mit {guards} teilen</translation>
    </message>
    <message>
        <source>so one of these is true</source>
        <translation>also ist eine davon wahr</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>nur mit diesen gäbe es zwei Lösungen</translation>
    </message>
    <message>
        <source>set {name}: one digit more than cells</source>
        <translation>Menge {name}: eine Ziffer mehr als Felder</translation>
    </message>
    <message>
        <source>set {name}: the chain leads through it</source>
        <translation>Menge {name}: die Kette führt hindurch</translation>
    </message>
    <message>
        <source>true if {start}</source>
        <translation>wahr, wenn gilt: {start}</translation>
    </message>
    <message>
        <source>false if {start}</source>
        <translation>falsch, wenn gilt: {start}</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>in einem der Fälle wahr</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>in einem der Fälle falsch</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>Ziffern, die in einer Kombination vorkommen</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>in jedem von {excluders} muss eine Ziffer bleiben</translation>
    </message>
    <message>
        <source>A: the hinge</source>
        <translation>A: der Angelpunkt</translation>
    </message>
    <message>
        <source>B: the first wing</source>
        <translation>B: der erste Flügel</translation>
    </message>
    <message>
        <source>C: the second wing</source>
        <translation>C: der zweite Flügel</translation>
    </message>
    <message>
        <source>petal {name}: one digit more than cells</source>
        <translation>Blatt {name}: eine Ziffer mehr als Felder</translation>
    </message>
    <message>
        <source>the stem: one of these is true</source>
        <translation>der Stiel: eine davon ist wahr</translation>
    </message>
    <message>
        <source>true, as the other colour is wrong</source>
        <translation>wahr, da die andere Farbe falsch ist</translation>
    </message>
    <message>
        <source>the wrong colour would take all of these</source>
        <translation>die falsche Farbe nähme alle diese weg</translation>
    </message>
    <message>
        <source>wrong: this colour contradicts itself</source>
        <translation>falsch: diese Farbe widerspricht sich selbst</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: entweder sind alle diese {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: oder alle diese, wenn A es nicht sind</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: entweder sind alle diese {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: oder alle diese, wenn C es nicht sind</translation>
    </message>
    <message>
        <source>wrong: this colour sees both A and B</source>
        <translation>falsch: diese Farbe sieht A und B</translation>
    </message>
    <message>
        <source>wrong: two of this colour see each other</source>
        <translation>falsch: zwei dieser Farbe sehen einander</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>also ist keine davon {digits}</translation>
    </message>
    <message>
        <source>the set: {set} fill these cells</source>
        <translation>die Menge: {set} füllen diese Felder</translation>
    </message>
    <message>
        <source>A: the fish, {digits} in {base} and {cover}</source>
        <translation>A: der Fisch, {digits} in {base} und {cover}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>Plätze für {digits} in {base}</translation>
    </message>
    <message>
        <source>fins of one of the two fish</source>
        <translation>Flossen eines der beiden Fische</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>je Ziffer höchstens eine davon</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: eine davon ist {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: eine davon ist {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>eine in {pairhouse}, eine in {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>alle Plätze für {digits} in {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>die Ziffern, die keine andere Wahl lassen</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: wo sich {line} und {box} kreuzen</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: Felder im Rest von {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: Felder im Rest von {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>die anderen Plätze für {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>nur mit diesen gäbe es nicht genau eine Lösung</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>höchstens eine davon ist {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>eine davon ist {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>jede von {restricted} höchstens einmal</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>die anderen Ziffern dieser Felder</translation>
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
    <message>
        <source>Easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Keine Lösung</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
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
        <source>This is not readable text: it contains NUL characters.</source>
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
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
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
        <translation>das ist ein %1-Sudoku; Ninefold öffnet nur klassische 9x9-Sudokus.</translation>
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
    <message>
        <source>%1 is not a move; it was skipped.</source>
        <translation>%1 ist kein Zug; das wurde übergangen.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>%n Zeichen wurde gefunden; eine Kandidatenliste hat 729.</numerusform>
            <numerusform>%n Zeichen wurden gefunden; eine Kandidatenliste hat 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>eine Tabellenkalkulation hat die Nullen am Anfang weggelassen. Speichern Sie die Spalte dort als Text.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>eine Tabellenkalkulation hat die 81 Ziffern auf %1 gerundet; sie sind verloren. Speichern Sie die Spalte dort als Text.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>starke Linie von %1 nach %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>schwache Linie von %1 nach %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 in %n Feld</numerusform>
            <numerusform>%1 in %n Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n Linie</numerusform>
            <numerusform>%n Linien</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 geleert</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>der Stufe %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>der Saatstufe %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 Vorgaben</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>der Symmetrie %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>Vorgaben in diesem Muster</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>dieser Lösung</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>der Wertung %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>keiner überzähligen Vorgabe</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Weniger als 17 Vorgaben lassen immer mehr als eine Lösung zu.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Ein solches Rätsel gibt es nicht: Stufe, Muster und Zahl der Vorgaben schließen einander aus.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Ein solches Rätsel gibt es nicht: Keine Menge von %1 Feldern hat die Symmetrie %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>Das Muster hat nicht die Symmetrie %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>Das Muster lässt zwei Zeilen eines Bandes oder zwei Spalten eines Stapels ohne Vorgaben: Sie zu vertauschen ergibt immer eine zweite Lösung.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>Das Lösungsgitter ist nicht voll, oder eine Ziffer steht zweimal in einem Haus.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Diese Vorgaben des Lösungsgitters passen auch zu einer anderen Lösung.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Ein solches Rätsel gibt es nicht: Stufe und Saatstufe schließen einander aus.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Ein solches Rätsel gibt es nicht: In der Stufe %1 kommt die Wertung %2 nicht vor.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>In %1 Versuchen wurde kein Rätsel gefunden.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>In %2 Versuchen wurde kein Rätsel mit %1 gefunden.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>der Punktzahl %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>„%1“ als schwerster Technik</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>der Technik „%1“</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Ein solches Rätsel gibt es nicht: Die Stufe %1 verlangt nie die Technik „%2“.</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Ein solches Rätsel gibt es nicht: Schon der leichteste Schritt hat die Bewertung %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Es ist kein Sudoku mit einer Bewertung über %1 bekannt.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Ein solches Rätsel gibt es nicht: Jedes leere Feld bringt mindestens %1 Punkte.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Ein solches Rätsel gibt es nicht: Mehr als %1 Punkte sind nicht möglich.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>dem leichteren Drittel der Stufe %1</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>dem mittleren Drittel der Stufe %1</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>dem schwereren Drittel der Stufe %1</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>dem Schwersten, das ein Anstieg findet</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>einer SK-Schleife</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>beliebiges Rätsel</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Unfair</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Versuch und Irrtum</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Techniken für HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>Der schwerste Schritt für HoDoKu und die Punkte aller</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>Punkte und Stufe des Standardlösers von HoDoKu und die Techniken, die er benutzt.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, {hodoku_score} Punkte</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Bewertete Stufe</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Nach der Regel von Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>allein durch nackte und versteckte Einer lösbar mit bis zu 26, bis zu 49 oder mehr leeren Feldern ist
Sehr leicht, Leicht, Normal; sonst ist ER bis 4,5 Schwer, bis 7,2 Sehr schwer, darüber Experte.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Wertung jedes Schritts von Sudoku Explainer</translation>
    </message>
    <message>
        <source>Sudoku Explainer</source>
        <translation>Sudoku Explainer</translation>
    </message>
    <message>
        <source>ER</source>
        <translation>ER</translation>
    </message>
    <message>
        <source>Sudoku Explainer: the hardest step</source>
        <translation>Sudoku Explainer: der schwerste Schritt</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>die Wertungen ER/EP/ED von Sudoku Explainer 1.2.1: seine Schritte in seiner Reihenfolge.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Verzweigung</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Die Auswahlen auf dem Weg zur Lösung und die leeren Felder</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 für jede Auswahl auf dem Weg zur Lösung, dazu die leeren Felder.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Braucht nur Einer.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Braucht %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Braucht %1 und %2 leichtere Techniken.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Braucht %1 und %2.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Dieses Spiel ist auf einem anderen Rechner geöffnet (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Die Datei dieses Spiels wurde gelöscht.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Dieses Spiel ist beschädigt und konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Die Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Dieses Spiel lässt sich nicht öffnen (%1).</translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Row and column names beside the board</source>
        <translation>&amp;Zeilen- und Spaltennamen neben dem Brett</translation>
    </message>
    <message>
        <source>No &amp;movement: changes are shown at once</source>
        <translation>Keine &amp;Bewegung: Änderungen sofort zeigen</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Uhr</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: a placed digit is struck from the candidates of its row, column and box</source>
        <translation>Be&amp;reinigen: Eine gesetzte Ziffer verschwindet aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks</translation>
    </message>
    <message>
        <source>&amp;Digit first: choose a digit, then click where it goes</source>
        <translation>&amp;Ziffer zuerst: Ziffer wählen, dann anklicken, wohin sie soll</translation>
    </message>
    <message>
        <source>C&amp;orner, centre, colour and link modes</source>
        <translation>E&amp;cken, Mitte, Farben und Linien</translation>
    </message>
    <message>
        <source>Mark &amp;conflicts: the same digit twice in a row, column or box</source>
        <translation>&amp;Konflikte markieren: gleiche Ziffern in Zeile, Spalte oder Block</translation>
    </message>
    <message>
        <source>Compare with the s&amp;olution: mark wrong digits at once</source>
        <translation>Mit der &amp;Lösung vergleichen: falsche Ziffern sofort markieren</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>&amp;Gleiche Ziffern hervorheben</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Zeile, Spalte und &amp;Block hervorheben</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>Zeigen, &amp;wie oft jede Ziffer noch fehlt</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Auf dem Brett ist etwas falsch, deshalb wird nichts eingetragen. „Prüfen“ zeigt, was.</translation>
    </message>
    <message>
        <source>No cell holds a single now.</source>
        <translation>Zurzeit gibt es keinen Einer.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n Einer eingetragen.</numerusform>
            <numerusform>%n Einer eingetragen.</numerusform>
        </translation>
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
    <message>
        <source>Logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Schneller Löser</translation>
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
    <name>Start</name>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.

  -h, --help     show this and leave
  -v, --version  show the version and leave
</source>
        <translation>Aufruf: ninefold [DATEI...]
Spielt Sudoku. Eine DATEI enthält Rätsel in einer Form, die Ninefold kennt; mehrere werden als eine Liste geöffnet.

  -h, --help     dies anzeigen und beenden
  -v, --version  die Version anzeigen und beenden
</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.
ninefold --help lists the options.
</source>
        <translation>Es gibt keine Option „%1“.
ninefold --help zeigt die Optionen.
</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Sehen Sie in %1 nach.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Sehen Sie sich alle Plätze von %1 an.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Suchen Sie %1 in %2.</translation>
    </message>
    <message>
        <source>If {guards} were one of {pattern} too, the cells {cells} would hold only {pattern}, the two could be exchanged, and the puzzle would have two solutions. So {guards} is none of them: {result}.</source>
        <translation>Wäre auch {guards} eine von {pattern}, stünden in den Feldern {cells} nur {pattern}; die beiden ließen sich vertauschen, und das Rätsel hätte zwei Lösungen. Also ist {guards} keine davon: {result}.</translation>
    </message>
    <message>
        <source>If the cells {cells} held only {pattern}, these could be exchanged, and the puzzle would have two solutions. So one of {guards} is one of {extras}, and together with {set} it uses up the digits {setdigits} in {house}: {result}.</source>
        <translation>Stünden in den Feldern {cells} nur {pattern}, ließen sich diese vertauschen, und das Rätsel hätte zwei Lösungen. Also steht in einem von {guards} eine von {extras}; zusammen mit {set} verbraucht dieses Feld die Ziffern {setdigits} in {house}: {result}.</translation>
    </message>
    <message>
        <source>If the cells {cells} held only {pattern}, these could be exchanged, and the puzzle would have two solutions. In {house} the digit {linked} can only go to {guards}: one of them is {linked} and the other is one of {extras}. Nothing else fits: {result}.</source>
        <translation>Stünden in den Feldern {cells} nur {pattern}, ließen sich diese vertauschen, und das Rätsel hätte zwei Lösungen. In {house} kann die {linked} nur in {guards} stehen: Eines davon ist {linked}, das andere eine von {extras}. Anderes passt nicht: {result}.</translation>
    </message>
    <message>
        <source>All places of {digits} in {base} lie in {cover}. Each of {base} takes its {digits} in another of {cover}, so {cover} cannot have it elsewhere: {result}.</source>
        <translation>Alle Plätze für {digits} in {base} liegen in {cover}. Jedes Haus aus {base} hat seine {digits} in einem anderen von {cover}; also kann sie dort sonst nirgends stehen: {result}.</translation>
    </message>
    <message>
        <source>All places of {digits} in {base} lie in {cover}, except for [the fin {fin}][the fins {severalfins}]. If no fin holds {digits}, each of {base} takes its {digits} in another of {cover}, which then cannot have it elsewhere. If a fin holds it, no cell that sees the fin can. What sees all fins loses it either way: {result}.</source>
        <translation>Alle Plätze für {digits} in {base} liegen in {cover}, bis auf [die Flosse {fin}][die Flossen {severalfins}]. Steht {digits} in keiner Flosse, so hat jedes Haus aus {base} seine {digits} in einem anderen von {cover}, und sonst kann sie dort nirgends stehen. Steht sie in einer Flosse, dann in keinem Feld, das diese sieht. Was alle Flossen sieht, verliert sie so oder so: {result}.</translation>
    </message>
    <message>
        <source>Try all combinations of digits in {cells}. Those that repeat a digit in a house, or take every candidate of one of {excluders}, cannot be; what no other combination uses goes: {result}.</source>
        <translation>Gehen Sie alle Kombinationen von Ziffern in {cells} durch. Unmöglich sind solche, die eine Ziffer in einem Haus wiederholen oder einem von {excluders} alle Kandidaten nehmen; was in keiner anderen vorkommt, entfällt: {result}.</translation>
    </message>
    <message>
        <source>Cells with two candidates and houses with two places tie these into two colours, one of which is true throughout: {one}, or {two}. What cannot stand beside either goes: {result}.</source>
        <translation>Felder mit zwei Kandidaten und Häuser mit zwei Plätzen verbinden diese zu zwei Farben, von denen eine durchweg wahr ist: entweder {one} oder {two}. Was neben keiner von beiden stehen kann, entfällt: {result}.</translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} tie these cells into two colours: either all of {cells} hold {digits}, or all of {others} do. What sees both colours loses it: {result}.</source>
        <translation>Häuser mit nur zwei Plätzen für {digits} verbinden diese Felder zu zwei Farben: Die {digits} steht entweder in allen von {cells} oder in allen von {others}. Was beide Farben sieht, verliert sie: {result}.</translation>
    </message>
    <message>
        <source>In {house} the digit {digits} can only go to {cells}, which all lie in {other}. So no other cell of {other} is {digits}, and {target} has only one place left for it: {place}.</source>
        <translation>In {house} kann die {digits} nur in {cells} stehen, und diese Felder liegen alle in {other}. Also steht sie in keinem anderen Feld von {other}, und in {target} bleibt für sie nur ein Platz: {place}.</translation>
    </message>
    <message>
        <source>Two fish share the base {base}. Against {cover} the places of {digits} leave over {fins}; against {cover2} they leave over {fins2}. These are their fins. Each fish takes {digits} from the cells of its covers that see all its fins, as either a fin holds {digits} or the covers do: {result}.</source>
        <translation>Zwei Fische teilen sich die Basis {base}. Über {cover} ragen die Plätze für {digits} mit {fins} hinaus, über {cover2} mit {fins2}. Das sind ihre Flossen. Jeder Fisch nimmt {digits} aus den Feldern seiner Abdeckung, die alle seine Flossen sehen, denn sie steht entweder in einer Flosse oder in der Abdeckung: {result}.</translation>
    </message>
    <message>
        <source>In {house} the digit {digits} can only go to {cells}, and all of these lie in {other}. So {other} has its {digits} there, and the rest of {other} cannot have it: {result}.</source>
        <translation>In {house} kann die {digits} nur in {cells} stehen, und diese Felder liegen alle in {other}. Also steht die {digits} von {other} dort und im Rest von {other} nirgends: {result}.</translation>
    </message>
    <message>
        <source>In {box} all places of {digits} lie in {lines}. In {pairhouse} only {near} and {far} can be {digits}. If {far} is not, {near} is, and then {box} has its {digits} in {used}. So a cell of {used} that sees {far} cannot be {digits}: {result}.</source>
        <translation>In {box} liegen alle Plätze für {digits} in {lines}. In {pairhouse} kann sie nur in {near} oder {far} stehen. Steht sie nicht in {far}, so in {near}, und {box} hat seine {digits} in {used}. Also kann ein Feld von {used}, das {far} sieht, nicht {digits} sein: {result}.</translation>
    </message>
    <message>
        <source>In {box} all places of {digits} lie in one of its rows and one of its columns, which makes two empty rectangles: with {near} and {far} in {pairhouse}, and with {near2} and {far2} in {pairhouse2}. Each takes one {digits}: {result}.</source>
        <translation>In {box} liegen alle Plätze für {digits} in einer Zeile und einer Spalte des Blocks; das ergibt zwei leere Rechtecke: mit {near} und {far} in {pairhouse} und mit {near2} und {far2} in {pairhouse2}. Jedes streicht eine {digits}: {result}.</translation>
    </message>
    <message>
        <source>In each of {base} the digit {digits} has two places. The two places {cells} see each other in {bridge}, so at least one of the other two, {ends}, holds {digits}. What sees both loses it: {result}.</source>
        <translation>In {base} hat die {digits} je zwei Plätze. Die beiden Plätze {cells} sehen einander in {bridge}; also steht die {digits} in mindestens einem der beiden anderen, {ends}. Was beide sieht, verliert sie: {result}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, so it takes the missing digit {digits}.</source>
        <translation>{cells} ist das letzte leere Feld in {house}; dort fehlt nur noch die {digits}.</translation>
    </message>
    <message>
        <source>None of the cells {cells} is given. If {guards} completed the pattern of {pattern}, the two digits could be exchanged, and the puzzle would have two solutions: {result}.</source>
        <translation>Keines der Felder {cells} ist vorgegeben. Ergänzte {guards} das Muster aus {pattern}, ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen: {result}.</translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have exactly one solution. So {guards} is {extras}: {result}.</source>
        <translation>Ohne {extras} in {guards} hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, und das Rätsel hätte nicht genau eine Lösung. Also ist {guards} {extras}: {result}.</translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have exactly one solution. So one of {guards} is one of {extras}, and together with {set} it uses up the digits {setdigits} in {house}: {result}.</source>
        <translation>Ohne {extras} in {guards} hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, und das Rätsel hätte nicht genau eine Lösung. Also steht in einem von {guards} eine von {extras}; zusammen mit {set} verbraucht dieses Feld die Ziffern {setdigits} in {house}: {result}.</translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have exactly one solution. In {house} the digit {linked} can only go to {guards}: one of them is {linked} and the other is one of {extras}. Nothing else fits: {result}.</source>
        <translation>Ohne {extras} in {guards} hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, und das Rätsel hätte nicht genau eine Lösung. In {house} kann die {linked} nur in {guards} stehen: Eines davon ist {linked}, das andere eine von {extras}. Anderes passt nicht: {result}.</translation>
    </message>
    <message>
        <source>In {house} the digit {linked} has no place outside the cells {cells}. If {corner} were {digits}, its neighbours would be {linked} and the cells would hold only {pattern}; these could be exchanged, and the puzzle would have two solutions: {result}.</source>
        <translation>In {house} hat die {linked} außerhalb der Felder {cells} keinen Platz. Wäre {corner} {digits}, stünde in den Nachbarecken die {linked} und in allen vier Feldern nur {pattern}; diese ließen sich vertauschen, und das Rätsel hätte zwei Lösungen: {result}.</translation>
    </message>
    <message>
        <source>In two lines the digit {digits} has no place outside the cells {cells}, so it stands in two of these across from each other. If that were {guards}, the other two cells would both hold the second digit of {pattern}; the two could be exchanged, and the puzzle would have two solutions: {result}.</source>
        <translation>In zwei Linien hat die {digits} außerhalb der Felder {cells} keinen Platz; also steht sie in zweien davon, die einander schräg gegenüberliegen. Wären das {guards}, stünde in den beiden anderen die zweite Ziffer von {pattern}; die beiden ließen sich vertauschen, und das Rätsel hätte zwei Lösungen: {result}.</translation>
    </message>
    <message>
        <source>A chain of cells that hold only {digits}: {cells} all take one of the two digits and {others} the other. What sees a cell of both kinds, three links or more apart, loses both digits: {result}.</source>
        <translation>Eine Kette von Feldern, in denen nur {digits} möglich sind: In {cells} steht überall die eine der beiden Ziffern, in {others} die andere. Was von jeder Art ein Feld sieht, wenigstens drei Glieder auseinander, verliert beide Ziffern: {result}.</translation>
    </message>
    <message>
        <source>{cells} both hold only {pair}. In {house} the digit {linked} can only go to {link}; each of these is seen by one of the two cells, so not both cells are {linked}: one is {digits}. What sees both loses {digits}: {result}.</source>
        <translation>In {cells} sind je nur {pair} möglich. In {house} kann die {linked} nur in {link} stehen; jedes davon wird von einem der beiden Felder gesehen, also sind nicht beide {linked}: Eines ist {digits}. Was beide sieht, verliert die {digits}: {result}.</translation>
    </message>
    <message>
        <source>The four cells {cells} hold the four digits {set}. Each of {restricted} can stand in only one of them, so {digits} stands in one of {places}. What sees all of these loses {digits}: {result}.</source>
        <translation>In den vier Feldern {cells} sind nur die vier Ziffern {set} möglich. Von {restricted} kann jede nur in einem davon stehen, also steht {digits} in einem von {places}. Was alle diese sieht, verliert die {digits}: {result}.</translation>
    </message>
    <message>
        <source>{pivot} is one of {pivotdigits}. Whichever it is, one of the two cells {pincers} cannot have it and becomes {digits}. What sees both of them loses {digits}: {result}.</source>
        <translation>{pivot} ist eine von {pivotdigits}. Welche es auch ist, eines der beiden Felder {pincers} kann sie nicht haben und wird {digits}. Was beide sieht, verliert die {digits}: {result}.</translation>
    </message>
    <message>
        <source>{pivot} is {digits} or one of {pivotdigits}. If it is one of {pivotdigits}, one of the two cells {pincers} cannot have it and becomes {digits}. So one of these three cells is {digits}, and what sees all three loses it: {result}.</source>
        <translation>{pivot} ist {digits} oder eine von {pivotdigits}. Ist es eine von {pivotdigits}, kann eines der beiden Felder {pincers} sie nicht haben und wird {digits}. Also ist eines dieser drei Felder {digits}, und was alle drei sieht, verliert sie: {result}.</translation>
    </message>
    <message>
        <source>The next step: %1.</source>
        <translation>Der nächste Schritt: %1.</translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} give two pairs of colours: all of {one} or all of {otherone}, and all of {two} or all of {othertwo}. Cells of {one} and {two} see each other, so not both of these colours hold: {otherone} or {othertwo} does. What sees both of them loses {digits}[; and as {three} and {four} see each other too, so does what sees both {otherthree} and {otherfour}]: {result}.</source>
        <translation>Häuser mit nur zwei Plätzen für {digits} ergeben zwei Farbenpaare: alle von {one} oder alle von {otherone}, und alle von {two} oder alle von {othertwo}. Felder von {one} und {two} sehen einander, also gelten nicht beide dieser Farben: Es gilt {otherone} oder {othertwo}. Was beide sieht, verliert {digits}[; und da auch {three} und {four} einander sehen, ebenso, was {otherthree} und {otherfour} sieht]: {result}.</translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} tie cells into colours: either all of {two} or all of {othertwo} hold {digits}, and all of {one} do or none. The colour of {one} sees both {two} and {othertwo}, so it cannot hold: {result}.</source>
        <translation>Häuser mit nur zwei Plätzen für {digits} verbinden Felder zu Farben: Die {digits} steht entweder in allen von {two} oder in allen von {othertwo}, und in allen von {one} oder in keinem. Die Farbe von {one} sieht sowohl {two} als auch {othertwo}, also kann sie nicht gelten: {result}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} can only go to {cells}: {count} digits for {count} cells, so they fill them. So {digits} has only one place left in {house}: {place}.</source>
        <translation>In {house} können die Ziffern {set} nur in {cells} stehen: {count} Ziffern für {count} Felder, die damit voll sind. Also bleibt für die {digits} in {house} nur ein Platz: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} can only go to {cells}: {count} digits for {count} cells, so they fill them. Every other digit leaves these cells: {result}.</source>
        <translation>In {house} können die Ziffern {digits} nur in {cells} stehen: {count} Ziffern für {count} Felder, die damit voll sind. Alle anderen Ziffern entfallen dort: {result}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} can only go to {cells}: {count} digits for {count} cells, so they fill them, and every other digit leaves these cells. As the cells also lie in {other}, no other cell there can have {digits}: {result}.</source>
        <translation>In {house} können die Ziffern {digits} nur in {cells} stehen: {count} Ziffern für {count} Felder, die damit voll sind; alle anderen Ziffern entfallen dort. Da die Felder auch in {other} liegen, können {digits} dort in keinem anderen Feld stehen: {result}.</translation>
    </message>
    <message>
        <source>The cells {cells} hold only the digits {digits}: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them: {result}.</source>
        <translation>In den Feldern {cells} sind nur die Ziffern {digits} möglich: {count} Felder für {count} Ziffern, die damit verbraucht sind. In keinem anderen Feld von {house} können sie stehen: {result}.</translation>
    </message>
    <message>
        <source>Every way to put {digits} once into each row, column and box uses {cells}: {result}.</source>
        <translation>Jede Möglichkeit, {digits} einmal in jede Zeile, jede Spalte und jeden Block zu setzen, benutzt {cells}: {result}.</translation>
    </message>
    <message>
        <source>No way to put {digits} once into each row, column and box uses {cells}: {result}.</source>
        <translation>Keine Möglichkeit, {digits} einmal in jede Zeile, jede Spalte und jeden Block zu setzen, benutzt {cells}: {result}.</translation>
    </message>
    <message>
        <source>It reaches across the board.</source>
        <translation>Er zieht sich über das ganze Brett.</translation>
    </message>
    <message>
        <source>If the cells {cells} held only {pattern}, these could be exchanged, and the puzzle would have two solutions. So one of {guards} is {extras}, and no cell that sees all of them can be {extras}: {result}.</source>
        <translation>Stünden in den Feldern {cells} nur {pattern}, ließen sich diese vertauschen, und das Rätsel hätte zwei Lösungen. Also steht die {extras} in einem von {guards} und in keinem Feld, das alle diese sieht: {result}.</translation>
    </message>
    <message>
        <source>The {count} cells {crossing}, {inline} in {line} and {inbox} in {box} hold just as many digits: {digits}. {inline} and {inbox} have no digit in common, so each digit stands there exactly once. The rest of {line} cannot have {linedigits}, the rest of {box} cannot have {boxdigits}: {result}.</source>
        <translation>Die {count} Felder {crossing}, {inline} in {line} und {inbox} in {box} haben ebenso viele Ziffern: {digits}. {inline} und {inbox} haben keine davon gemeinsam, also steht jede genau einmal da. Der Rest von {line} kann {linedigits} nicht haben, der Rest von {box} nicht {boxdigits}: {result}.</translation>
    </message>
    <message>
        <source>None of the cells {cells} is given. If they held only {pattern}, the two digits could be exchanged, and the puzzle would have two solutions. So one of {guards} is {extras}, and no cell that sees both can be {extras}: {result}.</source>
        <translation>Keines der Felder {cells} ist vorgegeben. Stünden dort nur {pattern}, ließen sich die beiden Ziffern vertauschen, und das Rätsel hätte zwei Lösungen. Also steht die {extras} in einem von {guards} und in keinem Feld, das beide sieht: {result}.</translation>
    </message>
    <message>
        <source>Without {extras} in {guards}, every open cell would have two candidates and every digit two places in each house, and the puzzle would not have exactly one solution. So one of {guards} is {extras}, and no cell that sees all of them can be {extras}: {result}.</source>
        <translation>Ohne {extras} in {guards} hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jedem Haus, und das Rätsel hätte nicht genau eine Lösung. Also steht die {extras} in einem von {guards} und in keinem Feld, das alle diese sieht: {result}.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 sind %2</translation>
    </message>
    <message>
        <source>Three sets have one digit more than cells: the hinge {cells}, the first wing {first} and the second wing {second}. Only one of the hinge and the first wing can hold {firstDigits}, only one of the hinge and the second wing {secondDigits}. The hinge can do without one of these digits at most, so one of the wings is locked. What both wings hold goes from the cells that see it in both: {result}.</source>
        <translation>Drei Mengen haben eine Ziffer mehr als Felder: der Angelpunkt {cells}, der erste Flügel {first} und der zweite Flügel {second}. {firstDigits} kann nur im Angelpunkt oder im ersten Flügel stehen, {secondDigits} nur im Angelpunkt oder im zweiten Flügel. Im Angelpunkt kann höchstens eine dieser Ziffern fehlen, also ist einer der Flügel gebunden. Was beide Flügel haben, entfällt in den Feldern, die es in beiden sehen: {result}.</translation>
    </message>
    <message>
        <source>Two sets have one digit more than cells: {first} with {firstDigits}, and {second} with {secondDigits}.[ Only one of the two sets can hold {digits}. The other is then locked and holds all its other digits.][ Only one of the two sets can hold each of {both}, so each holds one of these, and both sets are locked.] So {result}.</source>
        <translation>Zwei Mengen haben eine Ziffer mehr als Felder: {first} mit {firstDigits} und {second} mit {secondDigits}.[ Nur eine der beiden Mengen kann {digits} haben. Die andere ist dann gebunden und hat alle ihre anderen Ziffern.][ Von {both} kann jede nur in einer der beiden Mengen stehen; also hat jede Menge eine davon, und beide sind gebunden.] Also: {result}.</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Ninefolds eigene Wertung des Schritts, ungefähr auf der Skala von Sudoku Explainer. Die ER eines Rätsels stammt von den Techniken von Sudoku Explainer und kann daher abweichen.</translation>
    </message>
    <message>
        <source>In {house} the digit {digits} has only one place left: {cells}.[ The other empty cells are blocked by the {digits} in {blockers}.][ From {gone} it was removed before.]</source>
        <translation>In {house} bleibt für die {digits} nur ein Platz: {cells}.[ Die anderen leeren Felder sperrt die {digits} in {blockers}.][ Aus {gone} wurde sie schon entfernt.]</translation>
    </message>
    <message>
        <source>{digits} is the only digit that {cells} can still hold.[ The others stand in its row, its column or its box: {blockers}.][ Removed before: {gone}.]</source>
        <translation>In {cells} kann nur noch die {digits} stehen.[ Die anderen Ziffern stehen in Zeile, Spalte oder Block: {blockers}.][ Schon entfernt: {gone}.]</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>die Ziffer, die zu setzen ist</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>kann gestrichen werden</translation>
    </message>
    <message>
        <source>{cells} holds one of {digits}. Each of these takes the digit away from one of the sets {petals}, which have one digit more than cells: that set is then locked. All these sets hold {common}, so it goes from every cell that sees all its places in them: {result}.</source>
        <translation>In {cells} steht eine von {digits}. Jede davon fehlt dann in einer der Mengen {petals}, die eine Ziffer mehr als Felder haben: Diese Menge ist damit gebunden. Alle diese Mengen haben {common}; also entfällt sie in jedem Feld, das alle ihre Plätze darin sieht: {result}.</translation>
    </message>
    <message>
        <source>Cells with two candidates and houses with two places tie these into two colours, one of which is true throughout: {wrong}, or {right}.[ But {clash} exclude each other.][ But the first colour would leave {emptied} without a digit.] So the first colour is wrong: {result}.</source>
        <translation>Felder mit zwei Kandidaten und Häuser mit zwei Plätzen verbinden diese zu zwei Farben, von denen eine durchweg wahr ist: entweder {wrong} oder {right}.[ Aber {clash} schließen einander aus.][ Aber die erste Farbe ließe {emptied} ohne Ziffer.] Also ist die erste Farbe falsch: {result}.</translation>
    </message>
    <message>
        <source>Houses with only two places for {digits} tie these cells into two colours: either all of {cells} hold {digits}, or all of {others} do. But {clash} see each other in {house}, so it cannot be {cells}: {result}.</source>
        <translation>Häuser mit nur zwei Plätzen für {digits} verbinden diese Felder zu zwei Farben: Die {digits} steht entweder in allen von {cells} oder in allen von {others}. Aber {clash} sehen einander in {house}, also können es {cells} nicht sein: {result}.</translation>
    </message>
    <message>
        <source>At most one of {cells} holds {digits}[, and at most one holds {other}]. With one other place in a row and in a column each, they make two kites: one of {endsA} holds {digits}, and one of {endsB} holds {digits2}. What sees both ends of a kite loses its digit: {result}.</source>
        <translation>Die {digits} steht in höchstens einem von {cells}[, die {other} ebenso]. Mit je einem anderen Platz in einer Zeile und in einer Spalte ergibt das zwei Drachen: Die {digits} steht in einem von {endsA}, die {digits2} in einem von {endsB}. Was beide Enden eines Drachens sieht, verliert dessen Ziffer: {result}.</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>die durchgestrichenen Kandidaten von %1 streichen</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>%1 streichen</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>die durchgestrichenen Kandidaten von %1 entfallen</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because {ends:blocks}.</source>
        <translation>{result}, denn {ends:blocks}.</translation>
    </message>
    <message>
        <source>{result}: the walk comes back to its beginning, so its statements are all true or all false, and both rule this out.</source>
        <translation>{result}: Der Weg kommt an seinen Anfang zurück, also sind seine Aussagen alle wahr oder alle falsch, und beides schließt das aus.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, denn die Annahme {start:if} führt zum Gegenteil.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover} and so not here, or it is in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: In {base} steht {digits} in {cover} und damit nicht hier, oder in {finplaces:or}, was zum selben führt.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: In {base} füllt {digits} {cover}, also steht sie in einer von {starts}, und jede führt zum selben.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, denn mit der Annahme {start:if} bleibt [für {cells:has} keine Ziffer][kein Platz für {digits} in {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, denn [jeder Platz für {digits} in {house}][jeder Kandidat von {cells:has}] führt dazu.</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, denn [jeder Platz für {digits} in {house} führt dazu][jeder Kandidat von {cells:has} führt dazu][es folgt mit und ohne {start:if}].</translation>
    </message>
    <message>
        <source>Each of these cells has only one digit left, or is the only place left for its digit in a row, column or box: {cells}.</source>
        <translation>Jede dieser Zellen hat nur noch eine Ziffer übrig oder ist der einzige Platz für ihre Ziffer in einer Zeile, einer Spalte oder einem Block: {cells}.</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Aligned Pair Exclusion</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Aligned Triplet Exclusion</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>ALS-Kette</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>ALS-XZ-Regel</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>Alternierende Inferenzkette</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>Gruppierte alternierende Inferenzkette</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Alternierende Inferenzkette mit ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Kontinuierlicher Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Gruppierter kontinuierlicher Nice Loop</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>Kontinuierlicher Nice Loop mit ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Diskontinuierlicher Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Gruppierter diskontinuierlicher Nice Loop</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Diskontinuierlicher Nice Loop mit ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-Kette</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-Kette</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>3D-Medusa: Wrap</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>3D-Medusa: Trap</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Mehrfarben 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Mehrfarben 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Einfache Farben: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Einfache Farben: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Direktes Pointing</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Direktes Claiming</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Direktes verstecktes Paar</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Direkter versteckter Dreier</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Schwertfisch</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Wal</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing mit Flossen</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Schwertfisch mit Flossen</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish mit Flossen</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag mit Flossen</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Wal mit Flossen</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan mit Flossen</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi-X-Wing</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi-Schwertfisch</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi-Jellyfish</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi-Squirmbag</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi-Wal</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi-Leviathan</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken-X-Wing</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken-Schwertfisch</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken-Jellyfish</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken-Squirmbag</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken-Wal</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken-Leviathan</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Franken-X-Wing mit Flossen</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken-Schwertfisch mit Flossen</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken-Jellyfish mit Flossen</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken-Squirmbag mit Flossen</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken-Wal mit Flossen</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken-Leviathan mit Flossen</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutanten-X-Wing</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutanten-Schwertfisch</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutanten-Jellyfish</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutanten-Squirmbag</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutanten-Wal</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutanten-Leviathan</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Mutanten-X-Wing mit Flossen</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutanten-Schwertfisch mit Flossen</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutanten-Jellyfish mit Flossen</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutanten-Squirmbag mit Flossen</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutanten-Wal mit Flossen</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutanten-Leviathan mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Siamesischer X-Wing mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Siamesischer Schwertfisch mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Siamesischer Jellyfish mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>Siamesischer Sashimi-X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Siamesischer Sashimi-Schwertfisch</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Siamesischer Sashimi-Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>Siamesischer Franken-X-Wing mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Siamesischer Franken-Schwertfisch mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Siamesischer Franken-Jellyfish mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Siamesischer Mutanten-X-Wing mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Siamesischer Mutanten-Schwertfisch mit Flossen</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Siamesischer Mutanten-Jellyfish mit Flossen</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Verstecktes Paar</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Versteckter Dreier</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Versteckter Vierer</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Gebundenes verstecktes Paar</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Gebundener versteckter Dreier</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Gebundene Kandidaten: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Gebundene Kandidaten: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Nacktes Paar</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Nackter Dreier</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Nackter Vierer</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Gebundenes Paar</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Gebundener Dreier</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Doppelter 2-String-Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Leeres Rechteck</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Doppeltes leeres Rechteck</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Skyscraper</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>2-String-Kite</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot-Fisch</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Volles Haus</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Versteckter Einer im Block</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Versteckter Einer in der Zeile</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Versteckter Einer in der Spalte</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Nackter Einer</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Schablone: setzen</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Schablone: streichen</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Vermeidbares Rechteck Typ 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Vermeidbares Rechteck Typ 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave Typ 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave Typ 3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave Typ 4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Verstecktes Rechteck</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Eindeutigkeitsschleife Typ 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Eindeutigkeitsschleife Typ 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Eindeutigkeitsschleife Typ 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Eindeutigkeitsschleife Typ 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Eindeutigkeitstest 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Eindeutigkeitstest 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Eindeutigkeitstest 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Eindeutigkeitstest 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Eindeutigkeitstest 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Eindeutigkeitstest 6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Remote Pair</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>WXYZ-Wing</source>
        <translation>WXYZ-Wing</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>Kraken-Fisch Typ 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken-Fisch Typ 2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Forcing Net: Widerspruch</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Forcing Net: Widerspruch mit Mengen</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Forcing Net: Widerspruch mit Netzen</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Forcing Chain: Gewissheit</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Forcing Chain: Widerspruch</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Forcing Net: Gewissheit</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Gruppen von Feldern in Ketten</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS in Ketten</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Gebundene Kandidaten in Netzen</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Nackte Paare in Netzen</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Versteckte Paare in Netzen</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wings in Netzen</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Netze in Netzen</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Alle Einer</translation>
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
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
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
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 steht zweimal in %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
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
    <message>
        <source>This branch dies: %1</source>
        <translation>Dieser Zweig scheitert: %1</translation>
    </message>
    <message>
        <source>This branch dies at %1: no candidate is left there.</source>
        <translation>Dieser Zweig scheitert an %1: Dort bleibt kein Kandidat.</translation>
    </message>
    <message>
        <source>This branch dies in %1: there is no place left for %2.</source>
        <translation>Dieser Zweig scheitert in %1: Dort bleibt kein Platz für %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>Ziffern gesetzt %1 · Kandidaten gestrichen %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>schwerster %1</translation>
    </message>
    <message>
        <source>From the puzzle alone</source>
        <translation>Aus dem Rätsel allein</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Nothing has been decided yet.</source>
        <translation>Noch ist nichts angenommen.</translation>
    </message>
    <message>
        <source>Nothing has been learned yet.</source>
        <translation>Noch ist nichts gelernt.</translation>
    </message>
    <message numerus="yes">
        <source>%n clause(s) hold now.</source>
        <translation>
            <numerusform>%n Klausel gilt jetzt.</numerusform>
            <numerusform>%n Klauseln gelten jetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the parts of a clause</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>This rests on no decision.</source>
        <translation>Das beruht auf keiner Annahme.</translation>
    </message>
    <message>
        <source>decisions %1</source>
        <translation>Annahmen %1</translation>
    </message>
    <message>
        <source>refused %1</source>
        <translation>verworfen %1</translation>
    </message>
    <message>
        <source>implied %1</source>
        <translation>gefolgert %1</translation>
    </message>
    <message>
        <source>removed %1</source>
        <translation>gestrichen %1</translation>
    </message>
    <message>
        <source>conflicts %1</source>
        <translation>Konflikte %1</translation>
    </message>
    <message>
        <source>learned %1</source>
        <translation>gelernt %1</translation>
    </message>
    <message>
        <source>steps back %1</source>
        <translation>Rückwege %1</translation>
    </message>
    <message>
        <source>restarts %1</source>
        <translation>Neustarts %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, nach %2 Nachdenken</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>längste Pause %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Wie lange über jeden Zug nachgedacht wurde; ein Klick führt dorthin</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>Wie schwer die Schritte sind; ein Klick führt dorthin</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>Zeit %1 · freie Felder %2 · Fehler %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · diesen Schritt wertet Ninefold mit %1</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>ihr Ordner lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>Was bis dahin fertig ist, bleibt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Collection</name>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Shelves</source>
        <translation>Regale</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print all puzzles that are selected; Ctrl+click and Shift+click select more.</source>
        <translation>Alle ausgewählten Rätsel drucken; Strg+Klick und Umschalt+Klick wählen mehr aus.</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>To practise</source>
        <translation>Zum Üben</translation>
    </message>
    <message>
        <source>Positions in which a step of this kind can be found: %1</source>
        <translation>Stellungen, in denen sich ein Schritt dieser Art finden lässt: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Comparison</name>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>steckt fest</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>eine Lösung</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>zwei oder mehr</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Löser vergleichen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Implications</source>
        <translation>Folgerungen</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Every solver proves its answer on this puzzle, one after the other.</source>
        <translation>Ein Löser nach dem anderen beweist seine Antwort auf dieses Rätsel.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Done. Logic counts its steps as implications.</source>
        <translation>Fertig. Logik zählt ihre Schritte als Folgerungen.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Rückwege</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
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
    <message>
        <source>Link from mark to mark</source>
        <translation>Linie von Notiz zu Notiz</translation>
    </message>
    <message>
        <source>Alt+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+Ziehen; in der Art „Linie“ Ziehen oder an jedem Ende eine Ziffer</translation>
    </message>
    <message>
        <source>With Digit First, write the chosen digit</source>
        <translation>Bei „Ziffer zuerst“ die gewählte Ziffer schreiben</translation>
    </message>
    <message>
        <source>Click or Return, with Shift a mark</source>
        <translation>Klick oder Eingabetaste, mit Umschalt eine Markierung</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Ein Rätsel Feld für Feld eintippen</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a point for an empty cell</source>
        <translation>Ziffern; 0, Leertaste oder Punkt für ein leeres Feld</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Mittelklick; Rechtsklick für mehr</translation>
    </message>
    <message>
        <source>All cells with the same digit, mark or colour</source>
        <translation>Alle Felder mit derselben Ziffer, Markierung oder Farbe</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menü des Felds</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Menütaste, Rechtsklick</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Many Puzzles</source>
        <translation>Viele Rätsel</translation>
    </message>
    <message>
        <source>The same level and seed make the same puzzles again. Letters and digits.</source>
        <translation>Dieselbe Stufe und derselbe Startwert ergeben wieder dieselben Rätsel. Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>&amp;Make</source>
        <translation>&amp;Erzeugen</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Wie &amp;viele</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Start&amp;wert</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;decisions, conflicts, learned clauses and the end</source>
        <translation>Nur &amp;Annahmen, Konflikte, gelernte Klauseln und das Ende</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Bilder dieses Laufs speichern</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, %1 Pixel breit</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, scharf in jeder Größe</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>&amp;Ordner wählen</translation>
    </message>
    <message>
        <source>From &amp;event</source>
        <translation>&amp;Von Ereignis</translation>
    </message>
    <message>
        <source>&amp;To event</source>
        <translation>&amp;Bis Ereignis</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>E&amp;ines von je</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>Ar&amp;t</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>höchstens ein Bild</numerusform>
            <numerusform>höchstens %n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>Das letzte Ereignis kommt vor dem ersten.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Das wäre mehr als ein Bild.</numerusform>
            <numerusform>Das wären mehr als %n Bilder.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintChoice</name>
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
    <message numerus="yes">
        <source>%n chosen puzzle(s) of the list</source>
        <translation>
            <numerusform>%n gewähltes Rätsel der Liste</numerusform>
            <numerusform>%n gewählte Rätsel der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>Das Rätsel auf dem Brett</translation>
    </message>
    <message>
        <source>The puzzle on the board and those played before it</source>
        <translation>Das Rätsel auf dem Brett und die zuvor gespielten</translation>
    </message>
    <message>
        <source>&amp;Puzzles on a page</source>
        <translation>&amp;Rätsel je Seite</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>wird bewertet …</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Hilfe benutzt</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>bisher %1 Rätsel</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print all puzzles that are selected; Ctrl+click and Shift+click select more.</source>
        <translation>Alle ausgewählten Rätsel drucken; Strg+Klick und Umschalt+Klick wählen mehr aus.</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Höchstens %1 Rätsel werden auf einmal gedruckt.</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>Liste &amp;speichern …</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Alle Rätsel in der Reihenfolge der Liste speichern, mit ihren Bewertungen, wo das Format sie aufnehmen kann.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Rätsel werden erzeugt: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Bisher erzeugte Rätsel</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Erzeugte Rätsel: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Erzeugte Rätsel: %1 von %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Die übrigen ließen sich nicht finden.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Noch einmal dieselben: Startwert %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Rätsel %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>In der Reihenfolge, in der sie kamen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>Alle be&amp;werten</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>Schw&amp;erste zuerst</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Herausfinden, wie schwer jedes Rätsel ist.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Mit mehreren Lösungen: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Ohne Lösung: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Ungültig: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Bisher bewertete Rätsel</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Bewertete Rätsel: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Bewertete Rätsel: %1 von %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>So&amp;rtieren nach</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Dieses Format hält alles fest.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Aids</source>
        <translation>&amp;Hilfen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Cell &amp;names</source>
        <translation>Feld&amp;namen</translation>
    </message>
    <message>
        <source>r1c1: row and column</source>
        <translation>r1c1: Zeile und Spalte</translation>
    </message>
    <message>
        <source>A1: letter and number</source>
        <translation>A1: Buchstabe und Zahl</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Brett&amp;größe</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Mit dem letzten Spiel</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Mit einem neuen Rätsel: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;Tasten ändern …</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Neue Tasten</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 wird auf dem Brett gebraucht und kann keinem Befehl zugewiesen werden.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 gehört zu „%2“; dort entfällt es, wenn Sie es hier zuweisen.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Wählen Sie einen Befehl und drücken Sie dann hier seine neuen Tasten.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Lösungen zählen</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Fortschritt der Zählung</translation>
    </message>
    <message>
        <source>Stop counting</source>
        <translation>Zählung beenden</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Zählung läuft: bisher %1 Lösungen.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Dieses Rätsel hat keine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Dieses Rätsel hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Dieses Rätsel hat %1 Lösungen.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; giving one of them would tell the two apart.</source>
        <translation>
            <numerusform>Diese beiden unterscheiden sich in %n markierten Feld; wäre es vorgegeben, bliebe nur eine.</numerusform>
            <numerusform>Diese beiden unterscheiden sich in den %n markierten Feldern; eines davon als Vorgabe würde sie unterscheiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Erste Lösung</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Zweite Lösung</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Beendet: Es gibt mindestens %1 Lösungen.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Hints and steps use the checked techniques, the upper ones first.</source>
        <translation>Hinweise und Schritte benutzen die angekreuzten Techniken, die oberen zuerst.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Übliche</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Ohne Eindeutigkeit</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Nur Einer</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Ohne Forcing Chains</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Eigene Auswahl</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Forcing Chains und Nets dürfen benutzen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
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
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pause (%1)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Linien</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n Zeile, %2</numerusform>
            <numerusform>%1, %n Zeilen, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>How deep the search was; a click goes there</source>
        <translation>Wie tief die Suche war; ein Klick geht dorthin</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Ziffernfeld zuklappen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Hinweis schließen</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Hinweis schließen (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Weniger vom Hinweis zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Mehr vom Hinweis zeigen (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Tun, was der Hinweis sagt (Eingabe)</translation>
    </message>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H gibt einen Hinweis: erst, wo zu suchen ist, dann die Felder, dann die ganze Begründung.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>Nächster Hinweis</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What the shapes mean</source>
        <translation>Was die Formen bedeuten</translation>
    </message>
    <message>
        <source>Notation</source>
        <translation>Kurzschrift</translation>
    </message>
    <message>
        <source>Other steps</source>
        <translation>Andere Schritte</translation>
    </message>
    <message>
        <source>List all steps that are possible now</source>
        <translation>Alle Schritte auflisten, die jetzt möglich sind</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Linie %1 von %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
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
        <source>A placed digit is struck from the candidates of its row, column and box</source>
        <translation>Eine gesetzte Ziffer verschwindet aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>What the digit keys write</source>
        <translation>Was die Zifferntasten schreiben</translation>
    </message>
    <message>
        <source>Fill marks</source>
        <translation>Kandidaten</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
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
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Was die Zifferntasten schreiben</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Ziffernfeld aufklappen</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Modus: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayPage</name>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>2?</source>
        <translation>2?</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Felder mit zwei Kandidaten hervorheben</translation>
    </message>
    <message>
        <source>Highlight %1</source>
        <translation>%1 hervorheben</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Gleiche Ziffer</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Nachbarfelder</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Übrige Ziffern</translation>
    </message>
    <message>
        <source>Compare with solution</source>
        <translation>Lösungsvergleich</translation>
    </message>
    <message>
        <source>Digit first</source>
        <translation>Ziffer zuerst</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Race of Two Solvers</source>
        <translation>Wettlauf zweier Löser</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Linker Löser</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Linkes Brett</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Rechter Löser</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Rechtes Brett</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Mikrosekunde %1 von %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Vergleichen nach</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Ereignissen: von jedem eines im Wechsel</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Zeit: so lange, wie jeder wirklich braucht</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StartCard</name>
    <message>
        <source>Open file...</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>In der Zwischenablage ist ein Rätsel.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Neues Rätsel: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Dieses Rätsel spielen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>Folded under it: %n step(s) that do nothing new.</source>
        <translation>
            <numerusform>Darunter eingeklappt: %n Schritt, der nichts Neues bringt.</numerusform>
            <numerusform>Darunter eingeklappt: %n Schritte, die nichts Neues bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Weitere</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Alle Schritte jetzt</translation>
    </message>
    <message>
        <source>Filter, such as Chain or r3c4</source>
        <translation>Filter, etwa Kette oder r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Techniken …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Die Liste als Text kopieren</translation>
    </message>
    <message>
        <source>Do this step</source>
        <translation>Diesen Schritt tun</translation>
    </message>
    <message>
        <source>Solve up to here</source>
        <translation>Bis hier lösen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n Schritt kopiert.</numerusform>
            <numerusform>%n Schritte kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Bewertungen der Schritte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>One placement per beat</source>
        <translation>Eine Ziffer je Takt</translation>
    </message>
    <message>
        <source>In its own time</source>
        <translation>In eigener Zeit</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>So schnell wie möglich</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>There is none after this event, as far as the run is known.</source>
        <translation>Nach diesem Ereignis gibt es keines, soweit der Lauf bekannt ist.</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>Vor diesem Ereignis gibt es keines.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Voriger Konflikt</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Umschalt+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Nächster Konflikt</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Umschalt+→</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Gangart</translation>
    </message>
    <message>
        <source>Next decision</source>
        <translation>Nächste Annahme</translation>
    </message>
    <message>
        <source>Previous decision</source>
        <translation>Vorige Annahme</translation>
    </message>
    <message>
        <source>Next learned clause</source>
        <translation>Nächste gelernte Klausel</translation>
    </message>
    <message>
        <source>Previous learned clause</source>
        <translation>Vorige gelernte Klausel</translation>
    </message>
    <message>
        <source>Next placement</source>
        <translation>Nächste gesetzte Ziffer</translation>
    </message>
    <message>
        <source>Previous placement</source>
        <translation>Vorige gesetzte Ziffer</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Previous placement: this run has no conflicts</source>
        <translation>Vorige gesetzte Ziffer: Dieser Lauf hat keine Konflikte</translation>
    </message>
    <message>
        <source>Next placement: this run has no conflicts</source>
        <translation>Nächste gesetzte Ziffer: Dieser Lauf hat keine Konflikte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>The beginning: Space plays, the arrow keys step.</source>
        <translation>Der Anfang: Leertaste spielt ab, die Pfeiltasten gehen schrittweise.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Back to my game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Decides on the most constrained cell</source>
        <translation>Wählt das engste Feld</translation>
    </message>
    <message>
        <source>Decides by activity in conflicts</source>
        <translation>Wählt nach Beteiligung an Konflikten</translation>
    </message>
    <message>
        <source>Look for a second solution</source>
        <translation>Nach zweiter Lösung suchen</translation>
    </message>
    <message>
        <source>Begin with my digits</source>
        <translation>Mit meinen Ziffern beginnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>What to read</source>
        <translation>Was zu lesen ist</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Watching</name>
    <message>
        <source>Trail</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Explain this event</source>
        <translation>Dieses Ereignis erklären</translation>
    </message>
    <message>
        <source>The reasons, back to the decisions that they rest on</source>
        <translation>Die Gründe, zurück bis zu den Annahmen, auf denen sie beruhen</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Logic solves %1</source>
        <translation>Logik löst %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 löst %2</translation>
    </message>
    <message>
        <source>There is nothing to be done here.</source>
        <translation>Hier ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Nach %1 Ereignissen abgebrochen.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>Läuft: bisher %1 Ereignisse.</translation>
    </message>
    <message>
        <source>Save pictures...</source>
        <translation>Bilder speichern …</translation>
    </message>
    <message>
        <source>A folder of numbered pictures of this run</source>
        <translation>Ein Ordner mit nummerierten Bildern dieses Laufs</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Rückschau auf mein Spiel</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Rückschau auf %1</translation>
    </message>
    <message>
        <source>Replay: Space plays, arrow keys step, Shift and arrow keys go from mistake to mistake.</source>
        <translation>Rückschau: Leertaste spielt ab, Pfeiltasten gehen schrittweise, Umschalt und Pfeiltasten von Fehler zu Fehler.</translation>
    </message>
    <message>
        <source>Watching: Space plays, arrow keys step, Shift and arrow keys go from conflict to conflict.</source>
        <translation>Zusehen: Leertaste spielt ab, Pfeiltasten gehen schrittweise, Umschalt und Pfeiltasten von Konflikt zu Konflikt.</translation>
    </message>
    <message>
        <source>Watching: Space plays, arrow keys step, Shift and arrow keys go from placement to placement.</source>
        <translation>Zusehen: Leertaste spielt ab, Pfeiltasten gehen schrittweise, Umschalt und Pfeiltasten von gesetzter Ziffer zu gesetzter Ziffer.</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Brett</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Brett des Lösers</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>The branch is kept.</source>
        <translation>Der Zweig ist übernommen.</translation>
    </message>
    <message>
        <source>Drop the branch</source>
        <translation>Zweig verwerfen</translation>
    </message>
    <message>
        <source>Keep trying</source>
        <translation>Weiter probieren</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
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
        <source>Back to the last right position</source>
        <translation>Zurück zur letzten richtigen Stellung</translation>
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
        <source>What was wrong has been taken off the board.</source>
        <translation>Was falsch war, ist vom Brett genommen.</translation>
    </message>
    <message>
        <source>It is solved already.</source>
        <translation>Es ist schon gelöst.</translation>
    </message>
    <message>
        <source>Solved for you; Undo takes it back.</source>
        <translation>Für Sie gelöst; „Rückgängig“ nimmt es zurück.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <source>Hints begin when the puzzle is typed in and being played.</source>
        <translation>Hinweise gibt es, sobald das Rätsel eingegeben ist und gespielt wird.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Das Rätsel ist gelöst.</translation>
    </message>
    <message>
        <source>The puzzle is still being examined; try again in a moment.</source>
        <translation>Das Rätsel wird noch untersucht; versuchen Sie es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::GameTrail</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Erstes Rätsel</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Dieses Spiel ist schon auf dem Brett.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Zurück zum vorigen Spiel: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Wieder vor zum nächsten Spiel: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>vor %n Zug</numerusform>
            <numerusform>vor %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>von Anfang an</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the chosen techniques finds a step here.</source>
        <translation>Keine der gewählten Techniken führt von hier weiter.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Warum fehlt %1 in %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Warum nicht %1 in %2?</translation>
    </message>
    <message>
        <source>Nothing speaks against %1 in %2.</source>
        <translation>Nichts spricht gegen %1 in %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>Der Hinweis ist geschlossen.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>Der erste Fehler: %1 in %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>Der erste Fehler: %1 aus %2 gestrichen</translation>
    </message>
    <message>
        <source>The puzzle itself leaves %1 out of %2.</source>
        <translation>Das Rätsel selbst lässt die %1 in %2 nicht zu.</translation>
    </message>
    <message>
        <source>It is wrong, but no short reason was found.</source>
        <translation>Sie ist falsch, aber es wurde keine kurze Begründung gefunden.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Brett auf %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Mein Rätsel</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Geben Sie die Ziffern Ihres Rätsels ein.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a point leaves a cell empty.</source>
        <translation>Tippen Sie die Ziffern des Rätsels Zeile für Zeile; 0, Leertaste oder Punkt lässt ein Feld leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>Bisher %n Ziffer; ein Rätsel mit nur einer Lösung hat mindestens 17.</numerusform>
            <numerusform>Bisher %n Ziffern; ein Rätsel mit nur einer Lösung hat mindestens 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Ein neues Rätsel entsteht: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Neues Rätsel: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Abgebrochen. Ihr Spiel geht weiter.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Es wurde kein solches Rätsel gefunden: %1. Ein neuer Versuch findet vielleicht eines.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>bisher %n Schritt …</numerusform>
            <numerusform>bisher %n Schritte …</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the way...</source>
        <translation>Der Weg wird gesucht …</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Schritte werden gesucht …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s), then none of the chosen techniques finds another.</source>
        <translation>
            <numerusform>%n Schritt, dann führt keine der gewählten Techniken weiter.</numerusform>
            <numerusform>%n Schritte, dann führt keine der gewählten Techniken weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n Schritt getan; einmal Rückgängig nimmt ihn zurück.</numerusform>
            <numerusform>%n Schritte getan; einmal Rückgängig nimmt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Erledigt: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>Auf dem Brett ist ein Fehler; ein Hinweis zeigt, wo.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>In %n Schritt gelöst, der schwerste: %1</numerusform>
            <numerusform>In %n Schritten gelöst, der schwerste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution path or All steps now.</source>
        <translation>Das ist ein anderes Spiel: Wählen Sie „Lösungsweg“ oder „Alle Schritte jetzt“.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n Schritt ist jetzt möglich; jede Zeile bringt etwas Neues.</numerusform>
            <numerusform>%n Schritte sind jetzt möglich; jede Zeile bringt etwas Neues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>auf dem Datenträger ist kein Platz mehr</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; it is tried again with every move.</source>
        <translation>Dieses Spiel kann nicht gespeichert werden (%1). Sie können weiterspielen; mit jedem Zug wird es neu versucht.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Ein gespeichertes Spiel ist beschädigt; was davon lesbar war, liegt auf dem Brett.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Die Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Dieses Spiel wurde auch in einem anderen Fenster geöffnet. Hier geht es als Kopie weiter.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Dieses Spiel lässt sich nicht sperren. Bitte öffnen Sie es nicht in einem zweiten Fenster.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Die Datei dieses Spiels war gelöscht worden. Sie wurde neu geschrieben.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Ein anderes Programm hat die Datei dieses Spiels verändert. Sie wurde neu geschrieben; was dort stand, bleibt als %1 erhalten.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
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
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Abbrechen (Esc). Ihr Spiel bleibt, wie es ist.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>Der schwerste Schritt ist Nummer %1 von %2, bewertet mit %3.</translation>
    </message>
    <message numerus="yes">
        <source>Rating of each of %n step(s), the hardest %1</source>
        <translation>
            <numerusform>Bewertung des einen Schritts: %1</numerusform>
            <numerusform>Bewertung der %n Schritte, am schwersten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Dialogs</name>
    <message>
        <source>The language changes when Ninefold is started again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Ninefold.</translation>
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
</context>
<context>
    <name>ninefold::window::Exporter</name>
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
        <source>The printer accepted nothing; check whether it is ready.</source>
        <translation>Der Drucker hat nichts angenommen; ist er bereit?</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF-Seite (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>Ein Bild gespeichert.</numerusform>
            <numerusform>%n Bilder gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Ordner für die Bilder</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Bilder werden gespeichert …</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
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
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Datei</numerusform>
            <numerusform>%1 und %n weitere Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Nicht gelesen: %1.</translation>
    </message>
    <message>
        <source>Not on this computer, so not opened: %1.</source>
        <translation>Nicht auf diesem Rechner und daher nicht geöffnet: %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Als 81 Zeichen kopiert.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Als „%1“ kopiert.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 schreibt eine Ziffer</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 schreibt Kandidaten</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 schreibt Ecknotizen</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 schreibt Mittelnotizen</translation>
    </message>
    <message>
        <source>1–9 colour a cell</source>
        <translation>1–9 färbt ein Feld</translation>
    </message>
    <message>
        <source>drag from mark to mark to draw a link</source>
        <translation>von Notiz zu Notiz ziehen zeichnet eine Linie</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Leertaste spielt ab</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → ein Ereignis</translation>
    </message>
    <message>
        <source>Shift+← → conflicts</source>
        <translation>Umschalt+← → Konflikte</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − Tempo</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 sagt mehr</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 wendet an</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 schließt den Hinweis</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ wählt einen Schritt</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 wechselt den Modus</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 Hinweis</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 hebt eine Ziffer hervor</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 alle Tasten</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Being saved...</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>The puzzles that were made are kept: File, Open Recent, %1.</source>
        <translation>Die erzeugten Rätsel sind aufbewahrt: Datei, Zuletzt geöffnet, %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::MainWindow</name>
    <message>
        <source>%1 - Ninefold</source>
        <translation>%1 - Ninefold</translation>
    </message>
    <message>
        <source>Board of my game</source>
        <translation>Brett meines Spiels</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Brett</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Zurück in Ihrem Spiel.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Messages</name>
    <message>
        <source>%1. Esc cancels it.</source>
        <translation>%1. Esc bricht ab.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>In der Zwischenablage ist ein Rätsel.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>You are trying something out: %1 keeps it, %2 drops it.</source>
        <translation>Sie probieren etwas aus: %1 behält es, %2 verwirft es.</translation>
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
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>%n-mal wurde Hilfe benutzt.</numerusform>
            <numerusform>%n-mal wurde Hilfe benutzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückschau</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) stay as they are.</source>
        <translation>
            <numerusform>%n Vorgabe bleibt, wie sie ist.</numerusform>
            <numerusform>%n Vorgaben bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Hier gibt es nichts zu ändern.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Gespeichert</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Ein anderer Lauf hat begonnen; vom vorigen werden keine Bilder mehr gespeichert.</translation>
    </message>
    <message>
        <source>%1 · event %2</source>
        <translation>%1 · Ereignis %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Das Bild konnte nicht erzeugt werden.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Feld anklicken, Ziffer tippen. %1 gibt einen Hinweis.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Many Puzzles...</source>
        <translation>&amp;Viele Rätsel …</translation>
    </message>
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
        <source>No file was opened yet</source>
        <translation>Noch keine Datei geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
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
        <source>&amp;Hardest of a Grid</source>
        <translation>&amp;Schwerstes eines Gitters</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Steigt von einem vollen Gitter zu dem Rätsel mit den meisten Verzweigungen, das es erreicht</translation>
    </message>
</context>
</TS>
