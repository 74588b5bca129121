<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Eine Zeile, eine Spalte oder ein Block, in dem nur ein Feld leer ist. Acht Felder sind gefüllt, also sind acht verschiedene Ziffern verbraucht, und eine Ziffer A fehlt. A gehört in das leere Feld.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Suchen Sie eine Zeile, eine Spalte oder einen Block mit einer einzigen Lücke, und zählen Sie von 1 bis 9, welche Ziffer fehlt.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block hat neun Felder und braucht jede der neun Ziffern einmal.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Acht Felder sind gefüllt, mit acht verschiedenen Ziffern.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Nur A fehlt, und nur ein Feld ist frei. Also gehört A dorthin.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Eine Ziffer A, die in einer Zeile, einer Spalte oder einem Block nur in ein Feld passt. Jedes andere Feld ist gefüllt oder teilt eine Zeile, eine Spalte oder einen Block mit einer A, die schon dasteht. Also gehört A in das Feld, das übrig bleibt.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Wählen Sie eine Ziffer, die schon oft auf dem Brett steht. Folgen Sie ihren Zeilen und Spalten in einen Block, der sie noch nicht hat, und sehen Sie nach, welche Felder übrig bleiben.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>Die Zeile, die Spalte oder der Block braucht eine A und hat noch keine.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>Ein gefülltes Feld hat dafür keinen Platz.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Ein Feld, das eine Zeile, eine Spalte oder einen Block mit einer anderen A teilt, kann nicht A sein, denn A stünde dort zweimal.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Ein Feld bleibt übrig. Irgendwo muss die A stehen, also steht sie dort.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Ein Feld, das nur A sein kann. Seine Zeile, seine Spalte und sein Block haben zusammen schon die acht anderen Ziffern. Jedes Feld braucht eine Ziffer, also ist dieses A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Suchen Sie, wo sich eine volle Zeile, Spalte und ein voller Block kreuzen, und zählen Sie, welche Ziffern das Feld trifft. Sind alle Kandidaten notiert, suchen Sie ein Feld mit nur einem.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>Das Feld kann keine Ziffer sein, die seine Zeile schon hat, und keine aus seiner Spalte oder seinem Block.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Zusammen sind das acht verschiedene Ziffern: alle außer A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>Irgendeine Ziffer muss das Feld haben. Nur A bleibt, also ist es A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Alle Felder, die jetzt gefüllt werden können, in einem Schritt. Jedem bleibt nur ein Kandidat, oder es ist der einzige Platz für seine Ziffer in einer Zeile, einer Spalte oder einem Block. Keines wartet auf ein anderes, also ist die Reihenfolge gleich.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Gehen Sie die Ziffern von 1 bis 9 durch und dann die Felder, die viele Ziffern treffen.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Jedes der Felder folgt für sich allein: durch einen versteckten oder einen nackten Einer.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Eine richtige Ziffer bleibt richtig, wenn eine andere richtige geschrieben wird.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Also dürfen alle zugleich geschrieben werden.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Zwei Schritte auf einmal, für die keine Kandidaten notiert sein müssen. Alle Plätze für A in einem Block liegen in einer Zeile oder Spalte, oder alle Plätze einer Zeile oder Spalte liegen in einem Block, also kann A im Rest nicht stehen. Damit bleibt A anderswo nur ein Platz, und dorthin gehört sie.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Hat eine Ziffer in einem Block zwei oder drei Plätze nebeneinander, folgen Sie deren Zeile oder Spalte in die nächsten Blöcke. Dort bleibt ihr vielleicht nur ein Platz.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Alle Plätze für A im ersten Block liegen in einer Zeile, und der Block braucht eine A. Also steht die A dieser Zeile in diesem Block.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>Die Zeile hat nur eine A. Also kann keines ihrer Felder in anderen Blöcken A sein.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Eine andere Zeile, Spalte oder ein anderer Block hatte seine Plätze für A in diesen Feldern und in einem weiteren. Nur dieses bleibt.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Also gehört A dorthin. Mit einer Spalte statt der Zeile, oder zuerst mit der Reihe und dann mit ihrem Block, ist der Grund derselbe.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Zwei Schritte auf einmal, für die keine Kandidaten notiert sein müssen. Zwei oder drei Ziffern passen in einer Zeile, einer Spalte oder einem Block nur in zwei oder drei Felder, also füllen sie diese. Einer anderen Ziffer bleibt dort dann nur ein Platz.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Suchen Sie zwei Ziffern, die in denselben Feldern eines Blocks ausgeschlossen sind. Halten Sie die zwei übrigen Felder für sie frei, und sehen Sie, was das für die anderen Ziffern heißt.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Es seien zwei Ziffern, und beide passen nur in dieselben zwei Felder. Beide müssen irgendwo stehen, und ein Feld hat eine Ziffer.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Also haben diese zwei Felder diese zwei Ziffern und nichts anderes.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Eine dritte Ziffer verliert dort ihre Plätze. In der Zeile, der Spalte oder dem Block bleibt ihr ein Platz, also gehört sie dorthin.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Mit drei Ziffern in drei Feldern ist der Grund derselbe.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Eine Ziffer A, die in einem Block nur in Felder einer Zeile oder nur in Felder einer Spalte passt. Der Block braucht eine A, also ist eines dieser Felder A. Darum kann A aus den anderen Feldern dieser Zeile oder Spalte außerhalb des Blocks gestrichen werden.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Heben Sie eine Ziffer nach der anderen hervor. Suchen Sie Blöcke, in denen ihre zwei oder drei Plätze alle in einer Zeile oder alle in einer Spalte liegen; eine Lücke dazwischen stört nicht. Oft gibt es dort nichts zu streichen: Dann suchen Sie weiter.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Der Block braucht eine A, und nur diese zwei oder drei Felder können A sein. Also ist eines davon A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Sie liegen alle in derselben Zeile. Welches davon auch A ist, die Zeile hat damit ihre A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Eine zweite A in der Zeile ist nicht erlaubt. Also kann kein anderes Feld der Zeile A sein. Mit einer Spalte ist es ebenso.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Eine Ziffer A, die in einer Zeile oder in einer Spalte nur in Felder eines Blocks passt. Die Zeile oder Spalte braucht eine A, also ist eines dieser Felder A. Darum kann A aus den anderen Feldern des Blocks gestrichen werden.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Heben Sie eine Ziffer nach der anderen hervor. Suchen Sie Zeilen und Spalten, in denen ihre zwei oder drei Plätze alle in einem Block liegen; eine Lücke dazwischen stört nicht. Oft gibt es dort nichts zu streichen: Dann suchen Sie weiter.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Die Zeile braucht eine A, und nur diese zwei oder drei Felder können A sein. Also ist eines davon A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Sie liegen alle im selben Block. Welches davon auch A ist, der Block hat damit seine A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Eine zweite A im Block ist nicht erlaubt. Also kann kein anderes Feld des Blocks A sein. Mit einer Spalte ist es ebenso.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Zwei Felder einer Zeile, einer Spalte oder eines Blocks haben nur dieselben zwei Kandidaten A und B: ein Paar. Ein Dreier sind drei Felder mit zusammen nur drei Ziffern, ein Vierer vier Felder mit vier. Die Felder brauchen diese Ziffern selbst, also können die Ziffern aus allen anderen Feldern dort gestrichen werden.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Suchen Sie ein Feld mit genau zwei Kandidaten und in seiner Zeile, seiner Spalte oder seinem Block ein zweites mit denselben beiden. Teilen sie eine Zeile und einen Block, streichen Sie in beiden. Ein Dreier kann (A oder B), (B oder C) und (A oder C) sein.</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Nehmen Sie zwei Felder (A oder B) einer Zeile. Sie teilen die Zeile, also sind sie verschieden.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Ist das erste A, ist das zweite B. Ist das erste B, ist das zweite A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>So oder so hat die Zeile ihre A und ihre B in diesen zwei Feldern. Also kann kein anderes Feld der Zeile A oder B sein.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Drei Felder, die zusammen nur drei Ziffern haben, halten drei verschiedene, also alle drei. Vier Felder mit vier Ziffern ebenso.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Zwei Felder mit nur den Kandidaten A und B, oder drei Felder mit A, B und C, die in einem Block und zugleich in einer Zeile oder Spalte liegen. Sie verbrauchen diese Ziffern für den Block und für die Zeile oder Spalte zugleich. Die Ziffern entfallen in den anderen Feldern von beiden.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Suchen Sie Felder mit denselben wenigen Kandidaten nebeneinander in einem Block.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Zwei Felder (A oder B), die eine Zeile teilen, sind verschieden: eines ist A, das andere B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Also hat die Zeile dort ihre A und ihre B, und kein anderes Feld der Zeile kann A oder B sein.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Die beiden Felder teilen auch einen Block. Also hat auch der Block dort seine A und seine B, und kein anderes Feld des Blocks kann A oder B sein.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Zwei Ziffern A und B, die in einer Zeile, einer Spalte oder einem Block nur in dieselben zwei Felder passen, oder drei Ziffern nur in drei Felder, oder vier in vier. Die Ziffern brauchen alle diese Felder. Also entfällt dort jeder andere Kandidat.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Suchen Sie in einer Zeile, einer Spalte oder einem Block Ziffern mit nur zwei Plätzen, und sehen Sie, ob zwei davon dieselben haben. Bei einem Dreier kann jede Ziffer zwei oder drei der drei Felder haben.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>In einer Zeile passt A nur in zwei Felder, und B passt nur in dieselben zwei.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Steht A im ersten, muss B im zweiten stehen. Steht A im zweiten, muss B im ersten stehen.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>So oder so sind beide Felder von A und B belegt. Also kann keine andere Ziffer darin stehen.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Drei Ziffern, die nur in drei Felder passen, belegen alle drei, und vier Ziffern vier.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Zwei oder drei Ziffern, die in einer Zeile, einer Spalte oder einem Block nur in zwei oder drei Felder passen, die alle auch in einem zweiten liegen. Die Ziffern füllen die Felder, also kann dort nichts anderes stehen. Sie sind in beiden verbraucht, also kann kein anderes Feld im zweiten sie haben.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Suchen Sie zwei oder drei Ziffern, deren Plätze in einem Block dieselben zwei oder drei Felder einer Zeile oder Spalte sind.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>In einem Block passen A und B nur in dieselben zwei Felder. Eines davon ist A, das andere B, also kann dort nichts anderes stehen.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Beide Felder liegen in einer Zeile. Also stehen auch die A und die B dieser Zeile dort.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Kein anderes Feld der Zeile kann A oder B sein. Mit drei Ziffern in drei Feldern ist der Grund derselbe.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>In zwei Zeilen hat eine Ziffer A nur in denselben zwei Spalten Plätze: ein X-Wing. Es geht auch mit Zeilen und Spalten vertauscht, und mit je drei (Schwertfisch) oder vier (Jellyfish). Jede der Zeilen hat ihre A in einer anderen der Spalten, also kann A aus allen anderen Feldern dieser Spalten gestrichen werden.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie zwei Zeilen, in denen sie je zwei Plätze hat, in denselben Spalten; dann streichen Sie sie in den Spalten. Oder zwei Spalten mit Plätzen in denselben Zeilen; dann streichen Sie sie in den Zeilen. In einem Schwertfisch hat jede Zeile zwei oder drei.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Jede der zwei Zeilen braucht eine A und hat dafür nur in den zwei Spalten Platz.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Hat die obere Zeile ihre A in der linken Spalte, kann die untere sie dort nicht haben: Eine Spalte hat nur eine A. Also steht deren A in der rechten Spalte.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Hat die obere Zeile ihre A in der rechten Spalte, steht die A der unteren in der linken.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>So oder so haben beide Spalten ihre A in diesen zwei Zeilen. Also kann kein anderes Feld der zwei Spalten A sein.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Drei Zeilen setzen drei A in drei verschiedene Spalten, und so hat jede der drei Spalten ihre A. Vier Zeilen tun es mit vier.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Ein X-Wing, Schwertfisch oder größeres Muster aus Zeilen und Spalten, das durch einige zusätzliche Plätze für A in einem Block gestört ist. Diese zusätzlichen Plätze heißen Flossen. A entfällt in den Feldern, die in einer Spalte des Musters liegen und mit allen Flossen den Block teilen.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie zwei Zeilen, die ein X-Wing wären, wenn ein oder zwei Plätze dicht bei einer Ecke nicht da wären.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Ist eine der Flossen A, hat ihr Block seine A. Dann kann kein anderes Feld des Blocks A sein.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Ist keine Flosse A, ist das Muster ein echter X-Wing oder Schwertfisch: Seine Spalten haben ihre A in seinen Zeilen. Dann kann kein anderes Feld der Spalten A sein.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Ein Feld, das in einer solchen Spalte und im Block der Flossen liegt, verliert A so oder so.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Ein X-Wing, Schwertfisch oder größeres Muster mit zusätzlichen Plätzen für A in einem Block, den Flossen, bei dem eine Ecke des Musters neben den Flossen nicht A sein kann. Ohne die Flossen hätte eine seiner Zeilen nur einen Platz. A entfällt in den Feldern, die in einer Spalte des Musters liegen und mit allen Flossen den Block teilen.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie zwei Zeilen mit je einem Platz in einer Spalte, deren andere Plätze in denselben drei Spalten liegen, aber nicht untereinander.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Ist keine Flosse A, hat die Zeile der Flossen ihre A am übrigen Platz, und die anderen Zeilen müssen die anderen Spalten nutzen. Also hat jede Spalte des Musters ihre A in diesen Zeilen.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Ein Muster einer Ziffer A wie ein X-Wing oder ein Schwertfisch, in dem Blöcke an die Stelle von Zeilen oder Spalten treten können. Einige Zeilen und Blöcke haben alle Plätze für A in ebenso vielen Spalten oder Blöcken. A entfällt in deren anderen Feldern, es sei denn, zusätzliche Plätze (Flossen) stehen im Weg.</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Suchen Sie eine Zeile mit wenigen Plätzen für eine Ziffer und einen Block mit wenigen Plätzen dafür, die dieselben zwei Spalten nutzen.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Eine Zeile und ein Block, die sich nicht überschneiden, haben alle Plätze für A in zwei Spalten. Beide brauchen eine A, und das sind zwei verschiedene Felder.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Eine Spalte hat nur eine A. Also stehen die A der Zeile und die A des Blocks in verschiedenen Spalten.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Damit haben beide Spalten ihre A, also kann kein anderes ihrer Felder A sein. Mit mehreren ist die Zählung dieselbe.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Gibt es Flossen: Entweder ist eine Flosse A, oder das Muster ist vollständig. Was in beiden Fällen nicht A ist, entfällt.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Ein Muster einer Ziffer A, in dem Zeilen, Spalten und Blöcke frei gemischt sind. Einige davon haben alle Plätze für A in ebenso vielen anderen. A entfällt in den übrigen Feldern dieser anderen, es sei denn, zusätzliche Plätze (Flossen) stehen im Weg.</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Menschen finden sie selten. Beginnen Sie mit einer Zeile und einer Spalte mit je zwei Plätzen, und suchen Sie einen Block, der sie verbindet.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Jede Zeile, Spalte und jeder Block der ersten Art braucht eine A. Sie haben keinen Platz dafür gemeinsam, also sind das verschiedene Felder.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Jede dieser A liegt in einem der zweiten Art, das nur eine A hat. Also liegen alle in verschiedenen.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Von der zweiten Art gibt es so viele wie von der ersten. Also hat jedes davon seine A im Muster, und seine anderen Felder können nicht A sein.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Zwei Muster mit Flossen über denselben Zeilen, in einem Schritt gezeigt. Sie nutzen verschiedene Spalten und verschiedene zusätzliche Plätze (Flossen) für die Ziffer A. Jedes schließt eigene Felder aus, zusammen also mehr.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Haben Sie ein Muster mit Flossen gefunden, sehen Sie nach, ob die Flossen mit einer Ecke im selben Block die Rolle tauschen können.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Betrachten Sie das erste Muster allein. Ist eine seiner Flossen A, hat deren Block seine A. Ist keine es, haben seine Spalten ihre A in den Zeilen.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Ein Feld im Block und in einer solchen Spalte verliert A so oder so.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>Das zweite Muster stimmt aus demselben Grund, mit anderen Flossen und anderen Spalten.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Beide gelten zugleich, also entfällt, was jedes ausschließt.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Ein Muster aus Zeilen und Spalten für die Ziffer A mit zusätzlichen Plätzen (Flossen), die von dem fraglichen Feld zu weit entfernt sind. Von jeder Flosse führt eine Kette einfacher Schlüsse zu diesem Feld. Ob nun eine Flosse A ist oder keine, das Feld verliert seinen Kandidaten.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Suchen Sie ein Muster, das nur scheitert, weil eine Flosse im falschen Block liegt. Folgen Sie dann dem, was geschieht, wenn die Flosse wahr ist.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Ist keine Flosse A, ist das Muster vollständig: Seine Spalten haben ihre A in seinen Zeilen. Das fragliche Feld liegt in einer solchen Spalte und kann nicht A sein.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Ist eine Flosse A, folgen Sie der Kette, die bei ihr beginnt, Schluss für Schluss. Sie endet bei dem fraglichen Feld, das den Kandidaten ebenfalls verliert.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Einer dieser Fälle trifft zu. In jedem ist der Kandidat falsch, also entfällt er.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Zwei Zeilen oder zwei Spalten haben nur je zwei Plätze für A, und je einer davon liegt in derselben Spalte oder Zeile: dem Grund. Die beiden am Grund können nicht beide A sein, also ist mindestens eine der beiden Spitzen A. A entfällt in jedem Feld, das mit beiden Spitzen eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie zwei Spalten mit je zwei Plätzen, von denen zwei in derselben Zeile stehen und die anderen zwei nicht.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Die beiden Plätze am Grund teilen eine Zeile. Also ist einer davon nicht A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Ist der linke nicht A, steht die A der linken Spalte an ihrer Spitze.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Ist der rechte nicht A, steht die A der rechten Spalte an ihrer Spitze.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>So oder so ist eine der Spitzen A. Ein Feld, das mit beiden Spitzen eine Zeile, eine Spalte oder einen Block teilt, trifft eine A, also ist es nicht A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Eine Zeile und eine Spalte haben nur je zwei Plätze für A, und je einer davon liegt im selben Block. Diese beiden können nicht beide A sein, also ist mindestens eines der beiden fernen Enden A. A entfällt in dem Feld, das in der Zeile oder Spalte beider Enden liegt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie eine Zeile und eine Spalte mit je zwei Plätzen, die sich in einem Block treffen, ohne dort ein Feld zu teilen.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Die beiden Plätze im Block teilen diesen Block. Also ist einer davon nicht A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Ist der der Zeile nicht A, steht die A der Zeile an ihrem fernen Ende.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Ist der der Spalte nicht A, steht die A der Spalte an ihrem fernen Ende.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>So oder so ist ein fernes Ende A. Das Feld, das die Spalte des ersten und die Zeile des zweiten Endes teilt, trifft es, also ist es nicht A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Zwei Kites, die denselben Block nutzen, in einem Schritt. In jedem haben eine Zeile und eine Spalte nur je zwei Plätze für A und treffen sich im Block, also ist eines ihrer beiden fernen Enden A. Jeder entfernt A aus dem Feld, das seine beiden fernen Enden gemeinsam haben.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Haben Sie einen Kite gefunden, suchen Sie eine zweite Zeile oder Spalte mit zwei Plätzen, die denselben Block trifft.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>Im Block des ersten Kites können die Plätze seiner Zeile und seiner Spalte nicht beide A sein.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Ist der Platz der Zeile nicht A, ist das ferne Ende der Zeile A. Ist der Platz der Spalte nicht A, ist das ferne Ende der Spalte A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>So oder so trifft das Feld, das mit beiden Enden in einer Reihe liegt, eine A und verliert seine eigene.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>Der zweite Kite stimmt aus demselben Grund, also verlieren beide Felder A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Zwei Zeilen, Spalten oder Blöcke haben nur je zwei Plätze für A, und je einer davon teilt mit dem anderen eine Zeile, eine Spalte oder einen Block. Diese beiden können nicht beide A sein, also ist mindestens eines der beiden fernen Enden A. A entfällt in jedem Feld, das mit beiden Enden eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie einen Block mit zwei Plätzen und eine Zeile oder Spalte mit zwei Plätzen, die einem davon nahe kommt.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Die beiden nahen Plätze teilen eine Zeile, eine Spalte oder einen Block. Also ist einer davon nicht A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Ist der erste nicht A, ist sein Partner am fernen Ende A, denn es gab nur zwei Plätze.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Ist der zweite nicht A, ist sein Partner am anderen fernen Ende A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>So oder so trifft ein Feld, das mit beiden Enden eine Zeile, eine Spalte oder einen Block teilt, eine A, also ist es nicht A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>In einem Block liegen alle Plätze für A in einer Zeile und einer Spalte, wie ein Kreuz, und eine Zeile oder Spalte außerhalb hat nur zwei Plätze für A. Ist ihr ferner Platz A, ist das Feld in einer Reihe mit ihm nicht A. Ist ihr naher Platz A, muss der Block den anderen Arm des Kreuzes nutzen, was A aus demselben Feld entfernt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie einen Block, dessen vier Felder außerhalb eines Kreuzes sie nicht haben, und eine Zeile oder Spalte mit zwei Plätzen, die auf das Kreuz zeigt.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Eine Zeile außerhalb des Blocks habe zwei Plätze für A. Der nahe liegt in der Spalte des Kreuzes, der ferne nicht.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Ist der ferne Platz A, hat dessen Spalte ihre A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Ist der nahe Platz A, hat die Spalte des Kreuzes ihre A außerhalb des Blocks. Also steht die A des Blocks in der Zeile des Kreuzes, und diese Zeile hat ihre A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>Das Feld, in dem sich jene Spalte und jene Zeile kreuzen, ist so oder so nicht A.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Ein Feld mit zwei Kandidaten (A oder B), der Drehpunkt, teilt mit jedem von zwei anderen Feldern, den Flügeln, eine Zeile, eine Spalte oder einen Block: Einer ist (A oder C), der andere (B oder C). Welche Ziffer der Drehpunkt auch nimmt, einer der Flügel wird C. Darum kann C aus jedem Feld gestrichen werden, das mit beiden Flügeln eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Heben Sie alle Felder mit zwei Kandidaten hervor. Nehmen Sie eines (A oder B) als Drehpunkt; suchen Sie in seiner Zeile, Spalte und seinem Block (A oder C) und (B oder C) mit demselben C. Die Flügel müssen sich nicht treffen. Was C verliert, kann einen in seiner Zeile treffen, den anderen in seiner Spalte.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>Der Drehpunkt (A oder B) teilt mit jedem Flügel eine Zeile, eine Spalte oder einen Block.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Ist der Drehpunkt A, kann der Flügel (A oder C) nicht A sein. Also ist er C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Ist der Drehpunkt B, kann der Flügel (B oder C) nicht B sein. Also ist er C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>So oder so ist ein Flügel C. Ein Feld, das mit beiden Flügeln eine Zeile, eine Spalte oder einen Block teilt, trifft eine C, also ist es nicht C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Ein Drehpunkt mit den drei Kandidaten A, B und C und zwei Flügel, die mit ihm eine Zeile, eine Spalte oder einen Block teilen: Einer hat A und C, der andere B und C. Eines der drei Felder muss C sein. Also entfällt C in jedem Feld, das mit allen dreien eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Suchen Sie ein Feld mit drei Kandidaten, ein Feld mit zweien davon in seinem Block und eines mit zweien in seiner Zeile oder Spalte außerhalb. Die Felder, die C verlieren, liegen im Block des Drehpunkts.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Ist der Drehpunkt A, trifft ihn der Flügel (A oder C) und ist C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Ist der Drehpunkt B, trifft ihn der Flügel (B oder C) und ist C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Sonst ist der Drehpunkt selbst C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>In jedem Fall ist eines der drei Felder C. Ein Feld, das mit allen dreien eine Zeile, eine Spalte oder einen Block teilt, trifft es, also ist es nicht C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Zwei Felder mit denselben Kandidaten A und B und eine Zeile, eine Spalte oder ein Block mit nur zwei Plätzen für A, je einer in einer Reihe mit einem der Felder. Einer dieser Plätze ist A, also ist eines der beiden Felder nicht A, sondern B. Also entfällt B in jedem Feld, das mit beiden eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Suchen Sie zwei Felder mit denselben zwei Kandidaten, die keine Zeile, Spalte und keinen Block teilen. Suchen Sie dann eine Zeile oder Spalte mit zwei Plätzen für eine der Ziffern, die sie verbindet.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>Die Zeile, die Spalte oder der Block braucht eine A und hat zwei Plätze dafür: Einer trifft das erste Feld, der andere das zweite.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Steht die A am ersten Platz, kann das erste Feld (A oder B) nicht A sein. Also ist es B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Steht die A am zweiten Platz, kann das zweite Feld (A oder B) nicht A sein. Also ist es B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>So oder so ist eines der beiden Felder B. Ein Feld, das mit beiden eine Zeile, eine Spalte oder einen Block teilt, trifft es, also ist es nicht B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Beginnen Sie bei einem Feld mit drei oder vier Kandidaten, in dem sich ein Block und eine Zeile kreuzen, und sammeln Sie Felder von beiden, die nur diese Ziffern haben.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Eine Folge von mindestens vier Feldern, die alle die Kandidaten A und B haben, jedes mit dem nächsten in einer Zeile, einer Spalte oder einem Block. Sie sind abwechselnd A und B, also sind das erste und das vierte verschieden. A und B entfallen in jedem Feld, das mit diesen beiden eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Stehen dieselben zwei Kandidaten in vier oder mehr Feldern allein, versuchen Sie, von einem zum nächsten zu gehen.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Nachbarn in der Folge teilen eine Zeile, eine Spalte oder einen Block. Also sind sie verschieden: eines A, das andere B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Ist das erste Feld A, ist das zweite B, das dritte A und das vierte B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Ist das erste Feld B, ist das zweite A, das dritte B und das vierte A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>So oder so sind das erste und das vierte eine A und eine B. Ein Feld, das mit beiden eine Zeile, eine Spalte oder einen Block teilt, trifft beide Ziffern, also ist es keine davon.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Ein Brett, auf dem fast jedes leere Feld zwei Kandidaten hat und fast jede Ziffer zwei Plätze in jeder Zeile, jeder Spalte und jedem Block, wo sie fehlt. Wäre es überall so, könnte das Rätsel nicht genau eine Lösung haben. Ein richtiges Sudoku hat genau eine, also ist einer der zusätzlichen Kandidaten wahr.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Spät im Spiel, wenn alle Felder bis auf eines zwei Kandidaten haben, sehen Sie sich das mit dreien an. Die Ziffer, die in seiner Zeile dreimal vorkommt, ist es.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Angenommen, jedes leere Feld hätte zwei Kandidaten und jede fehlende Ziffer zwei Plätze in jeder Zeile, jeder Spalte und jedem Block.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Gäbe es eine Lösung, ergäbe es eine zweite, jedem dieser Felder seinen anderen Kandidaten zu geben: Jede Zeile, jede Spalte und jeder Block behält alle Ziffern.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Also hat ein solches Brett keine Lösung oder mehrere, und ein richtiges Sudoku kommt nie dorthin.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Wäre keiner der zusätzlichen Kandidaten wahr, käme das Brett dorthin. Also ist einer davon wahr, und was sie alle trifft, entfällt.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen drei nur die Kandidaten A und B haben. Wäre auch das vierte A oder B, könnten diese getauscht werden, und das Rätsel hätte zwei Lösungen. Ein richtiges Sudoku hat nur eine, also entfallen A und B in der vierten Ecke.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Suchen Sie zwei Felder mit denselben zwei Kandidaten in einem Block und einer Zeile und darunter oder darüber ein drittes. Die vierte Ecke ist die interessante.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Hätten die vier Ecken nur A und B, hätte jede ihrer Zeilen, Spalten und Blöcke dort eine A und eine B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Dann verletzt es keine Regel, jede A und B in den Ecken zu tauschen: Jede Zeile, jede Spalte und jeder Block behält beide Ziffern. Also gäbe es zwei Lösungen.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Ein richtiges Sudoku hat nur eine Lösung. Also steht in einer der Ecken etwas anderes als A und B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Drei Ecken haben nichts anderes. Also ist es die vierte, und diese ist weder A noch B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, die nur A, B und einen zusätzlichen Kandidaten C haben. Wäre keines davon C, könnten A und B getauscht werden, und das Rätsel hätte zwei Lösungen. Also ist eine der Ecken mit C wirklich C, und C entfällt in jedem Feld, das sie alle trifft.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Suchen Sie ein Rechteck, dessen Ecken A und B haben. Ist alles Zusätzliche darin dieselbe Ziffer, suchen Sie Felder, die mit allen Ecken, die sie haben, eine Zeile, eine Spalte oder einen Block teilen.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Ein richtiges Sudoku hat nur eine Lösung, also ist eine der Ecken weder A noch B. Der einzige andere Kandidat ist C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Also ist eine der Ecken mit C wirklich C. Ein Feld, das mit ihnen allen eine Zeile, eine Spalte oder einen Block teilt, trifft sie, also ist es nicht C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen zwei nur zwei Kandidaten haben und die anderen zwei noch weitere. Eines von diesen zweien muss eine zusätzliche Ziffer sein, sonst hätte das Rätsel zwei Lösungen. Zusammen mit anderen Feldern ihrer Zeile, Spalte oder ihres Blocks verbrauchen sie Ziffern, die im Rest entfallen.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Behandeln Sie die zwei Ecken wie ein Feld, das nur ihre zusätzlichen Ziffern hat, und suchen Sie ein Paar oder einen Dreier damit.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Hätten die Ecken nur die zwei Ziffern, die alle vier haben, ergäbe ein Tausch eine zweite Lösung: Jede Zeile, jede Spalte und jeder Block behält beide.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Ein richtiges Sudoku hat nur eine. Also ist eine der zwei Ecken eine der zusätzlichen Ziffern.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Andere Felder derselben Zeile, Spalte oder desselben Blocks haben auch nur solche Ziffern. Mit dieser Ecke sind es so viele Felder wie Ziffern.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Also verbrauchen sie diese Ziffern, und kein anderes Feld dort kann sie haben.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, mit den Kandidaten A und B, wobei eine der zwei Ziffern in einer Zeile oder Spalte keinen anderen Platz hat. Dann muss sie in einer der Ecken stehen. Käme die andere Ziffer daneben, könnten beide getauscht werden, also entfällt diese in den Ecken.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Suchen Sie ein Rechteck mit A und B in allen Ecken, zwei davon ohne etwas anderes. Zählen Sie dann die Plätze von A und von B in der Zeile oder Spalte der anderen zwei.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>Die Ziffer ohne anderen Platz steht dort in einer der zwei Ecken.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Wäre die andere Ecke die andere Ziffer, hätten alle vier Ecken nur A und B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Ein richtiges Sudoku hat nur eine Lösung. Also ist keine der Ecken diese andere Ziffer.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, die alle die Kandidaten A und B haben. Gegenüber einer Ecke haben die Zeile und die Spalte keinen anderen Platz für A. Wäre die gegenüberliegende Ecke B, füllten A und B alle vier und könnten getauscht werden, also ist sie nicht B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Beginnen Sie bei einem Feld, das nur A und B hat. Zählen Sie in der Zeile und in der Spalte der gegenüberliegenden Ecke die Plätze einer Ziffer.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Angenommen, die fragliche Ecke wäre B. Ihre Zeile hat nur zwei Plätze für A, beide im Rechteck, also wäre ihr Nachbar in der Zeile A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Auch ihre Spalte hat nur zwei Plätze für A. Also wäre ihr Nachbar in der Spalte A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>Die gegenüberliegende Ecke (A oder B) trifft eine A, also wäre sie B. Alle vier hätten nur A und B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Ein richtiges Sudoku hat nur eine Lösung. Also ist die fragliche Ecke nicht B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, keines davon vorgegeben und einige von Ihnen gelöst. Hätten sie nur A und B, könnten diese getauscht werden, denn keine Vorgabe hält sie fest. Ein richtiges Sudoku hat nur eine Lösung, also ist eine der Ecken etwas anderes.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Sehen Sie sich Ziffern an, die Sie selbst gesetzt haben. Drei davon als A, B, A in einem Rechteck nehmen der vierten Ecke die B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Keine der vier Ecken ist vorgegeben. Also sagt nichts im Rätsel, welche davon A ist und welche B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Ein richtiges Sudoku hat nur eine Lösung. Also entfällt, was A und B in den Ecken vollständig machte.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Sechs oder mehr Felder in einer geschlossenen Runde, die fast alle nur die Kandidaten A und B haben, je zwei davon in jeder Zeile, jeder Spalte und jedem Block der Runde. Wären alle A oder B, könnten diese ringsum getauscht werden, und das Rätsel hätte zwei Lösungen. Ein richtiges Sudoku hat nur eine, also ist ein zusätzlicher Kandidat in der Runde wahr.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Haben viele Felder dieselben zwei Kandidaten, gehen Sie von einem zum nächsten, und versuchen Sie zurückzukommen. Ein Feld auf dem Weg darf mehr Kandidaten haben.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Hätte die Runde nur A und B, stünden sie darin abwechselnd, und jede ihrer Zeilen, Spalten und Blöcke hätte dort eine A und eine B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Dann verletzt es keine Regel, jede A und B der Runde zu tauschen, denn jede Zeile, jede Spalte und jeder Block behält beide. Also gäbe es zwei Lösungen.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Ein richtiges Sudoku hat nur eine. Also hat eines der Felder mit zusätzlichen Kandidaten einen zusätzlichen.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Typ 1: Nur ein Feld hat zusätzliche, also ist es weder A noch B. Typ 2: Alle zusätzlichen sind eine Ziffer, die in den Feldern entfällt, die sie alle treffen.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Typ 3: Die Felder mit zusätzlichen verbrauchen zusammen mit anderen Ziffern. Typ 4: A hat neben ihnen keinen anderen Platz, also kann B dort nicht stehen.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Vier Felder, die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und zwei Blöcken, die alle A und B haben, zwei gegenüberliegende noch weitere Kandidaten. Die zwei Zeilen haben keinen anderen Platz für B, also nimmt B zwei gegenüberliegende Ecken. In den Ecken mit weiteren Kandidaten machte sie die anderen zu A, und beide könnten getauscht werden, also entfällt B dort.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Suchen Sie ein Rechteck mit A und B in allen Ecken und zusätzlichen Kandidaten nur in zwei gegenüberliegenden. Zählen Sie dann die Plätze jeder Ziffer in beiden Zeilen und in beiden Spalten.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Beide Zeilen brauchen eine B und haben dafür nur in den Ecken Platz. Die zwei B können keine Spalte teilen, also stehen sie in gegenüberliegenden Ecken.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Stünden sie in den Ecken mit zusätzlichen Kandidaten, träfen die anderen zwei Ecken (A oder B) eine B und wären A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Ein richtiges Sudoku hat nur eine Lösung. Also sind die Ecken mit zusätzlichen Kandidaten nicht B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Alle Plätze einer Ziffer A, die durch Zeilen, Spalten und Blöcke mit nur zwei Plätzen verbunden sind, abwechselnd in zwei Farben. Entweder ist jedes Feld der ersten Farbe A oder jedes der zweiten. Ein Feld außerhalb, das beide Farben trifft, ist nicht A, und eine Farbe, die zweimal in einer Zeile, einer Spalte oder einem Block steht, ist falsch.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Heben Sie eine Ziffer hervor, und färben Sie ihre Plätze abwechselnd, wo eine Zeile, eine Spalte oder ein Block nur zwei hat. Suchen Sie dann Felder, die mit beiden Farben eine Zeile, eine Spalte oder einen Block teilen.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>In einer Zeile mit nur zwei Plätzen für A ist einer davon A und der andere nicht. Also bekommen sie verschiedene Farben.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>So geht es von Platz zu Platz weiter: Ist ein Feld einer Farbe A, sind es alle dieser Farbe und keines der anderen.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: Ein Feld außerhalb trifft beide Farben. Ist die erste Farbe A, trifft es eine A. Ist es die zweite, trifft es auch eine A. So oder so ist es nicht A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: Zwei Felder einer Farbe teilen eine Zeile, eine Spalte oder einen Block. Beide können nicht A sein, also ist diese Farbe überall falsch, und die andere stimmt.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Zwei getrennte Gruppen von Plätzen für eine Ziffer A, jede abwechselnd in zwei eigenen Farben. Wo eine Farbe der ersten Gruppe auf eine Farbe der zweiten trifft, können nicht beide A sein. Also ist eine der beiden anderen Farben A, oder eine Farbe, die auf beide der anderen Gruppe trifft, ist falsch.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Färben Sie eine Ziffer wie bei Einfache Farben. Bleibt eine zweite Gruppe ungefärbt, geben Sie ihr zwei andere Farben, und sehen Sie, wo sich die Gruppen berühren.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>In jeder Gruppe ist eine ihrer zwei Farben A und die andere nicht.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Ein Feld der blauen Farbe teile eine Zeile, eine Spalte oder einen Block mit einem der grünen. Dann sind Blau und Grün nicht beide A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Ist Blau nicht A, ist es die andere Farbe seiner Gruppe. Ist Grün nicht A, ist es die andere Farbe seiner Gruppe. Ein Feld, das diese beiden anderen trifft, ist so oder so nicht A.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Trifft Blau beide Farben der anderen Gruppe, trifft es auf jeden Fall eine A. Also ist kein blaues Feld A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Kandidaten aller Ziffern, verbunden, wo ein Feld nur zwei davon hat oder eine Zeile, eine Spalte oder ein Block nur zwei Plätze für eine Ziffer, und abwechselnd in zwei Farben. Entweder sind alle Kandidaten der ersten Farbe wahr oder alle der zweiten. Eine Farbe, die sich widerspricht, ist falsch, und ein Kandidat, den beide Farben ausschließen, entfällt.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Beginnen Sie in einem Feld mit zwei Kandidaten und färben Sie sie verschieden. Gehen Sie weiter über Zeilen, Spalten und Blöcke mit nur zwei Plätzen und durch andere Felder mit zwei Kandidaten.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>Von zwei Kandidaten allein in einem Feld ist einer wahr und der andere falsch. Dasselbe gilt für die zwei Plätze einer Ziffer in einer Zeile, einer Spalte oder einem Block.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Ist also ein Kandidat einer Farbe wahr, sind es alle dieser Farbe, und alle der anderen sind falsch.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: Eine Farbe hat zwei Kandidaten in einem Feld oder eine Ziffer zweimal in einer Zeile, einer Spalte oder einem Block. Beide können nicht wahr sein, also ist diese Farbe falsch.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: Ein Kandidat wird von der ersten Farbe ausgeschlossen und von der zweiten auch. So oder so ist er falsch.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Zwei oder drei Felder, in denen sich ein Block und eine Zeile oder Spalte kreuzen, mit einigen Feldern aus dem Rest des Blocks und dem Rest der Zeile, die zusammen so viele Ziffern haben, wie es Felder sind. Keine Ziffer passt zweimal, also steht jede einmal da. Ziffern des Zeilenteils entfallen im Rest der Zeile, Ziffern des Blockteils im Rest des Blocks.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Suchen Sie, wo sich ein Block und eine Zeile kreuzen, zwei Felder mit zusammen vier Kandidaten. Suchen Sie dann ein Feld mit zweien davon in der Zeile und eines mit den zwei anderen im Block.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>Die Felder des Zeilenteils und die des Blockteils haben keine Ziffer gemeinsam. Eine Ziffer des Zeilenteils hat ihre Plätze nur in der Zeile, also passt sie dort einmal.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Eine Ziffer des Blockteils hat ihre Plätze nur im Block, also passt sie dort einmal.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Es sind so viele Felder wie Ziffern. Jedes Feld braucht eine, und keine kann zweimal dastehen, also steht jede der Ziffern in einem der Felder.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Also hat die Zeile die Ziffern des Zeilenteils in diesen Feldern und der Block die des Blockteils. In den anderen Feldern entfallen sie.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Zwei oder drei Felder, für die jede Kombination von Ziffern geprüft wird. Eine Kombination ist unmöglich, wenn sie einem Feld in der Nähe keine Ziffer lässt oder eine Ziffer in einer Zeile, einer Spalte oder einem Block wiederholt. Ein Kandidat, der in keiner möglichen Kombination vorkommt, entfällt.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Wählen Sie zwei Felder, die mit vielen Feldern mit zwei Kandidaten eine Zeile, eine Spalte oder einen Block teilen. Jedes davon verbietet eine Kombination.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Nehmen Sie einen Kandidaten des ersten Feldes, und probieren Sie jeden Kandidaten der anderen Felder dazu.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Sind beide Ziffern gleich und teilen die Felder eine Zeile, eine Spalte oder einen Block, verletzt die Kombination die Regel.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Hat ein Feld, das sie trifft, nur diese zwei Kandidaten, bliebe ihm keine Ziffer. Also ist auch diese Kombination unmöglich.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Scheitert jede Kombination mit dem Kandidaten, ist der Kandidat falsch.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Eine Kette von Plätzen für eine Ziffer A: Steht sie nicht hier, muss sie dort stehen, also nicht am nächsten Platz, und so weiter. Ist der erste Platz nicht A, ist es der letzte. Also entfällt A in jedem Feld, das mit beiden Enden eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Heben Sie eine Ziffer hervor. Suchen Sie Zeilen, Spalten und Blöcke mit nur zwei Plätzen dafür, und verbinden Sie sie, wo ihre Enden eine Zeile, eine Spalte oder einen Block teilen.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Angenommen, der erste Platz ist nicht A. Seine Zeile, seine Spalte oder sein Block hat nur einen anderen Platz, also ist dieser A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>Der nächste Platz teilt mit ihm eine Zeile, eine Spalte oder einen Block. Also ist er nicht A, und sein Partner muss A sein. So geht es weiter bis zum letzten Platz, der A ist.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Ist also der erste Platz nicht A, ist es der letzte. Ist der erste A, ist nichts weiter zu verfolgen.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>So oder so ist eines der Enden A. Ein Feld, das mit beiden Enden eine Zeile, eine Spalte oder einen Block teilt, trifft es, also ist es nicht A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Eine Kette von Feldern mit je zwei Kandidaten, in der jedes Feld mit dem nächsten eine Zeile, eine Spalte oder einen Block teilt und eine Ziffer gemeinsam hat. Ist das erste Feld nicht die Ziffer A, folgt ein Feld auf das andere, bis das letzte A ist. Also entfällt A in jedem Feld, das mit beiden Enden eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Heben Sie alle Felder mit zwei Kandidaten hervor. Beginnen Sie bei einem, nehmen Sie an, dass es nicht A ist, und folgen Sie dem, was die anderen sein müssen, bis A wiederkommt.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>Das erste Feld hat A und eine andere Ziffer. Ist es nicht A, ist es die andere Ziffer.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>Das nächste Feld teilt mit ihm eine Zeile, eine Spalte oder einen Block. Also ist es nicht diese Ziffer und muss seine eigene andere sein.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>So geht es von Feld zu Feld, bis dem letzten nur A bleibt.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Ist das erste Feld A, ist sofort ein Ende A. So oder so ist eines der Enden A, und ein Feld, das mit beiden eine Zeile, eine Spalte oder einen Block teilt, ist es nicht.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Eine Kette einfacher Schlüsse, AIC genannt: Ist dieser Kandidat falsch, ist jener wahr, also der nächste falsch, und so weiter. Jeder Schritt nutzt ein Feld mit zwei Kandidaten oder eine Zeile, eine Spalte oder einen Block mit zwei Plätzen für eine Ziffer. Der erste Kandidat oder der letzte ist wahr, also entfällt, was beide ausschließen.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Beginnen Sie bei einem Kandidaten, den Sie gern los wären, und fragen Sie: Was, wenn er wahr wäre? Folgen Sie den erzwungenen Ziffern, bis etwas nicht sein kann.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Angenommen, der erste Kandidat ist falsch. Sein Feld hat nur einen anderen Kandidaten oder seine Zeile nur einen anderen Platz. Also ist dieser wahr.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Was wahr ist, schließt seine Nachbarn aus: die anderen Kandidaten seines Feldes und dieselbe Ziffer in seiner Zeile, seiner Spalte und seinem Block.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Falsch, wahr, falsch, wahr: So geht es weiter, und der letzte Kandidat ist wahr.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Ist der erste falsch, ist der letzte wahr. Ist der erste wahr, ist es auch gut. So oder so ist falsch, was beide ausschließen.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Eine Kette einfacher Schlüsse (AIC), in der ein Schritt auch zwei oder drei Felder eines Blocks in einer Zeile oder Spalte meinen kann: Eines davon hat die Ziffer oder keines. Sonst ist sie eine Kette wie jede andere. Die erste Aussage oder die letzte ist wahr, also entfällt, was beide ausschließen.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Kommt eine Kette nicht weiter, weil eine Zeile drei Plätze hat, sehen Sie nach, ob zwei davon in einem Block liegen. Nehmen Sie diese zwei als einen.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Eine Zeile habe ihre Plätze für eine Ziffer in einem Feld und in einer Gruppe von zwei Feldern in einem Block.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Hat das eine Feld die Ziffer nicht, hat sie eines der Gruppe. Welches, ist nicht bekannt, aber beide teilen die Zeile und den Block.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Also entfällt die Ziffer in allen anderen Feldern dieser Zeile und dieses Blocks, und die Kette geht von dort weiter.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>Am Ende ist die erste Aussage oder die letzte wahr. So oder so ist falsch, was beide ausschließen.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Eine Kette einfacher Schlüsse (AIC), in der ein Schritt auch eine Gruppe von Feldern mit einem Kandidaten mehr als Felder nutzen kann, ein Almost Locked Set. Verliert eine solche Gruppe eine Ziffer, braucht sie alle anderen. Die erste Aussage oder die letzte ist wahr, also entfällt, was beide ausschließen.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Suchen Sie zwei Felder mit drei Ziffern oder drei Felder mit vier in einer Zeile, einer Spalte oder einem Block. Sie tragen eine Kette von einer ihrer Ziffern zu einer anderen.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Nehmen Sie zwei Felder einer Zeile mit zusammen den Ziffern 1, 2 und 3. Ist 1 in beiden ausgeschlossen, bleiben zwei Ziffern für zwei Felder.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Also steht 2 in einem davon und 3 im anderen. Ein Feld, das mit beiden Plätzen der 2 eine Zeile, eine Spalte oder einen Block teilt, kann nicht 2 sein.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Damit geht die Kette weiter. Eine größere Gruppe tut dasselbe.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Eine Kette einfacher Schlüsse, die an ihren Anfang zurückkommt, sodass sie vorwärts und rückwärts gelesen werden kann. Entweder ist jede zweite Aussage wahr, oder alle anderen sind es. Von zwei Nachbarn in einer Zeile, einer Spalte, einem Block oder einem Feld ist also immer einer wahr, und was er ausschließt, entfällt.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Treffen sich die zwei Enden einer Kette in einer Zeile, einer Spalte, einem Block oder einem Feld, schließen Sie die Runde, und sehen Sie entlang jeder ihrer Linien nach, was entfällt.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Ist der erste Kandidat falsch, ist der zweite wahr, der dritte falsch, und so weiter rings herum.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Ist der erste Kandidat wahr, gehen Sie andersherum: Der letzte ist falsch, der davor wahr, und so weiter, bis der zweite falsch ist.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>So oder so sind zwei Nachbarn nie beide falsch. Wo sie eine Zeile, eine Spalte oder einen Block teilen, steht die Ziffer in einem der beiden.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Also entfällt sie dort in den anderen Feldern. Wo die beiden in einem Feld sind, entfallen dessen andere Kandidaten.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Eine Kette einfacher Schlüsse, die mit einer Annahme über einen Kandidaten beginnt und mit dem Gegenteil zu ihm zurückkommt. Eine Annahme, die zu ihrem Gegenteil führt, ist falsch. Also entfällt der Kandidat, oder er ist der, der zu schreiben ist.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Wählen Sie einen Kandidaten, dessen Zeile, Spalte oder Block nur wenige andere dieser Ziffer hat, nehmen Sie an, dass er wahr ist, und folgen Sie den erzwungenen Ziffern, bis eine ihn ausschließt.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Angenommen, der Kandidat ist wahr. Dann sind seine Nachbarn falsch, und wo nur ein anderer bleibt, ist dieser wahr.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>So geht es weiter, abwechselnd falsch und wahr, jeder Schluss aus dem vorigen.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>Der letzte Schluss sagt, dass der erste Kandidat falsch ist. Er sollte aber wahr sein.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Beides zugleich geht nicht, also ist der Kandidat falsch. Umgekehrt: Wird er als falsch angenommen und kommt als wahr heraus, ist er wahr.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Zwei Gruppen von Feldern, jede in einer Zeile, einer Spalte oder einem Block und mit einem Kandidaten mehr als Felder: Almost Locked Sets. Sie teilen eine Ziffer, die nur eine von ihnen haben kann, also braucht die andere alle übrigen Ziffern. Eine weitere Ziffer, die beide haben, steht dann in einer von ihnen und entfällt in jedem Feld, das alle ihre Plätze trifft.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>Die kleinste Gruppe ist ein Feld mit zwei Kandidaten. Suchen Sie sie neben zwei oder drei Feldern mit einer Ziffer mehr als Felder und eine Ziffer, die beide in einer Zeile, einer Spalte oder einem Block haben.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Alle Plätze der gemeinsamen Ziffer in beiden Gruppen teilen eine Zeile, eine Spalte oder einen Block. Also steht die Ziffer nicht in beiden.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Hat die erste Gruppe sie nicht, bleiben ihr so viele Ziffern wie Felder. Sie braucht jede davon, also auch die zweite gemeinsame Ziffer.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Hat die zweite Gruppe sie nicht, braucht sie alle ihre anderen Ziffern, also auch die zweite gemeinsame.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>So oder so steht die zweite gemeinsame Ziffer in einer der Gruppen. Ein Feld, das mit all ihren Plätzen dort eine Zeile, eine Spalte oder einen Block teilt, kann sie nicht haben.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Drei Gruppen von Feldern, jede mit einem Kandidaten mehr als Felder: Almost Locked Sets. Die erste teilt eine Ziffer mit der zweiten und eine andere mit der dritten und kann nur eine davon entbehren. Also verliert die zweite oder die dritte Gruppe eine Ziffer und braucht alle ihre anderen, darunter die Ziffer, die beide haben.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>Es ist ein XY-Wing mit Gruppen von Feldern statt Feldern. Suchen Sie zuerst die mittlere Gruppe, dann die zwei anderen, die sie treffen.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>Die erste Gruppe hat eine Ziffer mehr als Felder. Also fehlt ihr nur eine ihrer Ziffern, und sie hat mindestens eine der zwei gemeinsamen.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Hat sie die Ziffer, die sie mit der zweiten Gruppe teilt, kann die zweite sie nicht haben und braucht alle ihre anderen.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Hat sie die Ziffer, die sie mit der dritten Gruppe teilt, braucht die dritte alle ihre anderen.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>So oder so steht eine Ziffer, die die zweite und die dritte Gruppe haben, in einer davon. Ein Feld, das alle ihre Plätze dort trifft, kann sie nicht haben.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Eine Kette von Gruppen von Feldern, jede mit einem Kandidaten mehr als Felder: Almost Locked Sets. Eine Gruppe, die eine Ziffer verliert, braucht alle anderen, und eine davon nimmt der nächsten Gruppe eine Ziffer, und so weiter. Also steht eine Ziffer der ersten und der letzten Gruppe in einer davon.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Beginnen Sie mit zwei Gruppen, die eine Ziffer in einer Zeile, einer Spalte oder einem Block teilen, und fügen Sie eine dritte hinzu, die eine andere Ziffer mit der zweiten teilt.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Angenommen, die erste Gruppe hat die fragliche Ziffer nicht. Dann braucht sie alle ihre anderen, auch die, die sie mit der nächsten Gruppe teilt.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Also verliert die nächste Gruppe diese Ziffer und braucht alle ihre anderen, auch die, die sie mit der übernächsten teilt.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>So geht es weiter bis zur letzten Gruppe, die die fragliche Ziffer haben muss.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Entweder hat sie die erste Gruppe oder die letzte. Ein Feld, das alle ihre Plätze in beiden trifft, kann sie nicht haben.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Ein Feld, der Stängel, und für jeden seiner Kandidaten eine Gruppe von Feldern mit einem Kandidaten mehr als Felder, ein Blütenblatt. Was der Stängel auch ist, ein Blatt verliert diese Ziffer und braucht alle anderen. Eine Ziffer, die alle Blätter haben, steht in einem davon und entfällt in jedem Feld, das alle ihre Plätze trifft.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Beginnen Sie bei einem Feld mit zwei oder drei Kandidaten. Suchen Sie für jeden eine Gruppe, deren Plätze dafür alle mit dem Feld eine Zeile, eine Spalte oder einen Block teilen.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>Der Stängel ist einer seiner Kandidaten. Er sei der des ersten Blattes.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Alle Plätze dafür in diesem Blatt teilen mit dem Stängel eine Zeile, eine Spalte oder einen Block. Also verliert das Blatt diese Ziffer.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Es hat dann so viele Ziffern wie Felder und braucht sie alle, auch die Ziffer, die alle Blätter haben.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Mit jedem anderen Kandidaten des Stängels ist es ein anderes Blatt. So oder so steht die gemeinsame Ziffer in einem davon, und ein Feld, das alle ihre Plätze trifft, kann sie nicht haben.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Eine Ziffer wird an einem Platz probiert, und nur diese Ziffer wird über das Brett verfolgt. Ihre anderen Plätze fallen, einer nach dem anderen, bis eine Zeile, eine Spalte oder ein Block keinen mehr hat. Also kann die Ziffer dort nicht stehen, und der Kandidat entfällt.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Wählen Sie eine Ziffer mit wenigen Plätzen, und probieren Sie sie dort, wo sie viele davon wegnähme.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Angenommen, das Feld ist A. Dann entfällt A in allen anderen Feldern seiner Zeile, seiner Spalte und seines Blocks.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>Eine andere Zeile, Spalte oder ein anderer Block hat jetzt nur einen Platz für A. Also steht A dort, und weitere Plätze fallen.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>Am Ende hat eine Zeile, eine Spalte oder ein Block gar keinen Platz für A. Jeder braucht aber einen.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Also ist das Feld nicht A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Alle Kandidaten eines Feldes oder alle Plätze einer Ziffer in einer Zeile, einer Spalte oder einem Block werden nacheinander probiert. Von jedem aus wird eine Kette einfacher Schlüsse verfolgt. Führen alle zum selben, ist es wahr, denn einer davon muss stimmen.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Wählen Sie ein Feld mit zwei Kandidaten, verfolgen Sie beide, und merken Sie sich, was gleich herauskommt.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>Das Feld muss einer seiner Kandidaten sein, oder die Ziffer muss an einem ihrer Plätze stehen. Einen anderen Fall gibt es nicht.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Ist es der erste, folgen Sie dem, was dann sein muss, Schluss für Schluss. Es führt zum Ergebnis.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Ist es der zweite oder der dritte, sind die Schlüsse andere, aber sie führen zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Einer der Fälle trifft zu. Welcher auch, das Ergebnis ist wahr.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Eine Annahme, von der mehrere Ketten einfacher Schlüsse ausgehen. Zusammen nehmen sie einem Feld alle Kandidaten oder einer Ziffer alle Plätze in einer Zeile, einer Spalte oder einem Block. Das kann nicht sein, also war die Annahme falsch.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Nehmen Sie einen Kandidaten an, der viel erzwingen würde, und beobachten Sie Felder mit zwei Kandidaten und Zeilen mit zwei Plätzen.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Angenommen, der Kandidat ist wahr (oder falsch).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Eine Kette von Schlüssen nimmt irgendeinem Feld den ersten Kandidaten, eine andere den zweiten, und so weiter.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Alle gelten zugleich. Also bliebe diesem Feld keine Ziffer oder einer Ziffer kein Platz.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Jedes Feld braucht eine Ziffer. Also war die Annahme falsch, und das Gegenteil ist wahr.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Eine Annahme, deren Folgen wie ein Netz verfolgt werden: Ein Schluss kann mehrere frühere brauchen. Am Ende bleibt einem Feld keine Ziffer oder einer Ziffer kein Platz. Das kann nicht sein, also war die Annahme falsch.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Probieren Sie es in einem Zweig aus. Schreiben Sie die Ziffer, füllen Sie Einer, und sehen Sie, ob etwas nicht aufgeht.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Angenommen, der Kandidat ist wahr; schreiben Sie auf, was sofort folgt.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>Daraus und aus dem Brett folgt mehr. Ein Feld verliert seinen vorletzten Kandidaten vielleicht erst nach mehreren dieser Schlüsse.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>Am Ende bleibt einem Feld keine Ziffer, oder eine Zeile, eine Spalte oder ein Block hat keinen Platz für eine Ziffer.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Ein richtiges Sudoku lässt sich füllen. Also war die Annahme falsch.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Mehrere Annahmen, von denen eine wahr sein muss, jede bis zu all ihren Folgen verfolgt. Ein Schluss kann mehrere frühere brauchen. Was aus jeder von ihnen folgt, ist wahr.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Wählen Sie ein Feld mit zwei Kandidaten. Schreiben Sie den ersten in einen Zweig und gehen Sie weiter, dann den zweiten, und vergleichen Sie.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>Das Feld muss einer seiner Kandidaten sein, oder die Ziffer muss an einem ihrer Plätze in einer Zeile, einer Spalte oder einem Block stehen.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Ist es der erste, folgt vieles. Ist es der zweite, folgt anderes.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Was in jedem Fall folgt, ist wahr, welcher Fall auch zutrifft.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Alle Arten, eine Ziffer in jede Zeile, jede Spalte und jeden Block zu setzen, werden zugleich betrachtet. Ein Feld, das alle nutzen, hat die Ziffer. Ein Feld, das keine von ihnen nutzt, kann sie nicht haben.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Das ist Arbeit für einen Computer: Eine Ziffer kann Tausende solcher Arten haben. Für einen Menschen sind es wenige genug, wenn fast alle ihre Plätze bekannt sind.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>In der Lösung steht die Ziffer einmal in jeder Zeile, jeder Spalte und jedem Block. Das ist eine der Arten.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Welche es ist, ist nicht bekannt. Nutzen aber alle Arten ein Feld, nutzt es auch die richtige.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Nutzt keine Art ein Feld, tut es auch die richtige nicht. Also entfällt die Ziffer dort.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Drei oder mehr Paare von Feldern nebeneinander in denselben zwei Zeilen oder Spalten, die fast alle nur so viele Ziffern haben, wie es Paare sind. Hätten sie nichts anderes, könnten die zwei Linien diese Ziffern tauschen, und das Rätsel hätte zwei Lösungen. Ein richtiges Sudoku hat nur eine, also ist ein zusätzlicher Kandidat in diesen Feldern wahr.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>Suchen Sie in zwei Zeilen eines Bandes oder zwei Spalten eines Stapels drei Paare von Feldern, in jedem Block eines, mit denselben drei Ziffern. Ein Feld darf mehr haben.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Hätten die Felder nur diese Ziffern, stünden dort in jeder der zwei Linien alle, denn sie hat so viele Felder, wie es Ziffern sind.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Tauscht man die zwei Linien dort, verletzt das keine Regel: Jedes Paar bleibt in seiner kreuzenden Linie, und jede Zeile, jede Spalte und jeder Block behält seine Ziffern.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Es gäbe also zwei Lösungen, aber ein richtiges Sudoku hat nur eine. Eines der Felder mit zusätzlichen Kandidaten enthält einen zusätzlichen.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Typ 1: Nur ein Feld hat zusätzliche, also ist es einer davon. Typ 2: Alle zusätzlichen sind eine Ziffer, die in den Feldern entfällt, die sie alle treffen.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Typ 3: Die Felder mit zusätzlichen verbrauchen Ziffern gemeinsam mit anderen. Typ 4: Eine Ziffer hat neben ihnen keinen anderen Platz, also können die übrigen des Musters dort nicht stehen.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Einige Felder, die fast alle zwei Kandidaten haben und in denen jede Ziffer zwei Plätze in jeder Zeile, jeder Spalte und jedem Block hat, wo sie vorkommt. Hätte keines mehr, könnte jedes seinen anderen Kandidaten nehmen, und das Rätsel hätte zwei Lösungen. Ein richtiges Sudoku hat nur eine, also ist ein zusätzlicher Kandidat in diesen Feldern wahr.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Folgen Sie Feldern mit zwei Kandidaten: Suchen Sie zu jeder ihrer Ziffern einen Partner in der Zeile, in der Spalte und im Block, bis alles einen Partner hat.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Angenommen, jedes der Felder hätte nur seine zwei Kandidaten. In einer Lösung wäre in jeder Zeile, jeder Spalte und jedem Block einer der zwei Plätze jeder Ziffer besetzt.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Gibt man jedem dieser Felder seinen anderen Kandidaten, sind die anderen Plätze besetzt: Jede Zeile, jede Spalte und jeder Block behält alle Ziffern, also ist es eine zweite Lösung.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Ein richtiges Sudoku hat nur eine. Also ist in einem der Felder mit mehr als zwei Kandidaten ein zusätzlicher wahr.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Gelöste Felder, die mit einem Feld mehr eine geschlossene Menge wären: zwei Ziffern in denselben Zeilen, Spalten und Blöcken, oder dieselben Ziffern in einem Teil zweier Linien. Wäre die Menge geschlossen, ließe sich auch der Rest des Gitters tauschen, denn dort ist nichts vorgegeben. Ein richtiges Sudoku hat nur eine Lösung, also vervollständigt das Feld die Menge nicht.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Wählen Sie zwei Ziffern, die erst an wenigen Stellen stehen. Merken Sie sich jede Zeile, jede Spalte und jeden Block mit nur einer davon, und suchen Sie das Feld, in dem sich diese treffen.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block hat jede der zwei Ziffern einmal. Hätten die gelösten Felder überall beide oder keine, gälte das auch für die noch offenen.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Tauscht man die zwei Ziffern dann in allen offenen Feldern, verletzt das keine Regel: Jede Zeile, jede Spalte und jeder Block behält beide. Und nichts Vorgegebenes ändert sich, denn alle Vorgaben der zwei sind in der geschlossenen Menge.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Es gäbe also zwei Lösungen, aber ein richtiges Sudoku hat nur eine. Die Menge schließt sich nie, also enthält ein Feld, das sie schließen würde, etwas anderes.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Bei zwei Linien ist es ebenso: Hat ein Teil von beiden dieselben Ziffern, dann auch der Rest, und die Reste ließen sich tauschen.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Die Vorgaben weniger Rätsel sind symmetrisch: Dreht, spiegelt oder verschiebt man das Gitter und tauscht einige Ziffern, stehen dieselben Vorgaben wieder da. Ein richtiges Sudoku hat nur eine Lösung, also muss auch sie symmetrisch sein. Eine Ziffer steht in einem Feld nur, wenn ihr Partner im Partnerfeld steht, und was seinen Partner verloren hat, entfällt.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Wenn die Vorgaben ein symmetrisches Bild ergeben, vergleichen Sie jede mit der auf der anderen Seite. Steht jeder 1 dieselbe Ziffer gegenüber und so fort, ist das Rätsel symmetrisch.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Eine solche Bewegung macht aus Zeilen, Spalten und Blöcken wieder Zeilen, Spalten und Blöcke. So wird aus der Lösung ein Gitter, das die Regeln einhält, auch mit getauschten Ziffern.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Aus den Vorgaben werden die Vorgaben. Also wird aus der Lösung eine Lösung desselben Rätsels.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Es gibt nur eine, also wird die Lösung zu sich selbst. Enthält ein Feld eine Ziffer, so enthält sein Partnerfeld den Partner der Ziffer.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Ein Kandidat, dessen Partner fehlt, entfällt. Ebenso einer, der sich ein Feld, eine Zeile, eine Spalte oder einen Block mit einem Partner teilen würde, der ihn ausschließt.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Suchen Sie eine Zeile und eine Spalte, in denen außerhalb des Blocks, in dem sie sich kreuzen, dieselben Ziffern in vielen Feldern ausgeschlossen sind.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Angenommen, die Ziffer steht in keinem der Flügel. Dann hat die Zeile sie im Block, und die Spalte auch.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>Der Block hat sie nur einmal, also steht sie dort, wo sich beide treffen: im Drehpunkt.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Drei Ziffern, die jede eines von drei Feldern brauchen, lassen keinen Platz für andere.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>Von zwei Ziffern kann ein Drehpunkt nur eine haben, also hat ein Flügel die andere. Zwei Ziffernpaare mit zwei Drehpunkten füllen so beide Flügel und beide Drehpunkte.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Ein Feuerwerk aus zwei Ziffern A und B: Jede steht in einem von drei Feldern, dem Drehpunkt, wo sich eine Zeile und eine Spalte kreuzen, oder einem Flügel in jeder von beiden. Der Drehpunkt kann nur eine haben, also ist einer der Flügel A oder B. Das Feld gegenüber dem Drehpunkt, das beide Flügel trifft, entscheidet, was folgt.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Suchen Sie zwei Ziffern, die außerhalb eines Blocks in einer Zeile und einer Spalte je nur einen Platz haben, in denselben Feldern. Dann sehen Sie sich das Feld an, das das Rechteck vervollständigt.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: Hat das Feld gegenüber nur A und B, hält es seine Ziffer von beiden Flügeln fern. Also hat der Drehpunkt dieselbe Ziffer. Bei zwei solchen Feuerwerken um ein Feld steht die andere Ziffer in seiner Zeile und in seiner Spalte in den Flügeln.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: Zwei Felder mit nur A und B treffen das Feld gegenüber, eines in der Zeile, das andere in der Spalte. Wäre es A, wären sie B, und kein Flügel könnte A oder B sein.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: Eine Ziffer C hat in der Zeile und der Spalte des Feldes gegenüber nur drei Plätze: dieses Feld und die Flügel. Stünde sie nicht hier, wären beide Flügel C und keiner A oder B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Suchen Sie drei Ziffern, die in vier solchen Blöcken noch nicht stehen und dort in vielen Feldern gemeinsam übrig sind. Das ist selten, bricht aber die schwersten bekannten Sudokus.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Zwei Blöcke nebeneinander haben in jeder der drei Zeilen verschiedene Ziffern. Das geht nur, wenn beide in derselben Richtung laufen.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Von links nach rechts gelesen laufen auch zwei Blöcke übereinander in derselben Richtung.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Fallen die Felder eines Blocks, laufen beide Lesarten in derselben Richtung. Steigen sie, laufen sie in verschiedenen.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Auf einem Rundgang durch die vier Blöcke wechselt die Richtung also in jedem Block mit steigenden Feldern. Bei einem oder drei davon endet er in der falschen Richtung, und das kann nicht sein.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Eine geschlossene Schleife aus fünf, sieben oder mehr Feldern, einer ungeraden Zahl, in der jedes mit dem nächsten eine Zeile, eine Spalte oder einen Block teilt und fast alle nur A und B haben. Mit A und B allein lässt sie sich nicht füllen. Also stimmt einer der anderen Kandidaten darin, der Wächter.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Stehen dieselben zwei Kandidaten allein in mehreren Feldern, versuchen Sie, diese mit ein oder zwei Feldern, die noch etwas anderes haben, zu einer Schleife zu verbinden.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Angenommen, die Schleife hätte nur A und B. Nachbarn darin sind verschieden, also wechseln sich A und B entlang der Schleife ab.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Bei einer ungeraden Zahl von Feldern ist das letzte wie das erste. Aber auch diese sind Nachbarn, also kann das nicht sein.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Also hat eines der Felder etwas anderes. Kann das nur eines, tut es das. Sind alle Wächter dieselbe Ziffer, können Felder, die alle treffen, sie nicht haben. Wächter in einer Zeile, einer Spalte oder einem Block können eine Gruppe vervollständigen.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Beginnen Sie mit einem Feld mit A und einem Feld, das es trifft, mit B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Jedes Feld, das beide trifft, ist C. Fahren Sie fort, solange ein Feld nur eine Ziffer übrig hat, und versuchen Sie beide, wo es zwei sind.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>In den markierten Feldern endet jeder Weg mit zwei gleichen Ziffern, die sich treffen. Da sich die drei Ziffern tauschen lassen, ändert ein anderer Anfang nichts.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Also hat eines der Felder eine andere Ziffer als A, B und C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Heben Sie eine Ziffer hervor und verbinden Sie ihre Plätze, wo eine Zeile, eine Spalte oder ein Block nur zwei hat. Würde sich bis auf ein oder zwei Plätze eine Schleife aus fünf schließen, haben Sie es gefunden.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Angenommen, keiner der Wächter ist A. Dann sind je zwei Nachbarn in der Schleife die einzigen Plätze für A in ihrer Zeile, ihrer Spalte oder ihrem Block: Einer ist A, der andere nicht.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Also sind die Felder abwechselnd A und nicht A. Bei einer ungeraden Zahl von Feldern ist das letzte wie das erste, aber auch sie sind Nachbarn. Das kann nicht sein.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Also ist einer der Wächter A. Felder, die alle treffen, sind nicht A, und gibt es nur einen, ist er A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Zwei Basisfelder nebeneinander in einem Block, mit zusammen drei oder vier Kandidaten, und zwei Zielfelder, die sie nicht treffen. Die Ziele müssen dieselben zwei Ziffern enthalten wie die Basis. Kandidaten, die dabei nirgends passen, entfallen.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Suchen Sie zwei Felder eines Blocks in einer Zeile mit zusammen drei oder vier Kandidaten, und Felder mit denselben Kandidaten in anderen Zeilen der Blöcke daneben. In den drei Spalten außerhalb dieser Blöcke darf jede der Ziffern in höchstens zwei Zeilen passen.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Die Basis liege in einer Zeile. Es geht um drei Spalten, eine in jedem Block: die der Ziele und die neben der Basis.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Eine Ziffer der Basis steht sonst nirgends in ihrer Zeile und ihrem Block. Stünde sie auch in keinem Ziel, bräuchten alle drei Spalten sie in ihren anderen Feldern.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Das erfordert drei verschiedene Zeilen, aber Platz ist in höchstens zweien. Also steht die Ziffer in einem Ziel, und ebenso die andere der Basis.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Beide Ziffern brauchen auch in den drei Spalten und den anderen Blöcken Platz, also passt nicht jedes Paar. Was jeder übrige Weg sperrt, ist falsch.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: Beide Ziele liegen in den Blöcken neben der Basis. Senior: Eines liegt weiter unten oder oben in einer solchen Spalte. Doppel: Zwei Exocets benutzen dieselben Spalten.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Sechzehn Felder in vier Blöcken, in denen sich zwei Zeilen und zwei Spalten kreuzen: in jedem Block zwei Felder der Zeile und zwei der Spalte. Sie bilden einen Ring, in dem jedes Paar Ziffern mit dem nächsten teilt. Ist nur für so viele Ziffern Platz, wie es Felder sind, entfällt jede im Rest ihrer Zeile, ihrer Spalte oder ihres Blocks.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Suchen Sie vier Blöcke an den Ecken eines Rechtecks mit zwei Zeilen und zwei Spalten, die dort bis auf die Kreuzungen leer sind. Jedes Paar von Feldern hat etwa vier Kandidaten, zwei davon gemeinsam mit jedem Nachbarn.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Gehen Sie den Ring entlang: Jedes Paar teilt mit einem Nachbarn eine Zeile oder Spalte und mit dem anderen einen Block. Dort kann eine Ziffer nur einmal stehen.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Zählen Sie für jede Ziffer, wie viele dieser Zeilen, Spalten und Blöcke alle ihre Plätze im Ring enthalten. Das sind zusammen so viele, wie es Felder sind.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Jedes Feld braucht eine Ziffer, also darf keine fehlen: Jede dieser Zeilen, Spalten und jeder Block hat seine Ziffern im Ring. Sie entfallen in den anderen Feldern dort.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Die Felder, in denen sich einige Zeilen und einige Spalten kreuzen. Manche Ziffern zählen einmal in jeder der Spalten, alle anderen einmal in jeder der Zeilen. Ergibt das so viele Ziffern, wie es Felder sind, entfällt jede im Rest ihrer Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Suchen Sie vier Zeilen und vier oder fünf Spalten, die sich in vielen leeren Feldern kreuzen, und Ziffern, die in vielen ihrer anderen Felder gegeben sind.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Jedes der Felder braucht eine Ziffer. Eine Ziffer kann nur einmal in einer Spalte stehen und nur einmal in einer Zeile.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Zählen Sie die Ziffern, die passen: manche nach Spalten, die anderen nach Zeilen. Sind das gerade so viele, wie es Felder sind, darf keine fehlen.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Also hat jede Zeile und Spalte die Ziffern, die nach ihr gezählt sind, in diesen Feldern. Sie entfallen in ihren anderen Feldern.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Ein Multifish zählt von den Ziffern aus: Manche müssen in jeder von einigen Zeilen stehen, und Spalten und einzelne Felder haben gerade genug Platz für sie.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Felder eines Blocks und dazu einige einer Zeile und einer Spalte, die ihn kreuzen, mit so vielen Ziffern wie Feldern. Jede Ziffer liegt nur in der Zeile, nur in der Spalte oder nur im Block, also steht jede einmal da. Sie entfällt in jedem anderen Feld, das alle ihre Plätze trifft.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Suchen Sie einen Sue de Coq, in dem der Teil im Block einige Felder einer zweiten Linie braucht, mit den Ziffern, die übrig sind.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Jede Ziffer hat alle ihre Plätze in der Zeile, in der Spalte oder im Block. Also passt sie dort einmal hin.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Ein Feld, das mit allen Plätzen einer solchen Ziffer eine Zeile, eine Spalte oder einen Block teilt, trifft sie, wo immer sie steht. Also kann es diese Ziffer nicht sein.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Er nimmt einem Feld, einer Zeile, einer Spalte oder einem Block etwas, sodass dort ein Einer bleibt. Andere Kandidaten können schon früher auf dem Weg entfallen sein.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Ein Kandidat wird angenommen, und ein Einer nach dem anderen folgt, wie beim Whip. Aber jeder darf überall stehen, nicht nur dort, wo der vorige etwas genommen hat. Am Ende hat ein Feld keine Ziffer mehr oder eine Ziffer keinen Platz, also entfällt der Kandidat.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Eine Zeile und ein Block, die sich kreuzen: außerhalb der Kreuzung hat die Zeile ein Feld mit den Kandidaten A und B, und der Block hat A und B nur in einem Feld. Diese beiden Felder sind dieselbe Ziffer, und die andere steht, wo sich Zeile und Block kreuzen. Also hat das Feld des Blocks keine andere Ziffer, und A und B entfallen im Rest der Zeile.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Nehmen Sie ein Feld mit zwei Kandidaten und sehen Sie die anderen Blöcke seiner Zeile an: Hat einer beide Ziffern außerhalb der Zeile nur in einem Feld? Zwei Felder mit drei Ziffern und drei mit vier tun dasselbe.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>Das Feld der Zeile ist A oder B. Ist es A, gibt es in der Zeile keine andere A, also keine, wo sich Zeile und Block kreuzen.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Auch der Block braucht eine A und hat dafür außerhalb der Zeile nur sein eines Feld. Seine B steht dann, wo sich Zeile und Block kreuzen, und die Zeile hat ihre auch dort.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Ist das Feld der Zeile B, ist es umgekehrt genauso.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Felder einer Zeile oder Spalte und eines Blocks, die sich kreuzen, mit nur so vielen Ziffern wie Feldern: vier beim WXYZ-Wing, fünf beim VWXYZ-Wing und so weiter. Alle Ziffern bis auf eine können dort nur je einmal stehen. Also steht die letzte in einem der Felder und entfällt in jedem Feld, das alle ihre Plätze trifft.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Alle Ziffern bis auf eine passen höchstens je einmal in diese Felder, weil ihre Plätze eine Zeile, eine Spalte oder einen Block teilen.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Also lassen sie mindestens ein Feld frei, und die letzte Ziffer füllt es.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Alle Felder mit denselben zwei Kandidaten A und B, die durch Zeilen, Spalten und Blöcke verbunden sind, mit Zweigen und Ringen. Sie zerfallen in zwei Gruppen: Eine ist ganz A, die andere ganz B. A und B entfallen in jedem Feld, das mit einem Feld jeder Gruppe eine Zeile, eine Spalte oder einen Block teilt.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Wenn dieselben zwei Kandidaten in fünf oder mehr Feldern allein stehen, geben Sie diesen abwechselnd zwei Farben, und suchen Sie Felder, die beide Farben treffen.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Verbundene Felder, die eine Zeile, eine Spalte oder einen Block teilen, sind verschieden.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Also ist eine Gruppe ganz A und die andere ganz B, oder umgekehrt.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>So oder so trifft ein Feld, das ein Feld jeder Gruppe trifft, eine A und eine B, also ist es keine davon.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Eine Zeile und eine Spalte kreuzen sich in einem Block. Außerhalb dieses Blocks hat eine Ziffer nur einen Platz in der Zeile und einen in der Spalte. Dann steht sie in einem von drei Feldern: diesen beiden, den Flügeln, oder dem Drehpunkt, wo sich beide kreuzen. Drei solche Ziffern füllen die drei Felder; zwei, und zwei andere mit denselben Flügeln und dem Drehpunkt gegenüber, füllen vier.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Angenommen, die zwölf Felder haben nur A, B und C. Lesen Sie die eines Blocks von oben nach unten: A, B, C, A ... läuft in der einen Richtung herum, A, C, B, A ... in der anderen.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Einige Felder, die fast alle nur dieselben drei oder vier Ziffern haben und so liegen, dass es immer zwei Arten gibt, sie mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem Block zu füllen. Hätten sie nichts anderes, hätte das Rätsel zwei Lösungen. Ein richtiges Sudoku hat nur eine, also ist ein zusätzlicher Kandidat in diesen Feldern wahr.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Suchen Sie Felder mit drei oder vier Ziffern, die in der Zeile, in der Spalte und im Block andere davon treffen. Füllen Sie sie, und versuchen Sie es auf eine andere Art mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem Block.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Nehmen Sie irgendeine Art, die Felder mit diesen Ziffern zu füllen. Es gibt eine zweite, bei der jede Zeile, jede Spalte und jeder Block dort dieselben Ziffern hat.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Alle anderen Felder passen zur zweiten Art ebenso wie zur ersten, denn was sie treffen, ist dasselbe.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Vier Blöcke an den Ecken eines Rechtecks, jeder mit drei Feldern in drei Zeilen und drei Spalten, die nur A, B und C zu haben scheinen. Auch Thors Hammer oder Trivalue Oddagon genannt. In einem oder drei der Blöcke steigen die Felder, in den anderen fallen sie. Solche Felder lassen sich nicht füllen, also stimmt einer der Kandidaten, die sie außerdem haben.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Eine geschlossene Schleife aus fünf oder sieben Plätzen für eine Ziffer A, jeder mit dem nächsten in einer Zeile, einer Spalte oder einem Block ohne andere Plätze für A, bis auf wenige: die Wächter. Auch Guardians genannt. Ohne diese könnte die Schleife nicht stimmen, also ist einer davon A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Ein Kandidat wird angenommen, und ein Einer nach dem anderen folgt: jeder findet sich in einem Feld, einer Zeile, einer Spalte oder einem Block, denen der vorige etwas genommen hat. Am Ende bleibt in einem davon nichts übrig, also entfällt der Kandidat.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Wählen Sie einen Kandidaten bei Feldern mit zwei Kandidaten und Zeilen mit zwei Plätzen, und folgen Sie dem, was er erzwingt. Schauen Sie nur auf das, was die letzte Ziffer wegnimmt. Je weniger Einer nötig sind, desto leichter ist der Whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Zehn oder mehr Felder, die nur A, B und C zu haben scheinen und so viele Zeilen, Spalten und Blöcke teilen, dass keine Art bleibt, sie zu füllen. Also stimmt einer der Kandidaten, die sie außerdem haben.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Wo drei Ziffern in vielen Feldern gemeinsam übrig sind, geben Sie diesen drei Farben, sodass sich gleiche Farben nie treffen. Wo das scheitert, muss ein Feld etwas anderes sein. Das bekannteste Muster dieser Art ist das Tridagon.</translation>
    </message>
