<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>只剩一个空白格的行、列或宫。八格已填，用掉了八个不同的数字，只缺一个数字A。A填入空白格。</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>找只有一个空缺的行、列或宫，从1数到9，看缺哪个数字。</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>每行、每列、每宫都有九格，九个数字各需一次。</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>八格已填，是八个不同的数字。</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>只缺A，也只剩一格。所以A填在那里。</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>某个数字A在一行、一列或一宫中只能填入一格。其他各格已填，或与已有的A同行、同列或同宫。所以A填入剩下的那一格。</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>选一个在盘面上常见的数字，沿着它所在的行和列，看还没有它的宫里剩下哪些格。</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>这一行、列或宫需要A，而现在还没有。</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>已填的格放不下它。</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>与另一个A同行、同列或同宫的格不能是A，否则A会出现两次。</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>只剩一格。A总要有地方放，所以就在那里。</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>只能填A的格。它的行、列、宫合起来已经有了其他八个数字。每格都要有数字，所以这格是A。</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>看填得较满的行、列、宫交叉的地方，数一数这格能看到哪些数字。如果写了全部候选数，就找只剩一个候选数的格。</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>这格不能是它的行里已有的数字，也不能是它的列或宫里已有的数字。</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>合起来是八个不同的数字：除A以外的全部。</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>这格总要填某个数字。只剩A，所以是A。</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>现在能填的所有格，合成一步。每格要么只剩一个候选数，要么是它的数字在一行、一列或一宫中的唯一位置。它们互不等待，先后无关。</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>从1到9逐个看数字，再看那些能看到许多数字的格。</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>每一格都可以单独得出：隐性唯一或显性唯一。</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>正确的数字，在写下另一个正确的数字之后仍然正确。</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>所以可以把它们一次写完。</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>两步合一，不需要写候选数。某宫里A的所有位置都在同一行或同一列，或者某行、某列里A的所有位置都在同一宫，所以其余地方不能是A。于是在别处A只剩一个位置，就填在那里。</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>当一个数字在宫里有两三个并排的位置时，沿着它们的行或列看相邻的宫。那里可能只剩一个位置。</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>第一个宫里A的所有位置都在同一行，而这个宫需要A。所以这一行的A在这个宫里。</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>这一行只有一个A。所以这一行在其他宫里的格都不能是A。</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>另一行、列或宫里A的位置是这些格再加一格。现在只剩那一格。</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>所以A填在那里。把行换成列，或者先看行列再看宫，道理相同。</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>两步合一，不需要写候选数。两三个数字在一行、一列或一宫里只能填入两三格，于是占满了这些格。同一行、列或宫的另一个数字就只剩一个位置。</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>找在某宫的同样几格中都被排除的两个数字。记住留给它们的两格，再看这对其他数字意味着什么。</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>假设有两个数字，都只能填入同样的两格。它们都要有位置，而一格只能放一个数字。</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>所以这两格就是这两个数字，没有别的。</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>第三个数字在那里失去了位置。它在这一行、列或宫里只剩一个位置，就填在那里。</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>三格三个数字，道理相同。</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>某个数字A在一宫里只能填入同一行或同一列的格。这个宫需要A，所以其中一格是A。于是可以从这一行或列在宫外的格中删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>逐个高亮数字。找两三个位置都在同一行或同一列的宫；中间有空隙也没关系。常常没有可删的，那就找下一个。</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>这个宫需要A，只有这两三格可以是A。所以其中一格是A。</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>它们都在同一行。不管哪一格是A，这一行就有了A。</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>一行不能有第二个A。所以这一行的其他格都不能是A。换成列也一样。</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>某个数字A在一行或一列里只能填入同一宫的格。这一行或列需要A，所以其中一格是A。于是可以从这个宫的其他格中删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>逐个高亮数字。找两三个位置都在同一宫的行和列；中间有空隙也没关系。常常没有可删的，那就找下一个。</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>这一行需要A，只有这两三格可以是A。所以其中一格是A。</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>它们都在同一宫。不管哪一格是A，这个宫就有了A。</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>一宫不能有第二个A。所以这个宫的其他格都不能是A。换成列也一样。</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>一行、一列或一宫里的两格只有相同的两个候选数A和B，这就是数对。三数组是三格合起来只有三个数字，四数组是四格四个数字。这些格自己要用这些数字，所以可以从那里的其他各格中删除它们。</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>找恰好有两个候选数的格，再在它的行、列或宫里找第二个有同样两个候选数的格。如果两格既同行又同宫，两处都要删。三数组可以是(A或B)、(B或C)和(A或C)。</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>取同一行的两个(A或B)格。它们同行，所以不同。</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>第一格是A，第二格就是B。第一格是B，第二格就是A。</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>无论如何，这一行的A和B都在这两格里。所以这一行的其他格不能是A或B。</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>三格合起来只有三个数字，填的是三个不同的数字，所以全部用上。四格四个数字也一样。</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>只有候选数A和B的两格，或只有A、B、C的三格，同在一宫，又同在一行或一列。它们同时用掉了宫和行列的这些数字。两处的其他格都要删除这些数字。</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>在一宫里找并排的、候选数相同而且很少的格。</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>同一行的两个(A或B)格不同：一个是A，另一个是B。</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>所以这一行的A和B在那里，这一行的其他格不能是A或B。</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>这两格也同宫。所以这个宫的A和B也在那里，宫里的其他格不能是A或B。</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>两个数字A和B在一行、一列或一宫里只能填入同样的两格，或三个数字只能填入三格，或四个填入四格。这些数字需要全部这些格。所以其他候选数都从中删除。</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>在一行、一列或一宫里找只有两个位置的数字，看其中有没有两个数字的位置相同。三数组里，每个数字可以在三格中占两格或三格。</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>在一行里，A只能填入两格，B也只能填入同样的两格。</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>A在第一格，B就在第二格。A在第二格，B就在第一格。</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>无论如何，两格都被A和B占满。所以不能填其他数字。</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>只能填入三格的三个数字会占满三格，四个数字占满四格。</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>两三个数字在一行、一列或一宫里只能填入两三格，而这些格又同在另一个行、列或宫里。数字占满了这些格，别的数字放不下。它们在两处都用掉了，所以另一处的其他格也不能有它们。</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>找两三个数字，它们在一宫里的位置是同一行或同一列的同样两三格。</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>在一宫里，A和B只能填入同样的两格。一格是A，另一格是B，所以没有别的数字。</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>两格同在一行。所以这一行的A和B也在那里。</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>这一行的其他格不能是A或B。三格三个数字，道理相同。</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>在两行里，数字A的位置只在相同的两列：这就是X翼。行列互换也成立，还有三行三列的(剑鱼)和四行四列的(水母)。每一行的A在不同的列，所以可以从这些列的其他各格中删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>高亮一个数字。找两行，各有两个位置，而且在相同的列；然后在列里删除。或者找两列，位置在相同的行；然后在行里删除。剑鱼的每一行有两三个位置。</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>两行都需要A，而且只有这两列放得下。</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>如果上一行的A在左列，下一行的A就不能在左列，因为一列只有一个A。所以它在右列。</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>如果上一行的A在右列，下一行的A就在左列。</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>无论如何，两列的A都在这两行里。所以两列的其他格不能是A。</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>三行把三个A放进三个不同的列，所以三列都有了A。四行对应四列。</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X翼、剑鱼或更大的行列结构，被一宫里多出的几个A的位置破坏。这些多出的位置叫做鳍。位于结构的列上、又与所有鳍同宫的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>高亮一个数字。找两行，如果没有角旁边的一两个位置，就是X翼。</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>如果某个鳍是A，它的宫就有了A。于是宫里的其他格不能是A。</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>如果没有鳍是A，结构就是真正的X翼或剑鱼：它的列的A都在它的行里。于是这些列的其他格不能是A。</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>既在这样的列上、又在鳍的宫里的格，无论如何都失去A。</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X翼、剑鱼或更大的结构，在一宫里有多出的A的位置(鳍)，而鳍旁边的结构角不能是A。没有鳍的话，其中一行就只剩一个位置。位于结构的列上、又与所有鳍同宫的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>高亮一个数字。找两行，在同一列各有一个位置，而其他位置在同样的三列里，但没有对齐。</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>如果没有鳍是A，鳍所在行的A就在剩下的位置，其他行只能用其他列。所以结构的每一列的A都在这些行里。</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>一个数字A的结构，类似X翼或剑鱼，其中宫可以代替行或列。几个行和宫里A的所有位置，都在同样多的列或宫里。这些列或宫的其他格删除A，除非有多出的位置(鳍)挡着。</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>找某个数字位置很少的一行和位置很少的一宫，而且用的是相同的两列。</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>假设不重叠的一行和一宫，A的所有位置都在两列里。两者都需要A，而且是两个不同的格。</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>一列只有一个A。所以行的A和宫的A在不同的列。</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>于是两列都有了A，它们的其他格不能是A。数量更多时，数法相同。</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>如果有鳍：要么某个鳍是A，要么结构完整。两种情况下都不是A的，就删除。</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>一个数字A的结构，行、列、宫自由混合。其中一些的A的所有位置，都在同样多的另一些里。后者的其他格删除A，除非有多出的位置(鳍)挡着。</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>人很少能找到。从各有两个位置的一行和一列开始，找把它们连起来的宫。</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>第一组的每个行、列、宫都需要A。它们没有共同的位置，所以是不同的格。</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>这些A每个都在第二组的某一个里，而那里只有一个A。所以它们都在不同的里面。</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>第二组和第一组一样多。所以第二组的每一个的A都在结构里，它的其他格不能是A。</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>在同样几行上的两个带鳍结构，合成一步显示。对数字A，它们用的列和多出的位置(鳍)不同。各自排除不同的格，合起来排除更多。</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>找到带鳍的结构后，看看鳍能不能和同一宫的一个角互换角色。</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>先只看第一个结构。如果它的某个鳍是A，那个宫就有了A。如果都不是，它的列的A就在这些行里。</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>在那个宫里、又在这样的列上的格，无论如何都失去A。</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>第二个结构道理相同，只是鳍和列不同。</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>两者同时成立，所以各自排除的都删除。</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>数字A的行列结构，多出的位置(鳍)离要考虑的格太远。从每个鳍出发，有一条简单推论的链通到那一格。无论某个鳍是A，还是都不是，那一格都失去这个候选数。</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>找一个只因为鳍在别的宫里而不成立的结构。然后看如果那个鳍为真会怎样。</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>如果没有鳍是A，结构就完整：它的列的A都在它的行里。要考虑的格在这样的列上，不能是A。</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>如果某个鳍是A，沿着从它开始的链一步步推。最后到达要考虑的格，它也失去这个候选数。</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>这些情况必有一个成立。在每种情况下这个候选数都是错的，所以删除。</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>两行或两列里A各只有两个位置，其中各有一个在同一列或同一行：这是底座。底座上的两个不能都是A，所以两个楼顶至少有一个是A。凡与两个楼顶都同行、同列或同宫的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>高亮一个数字。找各有两个位置的两列，其中两个位置在同一行，另两个不在。</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>底座上的两个位置同行。所以其中一个不是A。</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>如果左边的不是A，左列的A就在楼顶。</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>如果右边的不是A，右列的A就在楼顶。</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>无论如何，总有一个楼顶是A。与两个楼顶都同行、同列或同宫的格会遇到A，所以不是A。</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>一行和一列里A各只有两个位置，其中各有一个在同一宫。这两个不能都是A，所以两个远端至少有一个是A。在两个远端的行列交叉处的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>高亮一个数字。找各有两个位置的一行和一列，它们在同一宫相遇，但没有共同的格。</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>宫里的两个位置同宫。所以其中一个不是A。</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>如果行的那个不是A，行的A就在远端。</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>如果列的那个不是A，列的A就在远端。</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>无论如何，总有一个远端是A。与一个远端同列、与另一个同行的格会遇到它，所以不是A。</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>用同一个宫的两只风筝，合成一步。每只风筝的一行和一列里A各只有两个位置，并在宫里相遇，所以两个远端中有一个是A。每只风筝从两个远端共同看到的格删除A。</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>找到一只风筝后，再找有两个位置、也通到同一宫的第二个行或列。</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>在第一只风筝的宫里，行的位置和列的位置不能都是A。</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>如果行的位置不是A，行的远端就是A。如果列的位置不是A，列的远端就是A。</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>无论如何，与两个远端都对齐的格会遇到A，失去自己的A。</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>第二只风筝道理相同，所以两格都失去A。</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>两个行、列或宫里A各只有两个位置，其中各有一个互相同行、同列或同宫。这两个不能都是A，所以两个远端至少有一个是A。凡与两个远端都同行、同列或同宫的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>高亮一个数字。找有两个位置的宫，再找有两个位置、并靠近其中一个的行或列。</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>两个近端同行、同列或同宫。所以其中一个不是A。</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>如果第一个不是A，它在远端的搭档就是A，因为只有两个位置。</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>如果第二个不是A，它在另一个远端的搭档就是A。</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>无论如何，与两个远端都同行、同列或同宫的格会遇到A，所以不是A。</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>一宫里A的所有位置都在一行和一列上，像十字，而宫外的一行或一列里A只有两个位置。如果远处的位置是A，与它对齐的格就不是A。如果近处的位置是A，宫就只能用十字的另一条臂，同样从那一格删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>高亮一个数字。找十字以外的四格都没有它的宫，再找有两个位置、并指向十字的行或列。</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>假设宫外的一行里A有两个位置。近的在十字的列上，远的不在。</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>如果远处的位置是A，它的列就有了A。</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>如果近处的位置是A，十字的列的A就在宫外。所以宫的A在十字的行上，那一行就有了A。</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>那一列和那一行交叉的格，无论如何都不是A。</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>有两个候选数(A或B)的格是枢纽，它与另外两格(翼)各自同行、同列或同宫：一个是(A或C)，另一个是(B或C)。枢纽不管取哪个数字，总有一个翼成为C。所以凡与两个翼都同行、同列或同宫的格，可以删除C。</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>高亮所有有两个候选数的格。取一个(A或B)作枢纽。在它的行、列、宫里找C相同的(A或C)和(B或C)。两个翼不必相遇。一格可以与一个翼同行、与另一个同列。</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>枢纽(A或B)与每个翼都同行、同列或同宫。</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>如果枢纽是A，翼(A或C)就不能是A。所以它是C。</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>如果枢纽是B，翼(B或C)就不能是B。所以它是C。</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>无论如何，总有一个翼是C。与两个翼都同行、同列或同宫的格会遇到C，所以不是C。</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>有三个候选数A、B、C的枢纽，和与它同行、同列或同宫的两个翼：一个有A和C，另一个有B和C。三格中必有一格是C。所以凡与三格都同行、同列或同宫的格，删除C。</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>找有三个候选数的格，它的宫里有其中两个数的一格，和宫外同行或同列、有其中两个数的一格。失去C的格在枢纽的宫里。</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>如果枢纽是A，翼(A或C)遇到它，就是C。</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>如果枢纽是B，翼(B或C)遇到它，就是C。</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>否则枢纽自己就是C。</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>每种情况下，三格中总有一格是C。与三格都同行、同列或同宫的格会遇到它，所以不是C。</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>有相同候选数A和B的两格，和A只有两个位置的一行、一列或一宫，两个位置分别与这两格对齐。其中一个位置是A，所以两格中有一格不是A，而是B。凡与两格都同行、同列或同宫的格，删除B。</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>找有相同两个候选数、但不同行、不同列、不同宫的两格。再找其中一个数字只有两个位置、并把两格连起来的行或列。</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>这一行、列或宫需要A，有两个位置：一个遇到第一格，另一个遇到第二格。</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>如果A在第一个位置，第一格(A或B)就不能是A。所以它是B。</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>如果A在第二个位置，第二格(A或B)就不能是A。所以它是B。</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>无论如何，两格中总有一格是B。与两格都同行、同列或同宫的格会遇到它，所以不是B。</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>从行与宫交叉处有三四个候选数的格开始，在两处收集只有这些数字的格。</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>至少四格排成一串，候选数都是A和B，每格与下一格同行、同列或同宫。它们轮流是A和B，所以第一格和第四格不同。凡与这两格都同行、同列或同宫的格，删除A和B。</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>当四格以上只有同样的两个候选数时，试着从一格走到下一格。</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>串中相邻的格同行、同列或同宫。所以不同：一个是A，另一个是B。</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>如果第一格是A，第二格就是B，第三格是A，第四格是B。</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>如果第一格是B，第二格就是A，第三格是B，第四格是A。</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>无论如何，第一格和第四格是一个A和一个B。与两格都同行、同列或同宫的格两个数字都会遇到，所以都不是。</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>这样的盘面：几乎每个空白格都有两个候选数，几乎每个数字在还缺它的每行、每列、每宫里都有两个位置。如果处处如此，题目就不会恰好有一个解。合格的数独恰好有一个解，所以多余的候选数中有一个为真。</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>到了后期，除一格以外各格都有两个候选数时，看有三个候选数的那格。在它的行里出现三次的数字就是答案。</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>假设每个空白格都有两个候选数，每个缺的数字在每行、每列、每宫都有两个位置。</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>如果有一个解，把每格都换成另一个候选数，就得到第二个解：每行、每列、每宫的数字都齐全。</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>所以这样的盘面没有解，或不止一个解，而合格的数独不会出现这种情况。</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>如果多余的候选数都不为真，盘面就会变成这样。所以其中一个为真，凡遇到它们全部的都删除。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，其中三格只有候选数A和B。如果第四格也是A或B，就可以互换，题目就有两个解。合格的数独只有一个解，所以第四个角删除A和B。</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>在同一宫同一行找有相同两个候选数的两格，再在它们上方或下方找第三格。第四个角就是要看的格。</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>如果四个角只有A和B，它们的每行、每列、每宫在那里都有一个A和一个B。</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>这时把角上的A和B全部互换，不违反任何规则：每行、每列、每宫的两个数字都还在。于是有两个解。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>合格的数独只有一个解。所以某个角是A和B以外的数字。</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>三个角没有别的候选数。所以就是第四个角，它既不是A也不是B。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，只有A、B和一个多余的候选数C。如果都不是C，A和B就可以互换，题目就有两个解。所以有C的角中必有一个是C，凡看到它们全部的格删除C。</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>找四个角都有A和B的矩形。如果多余的都是同一个数字，就找与所有含它的角都同行、同列或同宫的格。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>合格的数独只有一个解，所以某个角既不是A也不是B。别的候选数只有C。</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>所以有C的角中必有一个是C。与它们都同行、同列或同宫的格会遇到它，所以不是C。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，两个只有两个候选数，另两个还有更多。这两个中必有一个是多余的数字，否则题目就有两个解。它们与同行、同列或同宫的其他格一起用掉一些数字，这些数字从其余格删除。</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>把这两个角当作只有多余数字的一格，找能和它组成数对或三数组的格。</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>如果四个角只有共有的两个数字，互换就得到第二个解：每行、每列、每宫两个都还在。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>合格的数独只有一个解。所以两个角中有一个是多余的数字之一。</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>同一行、列或宫的其他格也只有这些数字。加上那个角，格数与数字数相同。</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>所以它们用完了这些数字，那里的其他格不能有。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，都有候选数A和B，其中一个数字在某行或某列没有别的位置。所以它必在角上。如果另一个数字填在它旁边，两者就可以互换，所以从这些角删除那个数字。</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>找四个角都有A和B、其中两个没有别的候选数的矩形。再数一数A和B在另外两个角的行或列里的位置。</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>在那里没有别的位置的数字，就在这两个角之一。</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>如果另一个角是另一个数字，四个角就只有A和B。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>合格的数独只有一个解。所以两个角都不是那个数字。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，都有候选数A和B。在某个角的对角上，行和列都没有A的其他位置。如果那个对角是B，A和B就占满四格并可以互换，所以它不是B。</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>从只有A和B的格开始。在对角的行和列里，数一个数字的位置。</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>假设要考虑的角是B。它的行里A只有两个位置，都在矩形里，所以同行的邻角是A。</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>它的列里A也只有两个位置。所以同列的邻角也是A。</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>对角(A或B)遇到A，就是B。四格于是只有A和B。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>合格的数独只有一个解。所以要考虑的角不是B。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，都不是已知数，其中有些是您填的。如果只有A和B，就可以互换，因为没有已知数固定它们。合格的数独只有一个解，所以某个角是别的数字。</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>看您自己填的数字。矩形的三个角是A、B、A，第四个角就不能是B。</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>四个角都不是已知数。所以题目没有说哪个是A、哪个是B。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>合格的数独只有一个解。所以会让四个角凑成A和B的候选数要删除。</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>六格或更多格围成环，几乎都只有候选数A和B，环经过的每行、每列、每宫都有其中两格。如果都是A或B，就可以整圈互换，题目就有两个解。合格的数独只有一个解，所以环上某个多余的候选数为真。</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>当许多格有同样的两个候选数时，从一格走到下一格，看能不能回来。途中可以有一格有更多候选数。</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>如果环上只有A和B，它们就轮流出现，环的每行、每列、每宫在那里都有一个A和一个B。</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>把环上的A和B全部互换，不违反任何规则，因为每行、每列、每宫两个都还在。于是有两个解。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>合格的数独只有一个解。所以有多余候选数的格中，必有一格是多余的数字。</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>类型1：只有一格有多余候选数，所以它既不是A也不是B。类型2：多余的都是同一个数字，凡遇到它们全部的格删除它。</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>类型3：有多余候选数的格与其他格一起用完一些数字。类型4：除了它们，A没有别的位置，所以B不能在那里。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>两行、两列、两宫中一个矩形的四个角，都有A和B，其中两个对角还有更多候选数。两行里B没有别的位置，所以B占两个对角。如果在候选数多的角，另外两个就是A，两者可以互换，所以那里删除B。</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>找四个角都有A和B、多余候选数只在两个对角的矩形。再数一数每个数字在两行和两列里的位置。</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>两行都需要B，而且只有角上放得下。两个B不能同列，所以在对角上。</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>如果它们在有多余候选数的角，另外两个角(A或B)就会遇到B而成为A。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>合格的数独只有一个解。所以有多余候选数的角不是B。</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>数字A的位置，凡在只有两个位置的行、列、宫里就连起来，用两种颜色轮流染色。要么第一种颜色的格都是A，要么第二种颜色的都是。遇到两种颜色的外部格不是A；在一行、一列或一宫里出现两次的颜色是错的。</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>高亮一个数字，凡行、列、宫里只有两个位置，就轮流染色。然后找与两种颜色都同行、同列或同宫的格。</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>在A只有两个位置的行里，一个是A，另一个不是。所以染成不同的颜色。</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>这样一个接一个：如果某种颜色的一格是A，这种颜色的格就都是A，另一种颜色的都不是。</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>陷阱：外部的一格遇到两种颜色。如果第一种颜色是A，它遇到A。如果第二种是，它也遇到A。无论如何它不是A。</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>冲突：同色的两格同行、同列或同宫。两者不能都是A，所以这种颜色处处都错，另一种颜色是对的。</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>数字A的两组互不相连的位置，各用自己的两种颜色轮流染色。第一组的一种颜色遇到第二组的一种颜色时，两者不能都是A。所以另外两种颜色中有一种是A，或者遇到另一组两种颜色的那种颜色是错的。</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>像简单染色那样染一个数字。如果还有第二组位置没染，就用另外两种颜色，看两组在哪里相遇。</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>每组的两种颜色中，一种是A，另一种不是。</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>假设一个蓝格与一个绿格同行、同列或同宫。那么蓝和绿不会都是A。</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>如果蓝不是A，它那组的另一种颜色就是。如果绿不是A，它那组的另一种颜色就是。遇到这另外两种颜色的格，无论如何不是A。</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>如果蓝遇到另一组的两种颜色，它总会遇到A。所以蓝格都不是A。</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>把各个数字的候选数，凡是一格只有两个，或某数字在行、列、宫里只有两个位置，就连起来，用两种颜色轮流染色。要么第一种颜色的候选数全为真，要么第二种的全为真。自相矛盾的颜色是错的，被两种颜色都排除的候选数要删除。</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>从有两个候选数的格开始，把它们染成不同的颜色。沿着只有两个位置的行、列、宫，以及其他有两个候选数的格继续。</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>一格里仅有的两个候选数，一真一假。一个数字在行、列、宫里的两个位置也是如此。</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>所以如果某种颜色的一个候选数为真，这种颜色的都为真，另一种的都为假。</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>冲突：某种颜色在一格里有两个候选数，或在一行、一列或一宫里有两个相同的数字。两者不能都真，所以这种颜色是错的。</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>陷阱：一个候选数被第一种颜色排除，也被第二种排除。无论如何它为假。</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>一宫与一行(或一列)交叉处的两三格，加上宫的其余部分的几格和行的其余部分的几格，合起来数字与格一样多。没有数字能放两次，所以每个各一次。行那边的数字从行的其余格删除，宫那边的从宫的其余格删除。</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>在宫与行交叉处找合起来有四个候选数的两格。再在行里找有其中两个的格，在宫里找有另外两个的格。</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>行那边的格与宫那边的格没有共同的数字。行那边的数字只在这一行里有位置，所以在那里只能放一次。</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>宫那边的数字只在这一宫里有位置，所以在那里只能放一次。</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>格与数字一样多。每格都要一个，没有哪个能放两次，所以每个数字都在其中一格。</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>所以行那边的数字在这一行的这些格里，宫那边的数字在这一宫的这些格里。其他格删除它们。</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>对两三格试遍所有数字组合。如果一个组合让附近的某格没有数字可填，或让数字在行、列、宫里重复，它就不可能。不出现在任何可能组合中的候选数要删除。</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>选两格，与许多有两个候选数的格同行、同列或同宫。每个这样的格都禁止一种组合。</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>取第一格的一个候选数，与其他格的每个候选数逐一配合。</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>如果两个数字相同，而两格同行、同列或同宫，这个组合就违反规则。</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>如果遇到它们的一格只有这两个候选数，它就没有数字可填。所以这个组合也不可能。</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>如果含有这个候选数的组合都不成立，这个候选数就是错的。</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>一个数字A的位置组成的链：不在这里，就在那里，所以下一个位置不能有，如此继续。第一个位置不是A，最后一个就是。所以凡与两端都同行、同列或同宫的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>高亮一个数字。找它只有两个位置的行、列、宫，在端点同行、同列或同宫的地方连起来。</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>假设第一个位置不是A。它的行、列或宫只有另外一个位置，所以那个是A。</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>下一个位置与它同行、同列或同宫。所以下一个不是A，它的搭档就是A。这样一直到最后一个位置，它是A。</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>所以第一个不是A，最后一个就是。第一个是A，就什么也不用推。</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>无论如何，总有一端是A。与两端都同行、同列或同宫的格会遇到它，所以不是A。</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>各有两个候选数的格组成的链，每格与下一格同行、同列或同宫，并有一个共同的数字。如果第一格不是数字A，各格依次确定，直到最后一格是A。所以凡与两端都同行、同列或同宫的格，删除A。</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>高亮所有有两个候选数的格。从一格开始，假设它不是A，推其他格必须是什么，直到A再次出现。</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>第一格有A和另一个数字。如果不是A，就是另一个。</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>下一格与它同行、同列或同宫。所以它不是那个数字，必须是自己的另一个。</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>这样一格接一格，直到最后一格只剩A。</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>如果第一格是A，一端马上就是A。无论如何总有一端是A，与两端都同行、同列或同宫的格就不是。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>一条简单推论的链，叫做AIC：如果这个候选数为假，那个就为真，所以下一个为假，如此继续。每一步都用到有两个候选数的格，或某数字只有两个位置的行、列、宫。第一个或最后一个候选数为真，所以两者都排除的要删除。</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>从您想删掉的候选数开始，问：如果它为真会怎样？沿着被迫的数字推，直到出现不可能。</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>假设第一个候选数为假。它的格只有另一个候选数，或它的行只有另一个位置。所以那个为真。</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>为真的会排除它的邻居：同格的其他候选数，以及同行、同列、同宫的相同数字。</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>假、真、假、真，如此继续，最后一个候选数为真。</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>第一个为假，最后一个就为真。第一个为真，也很好。无论如何，两者都排除的为假。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>一条简单推论的链(AIC)，其中一步也可以涉及同一宫里同一行或同一列的两三格：其中一格有这个数字，或者都没有。其余与一般的链相同。第一个或最后一个陈述为真，所以两者都排除的要删除。</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>当链因为一行有三个位置而停住时，看其中两个是否在同一宫。把这两个当作一个。</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>假设一行里某数字的位置是一格和同一宫的两格一组。</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>如果那一格没有这个数字，组里就有一格有它。不知道是哪一格，但两格同行又同宫。</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>所以那一行和那一宫的其他格都删除这个数字，链从那里继续。</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>最后，第一个或最后一个陈述为真。无论如何，两者都排除的为假。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>一条简单推论的链(AIC)，其中一步也可以用候选数比格数多一个的一组格，叫做待定数组(ALS)。这样的组失去一个数字，就需要其余全部。第一个或最后一个陈述为真，所以两者都排除的要删除。</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>在行、列、宫里找三个数字的两格，或四个数字的三格。它们能把链从一个数字带到另一个数字。</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>取一行里合起来有1、2、3的两格。如果1在两格都被排除，两格就剩两个数字。</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>所以2在其中一格，3在另一格。与2的两个位置都同行、同列或同宫的格不能是2。</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>链由此继续。更大的组也一样。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>一条回到起点的简单推论的链，可以正着读，也可以反着读。要么隔一个的陈述都为真，要么其余的都为真。所以在行、列、宫或格里相邻的两个总有一个为真，它所排除的要删除。</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>当链的两端在行、列、宫或同一格里相遇时，把环闭合，沿着它的每一段找可以删除的。</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>如果第一个候选数为假，第二个就为真，第三个为假，这样绕环一周。</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>如果第一个候选数为真，就反方向走：最后一个为假，它前一个为真，如此继续，直到第二个为假。</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>无论如何，相邻的两个不会都为假。在同行、同列或同宫的地方，数字就在两者之一。</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>所以那里的其他格删除它。如果两个在同一格，这格的其他候选数删除。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>一条简单推论的链，从对一个候选数的假设出发，回来时得出相反的结论。导致自己反面的假设是错的。所以这个候选数要删除，或者就是要填的。</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>选一个候选数，它的行、列或宫里同数字的候选很少，假设它为真，沿着被迫的数字推，直到其中一个排除它。</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>假设这个候选数为真。那么它的邻居为假，凡只剩另一个的地方，那个就为真。</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>这样假真交替，每个推论来自前一个。</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>最后的推论说第一个候选数为假。但我们假设它为真。</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>两者不能并存，所以这个候选数为假。反过来，如果假设为假而得出为真，它就为真。</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>两组格，各在一行、一列或一宫里，候选数比格数多一个：待定数组(ALS)。它们共有一个只能归一组的数字，所以另一组需要其余全部数字。于是两组都有的另一个数字必在其中一组，凡看到它所有位置的格删除它。</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>最小的组是有两个候选数的一格。在它旁边找数字比格数多一个的两三格，再找两组都有、且在同一行、列或宫里的数字。</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>共有数字在两组里的所有位置同在一行、一列或一宫。所以这个数字不会两组都有。</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>如果第一组没有它，这组剩下的数字与格一样多。每个都需要，包括第二个共有的数字。</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>如果第二组没有它，第二组需要其余全部数字，也包括第二个共有的数字。</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>无论如何，第二个共有的数字在其中一组。与它在那里的所有位置都同行、同列或同宫的格不能有它。</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>三组格，各组候选数比格数多一个：待定数组(ALS)。第一组与第二组共有一个数字，与第三组共有另一个，它只能缺其中一个。所以第二组或第三组失去一个数字，需要其余全部，其中包括两组都有的数字。</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>这是用一组组的格代替单格的XY翼。先找中间的组，再找与它相遇的另外两组。</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>第一组比格数多一个数字。所以它只缺一个数字，至少有两个共有数字之一。</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>如果它有与第二组共有的数字，第二组就不能有，需要其余全部。</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>如果它有与第三组共有的数字，第三组就需要其余全部。</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>无论如何，第二组和第三组都有的数字在其中一组。看到它在那里所有位置的格不能有它。</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>由一组组的格组成的链，每组候选数比格数多一个：待定数组(ALS)。失去一个数字的组需要其余全部，其中一个又夺走下一组的数字，如此继续。所以首尾两组都有的数字必在其中一组。</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>从在一行、一列或一宫里共有一个数字的两组开始，再加上与第二组共有另一个数字的第三组。</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>假设第一组没有要考虑的数字。那么它需要其余全部，也包括与下一组共有的数字。</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>所以下一组失去这个数字，需要其余全部，也包括与再下一组共有的数字。</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>这样一直到最后一组，它必须有要考虑的数字。</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>要么第一组有它，要么最后一组有它。看到它在两组所有位置的格不能有它。</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>一格是花茎，它的每个候选数各有一片花瓣，即候选数比格数多一个的一组格。花茎不管是什么，总有一片花瓣失去那个数字，需要其余全部。所有花瓣都有的数字必在其中一片，凡看到它所有位置的格删除它。</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>从有两三个候选数的格开始。为每个候选数找一组格，其中它的所有位置都与这格同行、同列或同宫。</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>花茎是它的候选数之一。假设是第一片花瓣的那个。</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>它在那片花瓣里的所有位置都与花茎同行、同列或同宫。所以花瓣失去这个数字。</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>于是数字与格一样多，全部需要，也包括所有花瓣都有的数字。</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>花茎是其他候选数时，换成另一片花瓣。无论如何，共有的数字在其中一片，看到它所有位置的格不能有它。</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>在一个位置试一个数字，只沿着这个数字看整个盘面。它的其他位置一个个消失，直到某行、某列或某宫一个也不剩。所以这个数字不能在那里，候选数要删除。</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>选一个位置不多的数字，在会消去许多位置的地方试。</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>假设这格是A。那么它的行、列、宫的其他格都删除A。</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>另外某行、某列或某宫现在只剩一个A的位置。所以A在那里，又有位置消失。</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>最后某行、某列或某宫完全没有A的位置。但每个都需要A。</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>所以这格不是A。</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>一格的所有候选数，或一个数字在一行、一列或一宫里的所有位置，逐个尝试。从每个出发，沿着一条简单推论的链走。如果都通向同一个结果，它就为真，因为其中必有一个是对的。</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>选有两个候选数的格，两个都推一遍，记下相同的结果。</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>这格必是它的候选数之一，或者数字必在它的位置之一。没有别的情况。</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>如果是第一个，逐条推出随后必然的结果。它通向这个结论。</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>如果是第二个或第三个，推论不同，但通向同一个结论。</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>其中一种情况是对的。不管哪种，结论都为真。</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>一个假设，从它出发有几条简单推论的链。它们合起来去掉了一格的所有候选数，或一个数字在一行、一列或一宫里的所有位置。这不可能，所以假设是错的。</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>假设一个若为真会迫使很多数字的候选数，注意有两个候选数的格和有两个位置的行。</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>假设这个候选数为真(或为假)。</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>一条推论的链去掉某格的第一个候选数，另一条去掉第二个，如此继续。</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>它们同时成立。所以这格没有数字可填，或者某个数字没有位置。</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>每格都需要数字。所以假设是错的，它的反面为真。</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>一个假设，它的后果像网一样展开：一个推论可能需要前面的几个。最后某格没有数字可填，或某个数字没有位置。这不可能，所以假设是错的。</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>用试探来试。写下数字，用唯一数继续，看有没有出问题。</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>假设这个候选数为真，写下马上推出的结果。</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>由此和盘面又能推出更多。有时一格要等几个推论都有了，才只剩一个候选数。</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>最后某格没有数字可填，或某行、某列、某宫里某个数字没有位置。</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>合格的数独一定能填完。所以假设是错的。</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>几个假设，其中必有一个为真，每个都推到全部后果。一个推论可能需要前面的几个。每个假设都能推出的就为真。</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>选有两个候选数的格。用试探写下第一个并继续，再试第二个，然后比较。</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>这格必是它的候选数之一，或者数字必在它在一行、一列或一宫里的位置之一。</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>如果是第一个，推出许多结果。如果是第二个，推出另一些结果。</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>每种情况都推出的就为真，不管哪种情况是对的。</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>把一个数字放进每行、每列、每宫的所有方法一起看。所有方法都用到的格，就有这个数字。没有方法用到的格，就不能有。</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>这是计算机的工作：一个数字可能有几千种方法。对人来说，只有在它的位置几乎都知道、只剩几种方法时才用得上。</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>在解里，这个数字在每行、每列、每宫各出现一次。这是其中一种方法。</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>不知道是哪一种。但如果所有方法都用到某格，正确的那种也会用到。</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>如果没有方法用到某格，正确的那种也不会用到。所以那格删除这个数字。</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>同样的两行或两列里有三对或更多并排的格，几乎每格都只有与对数一样多的几个数字。如果没有别的，这两条线就能互换这些数字，题目就会有两个解。合格的数独只有一个解，所以这些格里有一个多余的候选数为真。</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>在横向三宫的两行或纵向三宫的两列里，找三对格，每宫一对，有同样的三个数字。其中一格可以更多。</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>如果这些格只有这些数字，两条线在那里就各有全部数字，因为格数与数字数相同。</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>在那里互换两条线不违反任何规则：每一对仍在与它相交的线里，每行、每列、每宫都保留自己的数字。</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>于是会有两个解，但合格的数独只有一个。有多余候选数的格里，有一格是多余的那个。</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>类型1：只有一格有多余候选数，所以它是其中之一。类型2：多余的都是同一个数字，凡遇到它们全部的格删除它。</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>类型3：有多余候选数的格与别的格一起用完一些数字。类型4：某个数字旁边没有别的位置，所以图形里其他数字不能在那里。</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>几个格几乎都只有两个候选数，而且每个数字在它所在的每行、每列、每宫里都有两个位置。如果没有一格更多，每格都能换成另一个候选数，题目就会有两个解。合格的数独只有一个解，所以这些格里有一个多余的候选数为真。</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>沿着双候选数的格走：为每个数字在行、列、宫里各找一个伙伴，直到全都有伙伴。</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>假设每格都只有自己的两个候选数。在一个解里，每行、每列、每宫都会用上每个数字两个位置中的一个。</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>每格都换成另一个候选数，就用上另一些位置：每行、每列、每宫都保留全部数字，所以这是第二个解。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>合格的数独只有一个解。所以在候选数多于两个的格里，有一个多余的为真。</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>已解的格再加一格就会成为封闭的集合：两个数字在同样的行、列、宫里，或两条线的一部分有同样的数字。如果集合封闭，盘面其余部分也能互换，因为那里没有已知数。合格的数独只有一个解，所以那一格不会补全这个集合。</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>选两个还很少填入的数字。记下只有其中一个的每行、每列、每宫，再找它们相交的格。</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>每行、每列、每宫里这两个数字各有一个。如果已解的格在各处都有两个或都没有，空着的格也是这样。</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>这时在所有空格里互换这两个数字不违反任何规则：每行、每列、每宫两个都还在。已知数也不变，因为这两个数字的已知数都在封闭的集合里。</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>于是会有两个解，但合格的数独只有一个。集合永远不会封闭，所以会使它封闭的格是别的数字。</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>两条线也一样：如果两条线的一部分数字相同，其余部分也相同，其余部分就能互换。</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>少数题目的已知数是对称的：把盘面旋转、翻转或平移，再互换一些数字，又是同样的已知数。合格的数独只有一个解，所以解也必须对称。只有伙伴数字在伙伴格里，一个数字才能在这一格；失去伙伴的就删除。</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>已知数的图案对称时，把每个已知数与对面的比较。如果每个1对面都是同一个数字，其他也一样，题目就是对称的。</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>这样的变动把行、列、宫变成行、列、宫。所以它把解变成符合规则的盘面，互换数字后也是。</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>已知数变成已知数。所以解变成的也是同一题目的解。</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>解只有一个，所以解变成它自己。一格是某个数字，它的伙伴格就是那个数字的伙伴。</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>伙伴已不在的候选数删除。会与排斥它的伙伴同格、同行、同列或同宫的候选数也删除。</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>寻找一行和一列，在它们相交的宫外，许多格里都排除了同样几个数字。</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>假设数字不在任何一个翼。那么行里它在宫内，列里也在宫内。</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>宫里只有一个它，所以它在两者相交处：枢纽。</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>三个数字各需要三格之一，就没有别的数字的位置了。</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>两个数字中枢纽只能有一个，所以有一个翼是另一个。两对数字和两个枢纽这样填满两个翼和两个枢纽。</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>由两个数字A和B组成的烟花：每个都在三格之一，即行列相交的枢纽，或行、列里各一个翼。枢纽只能有一个，所以有一个翼是A或B。枢纽对面的格遇到两个翼，由它得出结论。</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>寻找在某宫外、在一行和一列里各只有一个位置的两个数字，位置在相同的格。然后看补全矩形的那一格。</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP：如果对面的格只有A和B，它使两个翼都不能是它的数字。所以枢纽是同一个数字。如果一格周围有两个这样的烟花，另一个数字在它的行和列里都在翼上。</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W翼：两个只有A和B的格遇到对面的格，一个同行，一个同列。如果它是A，它们就是B，翼就不能是A或B。</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L翼：数字C在对面格的行和列里只有三个位置：这一格和两个翼。如果不在这里，两个翼都是C，就没有A或B。</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>寻找在四个这样的宫里都还没有填、并在那里许多格中一起剩下的三个数字。它很少见，却能攻破已知最难的题目。</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>左右相邻的两个宫在三行的每一行里数字都不同。只有两宫方向相同才可能。</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>从左往右读，上下相邻的两个宫方向也相同。</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>如果宫里的格下降，两种读法方向相同；如果上升，方向相反。</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>所以绕四个宫一圈，每经过一个上升的宫方向就改变一次。有一个或三个这样的宫时，最后方向相反，这不可能。</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>由五个、七个或更多(奇数个)格组成的闭合环，每格与下一格同行、同列或同宫，几乎所有格都只有A和B。只用A和B无法填满。所以环里另外的候选数(守护者)中有一个是对的。</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>当同样两个候选数单独出现在多个格里时，试着加上一两个还有别的候选数的格，把它们连成一个环。</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>假设环里只有A和B。相邻的格不同，所以A和B沿着环交替。</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>格数为奇数时，最后一格与第一格相同。但它们也相邻，所以不可能。</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>所以有一格是别的数字。如果只有一格能是，那就是它。如果所有守护者是同一个数字，遇到全部守护者的格就不能是它。同一行、列或宫里的守护者可以补全一个数组。</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>从一个A的格和一个遇到它的B的格开始。</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>遇到两者的每格都是C。只要有格只剩一个数字就继续，剩两个时两个都试。</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>在标记的格里，每条路最后都有两个相同的数字相遇。因为三个数字可以互换，换个开头也一样。</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>所以有一格是A、B和C以外的数字。</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>突出显示一个数字，在行、列或宫只有两个位置的地方把它们连起来。如果除了一两个位置外，五个位置的环就会闭合，就找到了。</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>假设守护者都不是A。那么环里每两个相邻的位置是其行、列或宫里A仅有的位置：一个是A，另一个不是。</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>所以这些格轮流是A和不是A。格数为奇数时最后一格与第一格相同，但它们也相邻。这不可能。</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>所以守护者中有一个是A。遇到全部守护者的格不是A；如果只有一个守护者，它就是A。</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>一宫中相邻的两个基础格，合起来有三四个候选数，还有两个与它们不同行、列、宫的目标格。目标格必须与基础格有同样两个数字。哪种填法都不符的候选数被删除。</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>找一宫同一行中合起来有三四个候选数的两格，再在旁边两宫的其他行找有同样候选数的格。在三列中这些宫以外的部分，每个数字最多只能放进两行。</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>设基础格在一行中。要看三列，每宫一列：两个目标格的列，以及基础格旁边的列。</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>基础格的数字不在它的行和宫的其他格。若也不在目标格，三列都要在其余格放它。</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>这需要三个不同的行，但最多只有两行放得下。所以该数字在一个目标格，基础格的另一个数字也是。</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>两个数字在三列和其他宫中也要有位置，所以不是每对都行。剩下的每种填法都排除的，就是错的。</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>初级：两个目标格都在基础格旁边的宫。高级：其中一个在这样的列的更远处。双：两个飞鱼导弹用相同的列。</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>两行与两列在四宫中交叉处的十六格：每宫中行的两格和列的两格。它们成一环，每对与下一对共有一些数字。若只放得下与格一样多的数字，各从它的行、列或宫的其余格删除。</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>找位于矩形四角的四宫，其中两行两列除交叉处外都是空的。每对格约有四个候选数，与两边的邻对各有两个相同。</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>沿环走一圈：每对与一边的邻对同行或同列，与另一边的邻对同宫。一个数字在那里只能有一次。</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>对每个数字，数一数包含它在环中所有位置要用几个这样的行、列、宫。合起来与格一样多。</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>每格都要一个数字，所以一个都不能少：这些行、列、宫各自的数字都在环中，从它的其他格删除。</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>若干行与若干列交叉处的格。有些数字在每列计一次，其他数字在每行计一次。若总数与格一样多，各从它的行或列的其余格删除。</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>找在许多空格交叉的四行和四五列，以及在它们的其他格中多次给出的数字。</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>每格都要一个数字。一个数字在一列只能有一次，在一行也只能有一次。</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>数一数放得下的数字：有些按列，其他按行。若刚好与格一样多，一个都不能少。</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>所以每行每列按它计的数字都在这些格中，从它的其他格删除。</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>复合鱼从数字数起：有些数字必须在若干行中各一次，而列和单独的格刚好放得下它们。</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>一宫的格，加上与它交叉的一行和一列的一些格，数字与格一样多。每个数字只在那一行、只在那一列或只在那一宫，所以各出现一次。凡遇到它所有位置的其他格，删除它。</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>寻找这样的Sue de Coq：宫里的部分还需要第二条行或列的一些格，带着剩下的数字。</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>每个数字的所有位置都在那一行、那一列或那一宫里。所以它在那里只能放一次。</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>与这样一个数字的所有位置都同行、同列或同宫的格，无论它在哪里都会遇到它。所以不能是这个数字。</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>它从一格、一行、一列或一宫里拿走了什么，使那里只剩一个唯一数。那里的其他候选数可能在途中更早就没有了。</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>像鞭链一样，假设一个候选数，唯一数一个接一个地推出。但每一个可以在任何地方，不只在前一个拿走了什么的地方。最后一格没有数字，或一个数字没有位置。所以删除这个候选数。</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>一行与一宫交叉：在交叉处以外，行里有一格候选数为A和B，宫里A和B只在一格。这两格是同一个数字，另一个在行与宫的交叉处。所以宫的那一格没有其他数字，行的其余部分删除A和B。</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>取一个有两个候选数的格，看它那一行的其他宫：有没有一个宫，在行外两个数字只在一格？两格三个数字、三格四个数字也一样。</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>行里的那一格是A或B。如果是A，行里没有别的A，所以行与宫的交叉处也没有。</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>宫也需要一个A，在行外只有那一格可放。于是它的B在行与宫的交叉处，行的B也在那里。</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>如果行里的那一格是B，反过来也一样。</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>交叉的一行或一列与一宫的格，数字只与格一样多：WXYZ翼有四个，VWXYZ翼有五个，依此类推。除一个以外，所有数字在那里都只能出现一次。所以最后一个数字在其中一格，凡遇到它所有位置的格都删除它。</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>除一个以外，所有数字在这些格里最多各放一次，因为它们的位置同行、同列或同宫。</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>所以至少留下一格，由最后一个数字填满。</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>由行、列和宫相连、候选数都是同样的A和B的所有格，包括分支和环。它们分成两组：一组全是A，另一组全是B。凡与每组的一格同行、同列或同宫的格，删除A和B。</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>当同样两个候选数单独出现在五格或更多格里时，轮流给它们两种颜色，寻找遇到两种颜色的格。</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>相连的同行、同列或同宫的格不同。</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>所以一组全是A，另一组全是B，或者反过来。</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>无论如何，遇到每组一格的格会遇到一个A和一个B，所以都不是。</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>一行和一列在一个宫里相交。在这个宫外，某个数字在行里只有一个位置，在列里也只有一个位置。那么它在三格之一：这两格(翼)，或相交处的枢纽。三个这样的数字填满这三格；两个这样的数字，加上另外两个翼相同、枢纽在对角的数字，填满四格。</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>假设十二格只有A、B和C。从上往下读一个宫的三格：A、B、C、A……是一个方向，A、C、B、A……是另一个方向。</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>几个格几乎都只有同样的三个或四个数字，位置使得总有两种填法，而每行、每列、每宫里的数字相同。如果没有别的，题目就会有两个解。合格的数独只有一个解，所以这些格里有一个多余的候选数为真。</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>找在行、列、宫里都遇到同类的三个或四个数字的格。先填一次，再试着用另一种填法，使每行、每列、每宫的数字相同。</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>任取一种用这些数字填这些格的方法。总有第二种，使每行、每列、每宫在那里的数字相同。</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>其他所有格既适合第一种，也适合第二种，因为它们遇到的相同。</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>位于矩形四角的四个宫，每宫有分布在三行三列的三格，看起来只有A、B和C。也叫雷神之锤或三值奇环。一个或三个宫里这些格上升，其余宫里下降。这样的格无法填满，所以它们另外的候选数中有一个是对的。</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>数字A的五个或七个位置组成的闭合环，每个与下一个同行、同列或同宫，那里除了少数几个(守护者)没有A的别的位置。也叫守护者。没有它们环就不成立，所以其中一个是A。</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>假设一个候选数，唯一数一个接一个地推出：每一个都在前一个拿走了什么的格、行、列或宫里。最后其中之一什么也不剩。所以删除这个候选数。</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>在有两个候选数的格和有两个位置的行附近选一个候选数，跟随它迫使的结果。只看最后一个数字拿走了什么。需要的唯一数越少，鞭链越容易。</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>十个或更多的格，看起来只有A、B和C，又共享许多行、列和宫，以致没有办法填满。所以它们另外的候选数中有一个是对的。</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>当三个数字一起剩在许多格里时，给它们三种颜色，使相同的颜色不相遇。做不到时，必有一格是别的数字。这类形状中最有名的是三值奇环。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>笔记(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>粘贴题目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>另存为(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>复制题目(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>回到出错之前(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>自己输入(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>试探一下(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>放弃试探(&amp;D)</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>擦除颜色(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>自动清理候选数(&amp;A)</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>写数字(&amp;D)</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>写候选数(&amp;N)</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>写角标(&amp;K)</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>写中标(&amp;T)</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>涂颜色(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>下一个模式(&amp;X)</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>标出重复的数字(&amp;P)</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>高亮相同的数字(&amp;S)</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>高亮行、列和宫(&amp;B)</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>高亮双候选数格(&amp;W)</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>立即标出错误的数字(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>显示剩余数字(&amp;D)</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>先选数字(&amp;F)</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>显示行列名称(&amp;N)</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>显示计时(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>格的名称(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>键盘和鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>关于 Ninefold(&amp;A)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>打印(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>下一个提示(&amp;N)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>应用提示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>关闭提示(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>立即求解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>计算解的个数(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>让盘面适合窗口(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>更改按键(&amp;C)...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>所有步骤(&amp;S)</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>解题路径(&amp;P)</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>选择技巧(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>设置(&amp;S)...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>擦除连线(&amp;I)</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>画连线(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观看(&amp;W)</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>两个求解器并排(&amp;D)</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>属性(&amp;I)</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>提供角标、中标、颜色和连线(&amp;E)</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>放大盘面(&amp;R)</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>缩小盘面(&amp;A)</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>回放我的游戏(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>保存这次运行的图片(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>填写候选数(&amp;F)</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>填写所选格的候选数(&amp;S)</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>填写高亮数字的候选数(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>删除不可能的候选数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>擦除所有候选数和笔记(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>为什么不是这个数字(&amp;W)...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>请先高亮一个数字：按住 Alt 并按数字键。</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>保留试探(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>填写唯一数(&amp;F)</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>新题目(&amp;Z)...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>先是看哪里，再是哪些格，最后是完整的理由。</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>照提示去做。</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>现在可以走的每一个步骤。</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>从这里到解的所有步骤，依次列出。</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>标出在行、列或宫里出现两次的数字。</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>只有两个候选数的格，往往是突破口。</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>每写一个数字就与解对照；“检查”只在您要求时才对照。</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>在按键上显示每个数字还缺几个。</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>先选一个数字，再点击它要填的所有格。</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>除数字和候选数外，数字键还能写的内容。</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>句子里怎样称呼格：r1c1 是第1行第1列；A1 用字母表示行。</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>玩法说明(&amp;H)</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>规则，以及怎样填写、检查和撤销，配有图片。</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>我在看什么(&amp;W)</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>求解器做什么，以及用五张图展示的一次运行。</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>您开始过的游戏；每一局都连同全部着法保存。</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>打开您在其他程序里复制的题目。</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>按其他程序能读的格式复制题目。</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>把您的数字与解对照一次，指出哪些错了。</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>收回第一个错误以来的所有着法。</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>输入报纸或书上的题目。</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>停止计时并遮住盘面。</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>这道题的级别、评分、来源等信息。</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>清除您写的一切；撤销可以恢复。</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>此后写的内容用第二种颜色；以后可以全部保留或全部放弃。</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>收回您用第二种颜色写的一切。</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>在每个空白格里写上按规则还能填的数字。</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>同上，只针对所选的格。</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>同上，只针对高亮的数字。</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>一次性删除被行、列或宫里的数字排除的所有候选数。</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>写下数字时，从它的行、列、宫的候选数中删除这个数字。</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>候选数是一格还能填的数字；提示会用到它们。</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>格的角上的小数字：您自己的笔记，程序不会改动。</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>格的中间的小数字：您自己的笔记，程序不会改动。</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>在候选数之间画线，看清什么取决于什么。</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>切换数字键写的内容。</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>说明所选格里的某个数字被什么排除。</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>写下所有只剩一个位置的数字，以及格里唯一剩下的数字。</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>提示和步骤使用哪些技巧，按什么顺序。</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>两个求解器同时解这道题。</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>填入完整的解。</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>合格的数独恰好有一个解。</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>每日题目(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>题库(&amp;L)</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>所有题目，以及您玩过的记录。</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>题目(&amp;Z)</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>导入(&amp;M)...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>把文件里的题目放进您自己的题集。</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>设置书签(&amp;M)</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>记住现在的盘面；“书签”可以带您回来。</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>书签(&amp;O)</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>回到您标记的局面；撤销可以返回。</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>所有技巧的讲解，从最简单到最难。</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>学习技巧(&amp;C)</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>已保存的游戏(&amp;G)...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>演示(&amp;H)</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>在盘面上逐张演示理由。</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>解释解的个数(&amp;X)</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>这道题为什么只有一个解、没有解或有多个解。</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>比较求解器(&amp;O)</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>各求解器和各种猜测方式解这道题，或解一个文件里的所有题目，各需要多少。</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>手册(&amp;B)</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>关于玩法、按键、求解器、技巧和文件的一切，可以搜索。</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1不是%2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%2里已有%1</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>那里没有别的了</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1在%2里没有别的位置</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>在%1里，%2的所有位置都在%3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>记录%1如此说</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>HoDoKu 认为最难的步骤：%1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>练习用：%1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1，局面%2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>给格涂色(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>填入%1(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>删除候选数%1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>写候选数%1(&amp;W)</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>%1里已有%2。</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1不能填入%2，因为%3里已经有了。</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>%1为什么没了？(&amp;G)</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>选中这个数字的所有格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>为什么不是%1？(&amp;Y)</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>把到%1的连线画到这里(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>从这里的%1画连线(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>删除这格的%n条连线(&amp;K)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>删除%1的%n条连线(&amp;K)</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>给候选数%1涂色(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>在这里填写候选数(&amp;F)</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>&amp;%1为什么没了？</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>为什么不是&amp;%1？</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>为什么不是(&amp;Y)</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>颜色&amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>填入数字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>写候选数(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>无颜色(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>%1格之一</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1格</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>同行</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>同列</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>同宫</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>假设如此</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>%2里仅剩的另一个%1</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>%1里没有别的了</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1有%2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>同格</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1已有%2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>为什么%1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>如果%1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1不是%2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1不是%2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1不是%2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1不是%2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>%1的%2在%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>如果%1，则%2。</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>，所以 </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1，连同%2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>它们同在%1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>它在%1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>每一格都与它们全部同行、同列或同宫</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>每一格都与两者同行、同列或同宫</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1：见%2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>不作假设</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>此时已是唯一数</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>在每条走法中，第一个或最后一个候选数为真</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>，而且 </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>%2里%1的唯一位置</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>通向死路</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1没有%2的位置</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1没有数字可填</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1排除%2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>%1就没有可填的了</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>同行、同列或同宫</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1：%2格对应%3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1需要其余全部数字</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>%1之一是%2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>同样的%1格</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>否则%1占满%2，%3就没有可填的</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>否则%1就没有可填的</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>否则%1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>所以其他的也要删除</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1，除%2外</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1占满%2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1只有%2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>%2里%1仅有的位置</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1的%3需要%2</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>同列表第%1至%2条</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>第%1宫</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>在%1里仅有的位置</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>在%1里的唯一位置</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>最少的格</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>在剩余数字最少的格里猜测</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>猜测最近参与死路的数字（按活跃度）</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>最少选择</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>在剩余数字最少的格里猜测，或在位置最少的行、列、宫里猜某个数字的位置</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>第一格</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>逐行看，在第一个空白格里猜测</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>猜测任意一格的任意数字</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>，放弃%Ln道</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>卡住</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>一个解</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>两个或更多</translation>
    </message>
</context>
<context>
    <name>Contestants</name>
    <message>
        <source>%1: %2</source>
        <comment>a solver, and how it guesses</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a solver, and a part of it</comment>
        <translation>%1，有%2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1，无%2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1必须是%2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>由于%1，%2没有数字可填。</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>由于%1，%2，于是%3没有数字可填。</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>由于%1，推出%n个数字，于是%2没有数字可填。</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>由于%1，%3里没有%2的位置。</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>由于%1，%2，于是%4里没有%3的位置。</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>由于%1，推出%n个数字，于是%3里没有%2的位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>由于%1，其他格不管怎么填都是死路。</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1有两种填法，没有已知数能决定用哪种。</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>较易</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>较难</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>这个结构遍布整个盘面。它决定了%1的一些内容。</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>关键的格：%1。</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>关键的格：%1。</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>关键的是这%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>假设%1。</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>假设%1。%2 …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>the link</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>XML 文件</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>JSON 文件</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>zip 压缩包</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>游戏数据</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>候选数列表</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>HoDoKu 的数独</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>KSudoku 的数独</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>Ninefold 的文件</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>题目，而是 HoDoKu 题库的局面</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>命名管道</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>套接字</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>Git LFS 指针</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>哪些数字是已知数</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>多于一个数独</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>杀手笼</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>笼</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>温度计</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>图形线索</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>不规则宫</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>无马步</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>无王步</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>不连续</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>同位组</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>回文</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>连续线</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>低语线</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>区域和线</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>小杀手和</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>三明治和</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>四数提示</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>之间线</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>极小格</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>极大格</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>额外区域</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>奇数格</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>偶数格</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>迷雾</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>索引格</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>已知形式的链接</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>杀手</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>锯齿</translation>
    </message>
    <message>
        <source>links</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>数独的开头</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>填入的数字</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>候选数是题目的一部分</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>第二种颜色和候选数的颜色</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>名称、来源和级别</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>编号和评分</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>gzip 文件</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>Simon Tatham 的数独 (Solo)</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>Penpa 的题目</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>lisudoku 的题目</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver 的题目</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>压缩包里的压缩包</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1不是%2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>什么都不可能。</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1必须是%2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1不能是%2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>如果%1，则%2。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1不能是%2：题目排除了它。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1不能是%2：%3里已经有了。</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1必须是%2：那里没有别的数字可填。</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1必须是%2：它在%3里没有别的位置。</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>根据记录%3，%1必须是%2。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1不能是%2：在%3里，它的所有位置都在%4。</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>根据记录%3，%1不能是%2。</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>死路：%1没有数字可填。</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>死路：%2里没有%1的位置。</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>死路：记录%1不再成立。</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>记录%1：%2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>记录%1被丢弃：用处不大。</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>收回所有猜测，重新开始；记录保留。</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>一个解：每格都有了数字。</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>记录%1排除这个解，以便找另一个。</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>都试过了：除已找到的以外没有别的解。</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>收回猜测%1。</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>收回猜测%1和%2。</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>收回全部%1个猜测。</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>收回猜测%1到%2。</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>猜测%1：%3填%2。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>branch, statements</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>假设%1。</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>那么%1。</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>唯一数</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>区块摒除</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>数对、三数组、四数组</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>一个数字的两条链</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>翼</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>唯一性</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>染色</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>链和环</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>待定数组 (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>强制链</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>用到%1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1，用到%2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>您最快的“%1”</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>您本月最快的“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>快%1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>慢%1</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>一个错误</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1，仅第一阶段</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>第%1步，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>最久：第%3步的%2之前用了%1。</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>练习%1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>可打开</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>可保存</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold 根据文件的内容而不是文件名识别格式。也可以把文件、文件夹或链接拖到窗口上，或粘贴题目。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>相关的格：%1。</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>正在寻找步骤</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>盘面上有错误</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>可能需要一会儿。</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>请先改正错误；在此之前提示无法继续。</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>实线：两端有一个为真</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>虚线：两端不都为真</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>没有找到简短的理由；这个需要%n步。</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>虚线：这个数字挡住那一格</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>实线：由起点推出终点</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>%1只能填一个数字。</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>%1只有一个空白格。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>连线%1/%2：%3。</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>现在请找：%1。</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>这里没有%1的步骤。</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>很好，但不全：还缺%n处删除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>很好，但不全：还缺%n个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>很好，但还缺点什么。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1是%2。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1不能是%2：%3的%2在%4。</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>使[{cells:has}没有数字可填][{house}里没有{digits}的位置]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1不能是%2：一步步推下去会%3。</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1仍可能是%2。否则它是%3，一步步推下去会%4。</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1仍可能是%2。否则%3的%2在%4，一步步推下去会%5。</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1请填入由此得出的数字。</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1请删除它所删除的。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>正确。%1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>没错，但需要更难的步骤：%1。</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>其余的也没错，依据：%1。</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>%1是对的。其余的没错，但我知道的步骤都得不出。</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>不全对。</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>%2的%1属于结构本身：要删的在它旁边。</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>没错，依据：%1。</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>没错，但不是我知道的步骤。</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>不会有任何变化：请标出要删的，或填入数字。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1不能是%2：这个候选数已经没了。</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1仍可能是%2：那里没有别的数字可填。</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1仍可能是%2：它在%3里没有别的位置。</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>在解里%1不是%2。</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1仍可能是%2：解里就是这样。</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>其中一个是{digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>{base}和{cover}里{digits}的位置</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>其中最多一个是{digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>要么这些全为真</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>要么这些全为真</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>与{guards}共用{setdigits}的格</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>只有这些会允许两个解</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>在一种情况下为真</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>在一种情况下为假</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>某个组合用到的数字</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>{excluders}各要剩一个数字</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A：要么这些都是{digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B：A不是时，这些都是</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C：要么这些都是{digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D：C不是时，这些都是</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>所以这些都不是{digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>{base}里{digits}的位置</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>每个数字最多一个</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A：其中一个是{digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B：其中一个是{digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>{pairhouse}一个，{pairhouse2}一个</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>{box}里{digits}的所有位置</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>使别无选择的数字</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A：{line}与{box}交叉处</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B：{line}其余部分的格</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C：{box}其余部分的格</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>{digits}的其他位置</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>只有这些不会得到唯一解</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>其中最多一个是{linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>其中一个是{linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>{restricted}各最多一次</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>这些格的其他数字</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits}占满这些格</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>{base}里{digits}的其他位置</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>其中必有一个为真</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}：少一个数字，就需要其余全部</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}：说明中某一条需要合起来看的格</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>如果{start:if}则为真</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>如果{start:if}则为假</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A：有{firstDigits}或{secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B：没有{firstDigits}就需要其他数字</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C：没有{secondDigits}就需要其他数字</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}：少了{cells}的一个数字，就需要其余</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>其中一个为真</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>所以这些为真</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>错的一种会删除这些全部</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>错：这些不能全为真</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>错：A和B都挡住其中一个</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>错：其中两个同在{house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set}占满这些格</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A：{base}和{cover}的{digits}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>在两种看法之一中，位于{cover}或{cover2}之外</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>这些会让盘面其余部分可以互换</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>互为伙伴的已知数</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>伙伴格</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>只用这些无法填满它们的格</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>还需要一个位置的环</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>其中一个是{digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>遇到它们的候选数</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>基础格：其中两个数字</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>目标格：同样两个数字</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>放不下第三个</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>每{across:kind}计一次</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>每{along:kind}计一次</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>每个数字在每列最多一次</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>每格最多其中一个</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>受行或列限制</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>受宫限制</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A：{digits}中除一个以外的全部</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B：与A相同</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>{digits}的最后一个是其中之一</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A：{box}的格</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C：{column}其余部分的格</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A：全是同一个数字</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B：全是另一个数字</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>极易</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>要填26格，几乎一眼就能看出。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>要填40格；逐个看行、列、宫就够了。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>有些数字要多找一会儿。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>格里的小笔记有帮助：有些步骤要比较两三格。</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>极难</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>几乎每格都要笔记，还要耐心。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>给喜欢卡一会儿的人。</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>较易</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>较难</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>仅唯一数</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1，以及%n个较易的</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>.</source>
        <comment>at the end of a sentence</comment>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>输入为空；没有打开任何内容。</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>太大，无法打开；一次最多读取%1。</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>这不是可读的文本：含有 NUL 字符。</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>中途结束（第%1行）。</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>中途结束。</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>%1已损坏或不完整。</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>读到第%1行停止：最近的%2里没有数独。</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>在前%1里没有找到数独。</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>没有找到数独。</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>第%1行超过%2个字符；其中没有找到数独。</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>第%1行有%2个字符；其中没有找到数独。</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1既不是数字1-9，也不是表示空白格的字符。</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>格%1：%2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>第%1行，格%2：%3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>保存的游戏改动了已知数%1；已保留原来的已知数。</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>有1格；数独有81格。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>有%n格；数独有81格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>第%1行有1格；数独的一行有9格。</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>第%1行有%n格；数独的一行有9格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>第%1行有1格；数独有81格。</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>第%1行有%n格；数独有81格。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>找到1行；数独有9行。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>找到%n行；数独有9行。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1不是候选数 (1-9)。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>第%1行，%2：%3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>这是%1数独；Ninefold 只能打开经典的9x9数独。</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>这是变体（%1）；Ninefold 只能打开经典的9x9数独。</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>这个链接只通向一个页面（%1）；题目本身不在其中。</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>这是由更新的 Ninefold 保存的（文件版本%1）；当前版本无法读取。</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>这是由%1保存的，太旧，无法读取。</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>这个 XML 文件使用了实体；没有打开。</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>这不是%1。</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>无法打开文件：%1。</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>这是%1，不是含有数独的文件。</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>文件没能读到末尾：%1。</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>这种格式无法保存：%1。</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1不是着法，已略过。</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>找到%n个字符；候选数列表有729个。</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>电子表格去掉了开头的零。请在那里把这一列存为文本。</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>电子表格把81个数字舍入成了%1；它们已经丢失。请在那里把这一列存为文本。</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>无法打开题库：%1。</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>这是其他程序的数据库；没有改动它。</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>这个题库是由更新版本的 Ninefold 写的；没有改动它。</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>题库已损坏。</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>其他程序长时间在写题库；请再试一次。</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>与题库服务器的连接已断开：%1。</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>无法使用题库：%1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>没有找到数独；读到第%1行为止。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>磁盘已满，无法写入题库。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>读取图片需要软件包%1，但尚未安装。</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>图片里没有找到数独。从正上方拍摄、盘面完整、光线充足的图片最容易读取。</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>这张图片太大，无法读取；最多可读取%1百万像素。</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>从%1到%2的强链</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>从%1到%2的弱链</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%2的%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%n格的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n条连线</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>清空%1</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26个空白格；几乎每格的数字都很明显。</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40个空白格；一次看一行、一列或一宫，不用笔记。</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50个或更多空白格；仍不用笔记，但有些数字藏得很好。</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>区块摒除和数对，有时有XY翼。</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>摩天楼、双线风筝、各种翼；数对和区块摒除。</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>链和数组。请带上耐心。</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>逐个数字、逐宫看就够了。</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>逐个数字看宫、行、列。</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>有些格要数一数能看到的数字才能确定。</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>能马上得出数字的区块摒除和隐性数对。</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>区块摒除和数对，偶尔有X翼。</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>多为XY翼；区块摒除、数对、摩天楼。</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>区块摒除、摩天楼、数对；XY翼、W翼、BUG+1。</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>多为摩天楼或双线风筝；区块摒除、数对。</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W翼、XY翼、WXYZ翼、风筝、隐性唯一矩形、染色。</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>链、翼、隐性唯一矩形、空矩形。</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>较长的链和待定数组。</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>链、待定数组，还有一半会用到强制网。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1或更多</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1或更少</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1个空白格，其中%2可以马上填。</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>开始时能马上填的格数</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>Sudoku Explainer 的评分</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>旋转180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>旋转90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>双轴</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>反对角线</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>双对角线</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>不到一秒。</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>需要几秒。</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>这很少见：可能需要半分钟。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>解答：第%1页</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>解答：第%1至%2页</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>不是恰好一个解</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第%1页，共%2页</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>到开头 (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>后退一个事件 (左)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>播放或暂停 (空格)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>前进一个事件 (右)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到末尾 (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒%1个</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>第%1行第%2列：%3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>空白，候选数%1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>事件%1/%2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>这一页显示运行的一部分。</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>按“播放”，或用方向键逐个事件查看。</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>没有猜测：每个数字都由已知数推出。</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>有1个猜测。小号数字是该数字所依据的猜测。</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>有%1个猜测。小号数字是该数字所依据的猜测。</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>推出</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>zh-CN</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 填入数字</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 划去候选数</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 写笔记</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter 下一个局面</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter 检查</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H 看哪里</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D 显示答案</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>空格 其他笔记</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc 回到题目</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>测验：%1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>测验，局面%1/%2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>练习，局面%1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>局面%1/%2。</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>局面%1。</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>答案是：%1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%2题对%1题：通过测验。</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%2题对%1题。通过测验需要对%3题。</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>数字键现在写数字。</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>数字键现在划去候选数。</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>数字键现在写笔记。</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>这个局面现在算作借助帮助找到的。</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>行与列换序</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>不需要，唯一数即可解出</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>需要多于%1格</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1格一起，例如%2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1，其中%2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>一个魔法格：%1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>无，每个已知数都不可少</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>级别%1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>种子级别%1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1个已知数</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>对称性%1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>这个图案的已知数</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>这个解</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>评分%1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>没有多余的已知数</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、 </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>已知数少于17个时，总有不止一个解。</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>没有这样的题目：级别、图案和已知数个数互相排斥。</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>没有这样的题目：没有%1格的组合具有对称性%2。</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>图案不具有对称性%1。</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>图案使一条横带的两行或一条竖带的两列没有已知数：交换它们总会得到第二个解。</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>终盘没有填满，或数字在行、列、宫里出现两次。</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>那个终盘的这些已知数也符合另一个解。</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>没有这样的题目：级别和种子级别互相排斥。</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>没有这样的题目：级别%1没有评分%2。</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>试了%1次，没有找到题目。</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>试了%2次，没有找到符合%1的题目。</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>得分%1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>最难技巧“%1”</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>技巧“%1”</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>没有这样的题目：级别%1从不需要技巧“%2”。</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>没有这样的题目：最简单的步骤评分也有%1。</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>评分高于%1的数独尚未发现。</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>没有这样的题目：每个空白格至少给得分增加%1。</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>没有这样的题目：得分不会高于%1。</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>级别%1的较易三分之一</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>级别%1的中间三分之一</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>级别%1的较难三分之一</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>爬山能找到的最难题目</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>SK环</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>任意题目</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>三值奇环</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>飞鱼导弹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>查找范围：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>按下快捷键</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
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
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
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
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>刁钻</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>试错</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>HoDoKu 的技巧</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>HoDoKu 认为最难的步骤，以及总得分</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>HoDoKu 默认求解器的得分和级别，以及它用到的技巧。</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}，{hodoku_score}分</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>评定级别</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>按 Ninefold 自己的规则</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>只用显性和隐性唯一就能解，且空白格不超过26、不超过49或更多时，分别为
极易、简单、普通；否则 ER 不超过4.5为困难，不超过7.2为极难，以上为专家。</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Sudoku Explainer 对每一步的评分</translation>
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
        <translation>Sudoku Explainer：最难的步骤</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>Sudoku Explainer 1.2.1 的评分 ER/EP/ED，按它的顺序走它的步骤得出。</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}，EP {ep}，ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>求解途中的选择，以及空白格</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>求解途中每次选择计 100 x (F - 1)^2，再加空白格数。</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>只需要唯一数。</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>需要%1。</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>需要%1和%2种较易的技巧。</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>需要%1和%2。</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>评分%1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>这局游戏已在另一个窗口打开。</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>这局游戏已在另一台计算机上打开（%1）。</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>这局游戏的文件已被删除。</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>这局游戏已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>文件保留为%1。</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>无法打开这局游戏（%1）。</translation>
    </message>
</context>
<context>
    <name>RequestRules</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its part</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This is rare: the search may take a while, and can be stopped.</source>
        <translation>这很少见：搜索可能需要一会儿，可以停止。</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>级别现改为%1，它在那里会出现。</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>不再要求“%1”：%2几乎不需要它。</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1有%2个已知数；图案有%3个。</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>它太大</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>在盘面旁显示行列名称(&amp;R)</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>减少动画(&amp;M)：立即显示变化</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>显示计时(&amp;C)</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>自动清理(&amp;U)：写下数字时，从它的行、列、宫的候选数中删除</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>先选数字(&amp;D)，再点击要填的格</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>提供角标、中标、颜色和连线(&amp;O)</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>标出重复的数字(&amp;R)：在行、列或宫里出现两次</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>立即标出错误的数字(&amp;O)：逐个与解对照</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>高亮相同的数字(&amp;S)</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>高亮行、列和宫(&amp;B)</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>显示每个数字还剩几个(&amp;D)</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>说明题目需要哪些技巧(&amp;T)</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl 加数字写候选数，而不是中标(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>说出我每一着背后的技巧(&amp;N)</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>在桌面的最近文件里显示打开和保存过的文件(&amp;F)</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>盘面上有错误，所以没有填写唯一数。“检查”会指出错在哪里。</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>现在没有可填的唯一数。</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>已填写%n个唯一数。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>CDCL</source>
        <translation>CDCL</translation>
    </message>
    <message>
        <source>Most constrained cell</source>
        <translation>最受限的格优先</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>传播</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>逻辑</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>快速求解器</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>回溯按阅读顺序逐格进行。在每格里猜不违反规则的最小数字。没有数字可填时，回到上一个猜测，在那里试下一个数字。它从不向前看，也不学习，所以可能几千次走进同一条死路。它总能找到解，但走的是最长的路。</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>这个求解器也猜，但很会选格：选剩余数字最少的格。只有一个数字的格没有选择，有两个数字时必有一个是对的。没有数字的格是死路。这时收回最后一个猜测，试下一个数字。选得好，路程就比回溯短许多倍。</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>传播在猜测之前先写下能推出的一切。它填入只剩一个数字的格，写下在行、列、宫里只剩一个位置的数字。只有什么也推不出时，才在数字最少的格里猜测。遇到死路，就收回最后一个猜测和由它推出的一切。许多题目根本不用猜。</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>最窄的选择</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>这个求解器有两种猜测：一格填哪个数字，以及一个数字填在行、列、宫的哪里。它取走法最少的猜测。只有一种走法时不用猜。一种也没有就是死路，收回最后一个猜测。新题目的难度按同样的规则衡量。</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL 的推理与传播相同（此外：如果某个数字在一行、一列或一宫里的所有位置也都在另一行、列或宫里，它就不能在后者的其他位置），并且从每条死路中学习。它查出是哪些数字导致了死路，不管是不是猜的，然后写下一条记录：它们不能全对。记录只由规则推出，所以此后与规则同样有效。然后搜索回到除最后一个猜测以外、记录所需的最新的猜测；中间的猜测也一并收回。CDCL 是 conflict-driven clause learning（冲突驱动的子句学习）的缩写：冲突就是死路，子句就是记录。</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>候选数%1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>角标%1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>中标%1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>第%1行第%2列</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1：已遮住</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>试探中</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what it holds</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>show this and leave</source>
        <translation>显示本说明并退出</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>显示 Ninefold 和 Qt 的版本并退出</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>以新题目开始：very-easy、easy、normal、
hard、very-hard 或 expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>显示每日题目</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>等待，直到桌面请求窗口 (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>用法：ninefold [FILE...]
玩数独。FILE 包含 Ninefold 认识的任何形式的题目；多个文件作为一个列表打开。
如果 Ninefold 已在运行，就在另一个窗口里打开。</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>没有选项“%1”。</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help 列出所有选项。</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>没有级别“%1”；级别有 very-easy、easy、normal、hard、very-hard 和 expert。</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game 需要一个级别：very-easy、easy、normal、hard、very-hard 或 expert。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1不带值。</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>文件、--new-game 和 --daily 一次只能选一种。</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>请看%1。</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>请看%1的所有位置。</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>请在%2里找%1。</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Ninefold 自己对这一步的评分，尺度大致与 Sudoku Explainer 相同。题目的 ER 来自 Sudoku Explainer 的技巧，所以可能不同。</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>要填的数字</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>可以删除</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>删除%1里划去的候选数</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>删除%1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>%1里划去的候选数可删除</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1不能是%2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}，因为假设{start:if}会得出相反的结论。</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}：在{base}里{digits}占满{cover}，所以它在{starts}之一，每个都通向同样的结果。</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}，因为假设{start:if}会使[{cells:has}没有数字可填][{house}里没有{digits}的位置]。</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}，因为[{house}里{digits}的每个位置][{cells:has}的每个候选数]都通向它。</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}，因为[{house}里{digits}的每个位置都通向它][{cells:has}的每个候选数都通向它][不管{start:if}与否都能推出它]。</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>列</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>宫</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>候选数%1</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>中上</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>左中</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>右中</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>中下</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>box 9, bottom right</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>technique, where to look</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Look all over the board.</source>
        <translation>请看整个盘面。</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>在%1里，有一格只剩一个数字可填。</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>在%1里，有一个数字只剩一个位置。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}，因为否则{pattern}在{cells}里可以互换，产生第二个解。</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}，因为{guards:or}必须是{extras}：否则会有第二个解。</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}，因为{base}用完了{cover}的{digits}。</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}。它们不能在同一{cover:kind}，所以各占一个。{cover}的其他格不能是{digits}。</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}：如果{fins:or}是{digits}，就挡住它；如果不是，{base}就用完{cover}的{digits}。</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}，因为{either:blocks}。</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}，这是{target}里{digits}仅剩的位置。</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}，这是{house}里{digits}仅剩的位置。</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}，因为{house}里{digits}占满{cells}。</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}，因为{digits}在{house}和{other}里占满{cells}。</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}，因为{other}的{digits}在{cells:or}：{house}没有它的其他位置。</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has}合起来只有{digits}：{count}格对应{count}个数字，所以全部用完。{house}的其他格不能有它们。</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells}合起来只有{digits}：{count}格对应{count}个数字，所以全部用完。{house}的其他格不能有它们。</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}，因为{cells}用完了{house}的{digits}。</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}，因为{endsA}之一是{digits}，{endsB}之一是{digits2}。</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>{pairhouse}的{digits}在{far}或{near}。如果在{far}，就挡住{gone}（{farhouse}）。如果在{near}，{touched}就有了{digits}，于是{box}的{digits}在{rest:or}，同样挡住{gone}（{used}）。</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}：不管{pairhouse}和{pairhouse2}的哪一端是{digits}，它或{box}都会挡住这里。</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells}同在{bridge}，所以其中之一不是{digits}。{cases:cases}两者都挡住{gone}[（{either:where}）]。</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}，这是{house}唯一缺的数字。</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells}是{house}最后的空白格，那里只缺{digits}。</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}，这是它仅剩的数字。</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>{cells}只剩{digits}。[它的行、列、宫里已有其他数字，在{blockers}。][之前的步骤删除了{gone}。]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}，因为放置所有{digits}的每种方法都用到它。</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}，因为放置所有{digits}的方法都不用到它。</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>宫</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>行、列、宫</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1个%2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>请看整个盘面，从%1开始。</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>如果{guards}是{pattern:or}，{cells}就只有{pattern}，互换会得到第二个解：每行、每列、每宫两个都还在。合格的数独只有一个解，所以{guards}两个都不是。</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>{house}的{linked}在{guards:or}。如果另一格是{lost}，{cells}就只有{pattern}，互换会得到第二个解：每行、每列、每宫两个都还在。所以两格都不是{lost}。</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>在{base}里{digits}只能填入{cover}。这些{base:kinds}各需一个{digits}，而这些{cover:kinds}各只能放一个，所以全部用完：{fact}。</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>在{house}里{digits}只能填入{cells:or}，都在{other}。所以{other}的其他格不是{digits}，{target}就只剩一个位置：{place}。</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>在{house}里数字{set}只能填入{cells}：{count}个数字对应{count}格，所以占满它们。于是{house}里{digits}只剩一个位置：{place}。</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>在{house}里数字{digits}只能填入{cells}：{count}个数字对应{count}格，所以占满它们。这些格不能有其他数字。</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>在{house}里{digits}只能填入{cells:or}。它们都在{other}，所以{other}的{digits}就在那里，{fact}。</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>{cells}都不是已知数。如果{guards}是{lost}，它们就只有{pattern}，互换会得到第二个解：每行、每列、每宫两个都还在。所以{fact}。</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>{cells}都不是已知数。如果{guards}没有{extras}，它们就只有{pattern}，互换会得到第二个解。所以{guards:or}是{extras}，挡住{gone}。</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot}是{pivotdigits:or}。{cases:cases}无论如何{fact}：{either:shares}。</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>标出的%1格</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells}同宫，所以有一格不是{digits}[，有一格不是{other}]：于是它的行或列的{digits}在另一端，在{endsA}。同样，{endsB}之一是{digits2}。这些挡住{gone}。</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>填写标出的%1格</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}：每格要么只剩一个数字，要么是它的数字的唯一位置。</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}：每格要么只剩一个数字，要么是它的数字在行、列或宫里仅剩的位置。</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or}必须是{extras:or}；否则{pattern}在{cells}里可以互换：第二个解。连同{set:has}，就用完了{house}的{setdigits}：格与数字一样多。</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>{box}的所有{digits}都在一行和一列上。{pairhouse}的{digits}在{near}或{far}，{pairhouse2}的在{near2}或{far2}。每处的一端自己挡住那一格；另一端迫使{box}挡住它。</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>{house}的{linked}在{link:or}。{cases:cases}两者都挡住{gone}：{either:shares}。</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases}否则{pivot}自己是{digits}。每种情况都挡住{gone}：{either:shares}。</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>标出的%1格之一</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>什么是%1？</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>什么是%1？</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>什么是%1？</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>什么是%1？</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>评分%1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1分，%2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>如果{fins:or}是{digits}，就挡住{gone}[（{fins:meet}）]。如果不是，{base}的{digits}只在{cover}里，各在不同的一个，所以每一个的{digits}都在那里：{gone}不能是{digits}。</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>在{base}里{digits}只能填入{cover}：数量相同，每个只能放一个{digits}。所以全部用完：{fact}。</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}，因为否则{cells}就没法填了。</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}，因为{chains:pairs}。</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[，因为{ends:pairs}][：不管{held:if}与否都被排除]。</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}：不管{held:if}与否都被排除。</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}，因为{first}的{digits}会排除它自己[，而{others}只有与{first}一起才有它]。</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}：在{base}里{digits}在{cover}，所以不在这里；或者在{finplaces:or}，结果相同。</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>在{base}里{digits}在{fins:or}，否则就用完{cover}。它也在{fins2:or}，否则就用完{cover2}。无论如何，两者之一会挡住每个要删除的格。</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}，因为不管{base}里的{digits}在哪里，都会挡住这些。</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>在{house}里数字{digits}只能填入{cells}：{count}个数字占满{count}格，所以不能有别的。这些格也在{other}里，所以{other}的其他格不能是{digits:or}。</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>在{house}里{digits}只能填入{cells}。[{blockers:or}的{digits}排除{blocked}。][{gone}在之前的步骤中失去了它。]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}，因为{line}和{box}的{count}格用完{count}个数字。</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells}是{count}格{count}个数字。{linedigits}只在{line}，{boxdigits}只在{box}，所以都不能出现两次：每个各一次，在它的{line:kind}或宫里用完。</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>如果没有{missing}，每个空白格都有两个候选数，每个数字在每行、每列、每宫都有两个位置。全部换成另一个候选数，就得到第二个解。所以{guards}是{extras:or}。</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}，因为否则会有第二个解。</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>如果{corner}是{digits}，{row}的{linked}就在{beside}，{column}的在{below}，于是{across}（{pattern:or}）就是{digits}。在这四格里互换{pattern}会得到第二个解，但合格的数独只有一个解。</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>{lines}的{digits}只在{cells}，所以它占两个对角。如果在{guards}，另外两个就是{other}，四格互换{pattern}就是第二个解，合格的数独不会这样。</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[，因为{pair}不管怎样排列都是{digits}][，因为{chains:pairs}]。</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells}是{digits:or}，每格与下一格同行、同列或同宫，所以轮流出现：{pair}不同。两个数字都不能填入{gone}：{ends:shares}。]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}，因为不管{cells}是什么，{common:or}都在{ends:or}，挡住了这里。</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>这一步有多难，从1.0到约12，按 Sudoku Explainer 的尺度</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>，或者 </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or}是{extras}，挡住{gone}。否则填完的盘面在{cells}里只有{pattern}，在那里互换后每行、每列、每宫仍然正确：这是合格的数独不会有的第二个解。</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}，因为{guards:or}连同{set}用完了{house}的{setdigits}。</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}：[{first}会排除它自己][{start}会使{emptied:has}没有数字可填][，而其余的{others}都通向它]。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or}是{extras}，挡住{gone}。否则所有空白格都有两个候选数，所有数字在每行、每列、每宫都有两个位置，把每格换成另一个候选数就得到第二个解，合格的数独不会这样。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}：否则所有空白格都有两个候选数，所有数字在每行、每列、每宫都有两个位置，把每格换成另一个候选数就得到第二个解[，合格的数独不会这样。{single:has}取另一个数字][。{several:has}取{setdigits}的其余部分]。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}：否则所有空白格都有两个候选数，所有数字在每行、每列、每宫都有两个位置，把每格换成另一个候选数就得到第二个解，合格的数独不会这样。{house}的{linked}只能填入另一格。</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}，因为{missing:or}，而{house}的{linked}只能填入这两格中的另一格。</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}，因为{first}的{digits}会排除它自己，而{partners}只有与{first}一起才有它。</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>有一个%1的步骤。</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>有一个%1。</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>有一个%1。</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>有%1。</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>标出的%1格</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>这是%1。</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>这是%1。</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>这是%1。</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>这些是%1。</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[对其他数字同样推理可得{taken}。]不管怎样把{digits}在每行、每列、每宫各放一次，{cells}总在其位置之中。所以{fact}。</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[对其他数字同样推理可得{taken}。]不管怎样把{digits}在每行、每列、每宫各放一次，{cells:or}都不在其位置之中。所以{fact}。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}，否则{pattern}在{cells}里还能有另一种填法：第二个解。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>如果{guards}是{lost}，{cells}就只有{pattern}。它们就能互换而每行、每列、每宫的数字不变：这是合格的数独不会有的第二个解。所以{fact}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or}是{extras}，挡住{gone}。否则{cells}就只有{pattern}，它们能互换而每行、每列、每宫的数字不变：第二个解。</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or}必须是{extras:or}；否则{pattern}在{cells}里可以换位：第二个解。连同{set:has}，就用完了{house}的{setdigits}：格与数字一样多。</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>如果没有{missing}，{cells}每格都有两个候选数，每个数字在那里的每行、每列、每宫都有两个位置。全部换成另一个候选数，就得到第二个解。所以{guards}是{extras:or}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or}是{extras}，挡住{gone}。否则{cells}每格都有两个候选数，每个数字在那里的每行、每列、每宫都有两个位置，每格换成另一个候选数就得到第二个解。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}：否则{cells}每格都有两个候选数，每格换成另一个就得到第二个解。连同{set:has}，就用完了{house}的{setdigits}。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}：否则{cells}每格都有两个候选数，每格换成另一个就得到第二个解。{house}的{linked}只能在两格中的另一格。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}，否则{pattern}在盘面其余部分可以互换，就有第二个解。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>如果{guards}是{lost}，每行、每列、每宫在标出的格里{pattern}就都有或都没有。其余部分没有它们的已知数，在那里互换会得到第二个解。合格的数独只有一个解，所以{fact}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or}是{extras}，挡住{gone}。否则每行、每列、每宫在标出的格里{pattern}就都有或都没有。其余部分没有它们的已知数，在那里互换会得到第二个解。</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or}必须是{extras:or}；否则{pattern}在标出的格之外可以互换，那里没有它们的已知数：第二个解。连同{set:has}，就用完了{house}的{setdigits}：格与数字一样多。</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}，否则{lines}的其余部分可以互换，就有第二个解。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>如果{guards}是{lost}，{lines}在标出的格里就有同样的数字。它们其余的格没有已知数，互换后每行、每列、每宫仍然正确：第二个解。所以{fact}。</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}，因为已知数对称，唯一的解也对称。</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>把盘面旋转180度并互换{exchanged:cycles}，已知数不变。解只有一个，所以也不变。[因此{partners}互为伙伴，{fact}。][在{own:listed}里，有些数字会遇到自己的伙伴。]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>沿{start}到{end}的对角线翻转盘面并互换{exchanged:cycles}，已知数不变。解只有一个，所以也不变。[因此{partners}互为伙伴，{fact}。][在{own:listed}里，有些数字会遇到自己的伙伴。]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>把盘面顺时针旋转90度并按{exchanged:cycles}替换，已知数不变。解只有一个，所以也不变。[因此{partners}互为伙伴，{fact}。][在{own:listed}里，有些数字会遇到自己的伙伴。]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>{house}的{linked}在{guards:or}。如果另一格是{lost}，{cells}就只有{pattern}。互换后每行、每列、每宫仍然正确：第二个解。</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>[把行按{rows:cycles}移动，][把列按{columns:cycles}移动，][按{exchanged:cycles}替换，]已知数不变，唯一的解也不变。[因此{partners}互为伙伴：{fact}。][在{own:listed}里，有些数字会遇到自己的伙伴。]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}，因为{cells}不能全都只用{pattern}填满。</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>如果{cells}只有{pattern}，不管怎样放，总有两个相同的数字在行、列或宫里相遇。[所以{guards:or}是{same}，这排除了{gone}。][所以{guards:or}是{extras:or}：连同{set:has}，就用完了{house}的{setdigits}。][{house}的{linked}在{guards:or}，所以它们都不能是{lost}。]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}，因为{guards:or}必须是{digits}。</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}，因为{digits}必须在{cells}里。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}，因为否则{pivot}必须同时是{digits}。</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}，因为{wings}不能都是{linked}。</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}，因为[{single}与{corner}相同][{pivots}与{corner}相同，另一个数字留给翼]。</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits}各在{cells}之一。{corner}是这些数字之一，与{wings}同行或同列，所以它们不是。所以{single}与{corner}相同。][{corner}是{digits}之一。它使翼{wings}和{wings2}都不能是这个数字，所以{pivots}都是它。另一个数字在{wings:or}之一和{wings2:or}之一：其中一个在{row}，一个在{column}。]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}，因为{targets}必须与{cells}有同样两个数字。</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}，因为{targets}必须与{cells}有同样两个数字，{targets2}与{cells2}也一样。</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets}必须有{cells}的两个数字，{targets2}必须有{cells2}的两个数字：不在目标格的数字在{lines}放不下。这些格剩下的填法：{ways}种，每种都排除要删的数字。</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}，因为{along}和{across}的{count}格用完{count}个数字。</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>标出的{count}格中，{digits}每{across:kind}最多一次，其他数字每{along:kind}最多一次：共{count}个，刚好够。一个都不能少，所以各从它的行或列的其余格删除。</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}，因为{digits}在{base}需要全部位置。</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits}在这些行共需{count}次。只放得下{count}个：{cover}各一次[，另有{singles}个在单独的格]。所以它们从列的其余格删除[，其他数字从单独的格（{singles}）删除]。</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}，因为{boxes}中{lines}的{count}格只放得下{count}个数字。</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>标出的{count}格的每行、每列、每宫在那里只容得下某些数字各一次：共{count}个，刚好够。一个都不能少：各从它的行、列或宫的其余格删除。</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells}是{digits}中的两个。若其中一个不在{targets:or}，{lines}都要在别处放它，但只有两个放得下。所以两个都在那里。[剩下的填法：{ways}种，每种都排除要删的数字。]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}，因为{first}和{second}有{digits}中同样的数字。</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first}只有{digits}：除一个以外的全部。{across}在{first:letters}旁的{crossing:or}不能有这些，所以它们在{second}并填满这些格。最后一个在{crossing:or}，不在{house}的其他地方。</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}，因为{first}和{second}是同一个数字。</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first}是{digits:or}。{across}在{first:letters}旁的{crossing:or}不能有同一个数字，所以它在{second}，唯一的另一个位置。于是{digits}的另一个在{crossing:or}，不在{house}的其他地方。</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}，因为{line}、{column}和{box}的{count}格用完{count}个数字。</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells}是{count}格{count}个数字。{rowdigits}只在{line}，{columndigits}只在{column}[，{boxdigits}只在{box}]，所以每个各一次，在它的行、列或宫里用完。</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells}一共只有{set}。除{digits}以外，它们同在一行、一列或一宫，在那里各只能放一次，所以留下一格给{digits}：{places:or}是{digits}。</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}，因为{cells}全是{digits}中的一个，{others}全是另一个。</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells}和{others}只有{digits}。{cells:letters}的一格与{others:letters}的一格同行、同列或同宫时不同，所以{cells:letters}全是一个数字，{others:letters}全是另一个。遇到两组各一格的都不是。</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>如果{guards}是{pattern:or}，{cells}里就只有这些数字。不管怎样放，总有两个相同的数字在行、列或宫里相遇。所以{guards}都不是。</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells}组成一个环：每格与下一格同行、同列或同宫。只有{pattern}时它们会交替，但{count}格是奇数，行不通。[所以{guards}是{only:or}。][所以{guards:or}是{same}，这排除了{gone}。][所以{guards:or}是{extras:or}：连同{set:has}，就用完了{house}的{setdigits}。]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>在环{walk:cells}里，相邻的格同行、同列或同宫。没有{guards:or}，那里只有它们能是{digits}，所以每隔一格就是{digits}：{count}格行不通。[所以{several:or}排除了{gone}。]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>在{box}外，{row}和{column}除了{wings}没有{shot:or}的位置。如果一个数字都不在那里，行和列都在宫内有它，也就是在相交的{pivot}。[{linked}在其中一条线上没有别的位置。]三个数字填满三格。</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first}各在{firework}之一，{second}各在{firework2}之一，因为在它们的行和列里宫外只有这些位置。{pivot}和{pivot2}各只能有一个，所以{wings}是其余的。</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits}各在{cells}之一。如果{corner}是其中一个，{wings}就不是它，所以{pivot}是它。{ends}会是另一个数字，使{wings}不能是它，所以{pivot}也必须是它。</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>在{row}和{column}里，{linked}在{corner}，否则同时在{wings}。但{digits}各在{cells}之一，而{pivot}只能是其中一个。所以{wings:or}是另一个，{corner}是{linked}。</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{cells}都不是已知数。{guards:or}必须是{extras:or}；否则{pattern}在那里可以互换：第二个解。连同{set:has}，就用完了{house}的{setdigits}：格与数字一样多。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>如果{guards}是{lost}，{cells}的每种填法就都有另一种填法，每行、每列、每宫的数字相同：这是合格的数独不会有的第二个解。所以{fact}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or}是{extras}，挡住{gone}。否则{cells}的每种填法都有另一种填法，每行、每列、每宫的数字相同：第二个解。</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1得到数字</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1离开%2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>有%n个猜测</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>遇到死路</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>又遇到%n条死路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>写下最多%n项的记录</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>搜索重新开始</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>用到记录%1</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>当%1时</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> 且 </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>一次收回几个猜测</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>它不时收回所有猜测，带着记录重新开始</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>相位保存</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>再次猜测某格时，用它上次的数字</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>更短的记录</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>能由记录其余部分推出的不写进去（最小化）</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>遗忘</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>丢弃用处不大的记录</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>对齐数对排除</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>对齐三数排除</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>ALS链</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS XY翼</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>ALS XZ法则</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>死亡绽放</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>交替推理链 (AIC)</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>区块交替推理链</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>带ALS的交替推理链</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>连续环</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>区块连续环</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>带ALS的连续环</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>不连续环</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>区块不连续环</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>带ALS的不连续环</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X链</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY链</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>三维美杜莎：冲突</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>三维美杜莎：陷阱</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>多重染色 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>多重染色 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>简单染色：陷阱</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>简单染色：冲突</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>直接宫区块</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>直接行列区块</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>直接隐性数对</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>直接隐性三数组</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X翼</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>剑鱼</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>水母</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>章鱼</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>鲸鱼</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>利维坦</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>带鳍X翼</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>带鳍剑鱼</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>带鳍水母</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>带鳍章鱼</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>带鳍鲸鱼</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>带鳍利维坦</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>退化X翼</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>退化剑鱼</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>退化水母</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>退化章鱼</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>退化鲸鱼</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>退化利维坦</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>宫内X翼</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>宫内剑鱼</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>宫内水母</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>宫内章鱼</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>宫内鲸鱼</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>宫内利维坦</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>带鳍宫内X翼</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>带鳍宫内剑鱼</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>带鳍宫内水母</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>带鳍宫内章鱼</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>带鳍宫内鲸鱼</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>带鳍宫内利维坦</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>交叉X翼</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>交叉剑鱼</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>交叉水母</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>交叉章鱼</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>交叉鲸鱼</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>交叉利维坦</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>带鳍交叉X翼</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>带鳍交叉剑鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>带鳍交叉水母</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>带鳍交叉章鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>带鳍交叉鲸鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>带鳍交叉利维坦</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>孪生带鳍X翼</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>孪生带鳍剑鱼</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>孪生带鳍水母</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>孪生退化X翼</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>孪生退化剑鱼</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>孪生退化水母</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>孪生带鳍宫内X翼</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>孪生带鳍宫内剑鱼</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>孪生带鳍宫内水母</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>孪生带鳍交叉X翼</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>孪生带鳍交叉剑鱼</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>孪生带鳍交叉水母</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>区块隐性数对</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>区块隐性三数组</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>区块摒除：宫区块</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>区块摒除：行列区块</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>区块数对</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>区块三数组</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>双重双线风筝</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>空矩形</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>双重空矩形</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>摩天楼</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>双线风筝</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>多宝鱼</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>最后一格</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>宫隐性唯一</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>行隐性唯一</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>列隐性唯一</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>显性唯一</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>融合待定数组 (Sue de Coq)</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>模板填入</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>模板删除</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>可规避矩形 类型1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>可规避矩形 类型2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>全双值格致死 (BUG) + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>全双值格致死 (BUG) 类型2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>全双值格致死 (BUG) 类型3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>全双值格致死 (BUG) 类型4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>隐性唯一矩形</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>唯一环 类型1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>唯一环 类型2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>唯一环 类型3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>唯一环 类型4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>唯一矩形 类型1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>唯一矩形 类型2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>唯一矩形 类型3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>唯一矩形 类型4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>唯一矩形 类型5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>唯一矩形 类型6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>远程数对</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W翼</translation>
    </message>
    <message>
        <source>WXYZ-Wing</source>
        <translation>WXYZ翼</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY翼</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ翼</translation>
    </message>
    <message>
        <source>Kraken Fish Type 1</source>
        <translation>海妖鱼 类型1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>海妖鱼 类型2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>强制网：矛盾</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>强制网：矛盾（含数组）</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>强制网：矛盾（含子网）</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>强制链：必然</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>强制链：矛盾</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>强制网：必然</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>链中的格组</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>链中的待定数组</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>网中的区块摒除</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>网中的显性数对</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>网中的隐性数对</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>网中的X翼</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>网中的网</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>所有唯一数</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite 类型1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite 类型2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite 类型3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite 类型4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>扩展矩形 类型1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>扩展矩形 类型2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>扩展矩形 类型3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>扩展矩形 类型4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>反转BUG 类型1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>反转BUG 类型2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>反转BUG 类型3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>反转BUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Gurth对称：旋转180度</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Gurth对称：对角线</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Gurth对称：旋转90度</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Gurth对称：平移</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>双值奇环 类型1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>双值奇环 类型2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>双值奇环 类型3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>染色模式</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>带守护者的染色模式</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>三值奇环</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>带守护者的三值奇环</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>断翼</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>烟花三数组</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>烟花四数组</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>烟花W翼</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>烟花L翼</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>烟花ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>初级飞鱼导弹</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>双飞鱼导弹</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>高级飞鱼导弹</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Set</source>
        <translation>网 (MSLS)</translation>
    </message>
    <message>
        <source>Multifish</source>
        <translation>复合鱼 (Multifish)</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>SK环</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>近似区块数对</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>近似区块三数组</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>近似区块四数组</translation>
    </message>
    <message>
        <source>Whip</source>
        <translation>鞭链 (Whip)</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>辫链 (Braid)</translation>
    </message>
    <message>
        <source>3D Sue de Coq</source>
        <translation>三维融合待定数组 (3D Sue de Coq)</translation>
    </message>
    <message>
        <source>VWXYZ-Wing</source>
        <translation>VWXYZ翼</translation>
    </message>
    <message>
        <source>UVWXYZ-Wing</source>
        <translation>UVWXYZ翼</translation>
    </message>
    <message>
        <source>TUVWXYZ-Wing</source>
        <translation>TUVWXYZ翼</translation>
    </message>
    <message>
        <source>STUVWXYZ-Wing</source>
        <translation>STUVWXYZ翼</translation>
    </message>
    <message>
        <source>RSTUVWXYZ-Wing</source>
        <translation>RSTUVWXYZ翼</translation>
    </message>
    <message>
        <source>Complex Remote Pair</source>
        <translation>复合远程数对</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>可规避矩形 类型3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>全多值格致死 (MUG) 类型1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>全多值格致死 (MUG) 类型2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>全多值格致死 (MUG) 类型3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>全多值格致死 (MUG) 类型4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>还没有猜测：每个数字都由规则推出。这一个也是：在%1里，%2只能填入%3，所以%4不能是%2。</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>确定的内容</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>没有确定的内容了，所以开始猜。猜测1是%2填%1，由它推出%n个数字。然后猜测2是%4填%3，猜测3是%6填%5。小号数字表示该数字依据哪个猜测。</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1箭头显示被什么挡住。所以其中一个猜测是错的。</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>死路的理由追溯到猜测1和猜测3，与猜测2无关。所以写下记录1：%1与%2不能都对。收回猜测2和3。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>一条记录</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>在猜测1之下，记录1现在排除%2的%1。下一条死路给出记录2：%3所以猜测1是错的，要收回。最后一条记录，编号%4，说：%5其余的都能推出。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>由规则推出了%n个数字；现在没有确定的内容了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>盘面上有%n个猜测，每个都在前面的猜测之上作出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>由它们推出了%n个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>现在还看不出对不对。</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>这是这一格最后可试的数字，所以前面的猜测中有一个是错的。</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>所以其中一个猜测是错的。</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>它不知道哪个猜测错了，所以总是收回最后一个。</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>第一个猜测</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>退回一个猜测</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>下一次尝试</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>这样一直继续，直到每格都有数字。</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>按死路猜测</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>选择“死路”时，每个候选数都有一个得分，即它的活跃度。通向死路的得一分，越旧的分越不算数。猜测得分最高的候选数：这里是%2填%1，在记录1之后，它的格已标出。这样搜索就留在最近卡住的地方。文献中称为 VSIDS。</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>第%1宫</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>第%1宫</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1在%2里出现两次（%3）。</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1在%2里出现%n次（%3）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>这个数独已经完成，而且正确。</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>这个数独恰好有一个解。</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>不是有效的数独。</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>不是有效的数独：%1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>另有一个数字重复。</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>另有%n个数字重复。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>无解：%1没有候选数了。</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>无解：%2里没有%1的位置。</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>无解：空白格没有任何填法。</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>不止一个解：少于17个数字从不会只有一个解，而这个数独有%1个。</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>不止一个解（已数到%1个）。</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>不止一个解。</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>例如%1可以是%2或%3。</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>您的试探行不通：%1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>您的试探行不通：%1没有数字可填。</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>您的试探行不通：%1里没有%2的位置。</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>已填数字%1 · 已删候选数%2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>最难%1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1，于%2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1，思考了%2</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>最长停顿%1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>您每一着思考了多久；点击可转到那里</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>各步骤有多难；点击可转到那里</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>用时%1 · 剩余%2格 · 错误%3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold 对这一步的评分为%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln个猜测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln个数字被拒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>推出%Ln个数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>删除%Ln个候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln条死路</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln条记录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>回退%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>重启%Ln次</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>没有猜测</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>有%n个猜测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>%n层猜测</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>写于事件%1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>尚未用到</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>用到%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>记录%1：%2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>没有猜测</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>猜测%1及其推论</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>还没有猜测。</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>什么也推不出，于是试一个数字（决策）</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>推出的数字</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>没有别的数字或别的位置（蕴涵）</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>删除的候选数</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>被记录或两个单元的交叉排除</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>被拒的数字</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>数字已在行、列或宫里</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>从死路中学到的，使这种组合不再出现（子句）</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>丢弃的记录</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>它们用处不大</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>回跳</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>收回的猜测；如果记录没提到它们，就一次收回几个</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>收回了最后一个猜测</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>收回所有猜测，重新开始；记录保留</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>现有的猜测</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>搜索的层级</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>在记录里</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>猜测没有理由：已经什么也推不出了。</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>记录只需要一个猜测，所以收回所有猜测。它说的现在是确定的。</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>除猜测%1外，记录不需要晚于猜测%2的内容。所以搜索回到那里。中间的不在记录里，也一并收回。</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>猜测%1与记录所需的先前猜测不能并存。</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>这个猜测通向的一切都失败了。</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>每格都有了数字：剩下的猜测是对的。</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>这不依据任何猜测。</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>猜测%1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1有一个数字。</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1在%2里有位置。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n项未定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>涉及%n个猜测 (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>题目的规则：这些项中必有一个成立。</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>图片%1/%2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件%1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>已解出：%n步，没有猜测。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>卡住了：没有技巧可用，还剩%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>已解出：这是唯一的解（%1，%2）。</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>已解出：不需要猜测。</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>已解出：%1，%2。</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>不唯一：有不止一个解（%1，%2）。</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>无解：都试过了（%1，%2）。</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1，依据%2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1，不是我知道的步骤</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>这些项中至少有一个成立。求解器只监视其中两项：只要这两项还可能成立，就不看其他项。双击可转到学到这条记录的地方。</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>记录太多会拖慢搜索。它保留只涉及一两个猜测 (LBD) 的全部记录，其余的保留最近用到的一半。这条记录两者都不是。</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>回溯，不推理、不写记录：%1，%2。</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>回溯，不推理、不写记录：超过%1，%2。</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>上次用于死路%1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>已遇到%n条死路。遇到至少16条，之后再遇到至少16、32、16、16、32、64……条（Luby 数列），一旦推不出别的，搜索就重新开始，因为最初的猜测可能不好。只收回猜测。所有记录都保留，搜索带着它们可能走另一条路。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>每条刻度是一条死路，每个三角是一次重启。</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>传播，推理但不写记录：%1，%2。</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>某格没有数字可填，某数字没有位置，或某条记录没有一项能成立（冲突）</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>无法建立它的文件夹：%1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>关于 Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>玩数独，问为什么，看求解器思考。</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>采用 MIT 许可证的自由软件：您可以使用、研究、修改和分享。</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>感谢发现、命名和讲解这些技巧的玩家，感谢其文件可由 Ninefold 读取的程序的作者，感谢所有制作 Qt 的人。</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>复制版本(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>已完成的会保留。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
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
        <translation>答案</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>推出的数字</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>求解器依次解这道题；每个都会确认没有第二个解。</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>曲线内容</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>比较求解器</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>文件里的题目(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>赛跑(&amp;R)</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>让所选的两个求解器并排解盘面上的题目</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>已完成%Ln道题。</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>题目（从最易开始）</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>时间（µs）</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>用于比较的题目</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>正在读取%1。</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>没有找到数独。</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>求解器正在解%Ln道题，各自逐题进行。超时的会被停止。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>完成。每个求解器也都寻找了第二个解；在“观看”页上只有要求时才这样做，所需也较少。对于逻辑，每一步都算作一个推出的数字。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold 不会把它发送到任何地方。如果您把它复制到给开发者的消息里，会有助于查找错误：其中有版本和程序中的位置，没有您的游戏内容。</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>每日题目，%1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>三个级别，人人相同，不需要网络。</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>每日题目(&amp;D)...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>未玩</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>过后解出</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>每日题目</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>由日期生成、人人相同的题目，不需要网络。</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>可以玩以前日期的题目，但不计入连续天数。</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>当天解出当天的题目，就开始计连续天数。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>日期</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>图片中有数独的部分，已校正。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>显示示例(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>图片：%1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>填满盘面，使每行、每列、每个九格的宫都有1到9，各一次。粗体数字属于题目，不会改变。Ninefold 的每道题都恰好有一个解，所以不必瞎猜。</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>选格和填写</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>点击一格，或用方向键移到那里，然后按数字；盘面旁的按键也一样。这格的行、列、宫会着色。再按一次同样的数字，或按 Delete 键，就清空这格。</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>候选数和笔记</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>还不确定？%1切换数字键写的内容：数字，或候选数，即一格还能填的小数字。%2替您写好全部候选数。自动清理打开时，写下数字就会从它的行、列、宫的候选数中删除它。角标、中标、颜色和连线在“视图”菜单里。</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1给出提示：先是看哪里，再是哪些格，最后是画在盘面上的完整理由。%2照提示去做。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>在行、列或宫里出现两次的数字马上会有一个点。%1把您的数字与解对照，指出哪些错了；%2带您回到第一个错误之前。</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>撤销和试探</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1收回着法，想收多少都行，%2重做。%3开始试探：此后写的内容用第二种颜色，可以全部保留或全部放弃。每一着之后都会保存游戏。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盘面上</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>方向键、Home、End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>下一个空白格</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+方向键</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>多选</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+方向键、拖动、Shift+点击、Ctrl+点击</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>写数字，或模式规定的内容</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1到9，小键盘也可以</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+数字</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>中标</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+数字</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>写或删除指针下的候选数</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del、退格、0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>高亮一个数字</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+数字；Esc 结束</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>高亮有两个候选数的格</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>鼠标的后退和前进键</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>窗口任意处</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>在候选数之间画连线</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>先选数字时：写下它</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>点击或回车；加 Shift 写候选数</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>逐格输入题目</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>数字；0、空格或句点表示空白格</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>中键点击；右键有更多</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>选中数字、标记或颜色相同的所有格</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>格的菜单</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>菜单键、右键点击</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+数字；可在“设置”的“游玩”里改为写候选数</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>给指针下的候选数涂上次的颜色</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>颜色模式下中键点击</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+拖动、Ctrl+Shift+拖动；连线模式下拖动，或在两端按数字</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>您刚解出的终盘</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>终盘的最难题目</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>级别及其要求</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>您的平均</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>在一个终盘里搜索最难的题目，共200轮。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1您的平均：%2。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>存在这台计算机的文件里(&amp;C)</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>存在 PostgreSQL 服务器上(&amp;S)，供多台计算机使用</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>测试连接(&amp;T)</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>地址(&amp;D)</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold 不保存密码。密码取自文件 ~/.pgpass 或变量 PGPASSWORD。</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>服务器不在时，Ninefold 使用文件，过后再把您做的写入服务器。您文件里的题集仍留在文件里；ninefold-cli library merge 可把它们复制到服务器。</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>服务器在哪里？</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>请去掉密码：设置可能被别人看到。</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>地址的形式如 postgresql://name@host/database。</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold 需要 PostgreSQL 的驱动：请安装软件包 libqt6sql6-psql。</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>正在连接...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>已连接。题库将建在那里。</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>已连接：%1道题。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>生成多道题</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>您任选的一个词或数：同样的级别和种子会再次得到同样的题目。</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>生成(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>级别(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>数量(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>多道(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>自己输入(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>玩最难的</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>玩%1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>总是恰好一个解，可用逻辑解出。</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>题目已备好。</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>正在生成题目。生成之前，您的游戏保持不变。</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>正在寻找题目：已试%1次，最多%2次。</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>没有找到这样的题目。再试一次也许能找到，或者更改要求。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>较易或较难</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>较易</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>较难</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>part, its range, what the numbers are</comment>
        <translation>%1：%2。%3</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PatternEditor</name>
    <message>
        <source>given</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空白</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>已知数的图案，第%1行第%2列：%3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>方向键移动，空格键涂或擦。%n个已知数。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>只要猜测、死路、记录和结尾(&amp;G)</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>保存这次运行的图片</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG，宽%1像素</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG，任何大小都清晰</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>选择文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>每隔(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>类型(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>最多%n张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>最后的事件在第一个之前。</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>那会超过%n张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>从编号(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>到编号(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>每张显示(&amp;E)</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>一个动画 PNG，宽%1像素</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>一个动画 GIF，宽%1像素</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>阅读所需的时间</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>选择文件(&amp;F)</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>一个可播放的网页</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>一个网页可容纳%Ln个事件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln个事件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>更改(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>下一个存疑的格(&amp;N)</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>图片中的题目</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>读取结果</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>图片中的数独</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>数独%1/%2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>图片中的这一格</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1：可能是%2。请按正确的数字；没有数字就按 Delete。</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1：可能是空白格。有数字就请按数字。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空白格</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>请查看标出的%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>这道题恰好有一个解。</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>有多个解：可能缺一个数字。</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>一行、一列或一宫里有两个相同的数字：其中一个读错了。</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>无解：有一个数字读错了。</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1是%2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1是空白格</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>如果%1，就恰好有一个解。</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> 且 </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1：候选数%2</translation>
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
        <translation>停止</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>搜索已完成%1%</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>每页题数</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>解答放在最后一页(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>级别和评分(&amp;L)</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>我的数字、笔记和颜色(&amp;D)</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>已完成的页数</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>盘面上的题目</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>最近玩的%n道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>所选的%n道</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>前%1道</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>列表中的全部%n道</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>题目(&amp;U)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>每页题数(&amp;G)</translation>
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
        <translation>纵向</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>方向(&amp;R)</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>没有评分的题目会在这个对话框打开期间评分。</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>另存为 PDF(&amp;F)...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第%1页，共%2页</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>正在评分：%1/%2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>剩余格</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n次</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>正在评分...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>使用帮助</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>后门</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>多余的已知数</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>填好这些格后，其余用唯一数即可解出。</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>单独去掉其中任何一个，解仍然唯一。</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>含数字的对称性</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>交换行、列并更换数字后仍得到同一道题的方式。</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>正在查找...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>同色的数字互相变换。</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>填好该格后，其余用唯一数即可解出。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>目前%1道题</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>打印(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>保存列表(&amp;S)...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>按列表的顺序保存所有题目；格式允许时也保存评分。</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>正在生成题目：%1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>已生成的题目</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>生成的题目：%1道。</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>生成的题目：%1/%2。</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>其余的没有找到。</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>再次得到同样的题目：种子%1。</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>打印所选的题目或整个列表；Ctrl+点击和 Shift+点击可多选。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>题目%1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>按到来的顺序</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>全部评分(&amp;A)</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>最难的在前(&amp;H)</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>查明每道题有多难。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>有多个解：%1。</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>无解：%1。</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>无效：%1。</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>已评分的题目</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>已评分的题目：%1。</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>已评分的题目：%1/%2。</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>排序方式(&amp;B)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>为什么只有一个解？</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>为什么无解？</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>为什么有多个解？</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>正在寻找理由...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>解释解的个数</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>理由涉及什么</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>第%1组，共%2组</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>最小的%2组中的第%1组</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>不需要猜测：一切都由已知数推出。</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>唯一性的证明：%Ln条记录。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL 遇到%Ln条死路，它的记录只留下一个解。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>每个已知数都需要：少了哪一个都会有另一个解。</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>%2个已知数中，有%1个就够了；变淡的可以一起去掉。</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>有不止一个解。</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>这些已知数没有解。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>必须用到技巧</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>已知数个数</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>开始时填好候选数(&amp;F)</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>必须用到技巧(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>已知数个数(&amp;N)</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1，由图案决定</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1，由级别决定</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>选择一种技巧，会设为适合的级别。</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>选择一种技巧，阅读它的说明</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>这种格式可保存全部内容。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>已保存的游戏</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>已保存的游戏</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>还没有保存的游戏。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>盘面上</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>无法读取这个文件。</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>所有格已填</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>剩%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>未命名的游戏</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外观(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>辅助(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>格的名称(&amp;N)</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1：第1行第1列</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1：第A行第1列</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>盘面大小(&amp;S)</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>上次的游戏</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>新题目：%1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>启动时(&amp;S)</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>更改按键(&amp;K)...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>与系统相同</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>无：正向计时</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>时间限制(&amp;I)</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>题库(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>已知数的位置</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>已知数的对称性</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>自己的图案</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>与盘面相同</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>涂出要作为已知数的格。</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>重复：%1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>更改按键</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1要用在盘面上，不能分配给命令。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1属于“%2”；在这里设置后，后者就没有它了。</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>选择一个命令，然后在这里按新的按键。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部重置</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>计算解的个数</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>计数进度</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>停止计数</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>正在计数：目前%1个解。</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>这道题没有解。</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>这道题恰好有一个解。</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>这道题有%1个解。</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>这两个解在标出的%n格里不同；把其中一格作为已知数，就只剩一个解。</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>第一个解</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>第二个解</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>已停止：至少有%1个解。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>提示和步骤从上到下使用打勾的技巧。</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>不用唯一性</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>仅唯一数</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>不用强制链</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>强制链和强制网可以使用</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>查找技巧</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>本周</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>已解出%n天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>我在看什么？</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>在“观看”页面，求解器解您的题目，您能看到它的每个事件。有些数字由规则推出，另一些是猜测；格里的小号数字是它的数字所依据的最新猜测，没有小号数字的就是确定的。当某格没有数字可填，或某数字没有位置时，就是死路：有一个猜测错了，要收回。您自己的游戏会等着。</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>五张图看一次 CDCL 的运行</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>逻辑像人一样求解。它寻找提示所用技巧能找到的最易步骤，走一步，再继续找。它从不猜测。“为什么”标签页给出每一步的理由。没有技巧可用时就停下。</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>五张图看%1</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>为什么：从死路到记录</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>蕴涵图画出同样的步骤。方框是已填或被排除的数字，箭头从理由指向推出的内容，每个猜测有自己的几列。着色的一侧是各步骤到目前为止代替掉的内容；指向其中的箭头是割，记录说的是：这些箭头起点处的虚线方框不能全真。带 UIP 字样的就是第一 UIP。</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>记录和 LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>记录（学到的子句）说的是：它的各项中至少有一个成立。求解器对每条记录只监视两项：只要这两项还可能成立，就不必看其他项。LBD 是各项来自多少个猜测；越小越好。记录太多时，LBD 高、又很久没有用到的会被忘掉。</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>遇到一些死路之后，搜索收回所有猜测，重新开始（重启）。什么也不会丢失：记录保留下来，引它走另一条路。第一次是在至少16条死路之后，以后有时要更多。</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>寻找第二个解的运行，它的记录证明没有第二个解：每条都由规则和之前的记录推出。“求解”菜单里的“解释解的个数”会显示它，ninefold-cli solve --proof 把它写入文件，供其他程序检验 (DRAT)。</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>遇到死路时，“为什么”列表从第一步开始：其中必有一个成立，但都不可能成立。之后每一步把一项换成它所依据的内容，直到只有一项来自最后一个猜测。从这个猜测到死路的每条路都经过它（第一唯一蕴涵点，即第一 UIP）。剩下的就是记录。原因都在其余各项之中的项，最后会去掉（最小化）。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>辅助</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>重复的数字</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>相同的数字</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>行、列、宫</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>剩余数字</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>错误的数字</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>先选数字</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%2项中开启%1项</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>上方条形和“评分”：每一步有多难。下方条形和“时间”：此前您思考了多久。</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>您的步骤</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>已解出%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>暂停 (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>计时%1，已暂停</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>计时%1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>时间到了。您可以继续玩。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>您正在用第二种颜色试探。</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>试探的内容成为游戏的一部分</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>盘面恢复到之前的样子</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>试探中</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>连线</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1，%n行，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>折叠</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>目前导入%1道题</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>导入题目(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>重命名(&amp;R)...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>重命名题集</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>加入题集(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>新建题集(&amp;N)...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>新建题集</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>从这个题集移出(&amp;T)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>导入题目</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>正在导入题目</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>标签(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>新建标签(&amp;N)...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>新建标签</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>粘贴题目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>移到题集(&amp;M)</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>已有题集%1。</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>粘贴的题目</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>内置</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>导入...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>把文件里的题目放进您自己的题集。也可以把文件拖放到这里。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n周</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>连续解题的天数</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>每天解出</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>平均时间</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>每天解出</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>解出%n道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>最近13周中的%n天，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1：解出%n道</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>我在盘面上猜</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>让求解器猜</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>显示这次运行</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>每次猜测之前运行会停下，由您决定猜什么</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>同时存在的猜测最多有几个</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>您：%1，于%2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>您的猜测：%n条死路，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>求解器的猜测：%n条。</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>您赢了！</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>平局。</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>它领先。</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>轮到您猜：点击候选数，或用方向键选格再按数字。</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>您能比求解器少走死路吗？</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>轮到您猜。</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>按“播放”：运行会在下一个猜测之前停下。</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1：%2条死路，深度%3，%4个事件</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>在盘面上逐张演示理由 (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>每个时刻有多少猜测；点击可转到那里</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>步骤的评分</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>打印...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>玩过</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>题目的所有评分及其属性</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>评分%1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>玩过：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n道题</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>需要%1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu 得分</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>正在寻找步骤...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>上下键选择技巧  ·  D 逐步显示  ·  Ctrl+F 查找  ·  Esc 回到题目</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>这里没有题目用到它，所以没有例子。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>更多</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>任意标签</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>按编号、名称或数字搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>最低评分</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>最高评分</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>任意级别</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>任意技巧</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1道题</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterChip</name>
    <message>
        <source>%1: %2</source>
        <comment>filter, choice</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Delete clears it.</source>
        <translation>按 Delete 清除。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>时间花在哪里</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>新建...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>用时%1解出</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>您在此级别的平均</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>您在此级别的最佳</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>用过的提示</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>您的最佳时间不变：用过提示的游戏不算。</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>正在寻找步骤...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>上方条形：每一步的评分。下方条形：此前您所用的时间。</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1，新建</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>逐着重看您的游戏。</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>您的游戏的每一步：有多难，以及此前您思考了多久。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>收起数字面板</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>蕴涵图</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>显示图的多少</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>最后的理由，以及它们的来由</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>最后一个猜测之下的全部</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>直到第一个猜测的全部</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>把这个图存为图形 (SVG) 或供 Graphviz 使用 (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>为什么是死路？</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>为什么%1？</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>最后%1个</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>猜测%1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>全部%1个</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>按“播放”。遇到死路时，这里显示猜测怎样导致了它。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>正在收回猜测。“为什么”列表说明退回到哪里、为什么。</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>猜测没有理由。</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>这不依据任何猜测。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>%1没有位置</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>记录%1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>猜测与最后的理由之间的陈述</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>猜测%1：%2。双击可转到那里。</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1，因为%2。在猜测%3之下。双击可转到那里。</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>猜测%1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG 图形 (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Graphviz 图 (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>图 %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为%1。</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>推出</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>被排除</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>已代替</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>蕴涵图：箭头从理由指向由它推出的内容，每个猜测有一组列。请跟着“为什么”的步骤看：死路周围着色的一侧逐步变大，指向其中的箭头是割。</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>记录%1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>从死路到记录的路，与“为什么”列表所走的相同</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>已解出：剩下的猜测是对的。每条记录都立刻排除了会再次失败的内容；回溯不作推理，也不写记录，要全部试一遍。</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>在单独的窗口中显示图</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>使记录的一项为假</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>%1没有数字</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>按 H 得到提示：先是看哪里，再是哪些格，最后是完整的理由。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>关闭提示 (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>更少</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>少显示一些提示</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>多显示一些提示 (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>照提示去做 (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>下一个提示</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>图形的含义</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>简写</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>其他步骤</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>现在可以走的每一个步骤</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>连线%1/%2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>评分%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>专家写法的步骤：&lt;&gt; 表示“不是”</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>所有连线</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>在盘面上逐张演示理由 (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>查找技巧</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>只显示常用</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>已掌握%1/%2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1，已掌握%2/%3</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1，已掌握</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1，10次中独立找到%2次</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>由程序填入解的游戏</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>只计没用提示的游戏</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>最近20局的平均；从第三局起显示</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>最近20局中有一半更快</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>趋势</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>最近十局与之前十局相比</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>无提示</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>不用提示解出的游戏所占比例</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>每局解出的游戏</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>与以前相同</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>快%1%</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>慢%1%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>各级别的数据</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>已掌握：10次中独立找到%1次</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>10次中独立找到%1次</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>还没练习过</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>对称性</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu 得分</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1，从</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1，到</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>%1个已知数</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>三值奇环</translation>
    </message>
    <message>
        <source>Exocet</source>
        <translation>飞鱼导弹</translation>
    </message>
    <message>
        <source>Known pattern</source>
        <translation>已知结构</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>任意</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>用尽简单步骤之后即出现。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>有多少题目需要它</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NextCard</name>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>接下来学</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>阅读%1的说明</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>显示哪些记录</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>上次使用</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>回到所选记录上一次起作用的地方</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>下次使用</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>前进到所选记录下一次起作用的地方</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>所有记录</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>目前未满足</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>最多3项</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>用到的记录</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>题目的规则</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>现在成立</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>现在不可能成立</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>监视：最先查看</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>记录起初的内容</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>转到那里</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>转到学到这条记录的事件</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>记录%1在这里还不存在：它在事件%2学到。</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>记录%1在事件%2学到，来自前面的死路。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中标</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>在每个空白格里写上按规则还能填的数字</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>自动清理</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>写下数字时，从它的行、列、宫的候选数中删除</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>填写候选数</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>填写</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>数字键写数字</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>数字键写候选数：一格还能填的数字</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>数字键在角上写小数字：您自己的笔记</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>数字键在中间写小数字：您自己的笔记</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>数字键给格和候选数涂色</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>候选数之间的线，看清什么取决于什么</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>颜色%1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>还要写%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>数字键写的内容</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>展开数字面板</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>模式：%1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>解题路径</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>图案的图示</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n个新局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n个局面要复习</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>今天十分钟</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>练习%1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>您的十分钟完成了。明天见！</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>今天没有要复习的，也没有新的：您已掌握所有技巧。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>只需要唯一数</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>需要的超出 Ninefold 的技巧</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>需要%1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>需要%1和%n种较易的</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>已填的格</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>此级别最佳</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>不用提示</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>您的平均</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>最近%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>这局游戏</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>已填&lt;b&gt;%1&lt;/b&gt;格，共%n格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>剩%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>没用提示</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>用了%n次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>没用检查</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>用了%n次检查</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>最佳%1 · 平均%2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>最后改动%2的是事件%1；双击可转到那里。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>分三步给出更多：在哪里、哪些格、全部 (H)。
这样这个局面就算作借助帮助找到的。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>换一个局面</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>答对%1</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>连对%1</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>查看结果</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>下一个局面</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>正在生成局面...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>选择一格并按数字，然后按 Enter。</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>点击要删除的候选数，或在格里按数字，然后按 Enter。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1的图片</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>请打开或粘贴题目。</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>没有符合的题目。</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>方向键选择  ·  Enter 游玩  ·  输入即搜索  ·  Ctrl+F 搜索框  ·  Esc 回到题目</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>一次最多打印%1道题。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>已复制%n道题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>正在给%n道题评分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>两个求解器并排</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>左求解器</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>左盘面</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>右求解器</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>右盘面</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>第%1微秒，共%2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>比较依据</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>事件：各一个轮流</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>时间：各自实际所需</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>到目前为止的记录</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1其中必有一个成立，但都不成立：</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1，因为%2。由它所依据的代替它：</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>现在只有一项来自猜测%1：从这个猜测到死路的每条路都经过它（第一 UIP）。</translation>
    </message>
    <message>
        <source>is</source>
        <translation>是</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>来自最后一个猜测的项</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1，因为%2。这能由保留的各项推出，所以记录去掉这一项（最小化）：</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n项来自猜测%1。还要继续，直到只剩一项。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>在图里：使一项为假的内容</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>剩下的原因现在都为真，并且导致了死路，所以它们绝不能同时全真。记录%1说的就是这一点：把每个原因变成它的反面，中间用“或”连接。收回猜测%2后，其中只剩一项还能成立，于是推出这一项。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2：正确</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2：没找到</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>再测一次</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>这种技巧的页面，带例子</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1：通过测验</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1：尚未通过</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>用时%1。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>JSON Lines 运行记录 (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为%1。</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>来自%1的运行。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取%1。</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1不是运行：第一行没有说明谁在解什么。</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>%2的第%1行与求解器的做法不符。</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>保存运行</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>打开运行</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>逐个事件播放</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>逐个数字播放</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>按您玩的节奏播放</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>尽快播放</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>从我的数字开始</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>运行从您游戏里的数字开始，而不是从题目开始</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>寻找第二个解</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>找到第一个解后继续运行，直到弄清有没有另一个</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>保存图片...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>运行从哪里开始、怎样进行和播放，以及它的图片</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>保存运行...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>所有事件，存为 JSON 行；这个窗口可以再次打开</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>打开运行...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>换别的猜测</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>运行重新开始，随机换别的猜测</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>还什么都没发生。</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>记录 %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止点</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>我来猜</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>每条死路教会了什么（学到的子句）。每条记录至少有一项成立。</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>这个事件为什么发生，一直追溯到它所依据的猜测。</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>停止点：运行在哪里自动停下。</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>代替求解器来猜，再比较结果。</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>每种事件发生了多少次，以及各个词的含义。</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>现在成立的内容（轨迹）：每个猜测，下面是由它推出的内容。收回的已不在这里。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>阅读内容</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>一次答对%1  ·  借助帮助%2  ·  没找到%3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>保存演示的图片</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>演示的速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>按“播放”：空格键播放，方向键逐步。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>怎样猜测</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>由谁解题</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>逻辑</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>什么也推不出时在哪里猜</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>已知数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>排序：%1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>排序：%1，%2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>HoDoKu 得分</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>最近游玩</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>播放速度：每秒事件数（+ 和 -）</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StartCard</name>
    <message>
        <source>Open File...</source>
        <translation>打开文件...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>剪贴板上有一道题。</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>新题目：%1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>玩这道题</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>玩法说明</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>或者按以下级别之一生成新题目。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level and what it needs</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StatisticsView</name>
    <message>
        <source>Export...</source>
        <translation>导出...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>曲线的级别</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>从您解出的第一道题开始记录：用时、连续天数和常用技巧会在这里积累。</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>每局保存一行，供电子表格使用</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>最近一年</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>连续%n天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>最长：%n天</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>线：五局的平均。空心圆：用了提示。</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>颜色越深，解出的越多。</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab 继续  ·  方向键选择  ·  Esc 回到题目</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>解出%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>放弃%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>导出游戏</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>已导出为%1。</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>您用过和问过的技巧</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>条形：您自己找到的，其余的用了提示。</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n着正确，但不是我知道的步骤</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>在盘面上逐张演示理由 (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>从死路到记录%1：第%2步，共%3步</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>所有步骤</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>它下面还有%n步得到同样的结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>解题路径</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>现在的所有步骤</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>筛选，例如 链 或 r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>技巧...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>把列表复制为文本</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>走这一步</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>解到这里</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>已复制%n步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>步骤的评分</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>解题路径</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>现在的所有步骤</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>从这里到解的所有步骤，依次列出</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>现在可以走的每一个步骤</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>筛选后剩下%1。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>并且...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>添加一个必须同时成立的条件</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>某格得到数字</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>某数字离开某格</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>有这么多猜测</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>遇到死路</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>又遇到这么多死路</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>写下最多这么多项的记录</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>用到这个编号的记录</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>搜索重新开始</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数目</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>一次收回几个猜测</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>添加...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>上一个停止点</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>回到运行之前本会停下的地方 (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>下一个停止点</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>前进到下一个停止的地方 (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止点</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>您的实力</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>略高于此的题目</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>与题目评分的尺度相同，从1.0到约12。十次中有九次，真实值在给出的范围内。</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>欢迎！</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>从下面的第一种技巧开始：先读说明，再自己去找。每天十分钟就足够，在这里犯错没有代价。</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>现在下结论还太早</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>完成%1局之后，这里会告诉您实力如何、有多确定。目前%n局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>%1到%2之间</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>%n局之后还不能说得更准：与您的水平相差太远的游戏说明不了什么。</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>约%1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>误差%1，依据%n局。这种评分的题目，您不用帮助能解出一半。</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>评分%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>符号的含义</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>第一 UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>您在游戏中用到的会在这里计数。</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n次提示</numerusform>
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
            <numerusform>%1，用过%n次，%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>您在局面中寻找它，并得知是否正确</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>回到原来的地方</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>怎样发现</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>为什么成立</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>例子为什么正确</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>有多少题目需要它</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>有多难</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>它是特例，属于：%1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>它的特例：%1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>同类：%1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>在例子中：%1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>隐藏图示</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>显示图示</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>还没测过</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>已通过：%2题对%1题</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>目前%2题对%1题，对8题通过</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测验</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>参加测验</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>再测一次</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>参加测验：%1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>再次参加测验：%1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>一类技巧的十个局面，没有帮助；对八个就通过。目前已通过：%1/%2。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimeChart</name>
    <message>
        <source>%1s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1m</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>hours</comment>
        <translation>%1时</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>时间花在哪里</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>您的游戏用时</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>这个级别还没有游戏</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n局，从%1到%2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>无提示</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n次提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab 下一个  ·  空格键按下  ·  Esc 回到题目</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>今天%n个局面</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>这个事件之前没有了。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>上一个冲突</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>下一个冲突</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>事件%1/%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>下一个猜测</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>上一个猜测</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>下一条记录</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>上一条记录</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>下一个数字</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>上一个数字</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>这个事件之后暂时没有了。</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>回到上一条死路：某格没有数字可填，或某数字没有位置</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>上一个数字：这次运行没有死路</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>前进到下一条死路：某格没有数字可填，或某数字没有位置</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>下一个数字：这次运行没有死路</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>回到上一个错误</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>前进到下一个错误</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>转到下一个或上一个猜测、记录、回跳或数字，或转到用到某条记录的地方</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>下一次回跳多个猜测</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>上一次回跳多个猜测</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>下次使用记录%1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>上次使用记录%1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>树的大小</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>搜索树：每个猜测都在它前一个猜测之下。方块是通向死路的猜测，三角代表图中放不下的更多猜测。点击一个猜测可转到那里。</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>整体</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>在这张卡片里显示整棵树</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>大到能分清各个猜测</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>还没有猜测</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln个猜测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln条死路</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>题目，任何猜测之前。</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>猜测%1：%2。</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>它从事件%1起存在。</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>事件%1到%2。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>它下面还有%Ln个猜测。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>它之下有%Ln条死路。</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>导致了死路</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>当前显示</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>更多猜测</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>回到我的游戏</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>回到我的游戏</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>您的游戏和离开时一样 (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>按“播放”：空格键播放，方向键逐步。</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>我在看什么？</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>发生的一切，按顺序排列。后来收回的也仍列出。</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>理由怎样通向死路，画成图。</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>运行的所有猜测，画成图。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>逻辑解%1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1解%2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>在%1个事件后停止。</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>运行中：目前%1个事件。</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>回放我的游戏</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>回放%1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>观看中的盘面</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>观看我的游戏</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>观看逻辑</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>观看%1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>这里没有可解的。</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>回放：空格键播放，← → 一着，加 Shift 到下一个错误。</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>观看：空格键播放，← → 一个事件，加 Shift 到下一条死路。</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>观看：空格键播放，← → 一个事件，加 Shift 到下一个数字。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>每天解出</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>最近一年中有%n天解出题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1：解出%n道</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>这里已有书签。</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>一局游戏最多有%1个书签。</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>已在%1设置书签。“题目”菜单的“书签”可带您回来。</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>盘面已是这个书签时的样子。</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>已回到%1的书签。撤销可返回原处。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>已保留：试探的内容成为游戏的一部分。</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>继续试探</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>已放弃：盘面恢复到之前的样子。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n个数字错误：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>数字都对，但有一个需要的候选数被删除了。</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>已解出：每个数字都对。</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>目前没有错误，还剩%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>回到出错之前</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>盘面上没有错误。</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>已回到出错之前。重做可恢复之后的着法。</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>已从盘面上清除错误的内容。</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>题目已经解出。</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>已替您解出。</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1现在叫%2。</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>已删除题集%1。其中的题目仍在题库里。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>已从%1移出%n道题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已收回。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>已把%n道题加入“%1”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>已给%n道题加上标签%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>已从%n道题去掉标签%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>已把%n道题移到“%1”。</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>没有更改：题库服务器不在。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>每日%1，%2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>每日题目已在盘面上。</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>以前日期的题目：不计入连续天数。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>输入完题目并开始玩之后，才有提示。</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>题目已解出。</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>题目还在检查中；请稍后再试。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n着之前</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>从一开始</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>已启用的技巧在这里都找不到步骤。</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>%2的%1为什么没了？</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>%2为什么不是%1？</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>没有什么排除%2的%1。</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>已关闭提示。</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>第一个错误：%2的%1</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>第一个错误：从%2删除了%1</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>题目本身排除%2的%1。</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>它是错的，但没有简短的理由。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>没有找到题目。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>其中%n道您已经有了，原样或经过翻转。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>略过%n道：不是恰好一个解，或无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>%n个文件里没有题目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>已把%n道题加入“%1”。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>在题库服务器恢复之前，先保存在这台计算机上。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>正在载入</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>题库已损坏，重新开始。旧的保留为%1。</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold 暂时使用这台计算机上的题库，服务器一恢复就把您做的写进去。</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>题库服务器已恢复，并已写入您其间所做的。</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>题库服务器已恢复。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryWords</name>
    <message>
        <source>%1 %</source>
        <comment>share of a puzzle</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>solved in %1</source>
        <comment>time</comment>
        <translation>用时%1解出</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>已填百分之%1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>New</source>
        <translation>未玩</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>用时%1解出</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>用时%1解出，%n次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>已填%1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>还没玩过</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a date</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a date</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <translation>所有题目</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>练习用</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>已解出%1/%2</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1：正确，但不是我知道的步骤。</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1：您用了%2。</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>正确，但不是我知道的步骤：也许是猜的。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>游戏又能保存了。</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>第一题</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>这局游戏已在盘面上。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>回到上一局游戏：%1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>又前进到下一局游戏：%1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>题目重新开始。撤销可恢复您的数字。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>无法保存设置。</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>盘面大小%1%。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>我的题目</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>请输入题目的数字。</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>逐行输入题目的数字；0、空格或句点留空一格。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>目前%n个数字；只有一个解的题目至少有17个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>正在生成新题目：%1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>新题目：%1。</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>已取消。您的游戏继续。</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>没有找到这样的题目：%1。再试一次也许能找到。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>题库里有这道题：%1。</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>它的评分是%1。</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>您用%1解出过它。</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>题库里有这道题。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>已开始另一次运行；上一次的网页没有保存。</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>无法生成网页。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>关于%1，您已求助%2次：要练习吗？</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>目前%n步...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>正在寻找到解的步骤...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>正在寻找步骤...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n步；之后已启用的技巧都找不到下一步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>已走%n步；撤销一次可全部收回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>盘面上有错误；提示会指出第一个。</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>%n步解出，最难：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>这是另一局游戏：请按“解题路径”或“现在的所有步骤”。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>现在可以走%n步；每一行都有新的结果。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>已填的数字保留。</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>没有找到局面。请选择另一种技巧。</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1在这里不是候选数。</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1在这些格里不是候选数。</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>磁盘空间不足</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>无法保存这局游戏（%1）。您可以继续玩；每一着都会再试。</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>保存的游戏已损坏；能读出的已放在盘面上。</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>文件保留为%1。</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>这局游戏也在另一个窗口打开。这里作为副本继续。</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>无法锁定这局游戏。请不要在第二个窗口打开它。</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>这局游戏的文件曾被删除。已重新写入。</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>另一个程序改动了这局游戏的文件。已重新写入；原来的内容保留为%1。</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>取消 (Esc)。您的游戏保持不变。</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>最难的一步是第%1步，共%2步，评分%3。</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%n步的评分，最高%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>第%1步：%2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Ninefold 上次崩溃了。您的游戏原样未变，并有一份报告。</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>显示报告</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>暂不</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>无法生成图片。</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>已导出为%1。</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF 页面 (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>已保存%n张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>图片的文件夹</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>正在保存图片...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为%1。</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>已复制为81个字符。</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>已复制为“%1”。</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>动画图片</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>动画 GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>动画 PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>目前%n张图片，共%1张...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>不再保存更多图片。</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>正在保存网页...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>粘贴的题目</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>粘贴的题目</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1道题。</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n个无法读取；第一个：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1和另外%n个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>未读取：%1。</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>这不在您的计算机上，没有打开：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>只有一行是数独；另外%n行无法使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>其中第一个是第%1行。</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>剪贴板上没有文字，也没有图片。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 写数字</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 写候选数</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 写角标</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 写中标</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>从候选数拖到候选数画连线</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>空格 播放</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → 一个事件</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − 速度</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 更多说明</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 应用</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 关闭提示</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ 选择步骤</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 切换模式</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 提示</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 高亮数字</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 所有按键</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter 下一题</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R 回放</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A 分析</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc 保留盘面</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 仍可后退</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → 死路</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 给格涂色，中键点击给候选数涂色</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 继续游戏</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → 到记录的步骤</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为%1。</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>正在保存...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>生成的题目保存在“文件”菜单“打开最近的文件”的%1里。</translation>
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
        <translation>%1。Esc 取消。</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>剪贴板上有一道题。</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>您正在用第二种颜色试探。%1保留，%2放弃。</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>用时%1解出。</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>没用任何帮助。</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>用了%n次帮助。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n个已知数属于题目，不能更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>这里没有可更改的。</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  已保存</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>数字键现在写数字。</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>数字键现在写候选数。</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>数字键现在写角标。</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>数字键现在写中标。</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>数字键现在给格涂色。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>已选中%n格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>已暂停：计时停止，盘面已遮住。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>游戏继续。</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>所选的格：第%1行，第%2列</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>从候选数拖到候选数画连线，或在两端按数字。</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>连线从%2的%1开始。请移到另一端并按那里的数字；再按一次同样的则取消。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>这个数字属于题目，不能更改。</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>所有格都填了，但并非每个数字都对。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>已高亮双候选数格。</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>已高亮数字%1。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>已开始另一次运行；不再保存上一次的图片。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>无法生成图片。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>另存为 PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>PDF 页面 (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>已送往打印机：%n页。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>无法生成页面。</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>已保存为%1：%n页。</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>打印机没有接受。它准备好了吗？</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>我的游戏的盘面</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>回到您的游戏。</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>已不再高亮。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>点击一格，按数字。%1给出提示。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>生成多道题(&amp;G)...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>所有格已填</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>剩%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>还没有打开过文件</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>与系统相同(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>终盘的最难题目(&amp;H)</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>从终盘爬到它能到达的分支最多的题目</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>还没有设置书签</translation>
    </message>
</context>
</TS>
