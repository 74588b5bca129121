<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Строка, столбец или блок, где пуста только одна ячейка. Восемь ячеек заполнены, значит, использованы восемь разных цифр и не хватает одной цифры A. A ставится в пустую ячейку.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Ищите строку, столбец или блок с одним пробелом и считайте от 1 до 9, какой цифры не хватает.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>В каждой строке, каждом столбце и каждом блоке девять ячеек, и нужна каждая из девяти цифр по одному разу.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Восемь ячеек заполнены восемью разными цифрами.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Не хватает только A, и свободна только одна ячейка. Значит, A ставится туда.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Цифра A, которая в строке, столбце или блоке помещается только в одну ячейку. Каждая другая ячейка заполнена или делит строку, столбец или блок с A, которая уже стоит. Значит, A ставится в оставшуюся ячейку.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Выберите цифру, которая часто стоит на поле. Идите по её строкам и столбцам в блок, где её ещё нет, и посмотрите, какие ячейки остаются.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>Строке, столбцу или блоку нужна A, а её там ещё нет.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>В заполненной ячейке для неё нет места.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Ячейка, которая делит строку, столбец или блок с другой A, не может быть A: A стояла бы там дважды.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Остаётся одна ячейка. A должна где-то стоять, значит, она там.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Ячейка, которая может быть только A. В её строке, столбце и блоке вместе уже есть восемь других цифр. Каждой ячейке нужна цифра, значит, эта — A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Смотрите, где пересекаются заполненные строка, столбец и блок, и считайте, какие цифры встречает ячейка. Если записаны все кандидаты, ищите ячейку с одним.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>Ячейка не может быть цифрой, которая уже есть в её строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Вместе это восемь разных цифр: все, кроме A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>В ячейке должна быть какая-то цифра. Остаётся только A, значит, это A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Все ячейки, которые можно заполнить сейчас, за один шаг. У каждой остался один кандидат, или она единственное место для своей цифры в строке, столбце или блоке. Ни одна не ждёт другую, так что порядок не важен.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Пройдите цифры от 1 до 9, а затем ячейки, которые встречают много цифр.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Каждая из ячеек следует сама по себе: через скрытую или голую одиночку.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Верная цифра остаётся верной, когда пишут другую верную.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Значит, все можно записать сразу.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Два шага сразу, для которых не нужно записывать кандидатов. Все места для A в одном блоке лежат в одной строке или столбце, или все места строки или столбца лежат в одном блоке, значит, в остальных A быть не может. Тогда где-то ещё для A остаётся одно место, и она ставится туда.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Если у цифры в блоке два или три места рядом, идите по их строке или столбцу в соседние блоки. Возможно, там ей осталось только одно место.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Все места для A в первом блоке лежат в одной строке, а блоку нужна A. Значит, A этой строки — в этом блоке.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>В строке только одна A. Значит, ни одна из её ячеек в других блоках не может быть A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>У другой строки, столбца или блока места для A были в этих ячейках и ещё в одной. Остаётся только она.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Значит, A ставится туда. Со столбцом вместо строки или сначала с линией, а потом с её блоком, причина та же.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Два шага сразу, для которых не нужно записывать кандидатов. Две или три цифры помещаются только в две или три ячейки строки, столбца или блока, значит, заполняют их. Другой цифре там остаётся только одно место.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Ищите две цифры, исключённые в одних и тех же ячейках блока. Оставьте для них две оставшиеся ячейки и посмотрите, что это значит для других цифр.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Пусть цифр две, и обе помещаются только в одни и те же две ячейки. Обе должны где-то стоять, а в ячейке одна цифра.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Значит, в этих двух ячейках эти две цифры и больше ничего.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Третья цифра теряет там свои места. В строке, столбце или блоке ей остаётся одно место, и она ставится туда.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>С тремя цифрами в трёх ячейках причина та же.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Цифра A, которая в блоке помещается только в ячейки одной строки или только одного столбца. Блоку нужна A, значит, одна из этих ячеек — A. Поэтому A можно вычеркнуть из других ячеек этой строки или столбца вне блока.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Подсвечивайте цифры одну за другой. Ищите блоки, где два или три места цифры все лежат в одной строке или в одном столбце; пробел между ними не мешает. Часто вычёркивать там нечего: тогда ищите дальше.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Блоку нужна A, и только эти две или три ячейки могут быть A. Значит, одна из них — A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Все они лежат в одной строке. Какая бы из них ни была A, у строки тогда есть её A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Вторая A в строке не допускается. Значит, никакая другая ячейка строки не может быть A. Со столбцом так же.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Цифра A, которая в строке или столбце помещается только в ячейки одного блока. Строке или столбцу нужна A, значит, одна из этих ячеек — A. Поэтому A можно вычеркнуть из других ячеек блока.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Подсвечивайте цифры одну за другой. Ищите строки и столбцы, где два или три места цифры все лежат в одном блоке; пробел между ними не мешает. Часто вычёркивать там нечего: тогда ищите дальше.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Строке нужна A, и только эти две или три ячейки могут быть A. Значит, одна из них — A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Все они лежат в одном блоке. Какая бы из них ни была A, у блока тогда есть его A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Вторая A в блоке не допускается. Значит, никакая другая ячейка блока не может быть A. Со столбцом так же.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>В двух ячейках строки, столбца или блока только одни и те же два кандидата A и B: это пара. Тройка — три ячейки, где вместе только три цифры, четвёрка — четыре ячейки с четырьмя. Эти цифры нужны самим ячейкам, поэтому их можно вычеркнуть из всех других ячеек там.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Ищите ячейку ровно с двумя кандидатами, а в её строке, столбце или блоке — вторую с теми же. Если они делят строку и блок, вычёркивайте в обоих. Тройка может быть такой: (A или B), (B или C) и (A или C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Возьмите две ячейки (A или B) одной строки. Они делят строку, значит, разные.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Если первая — A, вторая — B. Если первая — B, вторая — A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>Так или иначе A и B этой строки — в этих двух ячейках. Значит, никакая другая ячейка строки не может быть A или B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>В трёх ячейках, где вместе только три цифры, стоят три разные цифры, то есть все три. С четырьмя ячейками и четырьмя цифрами так же.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Две ячейки только с кандидатами A и B или три с A, B и C, которые лежат в одном блоке и одновременно в одной строке или столбце. Они исчерпывают эти цифры сразу и для блока, и для строки или столбца. Цифры отпадают из других ячеек обоих.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Ищите в блоке рядом ячейки с одними и теми же немногими кандидатами.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Две ячейки (A или B), которые делят строку, разные: одна — A, другая — B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Значит, A и B строки — там, и никакая другая ячейка строки не может быть A или B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Эти две ячейки делят и блок. Значит, A и B блока тоже там, и никакая другая ячейка блока не может быть A или B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Две цифры A и B, которые в строке, столбце или блоке помещаются только в одни и те же две ячейки, или три цифры только в три, или четыре в четыре. Цифрам нужны все эти ячейки. Значит, любой другой кандидат из них отпадает.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Ищите в строке, столбце или блоке цифры только с двумя местами и смотрите, нет ли двух с одними и теми же. В тройке у каждой цифры могут быть две или три из трёх ячеек.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>В одной строке A помещается только в две ячейки, а B — только в те же две.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Если A в первой, B должна быть во второй. Если A во второй, B должна быть в первой.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>Так или иначе обе ячейки заняты A и B. Значит, никакой другой цифры там быть не может.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Три цифры, которые помещаются только в три ячейки, занимают все три, а четыре цифры — четыре.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Две или три цифры, которые в строке, столбце или блоке помещаются только в две или три ячейки, лежащие и во втором из них. Цифры заполняют эти ячейки, и ничего другого там быть не может. Они исчерпаны в обоих, значит, ни в одной другой ячейке второго их быть не может.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Ищите две или три цифры, чьи места в блоке — одни и те же две или три ячейки одной строки или столбца.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>В блоке A и B помещаются только в одни и те же две ячейки. Одна — A, другая — B, и ничего другого там быть не может.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Обе ячейки лежат в одной строке. Значит, A и B этой строки тоже там.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Никакая другая ячейка строки не может быть A или B. С тремя цифрами в трёх ячейках причина та же.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>В двух строках у цифры A места только в одних и тех же двух столбцах: это X-Wing. Это работает и со строками и столбцами наоборот, и с тремя (Swordfish) или четырьмя (Jellyfish). У каждой из строк A в своём столбце, поэтому A можно вычеркнуть из всех других ячеек этих столбцов.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Подсветите одну цифру. Ищите две строки, где у неё по два места, в одних и тех же столбцах; тогда вычеркните её в столбцах. Или два столбца с местами в одних и тех же строках; тогда вычеркните её в строках. В Swordfish у каждой строки два или три.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Каждой из двух строк нужна A, и место для неё есть только в этих двух столбцах.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Если у верхней строки A в левом столбце, у нижней её там быть не может: в столбце только одна A. Значит, её A — в правом столбце.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Если у верхней строки A в правом столбце, A нижней — в левом.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>Так или иначе A обоих столбцов — в этих двух строках. Значит, никакая другая ячейка двух столбцов не может быть A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Три строки ставят три A в три разных столбца, и так у каждого из трёх столбцов есть своя A. Четыре строки делают это с четырьмя.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing, Swordfish или больший узор из строк и столбцов, который портят несколько лишних мест для A в одном блоке. Эти лишние места называются плавниками. A отпадает из ячеек, которые лежат в столбце узора и делят блок со всеми плавниками.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Подсветите одну цифру. Ищите две строки, которые были бы X-Wing, если бы не одно-два места рядом с углом.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Если один из плавников — A, у его блока есть своя A. Тогда никакая другая ячейка блока не может быть A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Если ни один плавник не A, узор — настоящий X-Wing или Swordfish: A его столбцов — в его строках. Тогда никакая другая ячейка столбцов не может быть A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Ячейка, которая лежит в таком столбце и в блоке плавников, теряет A в любом случае.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing, Swordfish или больший узор с лишними местами для A в одном блоке, плавниками, где угол узора рядом с плавниками не может быть A. Без плавников у одной из его строк было бы только одно место. A отпадает из ячеек, которые лежат в столбце узора и делят блок со всеми плавниками.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Подсветите одну цифру. Ищите две строки, у которых по месту в одном столбце, а другие места лежат в тех же трёх столбцах, но не на одной линии.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Если ни один плавник не A, у строки плавников A на оставшемся месте, а другие строки должны взять другие столбцы. Значит, у каждого столбца узора A в этих строках.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Узор одной цифры A, как X-Wing или Swordfish, где место строк или столбцов могут занять блоки. У нескольких строк и блоков все места для A в таком же числе столбцов или блоков. A отпадает из других их ячеек, если не мешают лишние места (плавники).</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Ищите строку с немногими местами для цифры и блок с немногими местами для неё, которые используют одни и те же два столбца.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Пусть у строки и блока, которые не пересекаются, все места для A в двух столбцах. Обоим нужна A, и это две разные ячейки.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>В столбце только одна A. Значит, A строки и A блока — в разных столбцах.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Тогда у обоих столбцов есть своя A, и никакая другая их ячейка не может быть A. Если их больше, счёт тот же.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Если есть плавники: или плавник — A, или узор полон. Что в обоих случаях не A, отпадает.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Узор одной цифры A, где строки, столбцы и блоки смешаны свободно. У некоторых из них все места для A в таком же числе других. A отпадает из остальных ячеек этих других, если не мешают лишние места (плавники).</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Люди находят их редко. Начните со строки и столбца, у которых по два места, и ищите блок, который их соединяет.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Каждой строке, столбцу или блоку первого рода нужна A. Общего места для неё у них нет, значит, это разные ячейки.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Каждая из этих A лежит в одном из второго рода, где только одна A. Значит, все они лежат в разных.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Второго рода столько же, сколько первого. Значит, A каждого из них в узоре, а другие его ячейки не могут быть A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Два узора с плавниками на одних и тех же строках, показанные одним шагом. Они используют разные столбцы и разные лишние места (плавники) для цифры A. Каждый исключает свои ячейки, значит, вместе они исключают больше.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Найдя узор с плавниками, посмотрите, не могут ли плавники поменяться ролью с углом в том же блоке.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Взгляните только на первый узор. Если его плавник — A, у блока плавника есть своя A. Если ни один, A его столбцов — в строках.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Ячейка в блоке и в таком столбце теряет A в любом случае.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>Второй узор верен по той же причине, с другими плавниками и другими столбцами.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Оба действуют одновременно, поэтому отпадает то, что исключает каждый.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Узор из строк и столбцов для цифры A с лишними местами (плавниками), которые слишком далеко от нужной ячейки. От каждого плавника к ней ведёт цепочка простых выводов. Будь плавник A или ни один — ячейка теряет своего кандидата.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Найдите узор, который не выходит лишь потому, что плавник не в том блоке. Потом проследите, что будет, если плавник верен.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Если ни один плавник не A, узор полон: A его столбцов — в его строках. Нужная ячейка лежит в таком столбце и не может быть A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Если плавник — A, идите по цепочке, которая от него начинается, вывод за выводом. Она кончается этой ячейкой, которая тоже теряет кандидата.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Один из этих случаев верен. В каждом кандидат неверен, значит, он отпадает.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>У двух строк или двух столбцов только по два места для A, и по одному из них лежит в одном столбце или строке: это основание. Два места в основании не могут оба быть A, значит, хотя бы одна из двух вершин — A. A отпадает из каждой ячейки, которая делит строку, столбец или блок с обеими вершинами.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Подсветите одну цифру. Ищите два столбца, у которых по два места, из них два стоят в одной строке, а другие два — нет.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Два места в основании делят строку. Значит, одно из них не A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Если левое не A, то A левого столбца — на его вершине.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Если правое не A, то A правого столбца — на его вершине.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>Так или иначе одна из вершин — A. Ячейка, которая делит строку, столбец или блок с обеими вершинами, встречает A, значит, она не A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>У строки и столбца только по два места для A, и по одному из них лежит в одном блоке. Эти два не могут оба быть A, значит, хотя бы один из двух дальних концов — A. A отпадает из ячейки, которая лежит в строке или столбце обоих дальних концов.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Подсветите одну цифру. Ищите строку и столбец, у которых по два места и которые встречаются в одном блоке, не имея там общей ячейки.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Два места в блоке делят этот блок. Значит, одно из них не A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Если место строки не A, то A строки — на её дальнем конце.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Если место столбца не A, то A столбца — на его дальнем конце.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>Так или иначе один дальний конец — A. Ячейка, которая делит столбец с первым концом и строку со вторым, встречает её, значит, она не A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Два «воздушных змея» (kite), которые используют один блок, одним шагом. В каждом у строки и столбца только по два места для A, и они встречаются в блоке, значит, один из двух дальних концов — A. Каждый змей убирает A из ячейки, общей для его дальних концов.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Найдя змея, ищите вторую строку или столбец с двумя местами, которые встречают тот же блок.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>В блоке первого змея места его строки и его столбца не могут оба быть A.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Если место строки не A, дальний конец строки — A. Если место столбца не A, дальний конец столбца — A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>Так или иначе ячейка на одной линии с обоими дальними концами встречает A и теряет свою.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>Второй змей верен по той же причине, значит, обе ячейки теряют A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>У двух строк, столбцов или блоков только по два места для A, и одно из них делит строку, столбец или блок с одним местом другого. Эти два не могут оба быть A, значит, хотя бы один из двух дальних концов — A. A отпадает из каждой ячейки, которая делит строку, столбец или блок с обоими дальними концами.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Подсветите одну цифру. Ищите блок с двумя местами и строку или столбец с двумя местами, которые подходят близко к одному из них.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Два ближних места делят строку, столбец или блок. Значит, одно из них не A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Если первое не A, его партнёр на дальнем конце — A, ведь мест было только два.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Если второе не A, его партнёр на другом дальнем конце — A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>Так или иначе ячейка, которая делит строку, столбец или блок с обоими дальними концами, встречает A, значит, она не A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>В блоке все места для A лежат в одной строке и одном столбце, как крест, а у строки или столбца вне его только два места для A. Если дальнее место — A, ячейка на одной линии с ним не A. Если ближнее место — A, блок должен взять другое плечо креста, что убирает A из той же ячейки.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Подсветите одну цифру. Ищите блок, у которого в четырёх ячейках вне креста её нет, и строку или столбец с двумя местами, которые указывают на крест.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Пусть у строки вне блока два места для A. Ближнее лежит в столбце креста, дальнее — нет.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Если дальнее место — A, у его столбца есть своя A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Если ближнее место — A, у столбца креста A вне блока. Значит, A блока — в строке креста, и у этой строки есть своя A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>Ячейка, где пересекаются тот столбец и та строка, в любом случае не A.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Ячейка с двумя кандидатами (A или B), опорная, делит строку, столбец или блок с каждой из двух других ячеек, крыльев: одно (A или C), другое (B или C). Какую бы цифру ни взяла опорная ячейка, одно из крыльев станет C. Поэтому C можно вычеркнуть из каждой ячейки, которая делит строку, столбец или блок с обоими крыльями.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Подсветите все ячейки с двумя кандидатами. Возьмите одну (A или B) как опорную. Ищите в её строке, столбце и блоке (A или C) и (B или C) с той же C. Крылья не обязаны встречаться. Ячейка может встречать одно в строке, а другое в столбце.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>Опорная ячейка (A или B) делит строку, столбец или блок с каждым крылом.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Если опорная — A, крыло (A или C) не может быть A. Значит, оно C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Если опорная — B, крыло (B или C) не может быть B. Значит, оно C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>Так или иначе одно крыло — C. Ячейка, которая делит строку, столбец или блок с обоими крыльями, встречает C, значит, она не C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Опорная ячейка с тремя кандидатами A, B и C и два крыла, которые делят с ней строку, столбец или блок: в одном A и C, в другом B и C. Одна из трёх ячеек должна быть C. Значит, C отпадает из каждой ячейки, которая делит строку, столбец или блок со всеми тремя.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Ищите ячейку с тремя кандидатами, ячейку с двумя из них в её блоке и одну с двумя в её строке или столбце вне блока. Ячейки, которые теряют C, лежат в блоке опорной.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Если опорная — A, крыло (A или C) встречает её и является C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Если опорная — B, крыло (B или C) встречает её и является C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Иначе сама опорная — C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>В каждом случае одна из трёх ячеек — C. Ячейка, которая делит строку, столбец или блок со всеми тремя, встречает её, значит, она не C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Две ячейки с одними и теми же кандидатами A и B и строка, столбец или блок только с двумя местами для A, по одному на линии с каждой из ячеек. Одно из этих мест — A, значит, одна из двух ячеек не A, а B. Значит, B отпадает из каждой ячейки, которая делит строку, столбец или блок с обеими.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Ищите две ячейки с одними и теми же двумя кандидатами, которые не делят ни строки, ни столбца, ни блока. Потом ищите строку или столбец с двумя местами для одной из цифр, которые их соединяют.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>Строке, столбцу или блоку нужна A, и мест для неё два: одно встречает первую ячейку, другое — вторую.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Если A на первом месте, первая ячейка (A или B) не может быть A. Значит, она B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Если A на втором месте, вторая ячейка (A или B) не может быть A. Значит, она B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>Так или иначе одна из двух ячеек — B. Ячейка, которая делит строку, столбец или блок с обеими, встречает её, значит, она не B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Начните с ячейки с тремя или четырьмя кандидатами там, где пересекаются блок и строка, и собирайте ячейки обоих, в которых только эти цифры.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Ряд хотя бы из четырёх ячеек, во всех кандидаты A и B, каждая в строке, столбце или блоке со следующей. Они по очереди A и B, значит, первая и четвёртая разные. A и B отпадают из каждой ячейки, которая делит строку, столбец или блок с этими двумя.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Если одни и те же два кандидата стоят одни в четырёх или больше ячейках, попробуйте пройти от одной к следующей.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Соседи в ряду делят строку, столбец или блок. Значит, они разные: одна — A, другая — B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Если первая ячейка — A, вторая — B, третья — A, а четвёртая — B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Если первая ячейка — B, вторая — A, третья — B, а четвёртая — A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>Так или иначе первая и четвёртая — это A и B. Ячейка, которая делит строку, столбец или блок с обеими, встречает обе цифры, значит, она ни та ни другая.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Поле, на котором почти в каждой пустой ячейке два кандидата, а почти у каждой цифры два места в каждой строке, столбце и блоке, где её нет. Если бы так было везде, у головоломки не могло бы быть ровно одно решение. У правильного судоку оно ровно одно, значит, один из лишних кандидатов верен.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>В конце игры, когда во всех ячейках, кроме одной, по два кандидата, взгляните на ту, где три. Это та цифра, которая в её строке стоит трижды.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Пусть в каждой пустой ячейке два кандидата, а у каждой недостающей цифры два места в каждой строке, столбце и блоке.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Если бы решение было, то, дав каждой из этих ячеек её другого кандидата, мы получили бы второе: каждая строка, столбец и блок сохраняют все цифры.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Значит, у такого поля нет решения или их несколько, и правильное судоку никогда к нему не приходит.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Если бы ни один из лишних кандидатов не был верен, поле пришло бы к этому. Значит, один из них верен, а то, что встречает их все, отпадает.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, в трёх из них только кандидаты A и B. Если бы и четвёртая была A или B, их можно было бы поменять, и у головоломки было бы два решения. У правильного судоку только одно, значит, A и B отпадают из четвёртого угла.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Ищите две ячейки с одними и теми же двумя кандидатами в одном блоке и одной строке, а под ними или над ними — третью. Интересен именно четвёртый угол.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Если бы в четырёх углах были только A и B, в каждой их строке, столбце и блоке были бы одна A и одна B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Тогда обмен каждой A и B в углах не нарушает никакого правила: каждая строка, столбец и блок сохраняют обе цифры. Значит, было бы два решения.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>У правильного судоку только одно решение. Значит, в одном из углов что-то кроме A и B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>В трёх углах ничего другого нет. Значит, это четвёртый, и он не A и не B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, в них только A, B и один лишний кандидат C. Если бы ни одна не была C, A и B можно было бы поменять, и у головоломки было бы два решения. Значит, один из углов с C — это C, и C отпадает из каждой ячейки, которая встречает их все.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Найдите прямоугольник, в углах которого A и B. Если всё лишнее в нём — одна и та же цифра, ищите ячейки, которые делят строку, столбец или блок со всеми углами, где она есть.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>У правильного судоку только одно решение, значит, один из углов не A и не B. Единственный другой кандидат — C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Значит, один из углов с C — это C. Ячейка, которая делит строку, столбец или блок со всеми ними, встречает её, значит, она не C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, в двух из них только два кандидата, а в двух других есть ещё. Одна из этих двух должна быть лишней цифрой, иначе у головоломки было бы два решения. Вместе с другими ячейками их строки, столбца или блока они исчерпывают цифры, которые отпадают из остальных.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Считайте эти два угла одной ячейкой, в которой только их лишние цифры, и ищите с ней пару или тройку.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Если бы в углах были только две цифры, общие для всех четырёх, их обмен дал бы второе решение: каждая строка, столбец и блок сохраняют обе.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>У правильного судоку только одно. Значит, один из двух углов — одна из лишних цифр.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>В других ячейках той же строки, столбца или блока тоже только такие цифры. Вместе с этим углом ячеек столько же, сколько цифр.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Значит, они исчерпывают эти цифры, и ни в одной другой ячейке там их быть не может.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, с кандидатами A и B, где у одной из двух цифр нет другого места в строке или столбце. Тогда она должна быть в одном из углов. Если бы рядом встала другая цифра, обе можно было бы поменять, значит, она отпадает из этих углов.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Найдите прямоугольник с A и B во всех углах, два из них без чего-либо ещё. Потом сосчитайте места A и B в строке или столбце двух других.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>Цифра, у которой там нет другого места, — в одном из двух углов.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Если бы другой угол был другой цифрой, во всех четырёх углах были бы только A и B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>У правильного судоку только одно решение. Значит, ни один из этих углов не является той другой цифрой.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, во всех кандидаты A и B. Напротив одного угла у строки и столбца нет другого места для A. Если бы угол напротив был B, A и B заполнили бы все четыре и их можно было бы поменять, значит, он не B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Начните с ячейки, в которой только A и B. В строке и в столбце противоположного угла сосчитайте места одной цифры.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Пусть этот угол — B. У его строки только два места для A, оба в прямоугольнике, значит, его сосед в строке был бы A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>У его столбца тоже только два места для A. Значит, его сосед в столбце был бы A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>Противоположный угол (A или B) встречает A, значит, был бы B. Во всех четырёх были бы только A и B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>У правильного судоку только одно решение. Значит, этот угол не B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, ни одна не задана, а некоторые решили вы. Если бы в них были только A и B, их можно было бы поменять, ведь никакая заданная цифра их не держит. У правильного судоку только одно решение, значит, один из углов — что-то другое.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Смотрите на цифры, которые вы поставили сами. Три из них как A, B, A в прямоугольнике лишают четвёртый угол B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Ни один из четырёх углов не задан. Значит, ничто в головоломке не говорит, какой из них A, а какой B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>У правильного судоку только одно решение. Значит, отпадает то, что дополнило бы A и B в углах.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Шесть или больше ячеек в замкнутом цикле, почти во всех только кандидаты A и B, по две в каждой строке, столбце и блоке цикла. Если бы все были A или B, их можно было бы поменять по всему кругу, и у головоломки было бы два решения. У правильного судоку только одно, значит, какой-то лишний кандидат в цикле верен.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Если во многих ячейках одни и те же два кандидата, идите от одной к следующей и попробуйте вернуться. В одной ячейке по пути кандидатов может быть больше.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Если бы в цикле были только A и B, они стояли бы в нём по очереди, и в каждой его строке, столбце и блоке были бы одна A и одна B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Тогда обмен каждой A и B цикла не нарушает никакого правила, ведь каждая строка, столбец и блок сохраняют обе. Значит, было бы два решения.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>У правильного судоку только одно. Значит, в одной из ячеек с лишними кандидатами стоит один из них.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Тип 1: лишние только в одной ячейке, значит, она не A и не B. Тип 2: все лишние — одна цифра, которая отпадает из ячеек, встречающих их все.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Тип 3: ячейки с лишними исчерпывают цифры вместе с другими. Тип 4: у A рядом с ними нет другого места, значит, B там стоять не может.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Четыре ячейки, углы прямоугольника в двух строках, двух столбцах и двух блоках, во всех A и B, а в двух противоположных кандидатов больше. У этих двух строк нет другого места для B, значит, B занимает два противоположных угла. В углах, где кандидатов больше, она сделала бы другие A, и обе можно было бы поменять, значит, B оттуда отпадает.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Найдите прямоугольник с A и B во всех углах и лишними кандидатами только в двух противоположных. Потом сосчитайте места каждой цифры в обеих строках и в обоих столбцах.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Обеим строкам нужна B, и место для неё есть только в углах. Две B не могут делить столбец, значит, они в противоположных углах.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Если бы они были в углах с лишними кандидатами, два других угла (A или B) встретили бы B и были бы A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>У правильного судоку только одно решение. Значит, углы с лишними кандидатами не B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Все места цифры A, соединённые строками, столбцами и блоками только с двумя местами, по очереди двумя цветами. Или каждая ячейка первого цвета — A, или каждая второго. Ячейка в стороне, которая встречает оба цвета, не A, а цвет, который стоит дважды в одной строке, столбце или блоке, неверен.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Подсветите одну цифру и раскрашивайте её места по очереди всюду, где в строке, столбце или блоке их только два. Потом ищите ячейки, которые делят строку, столбец или блок с обоими цветами.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>В строке только с двумя местами для A одно из них — A, а другое — нет. Значит, они получают разные цвета.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>Так идёт от места к месту: если одна ячейка цвета — A, то и все этого цвета, и ни одна другого.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: ячейка в стороне встречает оба цвета. Если A — первый цвет, она встречает A. Если второй — тоже. Так или иначе она не A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: две ячейки одного цвета делят строку, столбец или блок. Обе не могут быть A, значит, этот цвет везде неверен, а другой верен.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Две отдельные группы мест для цифры A, каждая по очереди своими двумя цветами. Где цвет первой группы встречает цвет второй, оба не могут быть A. Значит, один из двух других цветов — A, или цвет, который встречает оба цвета другой группы, неверен.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Раскрасьте одну цифру, как в «Простых цветах». Если вторая группа мест остаётся нераскрашенной, дайте ей два других цвета и смотрите, где группы соприкасаются.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>В каждой группе один из двух её цветов — A, а другой — нет.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Пусть синяя ячейка делит строку, столбец или блок с зелёной. Тогда синий и зелёный не оба A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Если синий не A, то A — другой цвет его группы. Если зелёный не A, то A — другой цвет его группы. Ячейка, которая встречает эти два других, в любом случае не A.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Если синий встречает оба цвета другой группы, он в любом случае встречает A. Значит, ни одна синяя ячейка не A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Кандидаты всех цифр, соединённые там, где в ячейке их только два или в строке, столбце или блоке только два места для цифры, и по очереди раскрашенные двумя цветами. Или все кандидаты первого цвета верны, или все второго. Цвет, который противоречит сам себе, неверен, а кандидат, которого исключают оба цвета, отпадает.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Начните в ячейке с двумя кандидатами и раскрасьте их по-разному. Идите дальше по строкам, столбцам и блокам только с двумя местами и через другие ячейки с двумя кандидатами.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>Из двух кандидатов, одних в ячейке, один верен, а другой неверен. То же с двумя местами цифры в строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Значит, если один кандидат цвета верен, верны все этого цвета, а все другого неверны.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: у цвета два кандидата в одной ячейке или одна цифра дважды в строке, столбце или блоке. Оба не могут быть верны, значит, этот цвет неверен.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: кандидата исключает первый цвет и второй тоже. Так или иначе он неверен.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Две или три ячейки, где пересекаются блок и строка или столбец, с несколькими ячейками из остального блока и остальной строки, в которых вместе столько цифр, сколько ячеек. Ни одна цифра не помещается дважды, значит, каждая стоит там раз. Цифры строчной части отпадают из остальной строки, цифры блочной — из остального блока.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Ищите там, где пересекаются блок и строка, две ячейки с четырьмя кандидатами вместе. Потом ищите ячейку с двумя из них в строке и одну с двумя другими в блоке.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>У ячеек строчной части и ячеек блочной нет общей цифры. У цифры строчной части места только в строке, значит, она помещается там раз.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>У цифры блочной части места только в блоке, значит, она помещается там раз.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Ячеек столько же, сколько цифр. Каждой ячейке нужна одна цифра, и ни одна цифра не может стоять дважды, значит, каждая из цифр — в одной из ячеек.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Значит, цифры строчной части в строке — в этих ячейках, а цифры блочной части в блоке — тоже. Из других ячеек они отпадают.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Две или три ячейки, для которых пробуют каждую комбинацию цифр. Комбинация невозможна, если оставляет соседнюю ячейку без цифры или повторяет цифру в строке, столбце или блоке. Кандидат, которого нет ни в одной возможной комбинации, отпадает.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Выберите две ячейки, которые делят строку, столбец или блок со многими ячейками с двумя кандидатами. Каждая из них запрещает одну комбинацию.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Возьмите одного кандидата первой ячейки и пробуйте с ним каждого кандидата других ячеек.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Если обе цифры одинаковы, а ячейки делят строку, столбец или блок, комбинация нарушает правило.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Если в ячейке, которая их встречает, только эти два кандидата, ей не осталось бы цифры. Значит, эта комбинация тоже невозможна.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Если каждая комбинация с кандидатом не выходит, кандидат неверен.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Цепочка мест для одной цифры A: если её нет здесь, она должна быть там, значит, её не может быть на следующем месте, и так далее. Если первое место не A, то последнее — A. Значит, A отпадает из каждой ячейки, которая делит строку, столбец или блок с обоими концами.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Подсветите одну цифру. Найдите строки, столбцы и блоки только с двумя местами для неё и соедините их там, где их концы делят строку, столбец или блок.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Пусть первое место не A. В его строке, столбце или блоке только одно другое место, значит, оно — A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>Следующее место делит с ним строку, столбец или блок. Значит, оно не A, а его партнёр должен быть A. Так идёт до последнего места, которое — A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Значит, если первое место не A, то последнее — A. Если первое — A, следить не за чем.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>Так или иначе один из концов — A. Ячейка, которая делит строку, столбец или блок с обоими концами, встречает её, значит, она не A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Цепочка ячеек с двумя кандидатами, где каждая делит со следующей строку, столбец или блок и имеет с ней общую цифру. Если первая ячейка не цифра A, одна следует из другой, пока последняя не станет A. Значит, A отпадает из каждой ячейки, которая делит строку, столбец или блок с обоими концами.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Подсветите все ячейки с двумя кандидатами. Начните с одной, предположите, что она не A, и следите, чем должны быть другие, пока A не вернётся.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>В первой ячейке A и одна другая цифра. Если она не A, то она другая цифра.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>Следующая ячейка делит с ней строку, столбец или блок. Значит, она не эта цифра и должна быть своей другой.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Так идёт от ячейки к ячейке, пока последней не останется только A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Если первая ячейка — A, один конец сразу A. Так или иначе один из концов — A, а ячейка, которая делит строку, столбец или блок с обоими, — нет.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Цепочка простых выводов, называемая AIC: если этот кандидат неверен, тот верен, значит, следующий неверен, и так далее. Каждый шаг использует ячейку с двумя кандидатами или строку, столбец или блок с двумя местами для цифры. Первый кандидат или последний верен, поэтому отпадает то, что исключают оба.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Начните с кандидата, от которого хотите избавиться, и спросите: а если бы он был верен? Следите за вынужденными цифрами, пока что-то не станет невозможным.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Пусть первый кандидат неверен. В его ячейке только один другой кандидат, или в его строке только одно другое место. Значит, тот верен.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Верное исключает своих соседей: других кандидатов своей ячейки и ту же цифру в своей строке, столбце и блоке.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Неверен, верен, неверен, верен: так идёт дальше, и последний кандидат верен.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Если первый неверен, последний верен. Если первый верен, тоже хорошо. Так или иначе неверно то, что исключают оба.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Цепочка простых выводов (AIC), где шаг может касаться и двух-трёх ячеек одного блока в одной строке или столбце: цифра в одной из них или ни в одной. В остальном она такая же, как любая цепочка. Первое утверждение или последнее верно, поэтому отпадает то, что исключают оба.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Если цепочка застряла, потому что в строке три места, посмотрите, не лежат ли два из них в одном блоке. Возьмите эти два как одно.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Пусть у строки места для цифры в одной ячейке и в группе из двух ячеек одного блока.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Если в той одной ячейке цифры нет, она в одной из группы. В какой — неизвестно, но обе делят строку и блок.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Значит, цифра отпадает из всех других ячеек той строки и того блока, и цепочка идёт оттуда дальше.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>В конце первое утверждение или последнее верно. Так или иначе неверно то, что исключают оба.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Цепочка простых выводов (AIC), где шаг может использовать и группу ячеек, в которой кандидатов на одного больше, чем ячеек, — почти запертое множество. Если такая группа теряет одну цифру, ей нужны все другие. Первое утверждение или последнее верно, поэтому отпадает то, что исключают оба.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Ищите в строке, столбце или блоке две ячейки с тремя цифрами или три с четырьмя. Они несут цепочку от одной своей цифры к другой.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Возьмите две ячейки строки, в которых вместе цифры 1, 2 и 3. Если 1 исключена в обеих, для двух ячеек остаются две цифры.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Значит, 2 — в одной из них, а 3 — в другой. Ячейка, которая делит строку, столбец или блок с обоими местами 2, не может быть 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>С этим цепочка идёт дальше. Большая группа делает то же самое.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Цепочка простых выводов, которая возвращается к своему началу, так что её можно читать вперёд и назад. Или верно каждое второе утверждение, или все остальные. Значит, из двух соседей в строке, столбце, блоке или ячейке один всегда верен, и то, что он исключает, отпадает.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Когда два конца цепочки встречаются в строке, столбце или блоке либо в одной ячейке, замкните цикл и посмотрите вдоль каждой его линии, что может отпасть.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Если первый кандидат неверен, второй верен, третий неверен, и так далее по кругу.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Если первый кандидат верен, идите в другую сторону: последний неверен, предпоследний верен, и так далее, пока второй не окажется неверен.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>Так или иначе два соседа никогда не бывают оба неверны. Где они делят строку, столбец или блок, цифра — в одном из двух.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Значит, там она отпадает из других ячеек. Где эти двое в одной ячейке, отпадают другие её кандидаты.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Цепочка простых выводов, которая начинается с предположения об одном кандидате и возвращается к нему с противоположным. Предположение, которое ведёт к своей противоположности, неверно. Значит, кандидат отпадает, или именно его и надо записать.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Выберите кандидата, в чьей строке, столбце или блоке мало других с его цифрой, предположите, что он верен, и следите за вынужденными цифрами, пока одна его не исключит.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Пусть кандидат верен. Тогда его соседи неверны, а где остаётся только один другой, тот верен.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Так идёт дальше, по очереди неверное и верное, каждый вывод из предыдущего.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>Последний вывод говорит, что первый кандидат неверен. А он должен был быть верен.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>И то и другое невозможно, значит, кандидат неверен. И наоборот: если предположить, что он неверен, а он выходит верным, то он верен.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Две группы ячеек, каждая в одной строке, столбце или блоке, где кандидатов на одного больше, чем ячеек: почти запертые множества. У них общая цифра, которая может быть только в одной из них, значит, другой нужны все остальные цифры. Другая цифра, которая есть в обеих, тогда в одной из них и отпадает из каждой ячейки, которая встречает все её места.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>Самая маленькая группа — ячейка с двумя кандидатами. Ищите её рядом с двумя-тремя ячейками, где цифр на одну больше, чем ячеек, и цифру, которая у обеих в одной строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Все места общей цифры в обеих группах делят одну строку, столбец или блок. Значит, цифра не в обеих группах.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Если в первой группе её нет, ей остаётся столько цифр, сколько ячеек. Ей нужна каждая из них, значит, и вторая общая цифра.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Если её нет во второй группе, второй нужны все её другие цифры, значит, и вторая общая.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>Так или иначе вторая общая цифра — в одной из групп. В ячейке, которая делит строку, столбец или блок со всеми её местами там, её быть не может.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Три группы ячеек, в каждой кандидатов на одного больше, чем ячеек: почти запертые множества. У первой одна цифра общая со второй, другая — с третьей, и обойтись она может только без одной из них. Значит, вторая или третья группа теряет цифру, и ей нужны все другие, среди них цифра, которая есть в обеих.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>Это XY-Wing с группами ячеек вместо ячеек. Ищите сначала среднюю группу, потом две другие, которые её встречают.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>В первой группе цифр на одну больше, чем ячеек. Значит, ей не хватает только одной из её цифр, и хотя бы одна из двух общих в ней есть.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Если в ней цифра, общая со второй группой, во второй её быть не может, и второй нужны все другие.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Если в ней цифра, общая с третьей группой, третьей нужны все другие.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>Так или иначе цифра, которая есть во второй и третьей группах, — в одной из них. В ячейке, которая встречает все её места там, её быть не может.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Цепочка групп ячеек, в каждой кандидатов на одного больше, чем ячеек: почти запертые множества. Группе, которая теряет одну цифру, нужны все другие, а одна из них забирает цифру у следующей группы, и так далее. Значит, цифра первой и последней групп — в одной из них.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Начните с двух групп, у которых общая цифра в одной строке, столбце или блоке, и добавьте третью, у которой другая общая цифра со второй.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Пусть в первой группе нет нужной цифры. Тогда ей нужны все другие, в том числе общая со следующей группой.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Значит, следующая группа теряет эту цифру, и ей нужны все другие, в том числе общая с группой после неё.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Так идёт до последней группы, в которой должна быть нужная цифра.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Она или в первой группе, или в последней. В ячейке, которая встречает все её места в обеих, её быть не может.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Ячейка, стебель, и для каждого её кандидата группа ячеек, где кандидатов на одного больше, чем ячеек, — лепесток. Чем бы ни был стебель, один лепесток теряет эту цифру, и ему нужны все другие. Цифра, которая есть во всех лепестках, — в одном из них и отпадает из каждой ячейки, которая встречает все её места.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Начните с ячейки с двумя или тремя кандидатами. Для каждого ищите группу, все места которой для него делят с ячейкой строку, столбец или блок.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>Стебель — один из своих кандидатов. Пусть это кандидат первого лепестка.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Все места для него в этом лепестке делят со стеблем строку, столбец или блок. Значит, лепесток теряет эту цифру.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Тогда в нём столько цифр, сколько ячеек, и нужны все, в том числе цифра, которая есть во всех лепестках.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>С каждым другим кандидатом стебля это другой лепесток. Так или иначе общая цифра — в одном из них, и в ячейке, которая встречает все её места, её быть не может.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Одну цифру пробуют на одном месте и только за этой цифрой следят по всему полю. Её другие места падают одно за другим, пока у строки, столбца или блока не останется ни одного. Значит, цифры там быть не может, и кандидат отпадает.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Выберите цифру, которой осталось мало мест, и пробуйте её там, где она забрала бы многие из них.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Пусть ячейка — A. Тогда A отпадает из всех других ячеек её строки, столбца и блока.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>У какой-то другой строки, столбца или блока теперь только одно место для A. Значит, A там, и падают новые места.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>В конце у какой-то строки, столбца или блока совсем нет места для A. А она нужна каждому.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Значит, ячейка не A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Всех кандидатов ячейки или все места цифры в строке, столбце или блоке пробуют по очереди. От каждого прослеживают цепочку простых выводов. Если все ведут к одному и тому же, это верно, ведь один из них должен быть прав.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Выберите ячейку с двумя кандидатами, проследите за обоими и запомните, что выходит одинаково.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>Ячейка должна быть одним из своих кандидатов, или цифра должна быть на одном из своих мест. Другого случая нет.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Если это первый, следите, что тогда должно быть, вывод за выводом. Это ведёт к результату.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Если это второй или третий, выводы другие, но ведут к тому же результату.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Один из случаев верен. Какой бы ни был, результат верен.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Предположение, от которого отходят несколько цепочек простых выводов. Вместе они забирают всех кандидатов ячейки или все места цифры в строке, столбце или блоке. Это невозможно, значит, предположение было неверным.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Предположите кандидата, чья верность многое бы вынудила, и следите за ячейками с двумя кандидатами и строками с двумя местами.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Пусть кандидат верен (или неверен).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Одна цепочка выводов забирает первого кандидата какой-то ячейки, другая — второго, и так далее.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Все они действуют одновременно. Значит, этой ячейке не осталось бы цифры или цифре — места.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Каждой ячейке нужна цифра. Значит, предположение было неверным, и верно противоположное.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Предположение, за следствиями которого следят, как за сетью: выводу может понадобиться несколько прежних. В конце ячейке не остаётся цифры или цифре — места. Это невозможно, значит, предположение было неверным.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Попробуйте это в ветви. Запишите цифру, идите дальше одиночками и смотрите, не сломается ли что-нибудь.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Пусть кандидат верен; запишите, что следует сразу.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>Из этого и из поля следует больше. Ячейка может потерять предпоследнего кандидата лишь после нескольких из этих выводов.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>В конце ячейке не остаётся цифры или у строки, столбца или блока нет места для цифры.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Правильное судоку можно заполнить. Значит, предположение было неверным.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Несколько предположений, из которых одно должно быть верным, каждое прослежено до всех следствий. Выводу может понадобиться несколько прежних. Что следует из каждого из них, то верно.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Выберите ячейку с двумя кандидатами. Запишите первого в ветви и идите дальше, потом второго, и сравните.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>Ячейка должна быть одним из своих кандидатов, или цифра должна быть на одном из своих мест в строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Если это первый, следует многое. Если второй, следует другое.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Что следует в каждом случае, то верно, какой бы случай ни был прав.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Все способы поставить одну цифру в каждую строку, столбец и блок рассматривают вместе. В ячейке, которую используют все способы, стоит эта цифра. В ячейке, которую не использует ни один, её быть не может.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Это работа для компьютера: у цифры могут быть тысячи таких способов. Для человека их достаточно мало, когда известны почти все её места.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>В решении цифра стоит раз в каждой строке, столбце и блоке. Это один из способов.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Какой именно, неизвестно. Но если все способы используют ячейку, то и верный тоже.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Если ни один способ не использует ячейку, то и верный — нет. Значит, цифра из неё отпадает.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Три или больше пар соседних ячеек в одних и тех же двух строках или столбцах, почти у всех из которых лишь столько цифр, сколько пар. Если бы в них не было ничего другого, две линии могли бы обменяться этими цифрами, и у головоломки было бы два решения. У правильного судоку оно одно, значит, лишний кандидат в этих ячейках верен.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>В двух строках полосы или двух столбцах стопки ищите три пары ячеек, по одной в каждом блоке, с одними и теми же тремя цифрами. В одной ячейке может быть больше.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Если бы в ячейках были только эти цифры, в каждой из двух линий там стояли бы все, ведь ячеек в ней столько же, сколько цифр.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Обмен двух линий там не нарушает ни одного правила: каждая пара остаётся в своей поперечной линии, а каждая строка, столбец и блок сохраняют свои цифры.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Значит, было бы два решения, но у правильного судоку оно одно. В одной из ячеек с лишними кандидатами стоит лишний.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Тип 1: лишние только в одной ячейке, значит, в ней один из них. Тип 2: все лишние — одна цифра, которая отпадает из ячеек, встречающих их все.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Тип 3: ячейки с лишними исчерпывают цифры вместе с другими. Тип 4: у одной цифры рядом нет другого места, значит, остальные цифры узора там стоять не могут.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Несколько ячеек, почти у всех из которых два кандидата и в которых у каждой цифры два места в каждой строке, столбце и блоке, где она есть. Если бы ни в одной не было больше, каждая могла бы взять другого кандидата, и у головоломки было бы два решения. У правильного судоку оно одно, значит, лишний кандидат в этих ячейках верен.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Идите по ячейкам с двумя кандидатами: для каждой их цифры ищите пару в строке, в столбце и в блоке, пока у всего не будет пары.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Предположим, что в каждой из ячеек только два её кандидата. В решении каждая строка, столбец и блок использовали бы одно из двух мест каждой цифры.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Если дать каждой из этих ячеек другого кандидата, будут использованы другие места: каждая строка, столбец и блок сохраняют все цифры, значит, это второе решение.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>У правильного судоку оно одно. Значит, в одной из ячеек, где больше двух кандидатов, верен лишний.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Решённые ячейки, которые с ещё одной были бы замкнутым множеством: две цифры в одних и тех же строках, столбцах и блоках или одни и те же цифры в части двух линий. Если бы множество было замкнуто, остальную сетку тоже можно было бы обменять, ведь там ничего не задано. У правильного судоку только одно решение, значит, ячейка не дополняет множество.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Выберите две цифры, которые стоят пока в немногих местах. Отметьте каждую строку, столбец и блок, где есть лишь одна из них, и ищите ячейку, где они встречаются.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>В каждой строке, столбце и блоке каждая из двух цифр стоит один раз. Если бы в решённых ячейках везде были обе или ни одной, так было бы и в ещё свободных.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Тогда обмен двух цифр во всех свободных ячейках не нарушает ни одного правила: каждая строка, столбец и блок сохраняют обе. И ничего заданного не меняется, ведь всё заданное этих цифр — в замкнутом множестве.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Значит, было бы два решения, но у правильного судоку оно одно. Множество никогда не замыкается, значит, в ячейке, которая его замкнула бы, стоит другое.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>С двумя линиями так же: если в части обеих одни и те же цифры, то и в остатке, и остатки можно было бы обменять.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Заданное в немногих головоломках симметрично: поверните, отразите или сдвиньте сетку, обменяйте несколько цифр — и снова то же заданное. У правильного судоку только одно решение, значит, и оно должно быть симметрично. Цифра стоит в ячейке, только если её пара стоит в парной ячейке, а что потеряло пару, отпадает.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Когда заданное образует симметричную картину, сравните каждую цифру с той, что на другой стороне. Если против каждой 1 стоит одна и та же цифра и так далее, головоломка симметрична.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Такое движение переводит строки, столбцы и блоки в строки, столбцы и блоки. Значит, оно переводит решение в сетку, которая отвечает правилам, также с обменянными цифрами.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Заданное переходит в заданное. Значит, то, чем становится решение, — решение той же головоломки.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Оно только одно, значит, решение переходит в себя. Если в ячейке стоит цифра, в её парной ячейке стоит пара этой цифры.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Кандидат, чья пара исчезла, отпадает. Так же и тот, что делил бы ячейку, строку, столбец или блок с парой, которая его исключает.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Ищите строку и столбец, в которых те же цифры исключены во многих ячейках вне блока, где они пересекаются.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Допустим, цифры нет ни в одном крыле. Тогда у строки она в блоке, и у столбца тоже.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>В блоке она только одна, значит, она там, где оба встречаются: в опорной ячейке.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Три цифры, каждой из которых нужна одна из трёх ячеек, не оставляют места другим.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>Из двух цифр опорная ячейка может иметь только одну, значит, у крыла другая. Две пары цифр с двумя опорными так заполняют оба крыла и обе опорные.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Фейерверк из двух цифр A и B: каждая в одной из трёх ячеек, в опорной, где пересекаются строка и столбец, или в крыле в каждом из них. Опорная может иметь только одну, значит, одно из крыльев — A или B. Ячейка напротив опорной, которая встречает оба крыла, решает, что дальше.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Найдите две цифры, у которых вне блока по одному месту в строке и в столбце, в одних и тех же ячейках. Затем посмотрите на ячейку, которая дополняет прямоугольник.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: если у ячейки напротив только A и B, она отнимает свою цифру у обоих крыльев. Значит, у опорной та же цифра. При двух таких фейерверках вокруг одной ячейки другая цифра есть в её строке и в её столбце в крыльях.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: две ячейки только с A и B встречают ячейку напротив, одна в строке, другая в столбце. Будь она A, они были бы B, и ни одно крыло не могло бы быть A или B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: у цифры C в строке и столбце ячейки напротив только три места: эта ячейка и крылья. Не будь её здесь, оба крыла были бы C, и ни одно A или B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Ищите три цифры, которых ещё нет в четырёх таких блоках и которые остались там вместе во многих ячейках. Это редкость, но ломает самые трудные известные судоку.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>У двух блоков рядом в каждой из трёх строк разные цифры. Это возможно, только если оба обходят в одну сторону.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Прочитанные слева направо, два блока один над другим тоже обходят в одну сторону.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Если ячейки блока опускаются, оба прочтения обходят в одну сторону. Если поднимаются — в противоположные.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Значит, в обходе четырёх блоков направление меняется в каждом блоке, где ячейки поднимаются. С одним или тремя такими он кончается не в ту сторону, а это невозможно.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Замкнутый цикл из пяти, семи или более ячеек, нечётного числа, в котором каждая делит строку, столбец или блок со следующей и почти у всех только A и B. Одними A и B его не заполнить. Значит, один из других кандидатов в нём, стражей, верен.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Когда те же два кандидата стоят одни в нескольких ячейках, попробуйте соединить их в цикл с одной-двумя ячейками, у которых есть что-то ещё.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Допустим, в цикле только A и B. Соседи в нём различны, значит, A и B чередуются вдоль цикла.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>При нечётном числе ячеек последняя такая же, как первая. Но они тоже соседи, значит, это невозможно.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Значит, у одной из ячеек что-то другое. Если может только одна, то она. Если все стражи — одна цифра, ячейки, которые встречают их всех, не могут её иметь. Стражи в одной строке, столбце или блоке могут дополнить набор.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Начните с ячейки с A и ячейки с B, которая её встречает.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Каждая ячейка, которая встречает обе, — C. Продолжайте, пока у какой-то ячейки остаётся одна цифра, а где их две, попробуйте обе.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>В отмеченных ячейках каждый путь кончается двумя одинаковыми цифрами, которые встречаются. Три цифры можно менять местами, поэтому другое начало ничего не меняет.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Значит, у одной из ячеек другая цифра, чем A, B и C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Выделите одну цифру и соедините её места, где у строки, столбца или блока их только два. Если цикл из пяти замкнулся бы, если бы не одно-два места, вы его нашли.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Допустим, ни один страж не A. Тогда каждые два соседа в цикле — единственные места для A в своей строке, столбце или блоке: один A, другой нет.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Значит, ячейки по очереди A и не A. При нечётном числе ячеек последняя такая же, как первая, но они тоже соседи. Это невозможно.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Значит, один из стражей — A. Ячейки, которые встречают их всех, не A, а если он только один, то он A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Две ячейки основы рядом в блоке, вместе с тремя или четырьмя кандидатами, и две целевые ячейки, которые с ними не встречаются. Цели должны содержать те же две цифры, что и основа. Кандидаты, которые при этом нигде не подходят, отпадают.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Ищите две ячейки блока в одной строке, вместе с тремя или четырьмя кандидатами, и ячейки с теми же кандидатами в других строках соседних блоков. В трёх столбцах вне этих блоков каждая из цифр должна подходить не более чем в две строки.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Пусть основа лежит в строке. Важны три столбца, по одному в каждом блоке: столбцы целей и тот, что рядом с основой.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Цифра основы больше нигде не стоит в своей строке и блоке. Если бы её не было и ни в одной цели, она была бы нужна всем трём столбцам в других ячейках.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Для этого нужны три разные строки, а место есть не более чем в двух. Значит, цифра стоит в цели, и вторая цифра основы тоже.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Обеим цифрам нужно место и в трёх столбцах, и в других блоках, поэтому подходит не каждая пара. То, что блокирует каждый оставшийся способ, неверно.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: обе цели лежат в блоках рядом с основой. Senior: одна лежит дальше в таком столбце. Double: два Exocet используют одни и те же столбцы.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Шестнадцать ячеек в четырёх блоках, где пересекаются две строки и два столбца: в каждом блоке две ячейки строки и две столбца. Они образуют кольцо, в котором у каждой пары общие цифры со следующей. Если места лишь на столько цифр, сколько ячеек, каждая отпадает из остальной строки, столбца или блока.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Ищите четыре блока в углах прямоугольника с двумя строками и двумя столбцами, пустыми там, кроме пересечений. У каждой пары ячеек около четырёх кандидатов, по два общих с каждым соседом.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Пройдите по кольцу: у каждой пары общая строка или столбец с одним соседом и общий блок с другим. Цифра может стоять там лишь раз.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Посчитайте для каждой цифры, сколько этих строк, столбцов и блоков содержат все её места в кольце. Вместе их столько, сколько ячеек.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Каждой ячейке нужна цифра, поэтому ни одна не может пропасть: у каждой из этих строк, столбцов и блоков свои цифры в кольце. Они отпадают из его других ячеек.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Ячейки, где пересекаются некоторые строки и некоторые столбцы. Одни цифры считаются раз в каждом из столбцов, остальные — раз в каждой из строк. Если выходит столько цифр, сколько ячеек, каждая отпадает из остальной строки или столбца.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Ищите четыре строки и четыре или пять столбцов, которые пересекаются во многих пустых ячейках, и цифры, заданные во многих других их ячейках.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Каждой из ячеек нужна цифра. Цифра может стоять лишь раз в столбце и лишь раз в строке.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Посчитайте цифры, которые помещаются: одни по столбцам, другие по строкам. Если их как раз столько, сколько ячеек, ни одна не может пропасть.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Значит, каждая строка и каждый столбец имеет посчитанные по нему цифры в этих ячейках. Они отпадают из его других ячеек.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Multifish считает от цифр: некоторые должны быть в каждой из определённых строк, а в столбцах и отдельных ячейках для них как раз достаточно места.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Ячейки блока и несколько ячеек строки и столбца, которые его пересекают, в которых столько цифр, сколько ячеек. Каждая цифра лежит только в строке, только в столбце или только в блоке, значит, каждая там один раз. Она отпадает из любой другой ячейки, которая встречает все её места.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Ищите Sue de Coq, в котором части в блоке нужны ещё несколько ячеек второй линии, с цифрами, которые остались.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>У каждой цифры все места в строке, в столбце или в блоке. Значит, она помещается там один раз.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Ячейка, которая делит строку, столбец или блок со всеми местами такой цифры, встречает её, где бы та ни стояла. Значит, она не может быть этой цифрой.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Он что-то забирает у ячейки, строки, столбца или блока, так что там остаётся одиночка. Другие кандидаты могли отпасть раньше по пути.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Предположим кандидата, и одна одиночка следует за другой, как в whip. Но каждая может лежать где угодно, не только там, где предыдущая что-то забрала. В конце у ячейки нет цифры или у цифры нет места, значит, кандидат отпадает.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Строка и блок, которые пересекаются: вне пересечения в строке есть ячейка с кандидатами A и B, а в блоке A и B только в одной ячейке. Эти две ячейки — одна и та же цифра, а другая стоит там, где строка и блок пересекаются. Значит, в ячейке блока нет другой цифры, а A и B отпадают из остатка строки.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Возьмите ячейку с двумя кандидатами и посмотрите на другие блоки её строки: нет ли такого, где обе цифры вне строки только в одной ячейке? Две ячейки с тремя цифрами и три с четырьмя делают то же самое.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>Ячейка строки — A или B. Если это A, в строке нет другой A, значит, и там, где строка и блок пересекаются.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Блоку тоже нужна A, и вне строки для неё есть только эта ячейка. Его B тогда там, где строка и блок пересекаются, и у строки её B там же.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Если ячейка строки — B, всё так же наоборот.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Ячейки строки или столбца и блока, которые пересекаются, в которых лишь столько цифр, сколько ячеек: четыре в WXYZ-Wing, пять в VWXYZ-Wing и так далее. Все цифры, кроме одной, могут быть там только по разу. Значит, последняя — в одной из ячеек и отпадает из каждой ячейки, которая встречает все её места.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Все цифры, кроме одной, помещаются в этих ячейках не больше раза, потому что их места делят строку, столбец или блок.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Значит, они оставляют хотя бы одну ячейку, и последняя цифра её заполняет.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Все ячейки с одними и теми же двумя кандидатами A и B, соединённые строками, столбцами и блоками, с ветвями и кольцами. Они делятся на две группы: одна — все A, другая — все B. A и B отпадают из каждой ячейки, которая делит строку, столбец или блок с ячейкой каждой группы.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Когда одни и те же два кандидата стоят одни в пяти или более ячейках, дайте им по очереди два цвета и ищите ячейки, которые встречают оба цвета.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Соединённые ячейки, которые делят строку, столбец или блок, разные.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Значит, одна группа — все A, а другая — все B, или наоборот.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>Так или иначе ячейка, которая встречает по одной из каждой группы, встречает A и B, значит, она ни та ни другая.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Строка и столбец пересекаются в блоке. Вне этого блока у цифры только одно место в строке и одно в столбце. Тогда она в одной из трёх ячеек: в этих двух, крыльях, или в опорной, где они пересекаются. Три такие цифры заполняют три ячейки; две, и две другие с теми же крыльями и опорной напротив, заполняют четыре.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Допустим, у двенадцати ячеек только A, B и C. Читайте ячейки блока сверху вниз: A, B, C, A ... обходит в одну сторону, A, C, B, A ... в другую.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Несколько ячеек, почти у всех из которых лишь одни и те же три или четыре цифры, в таких местах, что всегда есть два способа заполнить их теми же цифрами в каждой строке, столбце и блоке. Если бы в них не было ничего другого, у головоломки было бы два решения. У правильного судоку оно одно, значит, лишний кандидат в этих ячейках верен.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Ищите ячейки с тремя или четырьмя цифрами, которые встречают другие такие в строке, в столбце и в блоке. Заполните их и попробуйте заполнить иначе теми же цифрами в каждой строке, столбце и блоке.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Возьмите любой способ заполнить ячейки этими цифрами. Есть второй, при котором у каждой строки, столбца и блока там те же цифры.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Все остальные ячейки подходят ко второму способу так же, как к первому, ведь встречают они то же самое.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Четыре блока в углах прямоугольника, в каждом три ячейки в трёх строках и трёх столбцах, у которых, кажется, только A, B и C. Другие названия: Молот Тора, Trivalue Oddagon. В одном или трёх из блоков ячейки поднимаются, в остальных опускаются. Такие ячейки нельзя заполнить, значит, один из других их кандидатов верен.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Замкнутый цикл из пяти или семи мест цифры A, каждое со следующим в строке, столбце или блоке без других мест для A, кроме немногих: стражей. Другое название: Guardians. Без них цикл не мог бы быть верным, значит, один из них — A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Предположим кандидата, и одна одиночка следует за другой: каждая лежит в ячейке, строке, столбце или блоке, у которых предыдущая что-то забрала. В конце в одном из них ничего не остаётся, значит, кандидат отпадает.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Выберите кандидата рядом с ячейками с двумя кандидатами и строками с двумя местами и идите за тем, что он вынуждает. Смотрите только на то, что забирает последняя цифра. Чем меньше нужно одиночек, тем легче whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Десять или более ячеек, у которых, кажется, только A, B и C и которые делят столько строк, столбцов и блоков, что заполнить их невозможно. Значит, один из других их кандидатов верен.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Где три цифры остались вместе во многих ячейках, дайте им три цвета так, чтобы одинаковые цвета никогда не встречались. Где это не удаётся, какая-то ячейка должна быть чем-то другим. Самый известный узор такого рода — Тридагон.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Головоломка</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Заметки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новая</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>О&amp;ткрыть...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>В&amp;ставить головоломку</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Сохранить &amp;как...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>&amp;Копировать головоломку</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Коп&amp;ировать как</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Стереть</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Про&amp;верить</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>&amp;Назад до ошибки</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Ввести &amp;свою</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>На&amp;чать сначала</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>Что-то поп&amp;робовать</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>Отбросить попытк&amp;у</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>Стереть &amp;цвета</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>&amp;Автоочистка кандидатов</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Писать ци&amp;фры</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>Писать &amp;кандидатов</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>Писать заметки в &amp;углах</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Писать заметки в ц&amp;ентре</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>Ставить цве&amp;та</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>Следующий ре&amp;жим</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Отмечать &amp;повторы цифр</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Подсвечивать &amp;ту же цифру</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Подс&amp;вечивать строку, столбец и блок</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>Подсвечивать ячейки с &amp;двумя кандидатами</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Сразу отмечать &amp;неверные цифры</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>Показывать &amp;остаток цифр</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>&amp;Сначала выбирать цифру</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>Показывать н&amp;азвания строк и столбцов</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>Показывать &amp;часы</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Те&amp;ма</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>На&amp;звания ячеек</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Во весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>Клавиатура и &amp;мышь</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;О программе Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Открыть н&amp;едавние</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Экс&amp;портировать...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>Пе&amp;чать...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Следующая подсказка</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Применить подсказку</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>&amp;Закрыть подсказку</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Решить сейчас</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>Посчитать ре&amp;шения</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>Подогнать поле &amp;к окну</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;Изменить клавиши...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>П&amp;одсказка</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Решение</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;Все шаги</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>П&amp;уть решения</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>Выбрать приё&amp;мы...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Настро&amp;йки...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>Стереть &amp;линии</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>Рисовать л&amp;инии</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Наблюдать</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;Два решателя рядом</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Сво&amp;йства</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>Предлагать угол, центр, цвет и лин&amp;ию</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Пол&amp;е больше</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Поле мень&amp;ше</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>Просмотреть мою &amp;игру</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>Сохранить изо&amp;бражения этого прогона...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>&amp;Вписать кандидатов</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Вписать кандидатов для вы&amp;бранного</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Вписать кандидатов по&amp;дсвеченной цифры</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>Вычеркнуть нево&amp;зможных кандидатов</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>Стереть в&amp;сех кандидатов и заметки</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>Поч&amp;ему не эта цифра...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Сначала подсветите цифру: держите Alt и нажмите цифру.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>Со&amp;хранить попытку</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>Вп&amp;исать одиночки</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Новая гол&amp;оволомка...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Сначала где искать, потом ячейки, потом вся причина.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Делает то, что говорит подсказка.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Каждый шаг, возможный сейчас.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Все шаги отсюда до решения, один за другим.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Отмечает цифру, которая стоит дважды в строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Ячейки только с двумя кандидатами — часто то место, откуда можно идти дальше.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Сравнивает каждую цифру с решением, как только она записана; «Проверить» делает это только по просьбе.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>Клавиши показывают, сколько раз ещё не хватает каждой цифры.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Сначала выберите цифру, потом щёлкайте все ячейки, куда она ставится.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Что ещё могут писать клавиши цифр, кроме цифр и кандидатов.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Как предложения называют ячейку: r1c1 — строка 1, столбец 1; в A1 строки — буквы.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>Правило и то, как писать, проверять и отменять, с картинками.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;Что я вижу?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Что делают решатели, и один прогон в пяти картинках.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Игры, которые вы начали; каждая хранится со всеми ходами.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Открывает головоломку, которую вы скопировали в другой программе.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Копирует головоломку в том виде, который читает другая программа.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Один раз сравнивает ваши цифры с решением и говорит, какие неверны.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Забирает назад все ходы с первой ошибки.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Введите головоломку из газеты или книги.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Останавливает часы и закрывает поле.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>Про&amp;должить</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Уровень, оценки, источник и другое об этой головоломке.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Убирает всё, что вы написали; «Отменить» это возвращает.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>То, что вы теперь пишете, другого цвета; потом вы всё сохраните или отбросите.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Забирает назад всё, что вы написали вторым цветом.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Пишет в каждую пустую ячейку цифры, которые правила там ещё допускают.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>То же, только в выбранных ячейках.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>То же, только для подсвеченной цифры.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Один раз вычёркивает всех кандидатов, которых исключает цифра в их строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Записанная цифра исчезает из кандидатов своей строки, столбца и блока.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Кандидаты — цифры, которые ещё могут быть в ячейке; подсказки работают с ними.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Маленькие цифры в углах ячейки: ваши заметки, которые программа не трогает.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Маленькие цифры в центре ячейки: ваши заметки, которые программа не трогает.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Рисует линии между кандидатами, чтобы проследить, что от чего зависит.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Меняет то, что пишут клавиши цифр.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Говорит, что исключает цифру в выбранной ячейке.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Пишет каждую цифру, которой осталось только одно место или которая одна в своей ячейке.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Какие приёмы используют подсказки и шаги и в каком порядке.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Два решателя одновременно работают над этой головоломкой.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Вписывает всё решение.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>У правильного судоку оно ровно одно.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>Головоломка дн&amp;я...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Все головоломки и то, что вы из них сыграли.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Голово&amp;ломка</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>И&amp;мпортировать...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Кладёт головоломки из файлов в ваш собственный сборник.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Пос&amp;тавить закладку</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Запоминает поле таким, какое оно сейчас; «Закладки» ведут к нему назад.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>За&amp;кладки</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Возвращает к отмеченной позиции; «Отменить» возвращает оттуда.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Все приёмы, от самого лёгкого до самого трудного, с объяснением.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>&amp;Учить приёмы</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>Со&amp;хранённые игры...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>П&amp;окажите мне</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Воспроизводит причину на поле, кадр за кадром.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>&amp;Объяснить решения</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Почему у этой головоломки одно решение, ни одного или несколько.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>&amp;Сравнить решатели</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Что нужно каждому решателю и каждому способу догадки для этой головоломки или для всех головоломок файла.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Р&amp;уководство</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Всё об игре, клавишах, решателях, приёмах и файлах, с поиском.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 — это %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 — это не %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 уже стоит (%2)</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>ничего другого там не осталось</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>для %1 нет другого места (%2)</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>все места для %2 (%1) лежат здесь: %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>так говорит заметка %1</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Самый трудный шаг для HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Для упражнений: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, позиция %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>&amp;Раскрасить ячейки</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>П&amp;оставить %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>В&amp;ычеркнуть кандидата %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>Вписать &amp;кандидата %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>%2 уже есть (%1).</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 не может стоять в %2, потому что уже стоит (%3).</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>По&amp;чему нет %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>Выбрать все с &amp;этой цифрой</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Стереть</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>Поче&amp;му не %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>Провести сюда &amp;линию до %1</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>Провести отсюда &amp;линию от %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>Убрать %n ли&amp;нию этой ячейки</numerusform>
            <numerusform>Убрать %n ли&amp;нии этой ячейки</numerusform>
            <numerusform>Убрать %n ли&amp;ний этой ячейки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>Убрать %n ли&amp;нию: %1</numerusform>
            <numerusform>Убрать %n ли&amp;нии: %1</numerusform>
            <numerusform>Убрать %n ли&amp;ний: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Раскрасить к&amp;андидата %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>В&amp;писать здесь кандидатов</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Почему нет &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Почему не &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>Почему н&amp;е</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Цвет &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Пос&amp;тавить цифру</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>Вписать &amp;кандидата</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>Б&amp;ез цвета</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>одна из ячеек (%1)</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>ячеек: %1</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>та же строка</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>тот же столбец</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>тот же блок</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>предположение</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>единственная другая %1 (%2)</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>в %1 ничего другого не остаётся</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 имеет %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>та же ячейка</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1: %2 уже есть</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>почему %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>если %1</translation>
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
        <translation>%2 (%1) стоит в %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Если %1: %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, значит, </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 с %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>общий дом: %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>общий дом: %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>каждая делит со всеми ними строку, столбец или блок</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>каждая делит с обеими строку, столбец или блок</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: см. %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>без предположения</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>уже одиночка</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>на каждом из этих путей первый или последний кандидат верен</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, и </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>единственное место для %1 (%2)</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>это ведёт в тупик</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1: нет места для %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1: не осталось цифры</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>тупик</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 исключает %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>для %1 ничего бы не осталось</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>та же строка, столбец или блок</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: ячеек %2 для %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1: нужны все их другие цифры</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>одна из %1 — %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>те же ячейки: %1</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>иначе %1 заполняют %2: ничего для %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>иначе для %1 ничего бы не осталось</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>иначе: %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>значит, отпадают и другие</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 без %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 заполняют %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1: имеют только %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>единственные места для %1 (%2)</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>строки %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>столбцы %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1: для %3 нужны %2</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>как в строках списка с %1 по %2</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>блоки %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>единственные места (%1)</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 — это %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>единственное место (%1)</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>самая тесная ячейка</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Догадка — в ячейке, которой осталось меньше всего цифр</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>тупики</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Догадка — то, что участвовало в последних тупиках (по активности)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>меньше всего путей</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Догадка — в ячейке, которой осталось меньше всего цифр, или о месте цифры в строке, столбце или блоке, где мест для неё меньше всего</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>первая ячейка</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Догадка — в первой пустой ячейке, строка за строкой</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Догадка — любая цифра любой ячейки</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln головоломка</numerusform>
            <numerusform>%Ln головоломки</numerusform>
            <numerusform>%Ln головоломок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln брошена</numerusform>
            <numerusform>, %Ln брошены</numerusform>
            <numerusform>, %Ln брошено</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>работает</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>застрял</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>решения нет</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>одно решение</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>два или больше</translation>
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
        <translation>%1 с %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 без %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 должно быть %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>Из-за %1 не остаётся цифры для %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>Из-за %1 следует: %2, и тогда не остаётся цифры для %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Из-за %1 следует %n цифра, и тогда не остаётся цифры для %2.</numerusform>
            <numerusform>Из-за %1 следуют %n цифры, и тогда не остаётся цифры для %2.</numerusform>
            <numerusform>Из-за %1 следует %n цифр, и тогда не остаётся цифры для %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>Из-за %1 больше нет места для %2 (%3).</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>Из-за %1 следует: %2, и тогда больше нет места для %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Из-за %1 следует %n цифра, и тогда больше нет места для %2 (%3).</numerusform>
            <numerusform>Из-за %1 следуют %n цифры, и тогда больше нет места для %2 (%3).</numerusform>
            <numerusform>Из-за %1 следует %n цифр, и тогда больше нет места для %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>Из-за %1 каждый способ заполнить другие ячейки кончается тупиком.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1: можно заполнить двумя способами, и никакая заданная цифра не решает между ними.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Легче</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Труднее</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>Узор раскинут по всему полю. Он решает что-то здесь: %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Речь об этой ячейке: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Речь об этих ячейках: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Речь об этой %n ячейке.</numerusform>
            <numerusform>Речь об этих %n ячейках.</numerusform>
            <numerusform>Речь об этих %n ячейках.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Предположим: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Предположим: %1. %2 …</translation>
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
        <translation>ссылка</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>файл XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>файл JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>архив zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>данные игры</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>головоломка</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>список кандидатов</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>судоку из HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>судоку из KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>файл Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>головоломка, а позиция из библиотеки HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>именованный канал</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>сокет</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>устройство</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>указатель Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>какие цифры заданы</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидаты</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>заметки</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>цвета</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>больше одного судоку</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>клетки killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>клетки</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>термометры</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>стрелки</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>линии</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>нарисованные подсказки</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>неправильные блоки</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>запрет коня</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>запрет короля</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>диагонали</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>разности</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>без соседних последовательных цифр</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>разрозненные группы</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>отношения</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>палиндромы</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>линии renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>линии шёпота</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>линии сумм блоков</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>суммы little killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>суммы sandwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>четвёрки</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>линии между</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>ячейки минимума</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>ячейки максимума</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>дополнительные области</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>клоны</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>нечётные ячейки</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>чётные ячейки</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>туман</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>индексные ячейки</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>ссылка известного вида</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>killer</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>jigsaw</translation>
    </message>
    <message>
        <source>links</source>
        <translation>линии</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>начало судоку</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>поставленные цифры</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>что кандидаты относятся к головоломке</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>вторые цвета и цвета кандидатов</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>названия, источники и уровни</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>комментарии</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>даты</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>идентификаторы и оценки</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>файл gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>судоку (Solo) Саймона Тэтхэма</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>головоломка из Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>головоломка из lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>головоломка из Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>архив в архиве</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>картинка</translation>
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
        <translation>Ничего сделать нельзя.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 должно быть %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 не может быть %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Если %1, то %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 не может быть %2: это исключает головоломка.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 не может быть %2: она уже стоит (%3).</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 должно быть %2: другой цифры там не осталось.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 должно быть %2: другого места для неё нет (%3).</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>По заметке %3 %1 должно быть %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 не может быть %2: все места для неё (%3) лежат здесь: %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>По заметке %3 %1 не может быть %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Тупик: не осталось цифры для %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Тупик: больше нет места для %1 (%2).</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Тупик: заметка %1 больше не может выполняться.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Заметка %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>Заметка %1 выброшена: от неё было мало пользы.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Все догадки взяты назад, чтобы начать снова; заметки остаются.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Решение: в каждой ячейке есть цифра.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>Заметка %1 исключает это решение, чтобы искать другое.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Всё перепробовано: кроме найденных, решений нет.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>Догадка %1 взята назад.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Догадки %1 и %2 взяты назад.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Все догадки (%1) взяты назад.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Догадки с %1 по %2 взяты назад.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Догадка %1: %2 в %3.</translation>
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
        <translation>Предположим: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Тогда %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Одиночки</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Запертые кандидаты</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Пары, тройки, четвёрки</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Рыбы</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Две связи одной цифры</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Крылья</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Единственность</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Цепочки и циклы</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Почти запертые множества (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Исключение</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Шаблоны</translation>
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
        <translation>догадка</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Приём: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, приём: %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Быстрее всего за всё время: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Быстрее всего в этом месяце: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>быстрее на %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>медленнее на %1</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, только первая ступень</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Шаг %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Дольше всего: %1 перед шагом %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>Упражняться: %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Приёмы</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Наблюдение</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>открывается</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>сохраняется</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Форматы файлов</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold узнаёт формат по содержимому файла, а не по его имени. Файл, папку или ссылку можно также перетащить на окно, а головоломку вставить.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Ячейки: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Поиск шага</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>На поле есть ошибка</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Это может занять время.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Сначала исправьте ошибку; до тех пор никакая подсказка не поведёт дальше.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>сплошная линия: один из её концов верен</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>штриховая линия: не оба конца верны</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Короткой причины не найдено; этой нужен %n шаг.</numerusform>
            <numerusform>Короткой причины не найдено; этой нужно %n шага.</numerusform>
            <numerusform>Короткой причины не найдено; этой нужно %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>штриховая линия: эта цифра блокирует ту ячейку</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>сплошная линия: её конец следует из начала</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>В %1 подходит только одна цифра.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>Пуста только одна ячейка (%1).</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Линия %1 из %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Теперь найдите: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Здесь нет шага: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Хорошо, но не всё: не хватает ещё %n вычёркивания.</numerusform>
            <numerusform>Хорошо, но не всё: не хватает ещё %n вычёркиваний.</numerusform>
            <numerusform>Хорошо, но не всё: не хватает ещё %n вычёркиваний.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Хорошо, но не всё: не хватает ещё %n цифры.</numerusform>
            <numerusform>Хорошо, но не всё: не хватает ещё %n цифр.</numerusform>
            <numerusform>Хорошо, но не всё: не хватает ещё %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Хорошо, но чего-то ещё не хватает.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 — это %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 не может быть %2: цифра %2 (%3) стоит в %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>не остаётся [цифры для {cells:has}][места для {digits} ({house})]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 не может быть %2: шаг за шагом %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 ещё может быть %2. Иначе было бы %3, и шаг за шагом %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 ещё может быть %2. Иначе цифра %2 (%3) была бы в %4, и шаг за шагом %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Поставьте цифру, которая из этого следует.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Вычеркните то, что отпадает.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Верно. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Верно, но нужен более трудный шаг: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>Остальное тоже верно, приём: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>Приём верен: %1. Остальное верно, но ни один известный мне шаг этого не показывает.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Не всё здесь верно.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>Цифра %1 в %2 относится к самому узору: то, что отпадает, рядом.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Верно, приём: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Верно, но не через известный мне шаг.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Ничего бы не изменилось: вычеркните то, что отпадает, или поставьте цифру.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 не может быть %2: этого кандидата уже нет.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 ещё может быть %2: другой цифры там не осталось.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 ещё может быть %2: другого места для неё нет (%3).</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 в решении не %2.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 ещё может быть %2: так в решении.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>одна из них — {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>места для {digits}: {base} и {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>не больше одной из них — {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>или верны все эти</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>или все эти</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>ячейки, которые делят {setdigits} с {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>только с этими было бы два решения</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>верно в одном из случаев</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>неверно в одном из случаев</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>цифры, которые есть в какой-то комбинации</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>в каждой из {excluders} должна остаться цифра</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: или все эти — {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: или все эти, если не A</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: или все эти — {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: или все эти, если не C</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>значит, ни одна из них не {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>места для {digits}: {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>не больше одной из них на каждую цифру</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: одна из них — {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: одна из них — {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>по одной: {pairhouse}, {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>все места для {digits}: {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>цифры, которые не оставляют выбора</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: пересечение: {line} и {box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: ячейки в остатке: {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: ячейки в остатке: {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>другие места для {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>только с этими не было бы одного решения</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>не больше одной из них — {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>одна из них — {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>каждая из {restricted} не больше раза</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>другие цифры этих ячеек</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} заполняют эти ячейки</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>другие места для {digits}: {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>одно из них должно быть верным</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: без одной цифры нужны все другие</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: ячейки, нужные вместе одной строке объяснения</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>верно, если {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>неверно, если {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: имеет {firstDigits} или {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: без {firstDigits} нужны другие цифры</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: без {secondDigits} нужны другие цифры</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: без цифры из {cells} нужны другие</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>одно из них верно</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>значит, эти верны</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>неверная половина убрала бы все эти</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>неверно: не все могут быть верны</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>неверно: A и B блокируют по одному из них</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>неверно: у двух из них общий дом: {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} заполняют эти ячейки</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits}: {base} и {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>по одному из двух взглядов вне: {cover} или {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>они допустили бы обмен в остальной сетке</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>заданные цифры, парные друг другу</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>парные ячейки</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>одни они не могут заполнить свои ячейки</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>цикл, которому нужно ещё одно место</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>одна из них — {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>кандидаты, которые их встречают</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>основа: две из этих цифр</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>цели: те же две цифры</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>мало места для третьей</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>считается раз на дом ({across:kind})</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>считается раз на дом ({along:kind})</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>не больше раза на цифру и столбец</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>не больше одной из них в ячейке</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>ограничены строкой или столбцом</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>ограничены блоком</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: все из {digits}, кроме одной</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: те же, что в A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>последняя из {digits} — одна из них</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: ячейки: {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: ячейки в остатке: {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: все одна и та же цифра</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: все другая цифра</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Очень лёгкий</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 пустых ячеек, почти все с первого взгляда.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 пустых ячеек; достаточно смотреть на строки, столбцы и блоки.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Кое-где цифру приходится искать дольше.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Помогают маленькие заметки в ячейках: некоторые шаги сравнивают две-три ячейки.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Очень трудный</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Нужны заметки почти в каждой ячейке и терпение.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Для тех, кто любит немного застрять.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Легче</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Труднее</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>только одиночки</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 и %n более лёгкий</numerusform>
            <numerusform>%1 и %n более лёгких</numerusform>
            <numerusform>%1 и %n более лёгких</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Неправильное</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Решения нет</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Несколько решений</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n заданная цифра</numerusform>
            <numerusform>%n заданные цифры</numerusform>
            <numerusform>%n заданных цифр</numerusform>
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
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>Входные данные пусты; ничего не открыто.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>это слишком велико, чтобы открыть; за раз читается не больше %1.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Это не читаемый текст: в нём есть символы NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Обрывается посередине (строка %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Обрывается посередине.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Повреждено или неполно: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>Чтение остановлено на строке %1: в последних %2 не было судоку.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>В первых %1 судоку не найдено.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>судоку не найдено.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>В строке %1 больше %2 символов; судоку в ней не найдено.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>В строке %1 символов: %2; судоку в ней не найдено.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 — не цифра 1-9 и не знак пустой ячейки.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Ячейка %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Строка %1, ячейка %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 — заданная цифра, которую меняет сохранённая игра; заданная цифра оставлена.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Есть 1 ячейка; в судоку их 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Есть %n ячейка; в судоку их 81.</numerusform>
            <numerusform>Есть %n ячейки; в судоку их 81.</numerusform>
            <numerusform>Есть %n ячеек; в судоку их 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>Строка %1: 1 ячейка; в строке судоку их 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>Строка %1: %n ячейка; в строке судоку их 9.</numerusform>
            <numerusform>Строка %1: %n ячейки; в строке судоку их 9.</numerusform>
            <numerusform>Строка %1: %n ячеек; в строке судоку их 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>Строка %1: 1 ячейка; в судоку их 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Строка %1: %n ячейка; в судоку их 81.</numerusform>
            <numerusform>Строка %1: %n ячейки; в судоку их 81.</numerusform>
            <numerusform>Строка %1: %n ячеек; в судоку их 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>Найдена 1 строка; в судоку их 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Найдена %n строка; в судоку их 9.</numerusform>
            <numerusform>Найдено %n строки; в судоку их 9.</numerusform>
            <numerusform>Найдено %n строк; в судоку их 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 — не кандидат (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Строка %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>это судоку %1; Ninefold открывает только классические судоку 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>это вариант (%1); Ninefold открывает только классические судоку 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>эта ссылка ведёт только на страницу (%1); самой головоломки в ней нет.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Это сохранил более новый Ninefold (версия файлов %1); этот не может его прочитать.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Это сохранил %1, а он слишком стар, чтобы прочитать.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Файл XML использует сущности; он не открыт.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>это не %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Файл не удаётся открыть: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Это %1, а не файл с судоку.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Файл не удалось прочитать до конца: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Файл не удалось записать: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Этот формат не может сохранить: %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 — не ход; пропущено.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>Найден %n символ; в списке кандидатов их 729.</numerusform>
            <numerusform>Найдено %n символа; в списке кандидатов их 729.</numerusform>
            <numerusform>Найдено %n символов; в списке кандидатов их 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>электронная таблица убрала нули в начале. Сохраните там столбец как текст.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>электронная таблица округлила 81 цифру до %1; они потеряны. Сохраните там столбец как текст.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>Библиотеку не удаётся открыть: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>Это база данных другой программы; её не трогали.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Эту библиотеку записала более новая версия Ninefold; её не трогали.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>Библиотека повреждена.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Другая программа уже давно пишет в библиотеку; попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>Соединение с сервером библиотеки потеряно: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>Библиотекой не удалось воспользоваться: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Судоку не найдено; чтение закончилось на строке %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>Диск заполнен, поэтому в библиотеку нельзя ничего записать. Освободите место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Чтобы читать картинки, нужен пакет %1, а он не установлен.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>На картинке судоку не найдено. Лучше всего читается снимок прямо сверху, со всей сеткой и при хорошем свете.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Эта картинка слишком велика, чтобы её прочитать; читается не больше %1 млн пикселей.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>сильная линия от %1 до %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>слабая линия от %1 до %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 в %n ячейке</numerusform>
            <numerusform>%1 в %n ячейках</numerusform>
            <numerusform>%1 в %n ячейках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n линия</numerusform>
            <numerusform>%n линии</numerusform>
            <numerusform>%n линий</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>цвета</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>заметки</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>цифры</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 очищено</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 пустых ячеек; почти в каждой очевидная цифра.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 пустых ячеек; строка за строкой, блок за блоком, без заметок.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 или больше пустых ячеек; ещё без заметок, но некоторые цифры хорошо прячутся.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Запертые кандидаты и пары, иногда XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, крылья; пары и запертые кандидаты.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Цепочки и множества ячеек. Запаситесь терпением.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Достаточно цифры за цифрой, блока за блоком.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Цифра за цифрой, в блоках, строках и столбцах.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Некоторые ячейки показывают цифру, только если сосчитать, что они видят.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Запертые кандидаты и скрытые пары, которые сразу показывают цифру.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Запертые кандидаты и пары, изредка X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Чаще всего XY-Wing; запертые кандидаты, пары, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Запертые кандидаты, Skyscraper, пары; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Чаще всего Skyscraper или 2-String Kite; запертые кандидаты, пары.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, змеи, Скрытый прямоугольник, цвета.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Цепочки, крылья, Скрытый прямоугольник, Пустой прямоугольник.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Более длинные цепочки и почти запертые множества (ALS).</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Цепочки, почти запертые множества (ALS) и через раз Forcing Nets.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>Пустых ячеек: %1, из них сразу можно заполнить: %2.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Сколько ячеек можно заполнить сразу в начале</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>Оценка Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Поворот 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Поворот 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Верх–низ</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Лево–право</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Обе оси</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Диагональ</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Антидиаг.</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Диагонали</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Это занимает меньше секунды.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Это занимает несколько секунд.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>Такое редко: может занять полминуты.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Наблюдение</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Решение: страница %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Решения: страницы с %1 по %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>не ровно одно решение</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>В начало (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>На одно событие назад (влево)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Воспроизвести или остановить (пробел)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>На одно событие вперёд (вправо)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>В конец (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Поле судоку</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Строка %1 столбец %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>пусто, кандидаты %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Событие %1 из %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Эта страница показывает часть прогона.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Нажмите «Воспроизвести» или идите от события к событию клавишами стрелок.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Догадок нет: каждая цифра следует из заданных.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>Действует 1 догадка. Маленькое число — догадка, на которой держится цифра.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>Действующих догадок: %1. Маленькое число — догадка, на которой держится цифра.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Догадки</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Следует</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>ru</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 ставит цифру</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 вычёркивает кандидата</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 пишет заметки</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter следующая позиция</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter проверяет</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H где искать</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D показывает ответ</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Пробел другие заметки</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc назад к головоломке</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Тест: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Тест, позиция %1 из %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Упражнение, позиция %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Позиция %1 из %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Позиция %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Ответ был такой: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>Верно %1 из %2: тест сдан.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>Верно %1 из %2. Чтобы сдать тест, нужно %3.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Клавиши цифр теперь пишут цифры.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>Клавиши цифр теперь вычёркивают кандидатов.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>Клавиши цифр теперь пишут заметки.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Эта позиция теперь считается найденной с помощью.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Строки и столбцы в другом порядке</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>не нужны, хватает одиночек</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>больше %1 ячеек вместе</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 ячейки вместе, например %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, где %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>одна волшебная ячейка: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>нет, каждая заданная цифра нужна</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>уровень %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>уровень зерна %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>заданные цифры: %1</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>симметрия %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>заданные цифры по этому узору</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>это решение</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>оценка %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>ни одной лишней заданной цифры</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Меньше 17 заданных цифр всегда дают больше одного решения.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Такой головоломки нет: уровень, узор и число заданных цифр исключают друг друга.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Такой головоломки нет: ни у какого множества ячеек (%1) нет симметрии %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>У узора нет симметрии %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>Узор оставляет две строки полосы блоков или два столбца столбика блоков без заданных цифр: их обмен всегда даёт второе решение.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>Сетка решения не полна, или цифра стоит дважды в одном доме.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Эти заданные цифры той сетки подходят и к другому решению.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Такой головоломки нет: уровень и уровень зерна исключают друг друга.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Такой головоломки нет: на уровне %1 не бывает оценки %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>Головоломка не найдена (попыток: %1).</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>Головоломка не найдена (попыток: %2) с такими условиями: %1.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>число баллов %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>«%1» как самый трудный приём</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>приём «%1»</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Такой головоломки нет: уровню %1 никогда не нужен приём «%2».</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Такой головоломки нет: даже у самого лёгкого шага оценка %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Судоку с оценкой выше %1 не известно.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Такой головоломки нет: каждая пустая ячейка добавляет баллов не меньше: %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Такой головоломки нет: баллов больше, чем %1, не бывает.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>уровень %1, более лёгкая треть</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>уровень %1, средняя треть</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>уровень %1, более трудная треть</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>самая трудная, какую найдёт подъём</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>цикл SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>любая головоломка</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>тридагон</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>Exocet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Искать в:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Нажмите клавиши</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
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
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Нечестный</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Предельный</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Пробы и ошибки</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Приёмы для HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>Самый трудный шаг для HoDoKu и баллы всех</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>баллы и уровень обычного решателя HoDoKu и приёмы, которые он использует.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, баллы: {hodoku_score}</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Оценённый уровень</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>По собственному правилу Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>решаемое только голыми и скрытыми одиночками при не более 26, не более 49 или большем числе пустых ячеек —
Очень лёгкий, Лёгкий, Обычный; иначе ER до 4,5 — Трудный, до 7,2 — Очень трудный, выше — Эксперт.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Оценка каждого шага по Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer: самый трудный шаг</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>оценки ER/EP/ED Sudoku Explainer 1.2.1, найденные его шагами в его порядке.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ветвление</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Выборы на пути к решению и пустые ячейки</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 за каждый выбор на пути к решению плюс пустые ячейки.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Нужны только одиночки.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Нужно: %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Нужно: %1 и более лёгкие приёмы (%2).</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Нужно: %1 и %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>оценка %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Эта игра открыта в другом окне.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Эта игра открыта на другом компьютере (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Файл этой игры удалён.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Эта игра повреждена, и её не удалось прочитать.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Файл сохранён как %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Эту игру не удаётся открыть (%1).</translation>
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
        <translation>Такое редко: поиск может занять время, и его можно остановить.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Уровень теперь %1; там такое встречается.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>Приём «%1» больше не требуется: %2 почти никогда в нём не нуждается.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 — заданных цифр %2; в узоре их %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учёба</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>это не файл</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>он слишком велик</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>Показывать названия &amp;строк и столбцов рядом с полем</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>Меньше дви&amp;жения: показывать изменения сразу</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Показывать &amp;часы</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>&amp;Автоочистка: записанная цифра исчезает из кандидатов своей строки, столбца и блока</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Сначала выбрать &amp;цифру, потом щёлкать, куда она ставится</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>Предлагать заметки в &amp;углах и центре, цвета и линии</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Отмечать &amp;повторы цифр: одну и ту же дважды в строке, столбце или блоке</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Сразу отмечать &amp;неверные цифры: сравнивать каждую с решением</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>Подсве&amp;чивать ту же цифру</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Подсвечивать строку, столбец и &amp;блок</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>Показывать, сколько каждой цифры &amp;осталось</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Говорить, какие при&amp;ёмы нужны головоломке</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl с цифрой пишет &amp;кандидата, а не заметку в центре</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>Называть приём каждого &amp;моего хода</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Показывать открытые и сохранённые &amp;файлы среди недавних в системе</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>На поле что-то не так, поэтому одиночки не вписаны. «Проверить» покажет, что именно.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Сейчас нет одиночки, чтобы вписать.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>Вписана %n одиночка.</numerusform>
            <numerusform>Вписано %n одиночки.</numerusform>
            <numerusform>Вписано %n одиночек.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Backtracking</source>
        <translation>Поиск с возвратом</translation>
    </message>
    <message>
        <source>CDCL</source>
        <translation>CDCL</translation>
    </message>
    <message>
        <source>Most constrained cell</source>
        <translation>Самая тесная ячейка</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Распространение</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Логика</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Быстрый решатель</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>«Поиск с возвратом» идёт от ячейки к ячейке в порядке чтения. В каждой он догадывается: самая маленькая цифра, которая не нарушает правил. Где цифры не остаётся, он возвращается к последней догадке и пробует там следующую. Он никогда не смотрит вперёд и ничему не учится, поэтому может тысячи раз попасть в один и тот же тупик. Он всегда находит решение, но самым длинным путём.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Этот решатель тоже догадывается, но хорошо выбирает ячейку: ту, которой осталось меньше всего цифр. Ячейка с одной цифрой не оставляет выбора, а из двух цифр одна верна. Ячейка без цифры — тупик. Тогда последняя догадка берётся назад, и пробуется следующая цифра. Хороший выбор делает путь во много раз короче, чем у «Поиска с возвратом».</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>«Распространение» пишет всё, что следует, прежде чем догадываться. Оно заполняет ячейку, которой осталась одна цифра, и пишет цифру, которой осталось одно место в строке, столбце или блоке. Лишь когда ничего не следует, оно догадывается в ячейке с наименьшим числом цифр. Тупик забирает последнюю догадку со всем, что из неё следовало. Многим головоломкам догадки совсем не нужны.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Самый узкий выбор</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>У этого решателя два рода догадок: какая цифра идёт в ячейку и куда идёт цифра в строке, столбце или блоке. Он берёт догадку, у которой меньше всего путей дальше. Если путь один, догадываться не о чем. Если ни одного, это тупик, и последняя догадка берётся назад. По тому же правилу измеряется трудность новых головоломок.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL делает выводы как «Распространение» (а также: цифра, все места которой в одной строке, столбце или блоке лежат ещё и в другом из них, не может стоять в этом другом нигде больше) и учится на каждом тупике. Он спрашивает, какие цифры туда привели, догаданные или нет, и пишет заметку, что все они не могут быть верны. Заметка следует только из правил, поэтому с тех пор считается как правило. Потом поиск возвращается к самой поздней догадке, которая нужна заметке, кроме последней; догадки между ними тоже берутся назад. Буквы означают «conflict-driven clause learning»: конфликт — это тупик, а дизъюнкт — заметка.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>кандидаты %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>угол %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>центр %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Строка %1 столбец %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: закрыто</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>given</source>
        <translation>задано</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>на пробу</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>конфликт</translation>
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
        <translation>показать это и выйти</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>показать версии Ninefold и Qt и выйти</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>начать новую головоломку: very-easy, easy, normal,
hard, very-hard или expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>показать головоломки дня</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>ждать, пока система попросит окно (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Использование: ninefold [ФАЙЛ...]
Играет в судоку. ФАЙЛ содержит головоломки в любом виде, который знает Ninefold; несколько открываются одним списком.
Если Ninefold уже работает, он открывает их в другом окне.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Нет параметра «%1».</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help показывает параметры.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Нет уровня «%1»; уровни: very-easy, easy, normal, hard, very-hard и expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>Для --new-game нужен уровень: very-easy, easy, normal, hard, very-hard или expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 не принимает значения.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Файлы, --new-game и --daily можно указать только по отдельности, не вместе.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 — это %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Где искать: %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Посмотрите на все места для %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Ищите приём %1, место: %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 — это %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Собственная оценка шага от Ninefold, примерно по шкале Sudoku Explainer. ER головоломки происходит из приёмов Sudoku Explainer, поэтому может отличаться.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>цифра, которую поставить</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>можно вычеркнуть</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>вычеркнуть зачёркнутых кандидатов %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>вычеркнуть %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>зачёркнутые кандидаты %1 отпадают</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, потому что предположение {start:if} ведёт к противоположному.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: цифра {digits} ({base}) заполняет: {cover}, значит, она в одном из {starts}, и каждое ведёт к одному и тому же.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, потому что с предположением {start:if} не остаётся [цифры для {cells:has}][места для {digits} ({house})].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, потому что к этому ведёт [каждое место для {digits} ({house})][каждый кандидат {cells:has}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, потому что [к этому ведёт каждое место для {digits} ({house})][к этому ведёт каждый кандидат {cells:has}][это следует независимо от того, верно ли {start:if}].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>строка</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>столбец</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>блок</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>кандидаты: %1</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>вверху слева</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>вверху посередине</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>вверху справа</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>посередине слева</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>середина</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>посередине справа</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>внизу слева</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>внизу посередине</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>внизу справа</translation>
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
        <translation>Смотрите на всё поле.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>Одной ячейке осталась только одна цифра (%1).</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>Одной цифре осталось только одно место (%1).</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, потому что иначе {pattern} в {cells} можно было бы поменять, а это даёт второе решение.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, потому что {guards:or} должно быть {extras}: иначе было бы второе решение.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, потому что цифру {digits} ({cover}) исчерпывают: {base}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Общего дома ({cover:kind}) у них быть не может, поэтому они берут по одному. Никакая другая ячейка ({cover}) не может быть {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: если {fins:or} — {digits}, это блокирует; если нет, цифру {digits} ({cover}) исчерпывают: {base}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, потому что {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, единственное место для {digits} ({target}).</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, единственное место для {digits} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, потому что {digits} заполняют {cells} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, потому что {digits} заполняют {cells} ({house} и {other}).</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, потому что цифра {digits} ({other}) стоит в {cells:or}: другого места для неё нет ({house}).</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} имеют вместе только {digits}: ячеек {count} на {count} цифр, поэтому они исчерпывают их все. Ни в одной другой ячейке ({house}) их быть не может.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} имеют вместе только {digits}: ячеек {count} на {count} цифр, поэтому они исчерпывают их все. Ни в одной другой ячейке ({house}) их быть не может.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, потому что {cells} исчерпывают {digits} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, потому что одна из {endsA} — {digits}, и одна из {endsB} — {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>Цифра {digits} ({pairhouse}) стоит в {far} или {near}. В {far} она блокирует {gone} ({farhouse}). В {near} она занимает место цифры {digits} и здесь: {touched}, поэтому {digits} ({box}) стоит в {rest:or}, что тоже блокирует {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: какой бы конец ({pairhouse} и {pairhouse2}) ни был {digits}, это блокирует он или {box}.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} имеют общий дом ({bridge}), значит, одна из них не {digits}. {cases:cases} И то и другое блокирует {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, единственная недостающая цифра ({house}).</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} — последняя пустая ячейка ({house}), и не хватает там только {digits}.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, единственная цифра, которая ей осталась.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Для {cells} остаётся только {digits}.[ В строке, столбце и блоке уже есть другие цифры, в {blockers}.][ Прежние шаги вычеркнули {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, потому что это использует каждый способ поставить все {digits}.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, потому что этого не использует ни один способ поставить все {digits}.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>блоки</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>строки, столбцы и блоки</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Смотрите на всё поле; начало: %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Если бы {guards} было {pattern:or}, {cells} имели бы только {pattern}, а их обмен дал бы второе решение: каждая строка, столбец и блок сохраняют обе. У правильного судоку только одно, значит, {guards} — ни та ни другая.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>Цифра {linked} ({house}) стоит в {guards:or}. Если бы другое было {lost}, {cells} имели бы только {pattern}, а их обмен дал бы второе решение: каждая строка, столбец и блок сохраняют обе. Значит, ни одно не {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>Цифра {digits} ({base}) подходит только сюда: {cover}. Каждому из этих домов ({base:kinds}) нужна одна {digits}, а в каждый из тех ({cover:kinds}) входит только одна, поэтому все исчерпаны: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>Цифра {digits} ({house}) подходит только в {cells:or}, и у всех общий дом: {other}. Значит, никакая другая ячейка там не {digits}, и остаётся одно место ({target}): {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>Цифры {set} ({house}) подходят только в {cells}: цифр {count} на {count} ячеек, поэтому они их заполняют. Для {digits} ({house}) остаётся одно место: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>Цифры {digits} ({house}) подходят только в {cells}: цифр {count} на {count} ячеек, поэтому они их заполняют. Никакой другой цифры там быть не может.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>Цифра {digits} ({house}) подходит только в {cells:or}. У всех них общий дом: {other}. Значит, его {digits} стоит именно там, и {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Ни одна из {cells} не задана. Если бы {guards} было {lost}, они имели бы только {pattern}, а их обмен дал бы второе решение: каждая строка, столбец и блок сохраняют обе. Значит, {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Ни одна из {cells} не задана. Без {extras} в {guards} они имели бы только {pattern}, а их обмен дал бы второе решение. Значит, {guards:or} — {extras}, что блокирует {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} — {pivotdigits:or}. {cases:cases} Так или иначе {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>отмеченные ячейки (%1)</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} имеют общий блок, значит, одна не {digits}[, и одна не {other}]: у её строки или столбца тогда {digits} на другом конце, в {endsA}. Так же одна из {endsB} — {digits2}. Это блокирует {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>заполнить отмеченные ячейки (%1)</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: каждой осталась только одна цифра, или она единственное место для своей цифры.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: каждой осталась только одна цифра, или она единственное место для своей цифры в строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} должно быть {extras:or}; иначе {pattern} в {cells} можно было бы поменять: второе решение. Вместе с {set:has} это исчерпывает {setdigits} ({house}): ячеек столько же, сколько цифр.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Все места для {digits} ({box}) лежат в одной строке и одном столбце. Цифра {digits} ({pairhouse}) стоит в {near} или {far}, а ({pairhouse2}) — в {near2} или {far2}. Один конец каждой пары блокирует свою ячейку; при другом это должен сделать {box}.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>Цифра {linked} ({house}) стоит в {link:or}. {cases:cases} И то и другое блокирует {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Иначе само {pivot} — {digits}. Каждое блокирует {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>одной из отмеченных ячеек (%1)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Что такое %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Что такое %1?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Что такое %1?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Что такое %1?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Оценка %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu: баллов %1, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Если {fins:or} — {digits}, это блокирует {gone}[ ({fins:meet})]. Если нет, {digits} ({base}) стоит только здесь: {cover}, каждый раз в другом, значит, у каждого из этих домов там своя {digits}: {gone} не может быть {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>Цифра {digits} ({base}) подходит только сюда: {cover}: домов столько же, и в каждом есть место для одной {digits}. Значит, они исчерпаны: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, потому что иначе {cells} не удалось бы заполнить.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, потому что {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, потому что {ends:pairs}][: исключено независимо от того, верно ли {held:if}].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: исключено независимо от того, верно ли {held:if}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, потому что {digits} в {first} исключила бы саму себя[, а {others} имеют её только вместе с {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: цифра {digits} ({base}) стоит здесь: {cover}, значит, не в этой ячейке, или в {finplaces:or}, что ведёт к тому же.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>Цифра {digits} ({base}) стоит в {fins:or} или исчерпывает: {cover}. Она также стоит в {fins2:or} или исчерпывает: {cover2}. Так или иначе одно из двух блокирует каждую отпадающую ячейку.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, потому что где бы ни стояла {digits} ({base}), она это блокирует.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>Цифры {digits} ({house}) подходят только в {cells}: цифры ({count}) заполняют ячейки ({count}), поэтому ничего другого там быть не может. У этих ячеек есть и общий дом: {other}, поэтому никакая другая его ячейка не может быть {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>Цифра {digits} ({house}) подходит только в {cells}.[ Цифра {digits} в {blockers:or} исключает {blocked}.][ Прежние шаги вычеркнули её из {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, потому что ячейки ({line} и {box}: {count}) исчерпывают столько же цифр: {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells}: ячеек {count}, цифр тоже {count}. {linedigits} лежат только здесь: {line}, {boxdigits} — только здесь: {box}, поэтому ни одна не может быть там дважды: каждая там раз и исчерпана в своём доме ({line:kind} или блок).</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Без {missing} в каждой свободной ячейке было бы два кандидата, а у каждой цифры два места в каждой строке, столбце и блоке. Если бы во всех взять другого кандидата, было бы второе решение. Значит, {guards} — {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, потому что иначе было бы второе решение.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Если бы {corner} было {digits}, {linked} ({row}) была бы в {beside}, а {linked} ({column}) — в {below}, поэтому {across} ({pattern:or}) было бы {digits}. Обмен {pattern} в этих четырёх ячейках дал бы второе решение, а у правильного судоку только одно.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>У цифры {digits} ({lines}) место только в {cells}, поэтому она занимает два противоположных угла. В {guards} она сделала бы другие два {other}, а обмен {pattern} во всех четырёх был бы вторым решением, которого у правильного судоку нет.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, потому что {pair} — {digits}, так или наоборот][, потому что {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} — {digits:or}, каждая в строке, столбце или блоке со следующей, поэтому они чередуются: {pair} различны. Ни одна из цифр не подходит в {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, потому что чем бы ни было {cells}, {common:or} стоит в {ends:or}, что это блокирует.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>Насколько труден шаг, от 1,0 до примерно 12, по шкале Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, или </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} — {extras}, что блокирует {gone}. Иначе в готовой сетке в {cells} были бы только {pattern}, а их обмен там сохраняет каждую строку, столбец и блок: второе решение, которого у правильного судоку нет.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, потому что {guards:or} вместе с {set} исчерпывает {setdigits} ({house}).</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} исключила бы саму себя][{start} не оставила бы цифры для {emptied:has}][, а другие {others} ведут к этому].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} — {extras}, что блокирует {gone}. Иначе во всех свободных ячейках было бы по два кандидата, у всех цифр по два места на строку, столбец и блок, а замена каждой ячейки на другого кандидата даёт второе решение, которого у правильного судоку нет.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: иначе во всех свободных ячейках было бы по два кандидата, у всех цифр по два места на строку, столбец и блок, а замена каждой ячейки на другого кандидата даёт второе решение[, которого у правильного судоку нет. {single:has} берёт другую цифру][. {several:has} берут остальные из {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: иначе во всех свободных ячейках было бы по два кандидата, у всех цифр по два места на строку, столбец и блок, а замена каждой ячейки на другого кандидата даёт второе решение, которого у правильного судоку нет. Цифра {linked} ({house}) подходит только в другую.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, потому что {missing:or}, а цифра {linked} ({house}) подходит только в другую из этих двух ячеек.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, потому что {digits} в {first} исключила бы саму себя, а {partners} имеют её только вместе с {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Здесь есть шаг: %1.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Здесь есть: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Здесь есть: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Здесь есть: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>отмеченных ячеек (%1)</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>Это было: %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>Это было: %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>Это было: %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>Это было: %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[То же рассуждение о других цифрах даёт {taken}. ]Как ни ставить {digits} по разу в каждую строку, столбец и блок, {cells} всегда среди её мест. Значит, {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[То же рассуждение о других цифрах даёт {taken}. ]Как ни ставить {digits} по разу в каждую строку, столбец и блок, {cells:or} никогда не среди её мест. Значит, {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, потому что иначе {pattern} могли бы стоять в {cells} и по-другому: второе решение.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Если бы {guards} было {lost}, {cells} имели бы только {pattern}. Тогда их можно было бы обменять так, что каждая строка, столбец и блок сохраняют свои цифры: второе решение, которого у правильного судоку нет. Значит, {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} — {extras}, что блокирует {gone}. Иначе {cells} имели бы только {pattern}, и их можно было бы обменять так, что каждая строка, столбец и блок сохраняют свои цифры: второе решение.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} должно быть {extras:or}; иначе {pattern} в {cells} можно было бы переставить: второе решение. Вместе с {set:has} это исчерпывает {setdigits} ({house}): ячеек столько же, сколько цифр.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Без {missing} в каждой из {cells} было бы два кандидата, а у каждой цифры два места в каждой тамошней строке, столбце и блоке. Если бы во всех взять другого кандидата, было бы второе решение. Значит, {guards} — {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} — {extras}, что блокирует {gone}. Иначе в каждой из {cells} было бы два кандидата, у каждой цифры два места в каждой тамошней строке, столбце и блоке, а другой кандидат в каждой даёт второе решение.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: иначе в каждой из {cells} было бы два кандидата, а другой в каждой даёт второе решение. Вместе с {set:has} это исчерпывает {setdigits} ({house}).</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: иначе в каждой из {cells} было бы два кандидата, а другой в каждой даёт второе решение. Цифра {linked} ({house}) подходит только к другой из двух.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, потому что иначе {pattern} в остальной сетке можно было бы поменять, что даёт второе решение.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Если бы {guards} было {lost}, в каждой строке, столбце и блоке среди отмеченных ячеек были бы обе, {pattern}, или ни одной. В остальных ни одна не задана, и их обмен там дал бы второе решение. У правильного судоку оно одно, значит, {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} — {extras}, что блокирует {gone}. Иначе в каждой строке, столбце и блоке среди отмеченных ячеек были бы обе, {pattern}, или ни одной. В остальных ни одна не задана, и их обмен там дал бы второе решение.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} должно быть {extras:or}; иначе {pattern} можно было бы поменять вне отмеченных ячеек, где ни одна не задана: второе решение. Вместе с {set:has} это исчерпывает {setdigits} ({house}): ячеек столько же, сколько цифр.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, потому что иначе остаток ({lines}) можно было бы обменять, что даёт второе решение.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Если бы {guards} было {lost}, {lines} имели бы в отмеченных ячейках одни и те же цифры. В других их ячейках ничего не задано, и их обмен сохранил бы каждую строку, столбец и блок: второе решение. Значит, {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, потому что заданное симметрично, а значит, и единственное решение.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Поверните сетку на пол-оборота и обменяйте {exchanged:cycles}: заданное остаётся тем же. Решение тоже, ведь оно одно.[ Значит, в {partners} стоят пары, и {fact}.][ В {own:listed} некоторые цифры встретили бы собственную пару.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Отразите сетку в диагонали от {start} до {end} и обменяйте {exchanged:cycles}: заданное остаётся тем же. Решение тоже, ведь оно одно.[ Значит, в {partners} стоят пары, и {fact}.][ В {own:listed} некоторые цифры встретили бы собственную пару.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Поверните сетку на четверть оборота вправо и замените {exchanged:cycles}: заданное остаётся тем же. Решение тоже, ведь оно одно.[ Значит, в {partners} стоят пары, и {fact}.][ В {own:listed} некоторые цифры встретили бы собственную пару.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>Цифра {linked} ({house}) стоит в {guards:or}. Если бы другое было {lost}, {cells} имели бы только {pattern}. Их обмен сохраняет каждую строку, столбец и блок: второе решение.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Сдвиньте[ строки {rows:cycles}][ столбцы {columns:cycles}][ и замените {exchanged:cycles}]: заданное остаётся тем же, а значит, и единственное решение.[ Значит, в {partners} стоят пары: {fact}.][ В {own:listed} некоторые цифры встретили бы собственную пару.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, потому что {cells} нельзя заполнить одними {pattern}.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Будь в {cells} только {pattern}, две одинаковые цифры встретились бы в строке, столбце или блоке, как их ни расставить. [Значит, {guards:or} — {same}, что блокирует {gone}.][Значит, {guards:or} — {extras:or}: вместе с {set:has} это исчерпывает {setdigits} ({house}).][{linked} ({house}) есть в {guards:or}, значит, ни одна из них не может быть {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, потому что {guards:or} должно быть {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, потому что {digits} должны быть в {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, потому что иначе {pivot} должно было бы быть сразу {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, потому что {wings} не могут быть обе {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, потому что [{single} такое же, как {corner}][{pivots} такие же, как {corner}, а другая цифра остаётся крыльям].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} должны быть каждая в одной из {cells}. {corner} — одна из этих цифр и делит строку или столбец с {wings}, значит, они ею не являются. Поэтому {single} такое же, как {corner}.][{corner} — одна из {digits}. Это отнимает эту цифру у крыльев {wings} и {wings2}, значит, {pivots} — обе она. Другая цифра есть в {wings:or} и в {wings2:or}: одно из них в {row}, одно в {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, потому что {targets} должны содержать те же две цифры, что и {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, потому что {targets} должны содержать те же две цифры, что и {cells}, а {targets2} — те же, что и {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} должны содержать две цифры из {cells}, а {targets2} — те из {cells2}: для цифры вне целей нет места ({lines}). Способов заполнить эти ячейки: {ways}. Каждый блокирует то, что отпадает.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, потому что ячейки ({along} и {across}: {count}) исчерпывают столько же цифр: {count}.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Отмеченные ячейки ({count}) допускают {digits} не больше раза на дом ({across:kind}), остальные не больше раза на дом ({along:kind}): цифр {count}, как раз достаточно. Ни одна не может пропасть, и каждая отпадает из остальной строки или столбца.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, потому что {digits} нуждаются во всём своём месте ({base}).</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} должны стоять в этих строках столько раз: {count}. Места столько же: каждая по разу ({cover})[ и ещё {singles} в отдельных ячейках]. Значит, они отпадают из остальных ячеек столбцов[, а все другие — из отдельных ячеек ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, потому что в ячейках ({lines}, {boxes}: {count}) есть место лишь для стольких цифр: {count}.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Каждая строка, столбец и блок отмеченных ячеек ({count}) допускают там лишь некоторые цифры, каждую раз: всего {count}, как раз достаточно. Ни одна не может пропасть: каждая отпадает из остальной строки, столбца или блока.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} содержат две из {digits}. Если бы одной не было здесь: {targets:or}, она была бы нужна в другом месте каждому из домов: {lines}. Могут лишь два. Значит, обе там.[ Способов заполнить: {ways}. Каждый блокирует то, что отпадает.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, потому что у {first} и {second} одни и те же из {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>В {first} только {digits}: все, кроме одной. {across} не может иметь их рядом с {first:letters}, в {crossing:or}, поэтому они в {second} и заполняют эти ячейки. Последняя — в {crossing:or} и больше нигде здесь: {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, потому что {first} и {second} — одна и та же цифра.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} — это {digits:or}. {across} не может иметь ту же цифру рядом с {first:letters}, в {crossing:or}, поэтому она в {second}, единственном другом месте. Другая из {digits} тогда в {crossing:or} и больше нигде здесь: {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, потому что ячейки ({line}, {column} и {box}: {count}) исчерпывают столько же цифр: {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells}: ячеек {count}, цифр тоже {count}. {rowdigits} лежат только здесь: {line}, {columndigits} — только здесь: {column}[, {boxdigits} — только здесь: {box}], поэтому каждая там раз и исчерпана в своей строке, своём столбце или блоке.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>В {cells} вместе только {set}. Все, кроме {digits}, помещаются там только по разу, в общей строке, столбце или блоке, и оставляют одну из ячеек для {digits}: {places:or} — {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, потому что {cells} — все одна из {digits}, {others} — все другая.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>В {cells} и {others} только {digits}. Где одна из {cells:letters} и одна из {others:letters} делят строку, столбец или блок, они разные, поэтому {cells:letters} — все одна цифра, а {others:letters} — все другая. Что встречает по одной из каждой, не может быть ни той ни другой.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Если бы {guards} было {pattern:or}, только эти цифры были бы в {cells}. Как их ни расставить, две одинаковые цифры встретятся в строке, столбце или блоке. Значит, {guards} — ни одна из них.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} образуют цикл: каждая делит строку, столбец или блок со следующей. С одними {pattern} они чередовались бы, что с {count} ячейками, нечётным числом, не выходит. [Значит, {guards} — {only:or}.][Значит, {guards:or} — {same}, что блокирует {gone}.][Значит, {guards:or} — {extras:or}: вместе с {set:has} это исчерпывает {setdigits} ({house}).]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>В цикле {walk:cells} соседние ячейки делят строку, столбец или блок. Без {guards:or} только они могли бы там быть {digits}, поэтому ею была бы каждая вторая: с {count} ячейками это невозможно.[ Значит, {several:or} блокирует {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>За пределами {box} у {row} и {column} нет мест для {shot:or}, кроме {wings}. Если цифры нет ни в одном из них, у обоих она в блоке, значит, в {pivot}, где они пересекаются. [Для {linked} у одного из них нет другого места. ]Три цифры заполняют три ячейки.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} должны быть каждая в одной из {firework}, {second} — в одной из {firework2}, единственных мест вне блока в их строках и столбцах. {pivot} и {pivot2} могут иметь только по одной, значит, у {wings} остальные.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} должны быть каждая в одной из {cells}. Будь {corner} одной из них, {wings} ею не были бы, значит, ею было бы {pivot}. {ends} были бы другой цифрой и отняли бы её у {wings}, значит, {pivot} должно было бы быть и ею.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>В {row} и {column} цифра {linked} есть в {corner} или же сразу в {wings}. Но {digits} должны быть каждая в одной из {cells}, а {pivot} может быть только одной из них. Значит, {wings:or} — другая, а {corner} — {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Ни одна из {cells} не задана. {guards:or} должно быть {extras:or}; иначе там можно было бы поменять {pattern}: второе решение. Вместе с {set:has} это исчерпывает {setdigits} ({house}): ячеек столько же, сколько цифр.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Если бы {guards} было {lost}, для каждого способа заполнить {cells} был бы другой с теми же цифрами в каждой строке, столбце и блоке: второе решение, которого у правильного судоку нет. Значит, {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} — {extras}, что блокирует {gone}. Иначе для каждого способа заполнить {cells} был бы другой с теми же цифрами в каждой строке, столбце и блоке: второе решение.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 получает цифру</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 исчезает из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>действует %n догадка</numerusform>
            <numerusform>действуют %n догадки</numerusform>
            <numerusform>действует %n догадок</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>наступает тупик</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>наступил ещё %n тупик</numerusform>
            <numerusform>наступило ещё %n тупика</numerusform>
            <numerusform>наступило ещё %n тупиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>записывается заметка не больше чем из %n части</numerusform>
            <numerusform>записывается заметка не больше чем из %n частей</numerusform>
            <numerusform>записывается заметка не больше чем из %n частей</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>поиск начинается снова</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>использована заметка %1</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Когда %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> и </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>сразу несколько догадок берутся назад</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Перезапуски</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>Время от времени берёт все догадки назад и начинает снова со своими заметками</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Память цифр</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Ячейка, о которой догадываются снова, получает цифру, которая была в ней последней (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Короче заметки</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Что следует из остальной заметки, пропускается (минимизация)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Забывание</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Заметки, от которых было мало пользы, выбрасываются</translation>
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
        <translation>ALS-цепочка</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Правило ALS-XZ</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>Alternating Inference Chain</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>Grouped Alternating Inference Chain</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Alternating Inference Chain с ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Continuous Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Grouped Continuous Nice Loop</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>Continuous Nice Loop с ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Discontinuous Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Grouped Discontinuous Nice Loop</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Discontinuous Nice Loop с ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-цепочка</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-цепочка</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>3D Medusa: Wrap</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>3D Medusa: Trap</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Много цветов 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Много цветов 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Простые цвета: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Простые цвета: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Прямое Pointing</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Прямое Claiming</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Прямая скрытая пара</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Прямая скрытая тройка</translation>
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
        <translation>X-Wing с плавниками</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish с плавниками</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish с плавниками</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag с плавниками</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale с плавниками</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan с плавниками</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Franken X-Wing с плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken Swordfish с плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken Jellyfish с плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken Squirmbag с плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken Whale с плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken Leviathan с плавниками</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Mutant X-Wing с плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutant Swordfish с плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutant Jellyfish с плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutant Squirmbag с плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutant Whale с плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutant Leviathan с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Сиамский X-Wing с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Сиамский Swordfish с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Сиамский Jellyfish с плавниками</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>Сиамский Sashimi X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Сиамский Sashimi Swordfish</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Сиамский Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>Сиамский Franken X-Wing с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Сиамский Franken Swordfish с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Сиамский Franken Jellyfish с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Сиамский Mutant X-Wing с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Сиамский Mutant Swordfish с плавниками</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Сиамский Mutant Jellyfish с плавниками</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Скрытая пара</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Скрытая тройка</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Скрытая четвёрка</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Запертая скрытая пара</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Запертая скрытая тройка</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Запертые кандидаты: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Запертые кандидаты: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Голая пара</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Голая тройка</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Голая четвёрка</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Запертая пара</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Запертая тройка</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Двойной 2-String Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Пустой прямоугольник</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Двойной пустой прямоугольник</translation>
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
        <translation>Полный дом</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Скрытая одиночка в блоке</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Скрытая одиночка в строке</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Скрытая одиночка в столбце</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Голая одиночка</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Шаблон: поставить</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Шаблон: вычеркнуть</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Избегаемый прямоугольник, тип 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Избегаемый прямоугольник, тип 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave, тип 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave, тип 3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave, тип 4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Скрытый прямоугольник</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Цикл единственности, тип 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Цикл единственности, тип 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Цикл единственности, тип 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Цикл единственности, тип 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Тест единственности 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Тест единственности 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Тест единственности 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Тест единственности 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Тест единственности 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Тест единственности 6</translation>
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
        <translation>Kraken Fish, тип 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken Fish, тип 2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Forcing Net: противоречие</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Forcing Net: противоречие с множествами</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Forcing Net: противоречие с сетями</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Forcing Chain: уверенность</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Forcing Chain: противоречие</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Forcing Net: уверенность</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Группы ячеек в цепочках</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS в цепочках</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Запертые кандидаты в сетях</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Голые пары в сетях</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Скрытые пары в сетях</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wing в сетях</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Сети в сетях</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Все одиночки</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite, тип 1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite, тип 2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite, тип 3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite, тип 4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>Расширенный прямоугольник, тип 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Расширенный прямоугольник, тип 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Расширенный прямоугольник, тип 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Расширенный прямоугольник, тип 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>Обратный BUG, тип 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>Обратный BUG, тип 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>Обратный BUG, тип 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>Обратный BUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Симметрия Гурта: пол-оборота</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Симметрия Гурта: диагональ</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Симметрия Гурта: четверть оборота</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Симметрия Гурта: сдвиг</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Bivalue Oddagon, тип 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Bivalue Oddagon, тип 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Bivalue Oddagon, тип 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Хроматический узор</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Хроматический узор со стражами</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Тридагон</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Тридагон со стражами</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Сломанное крыло</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Фейерверк: тройка</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Фейерверк: четвёрка</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Фейерверк: W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Фейерверк: L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Фейерверк: ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Junior Exocet</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Double Exocet</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Senior Exocet</translation>
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
        <translation>Цикл SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Почти запертая пара</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Почти запертая тройка</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Почти запертая четвёрка</translation>
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
        <translation>Разветвлённая Remote Pair</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Избегаемый прямоугольник, тип 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave, тип 1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave, тип 2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave, тип 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave, тип 4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>Пока ни одной догадки: каждая цифра следует из правил. В том числе и это: цифра %2 (%1) может быть только в %3, значит, %4 не может быть %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Что известно точно</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Ничего точного не осталось, поэтому приходится догадываться. Догадка 1 — %1 в %2; из неё следует %n цифра. Потом догадка 2 — %3 в %4, а догадка 3 — %5 в %6. Маленькое число говорит, на какой догадке держится цифра.</numerusform>
            <numerusform>Ничего точного не осталось, поэтому приходится догадываться. Догадка 1 — %1 в %2; из неё следуют %n цифры. Потом догадка 2 — %3 в %4, а догадка 3 — %5 в %6. Маленькое число говорит, на какой догадке держится цифра.</numerusform>
            <numerusform>Ничего точного не осталось, поэтому приходится догадываться. Догадка 1 — %1 в %2; из неё следует %n цифр. Потом догадка 2 — %3 в %4, а догадка 3 — %5 в %6. Маленькое число говорит, на какой догадке держится цифра.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Догадки</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Стрелки показывают, что тут мешает. Значит, одна из догадок должна быть неверна.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Тупик</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Причины тупика ведут назад к догадке 1 и догадке 3, но не к догадке 2. Так возникает заметка 1: %1 и %2 не могут быть верны вместе. Догадки 2 и 3 берутся назад.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>При догадке 1 заметка 1 теперь исключает %1 в %2. Следующий тупик даёт заметку 2: %3 Значит, догадка 1 была неверна и отпадает. Последняя заметка, номер %4, говорит: %5 Всё остальное следует.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>Из правил последовала %n цифра; теперь ничего точного не осталось.</numerusform>
            <numerusform>Из правил последовали %n цифры; теперь ничего точного не осталось.</numerusform>
            <numerusform>Из правил последовало %n цифр; теперь ничего точного не осталось.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>На поле %n догадка.</numerusform>
            <numerusform>На поле %n догадки, каждая с учётом прежних.</numerusform>
            <numerusform>На поле %n догадок, каждая с учётом прежних.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>Из них последовала %n цифра.</numerusform>
            <numerusform>Из них последовали %n цифры.</numerusform>
            <numerusform>Из них последовало %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Пока ничто не говорит, верно ли это.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Это была последняя цифра, которую можно было попробовать в этой ячейке, значит, одна из прежних догадок неверна.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Значит, одна из догадок неверна.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Он не знает, какая догадка была неверна, поэтому всегда берёт назад последнюю.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>Первая догадка</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>На одну догадку назад</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>Следующая попытка</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Так идёт дальше, пока в каждой ячейке не будет цифры.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Догадки по тупикам</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>С выбором «тупики» у каждого кандидата есть баллы — его активность. Что ведёт в тупик, получает балл, а более старые баллы весят всё меньше. Догадкой становится кандидат с наибольшей активностью: здесь %1 в %2, после заметки 1, ячейки которой отмечены. Так поиск остаётся там, где застрял в последний раз. В литературе это называется VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>строки %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>столбцы %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>блоки %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>блок %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 стоит дважды: %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 стоит %n раз: %2 (%3).</numerusform>
            <numerusform>%1 стоит %n раза: %2 (%3).</numerusform>
            <numerusform>%1 стоит %n раз: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>Судоку уже полно и верно.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>У судоку ровно одно решение.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Неправильное судоку.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Неправильное судоку: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Повторяется ещё одна цифра.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Повторяется ещё %n цифра.</numerusform>
            <numerusform>Повторяются ещё %n цифры.</numerusform>
            <numerusform>Повторяется ещё %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Решения нет: у %1 не осталось кандидата.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Решения нет: больше нет места для %1 (%2).</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Решения нет: пустые ячейки заполнить нельзя.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Больше одного решения: меньше 17 цифр никогда не дают только одно, а в этом судоку их %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Больше одного решения (насчитано %1).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Больше одного решения.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Например, %1 может быть %2 или %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>То, что вы пробуете, не выйдет: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>То, что вы пробуете, не выйдет: не остаётся цифры для %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>То, что вы пробуете, не выйдет: не остаётся места для %2 (%1).</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>поставлено цифр %1 · вычеркнуто кандидатов %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>самый трудный %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, после %2 раздумий</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>самая долгая пауза %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Сколько вы думали над каждым ходом; щёлкните, чтобы перейти туда</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>Насколько трудны шаги; щёлкните, чтобы перейти туда</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>время %1 · свободных ячеек %2 · ошибок %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold оценивает этот шаг в %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln догадка</numerusform>
            <numerusform>%Ln догадки</numerusform>
            <numerusform>%Ln догадок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln цифра отклонена</numerusform>
            <numerusform>%Ln цифры отклонены</numerusform>
            <numerusform>%Ln цифр отклонено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln цифра последовала</numerusform>
            <numerusform>%Ln цифры последовали</numerusform>
            <numerusform>%Ln цифр последовало</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln кандидат вычеркнут</numerusform>
            <numerusform>%Ln кандидата вычеркнуто</numerusform>
            <numerusform>%Ln кандидатов вычеркнуто</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln тупик</numerusform>
            <numerusform>%Ln тупика</numerusform>
            <numerusform>%Ln тупиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln заметка</numerusform>
            <numerusform>%Ln заметки</numerusform>
            <numerusform>%Ln заметок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln шаг назад</numerusform>
            <numerusform>%Ln шага назад</numerusform>
            <numerusform>%Ln шагов назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln перезапуск</numerusform>
            <numerusform>%Ln перезапуска</numerusform>
            <numerusform>%Ln перезапусков</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>догадок нет</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>действует %n догадка</numerusform>
            <numerusform>действуют %n догадки</numerusform>
            <numerusform>действует %n догадок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>глубина: %n догадка</numerusform>
            <numerusform>глубина: %n догадки</numerusform>
            <numerusform>глубина: %n догадок</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>или</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>записана на событии %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>ещё не использована</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>использована %n раз</numerusform>
            <numerusform>использована %n раза</numerusform>
            <numerusform>использована %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Заметка %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Без догадки</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Догадка %1 и что следует</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Пока ни одной догадки.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Догадки</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>ничего больше не следовало, поэтому попробовали цифру (решения)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Цифры, которые последовали</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>не было другой цифры или другого места (импликации)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Вычеркнутые кандидаты</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>их исключила заметка или пересечение двух домов</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Отклонённые цифры</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>цифра уже есть в строке, столбце или блоке</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>чему научил тупик, чтобы эта комбинация не вернулась (дизъюнкты)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Выброшенные заметки</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>от них было мало пользы</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Прыжки назад</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>догадки взяты назад, несколько сразу, если заметка ничего из них не называет</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Шаги назад</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>последняя догадка взята назад</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Перезапуски</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>все догадки взяты назад, чтобы начать снова; заметки остаются</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Догадки, действующие сейчас</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>уровень поиска</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>в заметке</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>У догадки нет причины: ничего больше не следовало.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>Заметке нужна только одна догадка, поэтому все догадки берутся назад. То, что она говорит, теперь точно.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Кроме догадки %1, заметке не нужно ничего позже догадки %2. Поэтому поиск возвращается туда. Того, что между ними, в заметке нет, и оно тоже отпадает.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>Догадка %1 несовместима с тем, что заметке нужно из прежних догадок.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Всё, к чему ведёт эта догадка, не вышло.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>В каждой ячейке есть цифра: оставшиеся догадки были верны.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Это не держится ни на одной догадке.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>догадка %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>У %1 есть цифра.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>У %1 есть своё место (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n часть открыта</numerusform>
            <numerusform>%n части открыты</numerusform>
            <numerusform>%n частей открыто</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>из %n догадки (LBD)</numerusform>
            <numerusform>из %n догадок (LBD)</numerusform>
            <numerusform>из %n догадок (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Правило головоломки: одна из этих частей должна выполняться.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>картинка %1 из %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>событие %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Решено: %n шаг, без догадок.</numerusform>
            <numerusform>Решено: %n шага, без догадок.</numerusform>
            <numerusform>Решено: %n шагов, без догадок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Дальше не идёт: ни один приём не помогает, осталась %n ячейка.</numerusform>
            <numerusform>Дальше не идёт: ни один приём не помогает, осталось %n ячейки.</numerusform>
            <numerusform>Дальше не идёт: ни один приём не помогает, осталось %n ячеек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Решено: это единственное решение (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Решено: догадки не понадобились.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Решено: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Не единственное: решений больше одного (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Решения нет: всё перепробовано (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, приём: %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, не через известный мне шаг</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Хотя бы одна из этих частей должна выполняться. За двумя из них решатель следит: пока они могут выполняться, он не смотрит на другие. Двойной щелчок ведёт туда, где заметка выучена.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Слишком много заметок замедляет поиск. Он оставляет все, что держатся на одной или двух догадках (LBD), а из остальных — половину, которая была нужна позже всего. Эта заметка не относится ни к тем, ни к другим.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Поиск с возвратом, без выводов и заметок: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Поиск с возвратом, без выводов и заметок: больше чем %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>в последний раз нужна в тупике %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>Встретился %n тупик. После не менее 16, а затем ещё не менее 16, 32, 16, 16, 32, 64 и так далее (ряд Люби) поиск начинается снова, как только больше ничего не следует, потому что его первые догадки могли быть неудачны. Отпадают только догадки. Все заметки остаются, и с ними он, возможно, идёт другим путём.</numerusform>
            <numerusform>Встретились %n тупика. После не менее 16, а затем ещё не менее 16, 32, 16, 16, 32, 64 и так далее (ряд Люби) поиск начинается снова, как только больше ничего не следует, потому что его первые догадки могли быть неудачны. Отпадают только догадки. Все заметки остаются, и с ними он, возможно, идёт другим путём.</numerusform>
            <numerusform>Встретилось %n тупиков. После не менее 16, а затем ещё не менее 16, 32, 16, 16, 32, 64 и так далее (ряд Люби) поиск начинается снова, как только больше ничего не следует, потому что его первые догадки могли быть неудачны. Отпадают только догадки. Все заметки остаются, и с ними он, возможно, идёт другим путём.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Каждая риска — тупик, каждый треугольник — перезапуск.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Распространение, с выводами и без заметок: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>ячейке не осталось цифры, цифре — места или заметке — части, которая может выполняться (конфликты)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>не удаётся создать его папку: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>на диске больше нет места</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>О программе Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Играйте, спрашивайте почему и смотрите, как думают решатели.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Свободная программа под лицензией MIT: её можно использовать, изучать, изменять и распространять.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Спасибо игрокам, которые нашли, назвали и объяснили приёмы, авторам программ, чьи файлы читает Ninefold, и всем, кто делает Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Копировать &amp;версии</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>То, что уже готово, остаётся.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Comparison</name>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Догадки</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Цифры, которые последовали</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Решатели работают над этой головоломкой один за другим; каждый проверяет, что второго решения нет.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Шаги назад</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Кривые</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Сравнение решателей</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>Головоломки из &amp;файла...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Гонка</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Два выбранных решателя рядом, на головоломке с поля</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Готово: %Ln головоломка.</numerusform>
            <numerusform>Готово: %Ln головоломки.</numerusform>
            <numerusform>Готово: %Ln головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>головоломки, от самой лёгкой</translation>
    </message>
    <message>
        <source>events</source>
        <translation>события</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Время в мкс</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Головоломки для сравнения</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Читается %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Судоку не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Решатели работают над %Ln головоломкой, каждый над одной за другой. Кто слишком долго, того останавливают.</numerusform>
            <numerusform>Решатели работают над %Ln головоломками, каждый над одной за другой. Кто слишком долго, того останавливают.</numerusform>
            <numerusform>Решатели работают над %Ln головоломками, каждый над одной за другой. Кто слишком долго, того останавливают.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Готово. Каждый решатель искал и второе решение; на странице «Наблюдение» он делает это только по просьбе, и ему нужно меньше. Для «Логики» каждый шаг считается цифрой, которая последовала.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Отчёт о сбое</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold никуда этого не отправляет. Если скопировать это в сообщение тем, кто ищет ошибку, оно им поможет: здесь версии и места в программе и ничего из ваших игр.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Головоломка дня, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Три уровня, одинаковые для всех, без сети.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>Головоломка &amp;дня...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дня</numerusform>
            <numerusform>%n дней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начата</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Решена позже</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Играть ещё раз</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Головоломка дня</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Одни и те же головоломки для всех, сделанные из даты, без сети.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>В головоломки прошлых дней можно играть, но в серию они не идут.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Решите головоломку в её день, чтобы начать серию.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Дни</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>Часть картинки с судоку, выпрямленная.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Искать</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Искать в руководстве</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Показать &amp;пример</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Картинка: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Заполните поле так, чтобы в каждой строке, каждом столбце и каждом блоке из девяти ячеек были цифры от 1 до 9, каждая один раз. Жирные цифры относятся к головоломке и остаются. У каждой головоломки Ninefold ровно одно решение, поэтому ни одной цифры не надо угадывать.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Выбирать и писать</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Щёлкните ячейку или перейдите к ней клавишами стрелок и введите цифру; клавиши рядом с полем делают то же. Строка, столбец и блок ячейки окрашены. Та же цифра ещё раз или клавиша Delete очищает ячейку.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Кандидаты и заметки</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Ещё не уверены? %1 меняет то, что пишут клавиши цифр: цифры или кандидатов, маленькие цифры, которые ещё могут быть в ячейке. %2 пишет за вас всех кандидатов. Пока автоочистка включена, записанная цифра исчезает из кандидатов своей строки, столбца и блока. Заметки в углах и центре, цвета и линии — в меню «Вид».</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 даёт подсказку: сначала где искать, потом ячейки, а в конце всю причину, нарисованную на поле. %2 делает то, что говорит подсказка.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Цифра, которая стоит дважды в строке, столбце или блоке, сразу получает точку. %1 сравнивает ваши цифры с решением и говорит, какие неверны; %2 ведёт вас к тому, что было до первой ошибки.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Отмена и попытки</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 берёт ходы назад, сколько хотите, а %2 делает их снова. С %3 вы что-то пробуете: то, что вы тогда пишете, другого цвета, и вы сохраняете или отбрасываете всё вместе. Игра сохраняется после каждого хода.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Стрелки, Home, End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Следующая пустая ячейка</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+стрелка</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Выбрать больше</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+стрелка, перетаскивание, Shift+щелчок, Ctrl+щелчок</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Написать цифру или то, что говорит режим</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>от 1 до 9, также на цифровой клавиатуре</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Заметка в углу</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+цифра</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Заметка в центре</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+цифра</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Написать или вычеркнуть кандидата под указателем</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del, Backspace, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Подсветить цифру</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+цифра; Esc прекращает</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Подсветить ячейки с двумя кандидатами</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Отменить, повторить</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Кнопки мыши «назад» и «вперёд»</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Где угодно в окне</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Провести линию от кандидата к кандидату</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Если сначала выбрана цифра: написать её</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Щелчок или Return; с Shift становится кандидатом</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Ввести головоломку, ячейка за ячейкой</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Цифры; 0, пробел или точка для пустой ячейки</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Средняя кнопка; правая даёт больше</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Выбрать все ячейки с той же цифрой, заметкой или цветом</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Меню ячейки</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Клавиша меню, правая кнопка</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+цифра; в «Настройки, Игра» можно сделать, чтобы писала кандидатов</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Дать кандидату под указателем последний цвет</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Средняя кнопка в режиме «Цвет»</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+перетаскивание, Ctrl+Shift+перетаскивание; в режиме «Линия» перетаскивание или цифра на каждом конце</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Из сетки, которую вы только что решили</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>Самая трудная из сетки</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Уровень и чего он требует</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>ваше среднее</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Ищет самую трудную головоломку одной решённой сетки, за 200 раундов.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Ваше среднее: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>В файле на этом &amp;компьютере</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>На &amp;сервере PostgreSQL, для нескольких компьютеров</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Проверить соединение</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>&amp;Адрес</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold не хранит пароль. Он берётся из файла ~/.pgpass или переменной PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Пока сервера нет, Ninefold использует файл, а позже записывает на сервер то, что вы сделали. Сборники вашего файла остаются в файле; ninefold-cli library merge копирует их на сервер.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Где сервер?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Уберите, пожалуйста, пароль: настройки могут прочитать другие.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Адрес выглядит так: postgresql://имя@компьютер/база.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold нужен драйвер PostgreSQL: установите, пожалуйста, пакет libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Соединение...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Соединено. Библиотека будет создана там.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Соединено, головоломок: %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Создать несколько</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Слово или число на ваш выбор: тот же уровень и зерно снова дают те же головоломки.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Создать</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Уровень</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>С&amp;колько</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Зерно</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Новая головоломка</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Несколько...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Ввести &amp;свою</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Играть в самую трудную</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Играть: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Всегда одно решение, которое можно найти логикой.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Головоломка готова.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>Головоломка создаётся. Ваша игра остаётся, пока её нет.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Поиск головоломки: попыток %1, не больше %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Такой головоломки не найдено. Ещё одна попытка может удаться, или измените требования.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Легче или труднее</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Легче</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Труднее</translation>
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
        <translation>задано</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Узор заданных цифр, строка %1 столбец %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Стрелки двигают, пробел рисует или стирает. %n заданная цифра.</numerusform>
            <numerusform>Стрелки двигают, пробел рисует или стирает. %n заданные цифры.</numerusform>
            <numerusform>Стрелки двигают, пробел рисует или стирает. %n заданных цифр.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>Только до&amp;гадки, тупики, заметки и конец</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Сохранить картинки этого прогона</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, ширина %1 пикселей</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, чёткий при любом размере</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>Выбрать &amp;папку</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Одну на каждый</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>не больше %n картинки</numerusform>
            <numerusform>не больше %n картинок</numerusform>
            <numerusform>не больше %n картинок</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>Последнее событие раньше первого.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Это было бы больше %n картинки.</numerusform>
            <numerusform>Это было бы больше %n картинок.</numerusform>
            <numerusform>Это было бы больше %n картинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>С &amp;номера</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;До номера</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>Каждая кар&amp;тинка</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Один анимированный PNG, ширина %1 пикселей</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Один анимированный GIF, ширина %1 пикселей</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Столько, сколько нужно, чтобы прочитать</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Выбрать &amp;файл</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Одна веб-страница, которая его воспроизводит</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>На страницу входит %Ln событие.</numerusform>
            <numerusform>На страницу входит %Ln события.</numerusform>
            <numerusform>На страницу входит %Ln событий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln событие</numerusform>
            <numerusform>%Ln события</numerusform>
            <numerusform>%Ln событий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>И&amp;зменить</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>К &amp;неясной ячейке</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Головоломка с картинки</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Что прочитано</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Судоку с картинки</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Судоку %1 из %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>Ячейка на картинке</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: наверное, %2. Введите верную цифру или нажмите Delete, если её нет.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: наверное, пуста. Введите цифру, если она есть.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: пуста</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Посмотрите, пожалуйста, %n отмеченную ячейку.</numerusform>
            <numerusform>Посмотрите, пожалуйста, %n отмеченные ячейки.</numerusform>
            <numerusform>Посмотрите, пожалуйста, %n отмеченных ячеек.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>У этой головоломки ровно одно решение.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Решений несколько: возможно, не хватает цифры.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Две одинаковые цифры в одной строке, столбце или блоке: одна из них прочитана неверно.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Решения нет: какая-то цифра прочитана неверно.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 пуста</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Решение было бы ровно одно, если бы %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> и </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: кандидаты %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PlayButton</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>Выполнено %1 % поиска</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Головоломок на странице</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Ориентация</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>&amp;Решения на последней странице</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Уровень и оценка</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Мои &amp;цифры, заметки и цвета</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Готовые страницы</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Та, что на поле</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n, игранная последней</numerusform>
            <numerusform>%n, игранные последними</numerusform>
            <numerusform>%n, игранных последними</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n выбранная</numerusform>
            <numerusform>%n выбранные</numerusform>
            <numerusform>%n выбранных</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Первые %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Весь список (%n)</numerusform>
            <numerusform>Весь список (%n)</numerusform>
            <numerusform>Весь список (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Головоломки</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Головоломок на с&amp;транице</translation>
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
        <translation>Книжная</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомная</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Ориентация</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Головоломки без оценки оцениваются, пока это окно открыто.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>П&amp;ечать...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>Сохранить как P&amp;DF...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Определение оценок: %1 из %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Заданные цифры</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Свободные ячейки</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n раза</numerusform>
            <numerusform>%n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>оценивается...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Использована помощь</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Чёрные ходы</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Лишние заданные цифры</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Когда они заполнены, остальное решают одиночки.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Каждую по отдельности можно было бы убрать, и решение осталось бы единственным.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Симметрия с цифрами</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Обмен строк, столбцов и цифр, который даёт то же судоку.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>идёт поиск...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Цифры одного цвета переходят друг в друга.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Когда она заполнена, остальное решают одиночки.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>Головоломок пока: %1</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>П&amp;ечать...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Сохранить список...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Сохранить все головоломки в порядке списка, с оценками, где формат это позволяет.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Создание головоломок: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Созданные пока головоломки</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Создано головоломок: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Создано головоломок: %1 из %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Остальные не найдены.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Те же ещё раз: зерно %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Печатать выбранные головоломки или весь список; Ctrl+щелчок и Shift+щелчок выбирают больше.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Головоломка %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Головоломка</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>В том порядке, в котором они пришли</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>Оценить &amp;все</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>Сначала &amp;трудные</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Узнать, насколько трудна каждая головоломка.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>С несколькими решениями: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Без решения: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Неправильных: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Оценённые пока головоломки</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Оценено головоломок: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Оценено головоломок: %1 из %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Порядок</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Почему одно решение?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Почему решения нет?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Почему несколько решений?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Поиск причин...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Объяснение решений</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>О чём причины</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Множество %1 из %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Множество %1 из %2 наименьших</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Догадки не нужны: всё следует из заданных цифр.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Доказательство единственности: %Ln заметка.</numerusform>
            <numerusform>Доказательство единственности: %Ln заметки.</numerusform>
            <numerusform>Доказательство единственности: %Ln заметок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL попадает в %Ln тупик, и его заметки оставляют только одно решение.</numerusform>
            <numerusform>CDCL попадает в %Ln тупика, и его заметки оставляют только одно решение.</numerusform>
            <numerusform>CDCL попадает в %Ln тупиков, и его заметки оставляют только одно решение.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Нужна каждая заданная цифра: без любой из них было бы другое решение.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>Для этого достаточно заданных цифр: %1 из %2; бледные можно опустить вместе.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Решений больше одного.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Заданные цифры не оставляют решения.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Нужен приём</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Число заданных цифр</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Начать с вписанными &amp;кандидатами</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Любой</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Нужен &amp;приём</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Число заданных цифр</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, по узору</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, по уровню</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Любое</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Выбор ставит подходящий уровень.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Выберите приём, чтобы прочитать о нём</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Этот формат сохраняет всё, что есть.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Ещё не сохранено ни одной игры.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Этот файл не удаётся прочитать.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Все ячейки заполнены</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>осталась %n ячейка</numerusform>
            <numerusform>осталось %n ячейки</numerusform>
            <numerusform>осталось %n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Игра без названия</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>Помо&amp;щь</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Названия ячеек</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: строка 1, столбец 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: строка A, столбец 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>&amp;Размер поля</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Последняя игра</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Новая головоломка: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>Начинать &amp;с</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>И&amp;зменить клавиши...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Нет: часы считают вперёд</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>&amp;Лимит времени</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>Библиот&amp;ека</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Где заданные цифры</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Симметрия заданных цифр</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Свой узор</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Как на поле</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Закрасьте ячейки, которые должны быть заданы.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n заданная цифра</numerusform>
            <numerusform>%n заданные цифры</numerusform>
            <numerusform>%n заданных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Повторить: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Изменить клавиши</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Новые клавиши</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Назначить</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 нужно на поле, и его нельзя назначить команде.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 относится к «%2»; она потеряет его, если назначить здесь.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Выберите команду, потом нажмите здесь её новые клавиши.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Сбросить все</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Подсчёт решений</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Ход подсчёта</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Остановить подсчёт</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Подсчёт: решений пока %1.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>У этой головоломки нет решения.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>У этой головоломки ровно одно решение.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Решений у этой головоломки: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Эти два различаются %n отмеченной ячейкой; если бы её задать, осталось бы только одно решение.</numerusform>
            <numerusform>Эти два различаются %n отмеченными ячейками; если бы одну из них задать, осталось бы только одно решение.</numerusform>
            <numerusform>Эти два различаются %n отмеченными ячейками; если бы одну из них задать, осталось бы только одно решение.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Первое решение</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Второе решение</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Остановлено: решений не меньше %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Приёмы</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Подсказки и шаги используют отмеченные приёмы, сверху вниз.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Без единственности</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Только одиночки</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Без Forcing Chains</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Мой выбор</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>В&amp;верх</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>В&amp;низ</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Forcing Chains и Nets могут использовать</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Найти приём</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Эта неделя</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>решён %n день</numerusform>
            <numerusform>решено %n дня</numerusform>
            <numerusform>решено %n дней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Что я вижу?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>На странице «Наблюдение» решатель работает над вашей головоломкой, и видно каждое событие. Некоторые цифры следуют из правил. Другие — догадки; маленькое число в ячейке — самая поздняя догадка, на которой держится её цифра, а цифра без числа точна. Когда ячейке не остаётся цифры или цифре — места, это тупик: какая-то догадка была неверна и берётся назад. Ваша собственная игра тем временем ждёт.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Прогон CDCL в пяти картинках</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>«Логика» решает так, как человек. Она ищет самый лёгкий шаг, который находят приёмы подсказок, делает его и ищет снова. Она никогда не догадывается. Вкладка «Почему» даёт причину каждого шага. Где ни один приём не помогает, она останавливается.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 в пяти картинках</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Почему: от тупика к заметке</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Начать снова</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Доказательства</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>Граф импликаций рисует те же шаги. Прямоугольники — это цифры, поставленные или исключённые, стрелки ведут от причин к тому, что следует, и у каждой догадки свои столбцы. Окрашенная сторона — то, что шаги до сих пор заменили; стрелки, которые ведут в неё, — разрез, а заметка говорит, что штриховые прямоугольники, где они начинаются, не могут быть все верны. Тот, что с буквами UIP, — первый UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Заметки и LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Заметка (выученный дизъюнкт) говорит, что хотя бы одна из её частей выполняется. Решатель следит только за двумя частями каждой: пока они могут выполняться, на другие ему смотреть не нужно. LBD — это из скольких догадок идут части; малое число хорошо. Когда заметок слишком много, забываются те с высоким LBD, которые давно не были нужны.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>После нескольких тупиков поиск берёт назад все догадки и начинает снова (перезапуск). Ничего не теряется: заметки остаются и ведут его другим путём. Впервые это происходит после не менее 16 тупиков, потом иногда после большего числа.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Заметки прогона, который ищет второе решение, доказывают, что его нет: каждая следует из правил и заметок перед ней. «Объяснить решения» в меню «Решение» показывает это, а ninefold-cli solve --proof записывает в файл, который проверяют другие программы (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>В тупике список «Почему» открывается своим первым шагом: что-то из этого должно было бы выполняться, а ничто не может. В каждом следующем шаге на место одной части встаёт то, на чём она держится, пока из последней догадки не останется идти только одна часть. Всё, что ведёт от этой догадки к тупику, проходит через неё (первый UIP, «first unique implication point»). Что осталось — это заметка. В конце пропускаются части, причины которых есть среди остальных (минимизация).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Повторы цифр</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Та же цифра</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Строка, столбец, блок</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Остаток цифр</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Неверные цифры</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Сначала цифра</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>включено %1 из %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Верхние столбики и оценка: насколько труден был каждый шаг. Нижние столбики и время: сколько вы перед ним думали.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Ваши шаги</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>решено %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Пауза (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>Часы %1, остановлены</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Часы %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Время вышло. Можно играть дальше.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Вы что-то пробуете, вторым цветом.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Попытка становится частью игры</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>Поле становится таким, каким было</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Идёт попытка</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Линии</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n строка, %2</numerusform>
            <numerusform>%1, %n строки, %2</numerusform>
            <numerusform>%1, %n строк, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>развёрнуто</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>свёрнуто</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>Импортировано головоломок: %1</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Импортировать головоломки...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Переименовать...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Переименовать сборник</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Добавить в сборник</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Новый сборник...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Новый сборник</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>Уб&amp;рать из этого сборника</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Импортировать головоломки</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Головоломки импортируются</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Метки</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Новая метка...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Новая метка</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;Вставить головоломки</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>Пере&amp;нести в сборник</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Сборник %1 уже есть.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Вставленные головоломки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Встроенные</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Сборник</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Сборники</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Импортировать...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Положите головоломки из файлов в свой сборник. Файлы можно и перетащить сюда.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n неделя</numerusform>
            <numerusform>%n недели</numerusform>
            <numerusform>%n недель</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Дни подряд с решённой головоломкой</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Решено за день</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дня</numerusform>
            <numerusform>%n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Среднее время</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Решено за день</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>решена %n головоломка</numerusform>
            <numerusform>решено %n головоломки</numerusform>
            <numerusform>решено %n головоломок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 за %n день из последних 13 недель</numerusform>
            <numerusform>%1 за %n дня из последних 13 недель</numerusform>
            <numerusform>%1 за %n дней из последних 13 недель</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: решено %n</numerusform>
            <numerusform>%1: решено %n</numerusform>
            <numerusform>%1: решено %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Догадываюсь на поле</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Пусть догадывается решатель</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Показать этот прогон</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>Прогон останавливается перед каждой догадкой, и вы выбираете, о чём догадаться</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Прогоны</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогон</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Тупики</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>Больше всего догадок, действовавших сразу</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>только %1</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Вы: %1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n тупик с вашими догадками,</numerusform>
            <numerusform>%n тупика с вашими догадками,</numerusform>
            <numerusform>%n тупиков с вашими догадками,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n с догадками решателя.</numerusform>
            <numerusform>%n с догадками решателя.</numerusform>
            <numerusform>%n с догадками решателя.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Ничья.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Он впереди.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Ваша догадка: щёлкните кандидата или выберите ячейку клавишами стрелок и введите её цифру.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Обойдётесь меньшим числом тупиков, чем решатель?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Ваша догадка.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Нажмите «Воспроизвести»: прогон остановится перед следующей догадкой.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: тупиков %2, глубина %3, событий %4</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Воспроизводит причину на поле, кадр за кадром (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Глубина</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Сколько догадок действовало в каждый момент; щёлкните, чтобы перейти туда</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Играть ещё раз</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Нужно</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Оценки шагов</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Печать...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Заданные цифры</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Все оценки головоломки и её свойства</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Оценка %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n заданная цифра</numerusform>
            <numerusform>%n заданные цифры</numerusform>
            <numerusform>%n заданных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>сыграно: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n головоломка</numerusform>
            <numerusform>%n головоломки</numerusform>
            <numerusform>%n головоломок</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Нужно: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Баллы HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Поиск шага...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Стрелки вверх и вниз выбирают приём  ·  D показывает его шаг за шагом  ·  Ctrl+F ищет  ·  Esc назад к головоломке</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Ни в одной головоломке здесь его нет, поэтому нет и примера.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Любая метка</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Приём</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Не решены</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Номер, название или цифры</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Искать</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Наименьшая оценка</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Наибольшая оценка</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Любой уровень</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Любой приём</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>Головоломок: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 из %2</translation>
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
        <translation>Delete убирает его.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Следующая головоломка</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>На что ушло время</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Новая...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Решено за %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Ваше среднее на этом уровне</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Ваш рекорд на этом уровне</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Подсказок</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Ваш рекорд остаётся: игры с подсказками не считаются.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Поиск шагов...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Верхние столбики: оценка каждого шага. Нижние: ваше время перед ним.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, новый</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Посмотрите свою игру ещё раз, ход за ходом.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Каждый шаг вашей игры: насколько он труден и сколько вы перед ним думали.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Свернуть клавиши цифр</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Граф импликаций</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Сколько графа</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Последние причины и из чего они следуют</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Всё при последней догадке</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Всё, назад до первой догадки</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Сохранить граф</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Сохранить этот граф как рисунок (SVG) или для Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Почему этот тупик?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Почему %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Последние %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Догадка %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Все %1</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Нажмите «Воспроизвести». В тупике здесь видно, как к нему привели догадки.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Догадки берутся назад. Список «Почему» говорит, как далеко и почему.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>У догадки нет причины.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Это не держится ни на одной догадке.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>нет места для %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>заметка %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Утверждения между догадкой и последними причинами</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Догадка %1: %2. Щёлкните дважды, чтобы перейти туда.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, потому что %2. При догадке %3. Щёлкните дважды, чтобы перейти туда.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>догадка %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Сохранить граф</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Рисунок SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Граф Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>граф %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>догадка</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>следует</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>исключено</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>тупик</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>заменено</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>Граф импликаций: стрелки ведут от причин к тому, что из них следует, одна группа столбцов на догадку. Идите за шагами списка «Почему»: окрашенная сторона вокруг тупика растёт с каждым шагом, а стрелки, которые ведут в неё, — разрез.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Заметка %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>Путь от тупика к заметке, как им идёт список «Почему»</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Решено: оставшиеся догадки были верны. Каждая заметка сразу исключала то, что снова не вышло бы; поиск с возвратом, который не делает выводов и не пишет заметок, пробует это всё.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Граф в отдельном окне</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>делает часть заметки ложной</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>нет цифры для %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H даёт подсказку: сначала где искать, потом ячейки, потом всю причину.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Закрыть подсказку</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Закрыть подсказку (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Показать меньше из подсказки</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Показать больше из подсказки (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Сделать то, что говорит подсказка (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Следующая подсказка</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Что значат фигуры</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Короткая запись</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Другие шаги</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Каждый шаг, возможный сейчас</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Линия %1 из %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>оценка %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>Шаг так, как его пишут знатоки: &lt;&gt; значит «не является»</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Все звенья</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Воспроизводит причину на поле, кадр за кадром (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Приём</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Найти приём</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Приёмы</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Только обычные</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>освоено %1 из %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, освоено %2 из %3</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, освоено</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 из 10 найдено без помощи</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Читать</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражнения</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Брошено</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Игры, решение которых за вас вписала программа</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Считаются только игры без подсказок</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>За последние 20 игр; с третьей</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медиана</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>Половина последних 20 игр была быстрее</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Тренд</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Ваши последние десять игр рядом с десятью перед ними</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Без подсказок</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>Доля игр, решённых без подсказки</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>В решённой игре</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>как раньше</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>быстрее на %1 %</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>медленнее на %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Числа уровней</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Виды</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Освоено: %1 из 10 найдено без помощи</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 из 10 найдено без помощи</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Упражнений ещё не было</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Симметрия</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Баллы HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Заданные цифры</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Любая</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, от</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, до</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>заданные цифры: %1</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Тридагон</translation>
    </message>
    <message>
        <source>Exocet</source>
        <translation>Exocet</translation>
    </message>
    <message>
        <source>Known pattern</source>
        <translation>Известный узор</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Любой</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Он там, когда простые шаги исчерпаны.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Скольким головоломкам он нужен</translation>
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
        <translation>Читать</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Учить дальше</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Прочитать: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Какие заметки</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Предыдущее использование</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Назад туда, где выбранная заметка что-то говорила раньше</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Следующее использование</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Дальше туда, где выбранная заметка снова что-то говорит</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Все заметки</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Не выполнены сейчас</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>До 3 частей</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Использованные заметки</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Правила головоломки</translation>
    </message>
    <message>
        <source>is</source>
        <translation>равно</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>не равно</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>сейчас выполняется</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>сейчас не может выполняться</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>под наблюдением: на неё смотрят первой</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>что заметка говорила сначала</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Перейти туда</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Перейти к событию, на котором эта заметка выучивается</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>Заметки %1 здесь ещё нет: она выучивается на событии %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>Заметка %1 выучена на событии %2, из тупика перед ней.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Угол</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Центр</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Написать в каждую пустую ячейку цифры, которые правила там ещё допускают</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Автоочистка</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Записанная цифра исчезает из кандидатов своей строки, столбца и блока</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Вписать кандидатов</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Вписать</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>Клавиши цифр пишут цифры</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>Клавиши цифр пишут кандидатов: цифры, которые ещё могут быть в ячейке</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>Клавиши цифр пишут маленькие цифры в углах: ваши заметки</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>Клавиши цифр пишут маленькие цифры в центре: ваши заметки</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>Клавиши цифр раскрашивают ячейки и кандидатов</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Линии от кандидата к кандидату, чтобы проследить, что от чего зависит</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Без цвета</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Цвет %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>осталось написать %n</numerusform>
            <numerusform>осталось написать %n</numerusform>
            <numerusform>осталось написать %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Что пишут клавиши цифр</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Развернуть клавиши цифр</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Режим: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>Путь решения</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Рисунок узора</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n позиция, новая для вас</numerusform>
            <numerusform>%n позиции, новые для вас</numerusform>
            <numerusform>%n позиций, новых для вас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n позиция на повтор</numerusform>
            <numerusform>%n позиции на повтор</numerusform>
            <numerusform>%n позиций на повтор</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Десять минут сегодня</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражняться</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>Упражняться: %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Ваши десять минут позади. До завтра!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Сегодня нечего повторять и нет ничего нового: вы освоили все приёмы.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>нужны только одиночки</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>нужно больше, чем приёмы Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>нужно: %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>нужно: %1 и %n более лёгкий</numerusform>
            <numerusform>нужно: %1 и %n более лёгких</numerusform>
            <numerusform>нужно: %1 и %n более лёгких</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Заполненные ячейки</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Рекорд на этом уровне</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>без подсказок</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Ваше среднее</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>последняя %n игра</numerusform>
            <numerusform>последние %n игры</numerusform>
            <numerusform>последние %n игр</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Эта игра</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>заполнено &lt;b&gt;%1&lt;/b&gt; из %n ячейки</numerusform>
            <numerusform>заполнено &lt;b&gt;%1&lt;/b&gt; из %n ячеек</numerusform>
            <numerusform>заполнено &lt;b&gt;%1&lt;/b&gt; из %n ячеек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>осталась %n ячейка</numerusform>
            <numerusform>осталось %n ячейки</numerusform>
            <numerusform>осталось %n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>без подсказок</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n подсказка</numerusform>
            <numerusform>%n подсказки</numerusform>
            <numerusform>%n подсказок</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>без проверок</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n проверка</numerusform>
            <numerusform>%n проверки</numerusform>
            <numerusform>%n проверок</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Рекорд %1 · среднее %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>Последним %2 изменило событие %1; двойной щелчок ведёт туда.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Где искать</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Больше тремя ступенями: где это, какие ячейки, всё (H).
Позиция тогда считается найденной с помощью.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>К другой позиции</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>верно: %1</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>подряд: %1</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>К результату</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Следующая позиция</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Позиция создаётся...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Выберите ячейку, введите её цифру и нажмите Enter.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Щёлкните кандидатов, которые отпадают, или введите их в их ячейках и нажмите Enter.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Головоломки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Картинка: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Очистить фильтры</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Откройте или вставьте головоломки.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Ни одна головоломка не подходит.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Стрелки выбирают  ·  Enter играет  ·  набор текста ищет  ·  Ctrl+F поле поиска  ·  Esc назад к головоломке</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>За раз печатается головоломок не больше: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>Скопирована %n головоломка.</numerusform>
            <numerusform>Скопировано %n головоломки.</numerusform>
            <numerusform>Скопировано %n головоломок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>Оценивается %n головоломка</numerusform>
            <numerusform>Оцениваются %n головоломки</numerusform>
            <numerusform>Оценивается %n головоломок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Два решателя рядом</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Левый решатель</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Левое поле</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Правый решатель</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Правое поле</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Готово: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Микросекунда %1 из %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Сравнивать по</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Событиям: по одному от каждого</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Времени: столько, сколько каждому правда нужно</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>Заметка пока</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Одна из них должна бы выполняться, но не выполняется ни одна:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, потому что %2. То, на чём это держится, встаёт на его место:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Теперь из догадки %1 идёт одна часть: каждый путь от догадки к тупику проходит через неё (первый UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>равно</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>не равно</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>часть из последней догадки</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, потому что %2. Это следует из частей, которые остаются, поэтому заметка становится короче на эту часть (минимизация):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n часть идёт из догадки %1. Дальше ещё шаги, пока не останется одна.</numerusform>
            <numerusform>%n части идут из догадки %1. Дальше ещё шаги, пока не останется одна.</numerusform>
            <numerusform>%n частей идут из догадки %1. Дальше ещё шаги, пока не останется одна.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>в графе: что делает часть ложной</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Причины, которые остались, сейчас верны и ведут в тупик, поэтому они никогда не могут быть верны все вместе. Это и говорит заметка %1: каждая причина обращена в противоположную, а между ними «или». Когда догадка %2 будет взята назад, выполняться сможет только одна её часть, и она следует.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: верно</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: не найдено</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Читать</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>Страница приёма с примером</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: тест сдан</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: ещё не сдан</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Это заняло %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Прогоны как JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>Прогон из %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Не удаётся прочитать %1.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 — не прогон: первая строка не говорит, кто что решает.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>Строка %1 из %2 — не то, что делает решатель.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Сохранить прогон</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Открыть прогон</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Воспроизводить событие за событием</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Воспроизводить цифру за цифрой</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Воспроизводить так, как играли вы</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Воспроизводить как можно быстрее</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Больше параметров</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Начать с моих цифр</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>Прогон начинается с цифр вашей игры, а не с головоломки</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Искать второе решение</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>После первого решения прогон идёт дальше, пока не станет ясно, есть ли другое</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Сохранить картинки...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Где прогон начинается, как он работает и воспроизводится, и его картинки</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Сохранить прогон...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Все события строками JSON; это окно может снова их открыть</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Открыть прогон...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Догадываться иначе</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>Прогон начинается снова с другими случайными догадками</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Догадки</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ещё ничего не произошло.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Заметки %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Остановки</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Моя догадка</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Чему научил каждый тупик (выученные дизъюнкты). Из каждой заметки должна выполняться хотя бы одна часть.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Почему произошло это событие, назад до догадок, на которых оно держится.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Точки остановки: где прогон останавливается сам.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Догадывайтесь вместо решателя и сравните, что из этого выйдет.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Как часто случался каждый вид событий и что значат слова.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Что действует сейчас (след): каждая догадка, а под ней то, что из неё следует. Взятого назад здесь уже нет.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Что читать</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Сразу %1  ·  С помощью %2  ·  Не найдено %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Демонстрация</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Сохранить её картинки</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Скорость демонстрации</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Нажмите «Воспроизвести»: пробел воспроизводит, стрелки идут шаг за шагом.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Решатель</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Как догадывается</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Кто решает головоломку</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Логика</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Где догадывается, когда больше ничего не следует</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Заданные цифры</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>По убыванию</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>По возрастанию</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Порядок: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Порядок: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>Баллы HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Последняя игра</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Как быстро воспроизводится: событий в секунду (+ и -)</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/с</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StartCard</name>
    <message>
        <source>Open File...</source>
        <translation>Открыть файл...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>В буфере обмена есть головоломка.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Новая головоломка: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Играть в эту головоломку</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Или пусть будет создана новая, на одном из этих уровней.</translation>
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
        <translation>Экспортировать...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Уровень кривой</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>История начинается с вашей первой решённой головоломки: здесь будут расти времена, серии и любимые приёмы.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Сохранить строку на каждую игру, для электронной таблицы</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Времена</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Последний год</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день подряд</numerusform>
            <numerusform>%n дня подряд</numerusform>
            <numerusform>%n дней подряд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>самая длинная: %n день</numerusform>
            <numerusform>самая длинная: %n дня</numerusform>
            <numerusform>самая длинная: %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Линия: среднее по пяти играм. Пустые кружки: с подсказками.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Чем сильнее цвет, тем больше решено.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab идёт дальше  ·  стрелки выбирают  ·  Esc назад к головоломке</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>решена %n игра</numerusform>
            <numerusform>решено %n игры</numerusform>
            <numerusform>решено %n игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n брошена</numerusform>
            <numerusform>%n брошены</numerusform>
            <numerusform>%n брошено</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Экспорт игр</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Экспортировано как %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Приёмы, которые вы использовали и о которых спрашивали</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Столбик: что вы нашли сами, остальное с подсказкой.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n верный ход без известного мне шага</numerusform>
            <numerusform>%n верных хода без известного мне шага</numerusform>
            <numerusform>%n верных ходов без известного мне шага</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Воспроизводит причину на поле, кадр за кадром (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>От тупика к заметке %1: шаг %2 из %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Все шаги</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Ниже ещё %n шаг ведёт к тому же результату.</numerusform>
            <numerusform>Ниже ещё %n шага ведут к тому же результату.</numerusform>
            <numerusform>Ниже ещё %n шагов ведут к тому же результату.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Приём</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Приём</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Путь решения</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Все шаги сейчас</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Фильтр, напр. цепочка</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Приёмы...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Копировать список как текст</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Сделать этот шаг</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Решить до этого места</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>Скопирован %n шаг.</numerusform>
            <numerusform>Скопировано %n шага.</numerusform>
            <numerusform>Скопировано %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Оценки шагов</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Путь решения</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Все шаги сейчас</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Все шаги отсюда до решения, один за другим</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Каждый шаг, возможный сейчас</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Фильтр оставляет: %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>И...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Остановить, когда</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Добавляет условие, которое должно выполняться одновременно</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Условие</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Ячейка</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>ячейка получает цифру</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>цифра исчезает из ячейки</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>действует столько догадок</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>наступает тупик</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>наступило ещё столько тупиков</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>записывается заметка не больше чем из стольких частей</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>использована заметка с этим номером</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>поиск начинается снова</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>сразу несколько догадок берутся назад</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Добавить...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Предыдущая остановка</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Назад туда, где прогон остановился бы раньше (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Следующая остановка</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Дальше к следующему месту остановки (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Остановки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>Ваша сила</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Головоломка чуть выше</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>По шкале оценок головоломок, от 1,0 до примерно 12. В девяти случаях из десяти правда в указанных пределах.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Добро пожаловать!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Начните с первого приёма ниже: прочитайте о нём, а потом найдите его сами. Десяти минут в день вполне достаточно, а ошибки здесь ничего не стоят.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Ещё рано говорить</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>После %1 законченных игр здесь будет видно, насколько вы сильны и насколько это точно. Пока: %n.</numerusform>
            <numerusform>После %1 законченных игр здесь будет видно, насколько вы сильны и насколько это точно. Пока: %n.</numerusform>
            <numerusform>После %1 законченных игр здесь будет видно, насколько вы сильны и насколько это точно. Пока: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Между %1 и %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>После %n игры больше сказать нельзя: те, что намного легче или труднее для вас, говорят мало.</numerusform>
            <numerusform>После %n игр больше сказать нельзя: те, что намного легче или труднее для вас, говорят мало.</numerusform>
            <numerusform>После %n игр больше сказать нельзя: те, что намного легче или труднее для вас, говорят мало.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Примерно %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Плюс-минус %1, по %n игре. Каждую вторую головоломку с такой оценкой вы решаете без помощи.</numerusform>
            <numerusform>Плюс-минус %1, по %n играм. Каждую вторую головоломку с такой оценкой вы решаете без помощи.</numerusform>
            <numerusform>Плюс-минус %1, по %n играм. Каждую вторую головоломку с такой оценкой вы решаете без помощи.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>оценка %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Что значат знаки</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>первый UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Здесь считается то, что вы используете в своих играх.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n подсказка</numerusform>
            <numerusform>%n подсказки</numerusform>
            <numerusform>%n подсказок</numerusform>
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
            <numerusform>%1, использовано %n раз, %2</numerusform>
            <numerusform>%1, использовано %n раза, %2</numerusform>
            <numerusform>%1, использовано %n раз, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражняться</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Приём</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Вы ищете его в позициях и узнаёте, правы ли вы</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Назад туда, где вы были</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Как его заметить</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Почему это верно</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Почему пример верен</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Скольким головоломкам он нужен</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Насколько он труден</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Частный случай приёма: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Его частные случаи: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Того же рода: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>В примере: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Скрыть рисунок</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Показать рисунок</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Ещё не сдавали</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Сдан: %1 из %2 верно</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>Пока %1 из %2 верно, достаточно 8</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Сдать тест</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Сдать тест: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Сдать тест ещё раз: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Десять позиций одного семейства, без помощи; восемь верных — тест сдан. Пока сдано: %1 из %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimeChart</name>
    <message>
        <source>%1s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1m</source>
        <comment>minutes</comment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>hours</comment>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>На что ушло время</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>№</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Приём</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Времена ваших игр</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>На этом уровне игр ещё нет</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n игра, от %1 до %2</numerusform>
            <numerusform>%n игры, от %1 до %2</numerusform>
            <numerusform>%n игр, от %1 до %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>без подсказок</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n подсказка</numerusform>
            <numerusform>%n подсказки</numerusform>
            <numerusform>%n подсказок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab к следующему  ·  пробел нажимает  ·  Esc назад к головоломке</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n позиция на сегодня</numerusform>
            <numerusform>%n позиции на сегодня</numerusform>
            <numerusform>%n позиций на сегодня</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>До этого события нет ни одного.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Предыдущий конфликт</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Следующий конфликт</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Событие %1 из %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Перейти к</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Следующая догадка</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Предыдущая догадка</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Следующая заметка</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Предыдущая заметка</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Следующая цифра</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Предыдущая цифра</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>После этого события пока нет ни одного.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Назад к предыдущему тупику: не осталось цифры для ячейки или места для цифры</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Предыдущая цифра: у этого прогона нет тупиков</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Дальше к следующему тупику: не осталось цифры для ячейки или места для цифры</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Следующая цифра: у этого прогона нет тупиков</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Тупик</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Назад к предыдущей ошибке</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Дальше к следующей ошибке</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Перейти к следующей или предыдущей догадке, заметке, прыжку или цифре или туда, где использована заметка</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Следующий прыжок через несколько догадок</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Предыдущий прыжок через несколько догадок</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Следующее использование заметки %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Предыдущее использование заметки %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Дерево поиска</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Размер дерева</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>Дерево поиска: каждая догадка стоит под той, что была перед ней. Квадраты — догадки, которые привели в тупик, треугольники заменяют больше догадок, чем вмещает картинка. Щёлкните догадку, чтобы перейти туда.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Большое</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>Всё дерево на этой карточке</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Достаточно большое, чтобы различать догадки</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Догадок пока нет</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln догадка</numerusform>
            <numerusform>%Ln догадки</numerusform>
            <numerusform>%Ln догадок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln тупик</numerusform>
            <numerusform>%Ln тупика</numerusform>
            <numerusform>%Ln тупиков</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>Головоломка до всех догадок.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Догадка %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Действует с события %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>События с %1 по %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Под ней ещё %Ln догадка.</numerusform>
            <numerusform>Под ней ещё %Ln догадки.</numerusform>
            <numerusform>Под ней ещё %Ln догадок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>Под ней %Ln тупик.</numerusform>
            <numerusform>Под ней %Ln тупика.</numerusform>
            <numerusform>Под ней %Ln тупиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>привела в тупик</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>показана сейчас</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>ещё догадки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Назад к моей игре</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Назад к моей игре</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Ваша игра такая, какой вы её оставили (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Нажмите «Воспроизвести»: пробел воспроизводит, стрелки идут шаг за шагом.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Что я вижу?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Всё, что произошло, по порядку. Взятое потом назад тоже остаётся в списке.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Как причины ведут в тупик, рисунком.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Все догадки прогона, рисунком.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>«Логика» решает: %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 решает: %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Остановлено, событий: %1.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>Идёт, событий пока: %1.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Повтор моей игры</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Повтор: %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Поле судоку</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Поле наблюдения</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Просмотр моей игры</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Наблюдение: «Логика»</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Наблюдение: %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Здесь нечего решать.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Повтор: пробел воспроизводит, ← → один ход, с Shift до следующей ошибки.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Наблюдение: пробел воспроизводит, ← → одно событие, с Shift до следующего тупика.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Наблюдение: пробел воспроизводит, ← → одно событие, с Shift до следующей цифры.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Решено за день</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Решено в %n день последнего года</numerusform>
            <numerusform>Решено в %n дня последнего года</numerusform>
            <numerusform>Решено в %n дней последнего года</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: решено %n</numerusform>
            <numerusform>%1: решено %n</numerusform>
            <numerusform>%1: решено %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Здесь уже есть закладка.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>В игру входит закладок: %1.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Закладка поставлена на %1. «Головоломка, Закладки» ведёт к ней назад.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>Поле такое, как на этой закладке.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Назад к закладке с %1. «Отменить» возвращает туда, где вы были.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Сохранено: попытка теперь часть игры.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Пробовать дальше</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Отброшено: поле такое, как было.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>Неверна %n цифра: %1</numerusform>
            <numerusform>Неверны %n цифры: %1</numerusform>
            <numerusform>Неверных цифр %n: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Все цифры верны, но вычеркнут нужный кандидат.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Решено: каждая цифра верна.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Ошибок пока нет, осталась %n ячейка.</numerusform>
            <numerusform>Ошибок пока нет, осталось %n ячейки.</numerusform>
            <numerusform>Ошибок пока нет, осталось %n ячеек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Назад до ошибки</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>На поле нет ошибки.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Всё как до ошибки. «Повторить» возвращает более поздние ходы.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>То, что было неверно, убрано с поля.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>Головоломка уже решена.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Решила программа.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра остановлена.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 теперь называется %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>Сборник %1 удалён. Его головоломки остаются в библиотеке.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>Убрана из %1 %n головоломка.</numerusform>
            <numerusform>Убрано из %1 %n головоломки.</numerusform>
            <numerusform>Убрано из %1 %n головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Взято назад.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>Добавлена в «%1» %n головоломка.</numerusform>
            <numerusform>Добавлено в «%1» %n головоломки.</numerusform>
            <numerusform>Добавлено в «%1» %n головоломок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n головоломка получила метку %1.</numerusform>
            <numerusform>%n головоломки получили метку %1.</numerusform>
            <numerusform>%n головоломок получили метку %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>У %n головоломки больше нет метки %1.</numerusform>
            <numerusform>У %n головоломок больше нет метки %1.</numerusform>
            <numerusform>У %n головоломок больше нет метки %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>Перенесена в «%1» %n головоломка.</numerusform>
            <numerusform>Перенесено в «%1» %n головоломки.</numerusform>
            <numerusform>Перенесено в «%1» %n головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Это не изменено: сервер библиотеки недоступен.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Головоломка дня %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>Головоломка дня — на поле.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Головоломка одного из прошлых дней: в серию она не идёт.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>Игра остановлена.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Подсказки будут, как только головоломка введена и вы в неё играете.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Головоломка решена.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>Головоломка ещё проверяется; попробуйте через мгновение.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n ход назад</numerusform>
            <numerusform>%n хода назад</numerusform>
            <numerusform>%n ходов назад</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>с начала</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Ни один из включённых приёмов не находит здесь шага.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Сделано: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Почему нет %1 в %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Почему не %1 в %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Ничто не исключает %1 в %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>Подсказка закрыта.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>Первая ошибка: %1 в %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>Первая ошибка: %1 вычеркнуто из %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>Сама головоломка исключает %1 в %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>Это неверно, но короткой причины нет.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Головоломка не найдена.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n из них у вас уже была, такая же или повёрнутая.</numerusform>
            <numerusform>%n из них у вас уже были, такие же или повёрнутые.</numerusform>
            <numerusform>%n из них у вас уже было, таких же или повёрнутых.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>Пропущено %n: не имеет ровно одного решения или не читается.</numerusform>
            <numerusform>Пропущено %n: не имеют ровно одного решения или не читаются.</numerusform>
            <numerusform>Пропущено %n: не имеют ровно одного решения или не читаются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Нет головоломок в %n файле.</numerusform>
            <numerusform>Нет головоломок в %n файлах.</numerusform>
            <numerusform>Нет головоломок в %n файлах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>Добавлена в «%1» %n головоломка.</numerusform>
            <numerusform>Добавлено в «%1» %n головоломки.</numerusform>
            <numerusform>Добавлено в «%1» %n головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Это остаётся на этом компьютере, пока сервер библиотеки не вернётся.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Загрузка</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>Библиотека была повреждена и начинается заново. Старая сохранена как %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold пока использует библиотеку на этом компьютере и запишет на сервер то, что вы делаете, как только он вернётся.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>Сервер библиотеки вернулся, и на нём есть то, что вы тем временем сделали.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>Сервер библиотеки вернулся.</translation>
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
        <translation>решено за %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>заполнено на %1 процентов</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новая</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Решено за %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Решено за %1, %n подсказка</numerusform>
            <numerusform>Решено за %1, %n подсказки</numerusform>
            <numerusform>Решено за %1, %n подсказок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>заполнено %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ещё не играли</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
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
        <translation>Все головоломки</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Для упражнений</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>решено %1 из %2</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: верно, но не через известный мне шаг.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: вы использовали приём: %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Верно, но не через известный мне шаг: возможно, догадка.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Игра снова сохраняется.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Первая головоломка</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Эта игра уже на поле.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Назад к предыдущей игре: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Снова вперёд к следующей игре: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра остановлена.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>Головоломка начинается сначала. «Отменить» возвращает ваши цифры.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Настройки не удалось сохранить.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Поле: %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Моя головоломка</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Введите цифры своей головоломки.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Введите цифры головоломки строка за строкой; 0, пробел или точка оставляет ячейку пустой.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>Пока %n цифра; у головоломки с одним решением их не меньше 17.</numerusform>
            <numerusform>Пока %n цифры; у головоломки с одним решением их не меньше 17.</numerusform>
            <numerusform>Пока %n цифр; у головоломки с одним решением их не меньше 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Создаётся новая головоломка: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Новая головоломка: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Отменено. Ваша игра продолжается.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Такой головоломки не найдено: %1. Ещё одна попытка может удаться.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Эта головоломка есть в вашей библиотеке: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>Её оценка %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Вы решили её за %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Эта головоломка есть в вашей библиотеке.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Начался другой прогон; страница предыдущего не сохранена.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Страницу не удалось создать.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Вы просили помощи (%1), раз: %2. Поупражняться?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражняться</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не сейчас</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n шаг пока...</numerusform>
            <numerusform>%n шага пока...</numerusform>
            <numerusform>%n шагов пока...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Поиск шагов до решения...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Поиск шагов...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n шаг; дальше ни один из включённых приёмов не находит следующего.</numerusform>
            <numerusform>%n шага; дальше ни один из включённых приёмов не находит следующего.</numerusform>
            <numerusform>%n шагов; дальше ни один из включённых приёмов не находит следующего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>Сделан %n шаг; одна отмена берёт его назад.</numerusform>
            <numerusform>Сделано %n шага; одна отмена берёт их назад.</numerusform>
            <numerusform>Сделано %n шагов; одна отмена берёт их назад.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Сделано: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>На поле есть ошибка; подсказка покажет первую.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Решено за %n шаг, самый трудный: %1</numerusform>
            <numerusform>Решено за %n шага, самый трудный: %1</numerusform>
            <numerusform>Решено за %n шагов, самый трудный: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>Это другая игра: нажмите «Путь решения» или «Все шаги сейчас».</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>Сейчас можно сделать %n шаг; каждая строка делает что-то новое.</numerusform>
            <numerusform>Сейчас можно сделать %n шага; каждая строка делает что-то новое.</numerusform>
            <numerusform>Сейчас можно сделать %n шагов; каждая строка делает что-то новое.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Поставленные цифры остаются.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Позиция не найдена. Выберите, пожалуйста, другой приём.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 здесь не кандидат.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 — не кандидат в этих ячейках.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>на диске больше нет места</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Эту игру не удаётся сохранить (%1). Можно играть дальше; каждый ход пробует снова.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Сохранённая игра повреждена; то, что удалось прочитать, — на поле.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Файл сохранён как %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Эта игра открыта и в другом окне. Здесь она продолжается как копия.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Эту игру не удаётся заблокировать. Пожалуйста, не открывайте её во втором окне.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Файл этой игры был удалён. Он записан снова.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Другая программа изменила файл этой игры. Он записан заново; то, что там было, сохранено как %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Поле судоку</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Отмена (Esc). Ваша игра останется такой, как есть.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>Самый трудный шаг — номер %1 из %2, с оценкой %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%n шаг, оценки до %1</numerusform>
            <numerusform>%n шага, оценки до %1</numerusform>
            <numerusform>%n шагов, оценки до %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Шаг %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>В прошлый раз в Ninefold произошёл сбой. Ваши игры остались как были, и есть отчёт.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не сейчас</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Картинка PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Картинка SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Картинку не удалось создать.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Экспортировано как %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Страница PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>Сохранена %n картинка.</numerusform>
            <numerusform>Сохранено %n картинки.</numerusform>
            <numerusform>Сохранено %n картинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Папка для картинок</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Сохранение картинок...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Скопировано как 81 символ.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Скопировано как «%1».</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Анимированная картинка</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Анимированный GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>Анимированный PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n картинка из %1 пока...</numerusform>
            <numerusform>%n картинки из %1 пока...</numerusform>
            <numerusform>%n картинок из %1 пока...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Больше картинок не сохраняется.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Веб-страница</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Сохранение страницы...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Вставленные головоломки</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Вставленная головоломка</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>Головоломок: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>Не удалось прочитать %n; первая: %1</numerusform>
            <numerusform>Не удалось прочитать %n; первая: %1</numerusform>
            <numerusform>Не удалось прочитать %n; первая: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 и ещё %n файл</numerusform>
            <numerusform>%1 и ещё %n файла</numerusform>
            <numerusform>%1 и ещё %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Не прочитано: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Этого нет на вашем компьютере, поэтому не открыто: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Судоку — только одна строка; ещё %n не удалось использовать.</numerusform>
            <numerusform>Судоку — только одна строка; ещё %n не удалось использовать.</numerusform>
            <numerusform>Судоку — только одна строка; ещё %n не удалось использовать.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>Первая — строка %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>В буфере обмена нет ни текста, ни картинки.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 пишет цифру</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 пишет кандидатов</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 пишет заметки в углах</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 пишет заметки в центре</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>тяните от кандидата к кандидату, чтобы провести линию</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Пробел воспроизводит</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → одно событие</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − скорость</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 говорит больше</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 применяет</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 закрывает подсказку</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ выбирает шаг</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 меняет режим</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 подсказка</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 подсвечивает цифру</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 все клавиши</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter следующая головоломка</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R повтор</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A анализ</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc оставляет поле</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 ещё возвращает назад</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → тупики</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 раскрашивает ячейку, средняя кнопка — кандидата</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 продолжает игру</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → шаги к заметке</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Сохранение...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Созданные головоломки — в меню Файл, Открыть недавние, %1.</translation>
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
        <translation>%1. Esc отменяет.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>В буфере обмена есть головоломка.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Вы что-то пробуете, вторым цветом. %1 сохраняет это, %2 отбрасывает.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Решено за %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Без всякой помощи.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>Помощь использована %n раз.</numerusform>
            <numerusform>Помощь использована %n раза.</numerusform>
            <numerusform>Помощь использована %n раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n заданная цифра относится к головоломке, её нельзя изменить.</numerusform>
            <numerusform>%n заданные цифры относятся к головоломке, их нельзя изменить.</numerusform>
            <numerusform>%n заданных цифр относятся к головоломке, их нельзя изменить.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Здесь нечего менять.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Сохранено</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Клавиши цифр теперь пишут цифры.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>Клавиши цифр теперь пишут кандидатов.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>Клавиши цифр теперь пишут заметки в углах.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>Клавиши цифр теперь пишут заметки в центре.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>Клавиши цифр теперь раскрашивают ячейки.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>Выбрана %n ячейка.</numerusform>
            <numerusform>Выбрано %n ячейки.</numerusform>
            <numerusform>Выбрано %n ячеек.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Пауза: часы стоят, а поле закрыто.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Игра продолжается.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>Выбранная ячейка: строка %1, столбец %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Тяните от кандидата к кандидату, чтобы провести линию, или введите цифру на каждом конце.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Линия начинается от %1 в %2. Перейдите к другому её концу и введите там цифру; та же ещё раз отбрасывает её.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Игра остановлена.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Эта цифра относится к головоломке, её нельзя изменить.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Все ячейки заполнены, но не каждая цифра верна.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Ячейки с двумя кандидатами подсвечены.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>Цифра %1 подсвечена.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Начался другой прогон; картинки предыдущего больше не сохраняются.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Картинку не удалось создать.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Страницы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Отправлена на принтер %n страница.</numerusform>
            <numerusform>Отправлено на принтер %n страницы.</numerusform>
            <numerusform>Отправлено на принтер %n страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Страницы не удалось создать.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Сохранено как %1: %n страница.</numerusform>
            <numerusform>Сохранено как %1: %n страницы.</numerusform>
            <numerusform>Сохранено как %1: %n страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>Принтер ничего не принял. Готов ли он?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Поле моей игры</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Поле судоку</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Вы снова в своей игре.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Больше ничего не подсвечено.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Комнаты</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Головоломка</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Щёлкните ячейку, введите цифру. %1 даёт подсказку.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>Создать &amp;несколько...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>все ячейки заполнены</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>осталась %n ячейка</numerusform>
            <numerusform>осталось %n ячейки</numerusform>
            <numerusform>осталось %n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Ещё не открыто ни одного файла</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Очистить этот список</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Све&amp;тлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Тём&amp;ная</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Высокий &amp;контраст</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>Самая &amp;трудная из сетки</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Поднимается от полной сетки к головоломке с наибольшим ветвлением, какого достигнет</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Ещё не поставлено ни одной закладки</translation>
    </message>
</context>
</TS>