</context>
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
        <source>&amp;Back to Before the Mistake</source>
        <translation>&amp;Zurück vor den Fehler</translation>
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
        <source>&amp;Try Something Out</source>
        <translation>Etwas &amp;ausprobieren</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>Ausprobiertes ver&amp;werfen</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>&amp;Farben löschen</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>Kandidaten automatisch be&amp;reinigen</translation>
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
        <source>Mark Re&amp;peated Digits</source>
        <translation>&amp;Doppelte Ziffern markieren</translation>
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
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>Felder mit &amp;zwei Kandidaten hervorheben</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Fa&amp;lsche Ziffern sofort markieren</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>&amp;Übrige Ziffern zeigen</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Zuerst die Zi&amp;ffer wählen</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>&amp;Namen der Zeilen und Spalten zeigen</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>&amp;Uhr zeigen</translation>
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
        <source>Na&amp;mes of the Cells</source>
        <translation>Na&amp;men der Felder</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Tastatur und Maus</translation>
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
        <source>F&amp;it the Board to the Window</source>
        <translation>Brett ans Fenster &amp;anpassen</translation>
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
        <source>Choose &amp;Techniques...</source>
        <translation>&amp;Techniken wählen …</translation>
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
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>Zwei Löser &amp;nebeneinander</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Ei&amp;genschaften</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>E&amp;cken, Mitte, Farben und Linien anbieten</translation>
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
        <source>Repla&amp;y My Game</source>
        <translation>Mein Spiel an&amp;sehen</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>&amp;Bilder dieses Laufs speichern …</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>Kandidaten &amp;eintragen</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Kandidaten der &amp;Auswahl eintragen</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Kandidaten der &amp;hervorgehobenen Ziffer eintragen</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>&amp;Unmögliche Kandidaten streichen</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>Alle Kandidaten und &amp;Notizen löschen</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>War&amp;um nicht diese Ziffer …</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Zuerst eine Ziffer hervorheben: Alt halten und die Ziffer drücken.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>Ausprobiertes &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>Einer e&amp;intragen</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Neues &amp;Rätsel …</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Erst, wo zu suchen ist, dann die Felder, dann die ganze Begründung.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Tut, was der Hinweis sagt.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Jeder Schritt, der jetzt möglich ist.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Alle Schritte von hier bis zur Lösung, einer nach dem anderen.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Markiert eine Ziffer, die in einer Zeile, Spalte oder einem Block zweimal steht.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Bei Feldern mit nur zwei Kandidaten geht es oft weiter.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Vergleicht jede Ziffer sofort mit der Lösung; „Prüfen“ tut es nur auf Wunsch.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>Die Tasten zeigen, wie oft jede Ziffer noch fehlt.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Zuerst eine Ziffer wählen, dann alle Felder anklicken, in die sie gehört.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Was die Zifferntasten außer Ziffern und Kandidaten noch schreiben können.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Wie Sätze ein Feld nennen: r1c1 ist Zeile 1, Spalte 1; bei A1 sind die Zeilen Buchstaben.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>Die Regel, und wie man schreibt, prüft und zurücknimmt, mit Bildern.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;Was ist hier zu sehen?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Was die Löser tun, und ein Lauf in fünf Bildern.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Begonnene Spiele, jedes mit allen Zügen.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Öffnet ein Rätsel, das in einem anderen Programm kopiert wurde.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Kopiert das Rätsel in der Form, die ein anderes Programm liest.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Vergleicht die Ziffern einmal mit der Lösung und sagt, welche falsch sind.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Nimmt alle Züge seit dem ersten Fehler zurück.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Ein Rätsel aus einer Zeitung oder einem Buch eintippen.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Hält die Uhr an und verdeckt das Brett.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Stufe, Wertungen, Quelle und anderes über dieses Rätsel.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Nimmt alles Geschriebene weg; „Rückgängig“ bringt es zurück.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>Was jetzt geschrieben wird, hat eine zweite Farbe; später wird alles behalten oder verworfen.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Nimmt alles zurück, was in der zweiten Farbe geschrieben ist.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Schreibt in jedes leere Feld die Ziffern, die die Regeln dort noch erlauben.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>Dasselbe, nur in den ausgewählten Feldern.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>Dasselbe, nur für die hervorgehobene Ziffer.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Streicht einmal alle Kandidaten, die eine Ziffer in Zeile, Spalte oder Block ausschließt.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Eine geschriebene Ziffer wird aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks gestrichen.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Kandidaten sind die Ziffern, die in ein Feld noch passen; Hinweise arbeiten mit ihnen.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Kleine Ziffern in den Ecken eines Felds: eigene Notizen, die das Programm nicht anrührt.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Kleine Ziffern in der Mitte eines Felds: eigene Notizen, die das Programm nicht anrührt.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Zieht Linien zwischen Kandidaten, um zu verfolgen, was wovon abhängt.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Wechselt, was die Zifferntasten schreiben.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Sagt, was eine Ziffer im gewählten Feld ausschließt.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Schreibt jede Ziffer, die nur noch einen Platz hat oder in ihrem Feld allein ist.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Welche Techniken Hinweise und Schritte benutzen, und in welcher Folge.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Zwei Löser arbeiten gleichzeitig an diesem Rätsel.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Trägt die ganze Lösung ein.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Ein richtiges Sudoku hat genau eine.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>&amp;Tagesrätsel …</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Bibliot&amp;hek</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Alle Rätsel, und was Sie davon gespielt haben.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Rä&amp;tsel</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mportieren …</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Legt die Rätsel aus Dateien in eine eigene Sammlung.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>&amp;Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Merkt sich das Brett, wie es jetzt ist; „Lesezeichen“ führt dorthin zurück.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>Lesezeic&amp;hen</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Geht zu einer gemerkten Stellung zurück; Rückgängig kehrt um.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Alle Techniken, von der leichtesten zur schwersten, erklärt.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>Techniken l&amp;ernen</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>Gespeicherte &amp;Spiele...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>&amp;Zeig es mir</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Spielt die Begründung auf dem Brett ab, Bild für Bild.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>Lösungen &amp;erklären</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Warum dieses Rätsel eine, keine oder mehrere Lösungen hat.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Löser &amp;vergleichen</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Was jeder Löser und jede Art anzunehmen für dieses Rätsel oder für alle Rätsel einer Datei braucht.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Alles über Spiel, Tasten, Löser, Techniken und Dateien, zum Suchen.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 in %2 steht</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>dort nichts anderes übrig ist</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1 in %2 keinen anderen Platz hat</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>in %1 alle Plätze von %2 in %3 liegen</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>Notiz %1 es sagt</translation>
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
    <message>
        <source>%1, position %2</source>
        <translation>%1, Stellung %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>Felder &amp;färben</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>%1 &amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Kandidat %1 st&amp;reichen</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>Kandidat %1 &amp;eintragen</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>In %1 steht schon %2.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 kann nicht in %2 stehen, denn sie steht schon in %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>&amp;Warum fehlt %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>Alle Felder mit &amp;dieser Ziffer auswählen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>Waru&amp;m nicht %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>L&amp;inie zu %1 hierher ziehen</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>L&amp;inie von %1 aus ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>%n Li&amp;nie dieses Feldes löschen</numerusform>
            <numerusform>%n Li&amp;nien dieses Feldes löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>%n Li&amp;nie von %1 löschen</numerusform>
            <numerusform>%n Li&amp;nien von %1 löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>&amp;Kandidat %1 färben</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>Kandidaten &amp;hier eintragen</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Warum fehlt &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Warum nicht &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>Warum &amp;nicht</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Farbe &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Ziffer &amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>Kandidat sch&amp;reiben</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;Keine Farbe</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>eines von %1 Feldern</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Felder</translation>
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
        <translation>gleiches Feld</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1 hat schon eine %2</translation>
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
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>sie teilen %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>es teilt %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>jedes liegt mit allen in einer Zeile, Spalte oder einem Block</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>jedes liegt mit beiden in einer Zeile, Spalte oder einem Block</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: siehe %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>ohne Annahme</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>inzwischen der einzige Platz</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>in jedem dieser Wege stimmt der erste oder der letzte Kandidat</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, und </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>letzter Platz für %1 in %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>es führt in eine Sackgasse</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1 hat keinen Platz für %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1 hat keine Ziffer mehr</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>eine Sackgasse</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 verhindert %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>für %1 bliebe nichts</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>gleiche Zeile, Spalte oder Block</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %2 Felder für %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1 brauchen alle anderen Ziffern</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>eines von %1 ist %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>dieselben %1 Felder</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>sonst füllen %1 %2: nichts für %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>sonst bliebe für %1 nichts</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>sonst: %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>also fallen die anderen auch</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 ohne %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 füllen %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 haben nur %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>einzige Plätze für %1 in %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>Zeilen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1 brauchen %2 für %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>wie in den Zeilen %1 bis %2 der Liste</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>Blöcke %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>einzige Plätze in %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 sind %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>einziger Platz in %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>kleinstes Feld</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Angenommen wird im Feld mit den wenigsten Ziffern</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Angenommen wird, was an den letzten Sackgassen beteiligt war (nach Aktivität)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>wenigste Wege</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Angenommen wird im Feld mit den wenigsten Ziffern, oder wohin eine Ziffer in der Zeile, Spalte oder Box mit den wenigsten Plätzen für sie kommt</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>erstes Feld</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Angenommen wird im ersten leeren Feld, Zeile für Zeile</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Angenommen wird irgendeine Ziffer irgendeines Feldes</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln aufgegeben</numerusform>
            <numerusform>, %Ln aufgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>arbeitet</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>kommt nicht weiter</translation>
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
</context>
<context>
    <name>Contestants</name>
    <message>
        <source>%1: %2</source>
        <comment>a solver, and how it guesses</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a solver, and a part of it</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 ohne %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 muss %2 sein</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>Wegen %1 bleibt keine Ziffer für %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>Wegen %1 gilt: %2, und dann bleibt keine Ziffer für %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Wegen %1 folgt %n Ziffer, und dann bleibt keine Ziffer für %2.</numerusform>
            <numerusform>Wegen %1 folgen %n Ziffern, und dann bleibt keine Ziffer für %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>Wegen %1 gibt es für %2 keinen Platz mehr in %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>Wegen %1 gilt: %2, und dann gibt es für %3 keinen Platz mehr in %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Wegen %1 folgt %n Ziffer, und dann gibt es für %2 keinen Platz mehr in %3.</numerusform>
            <numerusform>Wegen %1 folgen %n Ziffern, und dann gibt es für %2 keinen Platz mehr in %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>Wegen %1 endet jeder Weg, die anderen Felder zu füllen, in einer Sackgasse.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1 lassen sich auf zwei Arten füllen, und keine Vorgabe entscheidet zwischen ihnen.</translation>
    </message>
