<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Una fila, columna o caja en la que solo hay una celda vacía. Ocho de sus celdas están rellenas, así que ya se usan ocho dígitos distintos y falta un dígito A. A va en la celda vacía.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Busca una fila, columna o caja con un solo hueco y cuenta del 1 al 9 para encontrar el dígito que falta.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Cada fila, columna y caja tiene nueve celdas y necesita cada uno de los nueve dígitos una vez.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Hay ocho celdas rellenas, con ocho dígitos distintos.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Solo falta A y solo queda una celda libre. Así que A va ahí.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Un dígito A que solo cabe en una celda de una fila, columna o caja. Cada una de las demás celdas está rellena, o comparte fila, columna o caja con una A que ya está. Así que A va en la celda que queda.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Elige un dígito que esté muchas veces en el tablero. Sigue sus filas y columnas hasta una caja que aún no lo tenga y mira qué celdas quedan.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>La fila, columna o caja necesita una A y aún no tiene ninguna.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>En una celda rellena no cabe.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Una celda que comparte fila, columna o caja con otra A no puede ser A, porque la A estaría allí dos veces.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Queda una celda. La A tiene que estar en algún lugar, así que está ahí.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Una celda que solo puede ser A. Su fila, su columna y su caja ya contienen entre todas los otros ocho dígitos. Cada celda necesita un dígito, así que esta es A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Mira dónde se cruzan una fila, una columna y una caja muy llenas y cuenta qué dígitos ve la celda. Si están escritos todos los candidatos, busca una celda con uno solo.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>La celda no puede ser un dígito que su fila ya tiene, ni uno de su columna o de su caja.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>En total son ocho dígitos distintos: todos menos A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>La celda tiene que contener algún dígito. Solo queda A, así que es A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Todas las celdas que se pueden rellenar ahora, en un solo paso. A cada una le queda un solo candidato, o es el único lugar para su dígito en una fila, columna o caja. Ninguna depende de otra, así que el orden no importa.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Repasa los dígitos del 1 al 9, y luego las celdas que ven muchos dígitos.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Cada una de las celdas se deduce por sí sola: por un único oculto o por un único desnudo.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Un dígito correcto sigue siendo correcto cuando se escribe otro dígito correcto.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Así que se pueden escribir todos a la vez.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Dos pasos a la vez, para los que no hace falta escribir candidatos. Todos los lugares para A en una caja están en una sola fila o columna, o todos sus lugares en una fila o columna están en una sola caja, así que A no puede estar en el resto. Con eso, a A le queda un solo lugar en otro sitio, y ahí va.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Cuando un dígito tiene dos o tres lugares juntos en una caja, sigue su fila o columna hasta las cajas vecinas. Puede que allí le quede un solo lugar.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Todos los lugares para A en la primera caja están en una fila, y la caja necesita una A. Así que la A de esa fila está en esta caja.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>La fila solo tiene una A. Así que ninguna de sus celdas en otras cajas puede ser A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Otra fila, columna o caja tenía sus lugares para A en estas celdas y en una más. Solo queda esa.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Así que A va ahí. Con una columna en vez de la fila, o primero con una línea y luego con su caja, la razón es la misma.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Dos pasos a la vez, para los que no hace falta escribir candidatos. Dos o tres dígitos solo caben en dos o tres celdas de una fila, columna o caja, así que rellenan esas celdas. A otro dígito de la misma fila, columna o caja le queda entonces un solo lugar.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Busca dos dígitos descartados en las mismas celdas de una caja. Reserva para ellos las dos celdas que quedan y mira qué significa eso para los demás dígitos.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Supongamos que son dos dígitos y que ambos caben solo en las mismas dos celdas. Ambos tienen que estar en algún lugar, y cada celda contiene un dígito.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Así que estas dos celdas contienen esos dos dígitos y nada más.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Un tercer dígito pierde ahí sus lugares. En la fila, columna o caja le queda un solo lugar, así que va ahí.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Con tres dígitos en tres celdas la razón es la misma.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Un dígito A que en una caja solo cabe en celdas de una fila, o solo en celdas de una columna. La caja necesita una A, así que una de estas celdas es A. Por eso A se puede eliminar de las demás celdas de esa fila o columna, fuera de la caja.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Resalta un dígito tras otro. Busca cajas en las que sus dos o tres lugares estén todos en una fila o todos en una columna; un hueco entre ellos no importa. A menudo no hay nada que eliminar: entonces sigue buscando.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>La caja necesita una A, y solo estas dos o tres celdas pueden ser A. Así que una de ellas es A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Todas están en la misma fila. Sea cual sea la que es A, la fila ya tiene su A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>No se permite una segunda A en la fila. Así que ninguna otra celda de la fila puede ser A. Con una columna pasa lo mismo.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Un dígito A que en una fila, o en una columna, solo cabe en celdas de una caja. La fila o columna necesita una A, así que una de estas celdas es A. Por eso A se puede eliminar de las demás celdas de la caja.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Resalta un dígito tras otro. Busca filas y columnas en las que sus dos o tres lugares estén todos en una caja; un hueco entre ellos no importa. A menudo no hay nada que eliminar: entonces sigue buscando.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>La fila necesita una A, y solo estas dos o tres celdas pueden ser A. Así que una de ellas es A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Todas están en la misma caja. Sea cual sea la que es A, la caja ya tiene su A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>No se permite una segunda A en la caja. Así que ninguna otra celda de la caja puede ser A. Con una columna pasa lo mismo.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Dos celdas de una fila, columna o caja tienen solo los mismos dos candidatos A y B: un par. Un trío son tres celdas con solo tres dígitos entre ellas; un cuarteto, cuatro celdas con cuatro. Las celdas necesitan esos dígitos para sí, así que se pueden eliminar de todas las demás celdas de allí.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Busca una celda con exactamente dos candidatos, y otra con los mismos dos en su fila, columna o caja. Si comparten fila y caja, elimina en ambas. Un trío puede ser (A o B), (B o C) y (A o C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Toma dos celdas (A o B) de una fila. Comparten la fila, así que son distintas.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Si la primera es A, la segunda es B. Si la primera es B, la segunda es A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>De un modo u otro, la fila tiene su A y su B en estas dos celdas. Así que ninguna otra celda de la fila puede ser A ni B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Tres celdas con solo tres dígitos entre ellas contienen tres dígitos distintos, es decir, los tres. Lo mismo vale para cuatro celdas con cuatro dígitos.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Dos celdas con solo los candidatos A y B, o tres celdas con A, B y C, que están en una caja y también en una fila o columna. Agotan esos dígitos para la caja y para la fila o columna a la vez. Los dígitos desaparecen de las demás celdas de ambas.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Busca celdas con los mismos pocos candidatos, juntas en una caja.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Dos celdas (A o B) que comparten fila son distintas: una es A, la otra B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Así que la fila tiene ahí su A y su B, y ninguna otra celda de la fila puede ser A ni B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Las dos celdas comparten también una caja. Así que también la caja tiene ahí su A y su B, y ninguna otra celda de la caja puede ser A ni B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Dos dígitos A y B que solo caben en las mismas dos celdas de una fila, columna o caja, o tres dígitos que solo caben en tres celdas, o cuatro en cuatro. Los dígitos necesitan todas esas celdas. Así que cualquier otro candidato desaparece de ellas.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>En una fila, columna o caja busca dígitos con solo dos lugares y mira si dos de ellos tienen los mismos. En un trío, cada dígito puede tener dos o tres de las tres celdas.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>En una fila, A solo cabe en dos celdas, y B solo cabe en las mismas dos.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Si A está en la primera, B tiene que estar en la segunda. Si A está en la segunda, B tiene que estar en la primera.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>De un modo u otro, A y B ocupan ambas celdas. Así que ningún otro dígito puede estar en ellas.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Tres dígitos que solo caben en tres celdas ocupan las tres, y cuatro dígitos ocupan cuatro.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Dos o tres dígitos que solo caben en dos o tres celdas de una fila, columna o caja, y todas esas celdas están también en una segunda unidad. Los dígitos rellenan las celdas, así que nada más puede estar ahí. Se agotan en ambas, así que ninguna otra celda de la segunda puede tenerlos.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Busca dos o tres dígitos cuyos lugares en una caja sean las mismas dos o tres celdas de una fila o columna.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>En una caja, A y B solo caben en las mismas dos celdas. Una es A y la otra B, así que nada más puede estar ahí.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Ambas celdas están en una fila. Así que también la A y la B de esta fila están ahí.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Ninguna otra celda de la fila puede ser A ni B. Con tres dígitos en tres celdas la razón es la misma.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>En dos filas, un dígito A solo tiene lugares en las mismas dos columnas: un X-Wing. También funciona con filas y columnas intercambiadas, y con tres de cada (Swordfish) o cuatro (Jellyfish). Cada fila tiene su A en una columna distinta, así que A se puede eliminar de todas las demás celdas de esas columnas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Resalta un dígito. Busca dos filas en las que tenga dos lugares cada una, en las mismas columnas; entonces elimínalo en las columnas. O dos columnas con lugares en las mismas filas; entonces elimínalo en las filas. En un Swordfish cada fila tiene dos o tres.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Cada una de las dos filas necesita una A, y solo tiene sitio para ella en las dos columnas.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Si la fila de arriba tiene su A en la columna izquierda, la de abajo no puede tenerla ahí: una columna solo tiene una A. Así que su A está en la columna derecha.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Si la fila de arriba tiene su A en la columna derecha, la A de la fila de abajo está en la izquierda.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>De un modo u otro, ambas columnas tienen su A en estas dos filas. Así que ninguna otra celda de las dos columnas puede ser A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Tres filas ponen tres A en tres columnas distintas, y así cada una de las tres columnas tiene su A. Cuatro filas lo hacen con cuatro.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Un X-Wing, Swordfish o patrón mayor de filas y columnas, estropeado por unos pocos lugares de más para A en una caja. Esos lugares de más se llaman aletas. A desaparece de las celdas que están en una columna del patrón y comparten la caja con todas las aletas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Resalta un dígito. Busca dos filas que serían un X-Wing si no estuvieran uno o dos lugares cercanos a una esquina.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Si una de las aletas es A, su caja tiene su A. Entonces ninguna otra celda de la caja puede ser A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Si ninguna aleta es A, el patrón es un X-Wing o Swordfish de verdad: sus columnas tienen su A en sus filas. Entonces ninguna otra celda de las columnas puede ser A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Una celda que está en una de esas columnas y en la caja de las aletas pierde A de un modo u otro.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Un X-Wing, Swordfish o patrón mayor con lugares de más para A en una caja, llamados aletas, donde una esquina del patrón junto a las aletas no puede ser A. Sin las aletas, a una de sus filas le quedaría un solo lugar. A desaparece de las celdas que están en una columna del patrón y comparten la caja con todas las aletas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Resalta un dígito. Busca dos filas con un lugar cada una en una misma columna, cuyos otros lugares estén en las mismas tres columnas pero no alineados.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Si ninguna aleta es A, la fila de las aletas tiene su A en el lugar que queda, y las demás filas tienen que usar las otras columnas. Así que cada columna del patrón tiene su A en estas filas.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Un patrón de un dígito A como un X-Wing o un Swordfish, en el que las cajas pueden ocupar el puesto de filas o columnas. Algunas filas y cajas tienen todos sus lugares para A en otras tantas columnas o cajas. A desaparece de las demás celdas de estas, a no ser que lo impidan lugares de más (aletas).</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Busca una fila con pocos lugares para un dígito y una caja con pocos lugares para él, que usen las mismas dos columnas.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Supongamos que una fila y una caja que no se solapan tienen todos sus lugares para A en dos columnas. Ambas necesitan una A, y son dos celdas distintas.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Una columna solo tiene una A. Así que la A de la fila y la A de la caja están en columnas distintas.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Ambas columnas tienen entonces su A, así que ninguna otra de sus celdas puede ser A. Con más de ellas, la cuenta es la misma.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Si hay aletas: o una aleta es A, o el patrón está completo. Lo que no es A en ninguno de los dos casos desaparece.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Un patrón de un dígito A en el que filas, columnas y cajas se mezclan libremente. Algunas tienen todos sus lugares para A en otras tantas. A desaparece de las demás celdas de estas últimas, a no ser que lo impidan lugares de más (aletas).</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Las personas rara vez los encuentran. Empieza por una fila y una columna con dos lugares cada una y busca una caja que las una.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Cada fila, columna o caja de la primera clase necesita una A. No tienen ningún lugar en común para ella, así que son celdas distintas.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Cada una de estas A está en una unidad de la segunda clase, que solo tiene una A. Así que todas están en unidades distintas.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Hay tantas de la segunda clase como de la primera. Así que cada una de ellas tiene su A en el patrón, y sus demás celdas no pueden ser A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Dos patrones con aletas sobre las mismas filas, mostrados en un solo paso. Usan columnas distintas y lugares de más (aletas) distintos para el dígito A. Cada uno descarta celdas propias, así que juntos descartan más.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Cuando hayas encontrado un patrón con aletas, mira si las aletas pueden cambiar de papel con una esquina de la misma caja.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Mira solo el primer patrón. Si una de sus aletas es A, la caja tiene su A. Si ninguna lo es, sus columnas tienen su A en las filas.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Una celda que está en la caja y en una de esas columnas pierde A de un modo u otro.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>El segundo patrón es correcto por la misma razón, con otras aletas y otras columnas.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Ambos valen a la vez, así que desaparece lo que descarta cada uno.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Un patrón de filas y columnas para el dígito A con lugares de más (aletas) demasiado lejos de la celda en cuestión. De cada aleta sale una cadena de conclusiones simples que lleva a esa celda. Tanto si una aleta es A como si ninguna lo es, la celda pierde su candidato.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Encuentra un patrón que falla solo porque una aleta está en la caja equivocada. Luego sigue lo que pasa si la aleta es verdadera.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Si ninguna aleta es A, el patrón está completo: sus columnas tienen su A en sus filas. La celda en cuestión está en una de esas columnas y no puede ser A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Si una aleta es A, sigue la cadena que empieza en ella, una conclusión tras otra. Termina en la celda en cuestión, que también pierde el candidato.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Uno de estos casos es cierto. En todos el candidato es falso, así que desaparece.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Dos filas, o dos columnas, tienen solo dos lugares cada una para A, y un lugar de cada una está en la misma columna o fila: la base. Los dos de la base no pueden ser A a la vez, así que al menos una de las dos puntas lo es. A desaparece de toda celda que comparte fila, columna o caja con ambas puntas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Resalta un dígito. Busca dos columnas con dos lugares cada una, de los que dos están en la misma fila y los otros dos no.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Los dos lugares de la base comparten una fila. Así que uno de ellos no es A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Si el izquierdo no es A, la A de la columna izquierda está en su punta.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Si el derecho no es A, la A de la columna derecha está en su punta.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>De un modo u otro, una de las puntas es A. Una celda que comparte fila, columna o caja con ambas puntas ve una A, así que no es A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Una fila y una columna tienen solo dos lugares cada una para A, y un lugar de cada una está en la misma caja. Estos dos no pueden ser A a la vez, así que al menos uno de los dos extremos lejanos lo es. A desaparece de la celda que está en la fila o columna de ambos extremos.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Resalta un dígito. Busca una fila y una columna con dos lugares cada una que se encuentren en una caja sin compartir allí una celda.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Los dos lugares de la caja comparten esta caja. Así que uno de ellos no es A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Si el de la fila no es A, la A de la fila está en su extremo lejano.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Si el de la columna no es A, la A de la columna está en su extremo lejano.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>De un modo u otro, un extremo lejano es A. La celda que comparte la columna del primer extremo y la fila del segundo lo ve, así que no es A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Dos Kites que usan la misma caja, en un solo paso. En cada uno, una fila y una columna tienen solo dos lugares para A y se encuentran en la caja, así que uno de sus dos extremos lejanos es A. Cada Kite elimina A de la celda que sus dos extremos lejanos tienen en común.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Cuando hayas encontrado un Kite, busca una segunda fila o columna con dos lugares que llegue a la misma caja.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>En la caja del primer Kite, el lugar de su fila y el de su columna no pueden ser A a la vez.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Si el lugar de la fila no es A, el extremo lejano de la fila es A. Si el lugar de la columna no es A, el extremo lejano de la columna es A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>De un modo u otro, la celda alineada con ambos extremos ve una A y pierde la suya.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>El segundo Kite es correcto por la misma razón, así que ambas celdas pierden A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Dos filas, columnas o cajas tienen solo dos lugares cada una para A, y un lugar de una comparte fila, columna o caja con un lugar de la otra. Estos dos no pueden ser A a la vez, así que al menos uno de los dos extremos lejanos lo es. A desaparece de toda celda que comparte fila, columna o caja con ambos extremos.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Resalta un dígito. Busca una caja con dos lugares, y una fila o columna con dos lugares que pase cerca de uno de ellos.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Los dos lugares cercanos comparten fila, columna o caja. Así que uno de ellos no es A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Si el primero no es A, su pareja del extremo lejano es A, porque solo había dos lugares.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Si el segundo no es A, su pareja del otro extremo lejano es A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>De un modo u otro, una celda que comparte fila, columna o caja con ambos extremos ve una A, así que no es A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>En una caja, todos los lugares para A están en una fila y una columna, como una cruz, y una fila o columna de fuera tiene solo dos lugares para A. Si su lugar lejano es A, la celda alineada con él no lo es. Si su lugar cercano es A, la caja tiene que usar el otro brazo de su cruz, lo que elimina A de la misma celda.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Resalta un dígito. Busca una caja cuyas cuatro celdas fuera de una cruz no lo tengan, y una fila o columna con dos lugares que apunte a la cruz.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Supongamos que una fila fuera de la caja tiene dos lugares para A. El cercano está en la columna de la cruz, el lejano no.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Si el lugar lejano es A, su columna tiene su A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Si el lugar cercano es A, la columna de la cruz tiene su A fuera de la caja. Así que la A de la caja está en la fila de la cruz, y esa fila tiene su A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>La celda donde se cruzan esa columna y esa fila no es A de ningún modo.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Una celda con dos candidatos (A o B), el pivote, comparte fila, columna o caja con cada una de otras dos celdas, las alas: una es (A o C), la otra (B o C). Sea cual sea el dígito del pivote, una de las alas pasa a ser C. Por eso C se puede eliminar de toda celda que comparte fila, columna o caja con ambas alas.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Resalta todas las celdas con dos candidatos. Toma una (A o B) como pivote. Busca en su fila, columna y caja (A o C) y (B o C) con la misma C. Las alas no tienen por qué verse. Una celda puede ver a una por la fila y a la otra por la columna.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>El pivote (A o B) comparte fila, columna o caja con cada ala.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Si el pivote es A, el ala (A o C) no puede ser A. Así que es C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Si el pivote es B, el ala (B o C) no puede ser B. Así que es C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>De un modo u otro, un ala es C. Una celda que comparte fila, columna o caja con ambas alas ve una C, así que no es C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Un pivote con los tres candidatos A, B y C, y dos alas que comparten fila, columna o caja con él: una tiene A y C, la otra B y C. Una de las tres celdas tiene que ser C. Así que C desaparece de toda celda que comparte fila, columna o caja con las tres.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Busca una celda con tres candidatos, una celda con dos de ellos en su caja y una con dos de ellos en su fila o columna, fuera de la caja. Las celdas que pierden C están en la caja del pivote.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Si el pivote es A, el ala (A o C) lo ve y es C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Si el pivote es B, el ala (B o C) lo ve y es C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Si no, el propio pivote es C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>En cada caso, una de las tres celdas es C. Una celda que comparte fila, columna o caja con las tres la ve, así que no es C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Dos celdas con los mismos candidatos A y B, y una fila, columna o caja con solo dos lugares para A, cada uno alineado con una de las celdas. Uno de estos lugares es A, así que una de las dos celdas no es A, y es B. Por eso B desaparece de toda celda que comparte fila, columna o caja con ambas celdas.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Busca dos celdas con los mismos dos candidatos que no compartan fila, columna ni caja. Luego busca una fila o columna con dos lugares para uno de los dígitos que las una.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>La fila, columna o caja necesita una A y tiene dos lugares para ella: uno ve la primera celda, el otro ve la segunda.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Si la A está en el primer lugar, la primera celda (A o B) no puede ser A. Así que es B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Si la A está en el segundo lugar, la segunda celda (A o B) no puede ser A. Así que es B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>De un modo u otro, una de las dos celdas es B. Una celda que comparte fila, columna o caja con ambas la ve, así que no es B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Empieza por una celda con tres o cuatro candidatos donde se crucen una caja y una fila, y reúne celdas de ambas que solo tengan esos dígitos.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Una serie de al menos cuatro celdas que tienen todas los candidatos A y B, cada una en una fila, columna o caja con la siguiente. Son A y B por turnos, así que la primera y la cuarta son distintas. A y B desaparecen de toda celda que comparte fila, columna o caja con estas dos.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Cuando los mismos dos candidatos están solos en cuatro celdas o más, intenta pasar de una a la siguiente.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Las vecinas de la serie comparten fila, columna o caja. Así que son distintas: una es A, la otra B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Si la primera celda es A, la segunda es B, la tercera A y la cuarta B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Si la primera celda es B, la segunda es A, la tercera B y la cuarta A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>De un modo u otro, la primera y la cuarta son una A y una B. Una celda que comparte fila, columna o caja con ambas ve los dos dígitos, así que no es ninguno de ellos.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Un tablero en el que casi toda celda vacía tiene dos candidatos, y casi todo dígito tiene dos lugares en cada fila, columna y caja donde falta. Si fuera así en todas partes, el sudoku no podría tener exactamente una solución. Un sudoku de verdad tiene exactamente una, así que uno de los candidatos de más es verdadero.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Hacia el final, cuando todas las celdas menos una tienen dos candidatos, mira la que tiene tres. El dígito que está tres veces en su fila es el bueno.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Supongamos que cada celda vacía tuviera dos candidatos, y cada dígito que falta dos lugares en cada fila, columna y caja.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Si hubiera una solución, dar a cada una de estas celdas su otro candidato daría una segunda: cada fila, columna y caja conserva todos sus dígitos.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Así que un tablero así no tiene solución o tiene más de una, y un sudoku de verdad nunca llega a eso.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Si ninguno de los candidatos de más fuera verdadero, el tablero llegaría a eso. Así que uno de ellos es verdadero, y lo que los ve a todos desaparece.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, de las que tres tienen solo los candidatos A y B. Si la cuarta también fuera A o B, se podrían intercambiar, y el sudoku tendría dos soluciones. Un sudoku de verdad tiene solo una, así que A y B desaparecen de la cuarta esquina.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Busca dos celdas con los mismos dos candidatos en una caja y una fila, y debajo o encima una tercera. La cuarta esquina es la interesante.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Si las cuatro esquinas contuvieran solo A y B, cada fila, columna y caja suya tendría ahí una A y una B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Intercambiar entonces todas las A y B de las esquinas no rompe ninguna regla: cada fila, columna y caja conserva ambos dígitos. Así que habría dos soluciones.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Un sudoku de verdad tiene solo una solución. Así que en una de las esquinas hay algo distinto de A y B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Tres esquinas no tienen nada más. Así que es la cuarta, y esa no es ni A ni B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, que tienen solo A, B y un candidato de más, C. Si ninguna fuera C, A y B se podrían intercambiar, y el sudoku tendría dos soluciones. Así que una de las esquinas con C es C, y C desaparece de toda celda que las ve todas.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Encuentra un rectángulo cuyas esquinas tengan A y B. Si todo lo que hay de más es el mismo dígito, busca celdas que compartan fila, columna o caja con todas las esquinas que lo tienen.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Un sudoku de verdad tiene solo una solución, así que una de las esquinas no es ni A ni B. El único otro candidato es C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Así que una de las esquinas con C es C. Una celda que comparte fila, columna o caja con todas ellas la ve, así que no es C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, de las que dos tienen solo dos candidatos, y las otras dos algunos más. Una de estas dos tiene que ser un dígito de más, o el sudoku tendría dos soluciones. Junto con otras celdas de su fila, columna o caja agotan dígitos, que desaparecen del resto.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Trata las dos esquinas como una sola celda que solo tiene sus dígitos de más, y busca con ella un par o un trío.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Si las esquinas contuvieran solo los dos dígitos que tienen las cuatro, intercambiarlos daría una segunda solución: cada fila, columna y caja conserva ambos.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Un sudoku de verdad tiene solo una. Así que una de las dos esquinas es uno de los dígitos de más.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Otras celdas de la misma fila, columna o caja también tienen solo dígitos de esos. Con esa esquina hay tantas celdas como dígitos.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Así que agotan esos dígitos, y ninguna otra celda de allí puede tenerlos.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, con los candidatos A y B, donde uno de los dos dígitos no tiene otro lugar en una fila o columna. Entonces tiene que estar en una de las esquinas. Si el otro dígito quedara a su lado, se podrían intercambiar los dos, así que desaparece de estas esquinas.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Encuentra un rectángulo con A y B en todas las esquinas, dos de ellas sin nada más. Luego cuenta los lugares de A y de B en la fila o columna de las otras dos.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>El dígito que no tiene allí otro lugar está en una de las dos esquinas.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Si la otra esquina fuera el otro dígito, las cuatro esquinas contendrían solo A y B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Un sudoku de verdad tiene solo una solución. Así que ninguna de las esquinas es ese otro dígito.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, que tienen todas los candidatos A y B. Frente a una esquina, la fila y la columna no tienen otro lugar para A. Si la esquina opuesta fuera B, A y B rellenarían las cuatro y se podrían intercambiar, así que no es B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Empieza por una celda que solo tenga A y B. En la fila y en la columna de la esquina opuesta, cuenta los lugares de un dígito.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Supongamos que la esquina en cuestión fuera B. Su fila tiene solo dos lugares para A, ambos en el rectángulo, así que su vecina de la fila sería A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>También su columna tiene solo dos lugares para A. Así que su vecina de la columna sería A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>La esquina opuesta (A o B) ve una A, así que sería B. Las cuatro contendrían solo A y B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Un sudoku de verdad tiene solo una solución. Así que la esquina en cuestión no es B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, ninguna de ellas una pista y algunas resueltas por ti. Si contuvieran solo A y B, se podrían intercambiar, porque ninguna pista los fija. Un sudoku de verdad tiene solo una solución, así que una de las esquinas es otra cosa.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Mira los dígitos que has puesto tú. Tres de ellos como A, B, A en un rectángulo dejan la cuarta esquina sin B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Ninguna de las cuatro esquinas es una pista. Así que nada en el sudoku dice cuál es A y cuál es B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Un sudoku de verdad tiene solo una solución. Así que desaparece lo que completaría A y B en las esquinas.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Seis celdas o más en un bucle cerrado que tienen casi todas solo los candidatos A y B, con dos de ellas en cada fila, columna y caja del bucle. Si todas fueran A o B, se podrían intercambiar alrededor, y el sudoku tendría dos soluciones. Un sudoku de verdad tiene solo una, así que un candidato de más del bucle es verdadero.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Cuando muchas celdas tienen los mismos dos candidatos, pasa de una a la siguiente e intenta volver. Una celda del camino puede tener más candidatos.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Si el bucle contuviera solo A y B, estarían en él por turnos, y cada fila, columna y caja suya tendría ahí una A y una B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Intercambiar entonces todas las A y B del bucle no rompe ninguna regla, porque cada fila, columna y caja conserva ambas. Así que habría dos soluciones.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Un sudoku de verdad tiene solo una. Así que una de las celdas con candidatos de más contiene uno de ellos.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Tipo 1: solo una celda tiene candidatos de más, así que no es ni A ni B. Tipo 2: todos los de más son un mismo dígito, que desaparece de las celdas que los ven todos.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Tipo 3: las celdas con candidatos de más agotan dígitos junto con otras. Tipo 4: A no tiene otro lugar junto a ellas, así que B no puede estar ahí.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Cuatro celdas, las esquinas de un rectángulo en dos filas, dos columnas y dos cajas, que tienen todas A y B, y dos opuestas tienen más candidatos. Las dos filas no tienen otro lugar para B, así que B ocupa dos esquinas opuestas. En las esquinas con más candidatos haría A de las otras, y se podrían intercambiar, así que B desaparece de ahí.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Encuentra un rectángulo con A y B en todas las esquinas y candidatos de más solo en dos opuestas. Luego cuenta los lugares de cada dígito en ambas filas y en ambas columnas.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Ambas filas necesitan una B y solo tienen sitio para ella en las esquinas. Las dos B no pueden compartir columna, así que están en esquinas opuestas.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Si estuvieran en las esquinas con candidatos de más, las otras dos esquinas (A o B) verían una B y serían A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Un sudoku de verdad tiene solo una solución. Así que las esquinas con candidatos de más no son B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Todos los lugares de un dígito A unidos por filas, columnas y cajas con solo dos lugares, coloreados por turnos con dos colores. O toda celda del primer color es A, o toda celda del segundo. Una celda de fuera que ve ambos colores no es A, y un color que está dos veces en una fila, columna o caja es falso.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Resalta un dígito y colorea sus lugares por turnos dondequiera que una fila, columna o caja tenga solo dos. Luego busca celdas que compartan fila, columna o caja con ambos colores.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>En una fila con solo dos lugares para A, uno es A y el otro no. Así que reciben colores distintos.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>De lugar en lugar esto sigue: si una celda de un color es A, todas las de ese color lo son, y ninguna del otro.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: una celda de fuera ve ambos colores. Si el primer color es A, ve una A. Si lo es el segundo, también ve una A. De un modo u otro no es A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: dos celdas de un color comparten fila, columna o caja. No pueden ser A las dos, así que este color es falso en todas partes y el otro es el bueno.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Dos grupos separados de lugares para un dígito A, cada uno coloreado por turnos con dos colores propios. Donde un color del primer grupo ve un color del segundo, no pueden ser A los dos. Así que uno de los otros dos colores es A, o un color que ve los dos del otro grupo es falso.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Colorea un dígito como en el coloreado simple. Si un segundo grupo de lugares queda sin color, dale otros dos colores y mira dónde se tocan los grupos.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>En cada grupo, uno de sus dos colores es A y el otro no.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Supongamos que una celda azul comparte fila, columna o caja con una verde. Entonces azul y verde no son A los dos.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Si azul no es A, lo es el otro color de su grupo. Si verde no es A, lo es el otro color de su grupo. Una celda que ve estos otros dos no es A de ningún modo.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Si azul ve los dos colores del otro grupo, ve una A en todo caso. Así que ninguna celda azul es A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Candidatos de todos los dígitos, unidos donde una celda tiene solo dos, o una fila, columna o caja tiene solo dos lugares para un dígito, y coloreados por turnos con dos colores. O todos los candidatos del primer color son verdaderos, o todos los del segundo. Un color que se contradice es falso, y un candidato que ambos colores descartan desaparece.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Empieza en una celda con dos candidatos y coloréalos de forma distinta. Sigue por filas, columnas y cajas con solo dos lugares, y por otras celdas con dos candidatos.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>De dos candidatos solos en una celda, uno es verdadero y el otro falso. Lo mismo vale para los dos lugares de un dígito en una fila, columna o caja.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Así que si un candidato de un color es verdadero, todos los de ese color lo son, y todos los del otro son falsos.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: un color tiene dos candidatos en una celda, o un dígito dos veces en una fila, columna o caja. No pueden ser verdaderos los dos, así que este color es falso.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: un candidato queda descartado por el primer color, y también por el segundo. De un modo u otro es falso.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Dos o tres celdas donde se cruzan una caja y una fila o columna, con algunas celdas del resto de la caja y del resto de la fila, que tienen entre ellas tantos dígitos como celdas hay. Ningún dígito cabe dos veces, así que cada uno está una vez. Los dígitos de la parte de la fila desaparecen del resto de la fila, los de la parte de la caja del resto de la caja.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Busca, donde se cruzan una caja y una fila, dos celdas con cuatro candidatos entre ellas. Luego busca una celda con dos de ellos en la fila y una con los otros dos en la caja.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>Las celdas de la parte de la fila y las de la parte de la caja no tienen ningún dígito en común. Un dígito de la parte de la fila tiene sus lugares solo en la fila, así que cabe ahí una vez.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Un dígito de la parte de la caja tiene sus lugares solo en la caja, así que cabe ahí una vez.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Hay tantas celdas como dígitos. Cada celda necesita uno y ninguno puede estar dos veces, así que cada uno de los dígitos está en una de las celdas.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Así que la fila tiene los dígitos de la parte de la fila en estas celdas, y la caja los de la parte de la caja. Desaparecen de las demás celdas.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Dos o tres celdas para las que se prueba cada combinación de dígitos. Una combinación es imposible si deja una celda cercana sin ningún dígito, o si repite un dígito en una fila, columna o caja. Un candidato que no está en ninguna combinación posible desaparece.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Elige dos celdas que compartan fila, columna o caja con muchas celdas de dos candidatos. Cada una de estas prohíbe una combinación.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Toma un candidato de la primera celda y prueba con él cada candidato de las otras celdas.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Si ambos dígitos son iguales y las celdas comparten fila, columna o caja, la combinación rompe la regla.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Si una celda que las ve solo tiene estos dos candidatos, no le quedaría ningún dígito. Así que esa combinación también es imposible.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Si toda combinación con el candidato falla, el candidato es falso.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Una cadena de lugares para un dígito A: si no está aquí, tiene que estar allí, así que no puede estar en el lugar siguiente, y así sucesivamente. Si el primer lugar no es A, lo es el último. Por eso A desaparece de toda celda que comparte fila, columna o caja con ambos extremos.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Resalta un dígito. Encuentra filas, columnas y cajas con solo dos lugares para él, y únelas donde sus extremos compartan fila, columna o caja.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Supongamos que el primer lugar no es A. Su fila, columna o caja solo tiene otro lugar, así que ese es A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>El lugar siguiente comparte con él fila, columna o caja. Así que el siguiente no es A, y su pareja tiene que ser A. Así sigue hasta el último lugar, que es A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Así que si el primer lugar no es A, lo es el último. Si el primero es A, no hay nada que seguir.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>De un modo u otro, uno de los extremos es A. Una celda que comparte fila, columna o caja con ambos lo ve, así que no es A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Una cadena de celdas con dos candidatos cada una, en la que cada celda comparte fila, columna o caja con la siguiente y tiene con ella un dígito en común. Si la primera celda no es el dígito A, las celdas se deducen una de otra hasta que la última es A. Por eso A desaparece de toda celda que comparte fila, columna o caja con ambos extremos.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Resalta todas las celdas con dos candidatos. Empieza por una, di que no es A, y sigue lo que tienen que ser las demás hasta que A vuelva.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>La primera celda tiene A y otro dígito. Si no es A, es el otro dígito.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>La celda siguiente comparte con ella fila, columna o caja. Así que no es ese dígito, y tiene que ser su propio otro.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Así va de celda en celda, hasta que a la última solo le queda A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Si la primera celda es A, un extremo es A enseguida. De un modo u otro, uno de los extremos es A, y una celda que comparte fila, columna o caja con ambos no lo es.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Una cadena de conclusiones simples, llamada AIC: si este candidato es falso, aquel es verdadero, así que el siguiente es falso, y así sucesivamente. Cada paso usa una celda con dos candidatos, o una fila, columna o caja con dos lugares para un dígito. El primer candidato o el último es verdadero, así que desaparece lo que ambos descartan.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Empieza por un candidato que te gustaría ver desaparecer y pregunta: ¿y si fuera verdadero? Sigue los dígitos forzados hasta que algo sea imposible.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Supongamos que el primer candidato es falso. Su celda solo tiene otro candidato, o su fila solo otro lugar. Así que ese es verdadero.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Lo que es verdadero descarta a sus vecinos: los demás candidatos de su celda, y el mismo dígito en su fila, columna y caja.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Falso, verdadero, falso, verdadero: así sigue, y el último candidato es verdadero.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Si el primero es falso, el último es verdadero. Si el primero es verdadero, también está bien. De un modo u otro, lo que ambos descartan es falso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Una cadena de conclusiones simples (AIC) en la que un paso también puede tratar de dos o tres celdas de una caja en una misma fila o columna: una de ellas tiene el dígito, o ninguna lo tiene. Por lo demás funciona como cualquier cadena. La primera afirmación o la última es verdadera, así que desaparece lo que ambas descartan.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Cuando una cadena se atasca porque una fila tiene tres lugares, mira si dos de ellos están en una misma caja. Toma esos dos como uno.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Supongamos que una fila tiene sus lugares para un dígito en una celda y en un grupo de dos celdas de una caja.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Si la celda sola no tiene el dígito, lo tiene una del grupo. No se sabe cuál, pero ambas comparten la fila y la caja.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Así que el dígito desaparece de todas las demás celdas de esa fila y esa caja, y la cadena sigue desde ahí.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>Al final, la primera afirmación o la última es verdadera. De un modo u otro, lo que ambas descartan es falso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Una cadena de conclusiones simples (AIC) en la que un paso también puede usar un grupo de celdas con un candidato más que celdas, llamado conjunto casi bloqueado (ALS). Si un grupo así pierde un dígito, necesita todos los demás. La primera afirmación o la última es verdadera, así que desaparece lo que ambas descartan.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Busca dos celdas con tres dígitos o tres celdas con cuatro en una fila, columna o caja. Llevan una cadena de uno de sus dígitos a otro.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Toma dos celdas de una fila con los dígitos 1, 2 y 3 entre ellas. Si 1 queda descartado en ambas, quedan dos dígitos para dos celdas.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Así que 2 está en una y 3 en la otra. Una celda que comparte fila, columna o caja con ambos lugares de 2 no puede ser 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Con esto sigue la cadena. Un grupo mayor hace lo mismo.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Una cadena de conclusiones simples que vuelve a su comienzo, de modo que se puede leer hacia delante y hacia atrás. O una de cada dos afirmaciones es verdadera, o lo son todas las demás. Así que de dos vecinas en una fila, columna, caja o celda, una es siempre verdadera, y lo que descarta desaparece.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Cuando los dos extremos de una cadena se encuentran en una fila, columna o caja, o en una celda, cierra el bucle y mira a lo largo de cada uno de sus enlaces qué puede desaparecer.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Si el primer candidato es falso, el segundo es verdadero, el tercero falso, y así alrededor del bucle.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Si el primer candidato es verdadero, da la vuelta al revés: el último es falso, el anterior verdadero, y así sucesivamente hasta que el segundo es falso.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>De un modo u otro, dos vecinos nunca son falsos los dos. Donde comparten fila, columna o caja, el dígito está en uno de los dos.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Así que desaparece de las demás celdas de allí. Donde los dos están en una celda, desaparecen sus otros candidatos.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Una cadena de conclusiones simples que empieza con una suposición sobre un candidato y vuelve a él con lo contrario. Una suposición que lleva a su propio contrario es falsa. Así que el candidato desaparece, o es el que hay que escribir.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Elige un candidato cuya fila, columna o caja tenga pocos más de su dígito, supón que es verdadero y sigue los dígitos forzados hasta que uno de ellos lo descarte.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Supongamos que el candidato es verdadero. Entonces sus vecinos son falsos, y donde solo queda otro, ese es verdadero.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Así sigue, falso y verdadero por turnos, cada conclusión a partir de la anterior.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>La última conclusión dice que el primer candidato es falso. Pero se suponía verdadero.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Las dos cosas no pueden ser, así que el candidato es falso. Al revés, si se supone falso y resulta verdadero, es verdadero.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Dos grupos de celdas, cada uno en una fila, columna o caja y con un candidato más que celdas: conjuntos casi bloqueados. Comparten un dígito que solo uno de ellos puede tener, así que el otro grupo necesita todos los dígitos que le quedan. Otro dígito que ambos tienen está entonces en uno de ellos, y desaparece de toda celda que ve todos sus lugares.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>El grupo más pequeño es una celda con dos candidatos. Búscala junto a dos o tres celdas con un dígito más que celdas, y busca un dígito que ambos tengan en una misma fila, columna o caja.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Todos los lugares del dígito compartido en ambos grupos comparten una fila, columna o caja. Así que el dígito no está en ambos grupos.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Si el primer grupo no lo tiene, le quedan tantos dígitos como celdas. Necesita cada uno de ellos, también el segundo dígito común.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Si el segundo grupo no lo tiene, necesita todos sus otros dígitos, también el segundo dígito común.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>De un modo u otro, el segundo dígito común está en uno de los grupos. Una celda que comparte fila, columna o caja con todos sus lugares de allí no puede tenerlo.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Tres grupos de celdas, cada uno con un candidato más que celdas: conjuntos casi bloqueados. El primero comparte un dígito con el segundo y otro con el tercero, y solo puede prescindir de uno de ellos. Así que el segundo o el tercer grupo pierde un dígito y necesita todos los demás, entre ellos el dígito que ambos tienen.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>Es un XY-Wing con grupos de celdas en lugar de celdas. Busca primero el grupo del medio, y luego los otros dos que lo ven.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>El primer grupo tiene un dígito más que celdas. Así que solo le falta uno de sus dígitos, y tiene al menos uno de los dos compartidos.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Si tiene el dígito que comparte con el segundo grupo, este no puede tenerlo y necesita todos los demás.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Si tiene el dígito que comparte con el tercer grupo, este necesita todos los demás.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>De un modo u otro, un dígito que tienen el segundo y el tercer grupo está en uno de ellos. Una celda que ve todos sus lugares de allí no puede tenerlo.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Una cadena de grupos de celdas, cada uno con un candidato más que celdas: conjuntos casi bloqueados. Un grupo que pierde un dígito necesita todos los demás, y uno de estos quita un dígito al grupo siguiente, y así sucesivamente. Así que un dígito del primer y del último grupo está en uno de ellos.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Empieza con dos grupos que comparten un dígito en una fila, columna o caja, y añade un tercero que comparta otro dígito con el segundo.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Supongamos que el primer grupo no tiene el dígito en cuestión. Entonces necesita todos los demás, también el que comparte con el grupo siguiente.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Así que el grupo siguiente pierde ese dígito y necesita todos los demás, también el que comparte con el grupo que viene después.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Así sigue hasta el último grupo, que tiene que tener el dígito en cuestión.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>O lo tiene el primer grupo o lo tiene el último. Una celda que ve todos sus lugares en ambos no puede tenerlo.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Una celda, el tallo, y para cada uno de sus candidatos un grupo de celdas con un candidato más que celdas, un pétalo. Sea lo que sea el tallo, un pétalo pierde ese dígito y necesita todos los demás. Un dígito que tienen todos los pétalos está en uno de ellos, y desaparece de toda celda que ve todos sus lugares.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Empieza por una celda con dos o tres candidatos. Para cada uno de ellos busca un grupo cuyos lugares para él compartan todos fila, columna o caja con la celda.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>El tallo es uno de sus candidatos. Digamos que es el del primer pétalo.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Todos sus lugares en ese pétalo comparten fila, columna o caja con el tallo. Así que el pétalo pierde ese dígito.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Entonces tiene tantos dígitos como celdas y los necesita todos, también el dígito que tienen todos los pétalos.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Con cada otro candidato del tallo es otro pétalo. De un modo u otro, el dígito común está en uno de ellos, y una celda que ve todos sus lugares no puede tenerlo.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Se prueba un dígito en un lugar y solo se sigue ese dígito por el tablero. Sus otros lugares caen, uno tras otro, hasta que a una fila, columna o caja no le queda ninguno. Así que el dígito no puede estar ahí, y el candidato desaparece.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Elige un dígito al que le queden pocos lugares y pruébalo donde quitaría muchos de ellos.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Supongamos que la celda es A. Entonces A desaparece de todas las demás celdas de su fila, columna y caja.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>A alguna otra fila, columna o caja le queda ahora un solo lugar para A. Así que A está ahí, y caen más lugares.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>Al final, alguna fila, columna o caja no tiene ningún lugar para A. Pero cada una necesita una.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Así que la celda no es A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Se prueban uno tras otro todos los candidatos de una celda, o todos los lugares de un dígito en una fila, columna o caja. De cada uno sale una cadena de conclusiones simples. Si todas llevan a lo mismo, es verdad, porque uno de ellos tiene que ser el correcto.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Elige una celda con dos candidatos, sigue ambos y anota lo que sale igual.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>La celda tiene que ser uno de sus candidatos, o el dígito tiene que estar en uno de sus lugares. No hay otro caso.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Si es el primero, sigue lo que tiene que pasar entonces, conclusión por conclusión. Lleva al resultado.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Si es el segundo, o el tercero, las conclusiones son otras, pero llevan al mismo resultado.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Uno de los casos es el correcto. Sea cual sea, el resultado es verdadero.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Una suposición de la que salen varias cadenas de conclusiones simples. Juntas quitan todos los candidatos de una celda, o todos los lugares de un dígito en una fila, columna o caja. Eso no puede ser, así que la suposición era falsa.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Supón un candidato que, de ser verdadero, forzaría mucho, y observa las celdas con dos candidatos y las filas con dos lugares.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Supongamos que el candidato es verdadero (o falso).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Una cadena de conclusiones quita el primer candidato de alguna celda, otra cadena el segundo, y así sucesivamente.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Todas valen a la vez. Así que a esa celda no le quedaría ningún dígito, o a un dígito ningún lugar.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Cada celda necesita un dígito. Así que la suposición era falsa, y lo contrario es verdad.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Una suposición cuyas consecuencias se siguen como una red: una conclusión puede necesitar varias anteriores. Al final, a una celda no le queda ningún dígito, o a un dígito ningún lugar. Eso no puede ser, así que la suposición era falsa.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Pruébalo. Escribe el dígito, sigue con los únicos y mira si algo falla.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Supongamos que el candidato es verdadero, y anota lo que se sigue enseguida.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>De esto y del tablero se sigue más. Una celda puede perder su penúltimo candidato solo después de varias de estas conclusiones.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>Al final, a una celda no le queda ningún dígito, o una fila, columna o caja no tiene lugar para un dígito.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Un sudoku de verdad se puede rellenar. Así que la suposición era falsa.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Varias suposiciones de las que una tiene que ser verdadera, cada una seguida hasta todas sus consecuencias. Una conclusión puede necesitar varias anteriores. Lo que se sigue de todas ellas es verdad.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Elige una celda con dos candidatos. Escribe el primero como prueba y sigue, luego el segundo, y compara.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>La celda tiene que ser uno de sus candidatos, o el dígito tiene que estar en uno de sus lugares en una fila, columna o caja.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Si es el primero, se siguen muchas cosas. Si es el segundo, se siguen otras.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Lo que se sigue en todos los casos es verdad, sea cual sea el correcto.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Se miran juntas todas las maneras de poner un dígito en cada fila, columna y caja. Una celda que usan todas las maneras tiene el dígito. Una celda que no usa ninguna no puede tenerlo.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Esto es trabajo para un ordenador: un dígito puede tener miles de esas maneras. Para una persona son pocas cuando se conocen casi todos sus lugares.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>En la solución, el dígito está una vez en cada fila, columna y caja. Esta es una de las maneras.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>No se sabe cuál es. Pero si todas las maneras usan una celda, la correcta también.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Si ninguna manera usa una celda, la correcta tampoco. Así que el dígito desaparece de ella.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Tres o más pares de celdas contiguas en las mismas dos filas o columnas, que casi todas tienen solo tantos dígitos como pares hay. Si no contuvieran otra cosa, las dos líneas podrían intercambiar estos dígitos y el puzle tendría dos soluciones. Un sudoku de verdad tiene solo una, así que un candidato de más en estas celdas es verdadero.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>En dos filas de una banda o dos columnas de una pila, busque tres pares de celdas, uno en cada caja, con los mismos tres dígitos. Una celda puede tener más.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Si las celdas contuvieran solo estos dígitos, cada una de las dos líneas los tendría todos ahí, porque tiene tantas celdas como dígitos hay.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Intercambiar ahí las dos líneas no rompe ninguna regla: cada par queda en su línea cruzada, y cada fila, columna y caja conserva sus dígitos.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Habría entonces dos soluciones, pero un sudoku de verdad tiene solo una. Una de las celdas con candidatos de más contiene uno de ellos.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Tipo 1: solo una celda tiene candidatos de más, así que es uno de ellos. Tipo 2: todos los de más son un mismo dígito, que desaparece de las celdas que los ven todos.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Tipo 3: las celdas con candidatos de más agotan dígitos junto con otras. Tipo 4: un dígito no tiene otro lugar junto a ellas, así que los demás del patrón no pueden estar ahí.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Algunas celdas que casi todas tienen dos candidatos, y en las que cada dígito tiene dos lugares en cada fila, columna y caja donde está. Si ninguna tuviera más, cada una podría tomar su otro candidato y el puzle tendría dos soluciones. Un sudoku de verdad tiene solo una, así que un candidato de más en estas celdas es verdadero.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Siga celdas con dos candidatos: para cada uno de sus dígitos busque una pareja en la fila, en la columna y en la caja, hasta que todo tenga pareja.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Supongamos que cada una de las celdas tuviera solo sus dos candidatos. En una solución, cada fila, columna y caja usaría uno de los dos lugares de cada dígito.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Dar a cada una de estas celdas su otro candidato usaría los otros lugares: cada fila, columna y caja conserva todos sus dígitos, así que es una segunda solución.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Un sudoku de verdad tiene solo una. Así que en una de las celdas con más de dos candidatos es verdadero uno de más.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Celdas resueltas que con una celda más serían un conjunto cerrado: dos dígitos en las mismas filas, columnas y cajas, o los mismos dígitos en una parte de dos líneas. Si el conjunto se cerrara, el resto de la cuadrícula también se podría intercambiar, porque ahí no hay ninguna pista. Un sudoku de verdad tiene solo una solución, así que la celda no completa el conjunto.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Elija dos dígitos resueltos en pocos lugares. Marque cada fila, columna y caja que tenga solo uno de ellos y busque la celda donde se encuentran.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Cada fila, columna y caja tiene una vez cada uno de los dos dígitos. Si las celdas resueltas tuvieran en cada una ambos o ninguno, también las que siguen abiertas.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Intercambiar entonces los dos dígitos en todas las celdas abiertas no rompe ninguna regla: cada fila, columna y caja conserva ambos. Y ninguna pista cambia, porque todas las de los dos están en el conjunto cerrado.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Habría entonces dos soluciones, pero un sudoku de verdad tiene solo una. El conjunto nunca se cierra, así que una celda que lo cerraría contiene otra cosa.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Con dos líneas es igual: si una parte de ambas tiene los mismos dígitos, también el resto, y los restos se podrían intercambiar.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Las pistas de unos pocos puzles son simétricas: gire, refleje o desplace la cuadrícula, intercambie algunos dígitos, y vuelven a estar las mismas pistas. Un sudoku de verdad tiene solo una solución, así que esta también tiene que ser simétrica. Un dígito está en una celda solo si su pareja está en la celda pareja, y lo que ha perdido su pareja desaparece.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Cuando las pistas forman una imagen simétrica, compare cada una con la del otro lado. Si frente a cada 1 está el mismo dígito, y así los demás, el puzle es simétrico.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Tal movimiento lleva filas, columnas y cajas a filas, columnas y cajas. Así lleva la solución a una cuadrícula que cumple las reglas, también con dígitos intercambiados.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Las pistas van a las pistas. Así que aquello en que se convierte la solución es una solución del mismo puzle.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Solo hay una, así que la solución se convierte en sí misma. Si una celda contiene un dígito, su celda pareja contiene la pareja del dígito.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Un candidato cuya pareja ha desaparecido desaparece. También el que compartiría una celda, una fila, una columna o una caja con una pareja que lo excluye.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Busca una fila y una columna en las que los mismos dígitos estén descartados en muchas celdas fuera de la caja donde se cruzan.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Supón que el dígito no está en ninguna ala. Entonces la fila lo tiene dentro de la caja, y la columna también.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>La caja lo tiene solo una vez, así que está donde ambas se encuentran: en el pivote.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Tres dígitos que necesitan cada uno una de tres celdas no dejan sitio a otros.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>De dos dígitos un pivote solo puede tener uno, así que un ala tiene el otro. Dos pares de dígitos con dos pivotes llenan así ambas alas y ambos pivotes.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Fuegos artificiales de dos dígitos A y B: cada uno está en una de tres celdas, el pivote donde se cruzan una fila y una columna, o un ala en cada una. El pivote solo puede tener uno, así que una de las alas es A o B. La celda opuesta al pivote, que ve ambas alas, decide lo que sigue.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Busca dos dígitos con un solo lugar cada uno fuera de una caja en una fila y una columna, en las mismas celdas. Luego mira la celda que completa el rectángulo.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: si la celda opuesta tiene solo A y B, impide su dígito en ambas alas. Así que el pivote tiene el mismo dígito. Con dos fuegos así alrededor de una celda, el otro dígito está en su fila y en su columna entre las alas.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: dos celdas con solo A y B ven la celda opuesta, una por la fila, la otra por la columna. Si fuera A, ellas serían B, y ninguna ala podría ser A o B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: un dígito C tiene solo tres lugares en la fila y la columna de la celda opuesta: esta celda y las alas. Si no estuviera aquí, ambas alas serían C, y ninguna A o B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Busca tres dígitos que aún no estén puestos en cuatro cajas así y que queden juntos en muchas de sus celdas. Es raro, pero vence a los sudokus más difíciles que se conocen.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Dos cajas contiguas en horizontal tienen dígitos distintos en cada una de las tres filas. Eso solo es posible si ambas giran en el mismo sentido.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Leídas de izquierda a derecha, dos cajas una encima de la otra también giran en el mismo sentido.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Si las celdas de una caja bajan, ambas lecturas giran en el mismo sentido. Si suben, en sentidos opuestos.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Así, al dar la vuelta por las cuatro cajas el sentido cambia en cada caja cuyas celdas suben. Con una o tres de ellas se termina en el sentido equivocado, y eso no puede ser.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Un bucle cerrado de cinco, siete o más celdas, un número impar, en el que cada una comparte fila, columna o caja con la siguiente y casi todas tienen solo A y B. Con A y B solos no se puede llenar. Así que uno de los otros candidatos, los guardianes, es correcto.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Cuando los mismos dos candidatos están solos en varias celdas, intenta unirlas en un bucle con una o dos celdas que tengan algo más.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Supón que el bucle tuviera solo A y B. Las vecinas son distintas, así que A y B se alternan a lo largo del bucle.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Con un número impar de celdas la última es igual que la primera. Pero también son vecinas, así que no puede ser.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Así que una de las celdas tiene otra cosa. Si solo una puede, la tiene. Si todos los guardianes son el mismo dígito, las celdas que los ven a todos no pueden tenerlo. Guardianes en una fila, columna o caja pueden completar un conjunto.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Empieza con una celda con A, y una celda que la ve con B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Cada celda que ve a ambas es C. Sigue mientras a una celda le quede un dígito, y prueba los dos donde tenga dos.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>En las celdas marcadas todo camino acaba con dos dígitos iguales que se ven. Como los tres dígitos se pueden intercambiar, otro comienzo no cambia nada.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Así que una de las celdas tiene otro dígito que A, B y C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Resalta un dígito y une sus lugares donde una fila, columna o caja tenga solo dos. Si un bucle de cinco se cerrara salvo por uno o dos lugares, lo has encontrado.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Supón que ningún guardián es A. Entonces cada dos vecinas del bucle son los únicos lugares para A en su fila, columna o caja: una es A, la otra no.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Así que las celdas son por turno A y no A. Con un número impar de celdas la última es igual que la primera, pero también son vecinas. No puede ser.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Así que uno de los guardianes es A. Las celdas que los ven a todos no son A, y si solo hay uno, es A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Dos celdas de base juntas en una caja, con tres o cuatro candidatos entre ambas, y dos celdas objetivo que no coinciden con ellas en fila, columna ni caja. Los objetivos deben tener los mismos dos dígitos que la base. Los candidatos que no encajan de ningún modo desaparecen.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Busque dos celdas de una caja en una fila con tres o cuatro candidatos entre ambas, y celdas con los mismos candidatos en otras filas de las cajas de al lado. En las tres columnas, fuera de estas cajas, cada dígito debe caber en dos filas como mucho.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Supongamos que la base está en una fila. Importan tres columnas, una en cada caja: las de los objetivos y la que está junto a la base.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Un dígito de la base no está en otro lugar de su fila ni de su caja. Si tampoco estuviera en ningún objetivo, las tres columnas lo necesitarían en sus otras celdas.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Eso requiere tres filas distintas, pero solo hay sitio en dos. Así que el dígito está en un objetivo, y también el otro de la base.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Ambos dígitos necesitan además sitio en las tres columnas y en las otras cajas, así que no todas las parejas encajan. Lo que bloquea cada forma restante es falso.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Júnior: ambos objetivos están en las cajas junto a la base. Sénior: uno está más lejos en una de esas columnas. Doble: dos Exocets usan las mismas columnas.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Dieciséis celdas en cuatro cajas donde se cruzan dos filas y dos columnas: en cada caja dos celdas de la fila y dos de la columna. Forman un anillo en el que cada pareja comparte dígitos con la siguiente. Si solo hay sitio para tantos dígitos como celdas, cada uno desaparece del resto de su fila, columna o caja.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Busque cuatro cajas en las esquinas de un rectángulo con dos filas y dos columnas vacías ahí salvo en los cruces. Cada pareja de celdas tiene unos cuatro candidatos, dos en común con cada vecina.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Recorra el anillo: cada pareja comparte una fila o columna con una vecina y una caja con la otra. Ahí un dígito solo puede estar una vez.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Cuente para cada dígito cuántas de estas filas, columnas y cajas contienen todos sus lugares en el anillo. En total son tantas como celdas.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Cada celda necesita un dígito, así que ninguno puede faltar: cada una de estas filas, columnas y cajas tiene sus dígitos en el anillo. Desaparecen de sus otras celdas.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Las celdas donde se cruzan algunas filas y algunas columnas. Unos dígitos se cuentan una vez en cada columna, los demás una vez en cada fila. Si resultan tantos dígitos como celdas, cada uno desaparece del resto de su fila o columna.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Busque cuatro filas y cuatro o cinco columnas que se crucen en muchas celdas vacías, y dígitos dados en muchas de sus otras celdas.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Cada una de las celdas necesita un dígito. Un dígito solo puede estar una vez en una columna y una vez en una fila.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Cuente los dígitos que caben: unos por columnas, los demás por filas. Si son justo tantos como celdas, ninguno puede faltar.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Así que cada fila y columna tiene en estas celdas los dígitos contados por ella. Desaparecen de sus otras celdas.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Un Multifish cuenta desde los dígitos: algunos deben estar en cada una de ciertas filas, y columnas y celdas sueltas tienen el sitio justo para ellos.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Celdas de una caja, con algunas de una fila y de una columna que la cruzan, que tienen tantos dígitos como celdas hay. Cada dígito está solo en la fila, solo en la columna o solo en la caja, así que cada uno está una vez. Desaparece de toda otra celda que ve todos sus lugares.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Busca un Sue de Coq en el que la parte de la caja necesite algunas celdas de una segunda línea, con los dígitos que sobran.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Cada dígito tiene todos sus lugares en la fila, en la columna o en la caja. Así que cabe ahí una vez.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Una celda que comparte fila, columna o caja con todos los lugares de un dígito así lo encuentra esté donde esté. Por tanto no puede ser ese dígito.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Quita algo a una celda, fila, columna o caja, de modo que ahí queda un único. Otros candidatos pueden haber desaparecido antes en el camino.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Se supone un candidato, y se sigue un único tras otro, como en un whip. Pero cada uno puede estar en cualquier parte, no solo donde el anterior ha quitado algo. Al final una celda no tiene dígito, o un dígito no tiene lugar, así que el candidato desaparece.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Una fila y una caja que se cruzan: fuera del cruce la fila tiene una celda con los candidatos A y B, y la caja tiene A y B en una sola celda. Estas dos celdas son el mismo dígito, y el otro está donde se cruzan fila y caja. Así que la celda de la caja no tiene otro dígito, y A y B desaparecen del resto de la fila.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Toma una celda con dos candidatos y mira las otras cajas de su fila: ¿hay una que tenga ambos dígitos fuera de la fila en una sola celda? Dos celdas con tres dígitos, y tres con cuatro, hacen lo mismo.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>La celda de la fila es A o B. Si es A, no hay otra A en la fila, así que tampoco donde se cruzan fila y caja.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>La caja también necesita una A, y fuera de la fila solo tiene esa celda para ella. Su B está entonces donde se cruzan fila y caja, y la fila tiene la suya ahí también.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Si la celda de la fila es B, pasa lo mismo al revés.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Celdas de una fila o columna y de una caja que se cruzan, con solo tantos dígitos como celdas: cuatro en un WXYZ-Wing, cinco en un VWXYZ-Wing, y así sucesivamente. Todos los dígitos menos uno pueden estar ahí solo una vez. Así que el último está en una de las celdas y desaparece de toda celda que ve todos sus lugares.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Todos los dígitos menos uno caben como mucho una vez en estas celdas, porque sus lugares comparten fila, columna o caja.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Así que dejan libre al menos una celda, y el último dígito la llena.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Todas las celdas con los mismos dos candidatos A y B unidas por filas, columnas y cajas, con ramas y anillos. Forman dos grupos: uno es todo A, el otro todo B. A y B desaparecen de toda celda que comparte fila, columna o caja con una celda de cada grupo.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Cuando los mismos dos candidatos están solos en cinco celdas o más, dales dos colores por turnos, y busca celdas que vean ambos colores.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Las celdas unidas que comparten fila, columna o caja son distintas.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Así que un grupo es todo A y el otro todo B, o al revés.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>De un modo u otro, una celda que ve una de cada grupo ve una A y una B, así que no es ninguna de ellas.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Una fila y una columna se cruzan en una caja. Fuera de esta caja un dígito tiene solo un lugar en la fila y uno en la columna. Entonces está en una de tres celdas: estas dos, las alas, o el pivote donde se cruzan. Tres dígitos así llenan las tres celdas; dos, y otros dos con las mismas alas y el pivote opuesto, llenan cuatro.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Supón que las doce celdas tienen solo A, B y C. Lee las de una caja hacia abajo: A, B, C, A ... gira en un sentido, A, C, B, A ... en el otro.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Algunas celdas que casi todas tienen solo los mismos tres o cuatro dígitos, en lugares tales que siempre hay dos maneras de llenarlas con los mismos dígitos en cada fila, columna y caja. Si no contuvieran otra cosa, el puzle tendría dos soluciones. Un sudoku de verdad tiene solo una, así que un candidato de más en estas celdas es verdadero.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Busque celdas de tres o cuatro dígitos que encuentren otras de ellas en la fila, en la columna y en la caja. Llénelas e intente llenarlas de otra manera con los mismos dígitos en cada fila, columna y caja.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Tome cualquier manera de llenar las celdas con estos dígitos. Hay una segunda en la que cada fila, columna y caja tiene ahí los mismos dígitos.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Todas las demás celdas encajan con la segunda manera igual que con la primera, porque lo que encuentran es lo mismo.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Cuatro cajas en las esquinas de un rectángulo, cada una con tres celdas en tres filas y tres columnas, que parecen tener solo A, B y C. También se llama Martillo de Thor o Trivalue Oddagon. En una o tres de las cajas las celdas suben, en las otras bajan. Tales celdas no se pueden llenar, así que uno de los candidatos que tienen además es correcto.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Un bucle cerrado de cinco o siete lugares para un dígito A, cada uno con el siguiente en una fila, columna o caja sin otros lugares para A, salvo unos pocos: los guardianes. También se llama Guardians. Sin ellos el bucle no podría ser correcto, así que uno de ellos es A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Se supone un candidato, y se sigue un único tras otro: cada uno está en una celda, fila, columna o caja a la que el anterior ha quitado algo. Al final no queda nada en una de ellas, así que el candidato desaparece.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Elige un candidato cerca de celdas con dos candidatos y de filas con dos lugares, y sigue lo que obliga. Mira solo lo que quita el último dígito. Cuantos menos únicos hacen falta, más fácil es el whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Diez o más celdas que parecen tener solo A, B y C, y comparten tantas filas, columnas y cajas que no queda forma de llenarlas. Así que uno de los candidatos que tienen además es correcto.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Donde tres dígitos quedan juntos en muchas celdas, dales tres colores, de modo que colores iguales nunca se vean. Donde eso falla, una celda tiene que ser otra cosa. El patrón más conocido de este tipo es el Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Sudoku</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Notas</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Pegar sudoku</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Guardar &amp;como...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>Copiar s&amp;udoku</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>&amp;Copiar como</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>&amp;Volver antes del error</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Introd&amp;ucir el tuyo</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Empezar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>Probar al&amp;go</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>&amp;Descartar la prueba</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>&amp;Borrar los colores</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>&amp;Limpieza automática de candidatos</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Escribir &amp;dígitos</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>Escribir ca&amp;ndidatos</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>Escribir notas de es&amp;quina</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Escribir no&amp;tas centrales</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>&amp;Escribir colores</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>&amp;Modo siguiente</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Marcar dígito&amp;s repetidos</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Res&amp;altar el mismo dígito</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Resaltar fila, columna &amp;y caja</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>&amp;Resaltar celdas de dos candidatos</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Marcar los dígitos &amp;falsos al momento</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>&amp;Mostrar los dígitos restantes</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>&amp;Elegir primero el dígito</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>Mostrar nombres de filas y col&amp;umnas</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>Mostrar e&amp;l reloj</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>&amp;Nombres de las celdas</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>Teclado &amp;y ratón</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;Acerca de Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Sugerencia siguiente</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Aplicar la sugerencia</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>&amp;Cerrar la sugerencia</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Resolver ahora</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>&amp;Contar soluciones</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>A&amp;justar el tablero a la ventana</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>Cambiar &amp;teclas...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Su&amp;gerencia</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;Todos los pasos</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>Camino de so&amp;lución</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>&amp;Elegir técnicas...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Preferencias...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>Borrar los enla&amp;ces</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>Dibuj&amp;ar enlaces</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Observar</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;Dos solucionadores lado a lado</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Prop&amp;iedades</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>&amp;Ofrecer esquina, centro, color y enlace</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Tablero más &amp;grande</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Tablero más pe&amp;queño</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>Rever mi par&amp;tida</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>&amp;Guardar imágenes de esta ejecución...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>&amp;Rellenar candidatos</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Rellenar candidatos de la &amp;selección</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Rellenar candidatos del dí&amp;gito resaltado</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>Eliminar candidatos &amp;imposibles</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>Borrar todos los candidatos &amp;y notas</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>&amp;Por qué no este dígito...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Resalta primero un dígito: mantén Alt y pulsa el dígito.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>Conservar &amp;la prueba</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>&amp;Rellenar únicos</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Nue&amp;vo sudoku...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Primero dónde mirar, luego las celdas, luego toda la razón.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Hace lo que dice la sugerencia.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Todos los pasos posibles ahora.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Todos los pasos de aquí a la solución, uno tras otro.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Marca un dígito que aparece dos veces en una fila, columna o caja.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Las celdas con solo dos candidatos suelen ser el lugar por donde seguir.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Compara cada dígito con la solución en cuanto se escribe; Comprobar solo lo hace cuando se le pide.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>Las teclas muestran cuántas veces falta aún cada dígito.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Elige primero un dígito y luego haz clic en todas las celdas donde va.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Qué más pueden escribir las teclas de dígitos, además de dígitos y candidatos.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Cómo nombran las frases una celda: r1c1 es fila 1, columna 1; en A1 las filas son letras.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Cómo se juega</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>La regla, y cómo escribir, comprobar y deshacer, con imágenes.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>¿&amp;Qué estoy viendo?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Qué hacen los solucionadores, y una ejecución en cinco imágenes.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Partidas que has empezado; cada una se guarda con todas sus jugadas.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Abre un sudoku que has copiado en otro programa.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Copia el sudoku en la forma que lee otro programa.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Compara una vez tus dígitos con la solución y dice cuáles son falsos.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Retira todas las jugadas desde el primer error.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Escribe un sudoku de un periódico o un libro.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Para el reloj y tapa el tablero.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Nivel, valoraciones, origen y otros datos de este sudoku.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Quita todo lo que has escrito; Deshacer lo recupera.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>Lo que escribas ahora tiene un segundo color; luego lo conservas o lo descartas todo.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Retira todo lo que escribiste en el segundo color.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Escribe en cada celda vacía los dígitos que las reglas aún permiten en ella.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>Lo mismo, solo en las celdas seleccionadas.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>Lo mismo, solo para el dígito resaltado.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Elimina una vez todos los candidatos que descarta un dígito de su fila, columna o caja.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Al escribir un dígito, se elimina de los candidatos de su fila, columna y caja.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Los candidatos son los dígitos que una celda aún puede contener; las sugerencias trabajan con ellos.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Dígitos pequeños en las esquinas de una celda: notas tuyas, que el programa no toca.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Dígitos pequeños en el centro de una celda: notas tuyas, que el programa no toca.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Dibuja líneas entre candidatos, para seguir qué depende de qué.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Cambia lo que escriben las teclas de dígitos.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Dice qué descarta un dígito en la celda seleccionada.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Escribe cada dígito al que solo le queda un lugar, o que está solo en su celda.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Qué técnicas usan las sugerencias y los pasos, y en qué orden.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Dos solucionadores trabajan a la vez en este sudoku.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Rellena toda la solución.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Un sudoku de verdad tiene exactamente una.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>Sudoku &amp;del día...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Todos los sudokus, y lo que has jugado de ellos.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Sudo&amp;ku</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mportar...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Pone los sudokus de archivos en una colección tuya.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Po&amp;ner marcador</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Recuerda el tablero tal como está; Marcadores lleva de vuelta a él.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>&amp;Marcadores</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Vuelve a una posición que marcaste; Deshacer regresa.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Todas las técnicas, de la más fácil a la más difícil, explicadas.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>Aprender té&amp;cnicas</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>Partidas &amp;guardadas...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>&amp;Muéstramelo</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Muestra la razón en el tablero, imagen por imagen.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>&amp;Explicar las soluciones</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Por qué este sudoku tiene una solución, ninguna o varias.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Co&amp;mparar solucionadores</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Lo que necesita cada solucionador y cada manera de suponer para este sudoku, o para todos los de un archivo.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Todo sobre el juego, las teclas, los solucionadores, las técnicas y los archivos, con búsqueda.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 está en %2</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>ahí no queda nada más</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1 no tiene otro lugar en %2</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>en %1, todos los lugares de %2 están en %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>lo dice la nota %1</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Paso más difícil para HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Para practicar: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, posición %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>&amp;Colorear las celdas</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;Poner %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Eli&amp;minar el candidato %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>E&amp;scribir el candidato %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>Ya hay un %2 en %1.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 no puede ir en %2, porque ya está en %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>¿Por qué &amp;falta %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>&amp;Seleccionar todos los dígitos así</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>¿Por &amp;qué no %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>&amp;Dibujar el enlace a %1 aquí</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>&amp;Dibujar un enlace desde %1 aquí</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>&amp;Eliminar %n enlace de esta celda</numerusform>
            <numerusform>&amp;Eliminar %n enlaces de esta celda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>&amp;Eliminar %n enlace de %1</numerusform>
            <numerusform>&amp;Eliminar %n enlaces de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Colore&amp;ar el candidato %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>&amp;Rellenar candidatos aquí</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>¿Por qué falta &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>¿Por qué no &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>&amp;Por qué no</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Color &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Poner &amp;un dígito</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>E&amp;scribir un candidato</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>Sin c&amp;olor</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>una de %1 celdas</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>misma fila</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>misma columna</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>misma caja</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>supongamos esto</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>único otro %1 en %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>no queda nada más en %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 tiene %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>misma celda</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1 ya tiene su %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>por qué %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>si %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1 no son %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1 no son %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>el %2 de %1 está en %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Si %1, %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, así que </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>comparten %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>comparte %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>cada una comparte fila, columna o caja con todas estas</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>cada una comparte fila, columna o caja con ambas</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: véase %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>sin suposición</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>ya es un único</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>en cada uno de estos recorridos, el primer o el último candidato es verdadero</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, y </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>único lugar para %1 en %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>lleva a un callejón sin salida</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1 no tiene lugar para %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>a %1 no le queda ningún dígito</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>un callejón sin salida</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>no quedaría nada para %1</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>misma fila, columna o caja</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %2 celdas para %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1 necesitan todos sus otros dígitos</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>una de %1 es %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>las mismas %1 celdas</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>si no, %1 rellenan %2: nada para %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>si no, no quedaría nada para %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>si no, %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>así que los demás también desaparecen</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 salvo %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 rellenan %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 solo tienen %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>únicos lugares para %1 en %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>las filas %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>las columnas %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1 necesitan %2 para %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>como en las líneas %1 a %2 de la lista</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>las cajas %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>únicos lugares en %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 son %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>único lugar en %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>celda más pequeña</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Supone en la celda a la que le quedan menos dígitos</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>callejones sin salida</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Supone lo que intervino en los últimos callejones sin salida (por actividad)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>menos opciones</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Supone en la celda a la que le quedan menos dígitos, o dónde va un dígito en la fila, columna o caja con menos lugares para él</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>primera celda</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Supone en la primera celda vacía, fila por fila</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Supone cualquier dígito de cualquier celda</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln sudoku</numerusform>
            <numerusform>%Ln sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln abandonado</numerusform>
            <numerusform>, %Ln abandonados</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>trabajando</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>atascado</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>una solución</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>dos o más</translation>
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
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 sin %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 tiene que ser %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>A causa de %1, no queda ningún dígito para %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>A causa de %1, %2, y entonces no queda ningún dígito para %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>A causa de %1 se sigue %n dígito, y entonces no queda ningún dígito para %2.</numerusform>
            <numerusform>A causa de %1 se siguen %n dígitos, y entonces no queda ningún dígito para %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>A causa de %1, no queda ningún lugar para %2 en %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>A causa de %1, %2, y entonces no queda ningún lugar para %3 en %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>A causa de %1 se sigue %n dígito, y entonces no queda ningún lugar para %2 en %3.</numerusform>
            <numerusform>A causa de %1 se siguen %n dígitos, y entonces no queda ningún lugar para %2 en %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>A causa de %1, toda manera de rellenar las demás celdas acaba en un callejón sin salida.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1 se pueden rellenar de dos maneras, y ninguna pista decide entre ellas.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Más difícil</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>El patrón se extiende por el tablero. Decide algo en %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Esta es la celda que importa: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Estas son las celdas que importan: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Importa esta %n celda.</numerusform>
            <numerusform>Importan estas %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Supongamos: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Supongamos: %1. %2 …</translation>
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
        <translation>el enlace</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>el archivo XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>el archivo JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>el archivo zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>los datos de la partida</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>el sudoku</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>la lista de candidatos</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>un sudoku de HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>un sudoku de KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>un archivo de Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>un sudoku sino una posición de la biblioteca de HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una carpeta</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>una tubería con nombre</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>un socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un dispositivo</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>un puntero de Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>qué dígitos son pistas</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidatos</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>más de un sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>jaulas de Killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>jaulas</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>termómetros</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flechas</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>líneas</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>indicios dibujados</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>cajas irregulares</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>anticaballo</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>antirrey</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonales</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>diferencias</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>no consecutivos</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>grupos disjuntos</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>razones</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palíndromos</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>líneas Renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>líneas de susurros</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>líneas de suma por región</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>sumas Little Killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sumas sándwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>cuádruples</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>líneas intermedias</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>celdas mínimas</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>celdas máximas</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>regiones extra</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>clones</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>celdas impares</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>celdas pares</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>niebla</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>celdas de índice</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>un enlace de forma conocida</translation>
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
        <translation>enlaces</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>el comienzo de un sudoku</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la solución</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>dígitos puestos</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>que los candidatos son parte del sudoku</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>segundos colores y colores de candidatos</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>el tiempo</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>nombres, orígenes y niveles</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>comentarios</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>fechas</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>identificadores y valoraciones</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>el archivo gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>un sudoku (Solo) de Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>un sudoku de Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>un sudoku de lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>un sudoku del Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>un archivo comprimido dentro de otro</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>la imagen</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>Nada es posible.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 tiene que ser %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 no puede ser %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Si %1, entonces %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 no puede ser %2: el sudoku lo descarta.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 no puede ser %2: ya está en %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 tiene que ser %2: ahí no queda ningún otro dígito.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 tiene que ser %2: no hay otro lugar para él en %3.</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>Por la nota %3, %1 tiene que ser %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 no puede ser %2: en %3 todos sus lugares están en %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>Por la nota %3, %1 no puede ser %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Sin salida: no queda ningún dígito para %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Sin salida: no queda ningún lugar para %1 en %2.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Sin salida: la nota %1 ya no se puede cumplir.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>Se tira la nota %1: servía de poco.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Se retiran todas las suposiciones para empezar de nuevo; las notas se quedan.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Una solución: cada celda tiene su dígito.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>La nota %1 descarta esta solución, para buscar otra.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Se ha probado todo: no hay más solución que las encontradas.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>Se retira la suposición %1.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Se retiran las suposiciones %1 y %2.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Se retiran las %1 suposiciones.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Se retiran las suposiciones %1 a %2.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Suposición %1: %2 en %3.</translation>
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
        <translation>Supongamos: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Entonces %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Únicos</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Candidatos bloqueados</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Pares, tríos, cuartetos</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Peces</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Dos enlaces de un dígito</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Alas</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Unicidad</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Cadenas y bucles</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Conjuntos casi bloqueados (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Exclusión</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>Cadenas forzadas</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>un tanteo</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Con %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Tu récord absoluto: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Tu récord del mes: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>%1 más rápido</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>%1 más lento</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>un error</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, solo la primera fase</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Paso %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Lo más largo: %1 antes del paso %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>Practicar: %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>se abre</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>se guarda</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Formatos de archivo</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold reconoce un formato por lo que contiene el archivo, y no por su nombre. También se puede soltar en la ventana un archivo, una carpeta o un enlace, y pegar un sudoku.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Las celdas: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Buscando un paso</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>Hay un error en el tablero</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Esto puede tardar un rato.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Corrige primero el error; hasta entonces ninguna sugerencia puede ayudar.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>línea continua: uno de sus extremos es verdadero</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>línea discontinua: sus extremos no son verdaderos los dos</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>No se encontró una razón corta; esta necesita %n paso.</numerusform>
            <numerusform>No se encontró una razón corta; esta necesita %n pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>línea discontinua: este dígito bloquea esa celda</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>línea continua: su final se sigue de su comienzo</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>En %1 solo cabe un dígito.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>En %1 solo hay una celda vacía.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Enlace %1 de %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Ahora encuentra: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Aquí no hay ningún paso de este tipo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Bien, pero no es todo: falta todavía %n eliminación.</numerusform>
            <numerusform>Bien, pero no es todo: faltan todavía %n eliminaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Bien, pero no es todo: falta todavía %n dígito.</numerusform>
            <numerusform>Bien, pero no es todo: faltan todavía %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Bien, pero todavía falta algo.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 es %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 no puede ser %2: en %3, el %2 está en %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>deja [{cells:has} sin dígito][sin lugar a {digits} en {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 no puede ser %2: paso a paso, eso %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 todavía puede ser %2. Si no, sería %3, y paso a paso, eso %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 todavía puede ser %2. Si no, el %2 de %3 estaría en %4, y paso a paso, eso %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Pon el dígito que resulta.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Elimina lo que sobra.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Correcto. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Cierto, pero hace falta un paso más difícil: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>El resto también es cierto, por: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>La técnica es correcta: %1. El resto es cierto, pero ningún paso que yo conozca lo muestra.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>No todo es correcto.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>El %1 de %2 pertenece al propio patrón: lo que desaparece está al lado.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Cierto, por: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Cierto, pero no por un paso que yo conozca.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>No cambiaría nada: marca lo que desaparece, o pon un dígito.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 no puede ser %2: este candidato ya no está.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 todavía puede ser %2: ahí no queda ningún otro dígito.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 todavía puede ser %2: no queda otro lugar para él en %3.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 no es %2 en la solución.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 todavía puede ser %2: así es en la solución.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>una de estas es {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>lugares de {digits} en {base} y {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>como mucho una de estas es {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>o todas estas son verdaderas</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>o lo son todas estas</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>celdas que comparten {setdigits} con {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>solo con estas habría dos soluciones</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>verdadero en uno de los casos</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>falso en uno de los casos</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>dígitos que usa alguna combinación</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>en cada una de {excluders} tiene que quedar un dígito</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: o todas estas son {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: o todas estas, si no lo son las A</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: o todas estas son {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: o todas estas, si no lo son las C</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>así que ninguna de estas es {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>lugares de {digits} en {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>como mucho una de estas por dígito</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: una de estas es {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: una de estas es {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>una en {pairhouse}, una en {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>todos los lugares de {digits} en {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>los dígitos que no dejan otra opción</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: donde se cruzan {line} y {box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: celdas del resto de {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: celdas del resto de {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>los otros lugares de {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>solo con estas no habría una única solución</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>como mucho una de estas es {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>una de estas es {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>cada uno de {restricted} como mucho una vez</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>los otros dígitos de estas celdas</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} rellenan estas celdas</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>los otros lugares de {digits} en {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>uno de estos tiene que ser verdadero</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: sin un dígito, necesita todos los demás</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: celdas que una línea de la explicación necesita juntas</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>verdadero si {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>falso si {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: tiene {firstDigits} o {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: sin {firstDigits} necesita sus otros dígitos</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: sin {secondDigits} necesita sus otros dígitos</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: sin un dígito de {cells} necesita los demás</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>uno de estos es verdadero</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>así que estos son verdaderos</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>la mitad falsa los eliminaría todos</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>falso: estos no pueden ser todos verdaderos</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>falso: A y B bloquean ambos uno de estos</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>falso: dos de estos comparten {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} rellenan estas celdas</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits} en {base} y {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>en una de las dos lecturas, fuera de {cover} o {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>estos permitirían un intercambio en el resto de la cuadrícula</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>pistas que son pareja una de otra</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>las celdas pareja</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>estos solos no pueden llenar sus celdas</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>un bucle que necesita un lugar más</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>una de estas es {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>candidatos que ven a estas</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>la base: dos de estos dígitos</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>los objetivos: los mismos dos dígitos</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>no hay sitio para un tercero</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>contado una vez por {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>contado una vez por {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>como mucho una vez por dígito y columna</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>como mucho uno de estos por celda</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>limitados por su fila o columna</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>limitados por su caja</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: todos menos uno de {digits}</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: los mismos que A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>el último de {digits} es una de estas</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: celdas de {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: celdas del resto de {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: todas el mismo dígito</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: todas el otro dígito</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Muy fácil</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 celdas por rellenar, casi todas a primera vista.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 celdas por rellenar; basta con mirar filas, columnas y cajas.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Aquí y allá, un dígito cuesta más de encontrar.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Ayudan las notas pequeñas en las celdas: algunos pasos comparan dos o tres celdas.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Muy difícil</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Hacen falta notas en casi todas las celdas, y paciencia.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Para quien disfruta atascándose un rato.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Más difícil</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>solo únicos</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1, y %n más fácil</numerusform>
            <numerusform>%1, y %n más fáciles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>No válido</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sin solución</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
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
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>La entrada está vacía; no se ha abierto nada.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>esto es demasiado grande para abrirlo; se leen como mucho %1 de una vez.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Esto no es texto legible: contiene caracteres NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Se corta a la mitad (línea %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Se corta a la mitad.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Dañado o incompleto: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>La lectura paró en la línea %1: no había ningún sudoku en los últimos %2.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>No se encontró ningún sudoku en los primeros %1.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>no se encontró ningún sudoku.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>La línea %1 tiene más de %2 caracteres; no se encontró en ella ningún sudoku.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>La línea %1 tiene %2 caracteres; no se encontró en ella ningún sudoku.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 no es ni un dígito 1-9 ni un carácter para una celda vacía.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Celda %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Línea %1, celda %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 es una pista que la partida guardada cambia; se ha conservado la pista.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Hay 1 celda; un sudoku tiene 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Hay %n celda; un sudoku tiene 81.</numerusform>
            <numerusform>Hay %n celdas; un sudoku tiene 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>La línea %1 tiene 1 celda; una fila de un sudoku tiene 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>La línea %1 tiene %n celda; una fila de un sudoku tiene 9.</numerusform>
            <numerusform>La línea %1 tiene %n celdas; una fila de un sudoku tiene 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>La línea %1 tiene 1 celda; un sudoku tiene 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>La línea %1 tiene %n celda; un sudoku tiene 81.</numerusform>
            <numerusform>La línea %1 tiene %n celdas; un sudoku tiene 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>Se encontró 1 fila; un sudoku tiene 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Se encontró %n fila; un sudoku tiene 9.</numerusform>
            <numerusform>Se encontraron %n filas; un sudoku tiene 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 no es un candidato (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Línea %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>esto es un sudoku %1; Ninefold solo abre sudokus clásicos de 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>esto es una variante (%1); Ninefold solo abre sudokus clásicos de 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>este enlace solo lleva a una página (%1); el sudoku en sí no está en él.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Esto lo guardó un Ninefold más nuevo (versión %1 de sus archivos); este no puede leerlo.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Esto lo guardó %1, que es demasiado antiguo para leerlo.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>El archivo XML usa entidades; no se ha abierto.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>esto no es %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>No se puede abrir el archivo: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Esto es %1, no un archivo con sudokus.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>No se pudo leer el archivo hasta el final: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>No se pudo escribir el archivo: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Este formato no puede guardar %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 no es una jugada y se ha omitido.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>Se encontró %n carácter; una lista de candidatos tiene 729.</numerusform>
            <numerusform>Se encontraron %n caracteres; una lista de candidatos tiene 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>una hoja de cálculo ha quitado los ceros del principio. Guarda allí la columna como texto.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>una hoja de cálculo ha redondeado los 81 dígitos a %1; se han perdido. Guarda allí la columna como texto.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>No se puede abrir la biblioteca: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>Esto es una base de datos de otro programa; no se ha tocado.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Esta biblioteca la escribió una versión más nueva de Ninefold; no se ha tocado.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>La biblioteca está dañada.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Otro programa lleva mucho tiempo escribiendo en la biblioteca; inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>Se ha perdido la conexión con el servidor de la biblioteca: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>No se pudo usar la biblioteca: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>No se encontró ningún sudoku; la lectura terminó en la línea %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>El disco está lleno, así que no se puede escribir nada en la biblioteca. Haz sitio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Para leer imágenes hace falta el paquete %1, que no está instalado.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>No se ha encontrado ningún sudoku en la imagen. Lo que mejor se lee es una imagen tomada justo desde arriba, con el tablero entero y buena luz.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Esta imagen es demasiado grande para leerla; el límite es de %1 millones de píxeles.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>enlace fuerte de %1 a %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>enlace débil de %1 a %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 en %n celda</numerusform>
            <numerusform>%1 en %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n enlace</numerusform>
            <numerusform>%n enlaces</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>notas</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>dígitos</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 vaciado</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 celdas vacías; casi todas tienen un dígito evidente.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 celdas vacías; fila a fila, columna a columna o caja a caja, sin notas.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 celdas vacías o más; aún sin notas, pero algunos dígitos se esconden bien.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Candidatos bloqueados y pares, a veces un XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, alas; pares y candidatos bloqueados.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Cadenas y conjuntos de celdas. Trae paciencia.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Basta con cada dígito por turno, caja a caja.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Cada dígito por turno, en cajas, filas y columnas.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Algunas celdas solo muestran su dígito al contar lo que ven.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Candidatos bloqueados y pares ocultos que muestran enseguida un dígito.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Candidatos bloqueados y pares, rara vez un X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Sobre todo un XY-Wing; candidatos bloqueados, pares, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Candidatos bloqueados, Skyscraper, pares; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Sobre todo un Skyscraper o un 2-String Kite; candidatos bloqueados, pares.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, Kites, rectángulo oculto, colores.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Cadenas, alas, rectángulo oculto, rectángulo vacío.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Cadenas más largas y conjuntos casi bloqueados.</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Cadenas, conjuntos casi bloqueados y, una de cada dos veces, redes forzadas.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1 celdas vacías, %2 de las cuales se pueden rellenar enseguida.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Cuántas celdas se pueden rellenar enseguida al principio</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>La valoración de Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Giro 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Giro 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Dos ejes</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Antidiagonal</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Esto tarda menos de un segundo.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Esto tarda unos segundos.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>Esto es raro: puede tardar medio minuto.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observar</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Solución: página %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Soluciones: páginas %1 a %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>no exactamente una solución</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solución</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Un suceso atrás (Izquierda)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Reproducir o pausar (Espacio)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Un suceso adelante (Derecha)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reproducción</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tablero de sudoku</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Fila %1 columna %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>vacía, candidatos %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Suceso %1 de %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Esta página muestra una parte de la ejecución.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Pulsa Reproducir, o ve suceso a suceso con las flechas.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>No hay suposiciones en pie: cada dígito se sigue de las pistas.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>Hay 1 suposición en pie. El número pequeño es la suposición en la que se apoya un dígito.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>Hay %1 suposiciones en pie. El número pequeño es la suposición en la que se apoya un dígito.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposiciones</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Se sigue</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Callejones sin salida</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 ponen un dígito</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 tachan un candidato</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 escriben notas</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Intro posición siguiente</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Intro comprueba</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H dónde mirar</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D muestra la respuesta</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Espacio otras notas</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc volver al sudoku</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Examen: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Examen, posición %1 de %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Práctica, posición %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Posición %1 de %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Posición %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Esta era la respuesta: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 de %2 correctas: el examen está superado.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 de %2 correctas. Hacen falta %3 para superar el examen.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Las teclas de dígitos escriben ahora dígitos.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>Las teclas de dígitos tachan ahora candidatos.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>Las teclas de dígitos escriben ahora notas.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Esta posición cuenta ahora como encontrada con ayuda.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Filas y columnas en otro orden</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>no hace falta ninguna, los únicos lo resuelven</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>más de %1 celdas juntas</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 celdas juntas, por ejemplo %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, donde %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>una celda mágica: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>ninguna, todas las pistas hacen falta</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>el nivel %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>el nivel de semilla %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 pistas</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>la simetría %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>pistas con este patrón</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>esta solución</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>la valoración %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>ninguna pista de más</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Menos de 17 pistas dejan siempre más de una solución.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>No existe un sudoku así: nivel, patrón y número de pistas se excluyen.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>No existe un sudoku así: ningún conjunto de %1 celdas tiene la simetría %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>El patrón no tiene la simetría %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>El patrón deja sin pistas dos filas de una banda, o dos columnas de una pila: intercambiarlas da siempre una segunda solución.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>La cuadrícula solución no está llena, o un dígito aparece dos veces en una unidad.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Estas pistas de esa cuadrícula solución encajan también con otra solución.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>No existe un sudoku así: el nivel y el nivel de semilla se excluyen.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>No existe un sudoku así: el nivel %1 no tiene una valoración de %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>No se encontró ningún sudoku en %1 intentos.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>No se encontró ningún sudoku con %1 en %2 intentos.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>la puntuación %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>«%1» como técnica más difícil</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>la técnica «%1»</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>No existe un sudoku así: el nivel %1 nunca necesita la técnica «%2».</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>No existe un sudoku así: hasta el paso más fácil tiene una valoración de %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>No se conoce ningún sudoku con una valoración superior a %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>No existe un sudoku así: cada celda vacía añade al menos %1 a la puntuación.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>No existe un sudoku así: ninguna puntuación supera %1.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>el nivel %1, su tercio más fácil</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>el nivel %1, su tercio medio</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>el nivel %1, su tercio más difícil</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>el más difícil que encuentra una escalada</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>un bucle SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>cualquier sudoku</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>un tridagon</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>un Exocet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Pulsa las teclas</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
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
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Injusto</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Prueba y error</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Técnicas para HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>El paso más difícil para HoDoKu, y los puntos de todos</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>puntuación y nivel del solucionador por defecto de HoDoKu, y las técnicas que usa.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, {hodoku_score} puntos</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Nivel valorado</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Por la regla propia de Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>si se resuelve solo con únicos desnudos y ocultos, con hasta 26, hasta 49 o más celdas vacías es
Muy fácil, Fácil, Normal; si no, ER hasta 4,5 es Difícil, hasta 7,2 Muy difícil, por encima Experto.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>La valoración de cada paso según Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer: el paso más difícil</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>las valoraciones ER/EP/ED de Sudoku Explainer 1.2.1, halladas dando sus pasos en su orden.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ramificación</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Las elecciones en el camino a la solución, y las celdas vacías</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 por cada elección en el camino a la solución, más las celdas vacías.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Solo necesita únicos.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Necesita %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Necesita %1 y %2 técnicas más fáciles.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Necesita %1 y %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valoración %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Esta partida está abierta en otro ordenador (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Se ha eliminado el archivo de esta partida.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Esta partida está dañada y no se pudo leer.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>El archivo se conserva como %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>No se puede abrir esta partida (%1).</translation>
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
        <translation>Esto es raro: la búsqueda puede tardar, y se puede parar.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>El nivel es ahora %1, donde aparece.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>Ya no se pide «%1»: %2 casi nunca la necesita.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 tiene %2 pistas; el patrón tiene %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n línea</numerusform>
            <numerusform>%n líneas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>Mostrar nombres de &amp;filas y columnas junto al tablero</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>&amp;Menos movimiento: mostrar los cambios al instante</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>&amp;Mostrar el reloj</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Limpieza automática: al escribir &amp;un dígito, se elimina de los candidatos de su fila, columna y caja</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Elegir primero el &amp;dígito y luego hacer clic donde va</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>&amp;Ofrecer notas de esquina, notas centrales, colores y enlaces</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Marcar dígitos repetidos: el mismo dos veces en una fila, columna &amp;o caja</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>&amp;Marcar los dígitos falsos al momento: comparar cada uno con la solución</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>Resaltar el mismo &amp;dígito</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>&amp;Resaltar fila, columna y caja</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>Mostrar &amp;cuántos quedan de cada dígito</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Decir qué &amp;técnicas necesita el sudoku</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl con un dígito escribe un candidato, &amp;no una nota central</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>&amp;Nombrar la técnica de cada una de mis jugadas</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Mostrar los archivos abiertos y &amp;guardados entre los archivos recientes del sistema</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Hay algo falso en el tablero, así que no se rellenan únicos. Comprobar muestra qué es.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Ahora no hay ningún único que rellenar.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n único rellenado.</numerusform>
            <numerusform>%n únicos rellenados.</numerusform>
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
        <translation>Celda más restringida</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Lógica</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Solucionador rápido</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking va de celda en celda en orden de lectura. En cada una supone el dígito más pequeño que no rompe ninguna regla. Donde no queda ningún dígito, vuelve a la última suposición y prueba allí el siguiente. Nunca mira hacia delante ni aprende nada, así que puede caer miles de veces en el mismo callejón sin salida. Siempre encuentra la solución, pero por el camino más largo.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Este solucionador también supone, pero elige bien la celda: aquella a la que le quedan menos dígitos. Una celda con un dígito no deja elección, y de dos dígitos uno es correcto. Una celda sin dígitos es un callejón sin salida. Entonces se retira la última suposición y se prueba el dígito siguiente. Elegir bien hace el camino mucho más corto que el de Backtracking.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagation escribe todo lo que se sigue antes de suponer. Rellena una celda a la que solo le queda un dígito, y escribe un dígito al que solo le queda un lugar en una fila, columna o caja. Solo cuando no se sigue nada más, supone en la celda con menos dígitos. Un callejón sin salida retira la última suposición con todo lo que se seguía de ella. Muchos sudokus no necesitan ninguna suposición.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Elección más estrecha</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Este solucionador tiene dos clases de suposiciones: qué dígito va en una celda, y dónde va un dígito en una fila, columna o caja. Toma la suposición con menos maneras de seguir. Si queda una sola, no hay nada que suponer. Si no queda ninguna, es un callejón sin salida, y se retira la última suposición. La dificultad de los sudokus nuevos se mide con la misma regla.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL deduce como Propagation (y además: un dígito cuyos lugares en una fila, columna o caja están todos también en otra no puede estar en el resto de esa otra) y aprende de cada callejón sin salida. Pregunta qué dígitos llevaron allí, supuestos o no, y escribe una nota: no pueden ser todos correctos. La nota se sigue solo de las reglas, así que desde entonces cuenta como una de ellas. Luego la búsqueda vuelve a la última suposición que la nota necesita además de la más reciente; las suposiciones intermedias también se retiran. Las letras significan «conflict-driven clause learning»: un conflicto es un callejón sin salida, y una cláusula es una nota.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>candidatos %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>esquina %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>centro %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Fila %1 columna %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: oculto</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>a prueba</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falso</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflicto</translation>
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
        <translation>mostrar esto y salir</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>mostrar las versiones de Ninefold y Qt y salir</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>empezar con un sudoku nuevo: very-easy, easy, normal,
hard, very-hard o expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>mostrar los sudokus del día</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>esperar hasta que el sistema pida una ventana (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Uso: ninefold [ARCHIVO...]
Juega al sudoku. Un ARCHIVO contiene sudokus en cualquier forma que Ninefold conozca; varios se abren como una sola lista.
Si Ninefold ya está en marcha, los abre en otra ventana.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>No hay ninguna opción «%1».</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help muestra las opciones.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>No hay ningún nivel «%1»; los niveles son very-easy, easy, normal, hard, very-hard y expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game necesita un nivel: very-easy, easy, normal, hard, very-hard o expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 no lleva valor.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Archivos, --new-game o --daily: solo se puede pedir una de estas cosas a la vez.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Mira en %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Mira todos los lugares de %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Busca %1 en %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 son %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>La valoración propia de Ninefold para el paso, más o menos en la escala de Sudoku Explainer. El ER de un sudoku viene de las técnicas de Sudoku Explainer, así que puede ser distinto.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>el dígito que hay que poner</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>se puede eliminar</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>eliminar los candidatos tachados de %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>eliminar %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>desaparecen los candidatos tachados de %1</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, porque suponer que {start:if} lleva a lo contrario.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: en {base}, {digits} rellena {cover}, así que está en una de {starts}, y cada una lleva a lo mismo.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, porque suponer que {start:if} deja [{cells:has} sin dígito][sin lugar a {digits} en {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, porque [cada lugar de {digits} en {house}][cada candidato de {cells:has}] lleva a ello.</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, porque [cada lugar de {digits} en {house} lleva a ello][cada candidato de {cells:has} lleva a ello][se sigue tanto si {start:if} como si no].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>fila</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>columna</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>caja</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 candidatos</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>arriba a la izquierda</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>arriba en el centro</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>arriba a la derecha</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>en el medio a la izquierda</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>en el centro</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>en el medio a la derecha</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>abajo a la izquierda</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>abajo en el centro</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>abajo a la derecha</translation>
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
        <translation>Mira por todo el tablero.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>En %1, a una celda le queda un solo dígito.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>En %1, a un dígito le queda un solo lugar.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, porque si no {pattern} se podrían intercambiar en {cells}, y habría una segunda solución.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, porque {guards:or} tiene que ser {extras}: sin ello habría una segunda solución.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, porque {base} agotan los {digits} de {cover}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. No pueden compartir una {cover:kind}, así que ocupan una cada uno. Ninguna otra celda de {cover} puede ser {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: si {fins:or} es {digits}, eso lo bloquea; si no, {base} agotan los {digits} de {cover}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, porque {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, el único lugar que queda para {digits} en {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, el único lugar que queda para {digits} en {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, porque {digits} rellenan {cells} en {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, porque {digits} rellenan {cells}, en {house} y en {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, porque {other} tiene su {digits} en {cells:or}: {house} no tiene otro lugar para él.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} solo tienen {digits} entre ellas: {count} celdas para {count} dígitos, así que los agotan todos. Ninguna otra celda de {house} puede tenerlos.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} solo tienen {digits} entre ellas: {count} celdas para {count} dígitos, así que los agotan todos. Ninguna otra celda de {house} puede tenerlos.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, porque {cells} agotan {digits} en {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, porque una de {endsA} es {digits} y una de {endsB} es {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>El {digits} de {pairhouse} está en {far} o {near}. Si está en {far}, bloquea {gone} ({farhouse}). Si está en {near}, {touched} tiene su {digits}, así que {box} tiene su {digits} en {rest:or}, lo que también bloquea {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: sea cual sea el extremo de {pairhouse} y de {pairhouse2} que es {digits}, él o {box} lo bloquea.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} comparten {bridge}, así que una de ellas no es {digits}. {cases:cases} Cualquiera de las dos bloquea {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, el único dígito que falta en {house}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} es la última celda vacía de {house}, y allí solo falta {digits}.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, el único dígito que le queda.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Solo queda {digits} para {cells}.[ Su fila, columna y caja ya tienen otros dígitos, en {blockers}.][ Pasos anteriores eliminaron {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, porque toda manera de colocar todos los {digits} la usa.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, porque ninguna manera de colocar todos los {digits} la usa.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>cajas</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>filas, columnas y cajas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Mira por todo el tablero; empieza en %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Si {guards} fuera {pattern:or}, {cells} contendrían solo {pattern}, e intercambiarlos daría una segunda solución: cada fila, columna y caja conserva ambos. Un sudoku de verdad tiene solo una, así que {guards} no es ninguno de los dos.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>El {linked} de {house} está en {guards:or}. Si la otra fuera {lost}, {cells} contendrían solo {pattern}, e intercambiarlos daría una segunda solución: cada fila, columna y caja conserva ambos. Así que ninguna es {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>En {base}, el {digits} solo cabe en {cover}. Estas {base:kinds} toman un {digits} cada una, y cada una de estas {cover:kinds} solo admite uno, así que todas se agotan: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>En {house}, el {digits} solo cabe en {cells:or}, todas en {other}. Así que ninguna otra celda de {other} es {digits}, y a {target} le queda un lugar para él: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>En {house}, los dígitos {set} solo caben en {cells}: {count} dígitos para {count} celdas, así que las rellenan. Eso deja un solo lugar para {digits} en {house}: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>En {house}, los dígitos {digits} solo caben en {cells}: {count} dígitos para {count} celdas, así que las rellenan. Ningún otro dígito puede estar en estas celdas.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>En {house}, el {digits} solo cabe en {cells:or}. Todas están en {other}, así que ahí tiene {other} su {digits}, y {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Ninguna de {cells} es una pista. Si {guards} fuera {lost}, contendrían solo {pattern}, e intercambiarlos daría una segunda solución: cada fila, columna y caja conserva ambos. Así que {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Ninguna de {cells} es una pista. Sin {extras} en {guards} contendrían solo {pattern}, e intercambiarlos daría una segunda solución. Así que {guards:or} es {extras}, lo que bloquea {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} es {pivotdigits:or}. {cases:cases} De un modo u otro, {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>las %1 celdas marcadas</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} comparten una caja, así que una no es {digits}[, y una no es {other}]: su fila o columna tiene entonces {digits} en su otro extremo, en {endsA}. Igualmente, una de {endsB} es {digits2}. Esto bloquea {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>rellenar las %1 celdas marcadas</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: a cada una le queda un solo dígito, o es el único lugar para su dígito.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: a cada una le queda un solo dígito, o es el único lugar que queda para su dígito en una fila, columna o caja.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} tiene que ser {extras:or}; si no, {pattern} se podrían intercambiar en {cells}: una segunda solución. Con {set:has}, eso agota {setdigits} en {house}: tantas celdas como dígitos.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Todos los lugares de {digits} en {box} están en una fila y una columna. El {digits} de {pairhouse} está en {near} o {far}; el de {pairhouse2}, en {near2} o {far2}. Un extremo de cada una bloquea su celda; el otro obliga a {box} a hacerlo.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>El {linked} de {house} está en {link:or}. {cases:cases} Cualquiera de las dos bloquea {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Si no, la propia {pivot} es {digits}. Cada una bloquea {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>una de las %1 celdas marcadas</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>¿Qué es %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>¿Qué es «%1»?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>¿Qué es «%1»?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>¿Qué es «%1»?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Valoración %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 puntos, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Si {fins:or} es {digits}, bloquea {gone}[ ({fins:meet})]. Si no, {base} tienen {digits} solo en {cover}, cada una en una distinta, así que cada una de estas tiene ahí su {digits}: {gone} no puede ser {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>En {base}, el {digits} solo cabe en {cover}: otras tantas, y en cada una cabe un solo {digits}. Así que se agotan: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, porque no dejaría ninguna manera de rellenar {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, porque {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, porque {ends:pairs}][: descartado tanto si {held:if} como si no].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: descartado tanto si {held:if} como si no.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, porque {digits} en {first} se descartaría a sí mismo[, y {others} solo lo contienen junto con {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: en {base}, {digits} está en {cover}, así que aquí no, o en {finplaces:or}, lo que lleva a lo mismo.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>En {base}, el {digits} está en {fins:or}, o agota {cover}. También está en {fins2:or}, o agota {cover2}. De un modo u otro, uno de los dos bloquea cada celda que lo pierde.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, porque esté donde esté el {digits} en {base}, bloquea estas.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>En {house}, los dígitos {digits} solo caben en {cells}: {count} dígitos rellenan {count} celdas, así que nada más puede estar ahí. Estas celdas están también en {other}, así que ninguna otra celda de {other} puede ser {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>En {house}, el {digits} solo cabe en {cells}.[ El {digits} en {blockers:or} descarta {blocked}.][ Pasos anteriores lo eliminaron de {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, porque {count} celdas de {line} y {box} agotan {count} dígitos.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} son {count} celdas con {count} dígitos. {linedigits} están solo en {line}, {boxdigits} solo en {box}, así que ninguno puede estar ahí dos veces: cada uno está una vez y se agota en su {line:kind} o caja.</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Sin {missing}, cada celda abierta tendría dos candidatos y cada dígito dos lugares en cada fila, columna y caja. Tomar en todas el otro candidato daría entonces una segunda solución. Así que {guards} es {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, porque si no habría una segunda solución.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Si {corner} fuera {digits}, el {linked} de {row} estaría en {beside} y el de {column} en {below}, así que {across} ({pattern:or}) sería {digits}. Intercambiar {pattern} en estas cuatro celdas daría una segunda solución, pero un sudoku de verdad tiene solo una.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>{lines} tienen {digits} solo en {cells}, así que ocupa dos esquinas opuestas. En {guards} haría que las otras dos fueran {other}, e intercambiar {pattern} en las cuatro sería una segunda solución, que ningún sudoku de verdad tiene.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, porque {pair} son {digits}, de un modo u otro][, porque {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} son {digits:or}, cada una en una fila, columna o caja con la siguiente, así que se alternan: {pair} son distintas. Ninguno de los dos dígitos cabe en {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, porque sea lo que sea {cells}, {common:or} está en {ends:or}, lo que bloquea esto.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>La dificultad del paso, de 1,0 a unos 12, en la escala de Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, o </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} es {extras}, lo que bloquea {gone}. Si no, la cuadrícula terminada tendría solo {pattern} en {cells}, e intercambiarlos ahí deja correctas cada fila, columna y caja: una segunda solución, que ningún sudoku de verdad tiene.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, porque {guards:or} junto con {set} agota {setdigits} en {house}.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} se descartaría a sí mismo][{start} no dejaría ningún dígito para {emptied:has}][, y los otros {others} llevan a ello].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} es {extras}, lo que bloquea {gone}. Si no, todas las celdas abiertas tendrían dos candidatos, todos los dígitos dos lugares por fila, columna y caja, y cambiar cada celda a su otro candidato da una segunda solución, que ningún sudoku de verdad tiene.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: si no, toda celda abierta tendría dos candidatos, todo dígito dos lugares por fila, columna y caja, y cambiar cada celda a su otro candidato da una segunda solución[, que ningún sudoku de verdad tiene. {single:has} toma el otro dígito][. {several:has} toman el resto de {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: si no, toda celda abierta tendría dos candidatos, todo dígito dos lugares por fila, columna y caja, y cambiar cada celda a su otro candidato da una segunda solución, que ningún sudoku de verdad tiene. El {linked} de {house} solo cabe en la otra.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, porque {missing:or}, y el {linked} de {house} solo cabe en la otra de estas dos celdas.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, porque {digits} en {first} se descartaría a sí mismo, y {partners} solo lo contienen junto con {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Hay un paso «%1».</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Aquí hay: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Aquí hay: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Aquí hay: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>las %1 celdas marcadas</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>Era: %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>Era: %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>Era: %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>Era: %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[El mismo razonamiento con otros dígitos da {taken}. ]Se ponga como se ponga {digits} una vez en cada fila, columna y caja, {cells} está siempre entre sus lugares. Así que {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[El mismo razonamiento con otros dígitos da {taken}. ]Se ponga como se ponga {digits} una vez en cada fila, columna y caja, {cells:or} no está nunca entre sus lugares. Así que {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, porque si no {pattern} podrían estar en {cells} también de otra manera: una segunda solución.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Si {guards} fuera {lost}, {cells} contendrían solo {pattern}. Entonces se podrían intercambiar de modo que cada fila, columna y caja conserve sus dígitos: una segunda solución, que ningún sudoku de verdad tiene. Así que {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} es {extras}, lo que bloquea {gone}. Si no, {cells} contendrían solo {pattern}, y se podrían intercambiar de modo que cada fila, columna y caja conserve sus dígitos: una segunda solución.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} tiene que ser {extras:or}; si no, {pattern} se podrían permutar en {cells}: una segunda solución. Con {set:has}, eso agota {setdigits} en {house}: tantas celdas como dígitos.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Sin {missing}, cada una de {cells} tendría dos candidatos y cada dígito dos lugares en cada fila, columna y caja de ahí. Tomar en todas el otro candidato daría una segunda solución. Así que {guards} es {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} es {extras}, lo que bloquea {gone}. Si no, cada una de {cells} tendría dos candidatos, cada dígito dos lugares en cada fila, columna y caja de ahí, y cambiar cada celda a su otro candidato da una segunda solución.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: si no, cada una de {cells} tendría dos candidatos, y cambiar cada una a su otro candidato da una segunda solución. Con {set:has}, eso agota {setdigits} en {house}.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: si no, cada una de {cells} tendría dos candidatos, y cambiar cada una a su otro candidato da una segunda solución. El {linked} de {house} solo cabe en la otra de las dos.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, porque si no {pattern} se podrían intercambiar en el resto de la cuadrícula, lo que da una segunda solución.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Si {guards} fuera {lost}, cada fila, columna y caja tendría entre las celdas marcadas ambos, {pattern}, o ninguno. En el resto ninguno es pista, e intercambiarlos ahí daría una segunda solución. Un sudoku de verdad tiene solo una, así que {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} es {extras}, lo que bloquea {gone}. Si no, cada fila, columna y caja tendría entre las celdas marcadas ambos, {pattern}, o ninguno. En el resto ninguno es pista, e intercambiarlos ahí daría una segunda solución.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} tiene que ser {extras:or}; si no, {pattern} se podrían intercambiar fuera de las celdas marcadas, donde ninguno es pista: una segunda solución. Con {set:has}, eso agota {setdigits} en {house}: tantas celdas como dígitos.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, porque si no el resto de {lines} se podría intercambiar, lo que da una segunda solución.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Si {guards} fuera {lost}, {lines} tendrían los mismos dígitos en las celdas marcadas. Sus otras celdas no tienen pistas, e intercambiarlas dejaría correctas cada fila, columna y caja: una segunda solución. Así que {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, porque las pistas son simétricas, y la única solución también.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Gire la cuadrícula media vuelta e intercambie {exchanged:cycles}: las pistas quedan igual. La solución también, porque solo hay una.[ Así {partners} contienen parejas, y {fact}.][ En {own:listed} algunos dígitos encontrarían su propia pareja.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Refleje la cuadrícula en su diagonal de {start} a {end} e intercambie {exchanged:cycles}: las pistas quedan igual. La solución también, porque solo hay una.[ Así {partners} contienen parejas, y {fact}.][ En {own:listed} algunos dígitos encontrarían su propia pareja.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Gire la cuadrícula un cuarto de vuelta a la derecha y reemplace {exchanged:cycles}: las pistas quedan igual. La solución también, porque solo hay una.[ Así {partners} contienen parejas, y {fact}.][ En {own:listed} algunos dígitos encontrarían su propia pareja.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>El {linked} de {house} está en {guards:or}. Si la otra fuera {lost}, {cells} contendrían solo {pattern}. Intercambiarlos deja correctas cada fila, columna y caja: una segunda solución.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Mueva[ las filas {rows:cycles}][ las columnas {columns:cycles}][ y reemplace {exchanged:cycles}]: las pistas quedan igual, y la única solución también.[ Así {partners} contienen parejas: {fact}.][ En {own:listed} algunos dígitos encontrarían su propia pareja.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, porque {cells} no se pueden llenar todas solo con {pattern}.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Con solo {pattern} en {cells}, dos dígitos iguales coincidirían en una fila, columna o caja, de cualquier modo que se pongan. [Así que {guards:or} es {same}, lo que bloquea {gone}.][Así que {guards:or} es {extras:or}: con {set:has}, eso agota {setdigits} en {house}.][El {linked} de {house} está en {guards:or}, así que ninguna puede ser {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, porque {guards:or} tiene que ser {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, porque {digits} tienen que estar en {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, porque si no {pivot} tendría que ser a la vez {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, porque {wings} no pueden ser ambas {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, porque [{single} es igual que {corner}][{pivots} son iguales que {corner}, lo que deja el otro dígito para las alas].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} tienen que estar cada uno en una de {cells}. {corner} es uno de estos dígitos, y comparte fila o columna con {wings}, así que estas no lo son. Por eso {single} es igual que {corner}.][{corner} es uno de {digits}. Impide ese dígito en las alas {wings} y {wings2}, así que {pivots} lo son ambas. El otro dígito está en {wings:or} y en {wings2:or}: una de estas está en {row}, otra en {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, porque {targets} deben tener los mismos dos dígitos que {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, porque {targets} deben tener los mismos dos dígitos que {cells}, y {targets2} los mismos que {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} deben tener los dos dígitos de {cells}, y {targets2} los de {cells2}: {lines} no tienen sitio para un dígito que no esté en ningún objetivo. Formas de rellenar estas celdas: {ways}. Cada una bloquea lo que desaparece.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, porque {count} celdas de {along} y {across} agotan {count} dígitos.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Las {count} celdas marcadas admiten {digits} como mucho una vez por {across:kind} y los demás como mucho una vez por {along:kind}: {count} dígitos, los justos. Ninguno puede faltar, y cada uno desaparece del resto de su fila o columna.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, porque {digits} necesitan todo su sitio en {base}.</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} deben estar {count} veces en estas filas. Hay sitio para {count}: una vez cada uno en {cover}[, y {singles} más en celdas sueltas]. Así que desaparecen del resto de las columnas[, y los demás de las celdas sueltas ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, porque {count} celdas de {lines} en {boxes} solo tienen sitio para {count} dígitos.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Cada fila, columna y caja de las {count} celdas marcadas solo admite ahí algunos dígitos, cada uno una vez: {count} en total, los justos. Ninguno puede faltar: cada uno desaparece del resto de su fila, columna o caja.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} tienen dos de {digits}. Si uno no estuviera en {targets:or}, cada una de {lines} lo necesitaría en otro sitio, pero solo dos pueden. Así que ambos están ahí.[ Formas de rellenarlas: {ways}. Cada una bloquea lo que desaparece.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, porque {first} y {second} tienen los mismos de {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} tienen solo {digits}: todos menos uno. Junto a {first:letters}, {across} no puede tenerlos en {crossing:or}, así que están en {second} y llenan esas celdas. El último está en {crossing:or}, y en ningún otro sitio de {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, porque {first} y {second} son el mismo dígito.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} es {digits:or}. Junto a {first:letters}, {across} no puede tener el mismo dígito en {crossing:or}, así que está en {second}, el único otro lugar. El otro de {digits} está entonces en {crossing:or}, y en ningún otro sitio de {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, porque {count} celdas de {line}, {column} y {box} agotan {count} dígitos.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} son {count} celdas con {count} dígitos. {rowdigits} están solo en {line}, {columndigits} solo en {column}[, {boxdigits} solo en {box}], así que cada uno está una vez y se agota en su fila, columna o caja.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} tienen entre todas solo {set}. Todos menos {digits} caben ahí solo una vez cada uno, en una fila, columna o caja común, y dejan así una de las celdas a {digits}: {places:or} es {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, porque {cells} son todas uno de {digits}, {others} todas el otro.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} y {others} tienen solo {digits}. Donde una de {cells:letters} y una de {others:letters} comparten fila, columna o caja son distintas, así que {cells:letters} son todas un dígito y {others:letters} todas el otro. Lo que ve una de cada no puede ser ninguno.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Si {guards} fuera {pattern:or}, solo estos dígitos estarían en {cells}. De cualquier modo que se pongan, dos dígitos iguales coinciden en una fila, columna o caja. Así que {guards} no es ninguno de ellos.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} forman un bucle: cada una comparte fila, columna o caja con la siguiente. Con solo {pattern}, estos se alternarían, lo que falla con {count} celdas, un número impar. [Así que {guards} es {only:or}.][Así que {guards:or} es {same}, lo que bloquea {gone}.][Así que {guards:or} es {extras:or}: con {set:has}, eso agota {setdigits} en {house}.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>En el bucle {walk:cells} las vecinas comparten fila, columna o caja. Sin {guards:or}, solo ellas podrían ser {digits} allí, así que lo sería una de cada dos: imposible con {count} celdas.[ Así que {several:or} bloquea {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Fuera de {box}, {row} y {column} no tienen lugares para {shot:or} salvo {wings}. Si un dígito no está en ninguna, ambas lo tienen dentro de la caja, o sea en {pivot}, donde se cruzan. [Para {linked} una de ellas no tiene otro lugar. ]Tres dígitos llenan las tres celdas.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} tienen que estar cada uno en una de {firework}, {second} en una de {firework2}, los únicos lugares fuera de una caja en sus filas y columnas. {pivot} y {pivot2} solo pueden tener uno cada una, así que {wings} tienen los otros.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} tienen que estar cada uno en una de {cells}. Si {corner} fuera uno de ellos, {wings} no lo serían, así que {pivot} lo sería. {ends} serían el otro dígito y lo impedirían en {wings}, así que {pivot} tendría que ser también ese.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>En {row} y {column}, {linked} está en {corner}, o bien a la vez en {wings}. Pero {digits} tienen que estar cada uno en una de {cells}, y {pivot} solo puede ser uno de ellos. Así que {wings:or} es el otro, y {corner} es {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Ninguna de {cells} es una pista. {guards:or} tiene que ser {extras:or}; si no, {pattern} se podrían intercambiar allí: una segunda solución. Con {set:has}, eso agota {setdigits} en {house}: tantas celdas como dígitos.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Si {guards} fuera {lost}, cada manera de llenar {cells} tendría otra con los mismos dígitos en cada fila, columna y caja: una segunda solución, que ningún sudoku de verdad tiene. Así que {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} es {extras}, lo que bloquea {gone}. Si no, cada manera de llenar {cells} tendría otra con los mismos dígitos en cada fila, columna y caja: una segunda solución.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 recibe un dígito</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 desaparece de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>hay %n suposición en pie</numerusform>
            <numerusform>hay %n suposiciones en pie</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>llega un callejón sin salida</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>llegó %n callejón sin salida más</numerusform>
            <numerusform>llegaron %n callejones sin salida más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>se escribe una nota de como mucho %n término</numerusform>
            <numerusform>se escribe una nota de como mucho %n términos</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>la búsqueda empieza de nuevo</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>se usa la nota %1</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Cuando %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> y </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>se retiran varias suposiciones de una vez</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>De vez en cuando retira todas las suposiciones y empieza de nuevo con sus notas</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Dígitos recordados</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Una celda en la que se vuelve a suponer recibe el último dígito que tuvo (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Notas más cortas</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Lo que se sigue del resto de una nota se deja fuera de ella (minimización)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Olvido</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Las notas que sirvieron de poco se tiran</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Exclusión de par alineado</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Exclusión de trío alineado</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Cadena ALS</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Regla ALS-XZ</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>Cadena de inferencias alternas</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>Cadena de inferencias alternas agrupada</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Cadena de inferencias alternas con ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Nice Loop continuo</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Nice Loop continuo agrupado</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop continuo con ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Nice Loop discontinuo</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Nice Loop discontinuo agrupado</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop discontinuo con ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Cadena X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Cadena XY</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>Medusa 3D: Wrap</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>Medusa 3D: Trap</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Coloreado múltiple 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Coloreado múltiple 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Coloreado simple: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Coloreado simple: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Pointing directo</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Claiming directo</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Par oculto directo</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Trío oculto directo</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
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
        <translation>Whale</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing con aletas</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish con aletas</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish con aletas</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag con aletas</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale con aletas</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan con aletas</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing Sashimi</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish Sashimi</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag Sashimi</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale Sashimi</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan Sashimi</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>X-Wing Franken</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Swordfish Franken</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Jellyfish Franken</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Squirmbag Franken</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Whale Franken</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Leviathan Franken</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>X-Wing Franken con aletas</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken con aletas</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken con aletas</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken con aletas</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken con aletas</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken con aletas</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing mutante</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish mutante</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish mutante</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag mutante</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale mutante</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan mutante</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing mutante con aletas</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutante con aletas</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante con aletas</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutante con aletas</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutante con aletas</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutante con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamés</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamés</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamés</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing mutante siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish mutante siamés con aletas</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante siamés con aletas</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Trío oculto</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Cuarteto oculto</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Par oculto bloqueado</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Trío oculto bloqueado</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Candidatos bloqueados: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Candidatos bloqueados: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Par desnudo</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Trío desnudo</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Cuarteto desnudo</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Par bloqueado</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Trío bloqueado</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>2-String Kite doble</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Rectángulo vacío</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Rectángulo vacío doble</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Skyscraper</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>Última celda</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Único oculto en una caja</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Único oculto en una fila</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Único oculto en una columna</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Único desnudo</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Plantilla: poner</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Plantilla: eliminar</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Rectángulo evitable tipo 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Rectángulo evitable tipo 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave tipo 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave tipo 3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave tipo 4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Rectángulo oculto</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Bucle único tipo 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Bucle único tipo 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Bucle único tipo 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Bucle único tipo 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Prueba de unicidad 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Prueba de unicidad 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Prueba de unicidad 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Prueba de unicidad 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Prueba de unicidad 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Prueba de unicidad 6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Par remoto</translation>
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
        <translation>Kraken Fish tipo 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken Fish tipo 2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Red forzada: contradicción</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Red forzada: contradicción con conjuntos</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Red forzada: contradicción con redes</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Cadena forzada: verdad</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Cadena forzada: contradicción</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Red forzada: verdad</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Grupos de celdas en cadenas</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS en cadenas</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Candidatos bloqueados en redes</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Pares desnudos en redes</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Pares ocultos en redes</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wings en redes</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Redes dentro de redes</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Todos los únicos</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite tipo 1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite tipo 2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite tipo 3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite tipo 4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>Rectángulo extendido tipo 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Rectángulo extendido tipo 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Rectángulo extendido tipo 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Rectángulo extendido tipo 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>BUG inverso tipo 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>BUG inverso tipo 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>BUG inverso tipo 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>BUG inverso-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Colocación simétrica de Gurth: media vuelta</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Colocación simétrica de Gurth: diagonal</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Colocación simétrica de Gurth: cuarto de vuelta</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Colocación simétrica de Gurth: desplazamiento</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Oddagon bivalor tipo 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Oddagon bivalor tipo 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Oddagon bivalor tipo 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Patrón cromático</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Patrón cromático con guardianes</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon con guardianes</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Ala rota</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Fuegos artificiales: trío</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Fuegos artificiales: cuarteto</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Fuegos artificiales: W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Fuegos artificiales: L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Fuegos artificiales: ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Exocet júnior</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Exocet doble</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Exocet sénior</translation>
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
        <translation>Bucle SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Par casi bloqueado</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Trío casi bloqueado</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Cuarteto casi bloqueado</translation>
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
        <translation>Sue de Coq 3D</translation>
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
        <translation>Par remoto complejo</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Rectángulo evitable tipo 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave tipo 1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave tipo 2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave tipo 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave tipo 4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>Aún no se ha supuesto nada: cada dígito se sigue de las reglas. También esto: en %1, el %2 solo puede estar en %3, así que %4 no puede ser %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Lo que es seguro</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>No queda nada seguro, así que supone. La suposición 1 es %1 en %2; de ella se sigue %n dígito. Luego la suposición 2 es %3 en %4, y la suposición 3 es %5 en %6. El número pequeño dice en qué suposición se apoya un dígito.</numerusform>
            <numerusform>No queda nada seguro, así que supone. La suposición 1 es %1 en %2; de ella se siguen %n dígitos. Luego la suposición 2 es %3 en %4, y la suposición 3 es %5 en %6. El número pequeño dice en qué suposición se apoya un dígito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposiciones</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Las flechas muestran qué lo bloquea. Así que una de las suposiciones tiene que ser falsa.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Un callejón sin salida</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Las razones del callejón llevan hasta la suposición 1 y la suposición 3, nunca a la suposición 2. Así que escribe la nota 1: %1 y %2 no pueden ser correctos los dos. Se retiran las suposiciones 2 y 3.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Una nota</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Bajo la suposición 1, la nota 1 descarta ahora %1 en %2. El siguiente callejón sin salida da la nota 2: %3 Así que la suposición 1 era falsa y desaparece. La última nota, la número %4, dice: %5 Todo lo demás se sigue.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n dígito se siguió de las reglas; ahora no queda nada seguro.</numerusform>
            <numerusform>%n dígitos se siguieron de las reglas; ahora no queda nada seguro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>Hay %n suposición en el tablero.</numerusform>
            <numerusform>Hay %n suposiciones en el tablero, cada una hecha con las anteriores puestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>De ellas se siguió %n dígito.</numerusform>
            <numerusform>De ellas se siguieron %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Nada dice aún si es correcta.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Ese era el último dígito que probar en esta celda, así que una de las suposiciones anteriores es falsa.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Así que una de las suposiciones es falsa.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>No sabe qué suposición era falsa, así que siempre retira la última.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>La primera suposición</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Una suposición atrás</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>El siguiente intento</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Así sigue hasta que cada celda tiene su dígito.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Suponer según los callejones</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Con la opción «callejones sin salida», cada candidato tiene una puntuación, su actividad. Lo que lleva a un callejón sin salida gana un punto, y los puntos más antiguos cuentan cada vez menos. Se supone el candidato con la puntuación más alta: aquí %1 en %2, tras la nota 1, cuyas celdas están marcadas. Así la búsqueda se queda donde se atascó por última vez. En la literatura esto se llama VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>las filas %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>las columnas %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>las cajas %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>la caja %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 aparece dos veces en %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 aparece %n vez en %2 (%3).</numerusform>
            <numerusform>%1 aparece %n veces en %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>El sudoku ya está completo y es correcto.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>El sudoku tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>No es un sudoku válido.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>No es un sudoku válido: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Se repite otro dígito más.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Se repite %n dígito más.</numerusform>
            <numerusform>Se repiten %n dígitos más.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Sin solución: a %1 no le queda ningún candidato.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Sin solución: no queda ningún lugar para %1 en %2.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Sin solución: no hay manera de rellenar las celdas vacías.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Más de una solución: menos de 17 dígitos nunca tienen una sola, y este sudoku tiene %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Más de una solución (se contaron %1).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Más de una solución.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Por ejemplo, %1 puede ser %2 o %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>Lo que pruebas no puede funcionar: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>Lo que pruebas no puede funcionar: no queda ningún dígito para %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>Lo que pruebas no puede funcionar: en %1 no queda ningún lugar para %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>dígitos puestos %1 · candidatos eliminados %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>más difícil %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1, a los %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, tras pensar %2</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>pausa más larga %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Cuánto pensaste cada jugada; haz clic para ir allí</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>La dificultad de los pasos; haz clic para ir allí</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>tiempo %1 · celdas restantes %2 · errores %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold valora este paso con %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln suposición</numerusform>
            <numerusform>%Ln suposiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln dígito rechazado</numerusform>
            <numerusform>%Ln dígitos rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln dígito deducido</numerusform>
            <numerusform>%Ln dígitos deducidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln candidato eliminado</numerusform>
            <numerusform>%Ln candidatos eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln callejón sin salida</numerusform>
            <numerusform>%Ln callejones sin salida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln paso atrás</numerusform>
            <numerusform>%Ln pasos atrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln reinicio</numerusform>
            <numerusform>%Ln reinicios</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>ninguna suposición en pie</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n suposición en pie</numerusform>
            <numerusform>%n suposiciones en pie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>profundidad: %n suposición</numerusform>
            <numerusform>profundidad: %n suposiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>escrita en el suceso %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>aún sin usar</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>usada %n vez</numerusform>
            <numerusform>usada %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Sin suposiciones</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Suposición %1 y lo que se sigue</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Aún no se ha supuesto nada.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposiciones</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>ya no se seguía nada, así que se probó un dígito (decisiones)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Dígitos deducidos</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>no había otro dígito u otro lugar (implicaciones)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Candidatos eliminados</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>los descartó una nota o un cruce de dos unidades</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Dígitos rechazados</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>el dígito ya está en la fila, columna o caja</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Callejones sin salida</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>lo que se aprendió de un callejón sin salida, para que esta combinación no vuelva (cláusulas)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Notas tiradas</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>habían servido de poco</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Saltos atrás</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>suposiciones retiradas, varias a la vez si la nota no nombra nada de ellas</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Pasos atrás</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>se retiró la última suposición</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>todas las suposiciones retiradas para empezar de nuevo; las notas se quedan</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Suposiciones en pie ahora</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>el nivel de la búsqueda</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>en la nota</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Una suposición no tiene razón: ya no se seguía nada.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>La nota no necesita más que una suposición, así que se retiran todas. Lo que dice es ahora seguro.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Además de la suposición %1, la nota no necesita nada posterior a la suposición %2. Así que la búsqueda vuelve hasta allí. Lo que hay en medio no está en la nota, y desaparece también.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>La suposición %1 no es compatible con lo que la nota necesita de las suposiciones anteriores.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Todo a lo que lleva esta suposición ha fallado.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Cada celda tiene su dígito: las suposiciones que quedan eran correctas.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Esto no se apoya en ninguna suposición.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>suposición %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 tiene un dígito.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 tiene su lugar en %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n término abierto</numerusform>
            <numerusform>%n términos abiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>de %n suposición (LBD)</numerusform>
            <numerusform>de %n suposiciones (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Una regla del sudoku: uno de estos términos se tiene que cumplir.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>imagen %1 de %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>suceso %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Resuelto: %n paso, sin adivinar.</numerusform>
            <numerusform>Resuelto: %n pasos, sin adivinar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Atascado: ninguna técnica avanza más, y queda %n celda.</numerusform>
            <numerusform>Atascado: ninguna técnica avanza más, y quedan %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Resuelto: es la única solución (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Resuelto: no hizo falta suponer.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Resuelto: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>No es única: hay más de una solución (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Sin solución: se ha probado todo (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, no por un paso que yo conozca</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Al menos uno de estos términos se tiene que cumplir. El solucionador vigila dos: mientras se puedan cumplir, no mira los demás. Un doble clic lleva a donde se aprendió la nota.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Demasiadas notas hacen lenta la búsqueda. Conserva todas las que se apoyan en una o dos suposiciones (LBD), y de las demás la mitad que sirvió más recientemente. Esta nota no es ni de unas ni de otras.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, sin conclusiones ni notas: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, sin conclusiones ni notas: más de %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>sirvió por última vez en el callejón %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>Ha llegado %n callejón sin salida. Tras al menos 16 callejones, y luego al menos 16, 32, 16, 16, 32, 64 más y así sucesivamente (la serie de Luby), la búsqueda empieza de nuevo en cuanto ya no se sigue nada, porque sus primeras suposiciones quizá eran malas. Solo desaparecen las suposiciones. Todas las notas se conservan, y con ellas la búsqueda quizá toma otro camino.</numerusform>
            <numerusform>Han llegado %n callejones sin salida. Tras al menos 16 callejones, y luego al menos 16, 32, 16, 16, 32, 64 más y así sucesivamente (la serie de Luby), la búsqueda empieza de nuevo en cuanto ya no se sigue nada, porque sus primeras suposiciones quizá eran malas. Solo desaparecen las suposiciones. Todas las notas se conservan, y con ellas la búsqueda quizá toma otro camino.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Cada marca es un callejón sin salida, cada triángulo un reinicio.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagation, con conclusiones y sin notas: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>a una celda no le quedaba ningún dígito, a un dígito ningún lugar o a una nota ningún término que se pudiera cumplir (conflictos)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>no se puede crear su carpeta: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>no queda espacio en el disco</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Acerca de Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Jugar, preguntar por qué y ver pensar a los solucionadores.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Software libre bajo la licencia MIT: puedes usarlo, estudiarlo, modificarlo y compartirlo.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Gracias a los jugadores que encontraron, nombraron y explicaron las técnicas, a los autores de los programas cuyos archivos lee Ninefold, y a todos los que hacen Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versiones</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Copiar las &amp;versiones</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>Lo hecho hasta ahora se queda.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
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
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposiciones</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Dígitos deducidos</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Callejones sin salida</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Los solucionadores trabajan en este sudoku uno tras otro; cada uno se asegura de que no hay una segunda solución.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Pasos atrás</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Curvas de</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Comparar solucionadores</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>&amp;Sudokus de un archivo...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Carrera</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Los dos solucionadores elegidos, lado a lado, con el sudoku del tablero</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Hecho con %Ln sudoku.</numerusform>
            <numerusform>Hecho con %Ln sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>sudokus, desde el más fácil</translation>
    </message>
    <message>
        <source>events</source>
        <translation>sucesos</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Tiempo en µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Sudokus para comparar</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Leyendo %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>No se encontró ningún sudoku.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Los solucionadores trabajan en %Ln sudoku. El que tarda demasiado se para.</numerusform>
            <numerusform>Los solucionadores trabajan en %Ln sudokus, cada uno en un sudoku tras otro. El que tarda demasiado se para.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Hecho. Cada solucionador también ha buscado una segunda solución; en la página Observar solo lo hace si se le pide, y necesita menos. En Lógica, cada paso cuenta como un dígito deducido.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Informe de fallo</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold no envía esto a ninguna parte. Si lo copias en un mensaje a quienes buscan el error, les ayuda: contiene versiones y lugares del programa, y nada de tus partidas.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Sudoku del día, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Tres niveles, los mismos para todos, sin red.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>&amp;Sudoku del día...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Empezado</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Resuelto después</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Sudoku del día</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Los mismos sudokus para todos, hechos a partir de la fecha, sin red.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Puedes jugar los sudokus de un día anterior, pero no cuentan para ninguna racha.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Resuelve un sudoku en su propio día para empezar una racha.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>La parte de la imagen con el sudoku, enderezada.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Mostrar un &amp;ejemplo</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Imagen: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Rellena el tablero de modo que cada fila, cada columna y cada caja de nueve celdas contenga los dígitos del 1 al 9, cada uno una vez. Los dígitos en negrita pertenecen al sudoku y se quedan. Cada sudoku de Ninefold tiene exactamente una solución, así que no hay que adivinar ningún dígito.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Seleccionar y escribir</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Haz clic en una celda, o ve a ella con las flechas, y escribe un dígito; las teclas junto al tablero hacen lo mismo. La fila, la columna y la caja de la celda se tiñen. El mismo dígito otra vez, o la tecla Supr, vacía la celda.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Candidatos y notas</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>¿Aún no hay seguridad? %1 cambia lo que escriben las teclas de dígitos: dígitos, o candidatos, los dígitos pequeños que una celda aún puede contener. %2 escribe todos los candidatos por ti. Con la limpieza automática activada, al escribir un dígito se elimina de los candidatos de su fila, columna y caja. Las notas de esquina, las notas centrales, los colores y los enlaces están en el menú Ver.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Una sugerencia</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 da una sugerencia: primero dónde mirar, luego las celdas, y al final toda la razón, dibujada en el tablero. %2 hace lo que dice la sugerencia.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Un dígito que aparece dos veces en una fila, columna o caja recibe enseguida un punto. %1 compara tus dígitos con la solución y dice cuáles son falsos; %2 te lleva a antes del primer error.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Deshacer, y probar algo</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 retira jugadas, tantas como quieras, y %2 las vuelve a hacer. Con %3 pruebas algo: lo que escribas entonces tiene un segundo color, y lo conservas o lo descartas todo junto. Tu partida se guarda después de cada jugada.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Moverse</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Siguiente celda vacía</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+flecha</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Seleccionar más</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Mayús+flecha, arrastrar, Mayús+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Escribir un dígito, o lo que diga el modo</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1 a 9, también en el teclado numérico</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Nota de esquina</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Mayús+dígito</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Nota central</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Mayús+dígito</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Escribir o eliminar el candidato bajo el puntero</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Supr, Retroceso, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Resaltar un dígito</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+dígito; Esc lo termina</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Resaltar celdas con dos candidatos</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Deshacer, rehacer</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Botones atrás y adelante del ratón</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>En cualquier lugar de la ventana</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Dibujar un enlace de candidato a candidato</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Si se elige primero el dígito: escribirlo</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Clic o Intro; con Mayús pasa a ser un candidato</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Introducir un sudoku, celda tras celda</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Dígitos; 0, Espacio o un punto para una celda vacía</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Clic central; clic derecho para más</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Seleccionar todas las celdas con el mismo dígito, nota o color</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menú de la celda</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Tecla Menú, clic derecho</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+dígito; en Preferencias, Juego, puede escribir candidatos</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Dar el último color al candidato bajo el puntero</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Clic central en el modo Color</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+arrastrar, Ctrl+Mayús+arrastrar; en el modo Enlace, arrastrar, o un dígito en cada extremo</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>De la cuadrícula que acabas de resolver</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>El más difícil de una cuadrícula</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Nivel, y lo que necesita</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>tu media</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Busca el sudoku más difícil de una cuadrícula resuelta, en 200 rondas.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Tu media: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>En un archivo de este &amp;ordenador</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>&amp;En un servidor PostgreSQL, para varios ordenadores</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Probar la conexión</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold no guarda ninguna contraseña. La toma del archivo ~/.pgpass o de la variable PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Mientras el servidor no está, Ninefold usa un archivo y más tarde escribe en el servidor lo que haces. Las colecciones de tu archivo se quedan en el archivo; ninefold-cli library merge las copia al servidor.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>¿Dónde está el servidor?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Por favor, quita la contraseña: otros pueden leer las preferencias.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Una dirección es como postgresql://nombre@equipo/base.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold necesita un controlador para PostgreSQL: instala el paquete libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Conectando...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Conectado. La biblioteca se creará allí.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Conectado: %1 sudokus.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Generar varios</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Una palabra o un número a tu elección: el mismo nivel y la misma semilla dan de nuevo los mismos sudokus.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Cuántos</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nuevo sudoku</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Varios...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Introd&amp;ucir el tuyo</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Jugar el más difícil</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jugar: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Siempre una solución, que se encuentra con lógica.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Hay un sudoku listo.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>Se está creando el sudoku. Tu partida se queda hasta que esté.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Buscando el sudoku: %1 intentos, como mucho %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>No se encontró un sudoku así. Otro intento puede encontrar uno, o cambia lo que pides.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Más fácil o más difícil</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Más fácil</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Más difícil</translation>
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
        <translation>pista</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Patrón de las pistas, fila %1 columna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Las flechas mueven, Espacio pinta o borra. %n pista.</numerusform>
            <numerusform>Las flechas mueven, Espacio pinta o borra. %n pistas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>&amp;Solo suposiciones, callejones, notas y final</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Guardar imágenes de esta ejecución</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, %1 píxeles de ancho</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, nítido a cualquier tamaño</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>&amp;Elegir una carpeta</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Una de cada</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>como mucho %n imagen</numerusform>
            <numerusform>como mucho %n imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>El último suceso va antes que el primero.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Eso sería más de %n imagen.</numerusform>
            <numerusform>Eso serían más de %n imágenes.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;Del número</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;Al número</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>&amp;Cada imagen durante</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Un PNG animado, %1 píxeles de ancho</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Un GIF animado, %1 píxeles de ancho</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Lo que se tarda en leer</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Elegi&amp;r un archivo</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Una página web que la reproduce</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>En una página cabe %Ln suceso.</numerusform>
            <numerusform>En una página caben %Ln sucesos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln suceso</numerusform>
            <numerusform>%Ln sucesos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>C&amp;ambiar</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Siguiente celda dudosa</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Sudoku de una imagen</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Lo que se ha leído</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku de la imagen</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 de %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>La celda en la imagen</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: probablemente %2. Escribe el dígito correcto, o pulsa Supr si no hay ninguno.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: probablemente vacía. Escribe un dígito si lo hay.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vacía</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Por favor, mira la celda marcada.</numerusform>
            <numerusform>Por favor, mira las %n celdas marcadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Este sudoku tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Hay varias soluciones: quizá falta un dígito.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Hay dos dígitos iguales en una misma fila, columna o caja: uno de ellos se ha leído mal.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>No hay solución: un dígito se ha leído mal.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 fuera %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 estuviera vacía</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Habría exactamente una solución si %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> y </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: candidatos %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PlayButton</name>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>Hecho el %1 % de la búsqueda</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Sudokus por página</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Orientación</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>Soluciones &amp;en la última página</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Nivel y valoración</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>&amp;Mis dígitos, notas y colores</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Páginas hechas hasta ahora</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>El del tablero</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>El último jugado</numerusform>
            <numerusform>Los %n últimos jugados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n seleccionado</numerusform>
            <numerusform>%n seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Los primeros %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>El único de la lista</numerusform>
            <numerusform>Los %n de la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>S&amp;udokus</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>&amp;Sudokus por página</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Orientación</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Los sudokus sin valoración se valoran mientras este diálogo está abierto.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>&amp;Guardar como PDF...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Calculando valoraciones: %1 de %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Propiedades</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Celdas restantes</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>valorando...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Ayuda usada</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Puertas traseras</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Pistas redundantes</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Una vez rellenadas, los únicos resuelven el resto.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Cada una podría quitarse por separado y seguiría habiendo una sola solución.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Simetría con dígitos</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Un intercambio de filas, columnas y dígitos que da el mismo sudoku.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>buscando...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Los dígitos de un mismo color se convierten unos en otros.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Una vez rellenada, los únicos resuelven el resto.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>%1 sudokus hasta ahora</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Guardar la lista...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Guardar todos los sudokus en el orden de la lista, con sus valoraciones si el formato las admite.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Creando sudokus: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Sudokus creados hasta ahora</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Sudokus creados: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Sudokus creados: %1 de %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Los demás no se encontraron.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Para tener los mismos: semilla %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Imprimir los sudokus seleccionados o toda la lista; Ctrl+clic y Mayús+clic seleccionan más.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Sudoku %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>En el orden en que llegaron</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>&amp;Valorar todos</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>&amp;Más difíciles primero</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Averiguar lo difícil que es cada sudoku.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Con varias soluciones: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Sin solución: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>No válidos: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Sudokus valorados hasta ahora</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Sudokus valorados: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Sudokus valorados: %1 de %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Ordenar por</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>¿Por qué una solución?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>¿Por qué ninguna solución?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>¿Por qué varias soluciones?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Buscando las razones...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Explicar las soluciones</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>De qué tratan las razones</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Conjunto %1 de %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Conjunto %1 de los %2 más pequeños</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>No hace falta ninguna suposición: todo se sigue de las pistas.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Prueba de unicidad: %Ln nota.</numerusform>
            <numerusform>Prueba de unicidad: %Ln notas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL llega a %Ln callejón sin salida, y sus notas dejan solo una solución.</numerusform>
            <numerusform>CDCL llega a %Ln callejones sin salida, y sus notas dejan solo una solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Hacen falta todas las pistas: sin cualquiera de ellas habría otra solución.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>%1 de las %2 pistas bastan para ello; las pálidas podrían faltar todas juntas.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Hay más de una solución.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Las pistas no dejan ninguna solución.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Debe usar una técnica</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>&amp;Empezar con los candidatos rellenos</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>&amp;Debe usar una técnica</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Número de pistas</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, por el patrón</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, por el nivel</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Al elegir una se ajusta el nivel adecuado.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Elige una técnica para leer sobre ella</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Este formato guarda todo lo que hay.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Aún no se ha guardado ninguna partida.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>No se puede leer este archivo.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Todas las celdas rellenas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>queda %n celda</numerusform>
            <numerusform>quedan %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Partida sin nombre</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>A&amp;yudas</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Nombres de las celdas</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: fila 1, columna 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: fila A, columna 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Tamaño del ta&amp;blero</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>La última partida</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Un sudoku nuevo: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Empezar con</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;Cambiar teclas...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Ninguno: el reloj cuenta hacia arriba</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>&amp;Límite de tiempo</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>B&amp;iblioteca</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Dónde están las pistas</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Simetría de las pistas</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Patrón propio</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Como en el tablero</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Pinta las celdas que serán pistas.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Repetir: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Cambiar teclas</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Teclas nuevas</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Asignar</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 hace falta en el tablero y no se puede dar a una orden.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 pertenece a «%2», que lo pierde si lo asignas aquí.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Elige una orden y luego pulsa aquí sus teclas nuevas.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Restablecer todo</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Contar soluciones</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Progreso del recuento</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Dejar de contar</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Contando: %1 soluciones hasta ahora.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Este sudoku no tiene solución.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Este sudoku tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Este sudoku tiene %1 soluciones.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Estas dos difieren en la celda marcada; con ella como pista, quedaría solo una solución.</numerusform>
            <numerusform>Estas dos difieren en las %n celdas marcadas; con una de ellas como pista, quedaría solo una solución.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Primera solución</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Segunda solución</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Parado: hay al menos %1 soluciones.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Las sugerencias y los pasos usan las técnicas marcadas, de arriba abajo.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituales</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Sin unicidad</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Solo únicos</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Sin cadenas forzadas</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Mi propia selección</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Las cadenas y redes forzadas pueden usar</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Buscar una técnica</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Esta semana</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n día resuelto</numerusform>
            <numerusform>%n días resueltos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>¿Qué estoy viendo?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>En la página Observar, un solucionador trabaja en tu sudoku y ves cada suceso. Algunos dígitos se siguen de las reglas. Otros son suposiciones; el número pequeño de una celda es la última suposición en la que se apoya su dígito, y un dígito sin número es seguro. Cuando a una celda no le queda ningún dígito, o a un dígito ningún lugar, eso es un callejón sin salida: alguna suposición era falsa y se retira. Tu partida espera mientras tanto.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Una ejecución de CDCL en cinco imágenes</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Lógica resuelve como lo hace una persona. Busca el paso más fácil que encuentran las técnicas de las sugerencias, lo da y busca de nuevo. Nunca adivina. La pestaña Por qué da la razón de cada paso. Donde ninguna técnica ayuda, se para.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 en cinco imágenes</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Por qué: del callejón sin salida a la nota</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>El grafo</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Demostraciones</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>El grafo de implicaciones dibuja los mismos pasos. Los recuadros son dígitos que están puestos o descartados, las flechas llevan de las razones a lo que se sigue de ellas, y cada suposición tiene sus columnas. El lado teñido es lo que los pasos han sustituido hasta aquí; las flechas que entran en él son el corte, y la nota dice que los recuadros discontinuos donde empiezan no pueden ser todos verdaderos. El que lleva las letras UIP es el primer UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Notas y LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Una nota (cláusula aprendida) dice que se cumple al menos uno de sus términos. El solucionador vigila solo dos términos de cada una: mientras se puedan cumplir, no tiene que mirar los demás. El LBD es de cuántas suposiciones vienen los términos; cuantas menos, mejor. Cuando hay demasiadas notas, se olvidan las que tienen un LBD alto y no han servido desde hace mucho.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Tras algunos callejones sin salida, la búsqueda retira todas las suposiciones y empieza de nuevo (un reinicio). No se pierde nada: las notas se quedan y la llevan por otro camino. Primero lo hace tras al menos 16 callejones sin salida, más tarde a veces tras más.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Las notas de una ejecución que busca una segunda solución demuestran que no la hay: cada una se sigue de las reglas y de las notas anteriores. «Explicar las soluciones», en el menú Resolver, lo muestra, y ninefold-cli solve --proof lo escribe en un archivo que otros programas comprueban (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>En un callejón sin salida, la lista Por qué se abre con su primer paso: uno de estos términos se tendría que cumplir, y ninguno puede. En cada paso siguiente, un término se sustituye por aquello en lo que se apoya, hasta que solo uno viene de la última suposición. Todo lo que lleva de esta suposición al callejón sin salida pasa por él (el «first unique implication point», UIP). Lo que queda es la nota. Al final se dejan fuera los términos cuyas causas están entre los demás (minimización).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Ayudas</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Dígitos repetidos</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Mismo dígito</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Fila, columna, caja</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Dígitos restantes</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Dígitos falsos</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Primero el dígito</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 de %2 activas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Barras de arriba y Valoración: la dificultad de cada paso. Barras de abajo y Tiempo: cuánto pensaste antes.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Tus pasos</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%1 resueltos de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pausa (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>Reloj %1, en pausa</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Reloj %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Se acabó el tiempo. Puedes seguir jugando.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Estás probando algo, en un segundo color.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Lo que has probado pasa a ser parte de la partida</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>El tablero vuelve a estar como antes</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Prueba en curso</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n línea, %2</numerusform>
            <numerusform>%1, %n líneas, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>plegado</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>%1 sudokus importados hasta ahora</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Importar sudokus...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Renombrar...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Renombrar la colección</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Añadir a una colección</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Nueva colección...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Nueva colección</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>&amp;Quitar de esta colección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Importar sudokus</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Importando sudokus</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Etiquetas</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Nueva etiqueta...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Nueva etiqueta</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;Pegar sudokus</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;Mover a una colección</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Ya existe una colección %1.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Sudokus pegados</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Mías</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Incluidas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importar...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Pon los sudokus de archivos en una colección tuya. También puedes soltar archivos aquí.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n semana</numerusform>
            <numerusform>%n semanas</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Días seguidos con un sudoku resuelto</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Resueltos por día</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tiempo medio</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Resueltos por día</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n sudoku resuelto</numerusform>
            <numerusform>%n sudokus resueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 en %n día de las últimas 13 semanas</numerusform>
            <numerusform>%1 en %n días de las últimas 13 semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n resuelto</numerusform>
            <numerusform>%1: %n resueltos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Yo supongo en el tablero</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Que suponga el solucionador</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Mostrar esta ejecución</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>La ejecución se para antes de cada suposición, y tú eliges cuál</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Callejones sin salida</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>El máximo de suposiciones en pie a la vez</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 solo</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Tú: %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n callejón sin salida con tus suposiciones,</numerusform>
            <numerusform>%n callejones sin salida con tus suposiciones,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n con las del solucionador.</numerusform>
            <numerusform>%n con las del solucionador.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>¡Le has ganado!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Va por delante.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Tu suposición: haz clic en un candidato, o elige una celda con las flechas y escribe su dígito.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>¿Te bastan menos callejones sin salida que al solucionador?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Tu suposición.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Pulsa Reproducir: la ejecución se para antes de la siguiente suposición.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: %2 callejones sin salida, profundidad %3, %4 sucesos</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Muestra la razón en el tablero, imagen por imagen (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Profundidad</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Cuántas suposiciones había en cada momento; haz clic para ir allí</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Necesita</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Valoraciones de los pasos</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Todas las valoraciones del sudoku, y sus propiedades</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Valoración %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>jugado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n sudoku</numerusform>
            <numerusform>%n sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Necesita: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Puntos HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Buscando el paso...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Arriba y Abajo eligen una técnica  ·  D la muestra paso a paso  ·  Ctrl+F busca una  ·  Esc volver al sudoku</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Ningún sudoku de aquí la tiene, así que no hay ejemplo.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Más</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Cualquier etiqueta</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Sin resolver</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Buscar por número, nombre o dígitos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Valoración mínima</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Valoración máxima</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Cualquier nivel</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Cualquier técnica</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 sudokus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 de %2</translation>
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
        <translation>Supr lo quita.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Sudoku siguiente</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>En qué se fue el tiempo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Nuevo...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Resuelto en %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Tu media en este nivel</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Tu récord en este nivel</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Sugerencias usadas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Tu récord se queda como está: las partidas con sugerencias no cuentan.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Buscando los pasos...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Barras de arriba: valoración de cada paso. Barras de abajo: tu tiempo antes de él.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, nuevo</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Mira otra vez tu partida, jugada a jugada.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Cada paso de tu partida: su dificultad y cuánto pensaste antes de él.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Plegar el teclado</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Grafo de implicaciones</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Cuánto del grafo</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Las últimas razones, y de qué se siguen</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Todo lo que hay bajo la última suposición</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Todo, hasta la primera suposición</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Guardar el grafo</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Guardar este grafo como dibujo (SVG) o para Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>¿Por qué este callejón sin salida?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>¿Por qué %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Últimas %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Suposición %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Todas (%1)</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Pulsa Reproducir. En un callejón sin salida, esto muestra cómo llevaron a él las suposiciones.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Se retiran suposiciones. La lista Por qué dice hasta dónde, y por qué.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Una suposición no tiene razón.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Esto no se apoya en ninguna suposición.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>sin lugar para %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>nota %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Afirmaciones entre la suposición y las últimas razones</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Suposición %1: %2. Haz doble clic para ir allí.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, porque %2. Bajo la suposición %3. Haz doble clic para ir allí.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>suposición %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Guardar el grafo</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dibujo SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Grafo de Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>grafo %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>suposición</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>se sigue</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>sin salida</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sustituido</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>El grafo de implicaciones: las flechas llevan de las razones a lo que se sigue de ellas, un grupo de columnas por suposición. Sigue los pasos de Por qué: el lado teñido, alrededor del callejón sin salida, crece con cada paso, y las flechas que entran en él son el corte.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>El camino del callejón sin salida a la nota, tal como lo recorre la lista Por qué</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Resuelto: las suposiciones que quedan eran correctas. Cada nota descartó al momento lo que habría vuelto a fallar; Backtracking, que no saca conclusiones ni escribe notas, lo prueba todo.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Grafo en su propia ventana</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>hace falso un término de la nota</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>sin dígito para %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H da una sugerencia: primero dónde mirar, luego las celdas, luego toda la razón.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Cerrar la sugerencia</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Cerrar la sugerencia (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Mostrar menos de la sugerencia</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Mostrar más de la sugerencia (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Hacer lo que dice la sugerencia (Intro)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Sugerencia siguiente</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Qué significan las formas</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Notación breve</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Otros pasos</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Todos los pasos posibles ahora</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Enlace %1 de %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valoración %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>El paso como lo escriben los expertos: &lt;&gt; significa «no es»</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Todos los enlaces</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Muestra la razón en el tablero, imagen por imagen (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Buscar una técnica</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Mostrar las habituales</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>%1 de %2 dominadas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, %2 de %3 dominadas</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, dominada</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 de 10 encontradas sin ayuda</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Partidas cuya solución rellenó el programa</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Solo cuentan las partidas sin sugerencias</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>De las últimas 20 partidas; se muestra desde la tercera</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>La mitad de las últimas 20 partidas fueron más rápidas</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendencia</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Tus últimas diez partidas junto a las diez anteriores</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>La proporción de partidas resueltas sin sugerencias</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>En una partida resuelta</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>como antes</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % más rápido</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % más lento</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Cifras de los niveles</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Dominada: %1 de 10 encontradas sin ayuda</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 de 10 encontradas sin ayuda</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Aún sin practicar</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Simetría</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Puntos HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, desde</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, hasta</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>%1 pistas</translation>
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
        <translation>Patrón conocido</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Está ahí cuando se agotan los pasos fáciles.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Cuántos sudokus la necesitan</translation>
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
        <translation>Leer</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Lo siguiente que aprender</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Leer sobre: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Qué notas</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Uso anterior</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Atrás, hasta donde la nota elegida dijo algo antes</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Uso siguiente</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Adelante, hasta donde la nota elegida vuelve a decir algo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Todas las notas</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>No cumplidas ahora</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Hasta 3 términos</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Notas usadas</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Reglas del sudoku</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>se cumple ahora</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>no se puede cumplir ahora</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>vigilado: se mira primero</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>lo que la nota dijo primero</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Ir allí</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Ir al suceso en el que se aprende esta nota</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>La nota %1 aún no existe aquí: se aprende en el suceso %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>La nota %1 se aprendió en el suceso %2, del callejón sin salida anterior.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Dígito</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Escribir en cada celda vacía los dígitos que las reglas aún permiten en ella</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Limpieza auto</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Al escribir un dígito, se elimina de los candidatos de su fila, columna y caja</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Rellenar candidatos</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Rellenar</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>Las teclas de dígitos escriben dígitos</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>Las teclas de dígitos escriben candidatos: los dígitos que una celda aún puede contener</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>Las teclas de dígitos escriben dígitos pequeños en las esquinas: notas tuyas</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>Las teclas de dígitos escriben dígitos pequeños en el centro: notas tuyas</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>Las teclas de dígitos colorean celdas y candidatos</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Líneas de candidato a candidato, para seguir qué depende de qué</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Sin color</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>falta %n por escribir</numerusform>
            <numerusform>faltan %n por escribir</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Lo que escriben las teclas de dígitos</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Desplegar el teclado</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Modo: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>Camino de solución</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Dibujo del patrón</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n posición, nueva para ti</numerusform>
            <numerusform>%n posiciones, nuevas para ti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n posición, para repetir</numerusform>
            <numerusform>%n posiciones, para repetir</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Diez minutos hoy</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>Practicar: %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Has hecho tus diez minutos. ¡Hasta mañana!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Hoy no hay nada que repetir ni nada nuevo: dominas todas las técnicas.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>solo necesita únicos</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>necesita más que las técnicas de Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>necesita %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>necesita %1 y %n más fácil</numerusform>
            <numerusform>necesita %1 y %n más fáciles</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Celdas rellenas</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Récord en este nivel</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>sin sugerencias</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Tu media</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>última partida</numerusform>
            <numerusform>últimas %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; de %n celda rellena</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; de %n celdas rellenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>queda %n celda</numerusform>
            <numerusform>quedan %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>sin usar sugerencias</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n sugerencia usada</numerusform>
            <numerusform>%n sugerencias usadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>sin comprobaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n comprobación</numerusform>
            <numerusform>%n comprobaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Récord %1 · media %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>El suceso %1 fue el último en cambiar %2; un doble clic lleva allí.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Dónde mirar</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Más en tres fases: dónde está, qué celdas, todo (H).
La posición cuenta entonces como encontrada con ayuda.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>A otra posición</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 correctas</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 seguidas</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Posición siguiente</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Creando una posición...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Selecciona una celda, escribe su dígito y pulsa Intro.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Haz clic en los candidatos que desaparecen, o escríbelos en sus celdas, y pulsa Intro.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Imagen de %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Quitar filtros</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Abre o pega sudokus.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Ningún sudoku encaja.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Las flechas eligen  ·  Intro juega  ·  escribir busca  ·  Ctrl+F campo de búsqueda  ·  Esc volver al sudoku</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Se imprimen como mucho %1 sudokus a la vez.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n sudoku copiado.</numerusform>
            <numerusform>%n sudokus copiados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>Valorando %n sudoku</numerusform>
            <numerusform>Valorando %n sudokus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Dos solucionadores lado a lado</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Solucionador izquierdo</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Tablero izquierdo</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Solucionador derecho</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Tablero derecho</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Microsegundo %1 de %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Sucesos: uno de cada uno por turno</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Tiempo: lo que cada uno necesita de verdad</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>La nota hasta aquí</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Uno de estos se tendría que cumplir, y ninguno se cumple:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, porque %2. Aquello en lo que se apoya ocupa su lugar:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Ahora un término viene de la suposición %1: todo camino de la suposición al callejón sin salida pasa por él (el primer UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>término de la última suposición</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, porque %2. Eso se sigue de los términos que se quedan, así que la nota pierde este término (minimización):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n término viene de la suposición %1. Siguen más pasos hasta que quede solo uno.</numerusform>
            <numerusform>%n términos vienen de la suposición %1. Siguen más pasos hasta que quede solo uno.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>en el grafo: lo que hace falso un término</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Las causas que quedan son verdaderas ahora y llevan al callejón sin salida, así que nunca pueden ser verdaderas todas juntas. Eso dice la nota %1: cada causa convertida en su contrario, con «o» en medio. Una vez retirada la suposición %2, solo uno de sus términos se puede cumplir aún, así que se cumple.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: correcta</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: fallada</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>La página de la técnica, con un ejemplo</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: examen superado</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: aún sin superar</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Ha llevado %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Ejecuciones como JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>La ejecución de %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 no es una ejecución: su primera línea no dice quién resuelve qué.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>La línea %1 de %2 no es lo que hace el solucionador.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Guardar la ejecución</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Abrir una ejecución</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Reproducir suceso a suceso</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Reproducir dígito a dígito</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Reproducir como lo jugaste</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Reproducir lo más rápido posible</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Más opciones</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Empezar con mis dígitos</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>La ejecución empieza con los dígitos de tu partida, no con el sudoku</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Buscar una segunda solución</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Tras la primera solución, la ejecución sigue hasta que está claro si hay otra</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Guardar imágenes...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Dónde empieza la ejecución, cómo trabaja y se reproduce, e imágenes de ella</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Guardar la ejecución...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Todos los sucesos, como líneas de JSON; esta ventana puede abrirlos de nuevo</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Abrir una ejecución...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Suponer de otro modo</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>La ejecución empieza de nuevo con otras suposiciones al azar</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Suposiciones</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Aún no ha ocurrido nada.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notas %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Paradas</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Yo supongo</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Lo que enseñó cada callejón sin salida (cláusulas aprendidas). De cada nota se tiene que cumplir al menos un término.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Por qué ocurrió este suceso, hasta las suposiciones en las que se apoya.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Paradas: donde la ejecución se para sola.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Suponer en lugar del solucionador, y comparar lo que resulta.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Cuántas veces ocurrió cada clase de suceso, y qué significan las palabras.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Lo que es cierto ahora (el rastro): cada suposición, y debajo lo que se sigue de ella. Lo que se retiró ya no está aquí.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Qué leer</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>A la primera %1  ·  Con ayuda %2  ·  Falladas %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Guardar imágenes de ella</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Velocidad de la demostración</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Pulsa Reproducir: Espacio reproduce, las flechas van paso a paso.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Cómo supone</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Quién resuelve el sudoku</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Lógica</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Dónde supone cuando ya no se sigue nada</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Descendente</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Ascendente</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Orden: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Orden: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>Puntos HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Último jugado</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>A qué velocidad se reproduce: sucesos por segundo (+ y -)</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>E × %1</translation>
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
        <translation>Abrir archivo...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Hay un sudoku en el portapapeles.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Sudoku nuevo: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Jugar este sudoku</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>O crea un sudoku nuevo, en uno de estos niveles.</translation>
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
        <translation>Exportar...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Nivel de la curva</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Tu primer sudoku resuelto empieza la historia: aquí crecerán tiempos, rachas y técnicas favoritas.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Guardar una línea por partida, para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>El último año</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>la más larga: %n día</numerusform>
            <numerusform>la más larga: %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Línea: la media de cinco partidas. Círculos abiertos: con sugerencias.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Cuanto más fuerte el color, más se resolvió.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab sigue  ·  las flechas eligen  ·  Esc volver al sudoku</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n partida resuelta</numerusform>
            <numerusform>%n partidas resueltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abandonada</numerusform>
            <numerusform>%n abandonadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Técnicas que has usado y pedido</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Barra: lo que encontraste tú, el resto con sugerencia.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n jugada correcta sin un paso que yo conozca</numerusform>
            <numerusform>%n jugadas correctas sin un paso que yo conozca</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Muestra la razón en el tablero, imagen por imagen (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Del callejón sin salida a la nota %1: paso %2 de %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Debajo hay %n paso más que lleva al mismo resultado.</numerusform>
            <numerusform>Debajo hay %n pasos más que llevan al mismo resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valoración</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Camino de solución</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Todos los pasos ahora</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filtro, por ejemplo Cadena o r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Técnicas...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Copiar la lista como texto</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Dar este paso</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Resolver hasta aquí</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n paso copiado.</numerusform>
            <numerusform>%n pasos copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Valoraciones de los pasos</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Camino de solución</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Pasos de ahora</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Todos los pasos de aquí a la solución, uno tras otro</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Todos los pasos posibles ahora</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>El filtro deja %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>Y...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Parar cuando</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Añade una condición que se debe cumplir a la vez</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Dígito</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>una celda recibe un dígito</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>un dígito desaparece de una celda</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>hay tantas suposiciones en pie</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>llega un callejón sin salida</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>llegan tantos callejones sin salida más</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>se escribe una nota de como mucho tantos términos</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>se usa la nota de este número</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>la búsqueda empieza de nuevo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>se retiran varias suposiciones de una vez</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Añadir...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Parada anterior</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Atrás, hasta donde la ejecución se habría parado antes (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Parada siguiente</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Adelante, hasta la próxima parada (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Paradas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>Tu fuerza</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Un sudoku algo por encima</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>En la escala de las valoraciones de sudokus, de 1,0 a unos 12. Nueve de cada diez veces, la verdad está dentro de lo que se indica.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>¡Te damos la bienvenida!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Empieza por la primera técnica de abajo: lee sobre ella y luego encuéntrala tú. Diez minutos al día son más que suficientes, y aquí los errores no cuestan nada.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Demasiado pronto para decirlo</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Tras %1 partidas terminadas, esto dirá qué fuerza tienes y lo seguro que es. %n hasta ahora.</numerusform>
            <numerusform>Tras %1 partidas terminadas, esto dirá qué fuerza tienes y lo seguro que es. %n hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Entre %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>No se puede decir más tras %n partida: las que están muy por debajo o por encima de ti dicen poco.</numerusform>
            <numerusform>No se puede decir más tras %n partidas: las que están muy por debajo o por encima de ti dicen poco.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Alrededor de %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Con un margen de %1, a partir de %n partida. Resuelves sin ayuda uno de cada dos sudokus con esta valoración.</numerusform>
            <numerusform>Con un margen de %1, a partir de %n partidas. Resuelves sin ayuda uno de cada dos sudokus con esta valoración.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valoración %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jugarlo</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Qué significan los símbolos</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>primer UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Aquí se cuenta lo que usas en tus partidas.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
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
            <numerusform>%1, usada %n vez, %2</numerusform>
            <numerusform>%1, usada %n veces, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>La buscas en posiciones y se te dice si aciertas</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Volver a donde estabas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Cómo reconocerla</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Por qué es cierto</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Por qué el ejemplo es correcto</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Cuántos sudokus la necesitan</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Su dificultad</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Un caso especial de: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Casos especiales: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>De la misma clase: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>En el ejemplo: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Ocultar el dibujo</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Mostrar el dibujo</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Aún sin hacer</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Superado: %1 de %2 correctas</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>%1 de %2 correctas hasta ahora; con 8 se supera</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Exámenes</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Hacer el examen</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Hacer el examen: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Repetir el examen: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Diez posiciones de una familia, sin ayuda; con ocho correctas se supera. Superados hasta ahora: %1 de %2.</translation>
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
        <translation>En qué se fue el tiempo</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Tiempos de tus partidas</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Aún no hay partidas de este nivel</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n partida, de %1 a %2</numerusform>
            <numerusform>%n partidas, de %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sin sugerencias</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n sugerencia</numerusform>
            <numerusform>%n sugerencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab al siguiente  ·  Espacio pulsa  ·  Esc volver al sudoku</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n posición para hoy</numerusform>
            <numerusform>%n posiciones para hoy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>No hay ninguno antes de este suceso.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Conflicto anterior</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Mayús+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Conflicto siguiente</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Mayús+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Suceso %1 de %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Suposición siguiente</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Suposición anterior</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Nota siguiente</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Nota anterior</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Dígito siguiente</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Dígito anterior</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Por ahora no hay ninguno después de este suceso.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Atrás, al callejón sin salida anterior: sin dígito para una celda, o sin lugar para un dígito</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Dígito anterior: esta ejecución no tiene callejones sin salida</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Adelante, al próximo callejón sin salida: sin dígito para una celda, o sin lugar para un dígito</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Dígito siguiente: esta ejecución no tiene callejones sin salida</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Sin salida</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Dígito</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Atrás, al error anterior</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Adelante, al error siguiente</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Ir a la suposición, la nota, el salto o el dígito siguiente o anterior, o a donde se usa una nota</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Salto siguiente de suposiciones</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Salto anterior de suposiciones</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Uso siguiente de la nota %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Uso anterior de la nota %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Árbol de búsqueda</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Tamaño del árbol</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>El árbol de búsqueda: cada suposición está debajo de la que estaba en pie antes. Los cuadrados son suposiciones que llevaron a un callejón sin salida; los triángulos representan más suposiciones de las que caben en la imagen. Haz clic en una suposición para ir allí.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Entero</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>El árbol entero en esta tarjeta</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Tan grande que se distinguen las suposiciones</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Aún sin suposiciones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln suposición</numerusform>
            <numerusform>%Ln suposiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln callejón sin salida</numerusform>
            <numerusform>%Ln callejones sin salida</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>El sudoku, antes de toda suposición.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Suposición %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>En pie desde el suceso %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Sucesos %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>%Ln suposición más debajo.</numerusform>
            <numerusform>%Ln suposiciones más debajo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>%Ln callejón sin salida debajo.</numerusform>
            <numerusform>%Ln callejones sin salida debajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>llevó a un callejón sin salida</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solución</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>se muestra ahora</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>más suposiciones</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Volver a mi partida</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Tu partida está como la dejaste (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Pulsa Reproducir: Espacio reproduce, las flechas van paso a paso.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>¿Qué estoy viendo?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Todo lo que ocurrió, en orden. Lo que se retiró después sigue en la lista.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Cómo llevan las razones a un callejón sin salida, en un dibujo.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Todas las suposiciones de la ejecución, en un dibujo.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Lógica resuelve %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 resuelve %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Parado tras %1 sucesos.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>En marcha: %1 sucesos hasta ahora.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Repetición de mi partida</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Repetición de %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tablero de sudoku</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Tablero observado</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Viendo mi partida</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Viendo Lógica</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Viendo %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Aquí no hay nada que resolver.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Repetición: Espacio reproduce, ← → una jugada, con Mayús hasta el error siguiente.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Observación: Espacio reproduce, ← → un suceso, con Mayús hasta el próximo callejón sin salida.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Observación: Espacio reproduce, ← → un suceso, con Mayús hasta el dígito siguiente.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Resueltos por día</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Resuelto en %n día del último año</numerusform>
            <numerusform>Resuelto en %n días del último año</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n resuelto</numerusform>
            <numerusform>%1: %n resueltos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Aquí ya hay un marcador.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>En una partida caben %1 marcadores.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Marcador puesto en %1. Sudoku, Marcadores lleva de vuelta a él.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>El tablero está como en este marcador.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>De vuelta en el marcador de %1. Deshacer regresa a donde estabas.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Conservado: lo que probaste es ahora parte de la partida.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Seguir probando</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Descartado: el tablero está como antes.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n dígito es falso: %1</numerusform>
            <numerusform>%n dígitos son falsos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Todos los dígitos son correctos, pero se ha eliminado un candidato que hace falta.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Resuelto: cada dígito es correcto.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Ningún error hasta ahora, queda %n celda.</numerusform>
            <numerusform>Ningún error hasta ahora, quedan %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Volver antes del error</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>No hay ningún error en el tablero.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>De vuelta antes del error. Rehacer recupera las jugadas posteriores.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>Lo que era falso se ha quitado del tablero.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>El sudoku ya está resuelto.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Resuelto por el programa.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Borrarlo</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Borrarlos</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 se llama ahora %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>Se ha eliminado la colección %1. Sus sudokus siguen en la biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n sudoku quitado de %1.</numerusform>
            <numerusform>%n sudokus quitados de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Retirado.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n sudoku añadido a «%1».</numerusform>
            <numerusform>%n sudokus añadidos a «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n sudoku con la etiqueta %1.</numerusform>
            <numerusform>%n sudokus con la etiqueta %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n sudoku ya sin la etiqueta %1.</numerusform>
            <numerusform>%n sudokus ya sin la etiqueta %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n sudoku movido a «%1».</numerusform>
            <numerusform>%n sudokus movidos a «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Esto no se ha cambiado: el servidor de la biblioteca no está.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Sudoku del día %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>El sudoku del día está en el tablero.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Un sudoku de un día anterior: no cuenta para ninguna racha.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Las sugerencias empiezan cuando el sudoku está escrito y lo juegas.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>El sudoku está resuelto.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>El sudoku aún se está comprobando; inténtalo de nuevo en un momento.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>hace %n jugada</numerusform>
            <numerusform>hace %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>desde el principio</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Ninguna de las técnicas activadas encuentra aquí un paso.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>¿Por qué falta %1 en %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>¿Por qué no %1 en %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Nada descarta %1 en %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>La sugerencia está cerrada.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>El primer error: %1 en %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>El primer error: %1 eliminado de %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>El propio sudoku descarta %1 en %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>Es falso, pero no hay una razón corta.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>No se encontró ningún sudoku.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n de ellos ya lo tenías, tal cual o girado.</numerusform>
            <numerusform>%n de ellos ya los tenías, tal cual o girados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n omitido, que no tiene exactamente una solución o no se puede leer.</numerusform>
            <numerusform>%n omitidos, que no tienen exactamente una solución o no se pueden leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Ningún sudoku en %n archivo.</numerusform>
            <numerusform>Ningún sudoku en %n archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n sudoku añadido a «%1».</numerusform>
            <numerusform>%n sudokus añadidos a «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Se guarda en este ordenador hasta que vuelva el servidor de la biblioteca.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>La biblioteca estaba dañada y empieza de nuevo. La antigua se conserva como %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold usa por ahora una biblioteca en este ordenador, y escribirá en el servidor lo que haces en cuanto vuelva.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>El servidor de la biblioteca ha vuelto, y tiene lo que hiciste entretanto.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>El servidor de la biblioteca ha vuelto.</translation>
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
        <translation>resuelto en %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>relleno al %1 por ciento</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Resuelto en %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Resuelto en %1, %n sugerencia</numerusform>
            <numerusform>Resuelto en %1, %n sugerencias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>%1 relleno</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Aún sin jugar</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a date</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <translation>Todos los sudokus</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Para practicar</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 de %2 resueltos</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: correcto, pero no por un paso que yo conozca.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: técnica usada, %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Correcto, pero no por un paso que yo conozca: quizá adivinado.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>La partida vuelve a guardarse.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Primer sudoku</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Esta partida ya está en el tablero.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>De vuelta a la partida anterior: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Adelante de nuevo a la partida siguiente: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>El sudoku empieza de nuevo. Deshacer recupera tus dígitos.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>No se pudieron guardar las preferencias.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Tablero al %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Mi sudoku</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Escribe los dígitos de tu sudoku.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jugarlo</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Descartarlo</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Escribe los dígitos del sudoku fila por fila; 0, Espacio o un punto deja una celda vacía.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>%n dígito hasta ahora; un sudoku con una sola solución tiene al menos 17.</numerusform>
            <numerusform>%n dígitos hasta ahora; un sudoku con una sola solución tiene al menos 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Se está creando un sudoku nuevo: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Sudoku nuevo: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Cancelado. Tu partida continúa.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>No se encontró un sudoku así: %1. Otro intento puede encontrar uno.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Tienes este sudoku en la biblioteca: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>Su valoración es %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Lo resolviste en %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Tienes este sudoku en la biblioteca.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Ha empezado otra ejecución; la página de la anterior no se guardó.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>No se pudo crear la página.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Has pedido ayuda %2 veces con %1: ¿practicar?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n paso hasta ahora...</numerusform>
            <numerusform>%n pasos hasta ahora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Buscando los pasos hasta la solución...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Buscando pasos...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n paso; luego ninguna de las técnicas activadas encuentra otro.</numerusform>
            <numerusform>%n pasos; luego ninguna de las técnicas activadas encuentra otro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n paso dado; deshacer una vez lo retira.</numerusform>
            <numerusform>%n pasos dados; deshacer una vez los retira.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>Hay un error en el tablero; una sugerencia muestra el primero.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Resuelto en %n paso, el más difícil: %1</numerusform>
            <numerusform>Resuelto en %n pasos, el más difícil: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>Esta es otra partida: pulsa Camino de solución o Pasos de ahora.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n paso es posible ahora; cada línea hace algo nuevo.</numerusform>
            <numerusform>%n pasos son posibles ahora; cada línea hace algo nuevo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Los dígitos puestos se quedan.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>No se encontró ninguna posición. Elige otra técnica.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 no es candidato aquí.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 no es candidato en estas celdas.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>no queda espacio en el disco</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>No se puede guardar esta partida (%1). Puedes seguir jugando; cada jugada lo intenta de nuevo.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Una partida guardada está dañada; lo que se pudo leer de ella está en el tablero.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>El archivo se conserva como %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Esta partida se abrió también en otra ventana. Aquí sigue como copia.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>No se puede bloquear esta partida. Por favor, no la abras en una segunda ventana.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>El archivo de esta partida se había eliminado. Se ha escrito de nuevo.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Otro programa cambió el archivo de esta partida. Se ha escrito de nuevo; lo que había allí se conserva como %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tablero de sudoku</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Cancelar (Esc). Tu partida se queda como está.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>El paso más difícil es el número %1 de %2, con valoración %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%n paso, valorado en %1</numerusform>
            <numerusform>%n pasos, valorados hasta %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Paso %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Ninefold falló la última vez. Tus partidas están como estaban, y hay un informe.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Ver el informe</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Imagen SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>No se pudo crear la imagen.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Página PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>%n imagen guardada.</numerusform>
            <numerusform>%n imágenes guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Carpeta para las imágenes</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Guardando imágenes...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Copiado como 81 caracteres.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Copiado como «%1».</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Imagen animada</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF animado (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>PNG animado (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n imagen de %1 hasta ahora...</numerusform>
            <numerusform>%n imágenes de %1 hasta ahora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>No se guardan más imágenes.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Guardando la página...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Sudokus pegados</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Sudoku pegado</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 sudokus.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n no se pudo leer: %1</numerusform>
            <numerusform>%n no se pudieron leer; el primero: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 y %n archivo más</numerusform>
            <numerusform>%1 y %n archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>No leído: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Esto no está en tu ordenador y no se ha abierto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Solo una línea es un sudoku; %n más no se pudo usar.</numerusform>
            <numerusform>Solo una línea es un sudoku; %n más no se pudieron usar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>La primera es la línea %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>No hay ni texto ni imagen en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 escriben un dígito</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 escriben candidatos</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 escriben notas de esquina</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 escriben notas centrales</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>arrastrar de candidato a candidato dibuja un enlace</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Espacio reproduce</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → un suceso</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − velocidad</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 dice más</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 aplica</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 cierra la sugerencia</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ eligen un paso</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 cambia el modo</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 sugerencia</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 resalta un dígito</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 todas las teclas</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Intro sudoku siguiente</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R rever</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A análisis</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc deja el tablero</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 sigue yendo atrás</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Mayús+← → callejones</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 colorean una celda, un clic central un candidato</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 reanuda la partida</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → pasos hacia la nota</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Guardando...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Los sudokus generados se guardan en Archivo, Abrir reciente, %1.</translation>
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
        <translation>%1. Esc lo cancela.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Hay un sudoku en el portapapeles.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jugarlo</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Estás probando algo, en un segundo color. %1 lo conserva, %2 lo descarta.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resuelto en %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Sin ninguna ayuda.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>Se usó ayuda %n vez.</numerusform>
            <numerusform>Se usó ayuda %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n pista pertenece al sudoku y no se puede cambiar.</numerusform>
            <numerusform>%n pistas pertenecen al sudoku y no se pueden cambiar.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Aquí no hay nada que cambiar.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Guardado</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Las teclas de dígitos escriben ahora dígitos.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>Las teclas de dígitos escriben ahora candidatos.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>Las teclas de dígitos escriben ahora notas de esquina.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>Las teclas de dígitos escriben ahora notas centrales.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>Las teclas de dígitos colorean ahora celdas.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n celda seleccionada.</numerusform>
            <numerusform>%n celdas seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>En pausa: el reloj está parado y el tablero tapado.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>La celda seleccionada: fila %1, columna %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Arrastra de candidato a candidato para dibujar un enlace, o escribe el dígito en cada extremo.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Un enlace empieza en el %1 de %2. Ve a su otro extremo y escribe allí el dígito; el mismo otra vez lo descarta.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Este dígito pertenece al sudoku y no se puede cambiar.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Todas las celdas están rellenas, pero no todos los dígitos son correctos.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Las celdas de dos candidatos están resaltadas.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>El dígito %1 está resaltado.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Ha empezado otra ejecución; no se guardan más imágenes de la anterior.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>No se pudo crear la imagen.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Páginas PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Enviado a la impresora: %n página.</numerusform>
            <numerusform>Enviado a la impresora: %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>No se pudieron crear las páginas.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Guardado como %1: %n página.</numerusform>
            <numerusform>Guardado como %1: %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>La impresora no aceptó nada. ¿Está lista?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Tablero de mi partida</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tablero de sudoku</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>De vuelta en tu partida.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Ya no hay nada resaltado.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Salas</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Haz clic en una celda, escribe un dígito. %1 da una sugerencia.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>&amp;Generar varios...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>todas las celdas rellenas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>queda %n celda</numerusform>
            <numerusform>quedan %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Aún no se ha abierto ningún archivo</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Contraste a&amp;lto</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>&amp;El más difícil de una cuadrícula</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Sube desde una cuadrícula llena hasta el sudoku más ramificado que alcanza</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Aún no se ha puesto ningún marcador</translation>
    </message>
</context>
</TS>
