<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Рядок, стовпець або блок, у якому порожня лише одна клітинка. Вісім клітинок заповнено, тож використано вісім різних цифр і бракує однієї цифри A. A стає в порожню клітинку.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Шукайте рядок, стовпець або блок з одним пропуском і рахуйте від 1 до 9, якої цифри бракує.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Кожен рядок, кожен стовпець і кожен блок має дев’ять клітинок і потребує кожної з дев’яти цифр один раз.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Вісім клітинок заповнено вісьмома різними цифрами.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Бракує лише A, і вільна лише одна клітинка. Отже, A стає туди.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Цифра A, яка в рядку, стовпці або блоці поміщається лише в одну клітинку. Кожну іншу клітинку заповнено, або вона ділить рядок, стовпець чи блок з A, яка вже стоїть. Отже, A стає в клітинку, що лишилася.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Виберіть цифру, яка часто стоїть на полі. Ідіть її рядками й стовпцями до блоку, який її ще не має, і подивіться, які клітинки лишаються.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>Рядок, стовпець або блок потребує A і ще не має її.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>У заповненій клітинці для неї немає місця.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Клітинка, яка ділить рядок, стовпець або блок з іншою A, не може бути A, бо A стояла б там двічі.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Лишається одна клітинка. A мусить десь стояти, отже, стоїть там.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Клітинка, яка може бути лише A. Її рядок, стовпець і блок разом уже мають вісім інших цифр. Кожна клітинка потребує цифри, отже, ця — A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Дивіться, де перетинаються повні рядок, стовпець і блок, і рахуйте, які цифри зустрічає клітинка. Якщо записано всіх кандидатів, шукайте клітинку лише з одним.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>Клітинка не може бути цифрою, яку вже має її рядок, і жодною з її стовпця чи блоку.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Разом це вісім різних цифр: усі, крім A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>Клітинка мусить мати якусь цифру. Лишається тільки A, отже, це A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Усі клітинки, які можна заповнити зараз, одним кроком. Кожній лишився тільки один кандидат, або вона єдине місце для своєї цифри в рядку, стовпці чи блоці. Жодна не чекає на іншу, тож порядок не важливий.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Перегляньте цифри від 1 до 9, а потім клітинки, які зустрічають багато цифр.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Кожна з клітинок випливає сама: через прихованого або голого одинака.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Правильна цифра лишається правильною, коли пишуть іншу правильну.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Отже, усі можна записати одразу.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Два кроки за раз, для яких не треба записувати кандидатів. Усі місця для A в одному блоці лежать в одному рядку чи стовпці, або всі місця рядка чи стовпця лежать в одному блоці, тож A не може бути в решті. Тоді деінде для A лишається тільки одне місце, і вона стає туди.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Якщо цифра має в блоці два чи три місця поруч, ідіть їхнім рядком чи стовпцем у сусідні блоки. Можливо, там їй лишилося тільки одне місце.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Усі місця для A в першому блоці лежать в одному рядку, а блок потребує A. Отже, A цього рядка — у цьому блоці.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>Рядок має лише одну A. Отже, жодна з його клітинок в інших блоках не може бути A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Інший рядок, стовпець або блок мав місця для A в цих клітинках і ще в одній. Лишається тільки вона.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Отже, A стає туди. Зі стовпцем замість рядка, або спершу з лінією, а потім з її блоком, причина та сама.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Два кроки за раз, для яких не треба записувати кандидатів. Дві чи три цифри поміщаються лише у дві чи три клітинки рядка, стовпця або блоку, тож заповнюють їх. Іншій цифрі там лишається тільки одне місце.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Шукайте дві цифри, виключені в тих самих клітинках блоку. Залиште для них дві клітинки, що лишилися, і подивіться, що це означає для інших цифр.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Нехай цифр дві, і обидві поміщаються лише в ті самі дві клітинки. Обидві мусять десь стояти, а клітинка має одну цифру.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Отже, ці дві клітинки мають ці дві цифри і нічого іншого.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Третя цифра втрачає там свої місця. У рядку, стовпці або блоці їй лишається одне місце, тож вона стає туди.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>З трьома цифрами в трьох клітинках причина та сама.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Цифра A, яка в блоці поміщається лише в клітинки одного рядка або лише одного стовпця. Блок потребує A, тож одна з цих клітинок — A. Тому A можна викреслити з інших клітинок цього рядка чи стовпця поза блоком.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Підсвічуйте цифри одну за одною. Шукайте блоки, у яких два чи три місця цифри всі лежать в одному рядку або в одному стовпці; проміжок між ними не заважає. Часто викреслювати там нічого: тоді шукайте далі.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Блок потребує A, і лише ці дві чи три клітинки можуть бути A. Отже, одна з них — A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Усі вони лежать в одному рядку. Хоч яка з них A, рядок тоді має свою A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Друга A в рядку не дозволена. Отже, жодна інша клітинка рядка не може бути A. Зі стовпцем так само.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Цифра A, яка в рядку або стовпці поміщається лише в клітинки одного блоку. Рядок або стовпець потребує A, тож одна з цих клітинок — A. Тому A можна викреслити з інших клітинок блоку.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Підсвічуйте цифри одну за одною. Шукайте рядки й стовпці, у яких два чи три місця цифри всі лежать в одному блоці; проміжок між ними не заважає. Часто викреслювати там нічого: тоді шукайте далі.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Рядок потребує A, і лише ці дві чи три клітинки можуть бути A. Отже, одна з них — A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Усі вони лежать в одному блоці. Хоч яка з них A, блок тоді має свою A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Друга A в блоці не дозволена. Отже, жодна інша клітинка блоку не може бути A. Зі стовпцем так само.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Дві клітинки рядка, стовпця або блоку мають лише тих самих двох кандидатів A і B: це пара. Трійка — три клітинки, що мають разом лише три цифри, четвірка — чотири клітинки з чотирма. Клітинкам ці цифри потрібні самим, тож їх можна викреслити з усіх інших клітинок там.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Шукайте клітинку рівно з двома кандидатами, а в її рядку, стовпці чи блоці — другу з тими самими. Якщо вони ділять рядок і блок, викреслюйте в обох. Трійка може бути такою: (A або B), (B або C) і (A або C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Візьміть дві клітинки (A або B) одного рядка. Вони ділять рядок, отже, різні.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Якщо перша — A, друга — B. Якщо перша — B, друга — A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>Так чи так рядок має свою A і свою B у цих двох клітинках. Отже, жодна інша клітинка рядка не може бути A чи B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Три клітинки, що мають разом лише три цифри, містять три різні цифри, тобто всі три. Чотири клітинки з чотирма цифрами — так само.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Дві клітинки лише з кандидатами A і B, або три з A, B і C, які лежать в одному блоці й водночас в одному рядку чи стовпці. Вони вичерпують ці цифри і для блоку, і для рядка чи стовпця. Цифри відпадають з інших клітинок обох.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Шукайте в блоці поруч клітинки з тими самими кількома кандидатами.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Дві клітинки (A або B), що ділять рядок, різні: одна — A, друга — B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Отже, рядок має там свою A і свою B, і жодна інша клітинка рядка не може бути A чи B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Ці дві клітинки ділять і блок. Отже, і блок має там свою A і свою B, і жодна інша клітинка блоку не може бути A чи B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Дві цифри A і B, які в рядку, стовпці або блоці поміщаються лише в ті самі дві клітинки, або три цифри лише в три, або чотири в чотири. Цифрам потрібні всі ці клітинки. Отже, кожен інший кандидат з них відпадає.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Шукайте в рядку, стовпці або блоці цифри лише з двома місцями і дивіться, чи дві з них мають ті самі. У трійці кожна цифра може мати дві чи три з трьох клітинок.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>В одному рядку A поміщається лише у дві клітинки, а B — лише в ті самі дві.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Якщо A в першій, B мусить бути в другій. Якщо A в другій, B мусить бути в першій.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>Так чи так обидві клітинки зайняті A і B. Отже, жодна інша цифра там стояти не може.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Три цифри, що поміщаються лише в три клітинки, займають усі три, а чотири цифри — чотири.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Дві чи три цифри, які в рядку, стовпці або блоці поміщаються лише у дві чи три клітинки, що всі лежать і в другому з них. Цифри заповнюють ці клітинки, тож нічого іншого там бути не може. Вони вичерпані в обох, тож жодна інша клітинка другого не може їх мати.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Шукайте дві чи три цифри, чиї місця в блоці — ті самі дві чи три клітинки одного рядка або стовпця.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>У блоці A і B поміщаються лише в ті самі дві клітинки. Одна — A, друга — B, тож нічого іншого там бути не може.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Обидві клітинки лежать в одному рядку. Отже, A і B цього рядка теж там.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Жодна інша клітинка рядка не може бути A чи B. З трьома цифрами в трьох клітинках причина та сама.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>У двох рядках цифра A має місця лише в тих самих двох стовпцях: це X-Wing. Це працює і з рядками та стовпцями навпаки, і з трьома (Swordfish) чи чотирма (Jellyfish). Кожен з рядків має свою A в іншому зі стовпців, тож A можна викреслити з усіх інших клітинок цих стовпців.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Підсвітіть одну цифру. Шукайте два рядки, де вона має по два місця, у тих самих стовпцях; тоді викресліть її в стовпцях. Або два стовпці з місцями в тих самих рядках; тоді викресліть її в рядках. У Swordfish кожен рядок має два чи три.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Кожен з двох рядків потребує A і має місце для неї лише в цих двох стовпцях.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Якщо верхній рядок має A в лівому стовпці, нижній не може мати її там: стовпець має лише одну A. Отже, його A — у правому стовпці.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Якщо верхній рядок має A в правому стовпці, A нижнього — у лівому.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>Так чи так обидва стовпці мають свою A в цих двох рядках. Отже, жодна інша клітинка двох стовпців не може бути A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Три рядки ставлять три A у три різні стовпці, і так кожен з трьох стовпців має свою A. Чотири рядки роблять це з чотирма.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing, Swordfish або більший візерунок рядків і стовпців, який псують кілька зайвих місць для A в одному блоці. Ці зайві місця звуться плавцями. A відпадає з клітинок, які лежать у стовпці візерунка й ділять блок з усіма плавцями.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Підсвітіть одну цифру. Шукайте два рядки, які були б X-Wing, якби не одне чи два місця біля кута.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Якщо один з плавців — A, його блок має свою A. Тоді жодна інша клітинка блоку не може бути A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Якщо жоден плавець не A, візерунок — справжній X-Wing або Swordfish: його стовпці мають свою A в його рядках. Тоді жодна інша клітинка стовпців не може бути A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Клітинка, що лежить у такому стовпці й у блоці плавців, втрачає A так чи так.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing, Swordfish або більший візерунок із зайвими місцями для A в одному блоці, плавцями, де кут візерунка поруч із плавцями не може бути A. Без плавців один з його рядків мав би лише одне місце. A відпадає з клітинок, які лежать у стовпці візерунка й ділять блок з усіма плавцями.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Підсвітіть одну цифру. Шукайте два рядки, які мають по місцю в одному стовпці, а інші їхні місця лежать у тих самих трьох стовпцях, але не на одній лінії.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Якщо жоден плавець не A, рядок плавців має свою A на місці, що лишилося, а інші рядки мусять узяти інші стовпці. Отже, кожен стовпець візерунка має свою A в цих рядках.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Візерунок однієї цифри A, як X-Wing чи Swordfish, у якому місце рядків чи стовпців можуть заступити блоки. Кілька рядків і блоків мають усі місця для A в такій самій кількості стовпців чи блоків. A відпадає з інших їхніх клітинок, хіба що на заваді зайві місця (плавці).</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Шукайте рядок з небагатьма місцями для цифри і блок з небагатьма місцями для неї, які використовують ті самі два стовпці.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Нехай рядок і блок, які не перетинаються, мають усі місця для A у двох стовпцях. Обидва потребують A, і це дві різні клітинки.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Стовпець має лише одну A. Отже, A рядка і A блоку — у різних стовпцях.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Тоді обидва стовпці мають свою A, тож жодна інша їхня клітинка не може бути A. Якщо їх більше, лічба така сама.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Якщо є плавці: або плавець — A, або візерунок повний. Що в обох випадках не A, відпадає.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Візерунок однієї цифри A, у якому рядки, стовпці й блоки змішано довільно. Деякі з них мають усі місця для A в такій самій кількості інших. A відпадає з решти клітинок цих інших, хіба що на заваді зайві місця (плавці).</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Люди знаходять їх рідко. Почніть з рядка й стовпця, що мають по два місця, і шукайте блок, який їх поєднує.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Кожен рядок, стовпець або блок першого роду потребує A. Спільного місця для неї вони не мають, тож це різні клітинки.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Кожна з цих A лежить в одному з другого роду, який має лише одну A. Отже, усі лежать у різних.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Другого роду стільки ж, скільки й першого. Отже, кожен з них має свою A у візерунку, а його інші клітинки не можуть бути A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Два візерунки з плавцями на тих самих рядках, показані одним кроком. Вони використовують різні стовпці й різні зайві місця (плавці) для цифри A. Кожен виключає свої клітинки, тож разом вони виключають більше.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Знайшовши візерунок з плавцями, дивіться, чи можуть плавці помінятися роллю з кутом у тому самому блоці.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Погляньте лише на перший візерунок. Якщо його плавець — A, блок плавця має свою A. Якщо жоден, його стовпці мають свою A в рядках.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Клітинка в блоці й у такому стовпці втрачає A так чи так.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>Другий візерунок правильний з тієї самої причини, з іншими плавцями й іншими стовпцями.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Обидва чинні водночас, тож відпадає те, що виключає кожен.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Візерунок рядків і стовпців для цифри A із зайвими місцями (плавцями), які задалеко від цієї клітинки. Від кожного плавця до неї веде ланцюжок простих висновків. Чи плавець A, чи жоден — клітинка втрачає свого кандидата.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Знайдіть візерунок, який не вдається лише тому, що плавець не в тому блоці. Потім простежте, що станеться, якщо плавець істинний.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Якщо жоден плавець не A, візерунок повний: його стовпці мають свою A в його рядках. Ця клітинка лежить у такому стовпці й не може бути A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Якщо плавець — A, ідіть ланцюжком, що починається від нього, висновок за висновком. Він закінчується цією клітинкою, яка теж втрачає кандидата.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Один із цих випадків істинний. У кожному кандидат хибний, тож він відпадає.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Два рядки або два стовпці мають лише по два місця для A, і по одному з них лежить в одному стовпці чи рядку: це основа. Двоє в основі не можуть обидва бути A, тож принаймні одна з двох вершин — A. A відпадає з кожної клітинки, яка ділить рядок, стовпець або блок з обома вершинами.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Підсвітіть одну цифру. Шукайте два стовпці, що мають по два місця, з яких двоє стоять в одному рядку, а інші двоє — ні.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Два місця в основі ділять рядок. Отже, одне з них не A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Якщо ліве не A, то A лівого стовпця — на його вершині.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Якщо праве не A, то A правого стовпця — на його вершині.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>Так чи так одна з вершин — A. Клітинка, яка ділить рядок, стовпець або блок з обома вершинами, зустрічає A, тож вона не A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Рядок і стовпець мають лише по два місця для A, і по одному з них лежить в одному блоці. Ці двоє не можуть обидва бути A, тож принаймні один з двох далеких кінців — A. A відпадає з клітинки, яка лежить у рядку чи стовпці обох далеких кінців.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Підсвітіть одну цифру. Шукайте рядок і стовпець, що мають по два місця й зустрічаються в одному блоці, не маючи там спільної клітинки.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Два місця в блоці ділять цей блок. Отже, одне з них не A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Якщо місце рядка не A, то A рядка — на його далекому кінці.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Якщо місце стовпця не A, то A стовпця — на його далекому кінці.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>Так чи так один далекий кінець — A. Клітинка, яка ділить стовпець з першим кінцем і рядок з другим, зустрічає її, тож вона не A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Два «повітряні змії» (kite), які використовують той самий блок, одним кроком. У кожному рядок і стовпець мають лише по два місця для A й зустрічаються в блоці, тож один з їхніх двох далеких кінців — A. Кожен змій прибирає A з клітинки, спільної для його далеких кінців.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Знайшовши змія, шукайте другий рядок чи стовпець з двома місцями, який зустрічає той самий блок.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>У блоці першого змія місця його рядка і його стовпця не можуть обидва бути A.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Якщо місце рядка не A, далекий кінець рядка — A. Якщо місце стовпця не A, далекий кінець стовпця — A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>Так чи так клітинка на одній лінії з обома далекими кінцями зустрічає A і втрачає свою.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>Другий змій правильний з тієї самої причини, тож обидві клітинки втрачають A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Два рядки, стовпці чи блоки мають лише по два місця для A, і одне з них ділить рядок, стовпець або блок з одним місцем іншого. Ці двоє не можуть обидва бути A, тож принаймні один з двох далеких кінців — A. A відпадає з кожної клітинки, яка ділить рядок, стовпець або блок з обома далекими кінцями.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Підсвітіть одну цифру. Шукайте блок з двома місцями і рядок чи стовпець з двома місцями, який підходить близько до одного з них.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Два ближні місця ділять рядок, стовпець або блок. Отже, одне з них не A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Якщо перше не A, його партнер на далекому кінці — A, бо місць було лише два.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Якщо друге не A, його партнер на іншому далекому кінці — A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>Так чи так клітинка, яка ділить рядок, стовпець або блок з обома далекими кінцями, зустрічає A, тож вона не A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>У блоці всі місця для A лежать в одному рядку й одному стовпці, як хрест, а рядок чи стовпець поза ним має лише два місця для A. Якщо далеке місце — A, клітинка на одній лінії з ним не A. Якщо ближнє місце — A, блок мусить узяти інше рамено хреста, що прибирає A з тієї самої клітинки.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Підсвітіть одну цифру. Шукайте блок, чиї чотири клітинки поза хрестом її не мають, і рядок чи стовпець з двома місцями, який вказує на хрест.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Нехай рядок поза блоком має два місця для A. Ближнє лежить у стовпці хреста, далеке — ні.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Якщо далеке місце — A, його стовпець має свою A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Якщо ближнє місце — A, стовпець хреста має свою A поза блоком. Отже, A блоку — в рядку хреста, і цей рядок має свою A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>Клітинка, де перетинаються той стовпець і той рядок, так чи так не A.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Клітинка з двома кандидатами (A або B), опорна, ділить рядок, стовпець або блок з кожною з двох інших клітинок, крил: одне (A або C), друге (B або C). Хоч яку цифру візьме опорна клітинка, одне з крил стане C. Тому C можна викреслити з кожної клітинки, яка ділить рядок, стовпець або блок з обома крилами.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Підсвітіть усі клітинки з двома кандидатами. Візьміть одну (A або B) за опорну. Шукайте в її рядку, стовпці й блоці (A або C) і (B або C) з тією самою C. Крила не мусять зустрічатися. Клітинка може зустрічати одне в рядку, а друге в стовпці.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>Опорна клітинка (A або B) ділить рядок, стовпець або блок з кожним крилом.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Якщо опорна — A, крило (A або C) не може бути A. Отже, воно C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Якщо опорна — B, крило (B або C) не може бути B. Отже, воно C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>Так чи так одне крило — C. Клітинка, яка ділить рядок, стовпець або блок з обома крилами, зустрічає C, тож вона не C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Опорна клітинка з трьома кандидатами A, B і C та два крила, що ділять з нею рядок, стовпець або блок: одне має A і C, друге B і C. Одна з трьох клітинок мусить бути C. Отже, C відпадає з кожної клітинки, яка ділить рядок, стовпець або блок з усіма трьома.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Шукайте клітинку з трьома кандидатами, клітинку з двома з них у її блоці й одну з двома в її рядку чи стовпці поза блоком. Клітинки, що втрачають C, лежать у блоці опорної.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Якщо опорна — A, крило (A або C) зустрічає її і є C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Якщо опорна — B, крило (B або C) зустрічає її і є C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Інакше сама опорна — C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>У кожному випадку одна з трьох клітинок — C. Клітинка, яка ділить рядок, стовпець або блок з усіма трьома, зустрічає її, тож вона не C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Дві клітинки з тими самими кандидатами A і B та рядок, стовпець або блок лише з двома місцями для A, по одному на лінії з кожною з клітинок. Одне з цих місць — A, тож одна з двох клітинок не A, а B. Отже, B відпадає з кожної клітинки, яка ділить рядок, стовпець або блок з обома.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Шукайте дві клітинки з тими самими двома кандидатами, які не ділять ні рядка, ні стовпця, ні блоку. Потім шукайте рядок чи стовпець з двома місцями для однієї з цифр, який їх поєднує.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>Рядок, стовпець або блок потребує A і має для неї два місця: одне зустрічає першу клітинку, друге — другу.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Якщо A на першому місці, перша клітинка (A або B) не може бути A. Отже, вона B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Якщо A на другому місці, друга клітинка (A або B) не може бути A. Отже, вона B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>Так чи так одна з двох клітинок — B. Клітинка, яка ділить рядок, стовпець або блок з обома, зустрічає її, тож вона не B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Почніть з клітинки з трьома чи чотирма кандидатами там, де перетинаються блок і рядок, і збирайте клітинки обох, що мають лише ці цифри.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Низка щонайменше з чотирьох клітинок, що всі мають кандидатів A і B, кожна в рядку, стовпці або блоці з наступною. Вони по черзі A і B, тож перша й четверта різні. A і B відпадають з кожної клітинки, яка ділить рядок, стовпець або блок з обома.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Якщо ті самі два кандидати стоять самі в чотирьох чи більше клітинках, спробуйте пройти від однієї до наступної.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Сусіди в низці ділять рядок, стовпець або блок. Отже, вони різні: одна — A, друга — B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Якщо перша клітинка — A, друга — B, третя — A, а четверта — B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Якщо перша клітинка — B, друга — A, третя — B, а четверта — A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>Так чи так перша й четверта — це A і B. Клітинка, яка ділить рядок, стовпець або блок з обома, зустрічає обидві цифри, тож вона не жодна з них.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Поле, на якому майже кожна порожня клітинка має двох кандидатів, а майже кожна цифра — два місця в кожному рядку, стовпці й блоці, де її бракує. Якби так було всюди, головоломка не могла б мати рівно один розв’язок. Правильне судоку має рівно один, тож один із зайвих кандидатів істинний.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Пізно у грі, коли всі клітинки, крім однієї, мають двох кандидатів, погляньте на ту, що має трьох. Це та цифра, яка в її рядку стоїть тричі.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Нехай кожна порожня клітинка має двох кандидатів, а кожна відсутня цифра — два місця в кожному рядку, стовпці й блоці.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Якби був розв’язок, то, даючи кожній із цих клітинок її другого кандидата, ми дістали б ще один: кожен рядок, стовпець і блок зберігає всі цифри.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Отже, таке поле не має розв’язку або має кілька, і правильне судоку ніколи до нього не доходить.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Якби жоден із зайвих кандидатів не був істинним, поле дійшло б до цього. Отже, один з них істинний, а те, що зустрічає їх усіх, відпадає.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, з яких три мають лише кандидатів A і B. Якби четверта теж була A чи B, їх можна було б поміняти, і головоломка мала б два розв’язки. Правильне судоку має лише один, тож A і B відпадають із четвертого кута.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Шукайте дві клітинки з тими самими двома кандидатами в одному блоці й одному рядку, а під ними чи над ними — третю. Цікавий саме четвертий кут.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Якби чотири кути мали лише A і B, кожен їхній рядок, стовпець і блок мав би там одну A й одну B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Тоді обмін кожної A і B у кутах не порушує жодного правила: кожен рядок, стовпець і блок зберігає обидві цифри. Отже, було б два розв’язки.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Правильне судоку має лише один розв’язок. Отже, в одному з кутів стоїть щось інше, ніж A і B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Три кути не мають нічого іншого. Отже, це четвертий, і він не A і не B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, що мають лише A, B і одного зайвого кандидата C. Якби жодна з них не була C, можна було б поміняти A і B, і головоломка мала б два розв’язки. Отже, один з кутів з C — це C, і C відпадає з кожної клітинки, яка зустрічає їх усі.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Знайдіть прямокутник, чиї кути мають A і B. Якщо все зайве в ньому — та сама цифра, шукайте клітинки, які ділять рядок, стовпець або блок з усіма кутами, що її мають.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Правильне судоку має лише один розв’язок, тож один з кутів не A і не B. Єдиний інший кандидат — C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Отже, один з кутів з C — це C. Клітинка, яка ділить рядок, стовпець або блок з усіма ними, зустрічає її, тож вона не C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, з яких дві мають лише двох кандидатів, а інші дві — ще й інших. Одна з цих двох мусить бути зайвою цифрою, інакше головоломка мала б два розв’язки. Разом з іншими клітинками їхнього рядка, стовпця чи блоку вони вичерпують цифри, які відпадають з решти.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Вважайте ці два кути однією клітинкою, що має лише їхні зайві цифри, і шукайте з нею пару чи трійку.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Якби кути мали лише ті дві цифри, які мають усі чотири, їх обмін дав би другий розв’язок: кожен рядок, стовпець і блок зберігає обидві.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Правильне судоку має лише один. Отже, один із двох кутів — одна із зайвих цифр.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Інші клітинки того самого рядка, стовпця чи блоку теж мають лише такі цифри. Разом із цим кутом клітинок стільки, скільки цифр.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Отже, вони вичерпують ці цифри, і жодна інша клітинка там не може їх мати.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, з кандидатами A і B, де одна з двох цифр не має іншого місця в рядку чи стовпці. Тоді вона мусить бути в одному з кутів. Якби поруч стала друга цифра, обидві можна було б поміняти, тож вона відпадає із цих кутів.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Знайдіть прямокутник з A і B в усіх кутах, два з них без нічого іншого. Потім порахуйте місця A і B у рядку чи стовпці інших двох.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>Цифра, яка не має там іншого місця, — в одному з двох кутів.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Якби другий кут був другою цифрою, усі чотири кути мали б лише A і B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Правильне судоку має лише один розв’язок. Отже, жоден із цих кутів не є тією другою цифрою.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, що всі мають кандидатів A і B. Навпроти одного кута рядок і стовпець не мають іншого місця для A. Якби кут навпроти був B, A і B заповнили б усі чотири і їх можна було б поміняти, тож він не B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Почніть з клітинки, яка має лише A і B. У рядку й у стовпці протилежного кута порахуйте місця однієї цифри.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Нехай цей кут — B. Його рядок має лише два місця для A, обидва в прямокутнику, тож його сусід у рядку був би A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Його стовпець теж має лише два місця для A. Отже, його сусід у стовпці був би A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>Протилежний кут (A або B) зустрічає A, тож був би B. Усі чотири мали б лише A і B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Правильне судоку має лише один розв’язок. Отже, цей кут не B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, жодну не задано, а деякі розв’язали ви. Якби вони мали лише A і B, їх можна було б поміняти, бо жодна задана цифра їх не тримає. Правильне судоку має лише один розв’язок, тож один з кутів — щось інше.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Дивіться на цифри, які ви поставили самі. Три з них як A, B, A в прямокутнику забирають у четвертого кута B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Жоден з чотирьох кутів не задано. Отже, ніщо в головоломці не каже, який з них A, а який B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Правильне судоку має лише один розв’язок. Отже, відпадає те, що доповнило б A і B у кутах.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Шість чи більше клітинок у замкненому циклі, які майже всі мають лише кандидатів A і B, по дві в кожному рядку, стовпці й блоці циклу. Якби всі були A чи B, їх можна було б поміняти по всьому колу, і головоломка мала б два розв’язки. Правильне судоку має лише один, тож якийсь зайвий кандидат у циклі істинний.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Якщо багато клітинок мають тих самих двох кандидатів, ідіть від однієї до наступної і спробуйте повернутися. Одна клітинка дорогою може мати більше кандидатів.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Якби цикл мав лише A і B, вони стояли б у ньому по черзі, і кожен його рядок, стовпець і блок мав би там одну A й одну B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Тоді обмін кожної A і B циклу не порушує жодного правила, бо кожен рядок, стовпець і блок зберігає обидві. Отже, було б два розв’язки.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Правильне судоку має лише один. Отже, одна з клітинок із зайвими кандидатами має одного з них.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Тип 1: зайві має лише одна клітинка, тож вона не A і не B. Тип 2: усі зайві — одна цифра, яка відпадає з клітинок, що зустрічають їх усі.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Тип 3: клітинки із зайвими вичерпують цифри разом з іншими. Тип 4: A не має поруч з ними іншого місця, тож B не може там стояти.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Чотири клітинки, кути прямокутника у двох рядках, двох стовпцях і двох блоках, що всі мають A і B, а дві протилежні мають більше кандидатів. Ці два рядки не мають іншого місця для B, тож B займає два протилежні кути. У кутах з більшою кількістю кандидатів вона зробила б інші A, і обидві можна було б поміняти, тож B звідти відпадає.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Знайдіть прямокутник з A і B в усіх кутах і зайвими кандидатами лише у двох протилежних. Потім порахуйте місця кожної цифри в обох рядках і в обох стовпцях.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Обидва рядки потребують B і мають місце для неї лише в кутах. Дві B не можуть ділити стовпець, тож вони в протилежних кутах.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Якби вони були в кутах із зайвими кандидатами, інші два кути (A або B) зустріли б B і були б A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Правильне судоку має лише один розв’язок. Отже, кути із зайвими кандидатами не B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Усі місця цифри A, поєднані рядками, стовпцями й блоками лише з двома місцями, по черзі двома кольорами. Або кожна клітинка першого кольору — A, або кожна другого. Клітинка збоку, яка зустрічає обидва кольори, не A, а колір, що стоїть двічі в одному рядку, стовпці чи блоці, хибний.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Підсвітіть одну цифру й фарбуйте її місця по черзі всюди, де рядок, стовпець або блок має лише два. Потім шукайте клітинки, які ділять рядок, стовпець або блок з обома кольорами.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>У рядку лише з двома місцями для A одне з них — A, а друге — ні. Отже, вони дістають різні кольори.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>Так іде від місця до місця: якщо одна клітинка кольору — A, то й усі цього кольору, і жодна іншого.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: клітинка збоку зустрічає обидва кольори. Якщо A — перший колір, вона зустрічає A. Якщо другий — теж. Так чи так вона не A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: дві клітинки одного кольору ділять рядок, стовпець або блок. Обидві не можуть бути A, тож цей колір усюди хибний, а інший правильний.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Дві окремі групи місць для цифри A, кожна по черзі двома власними кольорами. Де колір першої групи зустрічає колір другої, обидва не можуть бути A. Отже, один із двох інших кольорів — A, або колір, що зустрічає обидва іншої групи, хибний.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Фарбуйте одну цифру, як у «Простих кольорах». Якщо друга група місць лишається нефарбованою, дайте їй два інші кольори й дивіться, де групи торкаються.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>У кожній групі один з двох її кольорів — A, а другий — ні.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Нехай синя клітинка ділить рядок, стовпець або блок із зеленою. Тоді синій і зелений не обидва A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Якщо синій не A, то A — другий колір його групи. Якщо зелений не A, то A — другий колір його групи. Клітинка, яка зустрічає ці два другі, так чи так не A.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Якщо синій зустрічає обидва кольори іншої групи, він у кожному разі зустрічає A. Отже, жодна синя клітинка не A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Кандидати всіх цифр, поєднані там, де клітинка має їх лише двох або рядок, стовпець чи блок має лише два місця для цифри, і по черзі пофарбовані двома кольорами. Або всі кандидати першого кольору істинні, або всі другого. Колір, який суперечить сам собі, хибний, а кандидат, якого виключають обидва кольори, відпадає.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Почніть у клітинці з двома кандидатами й пофарбуйте їх різно. Ідіть далі рядками, стовпцями й блоками лише з двома місцями та через інші клітинки з двома кандидатами.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>З двох кандидатів, самих у клітинці, один істинний, а другий хибний. Те саме з двома місцями цифри в рядку, стовпці чи блоці.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Отже, якщо один кандидат кольору істинний, то й усі цього кольору, а всі іншого хибні.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: колір має двох кандидатів в одній клітинці або одну цифру двічі в рядку, стовпці чи блоці. Обидва не можуть бути істинними, тож цей колір хибний.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: кандидата виключає перший колір, і другий теж. Так чи так він хибний.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Дві чи три клітинки, де перетинаються блок і рядок чи стовпець, разом з кількома клітинками з решти блоку й решти рядка, що мають разом стільки цифр, скільки є клітинок. Жодна цифра не поміщається двічі, тож кожна стоїть там раз. Цифри рядкової частини відпадають з решти рядка, цифри блокової — з решти блоку.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Шукайте там, де перетинаються блок і рядок, дві клітинки з чотирма кандидатами разом. Потім шукайте клітинку з двома з них у рядку й одну з двома іншими в блоці.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>Клітинки рядкової частини й клітинки блокової не мають спільної цифри. Цифра рядкової частини має місця лише в рядку, тож поміщається там раз.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Цифра блокової частини має місця лише в блоці, тож поміщається там раз.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Клітинок стільки, скільки цифр. Кожна клітинка потребує однієї цифри, і жодна цифра не може стояти двічі, тож кожна з цифр — в одній з клітинок.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Отже, рядок має цифри рядкової частини в цих клітинках, а блок — цифри блокової. З інших клітинок вони відпадають.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Дві чи три клітинки, для яких пробують кожну комбінацію цифр. Комбінація неможлива, якщо лишає сусідню клітинку без жодної цифри або повторює цифру в рядку, стовпці чи блоці. Кандидат, якого немає в жодній можливій комбінації, відпадає.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Виберіть дві клітинки, що ділять рядок, стовпець або блок з багатьма клітинками з двома кандидатами. Кожна з них забороняє одну комбінацію.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Візьміть одного кандидата першої клітинки й пробуйте поруч із ним кожного кандидата інших клітинок.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Якщо обидві цифри однакові, а клітинки ділять рядок, стовпець або блок, комбінація порушує правило.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Якщо клітинка, що їх зустрічає, має лише цих двох кандидатів, їй не лишилося б цифри. Отже, ця комбінація теж неможлива.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Якщо кожна комбінація з кандидатом не вдається, кандидат хибний.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Ланцюжок місць для однієї цифри A: якщо її немає тут, вона мусить бути там, тож не може бути на наступному місці, і так далі. Якщо перше місце не A, то останнє — A. Отже, A відпадає з кожної клітинки, яка ділить рядок, стовпець або блок з обома кінцями.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Підсвітіть одну цифру. Знайдіть рядки, стовпці й блоки лише з двома місцями для неї і поєднайте їх там, де їхні кінці ділять рядок, стовпець або блок.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Нехай перше місце не A. Його рядок, стовпець або блок має лише одне інше місце, тож воно — A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>Наступне місце ділить з ним рядок, стовпець або блок. Отже, воно не A, а його партнер мусить бути A. Так іде до останнього місця, яке — A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Отже, якщо перше місце не A, то останнє — A. Якщо перше — A, стежити нема за чим.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>Так чи так один з кінців — A. Клітинка, яка ділить рядок, стовпець або блок з обома кінцями, зустрічає її, тож вона не A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Ланцюжок клітинок з двома кандидатами, у якому кожна ділить з наступною рядок, стовпець або блок і має з нею спільну цифру. Якщо перша клітинка не цифра A, одна випливає з одної, аж остання — A. Отже, A відпадає з кожної клітинки, яка ділить рядок, стовпець або блок з обома кінцями.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Підсвітіть усі клітинки з двома кандидатами. Почніть з однієї, припустіть, що вона не A, і стежте, чим мусять бути інші, доки A не повернеться.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>Перша клітинка має A й одну іншу цифру. Якщо вона не A, то вона та інша.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>Наступна клітинка ділить з нею рядок, стовпець або блок. Отже, вона не ця цифра і мусить бути своєю другою.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Так іде від клітинки до клітинки, доки останній не лишиться тільки A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Якщо перша клітинка — A, один кінець одразу A. Так чи так один з кінців — A, а клітинка, яка ділить рядок, стовпець або блок з обома, — ні.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Ланцюжок простих висновків, званий AIC: якщо цей кандидат хибний, той істинний, тож наступний хибний, і так далі. Кожен крок використовує клітинку з двома кандидатами або рядок, стовпець чи блок з двома місцями для цифри. Перший кандидат або останній істинний, тож відпадає те, що виключають обидва.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Почніть з кандидата, якого хочете позбутися, і спитайте: а якби він був істинним? Стежте за вимушеними цифрами, доки щось не стане неможливим.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Нехай перший кандидат хибний. Його клітинка має лише одного іншого кандидата, або його рядок — лише одне інше місце. Отже, той істинний.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Істинне виключає своїх сусідів: інших кандидатів своєї клітинки й ту саму цифру у своєму рядку, стовпці й блоці.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Хибний, істинний, хибний, істинний: так іде далі, і останній кандидат істинний.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Якщо перший хибний, останній істинний. Якщо перший істинний, теж добре. Так чи так хибне те, що виключають обидва.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Ланцюжок простих висновків (AIC), у якому крок може стосуватися і двох чи трьох клітинок одного блоку в одному рядку чи стовпці: одна з них має цифру, або жодна. В іншому він такий, як кожен ланцюжок. Перше твердження або останнє істинне, тож відпадає те, що виключають обидва.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Якщо ланцюжок застряг, бо рядок має три місця, дивіться, чи два з них лежать в одному блоці. Візьміть ці два за одне.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Нехай рядок має місця для цифри в одній клітинці й у групі з двох клітинок одного блоку.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Якщо та одна клітинка не має цифри, її має одна з групи. Яка — невідомо, але обидві ділять рядок і блок.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Отже, цифра відпадає з усіх інших клітинок того рядка й того блоку, і ланцюжок іде звідти далі.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>Зрештою перше твердження або останнє істинне. Так чи так хибне те, що виключають обидва.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Ланцюжок простих висновків (AIC), у якому крок може використати й групу клітинок, де кандидатів на одного більше, ніж клітинок, — майже замкнену множину. Якщо така група втрачає одну цифру, їй потрібні всі інші. Перше твердження або останнє істинне, тож відпадає те, що виключають обидва.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Шукайте в рядку, стовпці чи блоці дві клітинки з трьома цифрами або три з чотирма. Вони несуть ланцюжок від однієї своєї цифри до іншої.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Візьміть дві клітинки рядка, що мають разом цифри 1, 2 і 3. Якщо 1 виключено в обох, для двох клітинок лишаються дві цифри.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Отже, 2 — в одній з них, а 3 — в іншій. Клітинка, яка ділить рядок, стовпець або блок з обома місцями 2, не може бути 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>З цим ланцюжок іде далі. Більша група робить те саме.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Ланцюжок простих висновків, який повертається до свого початку, тож його можна читати вперед і назад. Або істинне кожне друге твердження, або всі інші. Отже, з двох сусідів у рядку, стовпці, блоці чи клітинці один завжди істинний, і те, що він виключає, відпадає.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Коли два кінці ланцюжка зустрічаються в рядку, стовпці чи блоці або в одній клітинці, замкніть цикл і перегляньте вздовж кожної його лінії, що може відпасти.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Якщо перший кандидат хибний, другий істинний, третій хибний, і так далі по колу.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Якщо перший кандидат істинний, ідіть в інший бік: останній хибний, передостанній істинний, і так далі, аж другий хибний.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>Так чи так два сусіди ніколи не обидва хибні. Де вони ділять рядок, стовпець або блок, цифра — в одному з двох.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Отже, там вона відпадає з інших клітинок. Де двоє в одній клітинці, відпадають її інші кандидати.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Ланцюжок простих висновків, який починається з припущення про одного кандидата й повертається до нього з протилежним. Припущення, яке веде до своєї протилежності, хибне. Отже, кандидат відпадає, або саме його й треба записати.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Виберіть кандидата, чий рядок, стовпець або блок має небагато інших його цифри, припустіть, що він істинний, і стежте за вимушеними цифрами, доки одна його не виключить.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Нехай кандидат істинний. Тоді його сусіди хибні, а де лишається тільки один інший, той істинний.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Так іде далі, по черзі хибне й істинне, кожен висновок з попереднього.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>Останній висновок каже, що перший кандидат хибний. А він мав бути істинним.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Обидва неможливі, тож кандидат хибний. І навпаки: якщо припустити, що він хибний, а він виходить істинним, то він істинний.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Дві групи клітинок, кожна в одному рядку, стовпці чи блоці, де кандидатів на одного більше, ніж клітинок: майже замкнені множини. Вони ділять цифру, яку може мати лише одна з них, тож іншій потрібні всі інші її цифри. Інша цифра, яку мають обидві, тоді в одній з них і відпадає з кожної клітинки, що зустрічає всі її місця.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>Найменша група — клітинка з двома кандидатами. Шукайте її поруч із двома чи трьома клітинками, де цифр на одну більше, ніж клітинок, і цифру, яку обидві мають в одному рядку, стовпці чи блоці.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Усі місця спільної цифри в обох групах ділять один рядок, стовпець або блок. Отже, цифра не в обох групах.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Якщо перша група її не має, їй лишається стільки цифр, скільки клітинок. Їй потрібна кожна з них, отже, і друга спільна цифра.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Якщо її не має друга група, другій потрібні всі її інші цифри, отже, і друга спільна.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>Так чи так друга спільна цифра — в одній з груп. Клітинка, яка ділить рядок, стовпець або блок з усіма її місцями там, не може її мати.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Три групи клітинок, у кожній кандидатів на одного більше, ніж клітинок: майже замкнені множини. Перша ділить одну цифру з другою, іншу — з третьою, і може обійтися лише без однієї з них. Отже, друга або третя група втрачає цифру, і їй потрібні всі інші, серед них цифра, яку мають обидві.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>Це XY-Wing з групами клітинок замість клітинок. Шукайте спершу середню групу, потім дві інші, що її зустрічають.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>Перша група має цифр на одну більше, ніж клітинок. Отже, їй бракує лише однієї з її цифр, і вона має принаймні одну з двох спільних.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Якщо вона має цифру, спільну з другою групою, друга група не може її мати, і їй потрібні всі інші.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Якщо вона має цифру, спільну з третьою групою, третій групі потрібні всі інші.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>Так чи так цифра, яку мають друга й третя групи, — в одній з них. Клітинка, що зустрічає всі її місця там, не може її мати.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Ланцюжок груп клітинок, у кожній кандидатів на одного більше, ніж клітинок: майже замкнені множини. Групі, що втрачає одну цифру, потрібні всі інші, а одна з них забирає цифру в наступної групи, і так далі. Отже, цифра першої й останньої груп — в одній з них.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Почніть з двох груп, що ділять цифру в одному рядку, стовпці чи блоці, і додайте третю, яка ділить іншу цифру з другою.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Нехай перша група не має цієї цифри. Тоді їй потрібні всі інші, також та, яку вона ділить з наступною групою.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Отже, наступна група втрачає цю цифру, і їй потрібні всі інші, також та, яку вона ділить із групою після неї.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Так іде до останньої групи, яка мусить мати цю цифру.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Або її має перша група, або остання. Клітинка, що зустрічає всі її місця в обох, не може її мати.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Клітинка, стебло, і для кожного її кандидата група клітинок, де кандидатів на одного більше, ніж клітинок, — пелюстка. Хоч чим є стебло, одна пелюстка втрачає цю цифру, і їй потрібні всі інші. Цифра, яку мають усі пелюстки, — в одній з них і відпадає з кожної клітинки, що зустрічає всі її місця.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Почніть з клітинки з двома чи трьома кандидатами. Для кожного шукайте групу, всі місця якої для нього ділять рядок, стовпець або блок з клітинкою.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>Стебло — один зі своїх кандидатів. Нехай це той, що першої пелюстки.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Усі місця для нього в цій пелюстці ділять рядок, стовпець або блок зі стеблом. Отже, пелюстка втрачає цю цифру.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Тоді вона має стільки цифр, скільки клітинок, і їй потрібні всі, також цифра, яку мають усі пелюстки.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>З кожним іншим кандидатом стебла це інша пелюстка. Так чи так спільна цифра — в одній з них, і клітинка, що зустрічає всі її місця, не може її мати.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Одну цифру пробують на одному місці, і лише за цією цифрою стежать по всьому полю. Її інші місця падають одне за одним, доки рядок, стовпець або блок не має жодного. Отже, цифра не може там бути, і кандидат відпадає.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Виберіть цифру, якій лишилося небагато місць, і пробуйте її там, де вона забрала б багато з них.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Нехай клітинка — A. Тоді A відпадає з усіх інших клітинок її рядка, стовпця й блоку.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>Якийсь інший рядок, стовпець або блок має тепер лише одне місце для A. Отже, A там, і падають нові місця.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>Зрештою якийсь рядок, стовпець або блок зовсім не має місця для A. Але кожен її потребує.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Отже, клітинка не A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Усіх кандидатів клітинки або всі місця цифри в рядку, стовпці чи блоці пробують по черзі. Від кожного стежать за ланцюжком простих висновків. Якщо всі ведуть до того самого, воно істинне, бо один з них мусить бути правильним.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Виберіть клітинку з двома кандидатами, простежте за обома й запам’ятайте, що виходить однакове.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>Клітинка мусить бути одним зі своїх кандидатів, або цифра мусить бути на одному зі своїх місць. Іншого випадку немає.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Якщо це перший, стежте, що тоді мусить бути, висновок за висновком. Це веде до результату.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Якщо це другий або третій, висновки інші, але ведуть до того самого результату.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Один з випадків справджується. Хоч який, результат істинний.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Припущення, від якого відходять кілька ланцюжків простих висновків. Разом вони забирають усіх кандидатів клітинки або всі місця цифри в рядку, стовпці чи блоці. Це неможливо, тож припущення було хибне.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Припустіть кандидата, чия істинність багато чого змусила б, і стежте за клітинками з двома кандидатами та рядками з двома місцями.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Нехай кандидат істинний (або хибний).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Один ланцюжок висновків забирає першого кандидата якоїсь клітинки, інший — другого, і так далі.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Усі вони чинні водночас. Отже, цій клітинці не лишилося б цифри або цифрі — місця.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Кожна клітинка потребує цифри. Отже, припущення було хибне, й істинне протилежне.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Припущення, за наслідками якого стежать, як за сіткою: висновок може потребувати кількох попередніх. Зрештою клітинці не лишається цифри або цифра не має місця. Це неможливо, тож припущення було хибне.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Спробуйте це в гілці. Запишіть цифру, ідіть далі одинаками й дивіться, чи щось не ламається.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Нехай кандидат істинний; запишіть, що випливає одразу.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>З цього й з поля випливає більше. Клітинка може втратити передостаннього кандидата лише після кількох із цих висновків.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>Зрештою клітинці не лишається цифри, або рядок, стовпець чи блок не має місця для цифри.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Правильне судоку можна заповнити. Отже, припущення було хибне.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Кілька припущень, з яких одне мусить бути істинним, кожне простежене до всіх наслідків. Висновок може потребувати кількох попередніх. Що випливає з кожного з них, те істинне.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Виберіть клітинку з двома кандидатами. Запишіть першого в гілці й ідіть далі, потім другого, і порівняйте.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>Клітинка мусить бути одним зі своїх кандидатів, або цифра мусить бути на одному зі своїх місць у рядку, стовпці чи блоці.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Якщо це перший, випливає багато. Якщо другий, випливає інше.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Що випливає в кожному випадку, те істинне, хоч який випадок правильний.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Усі способи поставити одну цифру в кожен рядок, стовпець і блок розглядають разом. Клітинка, яку використовують усі способи, має цю цифру. Клітинка, якої не використовує жоден, не може її мати.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Це робота для комп’ютера: цифра може мати тисячі таких способів. Людині їх досить мало, коли майже всі місця цифри відомі.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>У розв’язку цифра стоїть раз у кожному рядку, стовпці й блоці. Це один зі способів.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Який саме, невідомо. Але якщо всі способи використовують клітинку, то й правильний теж.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Якщо жоден спосіб не використовує клітинки, то й правильний — ні. Отже, цифра з неї відпадає.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Три або більше пар клітинок поруч у тих самих двох рядках чи стовпцях, які майже всі мають лише стільки цифр, скільки пар. Якби вони не мали нічого іншого, дві лінії могли б обмінятися цими цифрами, і головоломка мала б два розв’язки. Правильне судоку має лише один, тож зайвий кандидат у цих клітинках істинний.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>У двох рядках смуги або двох стовпцях стосу шукайте три пари клітинок, по одній у кожному блоці, з тими самими трьома цифрами. Одна клітинка може мати більше.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Якби клітинки мали лише ці цифри, кожна з двох ліній мала б там усі, бо клітинок у ній стільки, скільки цифр.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Обмін двох ліній там не порушує жодного правила: кожна пара лишається у своїй поперечній лінії, а кожен рядок, стовпець і блок зберігає свої цифри.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Отже, було б два розв’язки, але правильне судоку має лише один. Одна з клітинок із зайвими кандидатами містить зайвого.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Тип 1: зайві має лише одна клітинка, тож у ній один із них. Тип 2: усі зайві — одна цифра, яка відпадає з клітинок, що зустрічають їх усі.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Тип 3: клітинки із зайвими вичерпують цифри разом з іншими. Тип 4: якась цифра не має поруч іншого місця, тож решта цифр візерунка там стояти не можуть.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Кілька клітинок, які майже всі мають двох кандидатів і в яких кожна цифра має два місця в кожному рядку, стовпці й блоці, де вона є. Якби жодна не мала більше, кожна могла б узяти другого кандидата, і головоломка мала б два розв’язки. Правильне судоку має лише один, тож зайвий кандидат у цих клітинках істинний.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Ідіть за клітинками з двома кандидатами: для кожної їхньої цифри шукайте пару в рядку, у стовпці й у блоці, доки все не матиме пари.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Припустімо, що кожна з клітинок має лише двох своїх кандидатів. У розв’язку кожен рядок, стовпець і блок використав би одне з двох місць кожної цифри.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Якщо дати кожній із цих клітинок другого кандидата, буде використано інші місця: кожен рядок, стовпець і блок зберігає всі цифри, тож це другий розв’язок.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Правильне судоку має лише один. Отже, в одній із клітинок, де більше двох кандидатів, істинний зайвий.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Розв’язані клітинки, які з ще однією були б замкненою множиною: дві цифри в тих самих рядках, стовпцях і блоках або ті самі цифри в частині двох ліній. Якби множина була замкнена, решту сітки теж можна було б обміняти, бо там нічого не задано. Правильне судоку має лише один розв’язок, тож клітинка не доповнює множини.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Виберіть дві цифри, що стоять поки в небагатьох місцях. Позначте кожен рядок, стовпець і блок, де є лише одна з них, і шукайте клітинку, де вони зустрічаються.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Кожен рядок, стовпець і блок має кожну з двох цифр один раз. Якби розв’язані клітинки скрізь мали обидві або жодної, так було б і з ще вільними.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Тоді обмін двох цифр у всіх вільних клітинках не порушує жодного правила: кожен рядок, стовпець і блок зберігає обидві. І нічого заданого не змінюється, бо все задане цих цифр — у замкненій множині.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Отже, було б два розв’язки, але правильне судоку має лише один. Множина ніколи не замикається, тож клітинка, яка б її замкнула, містить щось інше.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>З двома лініями так само: якщо частина обох має ті самі цифри, то й решта, і решти можна було б обміняти.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Задане в небагатьох головоломках симетричне: поверніть, відбийте чи посуньте сітку, обміняйте кілька цифр — і знову те саме задане. Правильне судоку має лише один розв’язок, тож і він мусить бути симетричним. Цифра стоїть у клітинці, лише якщо її пара стоїть у парній клітинці, а що втратило пару, відпадає.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Коли задане утворює симетричну картину, порівняйте кожну цифру з тією, що з другого боку. Якщо навпроти кожної 1 стоїть та сама цифра і так далі, головоломка симетрична.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Такий рух переводить рядки, стовпці й блоки в рядки, стовпці й блоки. Тож він переводить розв’язок у сітку, що відповідає правилам, також з обміняними цифрами.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Задане переходить у задане. Отже, те, чим стає розв’язок, — розв’язок тієї самої головоломки.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Він лише один, тож розв’язок стає самим собою. Якщо клітинка містить цифру, її парна клітинка містить пару цієї цифри.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Кандидат, чия пара зникла, відпадає. Так само той, що ділив би клітинку, рядок, стовпець чи блок із парою, яка його виключає.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Шукайте рядок і стовпець, у яких ті самі цифри виключено в багатьох клітинках поза блоком, де вони перетинаються.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Припустімо, цифри немає в жодному крилі. Тоді рядок має її в блоці, і стовпець теж.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>Блок має її лише раз, тож вона там, де обидва зустрічаються: в опорній клітинці.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Три цифри, кожній з яких потрібна одна з трьох клітинок, не лишають місця іншим.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>З двох цифр опорна клітинка може мати лише одну, тож крило має другу. Дві пари цифр із двома опорними заповнюють так обидва крила й обидві опорні.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Феєрверк із двох цифр A і B: кожна в одній із трьох клітинок, в опорній, де перетинаються рядок і стовпець, або в крилі в кожному з них. Опорна може мати лише одну, тож одне з крил — A або B. Клітинка навпроти опорної, яка зустрічає обидва крила, вирішує, що далі.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Знайдіть дві цифри, які поза блоком мають по одному місцю в рядку й у стовпці, в тих самих клітинках. Тоді подивіться на клітинку, яка доповнює прямокутник.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: якщо клітинка навпроти має лише A і B, вона забирає свою цифру в обох крил. Тож опорна має ту саму цифру. За двох таких феєрверків навколо однієї клітинки друга цифра є в її рядку і в її стовпці у крилах.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: дві клітинки лише з A і B зустрічають клітинку навпроти, одна в рядку, друга у стовпці. Якби вона була A, вони були б B, і жодне крило не могло б бути A чи B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: цифра C має в рядку і стовпці клітинки навпроти лише три місця: цю клітинку і крила. Якби її тут не було, обидва крила були б C, і жодне A чи B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Шукайте три цифри, яких ще немає в чотирьох таких блоках і які лишилися там разом у багатьох клітинках. Це рідкість, але ламає найважчі відомі судоку.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Два блоки поруч мають у кожному з трьох рядків різні цифри. Це можливо, лише якщо обидва обходять в один бік.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Прочитані зліва направо, два блоки один над одним теж обходять в один бік.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Якщо клітинки блоку опускаються, обидва прочитання обходять в один бік. Якщо піднімаються — у протилежні.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Тож в обході чотирьох блоків напрям змінюється в кожному блоці, де клітинки піднімаються. З одним або трьома такими він закінчується не в той бік, а це неможливо.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Замкнений цикл із п’яти, семи чи більше клітинок, непарної кількості, в якому кожна ділить рядок, стовпець або блок з наступною і майже всі мають лише A і B. Самими A і B його не заповнити. Тож один з інших кандидатів у ньому, вартових, правильний.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Коли ті самі два кандидати стоять самі в кількох клітинках, спробуйте з’єднати їх у цикл з однією-двома клітинками, які мають ще щось.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Припустімо, цикл має лише A і B. Сусіди в ньому різні, тож A і B чергуються вздовж циклу.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>За непарної кількості клітинок остання така, як перша. Але вони теж сусіди, тож це неможливо.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Тож одна з клітинок має щось інше. Якщо може лише одна, то вона. Якщо всі вартові — та сама цифра, клітинки, які зустрічають їх усіх, не можуть її мати. Вартові в одному рядку, стовпці чи блоці можуть доповнити набір.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Почніть із клітинки з A і клітинки з B, яка її зустрічає.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Кожна клітинка, яка зустрічає обидві, — C. Продовжуйте, доки в якоїсь клітинки лишається одна цифра, а де їх дві, спробуйте обидві.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>У позначених клітинках кожен шлях закінчується двома однаковими цифрами, які зустрічаються. Три цифри можна міняти місцями, тож інший початок нічого не змінює.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Тож одна з клітинок має іншу цифру, ніж A, B і C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Виділіть одну цифру й з’єднайте її місця, де рядок, стовпець або блок має лише два. Якщо цикл із п’яти замкнувся б, якби не одне-два місця, ви його знайшли.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Припустімо, жоден вартовий не A. Тоді кожні два сусіди в циклі — єдині місця для A у своєму рядку, стовпці або блоці: один A, другий ні.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Тож клітинки по черзі A і не A. За непарної кількості клітинок остання така, як перша, але вони теж сусіди. Це неможливо.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Тож один із вартових — A. Клітинки, які зустрічають їх усіх, не A, а якщо він лише один, то він A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Дві клітинки основи поруч у блоці, разом із трьома чи чотирма кандидатами, і дві цільові клітинки, що з ними не зустрічаються. Цілі мусять містити ті самі дві цифри, що й основа. Кандидати, які при цьому ніде не пасують, відпадають.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Шукайте дві клітинки блока в одному рядку, разом із трьома чи чотирма кандидатами, і клітинки з тими самими кандидатами в інших рядках сусідніх блоків. У трьох стовпцях поза цими блоками кожна з цифр має пасувати щонайбільше у два рядки.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Нехай основа лежить у рядку. Важливі три стовпці, по одному в кожному блоці: стовпці цілей і той, що поруч з основою.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Цифра основи більше ніде не стоїть у своєму рядку та блоці. Якби її не було й у жодній цілі, вона була б потрібна всім трьом стовпцям в інших клітинках.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Для цього треба три різні рядки, а місце є щонайбільше у двох. Тож цифра стоїть у цілі, і друга цифра основи теж.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Обидві цифри потребують місця і в трьох стовпцях та інших блоках, тож не кожна пара пасує. Те, що блокує кожен спосіб, який лишився, хибне.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: обидві цілі лежать у блоках поруч з основою. Senior: одна лежить далі в такому стовпці. Double: два Exocet використовують ті самі стовпці.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Шістнадцять клітинок у чотирьох блоках, де перетинаються два рядки й два стовпці: у кожному блоці дві клітинки рядка і дві стовпця. Вони утворюють кільце, в якому кожна пара має спільні цифри з наступною. Якщо місця лише на стільки цифр, скільки клітинок, кожна відпадає з решти свого рядка, стовпця чи блока.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Шукайте чотири блоки в кутах прямокутника з двома рядками й двома стовпцями, порожніми там, крім перетинів. Кожна пара клітинок має близько чотирьох кандидатів, по два спільні з кожним сусідом.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Пройдіть кільцем: кожна пара має спільний рядок чи стовпець з одним сусідом і блок з другим. Цифра може стояти там лише раз.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Полічіть для кожної цифри, скільки з цих рядків, стовпців і блоків містять усі її місця в кільці. Разом їх стільки, скільки клітинок.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Кожна клітинка потребує цифри, тож жодна не може бракувати: кожен із цих рядків, стовпців і блоків має свої цифри в кільці. Вони відпадають з його інших клітинок.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Клітинки, де перетинаються деякі рядки й деякі стовпці. Одні цифри лічаться раз у кожному зі стовпців, решта — раз у кожному з рядків. Якщо виходить стільки цифр, скільки клітинок, кожна відпадає з решти свого рядка чи стовпця.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Шукайте чотири рядки й чотири чи п&apos;ять стовпців, що перетинаються в багатьох порожніх клітинках, і цифри, задані в багатьох інших їхніх клітинках.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Кожна з клітинок потребує цифри. Цифра може стояти лише раз у стовпці й лише раз у рядку.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Полічіть цифри, що поміщаються: одні за стовпцями, інші за рядками. Якщо їх якраз стільки, скільки клітинок, жодна не може бракувати.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Тож кожен рядок і стовпець має цифри, полічені за ним, у цих клітинках. Вони відпадають з його інших клітинок.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Multifish лічить від цифр: деякі мусять бути в кожному з певних рядків, а стовпці й окремі клітинки мають для них якраз досить місця.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Клітинки блока і кілька клітинок рядка та стовпця, що його перетинають, у яких стільки цифр, скільки клітинок. Кожна цифра лежить лише в рядку, лише в стовпці або лише в блоці, тож кожна є там раз. Вона відпадає з кожної іншої клітинки, яка зустрічає всі її місця.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Шукайте Sue de Coq, у якому частина в блоці потребує кількох клітинок другої лінії, з цифрами, що лишилися.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Кожна цифра має всі свої місця в рядку, у стовпці або в блоці. Тож вона вміщується там раз.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Клітинка, яка ділить рядок, стовпець або блок з усіма місцями такої цифри, зустрічає її, де б вона не була. Тож вона не може бути цією цифрою.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Він щось забирає в клітинки, рядка, стовпця або блока, так що там лишається одинак. Інші кандидати могли відпасти раніше дорогою.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Припускаємо кандидата, і один одинак випливає за іншим, як у whip. Але кожен може лежати будь-де, не лише там, де попередній щось забрав. Зрештою клітинка не має цифри або цифра не має місця, тож кандидат відпадає.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Рядок і блок, що перетинаються: поза перетином рядок має клітинку з кандидатами A і B, а блок має A і B лише в одній клітинці. Ці дві клітинки — та сама цифра, а друга стоїть там, де рядок і блок перетинаються. Тож клітинка блока не має іншої цифри, а A і B відпадають з решти рядка.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Візьміть клітинку з двома кандидатами й огляньте інші блоки її рядка: чи має якийсь обидві цифри поза рядком лише в одній клітинці? Дві клітинки з трьома цифрами і три з чотирма роблять те саме.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>Клітинка рядка — A або B. Якщо це A, у рядку немає іншої A, тож і там, де рядок і блок перетинаються.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Блок теж потребує A і поза рядком має для неї лише цю клітинку. Його B тоді там, де рядок і блок перетинаються, і рядок має свою там само.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Якщо клітинка рядка — B, усе так само навпаки.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Клітинки рядка чи стовпця і блока, що перетинаються, у яких лише стільки цифр, скільки клітинок: чотири у WXYZ-Wing, п&apos;ять у VWXYZ-Wing і так далі. Усі цифри, крім однієї, можуть бути там лише раз. Тож остання — в одній з клітинок і відпадає з кожної клітинки, яка зустрічає всі її місця.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Усі цифри, крім однієї, вміщуються в цих клітинках щонайбільше раз, бо їхні місця ділять рядок, стовпець або блок.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Тож вони лишають принаймні одну клітинку, і остання цифра її заповнює.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Усі клітинки з тими самими двома кандидатами A і B, з&apos;єднані рядками, стовпцями й блоками, з гілками та кільцями. Вони діляться на дві групи: одна — усі A, друга — усі B. A і B відпадають з кожної клітинки, яка ділить рядок, стовпець або блок з клітинкою кожної групи.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Коли ті самі два кандидати стоять самі в п&apos;яти або більше клітинках, дайте їм по черзі два кольори й шукайте клітинки, які зустрічають обидва кольори.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>З&apos;єднані клітинки, які ділять рядок, стовпець або блок, різні.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Тож одна група — усі A, а друга — усі B, або навпаки.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>Так чи так клітинка, яка зустрічає по одній з кожної групи, зустрічає A і B, тож вона не жодна з них.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Рядок і стовпець перетинаються в блоці. Поза цим блоком цифра має лише одне місце в рядку й одне в стовпці. Тоді вона в одній із трьох клітинок: у цих двох, крилах, або в опорній, де вони перетинаються. Три такі цифри заповнюють три клітинки; дві, і дві інші з тими самими крилами та опорною навпроти, заповнюють чотири.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Припустімо, дванадцять клітинок мають лише A, B і C. Читайте клітинки блоку згори вниз: A, B, C, A ... обходить в один бік, A, C, B, A ... в інший.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Кілька клітинок, які майже всі мають лише ті самі три чи чотири цифри, у таких місцях, що завжди є два способи заповнити їх тими самими цифрами в кожному рядку, стовпці й блоці. Якби вони не мали нічого іншого, головоломка мала б два розв’язки. Правильне судоку має лише один, тож зайвий кандидат у цих клітинках істинний.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Шукайте клітинки з трьома чи чотирма цифрами, які зустрічають інші такі в рядку, у стовпці й у блоці. Заповніть їх і спробуйте заповнити інакше тими самими цифрами в кожному рядку, стовпці й блоці.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Візьміть будь-який спосіб заповнити клітинки цими цифрами. Є другий, за якого кожен рядок, стовпець і блок має там ті самі цифри.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Усі інші клітинки пасують до другого способу так само, як до першого, бо зустрічають те саме.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Чотири блоки в кутах прямокутника, в кожному три клітинки в трьох рядках і трьох стовпцях, які, здається, мають лише A, B і C. Інші назви: Молот Тора, Trivalue Oddagon. В одному або трьох із блоків клітинки піднімаються, в інших опускаються. Такі клітинки неможливо заповнити, тож один з інших їхніх кандидатів правильний.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Замкнений цикл із п’яти чи семи місць для цифри A, кожне з наступним у рядку, стовпці або блоці без інших місць для A, крім кількох: вартових. Інша назва: Guardians. Без них цикл не міг би бути правильним, тож один із них — A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Припускаємо кандидата, і один одинак випливає за іншим: кожен лежить у клітинці, рядку, стовпці або блоці, у яких попередній щось забрав. Зрештою в одному з них не лишається нічого, тож кандидат відпадає.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Виберіть кандидата біля клітинок з двома кандидатами та рядків з двома місцями і йдіть за тим, до чого він змушує. Дивіться лише на те, що забирає остання цифра. Що менше одинаків треба, то легший whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Десять чи більше клітинок, які, здається, мають лише A, B і C і ділять стільки рядків, стовпців і блоків, що заповнити їх неможливо. Тож один з інших їхніх кандидатів правильний.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Де три цифри лишилися разом у багатьох клітинках, дайте їм три кольори так, щоб однакові кольори ніколи не зустрічалися. Де це не вдається, якась клітинка мусить бути чимось іншим. Найвідоміший візерунок такого роду — Тридагон.</translation>
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
        <translation>&amp;Зміни</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Головоломка</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Нотатки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>П&amp;ерегляд</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Нова</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Відкрити...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>В&amp;ставити головоломку</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Зберегти &amp;як...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторити</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>&amp;Копіювати головоломку</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Ко&amp;піювати як</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>С&amp;терти</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Пере&amp;вірити</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>&amp;Назад до помилки</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Вв&amp;ести власну</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>По&amp;чати спочатку</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>&amp;Щось спробувати</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>Від&amp;кинути спробу</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>Стерти &amp;кольори</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>&amp;Автоочищення кандидатів</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Писати &amp;цифри</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>&amp;Писати кандидатів</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>П&amp;исати нотатки в кутах</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Писати нотатки в ц&amp;ентрі</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>Ставити ко&amp;льори</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>Наступний &amp;режим</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Позначати повторені &amp;цифри</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Підсвічувати ту &amp;саму цифру</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Підсві&amp;чувати рядок, стовпець і блок</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>Підсвічувати клітинки з &amp;двома кандидатами</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Одразу позначати &amp;хибні цифри</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>Показувати &amp;решту цифр</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Сп&amp;ершу вибирати цифру</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>Показувати &amp;назви рядків і стовпців</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>Показувати &amp;годинник</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>М&amp;ова</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>Назви &amp;клітинок</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Н&amp;а весь екран</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Клавіатура й миша</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;Про Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Відк&amp;рити недавні</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Експортувати...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Друкувати...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Наступна підказка</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Застосувати підказку</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>За&amp;крити підказку</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Розв’язати зараз</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>П&amp;орахувати розв’язки</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>Підігнати поле до &amp;вікна</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>З&amp;мінити клавіші...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Підказка</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Розв’язування</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>У&amp;сі кроки</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>&amp;Шлях розв’язання</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>Вибрати при&amp;йоми...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Налаштування...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>Стерти лі&amp;нії</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>Малювати лін&amp;ії</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Спостерігати</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>Два розв’язувачі &amp;поруч</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Вл&amp;астивості</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>Пропонувати кут, центр, колір і л&amp;інії</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Бі&amp;льше поле</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Мен&amp;ше поле</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>Переглянути мою &amp;гру</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>Зберегти &amp;зображення цього прогону...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>&amp;Вписати кандидатів</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Вписати кандидатів для ви&amp;браного</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Вписати кандидатів пі&amp;дсвіченої цифри</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>Викреслити не&amp;можливих кандидатів</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>С&amp;терти всіх кандидатів і нотатки</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>&amp;Чому не ця цифра...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Спершу підсвітіть цифру: тримайте Alt і натисніть цифру.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>З&amp;берегти спробу</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>Вписати &amp;одинаків</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Нова головолом&amp;ка...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Спершу де шукати, потім клітинки, потім уся причина.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Робить те, що каже підказка.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Кожен крок, можливий зараз.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Усі кроки звідси до розв’язку, один за одним.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Позначає цифру, яка стоїть двічі в рядку, стовпці чи блоці.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Клітинки лише з двома кандидатами — часто те місце, звідки можна йти далі.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Порівнює кожну цифру з розв’язком, щойно її записано; «Перевірити» робить це лише на прохання.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>Клавіші показують, скільки разів ще бракує кожної цифри.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Спершу виберіть цифру, потім клацайте всі клітинки, куди вона стає.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Що ще можуть писати клавіші цифр, крім цифр і кандидатів.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Як речення називають клітинку: r1c1 — рядок 1, стовпець 1; в A1 рядки — літери.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Як грати</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>Правило, а також як писати, перевіряти й скасовувати, із зображеннями.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;Що я бачу?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Що роблять розв’язувачі, й один прогін у п’яти зображеннях.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Ігри, які ви почали; кожну збережено з усіма ходами.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Відкриває головоломку, яку ви скопіювали в іншій програмі.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Копіює головоломку у вигляді, який читає інша програма.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Один раз порівнює ваші цифри з розв’язком і каже, які хибні.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Забирає назад усі ходи від першої помилки.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Введіть головоломку з газети чи книжки.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Зупиняє годинник і закриває поле.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>Пр&amp;одовжити</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Рівень, оцінки, джерело та інше про цю головоломку.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Прибирає все, що ви написали; «Скасувати» це повертає.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>Те, що ви тепер пишете, має другий колір; потім ви все збережете або відкинете.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Забирає назад усе, що ви написали другим кольором.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Пише в кожну порожню клітинку цифри, які правила там ще дозволяють.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>Те саме, лише у вибраних клітинках.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>Те саме, лише для підсвіченої цифри.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Один раз викреслює всіх кандидатів, яких виключає цифра в їхньому рядку, стовпці чи блоці.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Записана цифра зникає з кандидатів свого рядка, стовпця й блоку.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Кандидати — цифри, які ще можуть бути в клітинці; підказки працюють з ними.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Малі цифри в кутах клітинки: власні нотатки, яких програма не чіпає.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Малі цифри в центрі клітинки: власні нотатки, яких програма не чіпає.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Малює лінії між кандидатами, щоб стежити, що від чого залежить.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Змінює те, що пишуть клавіші цифр.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Каже, що виключає цифру у вибраній клітинці.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Пише кожну цифру, якій лишилося тільки одне місце або яка сама у своїй клітинці.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Які прийоми використовують підказки й кроки і в якому порядку.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Два розв’язувачі водночас працюють над цією головоломкою.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Вписує весь розв’язок.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Правильне судоку має рівно один.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>&amp;Головоломка дня...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Бібліотека</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Усі головоломки і те, що ви з них зіграли.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Головоло&amp;мка</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>&amp;Імпортувати...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Кладе головоломки з файлів у вашу власну збірку.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Поставити &amp;закладку</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Запам’ятовує поле, яким воно є; «Закладки» ведуть до нього назад.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>Закла&amp;дки</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Повертає до позначеної позиції; «Скасувати» вертає звідти.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Усі прийоми, від найлегшого до найважчого, з поясненням.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>Вивчати &amp;прийоми</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>&amp;Збережені ігри...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>Пока&amp;жіть мені</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Відтворює причину на полі, кадр за кадром.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>По&amp;яснити розв’язки</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Чому ця головоломка має один розв’язок, жодного чи кілька.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Порівняти розв’язу&amp;вачі</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Що потрібно кожному розв’язувачу й кожному способу здогадуватися для цієї головоломки або для всіх головоломок файла.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>П&amp;осібник</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Усе про гру, клавіші, розв’язувачі, прийоми та файли, з пошуком.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 — це %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 — це не %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 вже стоїть (%2)</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>нічого іншого там не лишилося</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>для %1 немає іншого місця (%2)</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>усі місця для %2 (%1) лежать тут: %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>так каже нотатка %1</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Найважчий крок для HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Для вправ: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, позиція %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>Пофар&amp;бувати клітинки</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;Поставити %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>&amp;Викреслити кандидата %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>Вписати &amp;кандидата %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>%2 вже є (%1).</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 не може стояти в %2, бо вже стоїть (%3).</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>&amp;Чому немає %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>Вибрати всі з &amp;цією цифрою</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>С&amp;терти</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>Чо&amp;му не %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>Провести сюди &amp;лінію до %1</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>Провести звідси &amp;лінію від %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>Прибрати %n лі&amp;нію цієї клітинки</numerusform>
            <numerusform>Прибрати %n лі&amp;нії цієї клітинки</numerusform>
            <numerusform>Прибрати %n лі&amp;ній цієї клітинки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>Прибрати %n лі&amp;нію: %1</numerusform>
            <numerusform>Прибрати %n лі&amp;нії: %1</numerusform>
            <numerusform>Прибрати %n лі&amp;ній: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Пофарбувати кандид&amp;ата %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>Вписати тут кан&amp;дидатів</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Чому немає &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Чому не &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>Ч&amp;ому не</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Колір &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>&amp;Поставити цифру</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>Вписати &amp;кандидата</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;Без кольору</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>одна з клітинок (%1)</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>клітинок: %1</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>той самий рядок</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>той самий стовпець</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>той самий блок</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>припущення</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>єдина інша %1 (%2)</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>у %1 нічого іншого не лишається</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 має %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>та сама клітинка</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1: %2 вже є</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>чому %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>якщо %1</translation>
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
        <translation>%2 (%1) стоїть у %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Якщо %1: %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, отже, </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>спільний дім: %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>спільний дім: %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>кожна ділить з усіма ними рядок, стовпець або блок</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>кожна ділить з обома рядок, стовпець або блок</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: див. %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>без припущення</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>вже одинак</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>на кожному з цих шляхів перший або останній кандидат істинний</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, і </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>єдине місце для %1 (%2)</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>це веде в глухий кут</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1: немає місця для %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1: не лишилося цифри</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>глухий кут</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 у %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 виключає %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>для %1 нічого б не лишилося</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>той самий рядок, стовпець або блок</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: клітинок %2 для %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1: потрібні всі їхні інші цифри</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>одна з %1 — %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>ті самі клітинки: %1</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>інакше %1 заповнюють %2: нічого для %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>інакше для %1 нічого б не лишилося</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>інакше: %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>отже, відпадають і інші</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 без %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 заповнюють %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1: мають лише %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>єдині місця для %1 (%2)</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>рядки %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>стовпці %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1: для %3 потрібні %2</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>як у рядках списку від %1 до %2</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>блоки %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>єдині місця (%1)</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 — це %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>єдине місце (%1)</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>найменша клітинка</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Здогад — у клітинці, якій лишилося найменше цифр</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>глухі кути</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Здогад — те, що брало участь в останніх глухих кутах (за активністю)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>найменше шляхів</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Здогад — у клітинці, якій лишилося найменше цифр, або про місце цифри в рядку, стовпці чи блоці, де місць для неї найменше</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>перша клітинка</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Здогад — у першій порожній клітинці, рядок за рядком</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>випадково</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Здогад — будь-яка цифра будь-якої клітинки</translation>
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
            <numerusform>, %Ln покинуто</numerusform>
            <numerusform>, %Ln покинуто</numerusform>
            <numerusform>, %Ln покинуто</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>працює</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>застряг</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>розв’язку немає</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>один розв’язок</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>два або більше</translation>
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
        <translation>%1 з %2</translation>
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
        <translation>%1 мусить бути %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>Через %1 не лишається цифри для %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>Через %1 випливає: %2, і тоді не лишається цифри для %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Через %1 випливає %n цифра, і тоді не лишається цифри для %2.</numerusform>
            <numerusform>Через %1 випливають %n цифри, і тоді не лишається цифри для %2.</numerusform>
            <numerusform>Через %1 випливає %n цифр, і тоді не лишається цифри для %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>Через %1 вже немає місця для %2 (%3).</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>Через %1 випливає: %2, і тоді вже немає місця для %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Через %1 випливає %n цифра, і тоді вже немає місця для %2 (%3).</numerusform>
            <numerusform>Через %1 випливають %n цифри, і тоді вже немає місця для %2 (%3).</numerusform>
            <numerusform>Через %1 випливає %n цифр, і тоді вже немає місця для %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>Через %1 кожен спосіб заповнити інші клітинки закінчується глухим кутом.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1: можна заповнити двома способами, і жодна задана цифра не вирішує між ними.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Легше</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Середнє</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Важче</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>Візерунок розкинуто по всьому полю. Він вирішує дещо тут: %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Ідеться про цю клітинку: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Ідеться про ці клітинки: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Ідеться про цю %n клітинку.</numerusform>
            <numerusform>Ідеться про ці %n клітинки.</numerusform>
            <numerusform>Ідеться про ці %n клітинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Припустімо: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Припустімо: %1. %2 …</translation>
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
        <translation>посилання</translation>
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
        <translation>архів zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>дані гри</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>головоломка</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>список кандидатів</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>судоку з HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>судоку з KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>файл Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>головоломка, а позиція з бібліотеки HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>тека</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>іменований канал</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>сокет</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>пристрій</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>вказівник Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>які цифри задано</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>кандидати</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>нотатки</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>кольори</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>більше одного судоку</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>клітки killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>клітки</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>термометри</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>стрілки</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>лінії</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>намальовані підказки</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>неправильні блоки</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>заборона коня</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>заборона короля</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>діагоналі</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>різниці</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>без послідовних цифр поруч</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>розрізнені групи</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>відношення</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>паліндроми</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>лінії renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>лінії шепоту</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>лінії сум блоків</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>суми little killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>суми sandwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>четвірки</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>лінії між</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>клітинки мінімуму</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>клітинки максимуму</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>додаткові області</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>клони</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>непарні клітинки</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>парні клітинки</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>туман</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>індексні клітинки</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>посилання відомого вигляду</translation>
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
        <translation>лінії</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>початок судоку</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>розв’язок</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>поставлені цифри</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>що кандидати належать до головоломки</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>другі кольори й кольори кандидатів</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходи</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>час</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>назви, джерела й рівні</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>коментарі</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>дати</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>ідентифікатори й оцінки</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>файл gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>судоку (Solo) Саймона Татема</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>головоломка з Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>головоломка з lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>головоломка з Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>архів в архіві</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>зображення</translation>
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
        <translation>Нічого не можна зробити.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 мусить бути %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 не може бути %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 і %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Якщо %1, то %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 не може бути %2: це виключає головоломка.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 не може бути %2: вона вже стоїть (%3).</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 мусить бути %2: іншої цифри там не лишилося.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 мусить бути %2: іншого місця для неї немає (%3).</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>За нотаткою %3 %1 мусить бути %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 не може бути %2: усі місця для неї (%3) лежать тут: %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>За нотаткою %3 %1 не може бути %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Глухий кут: не лишилося цифри для %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Глухий кут: вже немає місця для %1 (%2).</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Глухий кут: нотатка %1 вже не може виконатися.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Нотатка %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>Нотатку %1 викинуто: з неї було мало користі.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Усі здогади забрано назад, щоб почати знову; нотатки лишаються.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Розв’язок: кожна клітинка має свою цифру.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>Нотатка %1 виключає цей розв’язок, щоб шукати інший.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Усе перепробувано: крім знайдених, розв’язку немає.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>Здогад %1 забрано назад.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Здогади %1 і %2 забрано назад.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Усі здогади (%1) забрано назад.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Здогади від %1 до %2 забрано назад.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Здогад %1: %2 у %3.</translation>
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
        <translation>Припустімо: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Тоді %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Одинаки</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Замкнені кандидати</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Пари, трійки, четвірки</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Риби</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Два зв’язки однієї цифри</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Крила</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Єдиність</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Кольори</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Ланцюжки й цикли</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Майже замкнені множини (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Виключення</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Шаблони</translation>
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
        <translation>здогад</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Прийом: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, прийом: %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Найшвидше за весь час: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Найшвидше цього місяця: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день поспіль</numerusform>
            <numerusform>%n дні поспіль</numerusform>
            <numerusform>%n днів поспіль</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>швидше на %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>повільніше на %1</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>помилка</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, лише перший ступінь</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Крок %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Найдовше: %1 перед кроком %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>Вправлятися: %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Прийоми</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Спостереження</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>відкривається</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>зберігається</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файли</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Формати файлів</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold розпізнає формат за вмістом файлу, а не за його назвою. Файл, теку або посилання можна також перетягнути на вікно, а головоломку вставити.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Клітинки: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Пошук кроку</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>На полі є помилка</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Це може тривати.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Спершу виправте помилку; доти жодна підказка не поведе далі.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>суцільна лінія: один з її кінців істинний</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>штрихова лінія: не обидва кінці істинні</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Короткої причини не знайдено; ця потребує %n кроку.</numerusform>
            <numerusform>Короткої причини не знайдено; ця потребує %n кроків.</numerusform>
            <numerusform>Короткої причини не знайдено; ця потребує %n кроків.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>штрихова лінія: ця цифра блокує ту клітинку</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>суцільна лінія: її кінець випливає з початку</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>У %1 підходить лише одна цифра.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>Порожня лише одна клітинка (%1).</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Лінія %1 з %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Тепер знайдіть: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Тут немає кроку: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Добре, але не все: бракує ще %n викреслення.</numerusform>
            <numerusform>Добре, але не все: бракує ще %n викреслень.</numerusform>
            <numerusform>Добре, але не все: бракує ще %n викреслень.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Добре, але не все: бракує ще %n цифри.</numerusform>
            <numerusform>Добре, але не все: бракує ще %n цифр.</numerusform>
            <numerusform>Добре, але не все: бракує ще %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Добре, але чогось іще бракує.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 — це %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 не може бути %2: цифра %2 (%3) стоїть у %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>не лишається [цифри для {cells:has}][місця для {digits} ({house})]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 не може бути %2: крок за кроком %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 ще може бути %2. Інакше було б %3, і крок за кроком %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 ще може бути %2. Інакше цифра %2 (%3) була б у %4, і крок за кроком %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Поставте цифру, що з цього випливає.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Викресліть те, що відпадає.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Правильно. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Істинно, але потрібен важчий крок: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>Решта теж істинна, прийом: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>Прийом правильний: %1. Решта істинна, але жоден відомий мені крок цього не показує.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Не все тут правильно.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>Цифра %1 у %2 належить до самого візерунка: те, що відпадає, поруч.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Істинно, прийом: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Істинно, але не через відомий мені крок.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Нічого б не змінилося: викресліть те, що відпадає, або поставте цифру.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 не може бути %2: цього кандидата вже немає.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 ще може бути %2: іншої цифри там не лишилося.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 ще може бути %2: іншого місця для неї немає (%3).</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 у розв’язку не %2.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 ще може бути %2: так у розв’язку.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>одна з них — {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>місця для {digits}: {base} і {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>щонайбільше одна з них — {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>або істинні всі ці</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>або всі ці</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>клітинки, що ділять {setdigits} з {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>лише із цими було б два розв’язки</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>істинне в одному з випадків</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>хибне в одному з випадків</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>цифри, які є в якійсь комбінації</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>у кожній з {excluders} мусить лишитися цифра</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: або всі ці — {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: або всі ці, якщо не A</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: або всі ці — {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: або всі ці, якщо не C</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>отже, жодна з них не {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>місця для {digits}: {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>щонайбільше одна з них для кожної цифри</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: одна з них — {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: одна з них — {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>по одній: {pairhouse}, {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>усі місця для {digits}: {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>цифри, які не лишають вибору</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: перетин: {line} і {box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: клітинки в решті: {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: клітинки в решті: {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>інші місця для {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>лише із цими не було б одного розв’язку</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>щонайбільше одна з них — {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>одна з них — {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>кожна з {restricted} щонайбільше раз</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>інші цифри цих клітинок</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} заповнюють ці клітинки</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>інші місця для {digits}: {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>одне з них мусить бути істинним</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: без однієї цифри потрібні всі інші</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: клітинки, потрібні разом одному рядку пояснення</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>істинне, якщо {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>хибне, якщо {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: має {firstDigits} або {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: без {firstDigits} потрібні інші цифри</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: без {secondDigits} потрібні інші цифри</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: без цифри з {cells} потрібні інші</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>одне з них істинне</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>отже, ці істинні</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>хибна половина прибрала б усі ці</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>хибно: не всі можуть бути істинні</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>хибно: A і B блокують по одному з них</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>хибно: двоє з них мають спільний дім: {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} заповнюють ці клітинки</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits}: {base} і {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>за одним із двох поглядів поза: {cover} або {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>вони дозволили б обмін у решті сітки</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>задані цифри, що є парою одна одній</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>парні клітинки</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>самі вони не можуть заповнити свої клітинки</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>цикл, якому бракує ще одного місця</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>одна з них — {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>кандидати, які їх зустрічають</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>основа: дві з цих цифр</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>цілі: ті самі дві цифри</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>замало місця для третьої</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>лічиться раз на дім ({across:kind})</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>лічиться раз на дім ({along:kind})</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>щонайбільше раз на цифру й стовпець</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>щонайбільше одна з них у клітинці</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>обмежені рядком чи стовпцем</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>обмежені блоком</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: усі з {digits}, крім однієї</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: ті самі, що в A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>остання з {digits} — одна з них</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: клітинки: {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: клітинки в решті: {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: усі та сама цифра</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: усі друга цифра</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Дуже легкий</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 порожніх клітинок, майже всі з першого погляду.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 порожніх клітинок; досить дивитися на рядки, стовпці й блоки.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Подекуди цифру доводиться шукати довше.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важкий</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Допомагають малі нотатки в клітинках: деякі кроки порівнюють дві чи три клітинки.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Дуже важкий</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Потрібні нотатки майже в кожній клітинці й терпіння.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Для тих, хто любить трохи застрягти.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Легше</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Середнє</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Важче</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>лише одинаки</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 і %n легший</numerusform>
            <numerusform>%1 і %n легші</numerusform>
            <numerusform>%1 і %n легших</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Неправильне</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Розв’язку немає</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Кілька розв’язків</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n задана цифра</numerusform>
            <numerusform>%n задані цифри</numerusform>
            <numerusform>%n заданих цифр</numerusform>
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
        <translation>Рядок %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>Вхідні дані порожні; нічого не відкрито.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>це завелике, щоб відкрити; за раз читається щонайбільше %1.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Це не текст для читання: у ньому є символи NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Уривається посередині (рядок %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Уривається посередині.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Пошкоджено або неповно: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>Читання зупинено на рядку %1: в останніх %2 не було судоку.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>У перших %1 судоку не знайдено.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>судоку не знайдено.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>У рядку %1 понад %2 символів; судоку в ньому не знайдено.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>У рядку %1 символів: %2; судоку в ньому не знайдено.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 — не цифра 1-9 і не знак порожньої клітинки.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Клітинка %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Рядок %1, клітинка %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 — задана цифра, яку змінює збережена гра; задану цифру залишено.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Є 1 клітинка; у судоку їх 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Є %n клітинка; у судоку їх 81.</numerusform>
            <numerusform>Є %n клітинки; у судоку їх 81.</numerusform>
            <numerusform>Є %n клітинок; у судоку їх 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>Рядок %1: 1 клітинка; у рядку судоку їх 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>Рядок %1: %n клітинка; у рядку судоку їх 9.</numerusform>
            <numerusform>Рядок %1: %n клітинки; у рядку судоку їх 9.</numerusform>
            <numerusform>Рядок %1: %n клітинок; у рядку судоку їх 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>Рядок %1: 1 клітинка; у судоку їх 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Рядок %1: %n клітинка; у судоку їх 81.</numerusform>
            <numerusform>Рядок %1: %n клітинки; у судоку їх 81.</numerusform>
            <numerusform>Рядок %1: %n клітинок; у судоку їх 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>Знайдено 1 рядок; у судоку їх 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Знайдено %n рядок; у судоку їх 9.</numerusform>
            <numerusform>Знайдено %n рядки; у судоку їх 9.</numerusform>
            <numerusform>Знайдено %n рядків; у судоку їх 9.</numerusform>
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
        <translation>Рядок %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>це судоку %1; Ninefold відкриває лише класичні судоку 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>це різновид (%1); Ninefold відкриває лише класичні судоку 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>це посилання веде лише на сторінку (%1); самої головоломки в ньому немає.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Це зберіг новіший Ninefold (версія файлів %1); цей не може його прочитати.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Це зберіг %1, а він застарий, щоб прочитати.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Файл XML використовує сутності; його не відкрито.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>це не %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Файл не вдається відкрити: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Це %1, а не файл із судоку.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Файл не вдалося прочитати до кінця: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Файл не вдалося записати: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Цей формат не може зберегти: %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 — не хід; пропущено.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>Знайдено %n символ; у списку кандидатів їх 729.</numerusform>
            <numerusform>Знайдено %n символи; у списку кандидатів їх 729.</numerusform>
            <numerusform>Знайдено %n символів; у списку кандидатів їх 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>електронна таблиця прибрала нулі на початку. Збережіть там стовпець як текст.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>електронна таблиця округлила 81 цифру до %1; їх втрачено. Збережіть там стовпець як текст.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>Бібліотеку не вдається відкрити: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>Це база даних іншої програми; її не чіпали.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Цю бібліотеку записала новіша версія Ninefold; її не чіпали.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>Бібліотеку пошкоджено.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Інша програма вже давно пише в бібліотеку; спробуйте ще раз.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>З’єднання із сервером бібліотеки втрачено: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>Бібліотекою не вдалося скористатися: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Судоку не знайдено; читання скінчилося на рядку %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>Диск повний, тож у бібліотеку не можна нічого записати. Звільніть місце й спробуйте ще раз.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Щоб читати зображення, потрібен пакет %1, а його не встановлено.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>На зображенні судоку не знайдено. Найкраще читається знімок прямо згори, з усією сіткою й при доброму світлі.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Це зображення завелике, щоб його прочитати; читається щонайбільше %1 млн пікселів.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 у %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>сильна лінія від %1 до %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>слабка лінія від %1 до %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 у %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 у %n клітинці</numerusform>
            <numerusform>%1 у %n клітинках</numerusform>
            <numerusform>%1 у %n клітинках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n лінія</numerusform>
            <numerusform>%n лінії</numerusform>
            <numerusform>%n ліній</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>кольори</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>нотатки</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>цифри</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 спорожнено</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 порожніх клітинок; майже кожна має очевидну цифру.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 порожніх клітинок; рядок за рядком, блок за блоком, без нотаток.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 або більше порожніх клітинок; ще без нотаток, але деякі цифри добре ховаються.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Замкнені кандидати й пари, інколи XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, крила; пари й замкнені кандидати.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Ланцюжки й множини клітинок. Візьміть терпіння.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Досить цифри за цифрою, блоку за блоком.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Цифра за цифрою, у блоках, рядках і стовпцях.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Деякі клітинки показують цифру, лише коли полічити, що вони бачать.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Замкнені кандидати й приховані пари, які одразу показують цифру.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Замкнені кандидати й пари, зрідка X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Здебільшого XY-Wing; замкнені кандидати, пари, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Замкнені кандидати, Skyscraper, пари; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Здебільшого Skyscraper або 2-String Kite; замкнені кандидати, пари.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, змії, Прихований прямокутник, кольори.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Ланцюжки, крила, Прихований прямокутник, Порожній прямокутник.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Довші ланцюжки й майже замкнені множини (ALS).</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Ланцюжки, майже замкнені множини (ALS) і через раз Forcing Nets.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>від %1 до %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>від %1</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>до %1</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>Порожніх клітинок: %1, з них одразу можна заповнити: %2.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Скільки клітинок можна заповнити одразу на початку</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>Оцінка Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Немає</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Оберт 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Оберт 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Верх–низ</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Ліво–право</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Обидві осі</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Діагональ</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Антидіаг.</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Діагоналі</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Це триває менше секунди.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Це триває кілька секунд.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>Таке рідко: може тривати пів хвилини.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Спостереження</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Розв’язок: сторінка %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Розв’язки: сторінки від %1 до %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>не рівно один розв’язок</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Розв’язок</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Розв’язки</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Сторінка %1 з %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>На початок (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>На одну подію назад (ліворуч)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Відтворити чи зупинити (пробіл)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>На одну подію вперед (праворуч)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>У кінець (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиція</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 за секунду</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогін</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Відтворення</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Поле судоку</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Рядок %1 стовпець %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>порожньо, кандидати %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Подія %1 з %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Ця сторінка показує частину прогону.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Натисніть «Відтворити» або йдіть від події до події клавішами стрілок.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Здогадів немає: кожна цифра випливає із заданих.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>Чинний 1 здогад. Мале число — здогад, на якому тримається цифра.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>Чинних здогадів: %1. Мале число — здогад, на якому тримається цифра.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Здогади</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Випливає</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Глухі кути</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>uk</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 ставить цифру</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 викреслює кандидата</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 пише нотатки</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter наступна позиція</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter перевіряє</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H де шукати</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D показує відповідь</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Пробіл інші нотатки</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc назад до головоломки</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Тест: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Тест, позиція %1 з %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Вправа, позиція %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Позиція %1 з %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Позиція %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Відповідь була така: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>Правильно %1 з %2: тест складено.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>Правильно %1 з %2. Щоб скласти тест, треба %3.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Клавіші цифр тепер пишуть цифри.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>Клавіші цифр тепер викреслюють кандидатів.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>Клавіші цифр тепер пишуть нотатки.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Ця позиція тепер рахується як знайдена з допомогою.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Рядки й стовпці в іншому порядку</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>не потрібні, вистачає одинаків</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>більше ніж %1 клітинки разом</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 клітинки разом, наприклад %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, де %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>одна чарівна клітинка: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>немає, кожна задана цифра потрібна</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>немає</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>від %1 до %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>рівень %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>рівень зерна %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>задані цифри: %1</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>симетрія %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>задані цифри за цим візерунком</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>цей розв’язок</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>оцінка %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>жодної зайвої заданої цифри</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 і %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Менше 17 заданих цифр завжди дають більше одного розв’язку.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Такої головоломки немає: рівень, візерунок і кількість заданих цифр виключають одне одного.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Такої головоломки немає: жодна множина клітинок (%1) не має симетрії %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>Візерунок не має симетрії %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>Візерунок лишає два рядки смуги блоків або два стовпці стосу блоків без заданих цифр: їх обмін завжди дає другий розв’язок.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>Сітка розв’язку не повна, або цифра стоїть двічі в одному домі.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Ці задані цифри тієї сітки підходять і до іншого розв’язку.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Такої головоломки немає: рівень і рівень зерна виключають одне одного.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Такої головоломки немає: на рівні %1 не буває оцінки %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>Головоломки не знайдено (спроб: %1).</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>Головоломки не знайдено (спроб: %2) за таких умов: %1.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>кількість балів %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>«%1» як найважчий прийом</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>прийом «%1»</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Такої головоломки немає: рівень %1 ніколи не потребує прийому «%2».</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Такої головоломки немає: навіть найлегший крок має оцінку %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Судоку з оцінкою понад %1 не відоме.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Такої головоломки немає: кожна порожня клітинка додає щонайменше балів: %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Такої головоломки немає: більше балів, ніж %1, не буває.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>рівень %1, легша третина</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>рівень %1, середня третина</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>рівень %1, важча третина</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>найважча, яку знайде підйом</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>цикл SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>будь-яка головоломка</translation>
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
        <translation>Шукати в:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Назва файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлів:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Відкрити</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Натисніть клавіші</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Гаразд</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
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
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вгору</translation>
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
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важкий</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Нечесний</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Надзвичайний</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Спроби й помилки</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>невідомо</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Прийоми для HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>Найважчий крок для HoDoKu й бали всіх</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>бали й рівень типового розв’язувача HoDoKu та прийоми, які він використовує.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, бали: {hodoku_score}</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Оцінений рівень</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>За власним правилом Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>розв’язне лише голими й прихованими одинаками з не більш як 26, не більш як 49 чи більшою кількістю порожніх клітинок —
Дуже легкий, Легкий, Звичайний; інакше ER до 4,5 — Важкий, до 7,2 — Дуже важкий, вище — Експерт.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Оцінка кожного кроку за Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer: найважчий крок</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>оцінки ER/EP/ED Sudoku Explainer 1.2.1, знайдені його кроками в його порядку.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Галуження</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Вибори на шляху до розв’язку й порожні клітинки</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 за кожен вибір на шляху до розв’язку плюс порожні клітинки.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Потрібні лише одинаки.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Потрібно: %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Потрібно: %1 і легші прийоми (%2).</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Потрібно: %1 і %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>оцінка %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Цю гру відкрито в іншому вікні.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Цю гру відкрито на іншому комп’ютері (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Файл цієї гри вилучено.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Цю гру пошкоджено, і її не вдалося прочитати.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Файл збережено як %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Цю гру не вдається відкрити (%1).</translation>
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
        <translation>Таке рідко: пошук може тривати, і його можна зупинити.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Рівень тепер %1; там таке трапляється.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>Прийом «%1» вже не вимагається: %2 майже ніколи його не потребує.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 — заданих цифр %2; у візерунку їх %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Бібліотека</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Навчання</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n рядок</numerusform>
            <numerusform>%n рядки</numerusform>
            <numerusform>%n рядків</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>це не файл</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>він завеликий</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>&amp;Показувати назви рядків і стовпців біля поля</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>Менше р&amp;уху: показувати зміни одразу</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Показувати &amp;годинник</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>&amp;Автоочищення: записана цифра зникає з кандидатів свого рядка, стовпця й блоку</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Сп&amp;ершу вибрати цифру, потім клацати, куди вона стає</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>Пропонувати нотатки в &amp;кутах і центрі, кольори й лінії</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Позначати &amp;повторені цифри: ту саму двічі в рядку, стовпці чи блоці</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Одразу позначати &amp;хибні цифри: порівнювати кожну з розв’язком</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>Підсвічувати ту &amp;саму цифру</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Підсвічувати рядок, стовпець і &amp;блок</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>Показувати, скільки кожної &amp;цифри лишилося</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Казати, яких пр&amp;ийомів потребує головоломка</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl із цифрою пише кандида&amp;та, а не нотатку в центрі</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>&amp;Називати прийом кожного мого ходу</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Показувати відкриті та збережені &amp;файли серед недавніх у системі</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>На полі щось не так, тож одинаків не вписано. «Перевірити» покаже, що саме.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Зараз немає одинака, щоб вписати.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>Вписано %n одинака.</numerusform>
            <numerusform>Вписано %n одинаків.</numerusform>
            <numerusform>Вписано %n одинаків.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Backtracking</source>
        <translation>Пошук із поверненням</translation>
    </message>
    <message>
        <source>CDCL</source>
        <translation>CDCL</translation>
    </message>
    <message>
        <source>Most constrained cell</source>
        <translation>Найтісніша клітинка</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Поширення</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Логіка</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Швидкий розв’язувач</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>«Пошук із поверненням» іде від клітинки до клітинки в порядку читання. У кожній він здогадується: найменша цифра, що не порушує правил. Де цифри не лишається, він вертається до останнього здогаду й пробує там наступну. Він ніколи не дивиться вперед і нічого не вчиться, тож може тисячі разів потрапити в той самий глухий кут. Він завжди знаходить розв’язок, але найдовшим шляхом.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Цей розв’язувач теж здогадується, але добре вибирає клітинку: ту, якій лишилося найменше цифр. Клітинка з однією цифрою не лишає вибору, а з двох цифр одна правильна. Клітинка без цифри — глухий кут. Тоді останній здогад забирають назад і пробують наступну цифру. Добрий вибір робить шлях у багато разів коротшим, ніж у «Пошуку з поверненням».</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>«Поширення» пише все, що випливає, перш ніж здогадуватися. Воно заповнює клітинку, якій лишилася одна цифра, і пише цифру, якій лишилося одне місце в рядку, стовпці чи блоці. Лише коли нічого не випливає, воно здогадується в клітинці з найменшою кількістю цифр. Глухий кут забирає останній здогад з усім, що з нього випливло. Багато головоломок зовсім не потребують здогадів.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Найвужчий вибір</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Цей розв’язувач має два роди здогадів: яка цифра стає в клітинку і куди стає цифра в рядку, стовпці чи блоці. Він бере здогад, у якого найменше шляхів далі. Якщо шлях один, здогадуватися нема про що. Якщо жодного, це глухий кут, і останній здогад забирають назад. За тим самим правилом вимірюють складність нових головоломок.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL робить висновки як «Поширення» (а також: цифра, усі місця якої в одному рядку, стовпці чи блоці лежать ще й в іншому з них, не може стояти деінде в тому іншому) і вчиться з кожного глухого кута. Він питає, які цифри туди привели, здогадані чи ні, і пише нотатку, що всі вони не можуть бути правильні. Нотатка випливає лише з правил, тож відтоді важить як правило. Потім пошук вертається до найпізнішого здогаду, який потрібен нотатці, крім останнього; здогади між ними теж забирають назад. Літери означають «conflict-driven clause learning»: конфлікт — це глухий кут, а диз’юнкт — нотатка.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>кандидати %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>кут %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>центр %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Рядок %1 стовпець %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: закрито</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>given</source>
        <translation>задано</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>на спробу</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>хибно</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>конфлікт</translation>
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
        <translation>показати це й вийти</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>показати версії Ninefold і Qt та вийти</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>почати нову головоломку: very-easy, easy, normal,
hard, very-hard або expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>показати головоломки дня</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>чекати, доки система попросить вікно (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Використання: ninefold [ФАЙЛ...]
Грає в судоку. ФАЙЛ містить головоломки в будь-якому вигляді, який знає Ninefold; кілька відкриваються одним списком.
Якщо Ninefold уже працює, він відкриває їх в іншому вікні.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Немає параметра «%1».</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help показує параметри.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Немає рівня «%1»; рівні: very-easy, easy, normal, hard, very-hard і expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>Для --new-game потрібен рівень: very-easy, easy, normal, hard, very-hard або expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 не приймає значення.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Файли, --new-game і --daily можна вказати лише окремо, не разом.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 — це %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Де шукати: %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Погляньте на всі місця для %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Шукайте прийом %1, місце: %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 — це %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Власна оцінка кроку від Ninefold, приблизно за шкалою Sudoku Explainer. ER головоломки походить з прийомів Sudoku Explainer, тож може відрізнятися.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>цифра, яку поставити</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>можна викреслити</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>викреслити закреслених кандидатів %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>викреслити %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>закреслені кандидати %1 відпадають</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, бо припущення {start:if} веде до протилежного.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: цифра {digits} ({base}) заповнює: {cover}, тож вона в одному з {starts}, і кожне веде до того самого.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, бо з припущенням {start:if} не лишається [цифри для {cells:has}][місця для {digits} ({house})].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, бо до цього веде [кожне місце для {digits} ({house})][кожен кандидат {cells:has}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, бо [до цього веде кожне місце для {digits} ({house})][до цього веде кожен кандидат {cells:has}][це випливає незалежно від того, чи {start:if}].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>рядок</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>стовпець</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>блок</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>кандидати: %1</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>угорі ліворуч</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>угорі посередині</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>угорі праворуч</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>посередині ліворуч</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>середина</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>посередині праворуч</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>унизу ліворуч</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>унизу посередині</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>унизу праворуч</translation>
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
        <translation>Дивіться на все поле.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>Одній клітинці лишилася тільки одна цифра (%1).</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>Одній цифрі лишилося тільки одне місце (%1).</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, бо інакше можна було б поміняти {pattern} у {cells}, а це дає другий розв’язок.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, бо {guards:or} мусить бути {extras}: інакше був би другий розв’язок.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, бо цифру {digits} ({cover}) вичерпують: {base}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Спільного дому ({cover:kind}) вони мати не можуть, тож беруть по одному. Жодна інша клітинка ({cover}) не може бути {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: якщо {fins:or} — {digits}, це блокує; якщо ні, цифру {digits} ({cover}) вичерпують: {base}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, бо {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, єдине місце для {digits} ({target}).</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, єдине місце для {digits} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, бо {digits} заповнюють {cells} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, бо {digits} заповнюють {cells} ({house} і {other}).</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, бо цифра {digits} ({other}) стоїть у {cells:or}: іншого місця для неї немає ({house}).</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} мають разом лише {digits}: клітинок {count} на {count} цифр, тож вони вичерпують їх усі. Жодна інша клітинка ({house}) не може їх мати.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} мають разом лише {digits}: клітинок {count} на {count} цифр, тож вони вичерпують їх усі. Жодна інша клітинка ({house}) не може їх мати.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, бо {cells} вичерпують {digits} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, бо одна з {endsA} — {digits}, і одна з {endsB} — {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>Цифра {digits} ({pairhouse}) стоїть у {far} або {near}. У {far} вона блокує {gone} ({farhouse}). У {near} вона займає місце цифри {digits} і тут: {touched}, тож {digits} ({box}) стоїть у {rest:or}, що теж блокує {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: хоч який кінець ({pairhouse} і {pairhouse2}) — {digits}, це блокує або він, або {box}.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} мають спільний дім ({bridge}), тож одна з них не {digits}. {cases:cases} І те, і те блокує {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, єдина цифра, якої бракує ({house}).</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} — остання порожня клітинка ({house}), і бракує там лише {digits}.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, єдина цифра, що їй лишилася.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Для {cells} лишається тільки {digits}.[ Рядок, стовпець і блок уже мають інші цифри, у {blockers}.][ Попередні кроки викреслили {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, бо це використовує кожен спосіб поставити всі {digits}.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, бо цього не використовує жоден спосіб поставити всі {digits}.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>рядки</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>стовпці</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>блоки</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>рядки, стовпці й блоки</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Дивіться на все поле; початок: %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Якби {guards} було {pattern:or}, {cells} мали б лише {pattern}, а їх обмін дав би другий розв’язок: кожен рядок, стовпець і блок зберігає обидві. Правильне судоку має лише один, тож {guards} — жодна з них.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>Цифра {linked} ({house}) стоїть у {guards:or}. Якби інше було {lost}, {cells} мали б лише {pattern}, а їх обмін дав би другий розв’язок: кожен рядок, стовпець і блок зберігає обидві. Отже, жодне не {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>Цифра {digits} ({base}) підходить лише сюди: {cover}. Кожен із цих домів ({base:kinds}) потребує однієї {digits}, а кожен із тих ({cover:kinds}) вміщує лише одну, тож усі вичерпано: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>Цифра {digits} ({house}) підходить лише в {cells:or}, і всі мають спільний дім: {other}. Отже, жодна інша клітинка там не {digits}, і лишається одне місце ({target}): {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>Цифри {set} ({house}) підходять лише в {cells}: цифр {count} на {count} клітинок, тож вони їх заповнюють. Для {digits} ({house}) лишається одне місце: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>Цифри {digits} ({house}) підходять лише в {cells}: цифр {count} на {count} клітинок, тож вони їх заповнюють. Жодна інша цифра не може там бути.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>Цифра {digits} ({house}) підходить лише в {cells:or}. Усі вони мають спільний дім: {other}. Отже, його {digits} стоїть саме там, і {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Жодну з {cells} не задано. Якби {guards} було {lost}, вони мали б лише {pattern}, а їх обмін дав би другий розв’язок: кожен рядок, стовпець і блок зберігає обидві. Отже, {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Жодну з {cells} не задано. Без {extras} у {guards} вони мали б лише {pattern}, а їх обмін дав би другий розв’язок. Отже, {guards:or} — {extras}, що блокує {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} — {pivotdigits:or}. {cases:cases} Так чи так {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>позначені клітинки (%1)</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} мають спільний блок, тож одна не {digits}[, і одна не {other}]: її рядок чи стовпець тоді має {digits} на іншому кінці, у {endsA}. Так само одна з {endsB} — {digits2}. Це блокує {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>заповнити позначені клітинки (%1)</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: кожній лишилася тільки одна цифра, або вона єдине місце для своєї цифри.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: кожній лишилася тільки одна цифра, або вона єдине місце для своєї цифри в рядку, стовпці чи блоці.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} мусить бути {extras:or}; інакше можна було б поміняти {pattern} у {cells}: другий розв’язок. Разом із {set:has} це вичерпує {setdigits} ({house}): клітинок стільки, скільки цифр.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Усі місця для {digits} ({box}) лежать в одному рядку й одному стовпці. Цифра {digits} ({pairhouse}) стоїть у {near} або {far}, а ({pairhouse2}) — у {near2} або {far2}. Один кінець кожної пари блокує свою клітинку; за іншого це мусить зробити {box}.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>Цифра {linked} ({house}) стоїть у {link:or}. {cases:cases} І те, і те блокує {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Інакше саме {pivot} — {digits}. Кожне блокує {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>одній з позначених клітинок (%1)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Що таке %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Що таке %1?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Що таке %1?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Що таке %1?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Оцінка %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu: балів %1, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Якщо {fins:or} — {digits}, це блокує {gone}[ ({fins:meet})]. Якщо ні, {digits} ({base}) стоїть лише тут: {cover}, щоразу в іншому, тож кожен із цих домів має там свою {digits}: {gone} не може бути {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>Цифра {digits} ({base}) підходить лише сюди: {cover}: домів стільки ж, і кожен має місце для однієї {digits}. Отже, їх вичерпано: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, бо інакше {cells} не вдалося б заповнити.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, бо {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, бо {ends:pairs}][: виключено незалежно від того, чи {held:if}].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: виключено незалежно від того, чи {held:if}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, бо {digits} у {first} виключила б саму себе[, а {others} мають її лише разом із {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: цифра {digits} ({base}) стоїть тут: {cover}, отже, не в цій клітинці, або в {finplaces:or}, що веде до того самого.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>Цифра {digits} ({base}) стоїть у {fins:or} або вичерпує: {cover}. Вона також стоїть у {fins2:or} або вичерпує: {cover2}. Так чи так одне з двох блокує кожну клітинку, що відпадає.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, бо хоч де стоїть {digits} ({base}), вона це блокує.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>Цифри {digits} ({house}) підходять лише в {cells}: цифри ({count}) заповнюють клітинки ({count}), тож нічого іншого там бути не може. Ці клітинки мають і спільний дім: {other}, тож жодна інша його клітинка не може бути {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>Цифра {digits} ({house}) підходить лише в {cells}.[ Цифра {digits} у {blockers:or} виключає {blocked}.][ Попередні кроки викреслили її з {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, бо клітинки ({line} і {box}: {count}) вичерпують стільки ж цифр: {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells}: клітинок {count}, цифр теж {count}. {linedigits} лежать лише тут: {line}, {boxdigits} — лише тут: {box}, тож жодна не може бути там двічі: кожна є там раз і вичерпана у своєму домі ({line:kind} або блок).</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Без {missing} кожна вільна клітинка мала б двох кандидатів, а кожна цифра два місця в кожному рядку, стовпці й блоці. Якби в усіх узяти другого кандидата, був би другий розв’язок. Отже, {guards} — {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, бо інакше був би другий розв’язок.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Якби {corner} було {digits}, {linked} ({row}) була б у {beside}, а {linked} ({column}) — у {below}, тож {across} ({pattern:or}) було б {digits}. Обмін {pattern} у цих чотирьох клітинках дав би другий розв’язок, а правильне судоку має лише один.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>Цифра {digits} ({lines}) має місце лише в {cells}, тож займає два протилежні кути. У {guards} вона зробила б інші два {other}, а обмін {pattern} в усіх чотирьох був би другим розв’язком, якого правильне судоку не має.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, бо {pair} — {digits}, так чи навпаки][, бо {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} — {digits:or}, кожна в рядку, стовпці або блоці з наступною, тож вони чергуються: {pair} різні. Жодна з цифр не підходить у {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, бо хоч чим є {cells}, {common:or} стоїть у {ends:or}, що це блокує.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>Наскільки важкий крок, від 1,0 до приблизно 12, за шкалою Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, або </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} — {extras}, що блокує {gone}. Інакше готова сітка мала б у {cells} лише {pattern}, а їх обмін там зберігає кожен рядок, стовпець і блок: другий розв’язок, якого правильне судоку не має.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, бо {guards:or} разом із {set} вичерпує {setdigits} ({house}).</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} виключила б саму себе][{start} не лишила б цифри для {emptied:has}][, а інші {others} ведуть до цього].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} — {extras}, що блокує {gone}. Інакше всі вільні клітинки мали б двох кандидатів, усі цифри — по два місця на рядок, стовпець і блок, а якщо в кожній клітинці взяти іншого кандидата, вийде другий розв’язок, якого правильне судоку не має.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: інакше всі вільні клітинки мали б двох кандидатів, усі цифри — по два місця на рядок, стовпець і блок, а якщо в кожній клітинці взяти іншого кандидата, вийде другий розв’язок[, якого правильне судоку не має. {single:has} бере іншу цифру][. {several:has} беруть решту {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: інакше всі вільні клітинки мали б двох кандидатів, усі цифри — по два місця на рядок, стовпець і блок, а якщо в кожній клітинці взяти іншого кандидата, вийде другий розв’язок, якого правильне судоку не має. Цифра {linked} ({house}) підходить лише в іншу.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, бо {missing:or}, а цифра {linked} ({house}) підходить лише в іншу з цих двох клітинок.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, бо {digits} у {first} виключила б саму себе, а {partners} мають її лише разом із {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Тут є крок: %1.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Тут є: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Тут є: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Тут є: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>позначених клітинок (%1)</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>Це було: %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>Це було: %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>Це було: %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>Це було: %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[Те саме міркування про інші цифри дає {taken}. ]Хоч як ставити {digits} по разу в кожен рядок, стовпець і блок, {cells} завжди серед її місць. Отже, {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[Те саме міркування про інші цифри дає {taken}. ]Хоч як ставити {digits} по разу в кожен рядок, стовпець і блок, {cells:or} ніколи не серед її місць. Отже, {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, бо інакше {pattern} могли б стояти в {cells} і по-іншому: другий розв’язок.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Якби {guards} було {lost}, {cells} мали б лише {pattern}. Тоді їх можна було б обміняти так, що кожен рядок, стовпець і блок зберігає свої цифри: другий розв’язок, якого правильне судоку не має. Отже, {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} — {extras}, що блокує {gone}. Інакше {cells} мали б лише {pattern}, і їх можна було б обміняти так, що кожен рядок, стовпець і блок зберігає свої цифри: другий розв’язок.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} мусить бути {extras:or}; інакше можна було б переставити {pattern} у {cells}: другий розв’язок. Разом із {set:has} це вичерпує {setdigits} ({house}): клітинок стільки, скільки цифр.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Без {missing} кожна з {cells} мала б двох кандидатів, а кожна цифра два місця в кожному тамтешньому рядку, стовпці й блоці. Якби в усіх узяти другого кандидата, був би другий розв’язок. Отже, {guards} — {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} — {extras}, що блокує {gone}. Інакше кожна з {cells} мала б двох кандидатів, кожна цифра два місця в кожному тамтешньому рядку, стовпці й блоці, а другий кандидат у кожній дає другий розв’язок.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: інакше кожна з {cells} мала б двох кандидатів, а другий у кожній дає другий розв’язок. Разом із {set:has} це вичерпує {setdigits} ({house}).</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: інакше кожна з {cells} мала б двох кандидатів, а другий у кожній дає другий розв’язок. Цифра {linked} ({house}) підходить лише до другої з двох.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, бо інакше можна було б поміняти {pattern} у решті сітки, що дає другий розв’язок.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Якби {guards} було {lost}, кожен рядок, стовпець і блок мав би серед позначених клітинок обидві, {pattern}, або жодної. У решті жодну не задано, і їх обмін там дав би другий розв’язок. Правильне судоку має лише один, тож {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} — {extras}, що блокує {gone}. Інакше кожен рядок, стовпець і блок мав би серед позначених клітинок обидві, {pattern}, або жодної. У решті жодну не задано, і їх обмін там дав би другий розв’язок.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} мусить бути {extras:or}; інакше можна було б поміняти {pattern} поза позначеними клітинками, де жодну не задано: другий розв’язок. Разом із {set:has} це вичерпує {setdigits} ({house}): клітинок стільки, скільки цифр.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, бо інакше можна було б обміняти решту ({lines}), що дає другий розв’язок.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Якби {guards} було {lost}, {lines} мали б у позначених клітинках ті самі цифри. В інших їхніх клітинках нічого не задано, і їх обмін зберіг би кожен рядок, стовпець і блок: другий розв’язок. Отже, {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, бо задане симетричне, тож і єдиний розв’язок.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Поверніть сітку на пів оберту й обміняйте {exchanged:cycles}: задане лишається тим самим. Розв’язок теж, бо він лише один.[ Тож {partners} містять пари, і {fact}.][ У {own:listed} деякі цифри зустріли б власну пару.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Відбийте сітку в діагоналі від {start} до {end} й обміняйте {exchanged:cycles}: задане лишається тим самим. Розв’язок теж, бо він лише один.[ Тож {partners} містять пари, і {fact}.][ У {own:listed} деякі цифри зустріли б власну пару.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Поверніть сітку на чверть оберту праворуч і замініть {exchanged:cycles}: задане лишається тим самим. Розв’язок теж, бо він лише один.[ Тож {partners} містять пари, і {fact}.][ У {own:listed} деякі цифри зустріли б власну пару.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>Цифра {linked} ({house}) стоїть у {guards:or}. Якби інше було {lost}, {cells} мали б лише {pattern}. Їх обмін зберігає кожен рядок, стовпець і блок: другий розв’язок.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Посуньте[ рядки {rows:cycles}][ стовпці {columns:cycles}][ і замініть {exchanged:cycles}]: задане лишається тим самим, тож і єдиний розв’язок.[ Отже, {partners} містять пари: {fact}.][ У {own:listed} деякі цифри зустріли б власну пару.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, бо {cells} неможливо заповнити самими {pattern}.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Якби в {cells} були лише {pattern}, дві однакові цифри зустрілися б у рядку, стовпці або блоці, хоч як їх розмістити. [Тож {guards:or} — {same}, що блокує {gone}.][Тож {guards:or} — {extras:or}: разом із {set:has} це вичерпує {setdigits} ({house}).][{linked} ({house}) є в {guards:or}, тож жодна з них не може бути {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, бо {guards:or} мусить бути {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, бо {digits} мусять бути в {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, бо інакше {pivot} мусило б бути водночас {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, бо {wings} не можуть бути обидві {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, бо [{single} таке саме, як {corner}][{pivots} такі самі, як {corner}, а друга цифра лишається крилам].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} мусять бути кожна в одній із {cells}. {corner} — одна з цих цифр і ділить рядок або стовпець із {wings}, тож вони нею не є. Тож {single} таке саме, як {corner}.][{corner} — одна з {digits}. Це забирає цю цифру в крил {wings} і {wings2}, тож {pivots} — обидві вона. Друга цифра є в {wings:or} і в {wings2:or}: одне з них у {row}, одне у {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, бо {targets} мусять містити ті самі дві цифри, що й {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, бо {targets} мусять містити ті самі дві цифри, що й {cells}, а {targets2} — ті самі, що й {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} мусять містити дві цифри з {cells}, а {targets2} — ті з {cells2}: для цифри поза цілями немає місця ({lines}). Способів заповнити ці клітинки: {ways}. Кожен блокує те, що відпадає.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, бо клітинки ({along} і {across}: {count}) вичерпують стільки ж цифр: {count}.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Позначені клітинки ({count}) допускають {digits} щонайбільше раз на дім ({across:kind}), решту щонайбільше раз на дім ({along:kind}): цифр {count}, якраз досить. Жодна не може бракувати, і кожна відпадає з решти свого рядка чи стовпця.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, бо {digits} потребують усього свого місця ({base}).</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} мусять бути в цих рядках стільки разів: {count}. Місця стільки ж: кожна по разу ({cover})[ і ще {singles} в окремих клітинках]. Тож вони відпадають з решти стовпців[, а всі інші — з окремих клітинок ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, бо клітинки ({lines}, {boxes}: {count}) мають місце лише для стількох цифр: {count}.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Кожен рядок, стовпець і блок позначених клітинок ({count}) допускає там лише деякі цифри, кожну раз: разом {count}, якраз досить. Жодна не може бракувати: кожна відпадає з решти свого рядка, стовпця чи блока.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} містять дві з {digits}. Якби однієї не було тут: {targets:or}, її мав би деінде кожен із цих домів: {lines}. Можуть лише два. Тож обидві там.[ Способів заповнити: {ways}. Кожен блокує те, що відпадає.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, бо {first} і {second} мають ті самі з {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} мають лише {digits}: усі, крім однієї. {across} не може мати їх поруч із {first:letters}, у {crossing:or}, тож вони в {second} і заповнюють ці клітинки. Остання — у {crossing:or} і більше ніде тут: {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, бо {first} і {second} — та сама цифра.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} — це {digits:or}. {across} не може мати ту саму цифру поруч із {first:letters}, у {crossing:or}, тож вона в {second}, єдиному іншому місці. Друга з {digits} тоді в {crossing:or} і більше ніде тут: {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, бо клітинки ({line}, {column} і {box}: {count}) вичерпують стільки ж цифр: {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells}: клітинок {count}, цифр теж {count}. {rowdigits} лежать лише тут: {line}, {columndigits} — лише тут: {column}[, {boxdigits} — лише тут: {box}], тож кожна є там раз і вичерпана у своєму рядку, стовпці або блоці.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} мають разом лише {set}. Усі, крім {digits}, вміщуються там лише по разу, у спільному рядку, стовпці або блоці, і лишають одну з клітинок для {digits}: {places:or} — {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, бо {cells} — усі одна з {digits}, {others} — усі друга.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} і {others} мають лише {digits}. Де одна з {cells:letters} і одна з {others:letters} ділять рядок, стовпець або блок, вони різні, тож {cells:letters} — усі одна цифра, а {others:letters} — усі друга. Що зустрічає по одній з кожної, не є жодною з них.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Якби {guards} було {pattern:or}, лише ці цифри були б у {cells}. Хоч як їх розмістити, дві однакові цифри зустрінуться в рядку, стовпці або блоці. Тож {guards} — жодна з них.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} утворюють цикл: кожна ділить рядок, стовпець або блок з наступною. Із самими {pattern} вони чергувалися б, що з {count} клітинками, непарною кількістю, не виходить. [Тож {guards} — {only:or}.][Тож {guards:or} — {same}, що блокує {gone}.][Тож {guards:or} — {extras:or}: разом із {set:has} це вичерпує {setdigits} ({house}).]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>У циклі {walk:cells} сусідні клітинки ділять рядок, стовпець або блок. Без {guards:or} лише вони могли б там бути {digits}, тож нею була б кожна друга: з {count} клітинками це неможливо.[ Тож {several:or} блокує {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Поза межами {box} {row} і {column} не мають місць для {shot:or}, крім {wings}. Якщо цифри немає в жодному з них, обидва мають її в блоці, тож у {pivot}, де вони перетинаються. [Для {linked} один із них не має іншого місця. ]Три цифри заповнюють три клітинки.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} мусять бути кожна в одній із {firework}, {second} — в одній із {firework2}, єдиних місць поза блоком у їхніх рядках і стовпцях. {pivot} і {pivot2} можуть мати лише по одній, тож {wings} мають решту.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} мусять бути кожна в одній із {cells}. Якби {corner} було однією з них, {wings} нею не були б, тож нею було б {pivot}. {ends} були б другою цифрою і забрали б її у {wings}, тож {pivot} мусило б бути й нею.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>У {row} і {column} цифра {linked} є в {corner} або ж водночас у {wings}. Але {digits} мусять бути кожна в одній із {cells}, а {pivot} може бути лише однією з них. Тож {wings:or} — друга, а {corner} — {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Жодну з {cells} не задано. {guards:or} мусить бути {extras:or}; інакше там можна було б поміняти {pattern}: другий розв’язок. Разом із {set:has} це вичерпує {setdigits} ({house}): клітинок стільки, скільки цифр.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Якби {guards} було {lost}, кожен спосіб заповнити {cells} мав би інший із тими самими цифрами в кожному рядку, стовпці й блоці: другий розв’язок, якого правильне судоку не має. Отже, {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} — {extras}, що блокує {gone}. Інакше кожен спосіб заповнити {cells} мав би інший із тими самими цифрами в кожному рядку, стовпці й блоці: другий розв’язок.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 дістає цифру</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 зникає з %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>чинний %n здогад</numerusform>
            <numerusform>чинні %n здогади</numerusform>
            <numerusform>чинні %n здогадів</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>настає глухий кут</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>настав ще %n глухий кут</numerusform>
            <numerusform>настали ще %n глухі кути</numerusform>
            <numerusform>настало ще %n глухих кутів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>записується нотатка щонайбільше з %n частини</numerusform>
            <numerusform>записується нотатка щонайбільше з %n частин</numerusform>
            <numerusform>записується нотатка щонайбільше з %n частин</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>пошук починається знову</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>використано нотатку %1</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Коли %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> і </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>одразу кілька здогадів забирають назад</translation>
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
        <translation>Час від часу забирає всі здогади назад і починає знову зі своїми нотатками</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Пам’ять цифр</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Клітинка, про яку здогадуються знову, дістає цифру, яку мала востаннє (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Коротші нотатки</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Що випливає з решти нотатки, пропускають (мінімізація)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Забування</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Нотатки, з яких було мало користі, викидають</translation>
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
        <translation>ALS-ланцюжок</translation>
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
        <translation>Alternating Inference Chain з ALS</translation>
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
        <translation>Continuous Nice Loop з ALS</translation>
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
        <translation>Discontinuous Nice Loop з ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-ланцюжок</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-ланцюжок</translation>
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
        <translation>Багато кольорів 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Багато кольорів 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Прості кольори: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Прості кольори: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Пряме Pointing</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Пряме Claiming</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Пряма прихована пара</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Пряма прихована трійка</translation>
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
        <translation>X-Wing з плавцями</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish з плавцями</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish з плавцями</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag з плавцями</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale з плавцями</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan з плавцями</translation>
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
        <translation>Franken X-Wing з плавцями</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken Swordfish з плавцями</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken Jellyfish з плавцями</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken Squirmbag з плавцями</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken Whale з плавцями</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken Leviathan з плавцями</translation>
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
        <translation>Mutant X-Wing з плавцями</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutant Swordfish з плавцями</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutant Jellyfish з плавцями</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutant Squirmbag з плавцями</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutant Whale з плавцями</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutant Leviathan з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Сіамський X-Wing з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Сіамський Swordfish з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Сіамський Jellyfish з плавцями</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>Сіамський Sashimi X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Сіамський Sashimi Swordfish</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Сіамський Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>Сіамський Franken X-Wing з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Сіамський Franken Swordfish з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Сіамський Franken Jellyfish з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Сіамський Mutant X-Wing з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Сіамський Mutant Swordfish з плавцями</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Сіамський Mutant Jellyfish з плавцями</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Прихована пара</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Прихована трійка</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Прихована четвірка</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Замкнена прихована пара</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Замкнена прихована трійка</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Замкнені кандидати: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Замкнені кандидати: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Гола пара</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Гола трійка</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Гола четвірка</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Замкнена пара</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Замкнена трійка</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Подвійний 2-String Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Порожній прямокутник</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Подвійний порожній прямокутник</translation>
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
        <translation>Повний дім</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Прихований одинак у блоці</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Прихований одинак у рядку</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Прихований одинак у стовпці</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Голий одинак</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Шаблон: поставити</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Шаблон: викреслити</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Уникний прямокутник, тип 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Уникний прямокутник, тип 2</translation>
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
        <translation>Прихований прямокутник</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Цикл єдиності, тип 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Цикл єдиності, тип 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Цикл єдиності, тип 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Цикл єдиності, тип 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Тест єдиності 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Тест єдиності 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Тест єдиності 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Тест єдиності 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Тест єдиності 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Тест єдиності 6</translation>
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
        <translation>Forcing Net: суперечність</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Forcing Net: суперечність із множинами</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Forcing Net: суперечність із сітками</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Forcing Chain: певність</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Forcing Chain: суперечність</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Forcing Net: певність</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Групи клітинок у ланцюжках</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS у ланцюжках</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Замкнені кандидати в сітках</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Голі пари в сітках</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Приховані пари в сітках</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wing у сітках</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Сітки в сітках</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Усі одинаки</translation>
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
        <translation>Розширений прямокутник, тип 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Розширений прямокутник, тип 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Розширений прямокутник, тип 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Розширений прямокутник, тип 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>Зворотний BUG, тип 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>Зворотний BUG, тип 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>Зворотний BUG, тип 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>Зворотний BUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Симетрія Гурта: пів оберту</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Симетрія Гурта: діагональ</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Симетрія Гурта: чверть оберту</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Симетрія Гурта: зсув</translation>
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
        <translation>Хроматичний візерунок</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Хроматичний візерунок із вартовими</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Тридагон</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Тридагон із вартовими</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Зламане крило</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Феєрверк: трійка</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Феєрверк: четвірка</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Феєрверк: W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Феєрверк: L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Феєрверк: ALP</translation>
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
        <translation>Майже замкнена пара</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Майже замкнена трійка</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Майже замкнена четвірка</translation>
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
        <translation>Розгалужена Remote Pair</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Уникний прямокутник, тип 3</translation>
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
        <translation>Ще ні про що не здогадувалися: кожна цифра випливає з правил. Також і це: цифра %2 (%1) може бути лише в %3, тож %4 не може бути %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Що певне</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Нічого певного не лишилося, тож доводиться здогадуватися. Здогад 1 — %1 у %2; з нього випливає %n цифра. Потім здогад 2 — %3 у %4, а здогад 3 — %5 у %6. Мале число каже, на якому здогаді тримається цифра.</numerusform>
            <numerusform>Нічого певного не лишилося, тож доводиться здогадуватися. Здогад 1 — %1 у %2; з нього випливають %n цифри. Потім здогад 2 — %3 у %4, а здогад 3 — %5 у %6. Мале число каже, на якому здогаді тримається цифра.</numerusform>
            <numerusform>Нічого певного не лишилося, тож доводиться здогадуватися. Здогад 1 — %1 у %2; з нього випливає %n цифр. Потім здогад 2 — %3 у %4, а здогад 3 — %5 у %6. Мале число каже, на якому здогаді тримається цифра.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Здогади</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Стрілки показують, що тут заважає. Отже, один зі здогадів мусить бути хибний.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Глухий кут</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Причини глухого кута ведуть назад до здогаду 1 і здогаду 3, але не до здогаду 2. Так постає нотатка 1: %1 і %2 не можуть бути правильні разом. Здогади 2 і 3 забрано назад.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 у %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Нотатка</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>За здогаду 1 нотатка 1 тепер виключає %1 у %2. Наступний глухий кут дає нотатку 2: %3 Отже, здогад 1 був хибний і відпадає. Остання нотатка, номер %4, каже: %5 Усе інше випливає.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>З правил випливла %n цифра; тепер нічого певного не лишилося.</numerusform>
            <numerusform>З правил випливли %n цифри; тепер нічого певного не лишилося.</numerusform>
            <numerusform>З правил випливло %n цифр; тепер нічого певного не лишилося.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>На полі %n здогад.</numerusform>
            <numerusform>На полі %n здогади, кожен з огляду на попередні.</numerusform>
            <numerusform>На полі %n здогадів, кожен з огляду на попередні.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>З них випливла %n цифра.</numerusform>
            <numerusform>З них випливли %n цифри.</numerusform>
            <numerusform>З них випливло %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Ще ніщо не каже, чи це правильно.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Це була остання цифра, яку можна було спробувати в цій клітинці, тож один із попередніх здогадів хибний.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Отже, один зі здогадів хибний.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Він не знає, який здогад був хибний, тож завжди забирає назад останній.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>Перший здогад</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>На один здогад назад</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>Наступна спроба</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Так іде далі, доки кожна клітинка не має своєї цифри.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Здогади за глухими кутами</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>З вибором «глухі кути» кожен кандидат має бали — свою активність. Що веде в глухий кут, отримує бал, а давніші бали важать дедалі менше. Здогадом стає кандидат із найбільшою активністю: тут %1 у %2, після нотатки 1, клітинки якої позначено. Так пошук лишається там, де востаннє застряг. У літературі це зветься VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>рядки %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>стовпці %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>блоки %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 і %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 у %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 або %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>рядок %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>стовпець %1</translation>
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
        <translation>%1 стоїть двічі: %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 стоїть %n раз: %2 (%3).</numerusform>
            <numerusform>%1 стоїть %n рази: %2 (%3).</numerusform>
            <numerusform>%1 стоїть %n разів: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>Судоку вже повне й правильне.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>Судоку має рівно один розв’язок.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Неправильне судоку.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Неправильне судоку: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Повторюється ще одна цифра.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Повторюється ще %n цифра.</numerusform>
            <numerusform>Повторюються ще %n цифри.</numerusform>
            <numerusform>Повторюється ще %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Розв’язку немає: %1 не має більше кандидата.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Розв’язку немає: вже немає місця для %1 (%2).</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Розв’язку немає: порожні клітинки не вдасться заповнити.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Більше одного розв’язку: менше 17 цифр ніколи не мають лише одного, а в цьому судоку їх %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Більше одного розв’язку (налічено %1).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Більше одного розв’язку.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Наприклад, %1 може бути %2 або %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>Те, що ви пробуєте, не вийде: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>Те, що ви пробуєте, не вийде: не лишається цифри для %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>Те, що ви пробуєте, не вийде: не лишається місця для %2 (%1).</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>поставлено цифр %1 · викреслено кандидатів %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>найважчий %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 о %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, після %2 роздумів</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>найдовша пауза %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Скільки ви думали над кожним ходом; клацніть, щоб перейти туди</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>Наскільки важкі кроки; клацніть, щоб перейти туди</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>час %1 · вільних клітинок %2 · помилок %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold оцінює цей крок у %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln здогад</numerusform>
            <numerusform>%Ln здогади</numerusform>
            <numerusform>%Ln здогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln цифру відхилено</numerusform>
            <numerusform>%Ln цифри відхилено</numerusform>
            <numerusform>%Ln цифр відхилено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln цифра випливла</numerusform>
            <numerusform>%Ln цифри випливли</numerusform>
            <numerusform>%Ln цифр випливло</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln кандидата викреслено</numerusform>
            <numerusform>%Ln кандидатів викреслено</numerusform>
            <numerusform>%Ln кандидатів викреслено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln глухий кут</numerusform>
            <numerusform>%Ln глухі кути</numerusform>
            <numerusform>%Ln глухих кутів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln нотатка</numerusform>
            <numerusform>%Ln нотатки</numerusform>
            <numerusform>%Ln нотаток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln крок назад</numerusform>
            <numerusform>%Ln кроки назад</numerusform>
            <numerusform>%Ln кроків назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln перезапуск</numerusform>
            <numerusform>%Ln перезапуски</numerusform>
            <numerusform>%Ln перезапусків</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>здогадів немає</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>чинний %n здогад</numerusform>
            <numerusform>чинні %n здогади</numerusform>
            <numerusform>чинні %n здогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>глибина: %n здогад</numerusform>
            <numerusform>глибина: %n здогади</numerusform>
            <numerusform>глибина: %n здогадів</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>або</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>записано на події %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>ще не використано</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>використано %n раз</numerusform>
            <numerusform>використано %n рази</numerusform>
            <numerusform>використано %n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Нотатка %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Без здогаду</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Здогад %1 і що випливає</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Ще ні про що не здогадувалися.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Здогади</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>нічого більше не випливало, тож спробували цифру (рішення)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Цифри, що випливли</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>не було іншої цифри чи іншого місця (імплікації)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Викреслені кандидати</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>їх виключила нотатка або перетин двох домів</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Відхилені цифри</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>цифра вже є в рядку, стовпці чи блоці</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Глухі кути</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>чого навчив глухий кут, щоб ця комбінація не вернулася (диз’юнкти)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Викинуті нотатки</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>з них було мало користі</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Стрибки назад</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>здогади забрано назад, кілька одразу, якщо нотатка нічого з них не називає</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Кроки назад</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>останній здогад забрано назад</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Перезапуски</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>усі здогади забрано назад, щоб почати знову; нотатки лишаються</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Здогади, чинні зараз</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>рівень пошуку</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>у нотатці</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Здогад не має причини: нічого більше не випливало.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>Нотатці потрібен лише один здогад, тож усі здогади забрано назад. Те, що вона каже, тепер певне.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Крім здогаду %1, нотатці не потрібне нічого пізніше за здогад %2. Тож пошук вертається туди. Того, що між ними, у нотатці немає, і воно теж відпадає.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>Здогад %1 не сумісний з тим, що нотатці потрібне з попередніх здогадів.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Усе, до чого веде цей здогад, не вдалося.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Кожна клітинка має свою цифру: здогади, що лишилися, були правильні.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Це не тримається на жодному здогаді.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>здогад %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 має цифру.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 має своє місце (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n частина відкрита</numerusform>
            <numerusform>%n частини відкриті</numerusform>
            <numerusform>%n частин відкрито</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>з %n здогаду (LBD)</numerusform>
            <numerusform>з %n здогадів (LBD)</numerusform>
            <numerusform>з %n здогадів (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Правило головоломки: одна з цих частин мусить виконуватися.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>зображення %1 з %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>подія %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Розв’язано: %n крок, без здогадів.</numerusform>
            <numerusform>Розв’язано: %n кроки, без здогадів.</numerusform>
            <numerusform>Розв’язано: %n кроків, без здогадів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Далі не йде: жоден прийом не допомагає, лишилася %n клітинка.</numerusform>
            <numerusform>Далі не йде: жоден прийом не допомагає, лишилися %n клітинки.</numerusform>
            <numerusform>Далі не йде: жоден прийом не допомагає, лишилося %n клітинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Розв’язано: це єдиний розв’язок (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Розв’язано: здогади не знадобилися.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Розв’язано: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Не єдиний: розв’язків більше одного (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Розв’язку немає: усе перепробувано (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, прийом: %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, не через відомий мені крок</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Принаймні одна з цих частин мусить виконуватися. За двома з них розв’язувач стежить: доки вони можуть виконуватися, він не дивиться на інші. Подвійне клацання веде туди, де нотатку вивчено.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Забагато нотаток сповільнює пошук. Він лишає всі, що тримаються на одному чи двох здогадах (LBD), а з решти — половину, яка була потрібна найпізніше. Ця нотатка не належить ні до тих, ні до тих.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Пошук із поверненням, без висновків і нотаток: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Пошук із поверненням, без висновків і нотаток: більше ніж %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>востаннє потрібна в глухому куті %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>Трапився %n глухий кут. Після щонайменше 16, а потім ще щонайменше 16, 32, 16, 16, 32, 64 і так далі (ряд Любі) пошук починається знову, щойно більше нічого не випливає, бо його перші здогади могли бути невдалі. Відпадають лише здогади. Усі нотатки лишаються, і з ними він, можливо, іде іншим шляхом.</numerusform>
            <numerusform>Трапилися %n глухі кути. Після щонайменше 16, а потім ще щонайменше 16, 32, 16, 16, 32, 64 і так далі (ряд Любі) пошук починається знову, щойно більше нічого не випливає, бо його перші здогади могли бути невдалі. Відпадають лише здогади. Усі нотатки лишаються, і з ними він, можливо, іде іншим шляхом.</numerusform>
            <numerusform>Трапилося %n глухих кутів. Після щонайменше 16, а потім ще щонайменше 16, 32, 16, 16, 32, 64 і так далі (ряд Любі) пошук починається знову, щойно більше нічого не випливає, бо його перші здогади могли бути невдалі. Відпадають лише здогади. Усі нотатки лишаються, і з ними він, можливо, іде іншим шляхом.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Кожна риска — глухий кут, кожен трикутник — перезапуск.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Поширення, з висновками й без нотаток: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>клітинці не лишилося цифри, цифрі — місця або нотатці — частини, що може виконуватися (конфлікти)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>не вдається створити його теку: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>на диску більше немає місця</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Про Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Грайте, питайте чому й дивіться, як думають розв’язувачі.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Вільна програма за ліцензією MIT: її можна використовувати, вивчати, змінювати та поширювати.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Дякуємо гравцям, які знайшли, назвали й пояснили прийоми, авторам програм, чиї файли читає Ninefold, і всім, хто створює Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версії</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Копіювати &amp;версії</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>Те, що вже готове, лишається.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
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
        <translation>Відповідь</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Здогади</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Цифри, що випливли</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Глухі кути</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Розв’язувачі працюють над цією головоломкою один за одним; кожен перевіряє, що другого розв’язку немає.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Кроки назад</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Криві</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Порівняння розв’язувачів</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глибина</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>Головоломки з &amp;файла...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Перегони</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Два вибрані розв’язувачі поруч, на головоломці з поля</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копіювати</translation>
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
        <translation>головоломки, від найлегшої</translation>
    </message>
    <message>
        <source>events</source>
        <translation>події</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Час у мкс</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Головоломки для порівняння</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Читається %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Судоку не знайдено.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Розв’язувачі працюють над %Ln головоломкою, кожен над однією за одною. Хто надто довго, того зупиняють.</numerusform>
            <numerusform>Розв’язувачі працюють над %Ln головоломками, кожен над однією за одною. Хто надто довго, того зупиняють.</numerusform>
            <numerusform>Розв’язувачі працюють над %Ln головоломками, кожен над однією за одною. Хто надто довго, того зупиняють.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Готово. Кожен розв’язувач шукав і другий розв’язок; на сторінці «Спостереження» він робить це лише на прохання і потребує менше. Для «Логіки» кожен крок рахується як цифра, що випливла.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Звіт про збій</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold нікуди цього не надсилає. Якщо скопіювати це в повідомлення тим, хто шукає помилку, воно їм допоможе: тут версії й місця в програмі й нічого з ваших ігор.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Копіювати</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Видалити</translation>
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
        <translation>Три рівні, однакові для всіх, без мережі.</translation>
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
            <numerusform>%n дні</numerusform>
            <numerusform>%n днів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Почато</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Розв’язано пізніше</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Грати ще раз</translation>
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
        <translation>Ті самі головоломки для всіх, зроблені з дати, без мережі.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>У головоломки минулих днів можна грати, але до серії вони не рахуються.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Розв’яжіть головоломку в її день, щоб почати серію.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день поспіль</numerusform>
            <numerusform>%n дні поспіль</numerusform>
            <numerusform>%n днів поспіль</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Попередній місяць</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Наступний місяць</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Дні</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Зображення</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>Частина зображення із судоку, вирівняна.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Шукати</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Шукати в посібнику</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Показати &amp;приклад</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Зображення: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Як грати</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Заповніть поле так, щоб кожен рядок, кожен стовпець і кожен блок з дев’яти клітинок мав цифри від 1 до 9, кожну один раз. Жирні цифри належать до головоломки й лишаються. Кожна головоломка Ninefold має рівно один розв’язок, тож жодної цифри не треба вгадувати.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Вибирати й писати</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Клацніть клітинку або перейдіть до неї клавішами стрілок і введіть цифру; клавіші біля поля роблять те саме. Рядок, стовпець і блок клітинки тоновано. Та сама цифра ще раз або клавіша Delete спорожнює клітинку.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Кандидати й нотатки</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Ще не певні? %1 змінює те, що пишуть клавіші цифр: цифри або кандидатів, малі цифри, які ще можуть бути в клітинці. %2 пише за вас усіх кандидатів. Поки автоочищення ввімкнено, записана цифра зникає з кандидатів свого рядка, стовпця й блоку. Нотатки в кутах і центрі, кольори й лінії — у меню «Перегляд».</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 дає підказку: спершу де шукати, потім клітинки, а наприкінці всю причину, намальовану на полі. %2 робить те, що каже підказка.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Цифра, яка стоїть двічі в рядку, стовпці чи блоці, одразу дістає крапку. %1 порівнює ваші цифри з розв’язком і каже, які хибні; %2 веде вас до стану перед першою помилкою.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Скасування і спроби</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 забирає ходи назад, скільки хочете, а %2 робить їх знову. З %3 ви щось пробуєте: те, що тоді пишете, має другий колір, і ви зберігаєте або відкидаєте все разом. Гра зберігається після кожного ходу.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Дія</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На полі</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Рух</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Стрілки, Home, End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Наступна порожня клітинка</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+стрілка</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Вибрати більше</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+стрілка, перетягування, Shift+клацання, Ctrl+клацання</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Написати цифру або те, що каже режим</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>від 1 до 9, також на цифровій клавіатурі</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Нотатка в куті</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+цифра</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Нотатка в центрі</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+цифра</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Написати чи викреслити кандидата під вказівником</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стерти</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del, Backspace, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Підсвітити цифру</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+цифра; Esc припиняє</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Підсвітити клітинки з двома кандидатами</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Подвійне клацання</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Скасувати, повторити</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Кнопки миші «назад» і «вперед»</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Будь-де у вікні</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Провести лінію від кандидата до кандидата</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Якщо спершу вибрано цифру: написати її</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Клацання або Return; із Shift стає кандидатом</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Ввести головоломку, клітинка за клітинкою</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Цифри; 0, пробіл або крапка для порожньої клітинки</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Середня кнопка; права дає більше</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Вибрати всі клітинки з тією самою цифрою, нотаткою чи кольором</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Меню клітинки</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Клавіша меню, права кнопка</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+цифра; у «Налаштування, Гра» можна зробити, щоб писала кандидатів</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Дати кандидатові під вказівником останній колір</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Середня кнопка в режимі «Колір»</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+перетягування, Ctrl+Shift+перетягування; у режимі «Лінія» перетягування або цифра на кожному кінці</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Із сітки, яку ви щойно розв’язали</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>Найважча із сітки</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Рівень і чого він потребує</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>ваше середнє</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Шукає найважчу головоломку однієї розв’язаної сітки, за 200 раундів.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Ваше середнє: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>У файлі на цьому &amp;комп’ютері</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>На &amp;сервері PostgreSQL, для кількох комп’ютерів</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Перевірити з’єднання</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>&amp;Адреса</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold не зберігає пароля. Його беруть з файла ~/.pgpass або змінної PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Поки сервера немає, Ninefold використовує файл, а потім записує на сервер те, що ви зробили. Збірки вашого файла лишаються у файлі; ninefold-cli library merge копіює їх на сервер.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Де сервер?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Приберіть, будь ласка, пароль: налаштування можуть прочитати інші.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Адреса має вигляд postgresql://ім’я@комп’ютер/база.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold потребує драйвера PostgreSQL: встановіть, будь ласка, пакунок libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>З’єднання...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>З’єднано. Бібліотеку буде створено там.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>З’єднано, головоломок: %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Створити кілька</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Слово або число на ваш вибір: той самий рівень і зерно дають ті самі головоломки знову.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Створити</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Рівень</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>С&amp;кільки</translation>
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
        <translation>Нова головоломка</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>Кі&amp;лька...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Вв&amp;ести власну</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Грати в найважчу</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Грати: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Завжди один розв’язок, який можна знайти логікою.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Головоломка готова.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>Головоломка створюється. Ваша гра лишається, доки вона не з’явиться.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Пошук головоломки: спроб %1, щонайбільше %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Такої головоломки не знайдено. Ще одна спроба може вдатися, або змініть вимоги.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Перегляд</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Легше чи важче</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Легше</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Важче</translation>
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
        <translation>порожньо</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Візерунок заданих цифр, рядок %1 стовпець %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Стрілки рухають, пробіл малює чи стирає. %n задана цифра.</numerusform>
            <numerusform>Стрілки рухають, пробіл малює чи стирає. %n задані цифри.</numerusform>
            <numerusform>Стрілки рухають, пробіл малює чи стирає. %n заданих цифр.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>Лише з&amp;догади, глухі кути, нотатки й кінець</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Зберегти зображення цього прогону</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, завширшки %1 пікселів</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, чіткий у будь-якому розмірі</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>Вибрати &amp;теку</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Одне з кожних</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>щонайбільше %n зображення</numerusform>
            <numerusform>щонайбільше %n зображення</numerusform>
            <numerusform>щонайбільше %n зображень</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>Остання подія передує першій.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Це було б більше ніж %n зображення.</numerusform>
            <numerusform>Це було б більше ніж %n зображення.</numerusform>
            <numerusform>Це було б більше ніж %n зображень.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>Від &amp;номера</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>До но&amp;мера</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>Кожне зо&amp;браження</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Один анімований PNG, завширшки %1 пікселів</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Один анімований GIF, завширшки %1 пікселів</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Стільки, скільки треба, щоб прочитати</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Вибрати &amp;файл</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Одна вебсторінка, яка його відтворює</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>На сторінці вміщається %Ln подія.</numerusform>
            <numerusform>На сторінці вміщаються %Ln події.</numerusform>
            <numerusform>На сторінці вміщається %Ln подій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln подія</numerusform>
            <numerusform>%Ln події</numerusform>
            <numerusform>%Ln подій</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>&amp;Змінити</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>До &amp;непевної клітинки</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Головоломка із зображення</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Що прочитано</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Грати</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Судоку із зображення</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Судоку %1 з %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>Клітинка на зображенні</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: мабуть, %2. Введіть правильну цифру або натисніть Delete, якщо її немає.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: мабуть, порожня. Введіть цифру, якщо вона є.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: порожня</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Перегляньте, будь ласка, %n позначену клітинку.</numerusform>
            <numerusform>Перегляньте, будь ласка, %n позначені клітинки.</numerusform>
            <numerusform>Перегляньте, будь ласка, %n позначених клітинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Ця головоломка має рівно один розв’язок.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Розв’язків кілька: можливо, бракує цифри.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Дві однакові цифри в одному рядку, стовпці чи блоці: одну з них прочитано хибно.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Розв’язку немає: якусь цифру прочитано хибно.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 порожня</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Розв’язок був би рівно один, якби %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> і </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: кандидати %2</translation>
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
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>Виконано %1 % пошуку</translation>
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
        <translation>Головоломок на сторінці</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Папір</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Орієнтація</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>&amp;Розв’язки на останній сторінці</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>Рі&amp;вень і оцінка</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Мої &amp;цифри, нотатки й кольори</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Готові сторінки</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Друк</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Та, що на полі</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n, грана останньою</numerusform>
            <numerusform>%n, грані останніми</numerusform>
            <numerusform>%n, граних останніми</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n вибрана</numerusform>
            <numerusform>%n вибрані</numerusform>
            <numerusform>%n вибраних</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Перші %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Увесь список (%n)</numerusform>
            <numerusform>Увесь список (%n)</numerusform>
            <numerusform>Увесь список (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Головоломки</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Головоломок на с&amp;торінці</translation>
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
        <translation>Книжкова</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Альбомна</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Папір</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Орієнтація</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Головоломки без оцінки оцінюються, поки це вікно відкрите.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Попередня сторінка</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Наступна сторінка</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Друкувати...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>З&amp;берегти як PDF...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Сторінка %1 з %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Визначення оцінок: %1 з %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Властивості</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Джерело</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адреса</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Коментар</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Задані цифри</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Вільні клітинки</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n раз</numerusform>
            <numerusform>%n рази</numerusform>
            <numerusform>%n разів</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>оцінюється...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Використано допомогу</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ніколи</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Чорні ходи</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Зайві задані цифри</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Коли їх заповнено, решту розв’яжуть одинаки.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Кожну окремо можна було б прибрати, і розв’язок залишився б єдиним.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Симетрія з цифрами</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Обмін рядків, стовпців і цифр, який дає те саме судоку.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>шукається...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Цифри одного кольору переходять одна в одну.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Розв’язки</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Коли її заповнено, решту розв’яжуть одинаки.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>Головоломок дотепер: %1</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Друкувати...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Зберегти список...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Зберегти всі головоломки в порядку списку, з оцінками, де формат це дозволяє.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Створення головоломок: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Створені дотепер головоломки</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Скасовано.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Створено головоломок: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Створено головоломок: %1 з %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Інших не знайдено.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Ті самі ще раз: зерно %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Друкувати вибрані головоломки або весь список; Ctrl+клацання і Shift+клацання вибирають більше.</translation>
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
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Головоломка</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>У порядку, в якому вони надійшли</translation>
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
        <translation>Оцінити &amp;всі</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Упорядкувати</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>&amp;Найважчі спершу</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>З’ясувати, наскільки важка кожна головоломка.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Скасовано.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>З кількома розв’язками: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Без розв’язку: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Неправильних: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Оцінені дотепер головоломки</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Оцінено головоломок: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Оцінено головоломок: %1 з %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Упорядкувати</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Чому один розв’язок?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Чому розв’язку немає?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Чому кілька розв’язків?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Пошук причин...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Пояснення розв’язків</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>Чого стосуються причини</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далі</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Множина %1 з %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Множина %1 з %2 найменших</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Здогади не потрібні: усе випливає із заданих цифр.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Доведення єдиності: %Ln нотатка.</numerusform>
            <numerusform>Доведення єдиності: %Ln нотатки.</numerusform>
            <numerusform>Доведення єдиності: %Ln нотаток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL потрапляє в %Ln глухий кут, і його нотатки лишають тільки один розв’язок.</numerusform>
            <numerusform>CDCL потрапляє в %Ln глухі кути, і його нотатки лишають тільки один розв’язок.</numerusform>
            <numerusform>CDCL потрапляє в %Ln глухих кутів, і його нотатки лишають тільки один розв’язок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Потрібна кожна задана цифра: без будь-якої був би інший розв’язок.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>Для цього досить заданих цифр: %1 з %2; бліді можна пропустити разом.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Є більше одного розв’язку.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Задані цифри не лишають розв’язку.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Потрібен прийом</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Кількість заданих цифр</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Почати з вписаними &amp;кандидатами</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Будь-який</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Потрібен &amp;прийом</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>Кількість &amp;заданих цифр</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, за візерунком</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, за рівнем</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Будь-яка</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 або %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>від %1 до %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Вибір ставить рівень, що підходить.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Виберіть прийом, щоб прочитати про нього</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Зберегти як</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Цей формат зберігає все, що є.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Ще не збережено жодної гри.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>На полі</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Цей файл не вдається прочитати.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Усі клітинки заповнено</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>лишилася %n клітинка</numerusform>
            <numerusform>лишилися %n клітинки</numerusform>
            <numerusform>лишилося %n клітинок</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Гра без назви</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Г&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Допомога</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>М&amp;ова</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Назви клітинок</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: рядок 1, стовпець 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: рядок A, стовпець 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Ро&amp;змір поля</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Остання гра</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Нова головоломка: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Починати з</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;Змінити клавіші...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source> min</source>
        <translation> хв</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Немає: годинник рахує вперед</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>Обмеження &amp;часу</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>Б&amp;ібліотека</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Де задані цифри</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Симетрія заданих цифр</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Власний візерунок</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Як на полі</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Зафарбуйте клітинки, які мають бути заданими.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n задана цифра</numerusform>
            <numerusform>%n задані цифри</numerusform>
            <numerusform>%n заданих цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Повторити: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Змінити клавіші</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команди</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Нові клавіші</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Призначити</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 потрібне на полі, і його не можна призначити команді.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 належить до «%2»; вона втратить його, якщо призначити тут.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Виберіть команду, потім натисніть тут її нові клавіші.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Скинути все</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Лічба розв’язків</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Перебіг лічби</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Зупинити лічбу</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Лічба: розв’язків дотепер %1.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Ця головоломка не має розв’язку.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Ця головоломка має рівно один розв’язок.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Розв’язків у цієї головоломки: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Ці два відрізняються %n позначеною клітинкою; якби її задати, лишився б тільки один розв’язок.</numerusform>
            <numerusform>Ці два відрізняються %n позначеними клітинками; якби одну з них задати, лишився б тільки один розв’язок.</numerusform>
            <numerusform>Ці два відрізняються %n позначеними клітинками; якби одну з них задати, лишився б тільки один розв’язок.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Перший розв’язок</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Другий розв’язок</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Зупинено: розв’язків щонайменше %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Прийоми</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Підказки й кроки використовують позначені прийоми, згори вниз.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Вибір</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Звичайні</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Без єдиності</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Лише одинаки</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Без Forcing Chains</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Усе</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Мій вибір</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>В&amp;гору</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>В&amp;низ</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Forcing Chains і Nets можуть використовувати</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Знайти прийом</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Цей тиждень</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>розв’язано %n день</numerusform>
            <numerusform>розв’язано %n дні</numerusform>
            <numerusform>розв’язано %n днів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Що я бачу?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>На сторінці «Спостереження» розв’язувач працює над вашою головоломкою, і видно кожну подію. Деякі цифри випливають з правил. Інші — здогади; мале число в клітинці — найпізніший здогад, на якому тримається її цифра, а цифра без числа певна. Коли клітинці не лишається цифри або цифрі — місця, це глухий кут: якийсь здогад був хибний, і його забирають назад. Ваша власна гра тим часом чекає.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Прогін CDCL у п’яти зображеннях</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>«Логіка» розв’язує так, як людина. Вона шукає найлегший крок, який знаходять прийоми підказок, робить його й шукає знову. Вона ніколи не здогадується. Вкладка «Чому» подає причину кожного кроку. Де жоден прийом не допомагає, вона зупиняється.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 у п’яти зображеннях</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Чому: від глухого кута до нотатки</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>Граф</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Почати знову</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Доведення</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>Граф імплікацій малює ті самі кроки. Прямокутники — це цифри, поставлені чи виключені, стрілки ведуть від причин до того, що випливає, і кожен здогад має свої стовпці. Забарвлений бік — те, що кроки досі замінили; стрілки, що ведуть у нього, — розріз, а нотатка каже, що штрихові прямокутники, де вони починаються, не можуть бути всі істинні. Той, що з літерами UIP, — перший UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Нотатки й LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Нотатка (вивчений диз’юнкт) каже, що принаймні одна з її частин виконується. Розв’язувач стежить лише за двома частинами кожної: доки вони можуть виконуватися, на інші йому не треба дивитися. LBD — це зі скількох здогадів походять частини; мале число добре. Коли нотаток забагато, забувають ті з високим LBD, що давно не були потрібні.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Після кількох глухих кутів пошук забирає назад усі здогади й починає знову (перезапуск). Ніщо не губиться: нотатки лишаються й ведуть його іншим шляхом. Уперше це стається після щонайменше 16 глухих кутів, згодом інколи після більшої кількості.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Нотатки прогону, що шукає другий розв’язок, доводять, що його немає: кожна випливає з правил і нотаток перед нею. «Пояснити розв’язки» у меню «Розв’язування» показує це, а ninefold-cli solve --proof записує у файл, який перевіряють інші програми (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>У глухому куті список «Чому» відкривається своїм першим кроком: щось із цього мало б виконуватися, а ніщо не може. У кожному наступному кроці одну частину заступає те, на чому вона тримається, доки з останнього здогаду походить лише одна частина. Усе, що веде від цього здогаду до глухого кута, йде через неї (перший UIP, «first unique implication point»). Що лишилося — це нотатка. Наприкінці пропускають частини, причини яких є серед решти (мінімізація).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Допомога</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Повторені цифри</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Та сама цифра</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Рядок, стовпець, блок</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Решта цифр</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Хибні цифри</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Спершу цифра</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>увімкнено %1 з %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Верхні стовпчики й оцінка: наскільки важкий був кожен крок. Нижні стовпчики й час: скільки ви перед ним думали.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Ваші кроки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>розв’язано %1 з %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 з %2</translation>
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
        <translation>Годинник %1, зупинено</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Годинник %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Час вийшов. Можна грати далі.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Ви щось пробуєте, другим кольором.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Спробуване стає частиною гри</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>Поле стає таким, яким було</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Триває спроба</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Лінії</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n рядок, %2</numerusform>
            <numerusform>%1, %n рядки, %2</numerusform>
            <numerusform>%1, %n рядків, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>розгорнуто</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>згорнуто</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>Імпортовано головоломок: %1</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Імпортувати головоломки...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>Пере&amp;йменувати...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Перейменувати збірку</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ви&amp;лучити</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Додати до збірки</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Нова збірка...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Нова збірка</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>Вий&amp;няти із цієї збірки</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Імпортувати головоломки</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Головоломки імпортуються</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Мітки</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Нова мітка...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Нова мітка</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;Вставити головоломки</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;Перенести до збірки</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Збірка %1 вже є.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Вставлені головоломки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Мої</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Вбудовані</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Збірка</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Збірки</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Імпортувати...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Покладіть головоломки з файлів у власну збірку. Файли можна й перетягнути сюди.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n тиждень</numerusform>
            <numerusform>%n тижні</numerusform>
            <numerusform>%n тижнів</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Дні поспіль з розв’язаною головоломкою</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Розв’язано за день</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дні</numerusform>
            <numerusform>%n днів</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Середній час</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Розв’язано за день</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>розв’язано %n головоломку</numerusform>
            <numerusform>розв’язано %n головоломки</numerusform>
            <numerusform>розв’язано %n головоломок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 за %n день з останніх 13 тижнів</numerusform>
            <numerusform>%1 за %n дні з останніх 13 тижнів</numerusform>
            <numerusform>%1 за %n днів з останніх 13 тижнів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: розв’язано %n</numerusform>
            <numerusform>%1: розв’язано %n</numerusform>
            <numerusform>%1: розв’язано %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Здогадуюся на полі</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Хай здогадується розв’язувач</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Показати цей прогін</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>Прогін зупиняється перед кожним здогадом, і ви вибираєте, про що здогадатися</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Прогони</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Прогін</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Глухі кути</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Глибина</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Події</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>Найбільше здогадів, чинних водночас</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>лише %1</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Ви: %1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n глухий кут з вашими здогадами,</numerusform>
            <numerusform>%n глухі кути з вашими здогадами,</numerusform>
            <numerusform>%n глухих кутів з вашими здогадами,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n зі здогадами розв’язувача.</numerusform>
            <numerusform>%n зі здогадами розв’язувача.</numerusform>
            <numerusform>%n зі здогадами розв’язувача.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Ви перемогли!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Нічия.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Він попереду.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Ваш здогад: клацніть кандидата або виберіть клітинку клавішами стрілок і введіть її цифру.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Чи обійдетеся меншою кількістю глухих кутів, ніж розв’язувач?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Ваш здогад.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Натисніть «Відтворити»: прогін зупиниться перед наступним здогадом.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: глухих кутів %2, глибина %3, подій %4</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Відтворює причину на полі, кадр за кадром (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Глибина</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Скільки здогадів було чинно в кожну мить; клацніть, щоб перейти туди</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Грати ще раз</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Потрібно</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Оцінки кроків</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Аналіз</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Друкувати...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Задані цифри</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Усі оцінки головоломки та її властивості</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Оцінка %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n задана цифра</numerusform>
            <numerusform>%n задані цифри</numerusform>
            <numerusform>%n заданих цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>зіграно: %1</translation>
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
        <translation>Потрібно: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Мітки</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Бали HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Приклад</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Приклад</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Пошук кроку...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Стрілки вгору й вниз вибирають прийом  ·  D показує його крок за кроком  ·  Ctrl+F шукає  ·  Esc назад до головоломки</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Жодна головоломка тут його не має, тож прикладу немає.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Мітка</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Будь-яка мітка</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Прийом</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Не розв’язані</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Номер, назва або цифри</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Шукати</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Найменша оцінка</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Найбільша оцінка</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Від</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Будь-який рівень</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Будь-який прийом</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>Головоломок: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 з %2</translation>
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
        <translation>Delete прибирає його.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Наступна головоломка</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>На що пішов час</translation>
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
        <translation>Аналіз</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Нова...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Розв’язано за %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Ваше середнє на цьому рівні</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Ваш рекорд на цьому рівні</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Підказок</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Ваш рекорд лишається: ігри з підказками не рахуються.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Пошук кроків...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Верхні стовпчики: оцінка кожного кроку. Нижні: ваш час перед ним.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, новий</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Перегляньте свою гру ще раз, хід за ходом.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Кожен крок вашої гри: наскільки він важкий і скільки ви перед ним думали.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Згорнути клавіші цифр</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Граф імплікацій</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Скільки графа</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Останні причини і з чого вони випливають</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Усе за останнього здогаду</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Усе, назад до першого здогаду</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Зберегти граф</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Зберегти цей граф як малюнок (SVG) або для Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Чому цей глухий кут?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Чому %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Останні %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Здогад %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Усі %1</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Натисніть «Відтворити». На глухому куті тут видно, як до нього привели здогади.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Чому?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Здогади забрано назад. Список «Чому» каже, як далеко й чому.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Здогад не має причини.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Це не тримається на жодному здогаді.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>немає місця для %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>нотатка %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Твердження між здогадом і останніми причинами</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Здогад %1: %2. Двічі клацніть, щоб перейти туди.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, бо %2. За здогаду %3. Двічі клацніть, щоб перейти туди.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>здогад %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Зберегти граф</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Малюнок SVG (*.svg)</translation>
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
        <translation>Збережено як %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>здогад</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>випливає</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>виключено</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>глухий кут</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>замінено</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>Граф імплікацій: стрілки ведуть від причин до того, що з них випливає, одна група стовпців на здогад. Ідіть за кроками списку «Чому»: забарвлений бік навколо глухого кута росте з кожним кроком, а стрілки, що ведуть у нього, — розріз.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Нотатка %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>Шлях від глухого кута до нотатки, як ним іде список «Чому»</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Розв’язано: здогади, що лишилися, були правильні. Кожна нотатка одразу виключала те, що знову не вдалося б; пошук із поверненням, який не робить висновків і не пише нотаток, пробує це все.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Граф в окремому вікні</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>робить частину нотатки хибною</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>немає цифри для %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H дає підказку: спершу де шукати, потім клітинки, потім усю причину.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Закрити підказку</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Закрити підказку (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Показати менше з підказки</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Показати більше з підказки (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Застосувати</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Зробити те, що каже підказка (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Наступна підказка</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Що означають фігури</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Короткий запис</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Інші кроки</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Кожен крок, можливий зараз</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Лінія %1 з %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>оцінка %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>Крок так, як його пишуть знавці: &lt;&gt; означає «не є»</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Усі ланки</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Відтворює причину на полі, кадр за кадром (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Прийом</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Знайти прийом</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Прийоми</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Лише звичайні</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показати всі</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>опановано %1 з %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, опановано %2 з %3</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, опановано</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 з 10 знайдено без допомоги</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Вигляди</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Читати</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Вправи</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Покинуто</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Ігри, розв’язок яких за вас вписала програма</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Рахуються лише ігри без підказок</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Середнє</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>За останні 20 ігор; від третьої</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медіана</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>Половина останніх 20 ігор була швидша</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Тренд</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Ваші останні десять ігор поруч із десятьма перед ними</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Без підказок</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>Частка ігор, розв’язаних без підказки</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Підказки</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>У розв’язаній грі</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Помилки</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>як раніше</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>швидше на %1 %</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>повільніше на %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Числа рівнів</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Вигляди</translation>
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
        <translation>Опановано: %1 з 10 знайдено без допомоги</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 з 10 знайдено без допомоги</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Ще не вправлялися</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Симетрія</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Бали HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Задані цифри</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Будь-яка</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, від</translation>
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
        <translation>задані цифри: %1</translation>
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
        <translation>Відомий візерунок</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Будь-який</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Він там, коли прості кроки вичерпано.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Скільки головоломок його потребують</translation>
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
        <translation>Читати</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Далі вивчити</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Прочитати: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Які нотатки</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Попереднє використання</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Назад туди, де вибрана нотатка щось казала раніше</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Наступне використання</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Далі туди, де вибрана нотатка знову щось каже</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Усі нотатки</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Не виконані зараз</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>До 3 частин</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Використані нотатки</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Правила головоломки</translation>
    </message>
    <message>
        <source>is</source>
        <translation>дорівнює</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>не дорівнює</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>зараз виконується</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>зараз не може виконуватися</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>під наглядом: на неї дивляться першою</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>що нотатка казала спершу</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Перейти туди</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Перейти до події, на якій цю нотатку вивчають</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>Нотатки %1 тут ще немає: її вивчають на події %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>Нотатку %1 вивчено на події %2, з глухого кута перед нею.</translation>
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
        <translation>Кандидати</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Кут</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Центр</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Написати в кожну порожню клітинку цифри, які правила там ще дозволяють</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стерти</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Автоочищення</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Записана цифра зникає з кандидатів свого рядка, стовпця й блоку</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Лінія</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Вписати кандидатів</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Вписати</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>Клавіші цифр пишуть цифри</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>Клавіші цифр пишуть кандидатів: цифри, які ще можуть бути в клітинці</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>Клавіші цифр пишуть малі цифри в кутах: власні нотатки</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>Клавіші цифр пишуть малі цифри в центрі: власні нотатки</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>Клавіші цифр фарбують клітинки й кандидатів</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Лінії від кандидата до кандидата, щоб стежити, що від чого залежить</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Без кольору</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Колір %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>лишилося написати %n</numerusform>
            <numerusform>лишилося написати %n</numerusform>
            <numerusform>лишилося написати %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Немає</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Що пишуть клавіші цифр</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Розгорнути клавіші цифр</translation>
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
        <translation>Шлях розв’язання</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Малюнок візерунка</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n позиція, нова для вас</numerusform>
            <numerusform>%n позиції, нові для вас</numerusform>
            <numerusform>%n позицій, нових для вас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n позиція на повтор</numerusform>
            <numerusform>%n позиції на повтор</numerusform>
            <numerusform>%n позицій на повтор</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Десять хвилин сьогодні</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Вправлятися</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>Вправлятися: %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Ваші десять хвилин минули. До завтра!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Сьогодні нічого повторювати й нічого нового: ви опанували всі прийоми.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>потрібні лише одинаки</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>потрібно більше, ніж прийоми Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>потрібно: %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>потрібно: %1 і %n легший</numerusform>
            <numerusform>потрібно: %1 і %n легші</numerusform>
            <numerusform>потрібно: %1 і %n легших</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Заповнені клітинки</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Рекорд на цьому рівні</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>без підказок</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Ваше середнє</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>остання %n гра</numerusform>
            <numerusform>останні %n гри</numerusform>
            <numerusform>останні %n ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ця гра</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>заповнено &lt;b&gt;%1&lt;/b&gt; з %n клітинки</numerusform>
            <numerusform>заповнено &lt;b&gt;%1&lt;/b&gt; з %n клітинок</numerusform>
            <numerusform>заповнено &lt;b&gt;%1&lt;/b&gt; з %n клітинок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>лишилася %n клітинка</numerusform>
            <numerusform>лишилися %n клітинки</numerusform>
            <numerusform>лишилося %n клітинок</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>без підказок</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n підказка</numerusform>
            <numerusform>%n підказки</numerusform>
            <numerusform>%n підказок</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>без перевірок</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n перевірка</numerusform>
            <numerusform>%n перевірки</numerusform>
            <numerusform>%n перевірок</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Рекорд %1 · середнє %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>Востаннє %2 змінила подія %1; подвійне клацання веде туди.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Де шукати</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Більше трьома ступенями: де це, які клітинки, усе (H).
Позиція тоді рахується як знайдена з допомогою.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>До іншої позиції</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Перевірити</translation>
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
        <translation>правильно: %1</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>поспіль: %1</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>До результату</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Наступна позиція</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Позиція створюється...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Виберіть клітинку, введіть її цифру й натисніть Enter.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Клацніть кандидатів, що відпадають, або введіть їх у їхніх клітинках і натисніть Enter.</translation>
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
        <translation>Зображення: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Очистити фільтри</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Відкрийте або вставте головоломки.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Жодна головоломка не підходить.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Стрілки вибирають  ·  Enter грає  ·  набір тексту шукає  ·  Ctrl+F поле пошуку  ·  Esc назад до головоломки</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>За раз друкується головоломок щонайбільше: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>Скопійовано %n головоломку.</numerusform>
            <numerusform>Скопійовано %n головоломки.</numerusform>
            <numerusform>Скопійовано %n головоломок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>Оцінюється %n головоломка</numerusform>
            <numerusform>Оцінюються %n головоломки</numerusform>
            <numerusform>Оцінюється %n головоломок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Два розв’язувачі поруч</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Лівий розв’язувач</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Ліве поле</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Правий розв’язувач</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Праве поле</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Готово: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Мікросекунда %1 з %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Порівнювати за</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Подіями: по одній від кожного</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Часом: стільки, скільки кожному справді треба</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>Нотатка дотепер</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Одна з них мусила б виконуватися, але жодна не виконується:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, бо %2. Те, на чому це тримається, заступає його:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Тепер зі здогаду %1 походить одна частина: кожен шлях від здогаду до глухого кута йде через неї (перший UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>дорівнює</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>не дорівнює</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>частина з останнього здогаду</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, бо %2. Це випливає з частин, що лишаються, тож нотатка стає коротшою на цю частину (мінімізація):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n частина походить зі здогаду %1. Далі йдуть ще кроки, доки лишиться одна.</numerusform>
            <numerusform>%n частини походять зі здогаду %1. Далі йдуть ще кроки, доки лишиться одна.</numerusform>
            <numerusform>%n частин походить зі здогаду %1. Далі йдуть ще кроки, доки лишиться одна.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>у графі: що робить частину хибною</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Причини, що лишилися, зараз істинні й ведуть у глухий кут, тож вони ніколи не можуть бути істинні всі разом. Це й каже нотатка %1: кожну причину обернено на протилежну, а між ними «або». Коли здогад %2 заберуть назад, виконуватися зможе лише одна її частина, тож вона й випливає.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: правильно</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: не знайдено</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Читати</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>Сторінка прийому з прикладом</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: тест складено</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: ще не складено</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Це тривало %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Прогони як JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Збережено як %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>Прогін з %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Не вдається прочитати %1.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 — не прогін: перший рядок не каже, хто що розв’язує.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>Рядок %1 з %2 — не те, що робить розв’язувач.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Зберегти прогін</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Відкрити прогін</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Відтворювати подію за подією</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Відтворювати цифру за цифрою</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Відтворювати так, як грали ви</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Відтворювати якнайшвидше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Більше параметрів</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Почати з моїх цифр</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>Прогін починається з цифр вашої гри, а не з головоломки</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Шукати другий розв’язок</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Після першого розв’язку прогін триває, доки стане ясно, чи є інший</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Зберегти зображення...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Де прогін починається, як він працює і відтворюється, і його зображення</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Зберегти прогін...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Усі події рядками JSON; це вікно може знову їх відкрити</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Відкрити прогін...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Здогадуватися інакше</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>Прогін починається знову з іншими випадковими здогадами</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Здогади</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Числа</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Нотатки</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ще нічого не сталося.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Нотатки %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Зупинки</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Мій здогад</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Чого навчив кожен глухий кут (вивчені диз’юнкти). З кожної нотатки мусить виконуватися принаймні одна частина.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Чому сталася ця подія, назад до здогадів, на яких вона тримається.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Точки зупинки: де прогін зупиняється сам.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Здогадуйтеся замість розв’язувача й порівняйте, що з того вийде.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Як часто траплявся кожен вид подій і що означають слова.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Що чинне зараз (слід): кожен здогад, а під ним те, що з нього випливає. Забраного назад тут уже немає.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Що читати</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Одразу %1  ·  З допомогою %2  ·  Не знайдено %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Демонстрація</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Зберегти її зображення</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Швидкість демонстрації</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Натисніть «Відтворити»: пробіл відтворює, стрілки йдуть крок за кроком.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Розв’язувач</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Як здогадується</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Хто розв’язує головоломку</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Логіка</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Де здогадується, коли більше нічого не випливає</translation>
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
        <translation>Назва</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Задані цифри</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>За спаданням</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>За зростанням</translation>
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
        <translation>Бали HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Остання гра</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Як швидко відтворюється: подій за секунду (+ і -)</translation>
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
        <translation>Відкрити файл...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставити</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>У буфері обміну є головоломка.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Нова головоломка: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Грати в цю головоломку</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Як грати</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Або хай буде створено нову, на одному із цих рівнів.</translation>
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
        <translation>Експортувати...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Рівень кривої</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Історія починається з вашої першої розв’язаної головоломки: тут зростатимуть часи, серії й улюблені прийоми.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Зберегти рядок для кожної гри, для електронної таблиці</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Часи</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Останній рік</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n день поспіль</numerusform>
            <numerusform>%n дні поспіль</numerusform>
            <numerusform>%n днів поспіль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>найдовша: %n день</numerusform>
            <numerusform>найдовша: %n дні</numerusform>
            <numerusform>найдовша: %n днів</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Лінія: середнє з п’яти ігор. Порожні кола: з підказками.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Що сильніший колір, то більше розв’язано.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab іде далі  ·  стрілки вибирають  ·  Esc назад до головоломки</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>розв’язано %n гру</numerusform>
            <numerusform>розв’язано %n гри</numerusform>
            <numerusform>розв’язано %n ігор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n покинуто</numerusform>
            <numerusform>%n покинуто</numerusform>
            <numerusform>%n покинуто</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Експорт ігор</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Експортовано як %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Прийоми, які ви використали й про які питали</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Стовпчик: що ви знайшли самі, решта з підказкою.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n правильний хід без відомого мені кроку</numerusform>
            <numerusform>%n правильні ходи без відомого мені кроку</numerusform>
            <numerusform>%n правильних ходів без відомого мені кроку</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Відтворює причину на полі, кадр за кадром (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Попередній крок</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Наступний крок</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Від глухого кута до нотатки %1: крок %2 з %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Усі кроки</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Нижче ще %n крок веде до того самого результату.</numerusform>
            <numerusform>Нижче ще %n кроки ведуть до того самого результату.</numerusform>
            <numerusform>Нижче ще %n кроків ведуть до того самого результату.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Прийом</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ще</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Крок</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Прийом</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
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
        <translation>Шлях розв’язання</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Усі кроки зараз</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Фільтр, напр. r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фільтр</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Прийоми...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копіювати</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Копіювати список як текст</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Зробити цей крок</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Розв’язати досюди</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>Скопійовано %n крок.</numerusform>
            <numerusform>Скопійовано %n кроки.</numerusform>
            <numerusform>Скопійовано %n кроків.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Оцінки кроків</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Шлях розв’язання</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Усі кроки зараз</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Усі кроки звідси до розв’язку, один за одним</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Кожен крок, можливий зараз</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Фільтр лишає: %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>І...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Зупинити, коли</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Додає умову, яка мусить виконуватися водночас</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Умова</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Клітинка</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>клітинка дістає цифру</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>цифра зникає з клітинки</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>чинно стільки здогадів</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>настає глухий кут</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>настало ще стільки глухих кутів</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>записується нотатка щонайбільше зі стількох частин</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>використано нотатку із цим номером</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>пошук починається знову</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>одразу кілька здогадів забирають назад</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Додати...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Попередня зупинка</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Назад туди, де прогін зупинився б раніше (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Наступна зупинка</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Далі до наступного місця зупинки (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Зупинки</translation>
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
        <translation>Головоломка трохи вище</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>За шкалою оцінок головоломок, від 1,0 до приблизно 12. У дев’яти випадках з десяти правда в указаних межах.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Вітаємо!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Почніть з першого прийому нижче: прочитайте про нього, а потім знайдіть його самі. Десяти хвилин на день цілком досить, а помилки тут нічого не коштують.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Ще рано казати</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Після %1 завершених ігор тут буде видно, які ви сильні й наскільки це певно. Дотепер: %n.</numerusform>
            <numerusform>Після %1 завершених ігор тут буде видно, які ви сильні й наскільки це певно. Дотепер: %n.</numerusform>
            <numerusform>Після %1 завершених ігор тут буде видно, які ви сильні й наскільки це певно. Дотепер: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Між %1 і %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>Після %n гри більше сказати не можна: ті, що набагато легші чи важчі для вас, кажуть мало.</numerusform>
            <numerusform>Після %n ігор більше сказати не можна: ті, що набагато легші чи важчі для вас, кажуть мало.</numerusform>
            <numerusform>Після %n ігор більше сказати не можна: ті, що набагато легші чи важчі для вас, кажуть мало.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Приблизно %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Плюс-мінус %1, з %n гри. Кожну другу головоломку з такою оцінкою ви розв’язуєте без допомоги.</numerusform>
            <numerusform>Плюс-мінус %1, з %n ігор. Кожну другу головоломку з такою оцінкою ви розв’язуєте без допомоги.</numerusform>
            <numerusform>Плюс-мінус %1, з %n ігор. Кожну другу головоломку з такою оцінкою ви розв’язуєте без допомоги.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>оцінка %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Що означають знаки</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>перший UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Тут рахується те, що ви використовуєте у своїх іграх.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n підказка</numerusform>
            <numerusform>%n підказки</numerusform>
            <numerusform>%n підказок</numerusform>
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
            <numerusform>%1, використано %n раз, %2</numerusform>
            <numerusform>%1, використано %n рази, %2</numerusform>
            <numerusform>%1, використано %n разів, %2</numerusform>
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
        <translation>Вправлятися</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Прийом</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Ви шукаєте його в позиціях і дізнаєтеся, чи маєте рацію</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Назад туди, де ви були</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Як його помітити</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Чому це правда</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Чому приклад правильний</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Скільки головоломок його потребують</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Наскільки він важкий</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Окремий випадок прийому: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Його окремі випадки: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Того самого роду: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>У прикладі: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Сховати малюнок</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Показати малюнок</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Ще не складали</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Складено: %1 з %2 правильно</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>Дотепер %1 з %2 правильно, досить 8</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тести</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Скласти тест</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Скласти тест: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Скласти тест ще раз: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Десять позицій однієї родини, без допомоги; вісім правильних — тест складено. Дотепер складено: %1 з %2.</translation>
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
        <translation>%1 хв</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>hours</comment>
        <translation>%1 год</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>На що пішов час</translation>
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
        <translation>Прийом</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Оцінка</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Часи ваших ігор</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>На цьому рівні ігор ще немає</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n гра, від %1 до %2</numerusform>
            <numerusform>%n гри, від %1 до %2</numerusform>
            <numerusform>%n ігор, від %1 до %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>без підказок</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n підказка</numerusform>
            <numerusform>%n підказки</numerusform>
            <numerusform>%n підказок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab до наступного  ·  пробіл натискає  ·  Esc назад до головоломки</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n позиція на сьогодні</numerusform>
            <numerusform>%n позиції на сьогодні</numerusform>
            <numerusform>%n позицій на сьогодні</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Позиція</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>До цієї події жодного немає.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Початок</translation>
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
        <translation>Відтворити</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперед</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Попередній конфлікт</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Наступний конфлікт</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Подія %1 з %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Перейти до</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Наступний здогад</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Попередній здогад</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Наступна нотатка</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Попередня нотатка</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Наступна цифра</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Попередня цифра</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Після цієї події поки що жодного немає.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Назад до попереднього глухого кута: не лишилося цифри для клітинки або місця для цифри</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Попередня цифра: у цього прогону немає глухих кутів</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Далі до наступного глухого кута: не лишилося цифри для клітинки або місця для цифри</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Наступна цифра: у цього прогону немає глухих кутів</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Глухий кут</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 з %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Помилка</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Назад до попередньої помилки</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Далі до наступної помилки</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Перейти до наступного чи попереднього здогаду, нотатки, стрибка чи цифри або туди, де використано нотатку</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Наступний стрибок через кілька здогадів</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Попередній стрибок через кілька здогадів</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Наступне використання нотатки %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Попереднє використання нотатки %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Дерево пошуку</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Розмір дерева</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>Дерево пошуку: кожен здогад стоїть під тим, що був перед ним. Квадрати — здогади, що привели в глухий кут, трикутники заступають більше здогадів, ніж уміщає зображення. Клацніть здогад, щоб перейти туди.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Усе</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Велике</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>Усе дерево на цій картці</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Досить велике, щоб розрізняти здогади</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Здогадів ще немає</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln здогад</numerusform>
            <numerusform>%Ln здогади</numerusform>
            <numerusform>%Ln здогадів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln глухий кут</numerusform>
            <numerusform>%Ln глухі кути</numerusform>
            <numerusform>%Ln глухих кутів</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>Головоломка до всіх здогадів.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Здогад %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Чинний від події %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Події від %1 до %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Під ним ще %Ln здогад.</numerusform>
            <numerusform>Під ним ще %Ln здогади.</numerusform>
            <numerusform>Під ним ще %Ln здогадів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>Під ним %Ln глухий кут.</numerusform>
            <numerusform>Під ним %Ln глухі кути.</numerusform>
            <numerusform>Під ним %Ln глухих кутів.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>привів у глухий кут</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>розв’язок</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>показано зараз</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>ще здогади</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Назад до моєї гри</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Назад до моєї гри</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Ваша гра така, якою ви її лишили (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Натисніть «Відтворити»: пробіл відтворює, стрілки йдуть крок за кроком.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Що я бачу?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Події</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продовжити</translation>
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
        <translation>Усе, що сталося, по порядку. Те, що згодом забрано назад, теж лишається в списку.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Як причини ведуть у глухий кут, малюнком.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Усі здогади прогону, малюнком.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>«Логіка» розв’язує: %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 розв’язує: %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Зупинено, подій: %1.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>Триває, подій дотепер: %1.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Повтор моєї гри</translation>
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
        <translation>Поле спостереження</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Перегляд моєї гри</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Спостереження: «Логіка»</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Спостереження: %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Тут нічого розв’язувати.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Повтор: пробіл відтворює, ← → один хід, із Shift до наступної помилки.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Спостереження: пробіл відтворює, ← → одна подія, із Shift до наступного глухого кута.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Спостереження: пробіл відтворює, ← → одна подія, із Shift до наступної цифри.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Розв’язано за день</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Розв’язано в %n день останнього року</numerusform>
            <numerusform>Розв’язано в %n дні останнього року</numerusform>
            <numerusform>Розв’язано в %n днів останнього року</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: розв’язано %n</numerusform>
            <numerusform>%1: розв’язано %n</numerusform>
            <numerusform>%1: розв’язано %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Тут уже є закладка.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>У грі вміщається закладок: %1.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Закладку поставлено на %1. «Головоломка, Закладки» веде до неї назад.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>Поле таке, як на цій закладці.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Назад до закладки з %1. «Скасувати» повертає туди, де ви були.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Збережено: спробуване тепер частина гри.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Пробувати далі</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Відкинуто: поле таке, як було.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>Хибна %n цифра: %1</numerusform>
            <numerusform>Хибні %n цифри: %1</numerusform>
            <numerusform>Хибних цифр %n: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Усі цифри правильні, але викреслено потрібного кандидата.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Розв’язано: кожна цифра правильна.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Помилок поки немає, лишилася %n клітинка.</numerusform>
            <numerusform>Помилок поки немає, лишилися %n клітинки.</numerusform>
            <numerusform>Помилок поки немає, лишилося %n клітинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Назад до помилки</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>На полі немає помилки.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Стан перед помилкою. «Повторити» вертає пізніші ходи.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>Те, що було хибне, прибрано з поля.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>Головоломку вже розв’язано.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Розв’язала програма.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Забрати назад</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Стерти</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Стерти</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Гру зупинено.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 тепер зветься %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>Збірку %1 вилучено. Її головоломки лишаються в бібліотеці.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>Вийнято з %1 %n головоломку.</numerusform>
            <numerusform>Вийнято з %1 %n головоломки.</numerusform>
            <numerusform>Вийнято з %1 %n головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Забрано назад.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>Додано до «%1» %n головоломку.</numerusform>
            <numerusform>Додано до «%1» %n головоломки.</numerusform>
            <numerusform>Додано до «%1» %n головоломок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n головоломка дістала мітку %1.</numerusform>
            <numerusform>%n головоломки дістали мітку %1.</numerusform>
            <numerusform>%n головоломок дістали мітку %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n головоломка більше не має мітки %1.</numerusform>
            <numerusform>%n головоломки більше не мають мітки %1.</numerusform>
            <numerusform>%n головоломок більше не мають мітки %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>Перенесено до «%1» %n головоломку.</numerusform>
            <numerusform>Перенесено до «%1» %n головоломки.</numerusform>
            <numerusform>Перенесено до «%1» %n головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Цього не змінено: сервер бібліотеки недоступний.</translation>
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
        <translation>Головоломка дня — на полі.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Головоломка одного з минулих днів: до серії вона не рахується.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>Гру зупинено.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Підказки будуть, щойно головоломку введено й ви в неї граєте.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Головоломку розв’язано.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>Головоломка ще перевіряється; спробуйте ще раз за мить.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n хід тому</numerusform>
            <numerusform>%n ходи тому</numerusform>
            <numerusform>%n ходів тому</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>від початку</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Жоден з увімкнених прийомів не знаходить тут кроку.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Зроблено: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Чому немає %1 у %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Чому не %1 у %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Ніщо не виключає %1 у %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>Підказку закрито.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>Перша помилка: %1 у %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>Перша помилка: %1 викреслено з %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>Сама головоломка виключає %1 у %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>Це хибно, але короткої причини немає.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Скасовано.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Головоломки не знайдено.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n з них ви вже мали, таку саму чи обернену.</numerusform>
            <numerusform>%n з них ви вже мали, такі самі чи обернені.</numerusform>
            <numerusform>%n з них ви вже мали, такі самі чи обернені.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>Пропущено %n: не має рівно одного розв’язку або не читається.</numerusform>
            <numerusform>Пропущено %n: не мають рівно одного розв’язку або не читаються.</numerusform>
            <numerusform>Пропущено %n: не мають рівно одного розв’язку або не читаються.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Немає головоломок у %n файлі.</numerusform>
            <numerusform>Немає головоломок у %n файлах.</numerusform>
            <numerusform>Немає головоломок у %n файлах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>Додано до «%1» %n головоломку.</numerusform>
            <numerusform>Додано до «%1» %n головоломки.</numerusform>
            <numerusform>Додано до «%1» %n головоломок.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Воно лишається на цьому комп’ютері, доки сервер бібліотеки не вернеться.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Завантаження</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>Бібліотеку було пошкоджено, і вона починається наново. Стару збережено як %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold поки що використовує бібліотеку на цьому комп’ютері й запише на сервер те, що ви робите, щойно він вернеться.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>Сервер бібліотеки вернувся і має те, що ви тим часом зробили.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>Сервер бібліотеки вернувся.</translation>
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
        <translation>розв’язано за %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>розв’язано</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>заповнено на %1 відсотків</translation>
    </message>
    <message>
        <source>new</source>
        <translation>нова</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Розв’язано за %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Розв’язано за %1, %n підказка</numerusform>
            <numerusform>Розв’язано за %1, %n підказки</numerusform>
            <numerusform>Розв’язано за %1, %n підказок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>заповнено %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ще не грали</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сьогодні</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчора</translation>
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
        <translation>Усі головоломки</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Для вправ</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>розв’язано %1 з %2</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: правильно, але не через відомий мені крок.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: ви використали прийом: %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Правильно, але не через відомий мені крок: можливо, здогад.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Гра знову зберігається.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Перша головоломка</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Ця гра вже на полі.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Скасовано: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Назад до попередньої гри: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Знову вперед до наступної гри: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Гру зупинено.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>Головоломка починається спочатку. «Скасувати» вертає ваші цифри.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Налаштування не вдалося зберегти.</translation>
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
        <translation>Введіть цифри своєї головоломки.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Відкинути</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Введіть цифри головоломки рядок за рядком; 0, пробіл або крапка лишає клітинку порожньою.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>Дотепер %n цифра; головоломка з одним розв’язком має їх щонайменше 17.</numerusform>
            <numerusform>Дотепер %n цифри; головоломка з одним розв’язком має їх щонайменше 17.</numerusform>
            <numerusform>Дотепер %n цифр; головоломка з одним розв’язком має їх щонайменше 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Створюється нова головоломка: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Нова головоломка: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Скасовано. Ваша гра триває.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Такої головоломки не знайдено: %1. Ще одна спроба може вдатися.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Ця головоломка є у вашій бібліотеці: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>Її оцінка %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Ви розв’язали її за %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Ця головоломка є у вашій бібліотеці.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Почався інший прогін; сторінку попереднього не збережено.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Сторінку не вдалося створити.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Ви просили допомоги (%1), разів: %2. Повправлятися?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Вправлятися</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не зараз</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n крок дотепер...</numerusform>
            <numerusform>%n кроки дотепер...</numerusform>
            <numerusform>%n кроків дотепер...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Пошук кроків до розв’язку...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Пошук кроків...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Зупинено.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n крок; далі жоден з увімкнених прийомів не знаходить наступного.</numerusform>
            <numerusform>%n кроки; далі жоден з увімкнених прийомів не знаходить наступного.</numerusform>
            <numerusform>%n кроків; далі жоден з увімкнених прийомів не знаходить наступного.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>Зроблено %n крок; одне скасування забирає його назад.</numerusform>
            <numerusform>Зроблено %n кроки; одне скасування забирає їх назад.</numerusform>
            <numerusform>Зроблено %n кроків; одне скасування забирає їх назад.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Зроблено: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>На полі є помилка; підказка покаже першу.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Розв’язано за %n крок, найважчий: %1</numerusform>
            <numerusform>Розв’язано за %n кроки, найважчий: %1</numerusform>
            <numerusform>Розв’язано за %n кроків, найважчий: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>Це інша гра: натисніть «Шлях розв’язання» або «Усі кроки зараз».</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>Зараз можна зробити %n крок; кожен рядок робить щось нове.</numerusform>
            <numerusform>Зараз можна зробити %n кроки; кожен рядок робить щось нове.</numerusform>
            <numerusform>Зараз можна зробити %n кроків; кожен рядок робить щось нове.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Поставлені цифри лишаються.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Позиції не знайдено. Виберіть, будь ласка, інший прийом.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 тут не кандидат.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 — не кандидат у цих клітинках.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>на диску більше немає місця</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Цю гру не вдається зберегти (%1). Можна грати далі; кожен хід пробує знову.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Збережену гру пошкоджено; те, що вдалося прочитати, — на полі.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Файл збережено як %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Цю гру відкрито і в іншому вікні. Тут вона триває як копія.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Цю гру не вдається заблокувати. Будь ласка, не відкривайте її в другому вікні.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Файл цієї гри було вилучено. Його записано знову.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Інша програма змінила файл цієї гри. Його записано наново; те, що там було, збережено як %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Рядок %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Стовпець %1</translation>
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
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Скасувати (Esc). Ваша гра лишиться, якою є.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Сторінки</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>Найважчий крок — номер %1 з %2, з оцінкою %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%n крок, оцінки до %1</numerusform>
            <numerusform>%n кроки, оцінки до %1</numerusform>
            <numerusform>%n кроків, оцінки до %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Крок %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Інструменти</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Минулого разу в Ninefold стався збій. Ваші ігри такі, як були, і є звіт.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Показати звіт</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не зараз</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Експорт</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Зображення PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Зображення SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Зображення не вдалося створити.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Експортовано як %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Сторінка PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>Збережено %n зображення.</numerusform>
            <numerusform>Збережено %n зображення.</numerusform>
            <numerusform>Збережено %n зображень.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Тека для зображень</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Збереження зображень...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Збережено як %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Скопійовано як 81 символ.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Скопійовано як «%1».</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Анімоване зображення</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Анімований GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>Анімований PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n зображення з %1 дотепер...</numerusform>
            <numerusform>%n зображення з %1 дотепер...</numerusform>
            <numerusform>%n зображень з %1 дотепер...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Більше зображень не зберігається.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Вебсторінка</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Вебсторінка (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Збереження сторінки...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Вставлені головоломки</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Вставлена головоломка</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>Головоломок: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>Не вдалося прочитати %n; перша: %1</numerusform>
            <numerusform>Не вдалося прочитати %n; перша: %1</numerusform>
            <numerusform>Не вдалося прочитати %n; перша: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 і ще %n файл</numerusform>
            <numerusform>%1 і ще %n файли</numerusform>
            <numerusform>%1 і ще %n файлів</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Не прочитано: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Цього немає на вашому комп’ютері, тож не відкрито: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Судоку — лише один рядок; ще %n не вдалося використати.</numerusform>
            <numerusform>Судоку — лише один рядок; ще %n не вдалося використати.</numerusform>
            <numerusform>Судоку — лише один рядок; ще %n не вдалося використати.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>Перший — рядок %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>У буфері обміну немає ні тексту, ні зображення.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 пише цифру</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 пише кандидатів</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 пише нотатки в кутах</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 пише нотатки в центрі</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>тягніть від кандидата до кандидата, щоб провести лінію</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Пробіл відтворює</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → одна подія</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − швидкість</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 каже більше</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 застосовує</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 закриває підказку</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ вибирає крок</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 змінює режим</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 підказка</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 підсвічує цифру</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 усі клавіші</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter наступна головоломка</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R повтор</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A аналіз</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc лишає поле</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 ще вертає назад</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → глухі кути</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 фарбує клітинку, середня кнопка — кандидата</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 продовжує гру</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → кроки до нотатки</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Збережено як %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Збереження...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Створені головоломки — у меню Файл, Відкрити недавні, %1.</translation>
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
        <translation>%1. Esc скасовує.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>У буфері обміну є головоломка.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Не зараз</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Ви щось пробуєте, другим кольором. %1 зберігає це, %2 відкидає.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Розв’язано за %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Без жодної допомоги.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>Допомогу використано %n раз.</numerusform>
            <numerusform>Допомогу використано %n рази.</numerusform>
            <numerusform>Допомогу використано %n разів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n задана цифра належить до головоломки, і її не можна змінити.</numerusform>
            <numerusform>%n задані цифри належать до головоломки, і їх не можна змінити.</numerusform>
            <numerusform>%n заданих цифр належать до головоломки, і їх не можна змінити.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Тут нічого змінювати.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Збережено</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Клавіші цифр тепер пишуть цифри.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>Клавіші цифр тепер пишуть кандидатів.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>Клавіші цифр тепер пишуть нотатки в кутах.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>Клавіші цифр тепер пишуть нотатки в центрі.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>Клавіші цифр тепер фарбують клітинки.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>Вибрано %n клітинку.</numerusform>
            <numerusform>Вибрано %n клітинки.</numerusform>
            <numerusform>Вибрано %n клітинок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Пауза: годинник стоїть, а поле закрите.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Гра триває.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>Вибрана клітинка: рядок %1, стовпець %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Тягніть від кандидата до кандидата, щоб провести лінію, або введіть цифру на кожному кінці.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Лінія починається від %1 у %2. Перейдіть до її іншого кінця і введіть там цифру; та сама ще раз відкидає її.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Гру зупинено.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Ця цифра належить до головоломки, і її не можна змінити.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Усі клітинки заповнено, але не кожна цифра правильна.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Перевірити</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Клітинки з двома кандидатами підсвічено.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>Цифру %1 підсвічено.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Почався інший прогін; зображення попереднього більше не зберігаються.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Зображення не вдалося створити.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Зберегти як PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Сторінки PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Скасовано.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Надіслано на принтер: %n сторінка.</numerusform>
            <numerusform>Надіслано на принтер: %n сторінки.</numerusform>
            <numerusform>Надіслано на принтер: %n сторінок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Сторінки не вдалося створити.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Збережено як %1: %n сторінка.</numerusform>
            <numerusform>Збережено як %1: %n сторінки.</numerusform>
            <numerusform>Збережено як %1: %n сторінок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>Принтер нічого не прийняв. Чи він готовий?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Поле моєї гри</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Поле судоку</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Ви знову у своїй грі.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Більше нічого не підсвічено.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Кімнати</translation>
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
        <translation>Клацніть клітинку, введіть цифру. %1 дає підказку.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>Створити &amp;кілька...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>усі клітинки заповнено</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>лишилася %n клітинка</numerusform>
            <numerusform>лишилися %n клітинки</numerusform>
            <numerusform>лишилося %n клітинок</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Ще не відкрито жодного файла</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Очистити цей список</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Як у &amp;системі</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;вітла</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Темна</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Високий &amp;контраст</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>Найва&amp;жча із сітки</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Піднімається від повної сітки до головоломки з найбільшим галуженням, якого досягне</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Ще не поставлено жодної закладки</translation>
    </message>
</context>
</TS>