</context>
<context>
    <name>Days</name>
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
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>Das Muster ist über das Brett verteilt. Es entscheidet etwas in %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Um dieses Feld geht es: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Um diese Felder geht es: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Um dieses %n Feld geht es.</numerusform>
            <numerusform>Um diese %n Felder geht es.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Angenommen, %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Angenommen, %1. %2 …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1 (%2)</translation>
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
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
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
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 kann nicht %2 sein: Sie steht schon in %3.</translation>
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
        <source>By note %3, %1 must be %2.</source>
        <translation>Nach Notiz %3 muss %1 %2 sein.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 kann nicht %2 sein: In %3 liegen alle Plätze dafür in %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>Nach Notiz %3 kann %1 nicht %2 sein.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Sackgasse: Für %1 ist keine Ziffer übrig.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Sackgasse: In %2 ist kein Platz mehr für %1.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Sackgasse: Notiz %1 lässt sich nicht mehr einhalten.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notiz %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>Notiz %1 wird weggeworfen: Sie war wenig nütze.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Alle Annahmen werden für einen neuen Anfang zurückgenommen; die Notizen bleiben.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Eine Lösung: Jedes Feld hat seine Ziffer.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>Notiz %1 schließt diese Lösung aus, um eine weitere zu suchen.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Alles ist versucht: Außer den gefundenen gibt es keine Lösung.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>Annahme %1 wird zurückgenommen.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Die Annahmen %1 und %2 werden zurückgenommen.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Alle %1 Annahmen werden zurückgenommen.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Die Annahmen %1 bis %2 werden zurückgenommen.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Annahme %1: %2 in %3.</translation>
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
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Gebundene Kandidaten</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Paare, Dreier, Vierer</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fische</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Zwei Verbindungen einer Ziffer</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Eindeutigkeit</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Ketten und Ringe</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Fast gebundene Mengen (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Ausschluss</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Schablonen</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>Forcing Chains</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>geraten</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>So schnell wie nie: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Bestzeit des Monats: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, nur erste Stufe</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Am längsten: %1 vor Schritt %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>%1 üben</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>wird geöffnet</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>wird gespeichert</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Dateiformate</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold erkennt ein Format daran, was in der Datei steht, und nicht an ihrem Namen. Eine Datei, einen Ordner oder einen Link können Sie auch auf das Fenster ziehen und ein Rätsel einfügen.</translation>
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
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Suchen Sie nun: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>%1 kommt hier nicht vor.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Gut, aber nicht alles: Ein Kandidat fehlt noch.</numerusform>
            <numerusform>Gut, aber nicht alles: %n Kandidaten fehlen noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Gut, aber nicht alles: Eine Ziffer fehlt noch.</numerusform>
            <numerusform>Gut, aber nicht alles: %n Ziffern fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Gut, aber etwas fehlt noch.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 kann nicht %2 sein: Die %2 von %3 steht in %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>bliebe [für {cells:has} keine Ziffer][kein Platz für {digits} in {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 kann nicht %2 sein: Schritt für Schritt %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 kann noch %2 sein. Sonst wäre dort %3, und Schritt für Schritt %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 kann noch %2 sein. Sonst wäre die %2 von %3 in %4, und Schritt für Schritt %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Setzen Sie die Ziffer, die daraus folgt.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Streichen Sie, was wegfällt.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Richtig. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Stimmt, braucht aber einen schwereren Schritt: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>Auch der Rest stimmt, durch: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>Die Technik ist richtig: %1. Der Rest stimmt, aber kein Schritt, den ich kenne, zeigt ihn.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Nicht alles davon ist richtig.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>Die %1 von %2 gehört selbst zum Muster: Was wegfällt, liegt daneben.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Stimmt, durch: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Stimmt, aber durch keinen Schritt, den ich kenne.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Nichts würde sich ändern: Streichen Sie, was wegfällt, oder setzen Sie eine Ziffer.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 kann nicht %2 sein: Dieser Kandidat ist schon weg.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 kann noch %2 sein: Keine andere Ziffer ist dort übrig.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 kann noch %2 sein: In %3 ist kein anderer Platz dafür übrig.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 ist in der Lösung nicht %2.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 kann noch %2 sein: So ist es in der Lösung.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>eine davon ist {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>Plätze für {digits} in {base} und {cover}</translation>
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
        <source>these alone would allow two solutions</source>
        <translation>nur mit diesen gäbe es zwei Lösungen</translation>
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
        <source>so none of these is {digits}</source>
        <translation>also ist keine davon {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>Plätze für {digits} in {base}</translation>
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
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} füllen diese Felder</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>die anderen Plätze von {digits} in {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>eines davon muss wahr sein</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: ohne eine Ziffer braucht es alle anderen</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: Felder, die eine Zeile der Erklärung zusammen braucht</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>wahr, wenn {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>falsch, wenn {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: hat {firstDigits} oder {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: braucht ohne {firstDigits} die anderen Ziffern</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: braucht ohne {secondDigits} die anderen Ziffern</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: braucht ohne eine Ziffer von {cells} die anderen</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>eines davon ist wahr</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>also sind diese wahr</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>die falsche Hälfte ließe davon nichts übrig</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>falsch: nicht alle davon können wahr sein</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>falsch: A und B schließen je eines davon aus</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>falsch: zwei davon liegen in {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} füllen diese Felder</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits} in {base} und {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>nach einer der beiden Lesarten außerhalb von {cover} oder {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>diese ließen im Rest des Gitters einen Tausch zu</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>Vorgaben, die Partner voneinander sind</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>die Partnerfelder</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>diese allein können ihre Felder nicht füllen</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>eine Schleife, die noch einen Platz braucht</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>eine davon ist {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>Kandidaten, die diese treffen</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>die Basis: zwei dieser Ziffern</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>die Ziele: dieselben zwei Ziffern</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>zu wenig Platz für eine dritte</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>je einmal gezählt pro {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>je einmal gezählt pro {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>höchstens einmal je Ziffer und Spalte</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>höchstens eine davon je Feld</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>begrenzt durch Zeile oder Spalte</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>begrenzt durch den Block</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: alle von {digits} bis auf eine</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: dieselben wie in A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>die letzte von {digits} ist eine davon</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: Felder in {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: Felder im Rest von {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: alle dieselbe Ziffer</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: alle die andere Ziffer</translation>
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
        <source>Here and there a digit takes a longer search.</source>
        <translation>Die eine oder andere Ziffer will länger gesucht sein.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Kleine Notizen in den Feldern helfen: Manche Schritte vergleichen zwei oder drei Felder.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Nötig sind Notizen in fast jedem Feld, und Geduld.</translation>
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
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>nur Einer</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 und eine leichtere</numerusform>
            <numerusform>%1 und %n leichtere</numerusform>
        </translation>
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
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>.</source>
        <comment>at the end of a sentence</comment>
        <translation>.</translation>
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
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>dieser Link führt nur zu einer Seite (%1); das Rätsel selbst steht nicht darin.</translation>
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
        <source>%1 is not a move and was left out.</source>
        <translation>%1 ist kein Zug und wurde weggelassen.</translation>
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
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>Die Bibliothek lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>Das ist die Datenbank eines anderen Programms; sie wurde nicht angetastet.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Diese Bibliothek stammt von einer neueren Version von Ninefold; sie wurde nicht angetastet.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>Die Bibliothek ist beschädigt.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Ein anderes Programm schreibt seit Längerem in die Bibliothek; bitte versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>Die Verbindung zum Server der Bibliothek ist abgebrochen: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>Die Bibliothek konnte nicht benutzt werden: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Es wurde kein Sudoku gefunden; das Lesen endete in Zeile %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>Der Datenträger ist voll, deshalb kann nichts in die Bibliothek geschrieben werden. Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Um Bilder zu lesen, fehlt das Paket %1; es ist nicht installiert.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>In dem Bild wurde kein Sudoku gefunden. Am besten gelingt ein Bild von gerade oben, mit dem ganzen Gitter und gutem Licht.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Dieses Bild ist zu groß; gelesen werden höchstens %1 Millionen Bildpunkte.</translation>
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
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 leere Felder; fast jedes hat eine offensichtliche Ziffer.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 leere Felder; Zeile für Zeile, Block für Block, ohne Notizen.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>Ab 50 leere Felder; noch ohne Notizen, manche Ziffer versteckt sich.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Gebundene Kandidaten und Paare, manchmal ein XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String-Kite, Wings; Paare, gebundene Kandidaten.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Ketten und Mengen von Feldern. Geduld mitbringen.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Ziffer für Ziffer, Block für Block genügt.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Ziffer für Ziffer, in Blöcken, Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Manche Felder verraten ihre Ziffer erst beim Abzählen.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Gebundene Kandidaten und versteckte Paare, die gleich eine Ziffer zeigen.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Gebundene Kandidaten und Paare, selten ein X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Meist ein XY-Wing; gebundene Kandidaten, Paare, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Gebundene Kandidaten, Skyscraper, Paare; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Meist ein Skyscraper oder 2-String-Kite; gebundene Kandidaten, Paare.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, Kites, verstecktes Rechteck, Farben.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Ketten, Wings, verstecktes und leeres Rechteck.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Längere Ketten und fast gebundene Mengen (ALS).</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Ketten, fast gebundene Mengen (ALS), jedes zweite Mal Forcing Nets.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1 leere Felder, sofort lösbar davon: %2.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Wie viele Felder am Anfang sofort lösbar sind</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>Die Bewertung des Sudoku Explainers</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Dreh. 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Dreh. 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Oben–unten</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Links–rechts</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Gegendiag.</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Das dauert weniger als eine Sekunde.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Das dauert ein paar Sekunden.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>Das ist selten und kann eine halbe Minute dauern.</translation>
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
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Lösung: Seite %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Lösungen: Seiten %1 bis %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>nicht genau eine Lösung</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
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
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Ein Ereignis zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Ein Ereignis weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Brett</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Zeile %1 Spalte %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>leer, Kandidaten %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Diese Seite zeigt einen Teil des Laufs.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Abspielen drücken, oder mit den Pfeiltasten von Ereignis zu Ereignis gehen.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Keine Annahme steht: Jede Ziffer folgt aus den Vorgaben.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>1 Annahme steht. Die kleine Zahl ist die Annahme, auf der eine Ziffer beruht.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>%1 Annahmen stehen. Die kleine Zahl ist die Annahme, auf der eine Ziffer beruht.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>de</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 setzen eine Ziffer</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 streichen einen Kandidaten</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 schreiben Notizen</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Eingabe nächste Stellung</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Eingabe prüft</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H wo suchen</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D zeigt die Antwort</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Leertaste andere Notizen</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc zurück zum Rätsel</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Prüfung: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Prüfung, Stellung %1 von %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Übung, Stellung %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Stellung %1 von %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Stellung %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Das war die Antwort: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 von %2 richtig: Die Prüfung ist bestanden.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 von %2 richtig. Bestanden ist die Prüfung ab %3.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Die Zifferntasten schreiben jetzt Ziffern.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>Die Zifferntasten streichen jetzt Kandidaten.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>Die Zifferntasten schreiben jetzt Notizen.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Diese Stellung zählt nun als mit Hilfe gefunden.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Zeilen und Spalten in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>keine nötig, Einer lösen es</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>mehr als %1 Felder zusammen</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 Felder zusammen, etwa %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, dabei: %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>ein magisches Feld: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>keine, jede Vorgabe wird gebraucht</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>keine</translation>
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
    <message>
        <source>a tridagon</source>
        <translation>einem Tridagon</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>einem Exocet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Datei&amp;name:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Tasten drücken</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Runter</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
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
    <message>
        <source>rating %1</source>
        <translation>Wertung %1</translation>
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
    <name>RequestRules</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its part</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This is rare: the search may take a while, and can be stopped.</source>
        <translation>Das ist selten: Die Suche kann dauern und lässt sich abbrechen.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Die Stufe ist jetzt %1; dort kommt sie vor.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>„%1“ wird nicht mehr verlangt: %2 braucht das fast nie.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 hat %2 Vorgaben, das Muster %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
</context>
<context>
    <name>Rows</name>
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
        <source>Show &amp;row and column names beside the board</source>
        <translation>&amp;Zeilen- und Spaltennamen neben dem Brett zeigen</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>Weniger &amp;Bewegung: Änderungen sofort zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>&amp;Uhr zeigen</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Be&amp;reinigen: Eine geschriebene Ziffer wird aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks gestrichen</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Zuerst die &amp;Ziffer wählen, dann anklicken, wohin sie soll</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>E&amp;cknotizen, Mittelnotizen, Farben und Linien anbieten</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>&amp;Doppelte Ziffern markieren: zweimal dieselbe in Zeile, Spalte oder Block</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Fa&amp;lsche Ziffern sofort markieren: jede mit der Lösung vergleichen</translation>
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
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Sagen, welche &amp;Techniken das Rätsel braucht</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Strg mit einer Ziffer schreibt einen &amp;Kandidaten, keine Mittelnotiz</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>Zu jedem meiner Züge die Technik &amp;nennen</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Geöffnete und gespeicherte Dateien unter den zuletzt benutzten des S&amp;ystems zeigen</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Auf dem Brett ist etwas falsch, deshalb wird nichts eingetragen. „Prüfen“ zeigt, was.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Zurzeit gibt es keinen Einer einzutragen.</translation>
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
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking geht in Leserichtung von Feld zu Feld. In jedem nimmt es die kleinste Ziffer an, die keine Regel verletzt. Bleibt keine Ziffer, geht es zur letzten Annahme zurück und versucht dort die nächste. Es schaut nie voraus und lernt nichts, so kann es tausendmal in dieselbe Sackgasse geraten. Es findet die Lösung immer, aber auf dem längsten Weg.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Auch dieser Löser nimmt Ziffern an, aber er wählt das Feld gut: das mit den wenigsten übrigen Ziffern. Ein Feld mit einer Ziffer lässt keine Wahl, und von zwei Ziffern ist eine richtig. Ein Feld ohne Ziffer ist eine Sackgasse. Dann wird die letzte Annahme zurückgenommen und die nächste Ziffer versucht. Die gute Wahl macht den Weg um ein Vielfaches kürzer als beim Backtracking.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagation schreibt alles, was folgt, bevor es etwas annimmt. Es füllt ein Feld, in dem nur eine Ziffer übrig ist, und schreibt eine Ziffer, die in Zeile, Spalte oder Block nur einen Platz hat. Erst wenn nichts mehr folgt, nimmt es im Feld mit den wenigsten Ziffern eine an. Eine Sackgasse nimmt die letzte Annahme zurück, mit allem, was aus ihr folgte. Viele Rätsel brauchen gar keine Annahme.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Engste Wahl</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Dieser Löser kennt zwei Arten von Annahmen: welche Ziffer in ein Feld kommt, und wohin eine Ziffer in einer Zeile, einer Spalte oder einem Block kommt. Er nimmt die mit den wenigsten Möglichkeiten. Bleibt nur eine, gibt es nichts anzunehmen. Bleibt keine, ist es eine Sackgasse, und die letzte Annahme wird zurückgenommen. Nach derselben Regel wird gemessen, wie schwer neue Rätsel sind.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL folgert wie Propagation (und auch: Liegen alle Plätze einer Ziffer in einer Zeile, einer Spalte oder einem Block zugleich in einer anderen solchen Einheit, kann sie dort sonst nirgends stehen) und lernt aus jeder Sackgasse. Es fragt, welche Ziffern dorthin geführt haben, angenommen oder nicht, und schreibt die Notiz, dass sie nicht alle stimmen können. Die Notiz folgt allein aus den Regeln, also zählt sie von da an wie eine. Dann geht die Suche zurück zur letzten Annahme, die die Notiz außer der jüngsten braucht; Annahmen dazwischen werden auch zurückgenommen. Die Buchstaben stehen für „conflict-driven clause learning“: Ein Konflikt ist eine Sackgasse, eine Klausel eine Notiz.</translation>
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
        <source>show this and leave</source>
        <translation>dies anzeigen und beenden</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>die Versionen von Ninefold und Qt anzeigen und beenden</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>mit einem neuen Rätsel beginnen: very-easy, easy, normal,
hard, very-hard oder expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>die Rätsel des Tages zeigen</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>warten, bis das System ein Fenster verlangt (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Aufruf: ninefold [DATEI...]
Spielt Sudoku. Eine DATEI enthält Rätsel in einer Form, die Ninefold kennt; mehrere werden als eine Liste geöffnet.
Läuft Ninefold schon, öffnet es sie in einem weiteren Fenster.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Es gibt keine Option „%1“.</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help zeigt die Optionen.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Es gibt keine Stufe „%1“; die Stufen sind very-easy, easy, normal, hard, very-hard und expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game braucht eine Stufe: very-easy, easy, normal, hard, very-hard oder expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Dateien, --new-game und --daily gehen nur einzeln, nicht zusammen.</translation>
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
        <source>%1 are %2</source>
        <translation>%1 sind %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Ninefolds eigene Wertung des Schritts, ungefähr auf der Skala von Sudoku Explainer. Die ER eines Rätsels stammt von den Techniken von Sudoku Explainer und kann daher abweichen.</translation>
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
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, denn die Annahme {start:if} führt zum Gegenteil.</translation>
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
        <source>row</source>
        <comment>a row</comment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>Block</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 Kandidaten</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>oben Mitte</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>Mitte links</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>Mitte rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>unten Mitte</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>box 9, bottom right</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>technique, where to look</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look all over the board.</source>
        <translation>Es geht über das ganze Brett.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>In %1 bleibt für ein Feld nur eine Ziffer.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>In %1 bleibt für eine Ziffer nur ein Platz.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, denn sonst ließen sich {pattern} in {cells} tauschen, und es gäbe eine zweite Lösung.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, denn {guards:or} muss {extras} sein: Sonst gäbe es eine zweite Lösung.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, denn {base} verbrauchen die {digits} von {cover}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Beide stehen nicht in derselben {cover:kind}, also nimmt jede eine. Kein anderes Feld von {cover} kann {digits} sein.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: Ist {fins:or} eine {digits}, schließt das es aus; wenn nicht, verbrauchen {base} die {digits} von {cover}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, denn {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, der einzige Platz für {digits} in {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, der einzige Platz für {digits} in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, denn {digits} füllen {cells} in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, denn {digits} füllen {cells}, in {house} und in {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, denn {other} hat die {digits} in {cells:or}: {house} hat keinen anderen Platz dafür.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} haben zusammen nur {digits}: {count} Felder für {count} Ziffern, also verbrauchen sie alle. Kein anderes Feld von {house} kann sie haben.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} haben zusammen nur {digits}: {count} Felder für {count} Ziffern, also verbrauchen sie alle. Kein anderes Feld von {house} kann sie haben.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, denn {cells} verbrauchen {digits} in {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, denn eines von {endsA} ist {digits} und eines von {endsB} ist {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>In {pairhouse} steht die {digits} in {far} oder {near}. In {far} schließt sie {gone} aus ({farhouse}). In {near} ist sie die {digits} von {touched}, also steht die {digits} von {box} in {rest:or}, was {gone} ebenso ausschließt ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: Welches Ende von {pairhouse} und von {pairhouse2} auch {digits} ist, es oder {box} schließt dies aus.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} liegen in {bridge}, also ist eines davon nicht {digits}. {cases:cases} Beides schließt {gone} aus[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, die einzige fehlende Ziffer in {house}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} ist das letzte leere Feld von {house}, und nur die {digits} fehlt dort.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, die einzige Ziffer, die bleibt.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Für {cells} bleibt nur die {digits}.[ Zeile, Spalte und Block haben andere Ziffern schon, in {blockers}.][ Frühere Schritte strichen {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, denn jede Art, alle {digits} zu setzen, nutzt es.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, denn keine Art, alle {digits} zu setzen, nutzt es.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>Zeilen, Spalten und Blöcke</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Es geht über das ganze Brett und beginnt in %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Wäre {guards} {pattern:or}, hätten {cells} nur {pattern}, und ein Tausch ergäbe eine zweite Lösung: Jede Zeile, jede Spalte und jeder Block behält beide. Ein richtiges Sudoku hat nur eine, also ist {guards} keine davon.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>In {house} steht die {linked} in {guards:or}. Wäre das andere {lost}, hätten {cells} nur {pattern}, und ein Tausch ergäbe eine zweite Lösung: Jede Zeile, jede Spalte und jeder Block behält beide. Also ist keines {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>In {base} passt die {digits} nur in {cover}. Diese {base:kinds} brauchen je eine {digits}, und jede dieser {cover:kinds} fasst nur eine, also sind alle verbraucht: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>In {house} passt die {digits} nur in {cells:or}, alle in {other}. Also ist kein anderes Feld von {other} eine {digits}, und {target} hat nur noch einen Platz dafür: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>In {house} passen die Ziffern {set} nur in {cells}: {count} Ziffern für {count} Felder, also füllen sie diese. Damit bleibt für {digits} in {house} ein Platz: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>In {house} passen die Ziffern {digits} nur in {cells}: {count} Ziffern für {count} Felder, also füllen sie diese. Keine andere Ziffer kann in diesen Feldern stehen.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>In {house} passt die {digits} nur in {cells:or}. Alle liegen in {other}, also hat {other} dort seine {digits}, und {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Keines von {cells} ist vorgegeben. Wäre {guards} eine {lost}, hätten sie nur {pattern}, und ein Tausch ergäbe eine zweite Lösung: Jede Zeile, jede Spalte und jeder Block behält beide. Also {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Keines von {cells} ist vorgegeben. Ohne {extras} in {guards} hätten sie nur {pattern}, und ein Tausch ergäbe eine zweite Lösung. Also ist {guards:or} eine {extras}, was {gone} ausschließt.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} ist {pivotdigits:or}. {cases:cases} So oder so {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>die %1 markierten Felder</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} liegen in einem Block, also ist eines nicht {digits}[, und eines nicht {other}]: Seine Zeile oder Spalte hat {digits} dann am anderen Ende, in {endsA}. Ebenso ist eines von {endsB} {digits2}. Das schließt {gone} aus.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>die %1 markierten Felder ausfüllen</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: Jedem bleibt nur eine Ziffer, oder es ist der einzige Platz für seine Ziffer.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: Jedem bleibt nur eine Ziffer, oder es ist der einzige Platz für seine Ziffer in einer Zeile, einer Spalte oder einem Block.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} muss {extras:or} sein; sonst ließen sich {pattern} in {cells} tauschen, und es gäbe eine zweite Lösung. Mit {set:has} verbraucht das {setdigits} in {house}: so viele Felder wie Ziffern.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Alle Plätze für {digits} in {box} liegen in einer Zeile und einer Spalte. In {pairhouse} steht die {digits} in {near} oder {far}, in {pairhouse2} in {near2} oder {far2}. Ein Ende schließt jeweils das Feld aus, das andere zwingt {box} dazu.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>In {house} steht die {linked} in {link:or}. {cases:cases} Beides schließt {gone} aus: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Sonst ist {pivot} selbst {digits}. Jedes schließt {gone} aus: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>einem der %1 markierten Felder</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Was ist %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Was ist „%1“?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Was ist „%1“?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Was ist „%1“?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Wertung %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 Punkte, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Ist {fins:or} eine {digits}, schließt sie {gone} aus[ ({fins:meet})]. Wenn nicht, haben {base} die {digits} nur in {cover}, je in einer anderen davon, also hat jede davon dort ihre {digits}: {gone} kann keine {digits} sein.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>In {base} passt die {digits} nur in {cover}: genauso viele, und jede fasst nur eine {digits}. Also sind diese verbraucht: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, denn damit ließen sich {cells} nicht mehr füllen.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, denn {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, denn {ends:pairs}][: ausgeschlossen, ob {held:if} oder nicht].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: ausgeschlossen, ob {held:if} oder nicht.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, denn {digits} in {first} schlösse sich selbst aus[, und {others} haben sie nur zusammen mit {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: In {base} steht die {digits} in {cover}, also nicht hier, oder in {finplaces:or}, was zum selben führt.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>In {base} steht die {digits} in {fins:or}, oder sie verbraucht {cover}. Ebenso steht sie in {fins2:or}, oder sie verbraucht {cover2}. So oder so schließt eines der beiden jedes genannte Feld aus.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, denn wo die {digits} in {base} auch steht, schließt sie diese aus.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>In {house} passen die Ziffern {digits} nur in {cells}: {count} Ziffern füllen {count} Felder, also kann dort nichts anderes stehen. Diese Felder liegen auch in {other}, also kann kein anderes Feld von {other} {digits:or} sein.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>In {house} passt die {digits} nur in {cells}.[ Die {digits} in {blockers:or} schließt {blocked} aus.][ In {gone} entfiel sie in früheren Schritten.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, denn {count} Felder von {line} und {box} verbrauchen {count} Ziffern.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} sind {count} Felder mit {count} Ziffern. {linedigits} liegen nur in {line}, {boxdigits} nur in {box}, also kann keine zweimal dort stehen: Jede steht einmal da und ist in {line:kind} oder Block verbraucht.</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Ohne {missing} hätte jedes offene Feld zwei Kandidaten und jede Ziffer zwei Plätze in jeder Zeile, jeder Spalte und jedem Block. Dann ergäbe der jeweils andere Kandidat in allen Feldern eine zweite Lösung. Also ist {guards} {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, denn sonst gäbe es eine zweite Lösung.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Wäre {corner} eine {digits}, stünde die {linked} von {row} in {beside} und die von {column} in {below}, also wäre {across} ({pattern:or}) eine {digits}. Tauschte man {pattern} in diesen vier Feldern, gäbe es eine zweite Lösung, aber ein richtiges Sudoku hat nur eine.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>{lines} haben die {digits} nur in {cells}, also steht sie in zwei Ecken, die sich gegenüberliegen. In {guards} machte sie die anderen zwei zu {other}, und {pattern} in allen vieren getauscht wäre eine zweite Lösung, die kein richtiges Sudoku hat.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, denn {pair} sind {digits}, so herum oder so][, denn {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} sind {digits:or}, jedes in einer Zeile, einer Spalte oder einem Block mit dem nächsten, also wechseln sie sich ab: {pair} sind verschieden. Keine der Ziffern passt in {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, denn was {cells} auch ist, {common:or} steht in {ends:or} und schließt das aus.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>Wie schwer der Schritt ist, von 1,0 bis etwa 12, nach Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, oder </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} ist {extras}, was {gone} ausschließt. Sonst hätte das fertige Gitter in {cells} nur {pattern}, und tauscht man diese dort, bleibt jede Zeile, jede Spalte und jeder Block richtig: eine zweite Lösung, die kein richtiges Sudoku hat.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, denn {guards:or} verbraucht zusammen mit {set} {setdigits} in {house}.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} würde sich selbst ausschließen][{start} ließe {emptied:has} keine Ziffer][, und die anderen {others} führen dorthin].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} ist {extras}, was {gone} ausschließt. Sonst hätten alle offenen Felder zwei Kandidaten, alle Ziffern zwei Plätze je Zeile, Spalte und Block, und der jeweils andere Kandidat in jedem Feld ergäbe eine zweite Lösung, die kein richtiges Sudoku hat.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: sonst hätten alle offenen Felder zwei Kandidaten, alle Ziffern zwei Plätze je Zeile, Spalte und Block, und der jeweils andere Kandidat in jedem Feld ergäbe eine zweite Lösung[, die kein richtiges Sudoku hat. {single:has} nimmt die andere Ziffer][. {several:has} nehmen den Rest von {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: sonst hätten alle offenen Felder zwei Kandidaten, alle Ziffern zwei Plätze je Zeile, Spalte und Block, und der jeweils andere Kandidat in jedem Feld ergäbe eine zweite Lösung, die kein richtiges Sudoku hat. Die {linked} von {house} passt nur in das andere.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, denn {missing:or}, und die {linked} von {house} passt nur in das andere dieser zwei Felder.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, denn {digits} in {first} würde sich selbst ausschließen, und {partners} haben sie nur zusammen mit {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Es gibt einen Schritt „%1“.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Es gibt: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>den %1 markierten Feldern</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>Das war %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>Das war „%1“.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>Das war „%1“.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>Das war %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[Derselbe Gedanke ergibt für andere Ziffern {taken}. ]Wie auch immer {digits} je einmal in jede Zeile, jede Spalte und jeden Block kommt, {cells} ist immer dabei. Also {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[Derselbe Gedanke ergibt für andere Ziffern {taken}. ]Wie auch immer {digits} je einmal in jede Zeile, jede Spalte und jeden Block kommt, {cells:or} ist nie dabei. Also {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, denn sonst könnten {pattern} in {cells} auch anders stehen: eine zweite Lösung.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Wäre {guards} eine {lost}, hätten {cells} nur {pattern}. Diese ließen sich dann so tauschen, dass jede Zeile, jede Spalte und jeder Block seine Ziffern behält: eine zweite Lösung, die kein richtiges Sudoku hat. Also {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} ist {extras}, was {gone} ausschließt. Sonst hätten {cells} nur {pattern}, und diese ließen sich so tauschen, dass jede Zeile, jede Spalte und jeder Block seine Ziffern behält: eine zweite Lösung.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} muss {extras:or} sein; sonst ließen sich {pattern} in {cells} vertauschen, und es gäbe eine zweite Lösung. Mit {set:has} verbraucht das {setdigits} in {house}: so viele Felder wie Ziffern.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Ohne {missing} hätte jedes von {cells} zwei Kandidaten und jede Ziffer zwei Plätze in jeder Zeile, jeder Spalte und jedem Block dort. Der jeweils andere Kandidat in allen ergäbe eine zweite Lösung. Also ist {guards} {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} ist {extras}, was {gone} ausschließt. Sonst hätte jedes von {cells} zwei Kandidaten, jede Ziffer zwei Plätze in jeder Zeile, jeder Spalte und jedem Block dort, und der jeweils andere Kandidat ergäbe eine zweite Lösung.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: Sonst hätte jedes von {cells} zwei Kandidaten, und der jeweils andere ergäbe eine zweite Lösung. Mit {set:has} verbraucht das {setdigits} in {house}.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: Sonst hätte jedes von {cells} zwei Kandidaten, und der jeweils andere ergäbe eine zweite Lösung. In {house} passt die {linked} nur in das andere der beiden.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, denn sonst ließen sich {pattern} im Rest des Gitters tauschen, und es gäbe eine zweite Lösung.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Wäre {guards} eine {lost}, hätte jede Zeile, jede Spalte und jeder Block unter den markierten Feldern beide {pattern} oder keine. Im Rest ist keine vorgegeben, und ein Tausch dort ergäbe eine zweite Lösung. Ein richtiges Sudoku hat nur eine, also {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} ist {extras}, was {gone} ausschließt. Sonst hätte jede Zeile, jede Spalte und jeder Block unter den markierten Feldern beide {pattern} oder keine. Im Rest ist keine vorgegeben, und ein Tausch dort ergäbe eine zweite Lösung.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} muss {extras:or} sein; sonst ließen sich {pattern} außerhalb der markierten Felder tauschen, wo keine vorgegeben ist: eine zweite Lösung. Mit {set:has} verbraucht das {setdigits} in {house}: so viele Felder wie Ziffern.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, denn sonst ließe sich der Rest von {lines} tauschen, und es gäbe eine zweite Lösung.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Wäre {guards} eine {lost}, hätten {lines} in den markierten Feldern dieselben Ziffern. Ihre anderen Felder sind nicht vorgegeben, und tauscht man sie, bleibt jede Zeile, jede Spalte und jeder Block richtig: eine zweite Lösung. Also {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, denn die Vorgaben sind symmetrisch, also auch die einzige Lösung.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Drehen Sie das Gitter um 180 Grad und tauschen Sie {exchanged:cycles}: Die Vorgaben bleiben gleich. Die Lösung auch, denn es gibt nur eine.[ So enthalten {partners} Partner, und {fact}.][ In {own:listed} träfen manche Ziffern ihren eigenen Partner.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Spiegeln Sie das Gitter an seiner Diagonale von {start} nach {end} und tauschen Sie {exchanged:cycles}: Die Vorgaben bleiben gleich. Die Lösung auch, denn es gibt nur eine.[ So enthalten {partners} Partner, und {fact}.][ In {own:listed} träfen manche Ziffern ihren eigenen Partner.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Drehen Sie das Gitter im Uhrzeigersinn um ein Viertel und ersetzen Sie {exchanged:cycles}: Die Vorgaben bleiben gleich. Die Lösung auch, denn es gibt nur eine.[ So enthalten {partners} Partner, und {fact}.][ In {own:listed} träfen manche Ziffern ihren eigenen Partner.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>In {house} steht die {linked} in {guards:or}. Wäre das andere {lost}, hätten {cells} nur {pattern}. Ein Tausch dieser hält jede Zeile, jede Spalte und jeden Block richtig: eine zweite Lösung.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Verschieben Sie[ die Zeilen {rows:cycles}][ die Spalten {columns:cycles}][ und ersetzen Sie {exchanged:cycles}]: Die Vorgaben bleiben gleich, und so die einzige Lösung.[ Also enthalten {partners} Partner: {fact}.][ In {own:listed} träfen manche Ziffern ihren eigenen Partner.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, denn {cells} lassen sich nicht alle nur mit {pattern} füllen.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Mit nur {pattern} in {cells} würden sich zwei gleiche Ziffern in einer Zeile, einer Spalte oder einem Block treffen, wie man sie auch setzt. [Also ist {guards:or} {same}, was {gone} blockiert.][Also ist {guards:or} {extras:or}: Mit {set:has} verbraucht das {setdigits} in {house}.][Die {linked} in {house} steht in {guards:or}, also kann keines davon {lost} sein.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, denn {guards:or} muss {digits} sein.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, denn {digits} müssen in {cells} stehen.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, denn sonst müsste {pivot} zugleich {digits} sein.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, denn {wings} können nicht beide {linked} sein.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, denn [{single} ist dasselbe wie {corner}][{pivots} sind dasselbe wie {corner}, und die andere Ziffer bleibt für die Flügel].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} müssen je in einem von {cells} stehen. {corner} ist eine dieser Ziffern und teilt mit {wings} eine Zeile oder Spalte, also sind diese es nicht. Also ist {single} dasselbe wie {corner}.][{corner} ist eine von {digits}. Sie hält diese Ziffer von den Flügeln {wings} und {wings2} fern, also sind {pivots} beide diese Ziffer. Die andere steht in einem von {wings:or} und in einem von {wings2:or}: eine davon in {row}, eine in {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, denn {targets} müssen dieselben zwei Ziffern enthalten wie {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, denn {targets} müssen dieselben zwei Ziffern enthalten wie {cells}, und {targets2} dieselben wie {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} müssen die zwei Ziffern von {cells} enthalten und {targets2} die von {cells2}: {lines} haben keinen Platz für eine Ziffer, die in keinem Ziel steht. Wege, diese Felder zu füllen: {ways}. Jeder sperrt, was entfällt.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, denn {count} Felder von {along} und {across} verbrauchen {count} Ziffern.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Die {count} markierten Felder lassen {digits} höchstens einmal pro {across:kind} zu, alle anderen höchstens einmal pro {along:kind}: {count} Ziffern, gerade genug. Also darf keine fehlen, und jede entfällt im Rest ihrer Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, denn {digits} brauchen all ihren Platz in {base}.</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} müssen in diesen Zeilen {count}-mal stehen. Platz ist für {count}: je einmal in {cover}[ und {singles} weitere in einzelnen Feldern]. Also entfallen sie im Rest der Spalten[ und alle anderen in den einzelnen Feldern ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, denn {count} Felder von {lines} in {boxes} haben nur für {count} Ziffern Platz.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block der {count} markierten Felder lässt dort nur einige Ziffern zu, jede einmal: {count} in allem, gerade genug. Also darf keine fehlen: Jede entfällt im Rest ihrer Zeile, ihrer Spalte oder ihres Blocks.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} enthalten zwei von {digits}. Wäre eine davon nicht in {targets:or}, bräuchte sie jede dieser Reihen anderswo: {lines}. Das können nur zwei. Also sind beide dort.[ Wege, sie zu füllen: {ways}. Jeder sperrt, was entfällt.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, denn {first} und {second} haben dieselben von {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} haben nur {digits}: alle bis auf eine. {across} kann diese neben {first:letters} nicht in {crossing:or} haben, also stehen sie in {second} und füllen diese Felder. Die letzte steht in {crossing:or} und sonst nirgends in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, denn {first} und {second} sind dieselbe Ziffer.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} ist {digits:or}. {across} kann dieselbe Ziffer neben {first:letters} nicht in {crossing:or} haben, also steht sie in {second}, dem einzigen anderen Platz. Die andere von {digits} steht dann in {crossing:or} und sonst nirgends in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, denn {count} Felder von {line}, {column} und {box} verbrauchen {count} Ziffern.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} sind {count} Felder mit {count} Ziffern. {rowdigits} liegen nur in {line}, {columndigits} nur in {column}[, {boxdigits} nur in {box}], also steht jede einmal da und ist in ihrer Zeile, Spalte oder ihrem Block verbraucht.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} haben zusammen nur {set}. Alle davon außer {digits} passen dort nur je einmal hin, in einer gemeinsamen Zeile oder Spalte oder einem Block, und lassen so eines der Felder für {digits}: {places:or} ist {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, denn {cells} sind alle die eine von {digits}, {others} alle die andere.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} und {others} haben nur {digits}. Wo eines von {cells:letters} und eines von {others:letters} eine Zeile, eine Spalte oder einen Block teilen, sind sie verschieden, also sind {cells:letters} alle die eine Ziffer und {others:letters} alle die andere. Was von beiden eines trifft, ist keine davon.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Wäre {guards} {pattern:or}, stünden nur diese Ziffern in {cells}. Wie man sie auch setzt, treffen sich zwei gleiche Ziffern in einer Zeile, einer Spalte oder einem Block. Also ist {guards} keine davon.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} bilden eine Schleife: Jedes teilt mit dem nächsten eine Zeile, eine Spalte oder einen Block. Mit nur {pattern} würden sich diese abwechseln, was bei {count} Feldern, einer ungeraden Zahl, scheitert. [Also ist {guards} {only:or}.][Also ist {guards:or} {same}, was {gone} blockiert.][Also ist {guards:or} {extras:or}: Mit {set:has} verbraucht das {setdigits} in {house}.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>In der Schleife {walk:cells} teilen Nachbarn eine Zeile, eine Spalte oder einen Block. Ohne {guards:or} könnten dort nur sie {digits} sein, also wäre es jedes zweite Feld: Bei {count} Feldern unmöglich.[ Also blockiert {several:or} {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Außerhalb von {box} haben {row} und {column} keine Plätze für {shot:or} außer {wings}. Steht eine Ziffer in keinem davon, haben beide sie im Block, also in {pivot}, wo sie sich kreuzen. [Für {linked} hat eine der beiden gar keinen anderen Platz. ]Drei Ziffern füllen die drei Felder.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} müssen je in einem von {firework} stehen, {second} in einem von {firework2}, denn diese sind in ihren Zeilen und Spalten die einzigen Plätze außerhalb eines Blocks. {pivot} und {pivot2} können je nur eine haben, also haben {wings} die anderen.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} müssen je in einem von {cells} stehen. Wäre {corner} eine davon, wären {wings} sie nicht, also wäre es {pivot}. {ends} wären die andere Ziffer und hielten sie von {wings} fern, also müsste {pivot} auch diese sein.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>In {row} und {column} steht {linked} in {corner} oder in beiden, {wings}. Aber {digits} müssen je in einem von {cells} stehen, und {pivot} kann nur eine davon sein. Also ist {wings:or} die andere und {corner} ist {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Keines von {cells} ist vorgegeben. {guards:or} muss {extras:or} sein; sonst ließen sich {pattern} dort tauschen, und es gäbe eine zweite Lösung. Mit {set:has} verbraucht das {setdigits} in {house}: so viele Felder wie Ziffern.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Wäre {guards} eine {lost}, gäbe es zu jeder Art, {cells} zu füllen, eine andere mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem Block: eine zweite Lösung, die kein richtiges Sudoku hat. Also {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} ist {extras}, was {gone} ausschließt. Sonst gäbe es zu jeder Art, {cells} zu füllen, eine andere mit denselben Ziffern in jeder Zeile, jeder Spalte und jedem Block: eine zweite Lösung.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 eine Ziffer bekommt</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 aus %2 verschwindet</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n Annahme steht</numerusform>
            <numerusform>%n Annahmen stehen</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>eine Sackgasse kommt</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>eine weitere Sackgasse gekommen ist</numerusform>
            <numerusform>%n weitere Sackgassen gekommen sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>eine Notiz mit höchstens %n Teil geschrieben wird</numerusform>
            <numerusform>eine Notiz mit höchstens %n Teilen geschrieben wird</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>die Suche neu beginnt</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>Notiz %1 gebraucht wird</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Wenn %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>mehrere Annahmen auf einmal zurückgenommen werden</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>Ab und zu werden alle Annahmen zurückgenommen, und es beginnt mit den Notizen von vorn</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Gemerkte Ziffern</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Ein Feld, über das wieder etwas angenommen wird, bekommt die Ziffer, die es zuletzt hatte (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Kürzere Notizen</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Was aus dem Rest einer Notiz folgt, fällt weg (Minimierung)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Notizen, die wenig nützten, werden verworfen</translation>
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
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite Typ 1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite Typ 2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite Typ 3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite Typ 4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>Erweitertes Rechteck Typ 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Erweitertes Rechteck Typ 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Erweitertes Rechteck Typ 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Erweitertes Rechteck Typ 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>Umgekehrter BUG Typ 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>Umgekehrter BUG Typ 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>Umgekehrter BUG Typ 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>Umgekehrter BUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Gurths symmetrische Setzung: halbe Drehung</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Gurths symmetrische Setzung: Diagonale</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Gurths symmetrische Setzung: Vierteldrehung</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Gurths symmetrische Setzung: Verschiebung</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Bivalue Oddagon Typ 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Bivalue Oddagon Typ 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Bivalue Oddagon Typ 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Chromatisches Muster</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Chromatisches Muster mit Wächtern</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon mit Wächtern</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Broken Wing</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Feuerwerk-Dreier</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Feuerwerk-Vierer</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Feuerwerk-W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Feuerwerk-L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Feuerwerk-ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Junior-Exocet</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Doppel-Exocet</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Senior-Exocet</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Set</source>
        <translation>Multi-Sector Locked Set</translation>
    </message>
    <message>
        <source>Multifish</source>
        <translation>Multifish</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>SK-Schleife</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Fast gebundenes Paar</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Fast gebundener Dreier</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Fast gebundener Vierer</translation>
    </message>
    <message>
        <source>Whip</source>
        <translation>Whip</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>Braid</translation>
    </message>
    <message>
        <source>3D Sue de Coq</source>
        <translation>3D Sue de Coq</translation>
    </message>
    <message>
        <source>VWXYZ-Wing</source>
        <translation>VWXYZ-Wing</translation>
    </message>
    <message>
        <source>UVWXYZ-Wing</source>
        <translation>UVWXYZ-Wing</translation>
    </message>
    <message>
        <source>TUVWXYZ-Wing</source>
        <translation>TUVWXYZ-Wing</translation>
    </message>
    <message>
        <source>STUVWXYZ-Wing</source>
        <translation>STUVWXYZ-Wing</translation>
    </message>
    <message>
        <source>RSTUVWXYZ-Wing</source>
        <translation>RSTUVWXYZ-Wing</translation>
    </message>
    <message>
        <source>Complex Remote Pair</source>
        <translation>Verzweigtes Remote Pair</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Vermeidbares Rechteck Typ 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave Typ 1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave Typ 2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave Typ 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave Typ 4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>Noch ist nichts angenommen: Jede Ziffer folgt aus den Regeln. Auch dies folgt: In %1 kann die %2 nur in %3 stehen, also kann %4 nicht %2 sein.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Was sicher ist</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Nichts Sicheres ist mehr übrig, also wird angenommen. Annahme 1 ist %1 in %2; %n Ziffer folgt daraus. Dann ist Annahme 2 %3 in %4 und Annahme 3 %5 in %6. Die kleine Zahl sagt, auf welcher Annahme eine Ziffer beruht.</numerusform>
            <numerusform>Nichts Sicheres ist mehr übrig, also wird angenommen. Annahme 1 ist %1 in %2; %n Ziffern folgen daraus. Dann ist Annahme 2 %3 in %4 und Annahme 3 %5 in %6. Die kleine Zahl sagt, auf welcher Annahme eine Ziffer beruht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Die Pfeile zeigen, was ihn versperrt. Also muss eine der Annahmen falsch sein.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Eine Sackgasse</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Die Gründe der Sackgasse führen zurück zu Annahme 1 und Annahme 3, nie zu Annahme 2. Das ergibt Notiz 1: %1 und %2 können nicht beide stimmen. Die Annahmen 2 und 3 werden zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Eine Notiz</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Unter Annahme 1 schließt Notiz 1 jetzt die %1 in %2 aus. Die nächste Sackgasse ergibt Notiz 2: %3 Annahme 1 war also falsch und fällt weg. Die letzte Notiz, Nummer %4, sagt: %5 Alles Übrige folgt.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n Ziffer folgte aus den Regeln; jetzt ist nichts Sicheres mehr übrig.</numerusform>
            <numerusform>%n Ziffern folgten aus den Regeln; jetzt ist nichts Sicheres mehr übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>%n Annahme ist auf dem Brett.</numerusform>
            <numerusform>%n Annahmen sind auf dem Brett; jede setzt die vor ihr voraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>%n Ziffer folgte aus ihnen.</numerusform>
            <numerusform>%n Ziffern folgten aus ihnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Ob sie richtig ist, weiß noch niemand.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Das war die letzte Ziffer, die in diesem Feld zu versuchen war, also ist eine der Annahmen davor falsch.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Also ist eine der Annahmen falsch.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Welche Annahme falsch war, weiß er nicht, also nimmt er immer die letzte zurück.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>Die erste Annahme</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Eine Annahme zurück</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>Der nächste Versuch</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>So geht es weiter, bis jedes Feld seine Ziffer hat.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Annehmen nach Sackgassen</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Bei der Wahl „Sackgassen“ hat jeder Kandidat eine Punktzahl, seine Aktivität. Was in eine Sackgasse führt, bekommt einen Punkt, und ältere Punkte zählen immer weniger. Angenommen wird der Kandidat mit der höchsten Punktzahl: hier %1 in %2, nach Notiz 1, deren Felder markiert sind. So bleibt die Suche dort, wo sie zuletzt feststeckte. In der Literatur heißt das VSIDS.</translation>
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
</context>
<context>
    <name>Verdicts</name>
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
        <source>One more digit is repeated.</source>
        <translation>Noch eine Ziffer steht doppelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Noch %n Ziffer steht doppelt.</numerusform>
            <numerusform>Noch %n Ziffern stehen doppelt.</numerusform>
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
        <source>What you are trying cannot work: %1</source>
        <translation>So geht es nicht auf: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>So geht es nicht auf: Für %1 bleibt keine Ziffer.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>So geht es nicht auf: In %1 bleibt kein Platz für %2.</translation>
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
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln Annahme</numerusform>
            <numerusform>%Ln Annahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln Ziffer verworfen</numerusform>
            <numerusform>%Ln Ziffern verworfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln Ziffer gefolgert</numerusform>
            <numerusform>%Ln Ziffern gefolgert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln Kandidat gestrichen</numerusform>
            <numerusform>%Ln Kandidaten gestrichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln Sackgasse</numerusform>
            <numerusform>%Ln Sackgassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln Schritt zurück</numerusform>
            <numerusform>%Ln Schritte zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln Neustart</numerusform>
            <numerusform>%Ln Neustarts</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>keine Annahme gilt</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n Annahme gilt</numerusform>
            <numerusform>%n Annahmen gelten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>%n Annahme tief</numerusform>
            <numerusform>%n Annahmen tief</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>geschrieben bei Ereignis %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>noch nicht gebraucht</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>%n-mal gebraucht</numerusform>
            <numerusform>%n-mal gebraucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notiz %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Ohne Annahme</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Annahme %1 und was folgt</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Noch ist nichts angenommen.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>nichts folgte mehr, also wurde eine Ziffer probiert (Entscheidungen)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Gefolgerte Ziffern</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>es gab keine andere Ziffer oder keinen anderen Platz (Implikationen)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Gestrichene Kandidaten</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>eine Notiz oder die Kreuzung zweier Häuser schloss sie aus</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Abgelehnte Ziffern</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>die Ziffer steht schon in Zeile, Spalte oder Block</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>was aus einer Sackgasse gelernt wurde, damit diese Kombination nicht wiederkommt (Klauseln)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Weggeworfene Notizen</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>sie waren kaum von Nutzen</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Rücksprünge</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>Annahmen zurückgenommen, mehrere auf einmal, wenn die Notiz nichts von ihnen nennt</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Schritte zurück</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>die letzte Annahme wurde zurückgenommen</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>alle Annahmen zurückgenommen, um neu zu beginnen; die Notizen bleiben</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Annahmen, die gerade stehen</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>die Ebene der Suche</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>in der Notiz</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Eine Annahme hat keinen Grund: Es folgte nichts mehr.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>Die Notiz braucht nur eine Annahme, also werden alle zurückgenommen. Was sie sagt, ist jetzt sicher.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Außer Annahme %1 braucht die Notiz nichts Jüngeres als Annahme %2. Also geht die Suche bis dorthin zurück. Was dazwischen liegt, steht nicht in der Notiz und fällt auch weg.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>Annahme %1 verträgt sich nicht mit dem, was die Notiz von den Annahmen davor braucht.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Alles, wozu diese Annahme führt, ist gescheitert.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Jedes Feld hat seine Ziffer: Die verbliebenen Annahmen waren richtig.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Das beruht auf keiner Annahme.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 hat eine Ziffer.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 hat einen Platz in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n Teil offen</numerusform>
            <numerusform>%n Teile offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>aus %n Annahme (LBD)</numerusform>
            <numerusform>aus %n Annahmen (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Eine Regel des Rätsels: Einer dieser Teile muss gelten.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Gelöst: %n Schritt, ohne zu raten.</numerusform>
            <numerusform>Gelöst: %n Schritte, ohne zu raten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Hier geht es nicht weiter: keine Technik hilft mehr, und %n Feld ist noch leer.</numerusform>
            <numerusform>Hier geht es nicht weiter: keine Technik hilft mehr, und %n Felder sind noch leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Gelöst: Es ist die einzige Lösung (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Gelöst: Raten war nicht nötig.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Gelöst: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Nicht eindeutig: Es gibt mehr als eine Lösung (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Keine Lösung: Alles wurde versucht (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, durch %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, nicht durch einen Schritt, den ich kenne</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Mindestens einer dieser Teile muss gelten. Zwei davon beobachtet der Löser: Solange sie gelten können, sieht er die anderen nicht an. Ein Doppelklick führt dorthin, wo die Notiz gelernt wurde.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Zu viele Notizen machen die Suche langsam. Sie behält alle, die auf einer oder zwei Annahmen beruhen (LBD), und von den übrigen die Hälfte, die zuletzt gebraucht wurde. Diese Notiz gehört zu keinen davon.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, ohne Folgerungen und Notizen: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, ohne Folgerungen und Notizen: mehr als %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>zuletzt an Sackgasse %1 gebraucht</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>%n Sackgasse ist gekommen. Nach mindestens 16, dann jeweils mindestens 16, 32, 16, 16, 32, 64 und so weiter mehr (der Reihe von Luby) beginnt die Suche neu, sobald nichts mehr folgt, weil ihre ersten Annahmen ungünstig gewesen sein können. Nur die Annahmen fallen weg. Alle Notizen bleiben, und mit ihnen geht die Suche vielleicht einen anderen Weg.</numerusform>
            <numerusform>%n Sackgassen sind gekommen. Nach mindestens 16, dann jeweils mindestens 16, 32, 16, 16, 32, 64 und so weiter mehr (der Reihe von Luby) beginnt die Suche neu, sobald nichts mehr folgt, weil ihre ersten Annahmen ungünstig gewesen sein können. Nur die Annahmen fallen weg. Alle Notizen bleiben, und mit ihnen geht die Suche vielleicht einen anderen Weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Jeder Strich ist eine Sackgasse, jedes Dreieck ein Neustart.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagation, mit Folgerungen und ohne Notizen: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>ein Feld hatte keine Ziffer mehr, eine Ziffer keinen Platz oder eine Notiz keinen Teil, der gelten könnte (Konflikte)</translation>
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
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Über Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Spielen, nach dem Warum fragen und Lösern beim Denken zusehen.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Freie Software unter der MIT-Lizenz: Sie dürfen sie nutzen, erforschen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Dank an die Spieler, die die Techniken gefunden, benannt und erklärt haben, an alle, deren Programme die Dateien schreiben, die Ninefold liest, und an alle, die Qt machen.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>&amp;Versionen kopieren</translation>
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
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Gefolgerte Ziffern</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Ein Löser nach dem anderen löst dieses Rätsel und stellt sicher, dass es keine zweite Lösung gibt.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Rückwege</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Kurven für</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Löser vergleichen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>Rätsel einer &amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Wettlauf</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Die beiden gewählten Löser nebeneinander, am Rätsel auf dem Brett</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Fertig mit %Ln Rätsel.</numerusform>
            <numerusform>Fertig mit %Ln Rätseln.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>Rätsel, vom leichtesten an</translation>
    </message>
    <message>
        <source>events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Zeit in µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Rätsel zum Vergleichen</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>%1 wird gelesen.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Es wurde kein Sudoku gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Die Löser arbeiten an %Ln Rätsel. Wer zu lange braucht, wird angehalten.</numerusform>
            <numerusform>Die Löser arbeiten an %Ln Rätseln, jeder an einem nach dem anderen. Wer zu lange braucht, wird angehalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Fertig. Jeder Löser hat auch nach einer zweiten Lösung gesucht; auf der Seite „Zusehen“ tut er das nur auf Wunsch und braucht weniger. Bei Logik zählt jeder Schritt als gefolgerte Ziffer.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold sendet dies nirgendwohin. Es hilft bei der Suche nach dem Fehler, wenn Sie es in eine Nachricht kopieren: Es enthält Versionen und Stellen im Programm und nichts von Ihren Spielen.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Tagesrätsel, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Drei Stufen, für alle gleich, ohne Netz.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>Ta&amp;gesrätsel …</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Angefangen</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Später gelöst</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Für alle dieselben Rätsel, aus dem Datum gemacht, ohne Netz.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Die Rätsel eines früheren Tages sind spielbar, zählen aber für keine Serie.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Ein am eigenen Tag gelöstes Rätsel beginnt eine Serie.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>Der Teil des Bildes mit dem Sudoku, geradegerückt.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Ein &amp;Beispiel zeigen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Bild: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Das Brett wird so gefüllt, dass jede Zeile, jede Spalte und jeder Block aus neun Feldern die Ziffern 1 bis 9 enthält, jede genau einmal. Die fetten Ziffern gehören zum Rätsel und bleiben. Jedes Rätsel von Ninefold hat genau eine Lösung, raten muss also niemand.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Auswählen und schreiben</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Ein Feld anklicken oder mit den Pfeiltasten dorthin gehen und eine Ziffer tippen; die Tasten neben dem Brett tun dasselbe. Zeile, Spalte und Block des Felds sind getönt. Dieselbe Ziffer noch einmal oder die Entf-Taste leert das Feld.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Kandidaten und Notizen</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Noch nicht sicher? %1 wechselt, was die Zifferntasten schreiben: Ziffern oder Kandidaten, die kleinen Ziffern, die in ein Feld noch passen. %2 schreibt alle Kandidaten hin. Ist „Bereinigen“ an, wird eine geschriebene Ziffer aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks gestrichen. Ecknotizen, Mittelnotizen, Farben und Linien stehen im Menü „Ansicht“.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Ein Hinweis</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 gibt einen Hinweis: erst, wo zu suchen ist, dann die Felder und am Ende die ganze Begründung, auf das Brett gezeichnet. %2 tut, was der Hinweis sagt.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Eine Ziffer, die in Zeile, Spalte oder Block zweimal steht, bekommt sofort einen Punkt. %1 vergleicht die Ziffern mit der Lösung und sagt, welche falsch sind; %2 führt zurück vor den ersten Fehler.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Rückgängig und Ausprobieren</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 nimmt Züge zurück, beliebig viele, und %2 bringt sie wieder. Mit %3 lässt sich etwas ausprobieren: Was dann geschrieben wird, hat eine zweite Farbe und wird später im Ganzen behalten oder verworfen. Das Spiel ist nach jedem Zug gespeichert.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
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
        <source>Write a digit, or what the mode says</source>
        <translation>Eine Ziffer schreiben, oder was der Modus sagt</translation>
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
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Strg+Umschalt+Ziffer</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Kandidat unter dem Zeiger schreiben oder streichen</translation>
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
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+Ziffer; Esc beendet es</translation>
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
        <source>Draw a link from candidate to candidate</source>
        <translation>Linie von Kandidat zu Kandidat ziehen</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Ist zuerst die Ziffer gewählt: sie schreiben</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Klick oder Eingabetaste; mit Umschalt wird sie ein Kandidat</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Ein Rätsel Feld für Feld eintippen</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Ziffern; 0, Leertaste oder Punkt für ein leeres Feld</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Mittelklick; Rechtsklick für mehr</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Alle Felder mit derselben Ziffer, Notiz oder Farbe auswählen</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menü des Felds</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Menütaste, Rechtsklick</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Strg+Ziffer; Einstellungen, Spielen kann daraus Kandidaten machen</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Dem Kandidaten unter dem Mauszeiger die letzte Farbe geben</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Mittelklick in der Art „Farbe“</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+Ziehen, Strg+Umschalt+Ziehen; in der Art „Linie“ Ziehen oder an jedem Ende eine Ziffer</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Vom Gitter, das Sie gerade gelöst haben</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>Schwerstes eines Gitters</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Stufe, und was sie verlangt</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>Ihr Schnitt</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Sucht zu einem Gitter das schwerste Rätsel, in 200 Runden.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Ihr Schnitt: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>In einer &amp;Datei auf diesem Rechner</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>Auf einem &amp;PostgreSQL-Server, für mehrere Rechner</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Verbindung prüfen</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>Adr&amp;esse</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold merkt sich kein Passwort. Es kommt aus der Datei ~/.pgpass oder der Variablen PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Ist der Server nicht erreichbar, arbeitet Ninefold in einer Datei weiter und schreibt später auf den Server, was Sie getan haben. Die Sammlungen Ihrer Datei bleiben in der Datei; ninefold-cli library merge kopiert sie auf den Server.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Wo ist der Server?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Bitte nimm das Passwort heraus: Andere können Einstellungen lesen.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Eine Adresse sieht so aus: postgresql://name@rechner/datenbank.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold braucht einen Treiber für PostgreSQL: Bitte installiere das Paket libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Verbindung wird aufgebaut …</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Verbunden. Die Bibliothek wird dort angelegt.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Verbunden: %1 Rätsel.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Mehrere erzeugen</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Ein Wort oder eine Zahl nach Wahl: Dieselbe Stufe und derselbe Startwert ergeben wieder dieselben Rätsel.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
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
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Neues Rätsel</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Mehrere …</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Eigenes eingeben</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Schwerstes spielen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Immer genau eine Lösung, mit Logik zu finden.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Ein Rätsel liegt bereit.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>Das Rätsel wird erzeugt. Ihr Spiel bleibt, bis es da ist.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Das Rätsel wird gesucht: %1 Versuche, höchstens %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Es wurde kein solches Rätsel gefunden. Versuchen Sie es noch einmal, oder ändern Sie Ihre Wünsche.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Leichter oder schwerer</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>part, its range, what the numbers are</comment>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PatternEditor</name>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Muster der Vorgaben, Zeile %1 Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Pfeiltasten bewegen, die Leertaste malt oder löscht. %n Vorgabe.</numerusform>
            <numerusform>Pfeiltasten bewegen, die Leertaste malt oder löscht. %n Vorgaben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>Nur &amp;Annahmen, Sackgassen, Notizen und das Ende</translation>
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
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;Von Nummer</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;Bis Nummer</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>Je Bi&amp;ld</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Ein animiertes PNG, %1 Pixel breit</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Ein animiertes GIF, %1 Pixel breit</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>So lange, wie man zum Lesen braucht</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>&amp;Datei wählen</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Eine Webseite, die ihn abspielt</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>Eine Seite fasst %Ln Ereignis.</numerusform>
            <numerusform>Eine Seite fasst %Ln Ereignisse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln Ereignis</numerusform>
            <numerusform>%Ln Ereignisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>Ä&amp;ndern</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Nächstes unsichere Feld</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Rätsel aus einem Bild</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku des Bildes</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 von %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>Das Feld im Bild</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: wahrscheinlich %2. Tippen Sie die richtige Ziffer, oder Entf, wenn keine dasteht.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: wahrscheinlich leer. Tippen Sie eine Ziffer, wenn eine dasteht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Bitte sehen Sie sich das markierte Feld an.</numerusform>
            <numerusform>Bitte sehen Sie sich die %n markierten Felder an.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Dieses Rätsel hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Dies hat mehrere Lösungen: Vielleicht fehlt eine Ziffer.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Zwei gleiche Ziffern stehen in einer Zeile, einer Spalte oder einem Block: Eine davon wurde falsch gelesen.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Dies hat keine Lösung: Eine Ziffer wurde falsch gelesen.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 leer ist</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Genau eine Lösung gäbe es, wenn %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> und </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: Kandidaten %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PlayButton</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>%1 % der Suche sind getan</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Rätsel pro Seite</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>&amp;Lösungen auf der letzten Seite</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Stufe und Wertung</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Meine &amp;Ziffern, Notizen und Farben</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Bisher fertige Seiten</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Das auf dem Brett</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>Das zuletzt gespielte</numerusform>
            <numerusform>Die %n zuletzt gespielten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n ausgewähltes</numerusform>
            <numerusform>%n ausgewählte</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Die ersten %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Das eine der Liste</numerusform>
            <numerusform>Alle %n der Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Rätsel</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Rätsel &amp;pro Seite</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>A&amp;usrichtung</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Rätsel ohne Wertung werden bewertet, solange dieser Dialog offen ist.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Wertungen werden ermittelt: %1 von %2</translation>
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
    <message>
        <source>Backdoors</source>
        <translation>Hintertüren</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Überzählige Vorgaben</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Sind diese ausgefüllt, lösen Einer den Rest.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Jede von ihnen könnte für sich allein fehlen, und es gäbe immer noch nur eine Lösung.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Symmetrie mit Ziffern</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Ein Tausch von Zeilen und Spalten und ein Umbenennen von Ziffern, die dasselbe Sudoku ergeben.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>wird gesucht ...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Ziffern einer Farbe werden zueinander.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Ist es ausgefüllt, lösen Einer den Rest.</translation>
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
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Die ausgewählten Rätsel oder die ganze Liste drucken; Strg+Klick und Umschalt+Klick wählen weitere aus.</translation>
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
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Warum eine Lösung?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Warum keine Lösung?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Warum mehrere Lösungen?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Die Gründe werden gesucht …</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Lösungen erklären</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>Worum es bei den Gründen geht</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Menge %1 von %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Menge %1 der %2 kleinsten</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Keine Annahme ist nötig: Alles folgt aus den Vorgaben.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Beweis der Eindeutigkeit: %Ln Notiz.</numerusform>
            <numerusform>Beweis der Eindeutigkeit: %Ln Notizen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL gerät in %Ln Sackgasse, und seine Notizen lassen nur eine Lösung übrig.</numerusform>
            <numerusform>CDCL gerät in %Ln Sackgassen, und seine Notizen lassen nur eine Lösung übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Jede Vorgabe wird gebraucht: Ohne irgendeine davon gäbe es eine weitere Lösung.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>Dafür genügen %1 der %2 Vorgaben; die blassen könnten alle zusammen fehlen.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Es gibt mehr als eine Lösung.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Die Vorgaben lassen keine Lösung zu.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Braucht eine Technik</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Mit gefüllten &amp;Kandidaten beginnen</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Braucht eine &amp;Technik</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Zahl der Vorgaben</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, laut Muster</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, laut Stufe</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Die Wahl stellt die passende Stufe ein.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Wählen Sie eine Technik, um über sie zu lesen</translation>
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
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Noch ist kein Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Alle Felder gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Spiel ohne Namen</translation>
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
        <source>&amp;Assistance</source>
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
        <source>&amp;Names of the cells</source>
        <translation>&amp;Namen der Felder</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: Zeile 1, Spalte 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: Zeile A, Spalte 1</translation>
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
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Keines: Die Uhr läuft vorwärts</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>Zeit&amp;limit</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>B&amp;ibliothek</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Wo die Vorgaben stehen</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Symmetrie der Vorgaben</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Eigenes Muster</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Wie auf dem Brett</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Malen Sie die Felder, die Vorgaben sein sollen.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Wiederholen: %1</translation>
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
        <source>Reset All</source>
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
        <source>Stop Counting</source>
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
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Diese beiden unterscheiden sich in %n markierten Feld; wäre es vorgegeben, bliebe nur eine.</numerusform>
            <numerusform>Diese beiden unterscheiden sich in den %n markierten Feldern; wäre eines vorgegeben, bliebe nur eine.</numerusform>
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
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Hinweise und Schritte benutzen die angekreuzten Techniken, von oben nach unten.</translation>
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
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Forcing Chains und Nets dürfen benutzen</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Technik suchen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Diese Woche</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n Tag gelöst</numerusform>
            <numerusform>%n Tage gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Was ist hier zu sehen?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>Auf der Seite „Zusehen“ arbeitet ein Löser am Rätsel, und jedes Ereignis ist zu sehen. Manche Ziffern folgen aus den Regeln. Andere sind Annahmen; die kleine Zahl in einem Feld ist die jüngste Annahme, auf der seine Ziffer beruht, und eine Ziffer ohne Zahl ist sicher. Bleibt einem Feld keine Ziffer oder einer Ziffer kein Platz, ist das eine Sackgasse: Eine Annahme war falsch und wird zurückgenommen. Das eigene Spiel wartet solange.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Ein Lauf von CDCL in fünf Bildern</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Logik löst wie ein Mensch. Sie sucht den leichtesten Schritt, den die Techniken der Hinweise finden, tut ihn und sucht weiter. Sie rät nie. Die Seite „Warum“ nennt den Grund jedes Schritts. Wo keine Technik hilft, hört sie auf.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 in fünf Bildern</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Warum: Von der Sackgasse zur Notiz</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>Der Graph</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Beweise</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>Der Implikationsgraph zeichnet dieselben Schritte. Kästen sind Ziffern, die stehen oder ausgeschlossen sind, Pfeile führen von Gründen zu dem, was folgt, und jede Annahme hat ihre Spalten. Die getönte Seite ist, was die Schritte bisher ersetzt haben; die Pfeile, die hineinführen, sind der Schnitt, und die Notiz sagt, dass die gestrichelten Kästen, an denen sie beginnen, nicht alle wahr sein können. Der mit den Buchstaben UIP ist der erste UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Notizen und LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Eine Notiz (gelernte Klausel) sagt, dass mindestens einer ihrer Teile gilt. Der Löser beobachtet von jeder nur zwei Teile: Solange sie gelten können, braucht er die anderen nicht anzusehen. LBD ist, von wie vielen Annahmen die Teile kommen; wenige sind gut. Werden es zu viele Notizen, so werden die mit hohem LBD, die lange nicht gebraucht wurden, vergessen.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Nach einigen Sackgassen nimmt die Suche alle Annahmen zurück und beginnt neu (ein Neustart). Nichts geht verloren: Die Notizen bleiben und führen sie einen anderen Weg. Zuerst geschieht das nach mindestens 16 Sackgassen, später manchmal erst nach mehr.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Die Notizen eines Laufs, der nach einer zweiten Lösung sucht, beweisen, dass es keine gibt: Jede folgt aus den Regeln und den Notizen vor ihr. „Lösungen erklären“ im Menü „Lösen“ zeigt das, und ninefold-cli solve --proof schreibt es in eine Datei, die andere Programme prüfen (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>An einer Sackgasse öffnet sich die Liste „Warum“ mit ihrem ersten Schritt: Etwas davon müsste gelten, und nichts davon kann es. In jedem weiteren Schritt tritt an die Stelle eines Teils das, worauf er beruht, bis nur noch ein Teil von der letzten Annahme kommt. Alles, was von dieser Annahme zur Sackgasse führt, geht durch ihn hindurch (der „first unique implication point“, UIP). Was übrig bleibt, ist die Notiz. Am Ende fallen Teile weg, deren Ursachen unter den anderen sind (Minimierung).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Hilfen</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Doppelte Ziffern</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Gleiche Ziffer</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Zeile, Spalte, Block</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Übrige Ziffern</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Falsche Ziffern</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Zuerst die Ziffer</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 von %2 an</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Obere Balken und Wertung: wie schwer jeder Schritt war. Untere Balken und Zeit: wie lange Sie davor überlegt haben.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Ihre Schritte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%1 gelöst von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 von %2</translation>
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
        <source>Clock %1, paused</source>
        <translation>Uhr %1, angehalten</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Uhr %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Die Zeit ist um; weiterspielen geht trotzdem.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Hier wird etwas ausprobiert, in einer zweiten Farbe.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Das Ausprobierte wird Teil des Spiels</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>Das Brett wird wieder, wie es vorher war</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Ein Versuch läuft</translation>
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
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>Bisher %1 Rätsel importiert</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>Rätsel &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Sammlung umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>Zu Sammlung &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Neue Sammlung …</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Neue Sammlung</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>Aus dieser Sammlung he&amp;rausnehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Rätsel importieren</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Rätsel werden importiert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Schla&amp;gwörter</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Neues Schlagwort …</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>Rätsel &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>In Sammlung &amp;verschieben</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Es gibt schon eine Sammlung %1.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Eingefügte Rätsel</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Mitgeliefert</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Legt die Rätsel von Dateien in eine eigene Sammlung. Sie können Dateien auch hierher ziehen.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n Woche</numerusform>
            <numerusform>%n Wochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Tage hintereinander mit einem gelösten Rätsel</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Gelöst pro Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Durchschnittliche Zeit</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Gelöst pro Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n Rätsel gelöst</numerusform>
            <numerusform>%n Rätsel gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 an einem Tag der letzten 13 Wochen</numerusform>
            <numerusform>%1 an %n Tagen der letzten 13 Wochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n gelöst</numerusform>
            <numerusform>%1: %n gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Ich nehme auf dem Brett an</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Der Löser soll annehmen</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Diesen Lauf zeigen</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>Der Lauf hält vor jeder Annahme, und Sie wählen, was angenommen wird</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>So viele Annahmen standen höchstens zugleich</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 allein</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Sie: %1 bei %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n Sackgasse mit Ihren Annahmen,</numerusform>
            <numerusform>%n Sackgassen mit Ihren Annahmen,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n mit denen des Lösers.</numerusform>
            <numerusform>%n mit denen des Lösers.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Sie haben ihn geschlagen!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Er liegt vorn.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Sie sind dran: Klicken Sie auf einen Kandidaten, oder wählen Sie mit den Pfeiltasten ein Feld und tippen Sie seine Ziffer.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Kommen Sie mit weniger Sackgassen aus als der Löser?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Sie sind dran.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Abspielen drücken: Der Lauf hält vor der nächsten Annahme.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: %2 Sackgassen, Tiefe %3, %4 Ereignisse</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Spielt die Begründung auf dem Brett ab, Bild für Bild (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Wie viele Annahmen jeweils standen; ein Klick führt dorthin</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Nötig ist</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Bewertungen der Schritte</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Alle Bewertungen des Rätsels und seine Eigenschaften</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Bewertung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>gespielt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n Rätsel</numerusform>
            <numerusform>%n Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Nötig: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu-Punkte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Der Schritt wird gesucht …</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Auf und Ab wählen eine Technik  ·  D zeigt sie Schritt für Schritt  ·  Strg+F sucht eine  ·  Esc zurück zum Rätsel</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>In keinem Rätsel hier kommt sie vor, also gibt es kein Beispiel.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Jedes Schlagwort</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Ungelöst</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Nach Nummer, Name oder Ziffern suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Kleinste Bewertung</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Größte Bewertung</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Jede Stufe</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Jede Technik</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 Rätsel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterChip</name>
    <message>
        <source>%1: %2</source>
        <comment>filter, choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Delete clears it.</source>
        <translation>Entf hebt ihn auf.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Wo die Zeit blieb</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Neu …</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Gelöst in %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Schnitt auf dieser Stufe</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Bestzeit auf dieser Stufe</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Die Bestzeit bleibt: Spiele mit Hinweisen zählen dafür nicht.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Die Schritte werden gesucht …</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Oben die Wertung jedes Schritts, unten die Zeit davor.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, neu</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Sehen Sie Ihr Spiel noch einmal, Zug für Zug.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Jeder Schritt Ihres Spiels: wie schwer er war und wie lange Sie davor überlegt haben.</translation>
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
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Implikationsgraph</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Wie viel vom Graphen</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Die letzten Gründe, und woraus sie folgen</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Alles unter der letzten Annahme</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Alles, zurück bis zur ersten Annahme</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Graph speichern</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Diesen Graphen als Zeichnung (SVG) oder für Graphviz (dot) speichern</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Warum diese Sackgasse?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Letzte %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Abspielen drücken. Bei einer Sackgasse steht hier, wie die Annahmen dorthin führten.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Annahmen werden zurückgenommen. Die Liste „Warum“ sagt, wie weit und warum.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Eine Annahme hat keinen Grund.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Das beruht auf keiner Annahme.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>kein Platz für %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>Notiz %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Aussagen zwischen der Annahme und den letzten Gründen</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Annahme %1: %2. Ein Doppelklick führt dorthin.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, weil %2. Unter Annahme %3. Ein Doppelklick führt dorthin.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>Annahme %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Graph speichern</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Graphviz-Graph (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>Graph %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>folgt</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>ausgeschlossen</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>ersetzt</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>Der Implikationsgraph: Pfeile führen von Gründen zu dem, was daraus folgt, mit einer Gruppe von Spalten je Annahme. Folgen Sie den Schritten von „Warum“: Die getönte Seite um die Sackgasse wächst mit jedem Schritt, und die Pfeile, die hineinführen, sind der Schnitt.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Notiz %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>Der Weg von der Sackgasse zur Notiz, wie ihn die Liste „Warum“ geht</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Gelöst: Die verbliebenen Annahmen waren richtig. Jede Notiz schloss sofort aus, was sonst wieder gescheitert wäre; Backtracking, das nichts folgert und keine Notizen schreibt, versucht das alles.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Graph in eigenem Fenster</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>macht einen Teil der Notiz falsch</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>keine Ziffer für %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H gibt einen Hinweis: erst, wo zu suchen ist, dann die Felder, dann die ganze Begründung.</translation>
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
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Nächster Hinweis</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Was die Formen bedeuten</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Kurzschrift</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Andere Schritte</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Alle Schritte, die jetzt möglich sind</translation>
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
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>Der Schritt, wie Kenner ihn schreiben: &lt;&gt; heißt „ist nicht“</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Alle Glieder</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Spielt die Begründung auf dem Brett ab, Bild für Bild (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Technik suchen</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Nur übliche</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>%1 von %2 gemeistert</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, %2 von %3 gemeistert</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, gemeistert</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 von 10 ohne Hilfe gefunden</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Spiele, deren Lösung für Sie eingetragen wurde</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestzeit</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Nur Spiele ohne Hinweise zählen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>Der letzten 20 Spiele; ab dem dritten</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>Die Hälfte der letzten 20 Spiele war schneller</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Ihre letzten zehn Spiele neben den zehn davor</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Ohne Hinweise</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>Der Anteil der Spiele, die ohne Hinweis gelöst wurden</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>In einem gelösten Spiel</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % schneller</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % langsamer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Zahlen der Stufen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Gemeistert: %1 von 10 ohne Hilfe gefunden</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 von 10 ohne Hilfe gefunden</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Noch nicht geübt</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu-Punkte</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, von</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, bis</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>%1 Vorgaben</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Exocet</source>
        <translation>Exocet</translation>
    </message>
    <message>
        <source>Known pattern</source>
        <translation>Bekanntes Muster</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Es ist da, sobald die leichten Schritte aufgebraucht sind.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Wie viele Rätsel sie brauchen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NextCard</name>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Als Nächstes zu lernen</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Über %1 lesen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Welche Notizen</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Voriger Gebrauch</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Zurück dorthin, wo die gewählte Notiz vorher etwas sagte</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Nächster Gebrauch</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Weiter dorthin, wo die gewählte Notiz wieder etwas sagt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Alle Notizen</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Jetzt nicht erfüllt</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Bis zu 3 Teile</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Gebrauchte Notizen</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regeln des Rätsels</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>gilt jetzt</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>kann jetzt nicht gelten</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>beobachtet: zuerst angesehen</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>was die Notiz zuerst sagte</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Zu dem Ereignis, bei dem diese Notiz gelernt wird</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>Notiz %1 gibt es hier noch nicht: Sie wird bei Ereignis %2 gelernt.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>Notiz %1 wurde bei Ereignis %2 gelernt, aus der Sackgasse davor.</translation>
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
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>In jedes leere Feld die Ziffern eintragen, die die Regeln dort noch erlauben</translation>
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
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Eine geschriebene Ziffer wird aus den Kandidaten ihrer Zeile, Spalte und ihres Blocks gestrichen</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Kandidaten eintragen</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>Die Zifferntasten schreiben Ziffern</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>Die Zifferntasten schreiben Kandidaten: die Ziffern, die in ein Feld noch passen</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>Die Zifferntasten schreiben kleine Ziffern in die Ecken: eigene Notizen</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>Die Zifferntasten schreiben kleine Ziffern in die Mitte: eigene Notizen</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>Die Zifferntasten färben Felder und Kandidaten</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Linien von Kandidat zu Kandidat, um zu verfolgen, was wovon abhängt</translation>
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
        <source>%n left to write</source>
        <translation>
            <numerusform>noch %n zu schreiben</numerusform>
            <numerusform>noch %n zu schreiben</numerusform>
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
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>Lösungsweg</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Zeichnung des Musters</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n Stellung, neu für Sie</numerusform>
            <numerusform>%n Stellungen, neu für Sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n Stellung zum Wiederholen</numerusform>
            <numerusform>%n Stellungen zum Wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Heute zehn Minuten</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>%1 üben</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Ihre zehn Minuten sind geschafft. Bis morgen!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Heute ist nichts zu wiederholen und nichts neu: Sie beherrschen alle Techniken.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>braucht nur Einer</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>braucht mehr als die Techniken von Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>braucht %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>braucht %1 und %n leichtere</numerusform>
            <numerusform>braucht %1 und %n leichtere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Gefüllte Felder</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Bestzeit der Stufe</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>ohne Hinweise</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>letztes Spiel</numerusform>
            <numerusform>letzte %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; von %n Feld gefüllt</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; von %n Feldern gefüllt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>kein Hinweis benutzt</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n Hinweis benutzt</numerusform>
            <numerusform>%n Hinweise benutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>nie geprüft</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n-mal geprüft</numerusform>
            <numerusform>%n-mal geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Bestzeit %1 · Schnitt %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>Ereignis %1 hat %2 zuletzt verändert; ein Doppelklick führt dorthin.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Wo suchen</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Mehr in drei Stufen: wo es ist, welche Zellen, alles (H).
Die Stellung zählt dann als mit Hilfe gefunden.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>Zu einer anderen Stellung</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 richtig</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 hintereinander</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Eine Stellung entsteht ...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Wählen Sie ein Feld, tippen Sie seine Ziffer und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Klicken Sie die Kandidaten an, die wegfallen, oder tippen Sie sie in ihren Feldern, und drücken Sie die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Öffnen Sie Rätsel oder fügen Sie welche ein.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Kein Rätsel passt.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Pfeile wählen  ·  Eingabe spielt  ·  Tippen sucht  ·  Strg+F Suchfeld  ·  Esc zurück zum Rätsel</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Höchstens %1 Rätsel werden auf einmal gedruckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n Rätsel kopiert.</numerusform>
            <numerusform>%n Rätsel kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>%n Rätsel wird bewertet</numerusform>
            <numerusform>%n Rätsel werden bewertet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Zwei Löser nebeneinander</translation>
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
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>Die Notiz bis hierher</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Eines davon müsste gelten, und keines gilt:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, weil %2. Worauf das beruht, tritt an seine Stelle:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Ein Teil kommt jetzt aus Annahme %1: Jeder Weg von der Annahme zur Sackgasse geht durch ihn (der erste UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ist nicht</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>Teil von der letzten Annahme</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, weil %2. Das folgt aus den Teilen, die bleiben, also wird die Notiz um diesen Teil kürzer (Minimierung):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n Teil kommt von Annahme %1. Weitere Schritte folgen, bis es nur noch einer ist.</numerusform>
            <numerusform>%n Teile kommen von Annahme %1. Weitere Schritte folgen, bis es nur noch einer ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>im Graphen: was einen Teil falsch macht</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Die Ursachen, die übrig sind, sind jetzt alle wahr und führen in die Sackgasse. Sie können also nie alle zusammen wahr sein. Das sagt Notiz %1: jede Ursache in ihr Gegenteil verkehrt, mit „oder“ dazwischen. Ist Annahme %2 zurückgenommen, kann nur noch ein Teil von ihr gelten, also folgt er.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: richtig</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: nicht gefunden</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>Die Seite der Technik mit einem Beispiel</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: Prüfung bestanden</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: noch nicht bestanden</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Es hat %1 gedauert.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Läufe als JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>Der Lauf aus %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 ist kein Lauf: Die erste Zeile sagt nicht, wer was löst.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>Zeile %1 von %2 ist nicht das, was der Löser tut.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Lauf speichern</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Lauf öffnen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Ereignis für Ereignis abspielen</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Ziffer für Ziffer abspielen</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>So abspielen, wie gespielt wurde</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>So schnell wie möglich abspielen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Möglichkeiten</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Mit meinen Ziffern beginnen</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>Der Lauf beginnt mit den Ziffern Ihres Spiels, nicht mit dem Rätsel</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Nach einer zweiten Lösung suchen</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Nach der ersten Lösung geht der Lauf weiter, bis klar ist, ob es noch eine gibt</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Bilder speichern ...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Wo der Lauf beginnt, wie er arbeitet und abspielt, und Bilder davon</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Lauf speichern …</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Alle Ereignisse als Zeilen in JSON; dieses Fenster kann sie wieder öffnen</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Lauf öffnen …</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Anders annehmen</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>Der Lauf beginnt von vorn mit anderen zufälligen Annahmen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notizen %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Halte</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Ich nehme an</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Was jede Sackgasse gelehrt hat (gelernte Klauseln). Von jeder Notiz muss mindestens ein Teil gelten.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Warum dieses Ereignis kam, zurück bis zu den Annahmen, auf denen es beruht.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Haltepunkte: wo der Lauf von selbst anhält.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Selbst annehmen statt des Lösers, und vergleichen, was daraus wird.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Wie oft jede Art von Ereignis vorkam, und was die Wörter bedeuten.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Was jetzt gilt (der Trail): jede Annahme, und darunter, was aus ihr folgt. Was zurückgenommen wurde, steht hier nicht mehr.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Was zu lesen ist</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Sofort %1  ·  Mit Hilfe %2  ·  Nicht gefunden %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Bilder davon speichern</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Tempo der Vorführung</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Abspielen mit der Leertaste, einzelne Schritte mit den Pfeiltasten.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Löser</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Wie angenommen wird</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Wer das Rätsel löst</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logik</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Wo angenommen wird, wenn nichts mehr folgt</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
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
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Aufsteigend</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Sortiert: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Sortiert: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>HoDoKu-Punkte</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Wie schnell abgespielt wird: Ereignisse pro Sekunde (+ und -)</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StartCard</name>
    <message>
        <source>Open File...</source>
        <translation>Datei öffnen …</translation>
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
        <source>Play This Puzzle</source>
        <translation>Dieses Rätsel spielen</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Oder ein neues Rätsel auf einer dieser Stufen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level and what it needs</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StatisticsView</name>
    <message>
        <source>Export...</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Stufe der Kurve</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Mit Ihrem ersten gelösten Rätsel beginnt die Geschichte: Zeiten, Serien und Lieblingstechniken wachsen hier.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Speichert eine Zeile für jedes Spiel, für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>längste: %n Tag</numerusform>
            <numerusform>längste: %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Linie: das Mittel von fünf Spielen. Offene Kreise: mit Hinweisen.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Je kräftiger die Farbe, desto mehr wurde gelöst.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab geht weiter  ·  Pfeile wählen  ·  Esc zurück zum Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n Spiel gelöst</numerusform>
            <numerusform>%n Spiele gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportiert als %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Angewandte und erfragte Techniken</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Balken: was Sie selbst gefunden haben, der Rest mit Hinweis.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n richtiger Zug ohne einen Schritt, den ich kenne</numerusform>
            <numerusform>%n richtige Züge ohne einen Schritt, den ich kenne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Spielt die Begründung auf dem Brett ab, Bild für Bild (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Von der Sackgasse zu Notiz %1: Schritt %2 von %3</translation>
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
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Darunter steht noch %n Schritt mit demselben Ergebnis.</numerusform>
            <numerusform>Darunter stehen noch %n Schritte mit demselben Ergebnis.</numerusform>
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
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filter, zum Beispiel Kette oder r3c4</translation>
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
        <source>Do This Step</source>
        <translation>Diesen Schritt tun</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
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
    <message>
        <source>Solution Path</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Alle Schritte jetzt</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Alle Schritte von hier bis zur Lösung, einer nach dem anderen</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Jeder Schritt, der jetzt möglich ist</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Der Filter lässt %1 übrig.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>Und ...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Anhalten, wenn</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Fügt eine Bedingung hinzu, die zugleich gelten muss</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>ein Feld eine Ziffer bekommt</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>eine Ziffer aus einem Feld verschwindet</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>so viele Annahmen stehen</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>eine Sackgasse kommt</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>so viele weitere Sackgassen gekommen sind</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>eine Notiz mit höchstens so vielen Teilen geschrieben wird</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>die Notiz dieser Nummer gebraucht wird</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>die Suche neu beginnt</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>mehrere Annahmen auf einmal zurückgenommen werden</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Hinzufügen ...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Voriger Halt</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Zurück dorthin, wo der Lauf vorher angehalten hätte (Strg+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Nächster Halt</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Weiter zum nächsten Halt (Strg+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Halte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>Ihre Stärke</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Ein Rätsel knapp darüber</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>Auf der Skala der Bewertungen von Rätseln, von 1,0 bis etwa 12. In neun von zehn Fällen liegt die Wahrheit in den Grenzen, die hier stehen.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Willkommen!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Beginnen Sie mit der ersten Technik hier unten: Lesen Sie über sie, und finden Sie sie dann selbst. Zehn Minuten am Tag sind reichlich, und Fehler kosten hier nichts.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Noch zu früh</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Nach %1 beendeten Spielen steht hier, wie stark Sie sind und wie sicher das ist. Bisher ist es %n.</numerusform>
            <numerusform>Nach %1 beendeten Spielen steht hier, wie stark Sie sind und wie sicher das ist. Bisher sind es %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Zwischen %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>Mehr lässt sich nach %n Spiel nicht sagen: Was weit unter oder über Ihnen liegt, sagt wenig.</numerusform>
            <numerusform>Mehr lässt sich nach %n Spielen nicht sagen: Was weit unter oder über Ihnen liegt, sagt wenig.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Plus oder minus %1, aus %n Spiel. Jedes zweite Rätsel mit dieser Bewertung lösen Sie ohne Hilfe.</numerusform>
            <numerusform>Plus oder minus %1, aus %n Spielen. Jedes zweite Rätsel mit dieser Bewertung lösen Sie ohne Hilfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>Bewertung %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Was die Zeichen bedeuten</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>erster UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Hier wird gezählt, was Sie in Ihren Spielen anwenden.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how often a technique was used, and hints</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, used %n time(s), %2</source>
        <comment>a technique, hints</comment>
        <translation>
            <numerusform>%1, %n Mal angewandt, %2</numerusform>
            <numerusform>%1, %n Mal angewandt, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Sie suchen sie in Stellungen und erfahren, ob Sie richtig liegen</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Zurück dorthin, wo Sie waren</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Woran man sie erkennt</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Warum sie stimmt</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Warum das Beispiel stimmt</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Wie viele Rätsel sie brauchen</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Wie schwer sie ist</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Ein Sonderfall von: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Sonderfälle davon: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Von derselben Art: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>Im Beispiel: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Zeichnung verbergen</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Zeichnung zeigen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Noch nicht abgelegt</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Bestanden: %1 von %2 richtig</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>Bisher %1 von %2 richtig, mit 8 ist sie bestanden</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Die Prüfung ablegen: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Die Prüfung noch einmal ablegen: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Zehn Stellungen einer Familie, ohne Hilfe; mit acht richtigen ist die Prüfung bestanden. Bisher bestanden: %1 von %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimeChart</name>
    <message>
        <source>%1s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1m</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Wo die Zeit blieb</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>Nr.</translation>
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
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Zeiten Ihrer Spiele</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Noch kein Spiel dieser Stufe</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n Spiel, von %1 bis %2</numerusform>
            <numerusform>%n Spiele, von %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>ohne Hinweise</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab geht weiter  ·  Leertaste drückt  ·  Esc zurück zum Rätsel</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n Stellung für heute</numerusform>
            <numerusform>%n Stellungen für heute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
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
        <source>Event %1 of %2</source>
        <translation>Ereignis %1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Nächste Annahme</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Vorige Annahme</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Nächste Notiz</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Vorige Notiz</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Nächste Ziffer</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Vorige Ziffer</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Nach diesem Ereignis gibt es bisher keines.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Zurück zur vorigen Sackgasse: keine Ziffer mehr für ein Feld oder kein Platz mehr für eine Ziffer</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Vorige Ziffer: Dieser Lauf hat keine Sackgassen</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Weiter zur nächsten Sackgasse: keine Ziffer mehr für ein Feld oder kein Platz mehr für eine Ziffer</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Nächste Ziffer: Dieser Lauf hat keine Sackgassen</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Zurück zum vorigen Fehler</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Weiter zum nächsten Fehler</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Zur nächsten oder vorigen Annahme, Notiz, zum nächsten Sprung oder zur nächsten Ziffer, oder dorthin, wo eine Notiz gebraucht wird</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Nächster Sprung über mehrere Annahmen</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Voriger Sprung über mehrere Annahmen</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Nächster Gebrauch von Notiz %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Voriger Gebrauch von Notiz %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Größe des Baums</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>Der Suchbaum: Jede Annahme steht unter der, die vor ihr stand. Quadrate sind Annahmen, die in eine Sackgasse führten, Dreiecke stehen für mehr Annahmen, als das Bild Platz hat. Ein Klick auf eine Annahme führt dorthin.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>Der ganze Baum auf dieser Karte</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>So groß, dass man die Annahmen unterscheiden kann</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Noch keine Annahme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln Annahme</numerusform>
            <numerusform>%Ln Annahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln Sackgasse</numerusform>
            <numerusform>%Ln Sackgassen</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>Das Rätsel vor jeder Annahme.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Annahme %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Sie steht seit Ereignis %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Ereignisse %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Darunter %Ln weitere Annahme.</numerusform>
            <numerusform>Darunter %Ln weitere Annahmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>Unter ihr %Ln Sackgasse.</numerusform>
            <numerusform>Unter ihr %Ln Sackgassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>führte in eine Sackgasse</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>jetzt gezeigt</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>weitere Annahmen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Zurück zu meinem Spiel</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Ihr Spiel ist, wie Sie es verlassen haben (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Abspielen mit der Leertaste, einzelne Schritte mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Was ist hier zu sehen?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Alles, was geschah, der Reihe nach. Auch was später zurückgenommen wurde, steht hier noch.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Wie Gründe zu einer Sackgasse führen, als Zeichnung.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Alle Annahmen des Laufs, als Zeichnung.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Logik löst %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 löst %2</translation>
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
        <source>Replay of my game</source>
        <translation>Rückschau auf mein Spiel</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Rückschau auf %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudoku-Brett</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Brett des Lösers</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Mein Spiel noch einmal</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Logik beim Lösen</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>%1 beim Lösen</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Hier gibt es nichts zu lösen.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Wiedergabe: Leertaste spielt ab, ← → ein Zug, mit Umschalt zum nächsten Fehler.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Zuschauen: Leertaste spielt ab, ← → ein Ereignis, mit Umschalt zur nächsten Sackgasse.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Zuschauen: Leertaste spielt ab, ← → ein Ereignis, mit Umschalt zur nächsten Ziffer.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Gelöst pro Tag</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>An %n Tag des letzten Jahres gelöst</numerusform>
            <numerusform>An %n Tagen des letzten Jahres gelöst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n gelöst</numerusform>
            <numerusform>%1: %n gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Hier ist schon ein Lesezeichen.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>Ein Spiel hat Platz für %1 Lesezeichen.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Lesezeichen bei %1 gesetzt. „Rätsel, Lesezeichen“ führt dorthin zurück.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>Das Brett ist so wie bei diesem Lesezeichen.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Zurück beim Lesezeichen von %1. Rückgängig nimmt den Sprung zurück.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Behalten: Das Ausprobierte gehört jetzt zum Spiel.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Weiter probieren</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Verworfen: Das Brett ist wieder wie vorher.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n Ziffer ist falsch: %1</numerusform>
            <numerusform>%n Ziffern sind falsch: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Alle Ziffern stimmen, aber ein Kandidat, der gebraucht wird, ist gestrichen.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Gelöst: Jede Ziffer stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Bisher kein Fehler, noch %n Feld.</numerusform>
            <numerusform>Bisher kein Fehler, noch %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Zurück vor den Fehler</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>Auf dem Brett ist kein Fehler.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Wieder vor dem Fehler. „Wiederholen“ bringt die späteren Züge zurück.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>Was falsch war, ist vom Brett entfernt.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>Das Rätsel ist schon gelöst.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Das Programm hat gelöst.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>Die Sammlung %1 ist gelöscht. Ihre Rätsel bleiben in der Bibliothek.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n Rätsel aus %1 herausgenommen.</numerusform>
            <numerusform>%n Rätsel aus %1 herausgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n Rätsel zu „%1“ hinzugefügt.</numerusform>
            <numerusform>%n Rätsel zu „%1“ hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n Rätsel mit %1 versehen.</numerusform>
            <numerusform>%n Rätsel mit %1 versehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n Rätsel nicht mehr mit %1 versehen.</numerusform>
            <numerusform>%n Rätsel nicht mehr mit %1 versehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n Rätsel nach „%1“ verschoben.</numerusform>
            <numerusform>%n Rätsel nach „%1“ verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Das wurde nicht geändert: Der Server der Bibliothek ist nicht erreichbar.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Tagesrätsel %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>Das Tagesrätsel liegt auf dem Brett.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Ein Rätsel eines früheren Tages: Es zählt für keine Serie.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Hinweise gibt es, sobald das Rätsel eingegeben ist und gespielt wird.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Das Rätsel ist gelöst.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>Das Rätsel wird noch geprüft; gleich noch einmal versuchen.</translation>
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
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Keine der eingeschalteten Techniken findet hier einen Schritt.</translation>
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
        <source>Nothing rules out %1 in %2.</source>
        <translation>Nichts schließt die %1 in %2 aus.</translation>
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
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>Das Rätsel selbst schließt die %1 in %2 aus.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>Sie ist falsch, aber einen kurzen Grund gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Es wurde kein Rätsel gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>Eins davon hatten Sie schon, so oder gedreht.</numerusform>
            <numerusform>%n davon hatten Sie schon, so oder gedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>Eins ausgelassen, das nicht genau eine Lösung hat oder nicht lesbar ist.</numerusform>
            <numerusform>%n ausgelassen, die nicht genau eine Lösung haben oder nicht lesbar sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Keine Rätsel in einer Datei.</numerusform>
            <numerusform>Keine Rätsel in %n Dateien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n Rätsel zu „%1“ hinzugefügt.</numerusform>
            <numerusform>%n Rätsel zu „%1“ hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Es bleibt auf diesem Rechner, bis der Server der Bibliothek wieder da ist.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>Die Bibliothek war beschädigt und beginnt neu. Die alte bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold arbeitet mit einer Bibliothek auf diesem Rechner weiter und schreibt auf den Server, was Sie tun, sobald er wieder da ist.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>Der Server der Bibliothek ist wieder da und hat, was Sie inzwischen getan haben.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>Der Server der Bibliothek ist wieder da.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryWords</name>
    <message>
        <source>%1 %</source>
        <comment>share of a puzzle</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>solved in %1</source>
        <comment>time</comment>
        <translation>gelöst in %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>zu %1 Prozent ausgefüllt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Gelöst in %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Gelöst in %1, %n Hinweis</numerusform>
            <numerusform>Gelöst in %1, %n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>%1 ausgefüllt</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Noch nicht gespielt</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a date</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a date</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <translation>Alle Rätsel</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Zum Üben</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 von %2 gelöst</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: richtig, aber nicht durch einen Schritt, den ich kenne.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: angewandt wurde %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Richtig, aber nicht durch einen Schritt, den ich kenne: vielleicht geraten.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
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
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Wieder vor zum nächsten Spiel: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>Das Rätsel beginnt von vorn. „Rückgängig“ bringt die Ziffern zurück.</translation>
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
        <source>Play It</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
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
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Dieses Rätsel ist in Ihrer Bibliothek: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>Seine Bewertung ist %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Sie haben es in %1 gelöst.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Dieses Rätsel ist in Ihrer Bibliothek.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Ein anderer Lauf hat begonnen; die Seite des vorigen wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Die Seite konnte nicht erstellt werden.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Um Hilfe mit %1 haben Sie %2 Mal gebeten: üben?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Jetzt nicht</translation>
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
        <source>Looking for the steps to the solution...</source>
        <translation>Die Schritte bis zur Lösung werden gesucht …</translation>
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
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n Schritt, dann findet keine der eingeschalteten Techniken einen weiteren.</numerusform>
            <numerusform>%n Schritte, dann findet keine der eingeschalteten Techniken einen weiteren.</numerusform>
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
        <source>This is another game: press Solution Path or All Steps Now.</source>
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
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Gesetzte Ziffern bleiben stehen.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Es wurde keine Stellung gefunden. Bitte wähle eine andere Technik.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 ist hier kein Kandidat.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 ist in diesen Zellen kein Kandidat.</translation>
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
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Dieses Spiel kann nicht gespeichert werden (%1). Sie können weiterspielen; jeder Zug versucht es neu.</translation>
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
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>Bewertung des einen Schritts: %1</numerusform>
            <numerusform>%n Schritte, bewertet bis %1</numerusform>
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
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Ninefold ist beim letzten Mal abgestürzt. Ihre Spiele sind, wie sie waren, und es gibt einen Bericht.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nicht jetzt</translation>
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
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Als 81 Zeichen kopiert.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Als „%1“ kopiert.</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Animiertes Bild</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animiertes GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>Animiertes PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>Bisher %n Bild von %1 …</numerusform>
            <numerusform>Bisher %n Bilder von %1 …</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Es werden keine weiteren Bilder gespeichert.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Die Seite wird gespeichert …</translation>
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
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Das ist nicht auf diesem Rechner und wurde nicht geöffnet: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Nur eine Zeile ist ein Sudoku; %n andere ist nicht zu gebrauchen.</numerusform>
            <numerusform>Nur eine Zeile ist ein Sudoku; %n andere sind nicht zu gebrauchen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>Die erste davon ist Zeile %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist weder Text noch ein Bild.</translation>
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
        <source>drag from candidate to candidate to draw a link</source>
        <translation>von Kandidat zu Kandidat ziehen zeichnet eine Linie</translation>
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
    <message>
        <source>Enter next puzzle</source>
        <translation>Eingabe nächstes Rätsel</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R Wiederholung</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A Auswertung</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc behält das Brett</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 geht weiter zurück</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Umschalt+← → Sackgassen</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 färbt ein Feld, ein Mittelklick einen Kandidaten</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 setzt das Spiel fort</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → Schritte zur Notiz</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Die erzeugten Rätsel stehen unter Datei, Zuletzt geöffnet, %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::MainWindow</name>
    <message>
        <source>%1 - Ninefold</source>
        <translation>%1 - Ninefold</translation>
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
        <source>Play It</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Sie probieren etwas aus, in einer zweiten Farbe. %1 behält es, %2 verwirft es.</translation>
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
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n Vorgabe gehört zum Rätsel und bleibt.</numerusform>
            <numerusform>%n Vorgaben gehören zum Rätsel und bleiben.</numerusform>
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
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Die Zifferntasten schreiben jetzt Ziffern.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>Die Zifferntasten schreiben jetzt Kandidaten.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>Die Zifferntasten schreiben jetzt Ecknotizen.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>Die Zifferntasten schreiben jetzt Mittelnotizen.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>Die Zifferntasten färben jetzt Felder.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n Feld ausgewählt.</numerusform>
            <numerusform>%n Felder ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Pause: Die Uhr steht, und das Brett ist verdeckt.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>Das gewählte Feld: Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Von Kandidat zu Kandidat ziehen zeichnet eine Linie, oder an jedem Ende die Ziffer eingeben.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Eine Linie beginnt bei der %1 in %2. Zum anderen Ende gehen und dort die Ziffer eingeben; dieselbe noch einmal verwirft sie.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Diese Ziffer gehört zum Rätsel und bleibt.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Alle Felder sind gefüllt, aber nicht jede Ziffer stimmt.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Die Felder mit zwei Kandidaten sind hervorgehoben.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>Die Ziffer %1 ist hervorgehoben.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Ein anderer Lauf hat begonnen; vom vorigen werden keine Bilder mehr gespeichert.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Das Bild konnte nicht erzeugt werden.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>PDF-Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>An den Drucker gesendet: %n Seite.</numerusform>
            <numerusform>An den Drucker gesendet: %n Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Die Seiten konnten nicht erstellt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Gespeichert als %1: %n Seite.</numerusform>
            <numerusform>Gespeichert als %1: %n Seiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>Der Drucker hat nichts angenommen. Ist er bereit?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
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
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Nichts ist mehr hervorgehoben.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
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
        <source>&amp;Generate Several...</source>
        <translation>Mehrere er&amp;zeugen …</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>alle Felder gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>noch %n Feld</numerusform>
            <numerusform>noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
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
        <source>&amp;Hardest of a Grid</source>
        <translation>&amp;Schwerstes eines Gitters</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Steigt von einem vollen Gitter zu dem Rätsel mit den meisten Verzweigungen, das es erreicht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Noch ist kein Lesezeichen gesetzt</translation>
    </message>
</context>
</TS>
