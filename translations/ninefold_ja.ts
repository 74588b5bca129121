<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>空いたマスが1つだけの行、列、ブロックです。8つのマスが埋まっているので、8種類の数字が使われ、数字Aだけが足りません。Aは空いたマスに入ります。</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>空きが1つだけの行、列、ブロックを探し、1から9まで数えて足りない数字を見つけます。</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>どの行、列、ブロックにも9つのマスがあり、9つの数字が1回ずつ入ります。</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>8つのマスが、8種類の数字で埋まっています。</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>足りないのはAだけで、空いているマスも1つだけです。だからAはそこに入ります。</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>ある行、列、ブロックの中で、1つのマスにしか入らない数字Aです。ほかのマスは埋まっているか、すでにあるAと同じ行、列、ブロックにあります。だからAは残ったマスに入ります。</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>盤面によく出ている数字を1つ選びます。その行と列をたどって、まだその数字がないブロックを見て、残ったマスを確かめます。</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>その行、列、ブロックにはAが必要で、まだありません。</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>埋まっているマスには入りません。</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>別のAと同じ行、列、ブロックにあるマスはAになりません。Aが2回入ってしまうからです。</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>マスが1つ残ります。Aはどこかにあるはずなので、そこに入ります。</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Aにしかならないマスです。その行、列、ブロックを合わせると、ほかの8つの数字がもう出ています。どのマスにも数字が必要なので、このマスはAです。</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>よく埋まった行、列、ブロックが交わるところを見て、そのマスから見える数字を数えます。候補をすべて書いてあれば、候補が1つだけのマスを探します。</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>そのマスは、同じ行、列、ブロックにすでにある数字にはなりません。</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>それらを合わせると、A以外の8つの数字になります。</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>マスには何か数字が必要です。残るのはAだけなので、Aです。</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>いま埋められるすべてのマスを、1つのステップにまとめます。どのマスも候補が1つだけか、ある行、列、ブロックでその数字の唯一の場所です。互いに待つ必要がないので、順番は関係ありません。</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>1から9まで数字を順に見てから、たくさんの数字が見えるマスを順に見ます。</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>どのマスもそれだけで決まります。ヒドゥンシングルかネイキッドシングルです。</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>正しい数字は、別の正しい数字を書いても正しいままです。</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>だから、すべてを一度に書いてかまいません。</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>候補を書かずにできる、2つを合わせたステップです。あるブロックのAの場所がすべて1つの行や列にあるか、ある行や列のAの場所がすべて1つのブロックにあります。だから残りの場所にAは入りません。すると別のところでAの場所が1つだけになり、そこに入ります。</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>ある数字の場所がブロックの中で2つか3つ並んでいたら、その行や列を隣のブロックまでたどります。そこでは場所が1つしか残らないかもしれません。</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>最初のブロックのAの場所はすべて1つの行にあり、ブロックにはAが必要です。だから、その行のAはこのブロックにあります。</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>その行のAは1つだけです。だから、ほかのブロックにあるその行のマスはAになりません。</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>別の行、列、ブロックでは、Aの場所がこれらのマスと、もう1つのマスでした。残るのはその1つだけです。</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>だからAはそこに入ります。行の代わりに列でも、先に行や列で次にブロックでも、理由は同じです。</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>候補を書かずにできる、2つを合わせたステップです。ある行、列、ブロックで、2つか3つの数字が2つか3つのマスにしか入らないので、その数字がそのマスを埋めます。すると同じ行、列、ブロックの別の数字の場所が1つだけになります。</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>あるブロックの同じマスで否定される2つの数字を探します。その2つに残る2マスを覚えておき、ほかの数字がどうなるかを見ます。</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>数字が2つで、どちらも同じ2マスにしか入らないとします。どちらもどこかに必要で、1つのマスには数字が1つだけです。</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>だから、この2マスにはこの2つの数字だけが入ります。</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>3つ目の数字は、そこに入れなくなります。その行、列、ブロックで残る場所は1つなので、そこに入ります。</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>3つのマスに3つの数字でも、理由は同じです。</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>ブロックの中で、1つの行、または1つの列のマスにしか入らない数字Aです。ブロックにはAが必要なので、そのどれかがAです。だから、その行や列のブロックの外のマスからAを消せます。</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>数字を1つずつ強調表示します。2つか3つの場所がすべて1つの行や列にあるブロックを探します。間が空いていてもかまいません。消すものがないことも多いので、そのときは次を探します。</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>ブロックにはAが必要で、Aになれるのはこの2つか3つのマスだけです。だから、そのどれかがAです。</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>どれも同じ行にあります。どれがAでも、その行のAはそこに入ります。</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>同じ行に2つ目のAは入りません。だから、その行のほかのマスはAになりません。列でも同じです。</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>ある行や列で、1つのブロックのマスにしか入らない数字Aです。その行や列にはAが必要なので、そのどれかがAです。だから、ブロックのほかのマスからAを消せます。</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>数字を1つずつ強調表示します。2つか3つの場所がすべて1つのブロックにある行や列を探します。間が空いていてもかまいません。消すものがないことも多いので、そのときは次を探します。</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>行にはAが必要で、Aになれるのはこの2つか3つのマスだけです。だから、そのどれかがAです。</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>どれも同じブロックにあります。どれがAでも、そのブロックのAはそこに入ります。</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>同じブロックに2つ目のAは入りません。だから、そのブロックのほかのマスはAになりません。列でも同じです。</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>ある行、列、ブロックの2つのマスの候補が、同じAとBの2つだけです。これがペア(二国同盟)です。トリプルは3つのマスで数字が合わせて3つ、クアッドは4つのマスで4つです。その数字はそのマスで使われるので、ほかのすべてのマスから消せます。</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>候補がちょうど2つのマスを探し、同じ行、列、ブロックに同じ2つの候補のマスがもう1つないか探します。行とブロックの両方が同じなら、両方から消します。トリプルは (AかB)、(BかC)、(AかC) のこともあります。</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>1つの行にある (AかB) の2つのマスを見ます。同じ行なので、数字は異なります。</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>1つ目がAなら、2つ目はBです。1つ目がBなら、2つ目はAです。</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>どちらでも、その行のAとBはこの2つのマスに入ります。だから、その行のほかのマスはAにもBにもなりません。</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>3つのマスに数字が合わせて3つなら、異なる3つの数字が入るので、3つ全部が使われます。4つのマスに4つの数字でも同じです。</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>候補がAとBだけの2つのマス、またはA、B、Cだけの3つのマスが、1つのブロックにあり、しかも1つの行や列にあります。その数字は、ブロックと、その行や列の両方で使われます。両方のほかのマスから消えます。</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>ブロックの中で、同じ少ない候補を持つ隣り合ったマスを探します。</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>同じ行の2つの (AかB) のマスは異なります。一方がA、もう一方がBです。</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>だから、その行のAとBはそこにあり、行のほかのマスはAにもBにもなりません。</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>2つのマスは同じブロックにもあります。だから、ブロックのAとBもそこにあり、ブロックのほかのマスはAにもBにもなりません。</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>ある行、列、ブロックで、2つの数字AとBが同じ2つのマスにしか入らないか、3つの数字が3つのマスにしか、4つが4つにしか入りません。その数字にはこれらのマスがすべて必要です。だから、ほかの候補はそこから消えます。</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>行、列、ブロックで、場所が2つだけの数字を探し、そのうち2つが同じ2か所かどうか見ます。トリプルでは、それぞれの数字が3つのマスのうち2つか3つにあればよいです。</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>ある行で、Aは2つのマスにしか入らず、Bも同じ2つにしか入りません。</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Aが1つ目なら、Bは2つ目です。Aが2つ目なら、Bは1つ目です。</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>どちらでも、両方のマスはAとBで埋まります。だから、ほかの数字は入りません。</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>3つのマスにしか入らない3つの数字は3つ全部を、4つの数字は4つ全部を埋めます。</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>ある行、列、ブロックで2つか3つのマスにしか入らない2つか3つの数字があり、そのマスがすべて別の行、列、ブロックにもあります。数字がマスを埋めるので、ほかの数字は入りません。両方で使われるので、もう一方のほかのマスにも入りません。</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>ブロックの中で、場所が1つの行や列の同じ2つか3つのマスになっている、2つか3つの数字を探します。</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>ブロックの中で、AとBは同じ2つのマスにしか入りません。一方がA、もう一方がBなので、ほかの数字は入りません。</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>2つのマスは同じ行にあります。だから、この行のAとBもそこにあります。</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>その行のほかのマスはAにもBにもなりません。3つのマスに3つの数字でも、理由は同じです。</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>2つの行で、数字Aの場所が同じ2つの列にだけあります。これがX-Wingです。行と列を入れ替えても成り立ち、3つずつ(ソードフィッシュ)や4つずつ(ジェリーフィッシュ)もあります。どの行のAも別々の列に入るので、その列のほかのすべてのマスからAを消せます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>数字を1つ強調表示します。それぞれ場所が2つで、同じ列にある2つの行を探し、その列から消します。または、同じ行に場所がある2つの列を探し、その行から消します。ソードフィッシュでは、各行の場所は2つか3つです。</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>2つの行にはどちらもAが必要で、入るのはその2つの列だけです。</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>上の行のAが左の列なら、下の行のAはそこに入りません。列のAは1つだけだからです。だから、下の行のAは右の列です。</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>上の行のAが右の列なら、下の行のAは左の列です。</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>どちらでも、両方の列のAはこの2つの行にあります。だから、その2つの列のほかのマスはAになりません。</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>3つの行は3つのAを3つの別々の列に置くので、3つの列のどれにもAが入ります。4つの行なら4つです。</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing、ソードフィッシュ、またはもっと大きな行と列のパターンで、1つのブロックにある余分なAの場所に邪魔されているものです。この余分な場所をフィンと呼びます。パターンの列にあり、すべてのフィンと同じブロックにあるマスから、Aが消えます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>数字を1つ強調表示します。角の近くの1つか2つの場所がなければX-Wingになる、2つの行を探します。</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>フィンのどれかがAなら、そのブロックのAはそこです。するとブロックのほかのマスはAになりません。</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>どのフィンもAでなければ、パターンは本当のX-Wingやソードフィッシュです。列のAはパターンの行にあります。すると列のほかのマスはAになりません。</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>そのような列とフィンのブロックの両方にあるマスは、どちらの場合もAを失います。</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing、ソードフィッシュ、またはもっと大きなパターンに、1つのブロックの余分なAの場所(フィン)があり、フィンのそばのパターンの角がAになれないものです。フィンがなければ、行の1つは場所が1つだけになります。パターンの列にあり、すべてのフィンと同じブロックにあるマスから、Aが消えます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>数字を1つ強調表示します。1つの列に場所が1つずつあり、ほかの場所が、そろってはいないが同じ3つの列にある2つの行を探します。</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>どのフィンもAでなければ、フィンの行のAは残った場所に入り、ほかの行はほかの列を使います。だから、パターンのどの列のAもこれらの行にあります。</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>X-Wingやソードフィッシュに似た1つの数字Aのパターンで、行や列の代わりにブロックも使います。いくつかの行とブロックのAの場所が、同じ数の列やブロックにすべて収まっています。余分な場所(フィン)が邪魔しなければ、それらのほかのマスからAが消えます。</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>ある数字の場所が少ない行と少ないブロックで、同じ2つの列を使うものを探します。</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>重ならない行とブロックのAの場所が、すべて2つの列にあるとします。どちらにもAが必要で、それは別々の2つのマスです。</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>列のAは1つだけです。だから、行のAとブロックのAは別々の列にあります。</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>すると両方の列のAが決まるので、列のほかのマスはAになりません。数が増えても、数え方は同じです。</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>フィンがある場合は、フィンのどれかがAか、パターンが完成するかです。どちらでもAでないものが消えます。</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>行、列、ブロックを自由に混ぜた、1つの数字Aのパターンです。そのいくつかのAの場所が、同じ数の別の行、列、ブロックにすべて収まっています。余分な場所(フィン)が邪魔しなければ、その別のほうのほかのマスからAが消えます。</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>人が見つけることはあまりありません。場所が2つずつの行と列から始め、それをつなぐブロックを探します。</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>1つ目の組の行、列、ブロックにはどれもAが必要です。共通の場所がないので、それらは別々のマスです。</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>そのAはどれも2つ目の組の1つにあり、そこにAは1つだけです。だから、どれも別々のところにあります。</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>2つ目の組の数は1つ目の組と同じです。だから、2つ目のどれもパターンの中にAを持ち、ほかのマスはAになりません。</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>同じ行を使うフィン付きの2つのパターンを、1つのステップで示します。数字Aについて、使う列と余分な場所(フィン)が異なります。それぞれが別のマスを否定するので、合わせるともっと多く消えます。</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>フィン付きのパターンを見つけたら、フィンが同じブロックの角と役割を交換できるか見ます。</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>まず1つ目のパターンだけを見ます。フィンのどれかがAなら、そのブロックのAはそこです。どれもAでなければ、列のAはその行にあります。</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>そのブロックとそのような列の両方にあるマスは、どちらでもAを失います。</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>2つ目のパターンも、別のフィンと別の列で、同じ理由で正しいです。</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>両方が同時に成り立つので、それぞれが否定するものが消えます。</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>数字Aの行と列のパターンで、余分な場所(フィン)が問題のマスから遠すぎるものです。どのフィンからも、単純な推論のチェーンがそのマスに届きます。フィンがAでも、どれもAでなくても、そのマスの候補は消えます。</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>フィンが違うブロックにあるためだけに成り立たないパターンを見つけます。それから、そのフィンが正しいとどうなるかをたどります。</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>どのフィンもAでなければ、パターンは完成です。列のAはその行にあります。問題のマスはそのような列にあり、Aになりません。</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>フィンがAなら、そこから始まるチェーンを1つずつたどります。問題のマスで終わり、そこでも候補が消えます。</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>このどれかの場合が正しいです。どの場合でもその候補は誤りなので、消えます。</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>2つの行、または2つの列で、Aの場所が2つずつしかなく、その一方どうしが同じ列や行にあります。これが土台です。土台の2つが両方Aにはならないので、2つの頂上の少なくとも一方がAです。両方の頂上と同じ行、列、ブロックにあるすべてのマスからAが消えます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>数字を1つ強調表示します。場所が2つずつの2つの列で、2つは同じ行にあり、あとの2つはそろっていないものを探します。</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>土台の2つの場所は同じ行にあります。だから、一方はAではありません。</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>左がAでなければ、左の列のAは頂上にあります。</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>右がAでなければ、右の列のAは頂上にあります。</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>どちらでも、頂上の一方がAです。両方の頂上と同じ行、列、ブロックにあるマスはAに出会うので、Aではありません。</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>ある行とある列で、Aの場所が2つずつしかなく、その一方どうしが同じブロックにあります。この2つが両方Aにはならないので、遠い端の少なくとも一方がAです。両方の遠い端の行や列が交わるマスからAが消えます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>数字を1つ強調表示します。場所が2つずつの行と列で、マスを共有せずに1つのブロックで出会うものを探します。</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>ブロックの中の2つの場所は、同じブロックにあります。だから、一方はAではありません。</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>行のほうがAでなければ、行のAは遠い端にあります。</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>列のほうがAでなければ、列のAは遠い端にあります。</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>どちらでも、遠い端の一方がAです。一方の端の列ともう一方の端の行にあるマスはそれに出会うので、Aではありません。</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>同じブロックを使う2つのカイトを、1つのステップで示します。どちらも、行と列のAの場所が2つずつで、ブロックで出会います。だから2つの遠い端の一方がAです。それぞれのカイトは、両方の遠い端から見えるマスのAを消します。</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>カイトを1つ見つけたら、同じブロックに届く、場所が2つの行や列がもう1つないか探します。</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>1つ目のカイトのブロックでは、行の場所と列の場所が両方Aにはなりません。</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>行の場所がAでなければ、行の遠い端がAです。列の場所がAでなければ、列の遠い端がAです。</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>どちらでも、両方の遠い端とそろうマスはAに出会い、Aを失います。</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>2つ目のカイトも同じ理由で正しいので、両方のマスがAを失います。</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>2つの行、列、ブロックで、Aの場所が2つずつしかなく、その一方どうしが同じ行、列、ブロックにあります。この2つが両方Aにはならないので、遠い端の少なくとも一方がAです。両方の遠い端と同じ行、列、ブロックにあるすべてのマスからAが消えます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>数字を1つ強調表示します。場所が2つのブロックと、その一方の近くに来る、場所が2つの行や列を探します。</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>近い2つの場所は同じ行、列、ブロックにあります。だから、一方はAではありません。</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>1つ目がAでなければ、遠い端の相手がAです。場所は2つしかなかったからです。</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>2つ目がAでなければ、もう一方の遠い端の相手がAです。</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>どちらでも、両方の遠い端と同じ行、列、ブロックにあるマスはAに出会うので、Aではありません。</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>あるブロックのAの場所がすべて1つの行と1つの列に十字のように並び、外の行や列にはAの場所が2つしかありません。遠い場所がAなら、それとそろうマスはAではありません。近い場所がAなら、ブロックは十字のもう一方の腕を使うしかなく、それが同じマスからAを消します。</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>数字を1つ強調表示します。十字の外の4つのマスにその数字がないブロックと、その十字を指す、場所が2つの行や列を探します。</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>ブロックの外のある行に、Aの場所が2つあるとします。近いほうは十字の列にあり、遠いほうはありません。</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>遠い場所がAなら、その列のAはそこです。</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>近い場所がAなら、十字の列のAはブロックの外にあります。だからブロックのAは十字の行にあり、その行のAはそこです。</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>その列とその行が交わるマスは、どちらでもAではありません。</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>候補が2つ (AかB) のマス、ピボットが、2つの別のマス、翼のそれぞれと同じ行、列、ブロックにあります。一方は (AかC)、もう一方は (BかC) です。ピボットがどちらでも、翼の一方がCになります。だから、両方の翼と同じ行、列、ブロックにあるすべてのマスからCを消せます。</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>候補が2つのマスをすべて強調表示します。1つの (AかB) をピボットにします。その行、列、ブロックで、同じCを持つ (AかC) と (BかC) を探します。翼どうしは出会わなくてかまいません。マスは一方と行で、もう一方と列で出会ってもよいです。</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>ピボット (AかB) は、それぞれの翼と同じ行、列、ブロックにあります。</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>ピボットがAなら、翼 (AかC) はAになりません。だからCです。</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>ピボットがBなら、翼 (BかC) はBになりません。だからCです。</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>どちらでも、翼の一方がCです。両方の翼と同じ行、列、ブロックにあるマスはCに出会うので、Cではありません。</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>候補がA、B、Cの3つのピボットと、それと同じ行、列、ブロックにある2つの翼です。一方はAとC、もう一方はBとCです。3つのマスのどれかがCです。だから、3つすべてと同じ行、列、ブロックにあるマスからCが消えます。</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>候補が3つのマス、同じブロックにあるそのうち2つのマス、ブロックの外の同じ行や列にあるそのうち2つのマスを探します。Cを失うマスは、ピボットのブロックにあります。</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>ピボットがAなら、翼 (AかC) はそれに出会うのでCです。</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>ピボットがBなら、翼 (BかC) はそれに出会うのでCです。</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>そうでなければ、ピボット自身がCです。</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>どの場合も、3つのマスのどれかがCです。3つすべてと同じ行、列、ブロックにあるマスはそれに出会うので、Cではありません。</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>同じ候補AとBを持つ2つのマスと、Aの場所が2つだけで、それぞれが2つのマスとそろっている行、列、ブロックです。その場所の一方がAなので、2つのマスの一方はAではなくBです。だから、両方のマスと同じ行、列、ブロックにあるすべてのマスからBが消えます。</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>同じ2つの候補を持ち、同じ行、列、ブロックにない2つのマスを探します。それから、その数字の一方の場所が2つだけで、2つのマスをつなぐ行や列を探します。</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>その行、列、ブロックにはAが必要で、場所は2つです。一方は1つ目のマスに、もう一方は2つ目のマスに出会います。</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Aが1つ目の場所なら、1つ目のマス (AかB) はAになりません。だからBです。</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Aが2つ目の場所なら、2つ目のマス (AかB) はAになりません。だからBです。</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>どちらでも、2つのマスの一方がBです。両方と同じ行、列、ブロックにあるマスはそれに出会うので、Bではありません。</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>ブロックと行が交わるところにある、候補が3つか4つのマスから始め、両方から、その数字だけを持つマスを集めます。</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>候補がすべてAとBのマスが4つ以上、それぞれ次のマスと同じ行、列、ブロックでつながった列です。AとBが交互に並ぶので、1つ目と4つ目は異なります。両方と同じ行、列、ブロックにあるすべてのマスから、AとBが消えます。</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>同じ2つの候補だけのマスが4つ以上あったら、1つから次へたどってみます。</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>隣り合うマスは同じ行、列、ブロックにあります。だから異なり、一方がA、もう一方がBです。</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>1つ目のマスがAなら、2つ目はB、3つ目はA、4つ目はBです。</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>1つ目のマスがBなら、2つ目はA、3つ目はB、4つ目はAです。</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>どちらでも、1つ目と4つ目はAとBです。両方と同じ行、列、ブロックにあるマスは両方の数字に出会うので、どちらでもありません。</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>空いたマスのほとんどに候補が2つあり、ほとんどの数字が、足りない行、列、ブロックごとに場所を2つ持つ盤面です。全部がそうなら、解がちょうど1つにはなりません。正しい数独の解はちょうど1つなので、余分な候補のどれかが正しいです。</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>終盤で、1つを除いてすべてのマスの候補が2つになったら、候補が3つのマスを見ます。同じ行に3回ある数字が答えです。</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>空いたマスの候補がすべて2つで、足りない数字の場所がどの行、列、ブロックでも2つだとします。</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>解が1つあれば、どのマスももう一方の候補に替えると2つ目の解になります。どの行、列、ブロックの数字もそろったままだからです。</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>だから、そのような盤面の解は0個か2個以上で、正しい数独がそうなることはありません。</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>余分な候補がどれも正しくなければ、盤面はそうなってしまいます。だからどれかが正しく、そのすべてに出会うものが消えます。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、3つの候補がAとBだけです。4つ目もAかBなら、これらを入れ替えることができ、解が2つになります。正しい数独の解は1つだけなので、4つ目の角からAとBが消えます。</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>1つのブロックと1つの行で同じ2つの候補を持つ2マスと、その上か下に3つ目を探します。4つ目の角が注目のマスです。</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>4つの角がAとBだけなら、その行、列、ブロックのどれにも、そこにAが1つ、Bが1つあります。</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>角のAとBをすべて入れ替えても、どの規則も破りません。どの行、列、ブロックにも両方の数字が残ります。だから解が2つになります。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>正しい数独の解は1つだけです。だから、角のどれかはAでもBでもありません。</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>3つの角にはほかの候補がありません。だからそれは4つ目の角で、AでもBでもありません。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、候補がA、Bと余分な1つのCだけです。どれもCでなければ、AとBを入れ替えることができ、解が2つになります。だからCを持つ角のどれかがCで、そのすべてが見えるマスからCが消えます。</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>角にAとBがある長方形を見つけます。余分な候補がすべて同じ数字なら、それを持つすべての角と同じ行、列、ブロックにあるマスを探します。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>正しい数独の解は1つだけなので、角のどれかはAでもBでもありません。ほかの候補はCだけです。</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>だから、Cを持つ角のどれかがCです。そのすべてと同じ行、列、ブロックにあるマスはそれに出会うので、Cではありません。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、2つは候補が2つだけ、あとの2つにはもっとあります。その2つの一方は余分な数字のはずです。そうでなければ解が2つになります。同じ行、列、ブロックの別のマスと合わせて数字を使い切るので、その数字が残りから消えます。</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>2つの角を、余分な数字だけを持つ1つのマスとみなして、それとペアやトリプルになるマスを探します。</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>角が、4つすべてにある2つの数字だけなら、入れ替えると2つ目の解になります。どの行、列、ブロックにも両方が残ります。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>正しい数独の解は1つだけです。だから、2つの角の一方は余分な数字のどれかです。</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>同じ行、列、ブロックのほかのマスにも、そのような数字しかありません。その角と合わせると、マスと数字の数が同じです。</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>だからこれらの数字はそこで使い切られ、そこのほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、候補にAとBがあり、その一方の数字はある行や列でほかに場所がありません。だからそれは角の1つにあります。もう一方の数字がその隣に来ると、両方を入れ替えられてしまうので、その数字がこれらの角から消えます。</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>すべての角にAとBがあり、そのうち2つにほかの候補がない長方形を見つけます。それから、あとの2つの角の行や列で、AとBの場所を数えます。</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>そこでほかに場所がない数字は、2つの角の一方にあります。</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>残りの角がもう一方の数字なら、4つの角すべてがAとBだけになります。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>正しい数独の解は1つだけです。だから、どちらの角ももう一方の数字ではありません。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、すべてに候補AとBがあります。1つの角と向かい合う角の行と列には、Aの場所がほかにありません。その角がBなら、AとBが4つすべてを埋めて入れ替えられてしまうので、Bではありません。</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>候補がAとBだけのマスから始めます。向かい合う角の行と列で、一方の数字の場所を数えます。</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>問題の角がBだとします。その行のAの場所は2つだけで、どちらも長方形の中です。だから行の隣の角はAです。</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>その列のAの場所も2つだけです。だから列の隣の角もAです。</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>向かいの角 (AかB) はAに出会うので、Bになります。4つすべてがAとBだけになります。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>正しい数独の解は1つだけです。だから、問題の角はBではありません。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、どれも初期数字ではなく、いくつかは自分で埋めたものです。AとBだけなら、初期数字がないので入れ替えられます。正しい数独の解は1つだけなので、角のどれかは別の数字です。</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>自分で置いた数字を見ます。長方形の3つがA、B、Aなら、4つ目の角はBになりません。</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>4つの角のどれも初期数字ではありません。だから、どれがAでどれがBかを問題が決めていません。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>正しい数独の解は1つだけです。だから、角をAとBで完成させる候補が消えます。</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>候補がほとんどAとBだけの6つ以上のマスが輪になり、輪の行、列、ブロックにはどれも2つずつあります。すべてがAかBなら、ぐるりと入れ替えることができ、解が2つになります。正しい数独の解は1つだけなので、輪の余分な候補のどれかが正しいです。</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>同じ2つの候補を持つマスが多いときは、1つから次へたどり、戻ってこられるか試します。途中の1つのマスには、もっと候補があってもかまいません。</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>輪がAとBだけなら交互に並び、輪の行、列、ブロックのどれにも、そこにAが1つ、Bが1つあります。</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>輪のAとBをすべて入れ替えても、どの行、列、ブロックにも両方が残るので、規則を破りません。だから解が2つになります。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>正しい数独の解は1つだけです。だから、余分な候補を持つマスのどれかは余分な数字です。</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>タイプ1: 余分な候補を持つマスが1つだけなので、それはAでもBでもありません。タイプ2: 余分な候補がすべて1つの数字で、そのすべてに出会うマスから消えます。</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>タイプ3: 余分な候補を持つマスが、ほかのマスと合わせて数字を使い切ります。タイプ4: それらのほかにAの場所がないので、Bはそこに入りません。</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>2つの行、2つの列、2つのブロックにある長方形の4つの角のマスで、すべてにAとBがあり、向かい合う2つにもっと候補があります。2つの行にはBの場所がほかにないので、Bは向かい合う2つの角を取ります。候補の多い角なら残りがAになり、両方を入れ替えられてしまうので、Bはそこから消えます。</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>すべての角にAとBがあり、余分な候補が向かい合う2つの角にだけある長方形を見つけます。それから、両方の行と両方の列で、それぞれの数字の場所を数えます。</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>両方の行にはBが必要で、入るのは角だけです。2つのBは同じ列に入れないので、向かい合う角にあります。</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>それが余分な候補を持つ角なら、あとの2つの角 (AかB) はBに出会ってAになります。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>正しい数独の解は1つだけです。だから、余分な候補を持つ角はBではありません。</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>数字Aの場所を、場所が2つだけの行、列、ブロックでつなぎ、2色で交互に塗ります。1つ目の色のマスがすべてAか、2つ目の色がすべてAです。両方の色に出会う外のマスはAではなく、1つの行、列、ブロックに2回ある色は誤りです。</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>数字を1つ強調表示し、行、列、ブロックの場所が2つだけのところで、場所を交互に塗ります。それから、両方の色と同じ行、列、ブロックにあるマスを探します。</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>Aの場所が2つだけの行では、一方がAで、もう一方はAではありません。だから別々の色にします。</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>これを場所から場所へ続けます。ある色の1つのマスがAなら、その色のマスはすべてAで、もう一方の色はどれもAではありません。</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>トラップ: 外のマスが両方の色に出会います。1つ目の色がAなら、Aに出会います。2つ目の色でも、Aに出会います。どちらでもAではありません。</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>ラップ: 同じ色の2つのマスが同じ行、列、ブロックにあります。両方Aにはならないので、この色はどこでも誤りで、もう一方の色が正しいです。</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>数字Aの場所の別々の2つのグループを、それぞれ2色で交互に塗ります。1つ目のグループの色が2つ目のグループの色に出会うところでは、両方Aにはなりません。だから残りの2色の一方がAか、もう一方のグループの両方の色に出会う色が誤りです。</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>シンプルカラーのように1つの数字を塗ります。塗られていない2つ目のグループが残ったら、別の2色で塗り、グループどうしが触れるところを見ます。</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>どのグループでも、2色の一方がAで、もう一方はAではありません。</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>青のマスが緑のマスと同じ行、列、ブロックにあるとします。すると青と緑の両方がAにはなりません。</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>青がAでなければ、そのグループのもう一方の色がAです。緑がAでなければ、そのグループのもう一方の色がAです。その2色に出会うマスは、どちらでもAではありません。</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>青がもう一方のグループの両方の色に出会うなら、どの場合でもAに出会います。だから青のマスはどれもAではありません。</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>すべての数字の候補を、マスの候補が2つだけのところ、または行、列、ブロックでその数字の場所が2つだけのところでつなぎ、2色で交互に塗ります。1つ目の色の候補がすべて正しいか、2つ目がすべて正しいです。自分と矛盾する色は誤りで、両方の色が否定する候補は消えます。</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>候補が2つのマスから始め、別々の色で塗ります。場所が2つだけの行、列、ブロックと、候補が2つのほかのマスを通って続けます。</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>マスに2つだけの候補は、一方が正しく、もう一方は誤りです。行、列、ブロックである数字の場所が2つのときも同じです。</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>だから、ある色の候補が1つ正しければ、その色はすべて正しく、もう一方の色はすべて誤りです。</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>ラップ: ある色が、1つのマスに2つの候補、または1つの行、列、ブロックに同じ数字を2回持ちます。両方は正しくないので、この色は誤りです。</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>トラップ: ある候補が1つ目の色でも2つ目の色でも否定されます。どちらでも誤りです。</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>ブロックと行(または列)が交わる2つか3つのマスと、ブロックの残りのいくつかのマス、行の残りのいくつかのマスで、マスの数と数字の数が同じです。どの数字も2回は入らないので、1回ずつ入ります。行の側の数字は行の残りから、ブロックの側の数字はブロックの残りから消えます。</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>ブロックと行が交わるところで、候補が合わせて4つの2マスを探します。それから、そのうち2つを持つマスを行に、あとの2つを持つマスをブロックに探します。</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>行の側のマスとブロックの側のマスには、共通の数字がありません。行の側の数字の場所は行の中だけなので、そこに1回入ります。</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>ブロックの側の数字の場所はブロックの中だけなので、そこに1回入ります。</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>マスと数字の数は同じです。どのマスにも1つ必要で、2回入る数字はないので、どの数字もどれかのマスにあります。</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>だから、行の側の数字は行のこれらのマスに、ブロックの側の数字はブロックのこれらのマスにあります。ほかのマスからは消えます。</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>2つか3つのマスで、数字の組み合わせをすべて試します。近くのマスの数字をなくす組み合わせや、行、列、ブロックで数字が重なる組み合わせはありえません。ありうる組み合わせに1つも出てこない候補が消えます。</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>候補が2つのマスの多くと同じ行、列、ブロックにある2つのマスを選びます。そのマスのそれぞれが、組み合わせを1つ禁じます。</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>1つ目のマスの候補を1つ取り、ほかのマスの候補を1つずつ合わせてみます。</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>両方の数字が同じで、マスが同じ行、列、ブロックにあれば、その組み合わせは規則を破ります。</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>それらに出会うマスの候補がその2つだけなら、数字が残りません。だから、その組み合わせもありえません。</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>その候補を含むすべての組み合わせが失敗なら、その候補は誤りです。</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>1つの数字Aの場所のチェーンです。ここになければそこにあり、だから次の場所にはない、と続きます。最初の場所がAでなければ、最後の場所がAです。だから、両端と同じ行、列、ブロックにあるすべてのマスからAが消えます。</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>数字を1つ強調表示します。場所が2つだけの行、列、ブロックを見つけ、端どうしが同じ行、列、ブロックにあるところでつなぎます。</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>最初の場所がAでないとします。その行、列、ブロックの場所はほかに1つだけなので、それがAです。</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>次の場所はそれと同じ行、列、ブロックにあります。だから次はAではなく、その相手がAです。こうして最後の場所まで続き、それがAです。</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>だから、最初の場所がAでなければ、最後がAです。最初がAなら、何もたどる必要がありません。</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>どちらでも、両端の一方がAです。両端と同じ行、列、ブロックにあるマスはそれに出会うので、Aではありません。</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>候補が2つずつのマスのチェーンで、どのマスも次のマスと同じ行、列、ブロックにあり、共通の数字を持ちます。最初のマスが数字Aでなければ、マスが次々に決まり、最後がAになります。だから、両端と同じ行、列、ブロックにあるすべてのマスからAが消えます。</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>候補が2つのマスをすべて強調表示します。1つから始め、Aではないとして、ほかがどうなるかをAが戻ってくるまでたどります。</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>最初のマスにはAともう1つの数字があります。Aでなければ、もう1つの数字です。</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>次のマスはそれと同じ行、列、ブロックにあります。だからその数字ではなく、自分のもう1つの数字です。</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>こうしてマスからマスへ続き、最後のマスにはAだけが残ります。</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>最初のマスがAなら、すぐに一方の端がAです。どちらでも両端の一方がAなので、両端と同じ行、列、ブロックにあるマスはAではありません。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>AICと呼ばれる、単純な推論のチェーンです。この候補が偽ならあれが真、だから次は偽、と続きます。どの歩みも、候補が2つのマスか、ある数字の場所が2つの行、列、ブロックを使います。最初か最後の候補が真なので、両方が否定するものが消えます。</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>消したい候補から始め、もし真ならどうなるかを考えます。強いられる数字を、おかしなことになるまでたどります。</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>最初の候補が偽だとします。マスにほかの候補が1つだけか、行にほかの場所が1つだけです。だから、それが真です。</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>真のものは隣を否定します。同じマスのほかの候補と、同じ行、列、ブロックの同じ数字です。</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>偽、真、偽、真と続き、最後の候補が真になります。</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>最初が偽なら、最後が真です。最初が真なら、それでよいです。どちらでも、両方が否定するものは偽です。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>単純な推論のチェーン(AIC)で、歩みが、1つの行や列にある1つのブロックの2つか3つのマスについてのこともあるものです。そのどれかに数字があるか、どれにもないかです。あとはほかのチェーンと同じです。最初か最後の文が真なので、両方が否定するものが消えます。</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>行の場所が3つあってチェーンが進まないときは、そのうち2つが1つのブロックにないか見ます。その2つを1つとみなします。</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>ある行で、ある数字の場所が、1つのマスと、1つのブロックにある2マスのグループだとします。</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>その1つのマスに数字がなければ、グループのどれかにあります。どちらかはわかりませんが、両方とも同じ行と同じブロックにあります。</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>だから、その行とそのブロックのほかのすべてのマスから数字が消え、チェーンはそこから続きます。</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>結局、最初か最後の文が真です。どちらでも、両方が否定するものは偽です。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>単純な推論のチェーン(AIC)で、マスの数より候補が1つ多いマスのグループ、ALS(ほぼロックされた集合)も使うものです。そのグループが数字を1つ失うと、残りがすべて必要になります。最初か最後の文が真なので、両方が否定するものが消えます。</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>行、列、ブロックで、数字が3つの2マスや、数字が4つの3マスを探します。それが、数字の1つから別の数字へチェーンを運びます。</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>数字が合わせて1、2、3の、同じ行の2つのマスを見ます。両方で1が否定されると、2つのマスに2つの数字が残ります。</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>だから、2はその一方に、3はもう一方にあります。2の両方の場所と同じ行、列、ブロックにあるマスは2になりません。</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>これでチェーンが続きます。もっと大きなグループでも同じです。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>始まりに戻ってくる単純な推論のチェーンで、前からも後ろからも読めます。1つおきの文がすべて真か、残りがすべて真です。だから、行、列、ブロック、マスで隣り合う2つの一方は必ず真で、それが否定するものが消えます。</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>チェーンの両端が行、列、ブロック、または1つのマスで出会ったら、輪を閉じ、その線のそれぞれで消えるものを探します。</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>最初の候補が偽なら、2つ目は真、3つ目は偽、と輪を回ります。</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>最初の候補が真なら、逆に回ります。最後は偽、その前は真、と続き、2つ目は偽です。</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>どちらでも、隣り合う2つが両方とも偽になることはありません。同じ行、列、ブロックにあるところでは、数字が2つの一方にあります。</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>だから、そこのほかのマスから消えます。2つが1つのマスにあるところでは、ほかの候補が消えます。</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>ある候補についての仮定から始まり、その反対になって戻ってくる単純な推論のチェーンです。自分の反対に至る仮定は誤りです。だから、その候補が消えるか、それを書くことになります。</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>行、列、ブロックに同じ数字がほかに少ない候補を選び、真だと仮定して、どれかがそれを否定するまで、強いられる数字をたどります。</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>その候補が真だとします。すると隣は偽で、ほかが1つだけ残ったところでは、それが真です。</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>こうして偽と真が交互に、1つずつ前から導かれます。</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>最後の推論は、最初の候補が偽だと言います。しかし、真だと仮定していました。</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>両方はありえないので、その候補は偽です。逆に、偽だと仮定して真になれば、真です。</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>それぞれ1つの行、列、ブロックにあり、マスの数より候補が1つ多い2つのマスのグループ、ALS(ほぼロックされた集合)です。一方しか持てない共通の数字があるので、もう一方のグループは残りの数字がすべて必要になります。すると両方にある別の数字はどちらかにあり、そのすべての場所が見えるマスから消えます。</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>いちばん小さなグループは、候補が2つのマスです。その近くに、マスの数より数字が1つ多い2つか3つのマスと、1つの行、列、ブロックで両方にある数字を探します。</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>両方のグループの共通の数字の場所は、すべて1つの行、列、ブロックにあります。だから、その数字が両方のグループに入ることはありません。</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>1つ目のグループにそれがなければ、残る数字はマスと同じ数です。どれも必要なので、2つ目の共通の数字も必要です。</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>2つ目のグループにそれがなければ、2つ目のグループはほかの数字がすべて必要なので、2つ目の共通の数字も必要です。</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>どちらでも、2つ目の共通の数字はグループの一方にあります。そのすべての場所と同じ行、列、ブロックにあるマスには入りません。</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>それぞれマスの数より候補が1つ多い3つのマスのグループ、ALS(ほぼロックされた集合)です。1つ目は2つ目と1つの数字を、3つ目と別の数字を共有し、失ってよいのはその1つだけです。だから2つ目か3つ目のグループが数字を1つ失い、両方にある数字を含む残りがすべて必要になります。</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>マスの代わりにマスのグループを使うXY-Wingです。まず真ん中のグループを探し、それからそれに出会うあとの2つを探します。</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>1つ目のグループは、マスの数より数字が1つ多いです。だから足りない数字は1つだけで、共有する2つの少なくとも一方を持ちます。</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>2つ目のグループと共有する数字を持てば、2つ目のグループはそれを持てず、残りがすべて必要です。</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>3つ目のグループと共有する数字を持てば、3つ目のグループは残りがすべて必要です。</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>どちらでも、2つ目と3つ目のグループにある数字はどちらかにあります。そこのすべての場所が見えるマスには入りません。</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>それぞれマスの数より候補が1つ多いマスのグループ、ALS(ほぼロックされた集合)のチェーンです。数字を1つ失ったグループは残りがすべて必要で、その1つが次のグループから数字を奪い、と続きます。だから最初と最後のグループの数字はどちらかにあります。</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>1つの行、列、ブロックで数字を共有する2つのグループから始め、2つ目と別の数字を共有する3つ目を加えます。</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>最初のグループに問題の数字がないとします。すると残りがすべて必要で、次のグループと共有する数字も必要です。</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>だから次のグループはこの数字を失い、残りがすべて必要で、その次のグループと共有する数字も必要です。</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>こうして最後のグループまで続き、それは問題の数字を持つことになります。</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>最初のグループか最後のグループがそれを持ちます。両方のすべての場所が見えるマスには入りません。</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>茎と呼ぶ1つのマスと、その候補ごとに、花びらと呼ぶマスのグループがあります。花びらはマスの数より候補が1つ多いです。茎がどの数字でも、花びらの1つがその数字を失い、残りがすべて必要になります。すべての花びらにある数字はどれかにあり、そのすべての場所が見えるマスから消えます。</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>候補が2つか3つのマスから始めます。候補ごとに、その数字の場所がすべてそのマスと同じ行、列、ブロックにあるグループを探します。</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>茎はその候補のどれかです。1つ目の花びらの候補だとします。</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>その花びらの中のその数字の場所は、すべて茎と同じ行、列、ブロックにあります。だから花びらはその数字を失います。</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>するとマスと同じ数の数字が残り、すべて必要です。すべての花びらにある数字も必要です。</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>茎がほかの候補なら、別の花びらで同じことになります。どちらでも共通の数字はどれかにあり、そのすべての場所が見えるマスには入りません。</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>1つの数字を1つの場所で試し、その数字だけを盤面全体でたどります。ほかの場所が1つずつ消え、ある行、列、ブロックに場所がなくなります。だからその数字はそこに入らず、候補が消えます。</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>場所が少ない数字を選び、その多くを消すところで試します。</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>そのマスがAだとします。するとその行、列、ブロックのほかのすべてのマスからAが消えます。</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>別の行、列、ブロックでAの場所が1つだけになります。だからAはそこにあり、さらに場所が消えます。</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>最後には、Aの場所がまったくない行、列、ブロックが出ます。しかし、どこにも1つ必要です。</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>だから、そのマスはAではありません。</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>マスのすべての候補、または行、列、ブロックでのある数字のすべての場所を、1つずつ試します。それぞれから単純な推論のチェーンをたどります。すべてが同じ結果になれば、それは真です。どれかは正しいはずだからです。</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>候補が2つのマスを選び、両方をたどって、同じになるものを書き留めます。</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>そのマスは候補のどれか、または数字はその場所のどれかのはずです。ほかの場合はありません。</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>1つ目なら、どうなるかを推論1つずつたどります。その結果に至ります。</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>2つ目や3つ目なら、推論は別ですが、同じ結果に至ります。</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>どれかの場合が正しいです。どれであっても、その結果は真です。</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>いくつかの単純な推論のチェーンが始まる仮定です。合わせると、マスのすべての候補、または行、列、ブロックでのある数字のすべての場所がなくなります。それはありえないので、仮定は誤りでした。</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>真なら多くのことを強いる候補を仮定し、候補が2つのマスと場所が2つの行に注目します。</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>その候補が真(または偽)だとします。</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>1つの推論のチェーンがあるマスの1つ目の候補を消し、別のチェーンが2つ目を消し、と続きます。</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>どれも同時に成り立ちます。だから、このマスには数字が残らないか、数字に場所が残りません。</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>どのマスにも数字が必要です。だから仮定は誤りで、その反対が真です。</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>結果を網のようにたどる仮定です。1つの推論に、前のいくつかが必要なこともあります。最後には、マスに数字が残らないか、数字に場所が残りません。それはありえないので、仮定は誤りでした。</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>お試しで試してみます。その数字を書き、シングルで進めて、どこかが破綻するか見ます。</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>その候補が真だとして、すぐに導かれるものを書き出します。</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>それと盤面から、さらに導かれます。いくつかの推論がそろって初めて、マスの候補が1つに減ることもあります。</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>最後には、マスに数字が残らないか、行、列、ブロックである数字の場所がなくなります。</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>正しい数独は埋められます。だから、仮定は誤りでした。</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>どれかは真であるはずのいくつかの仮定を、それぞれ結果のすべてまでたどります。1つの推論に、前のいくつかが必要なこともあります。そのどれからも導かれるものは真です。</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>候補が2つのマスを選びます。お試しで1つ目を書いて進め、次に2つ目で進めて、比べます。</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>そのマスは候補のどれか、または数字は行、列、ブロックでの場所のどれかのはずです。</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>1つ目なら、いろいろなことが導かれます。2つ目なら、別のことが導かれます。</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>どの場合にも導かれるものは、どの場合が正しくても真です。</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>1つの数字をすべての行、列、ブロックに置くあらゆる方法を、まとめて見ます。どの方法も使うマスには、その数字が入ります。どの方法も使わないマスには入りません。</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>これはコンピュータの仕事です。1つの数字に何千通りもありえます。人には、場所がほとんどわかっていて数通りしかないときに使えます。</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>解では、その数字はどの行、列、ブロックにも1回ずつあります。それはこの方法の1つです。</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>どれなのかはわかりません。しかし、どの方法もあるマスを使うなら、正しい方法もそれを使います。</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>どの方法もあるマスを使わないなら、正しい方法も使いません。だから、その数字はそこから消えます。</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>同じ2つの行または列で隣り合うマスの組が3つ以上あり、ほとんどのマスの候補が組の数と同じ数の数字だけです。それ以外が入らなければ、2つの列の間でこれらの数字を入れ替えられ、解が2つになります。正しい数独の解は1つなので、これらのマスの余分な候補のどれかが真です。</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>横に並ぶ3ブロックの2行、または縦に並ぶ3ブロックの2列で、各ブロックに1組ずつ、同じ3つの数字を持つ3組のマスを探します。1つのマスはそれより多くてもかまいません。</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>マスにこれらの数字しか入らなければ、2つの列のどちらもそこにそのすべてを持ちます。マスの数が数字の数と同じだからです。</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>そこで2つの列を入れ替えても規則に反しません。どの組も交わる列に残り、どの行、列、ブロックも数字を保つからです。</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>すると解が2つになりますが、正しい数独の解は1つです。余分な候補を持つマスのどれかに余分な数字が入ります。</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>タイプ1: 余分な候補を持つマスが1つだけなので、そのどれかが入ります。タイプ2: 余分な候補がすべて1つの数字で、そのすべてに出会うマスから消えます。</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>タイプ3: 余分な候補を持つマスが、ほかのマスと合わせて数字を使い切ります。タイプ4: ある数字にほかの場所がないので、パターンの残りの数字はそこに入りません。</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>ほとんどのマスの候補が2つで、どの数字も、それがあるどの行、列、ブロックでも場所が2つあるいくつかのマスです。どのマスにもそれ以上なければ、すべてのマスをもう一方の候補に替えられ、解が2つになります。正しい数独の解は1つなので、これらのマスの余分な候補のどれかが真です。</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>候補が2つのマスをたどります。それぞれの数字の相手を行、列、ブロックに1つずつ探し、すべてに相手が見つかるまで続けます。</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>どのマスの候補も2つだけだとします。解では、どの行、列、ブロックも各数字の2つの場所のうち1つを使います。</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>すべてのマスにもう一方の候補を入れると、もう一方の場所が使われます。どの行、列、ブロックも数字をすべて保つので、2つ目の解です。</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>正しい数独の解は1つです。だから、候補が3つ以上あるマスのどれかで余分な候補が真です。</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>あと1マスで閉じた集まりになる、解けたマスです。2つの数字が同じ行、列、ブロックにあるか、2つの列の一部に同じ数字があります。集まりが閉じると、初期数字のない盤面の残りも入れ替えられます。正しい数独の解は1つなので、そのマスは集まりを完成させません。</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>まだ少ししか入っていない数字を2つ選びます。その一方だけがある行、列、ブロックに印を付け、それらが交わるマスを探します。</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>どの行、列、ブロックにも2つの数字が1回ずつ入ります。解けたマスがどこでも両方を持つかどちらも持たないなら、まだ空いているマスもそうなります。</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>そのとき、空いたすべてのマスで2つの数字を入れ替えても規則に反しません。どの行、列、ブロックにも両方が残るからです。2つの初期数字はすべて閉じた集まりにあるので、初期数字も変わりません。</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>すると解が2つになりますが、正しい数独の解は1つです。集まりが閉じることはないので、閉じるはずのマスには別の数字が入ります。</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>2つの列でも同じです。両方の一部が同じ数字なら残りも同じで、残りどうしを入れ替えられます。</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>初期数字が対称な問題がまれにあります。盤面を回したり、映したり、ずらしたりして数字をいくつか入れ替えると、同じ初期数字に戻ります。正しい数独の解は1つなので、解も対称なはずです。数字があるマスに入るのは、その相手が相手のマスに入るときだけで、相手を失った候補は消えます。</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>初期数字の配置が対称なら、それぞれを反対側の数字と比べます。どの1の向かいにも同じ数字があり、ほかの数字もそうなら、問題は対称です。</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>このような動きは行、列、ブロックを行、列、ブロックに移します。だから解は、数字を入れ替えても、規則を満たす盤面に移ります。</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>初期数字は初期数字に移ります。だから解が移った先も同じ問題の解です。</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>解は1つしかないので、解は自分自身に移ります。マスに数字が入れば、相手のマスにはその数字の相手が入ります。</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>相手の消えた候補は消えます。自分を打ち消す相手と同じマス、行、列、ブロックに入ることになる候補も消えます。</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>行と列が交わるブロックの外の多くのマスで、同じ数字がいくつも除外されている行と列を探します。</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>数字がどちらの翼にもないとします。すると行ではブロックの中にあり、列でも同じです。</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>ブロックには1つしかないので、両方が出会うところ、つまりピボットにあります。</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>3つのマスのどれかが必要な数字が3つあれば、ほかの数字の場所はありません。</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>2つの数字のうちピボットに入るのは1つだけなので、翼の1つがもう一方です。2組の数字と2つのピボットで、両方の翼と両方のピボットが埋まります。</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>2つの数字AとBの花火。それぞれが3つのマスのどれかにあります。行と列が交わるピボットか、それぞれの翼です。ピボットに入るのは1つだけなので、翼のどちらかはAかBです。両方の翼に出会う、ピボットの向かいのマスで結論が決まります。</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>あるブロックの外で、行と列に場所が1つずつしかない数字を2つ、同じマスで見つけます。それから長方形を完成させるマスを見ます。</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: 向かいのマスがAとBだけなら、その数字は両方の翼に入れません。だからピボットは同じ数字です。1つのマスのまわりにそのような花火が2つあれば、もう一方の数字はその行と列で翼にあります。</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: AとBだけのマス2つが、行と列から向かいのマスに出会います。それがAなら2つはBになり、翼はAにもBにもなれません。</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: 向かいのマスの行と列で、数字Cの場所はそのマスと翼の3つだけです。ここになければ両方の翼がCになり、AもBも入りません。</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>そのような4つのブロックでまだ入っておらず、多くのマスに一緒に残っている3つの数字を探します。まれですが、知られている最も難しい問題を破ります。</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>横に並ぶ2つのブロックは、3つの行のどれでも違う数字です。それは両方が同じ回りのときだけ可能です。</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>左から右へ読むと、縦に並ぶ2つのブロックも同じ回りです。</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>ブロックのマスが右下がりなら、2つの読み方は同じ回りです。右上がりなら逆の回りです。</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>だから4つのブロックを一周すると、右上がりのブロックごとに回りが変わります。それが1つか3つなら逆の回りで終わり、ありえません。</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>5つ、7つ、またはそれ以上の奇数個のマスの輪で、それぞれが次と同じ行、列、ブロックにあり、ほとんどがAとBだけです。AとBだけでは埋められません。だからその中のほかの候補、ガーディアンのどれかが正しいです。</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>同じ2つの候補だけのマスがいくつもあるとき、ほかの候補もあるマスを1つか2つ加えて輪につないでみます。</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>輪がAとBだけだとします。隣どうしは違うので、輪に沿ってAとBが交互に並びます。</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>マスが奇数個なら、最後は最初と同じです。でもそれらも隣どうしなので、ありえません。</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>だからマスのどれかが別の数字です。1つしかなければ、それです。ガーディアンがすべて同じ数字なら、すべてに出会うマスはその数字になれません。1つの行、列、ブロックにあるガーディアンは組を完成させることもあります。</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Aのマスと、それに出会うBのマスから始めます。</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>両方に出会うマスはCです。残る数字が1つのマスがある限り進み、2つのときは両方を試します。</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>印のマスでは、どの道も同じ数字どうしが出会って終わります。3つの数字は入れ替えられるので、始め方を変えても同じです。</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>だからマスのどれかは、AとBとC以外の数字です。</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>数字を1つ強調し、行、列、ブロックに場所が2つしかないところをつなぎます。1つか2つの場所を除いて5つの輪が閉じるなら、見つかりました。</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>ガーディアンがどれもAでないとします。すると輪の隣どうしは、その行、列、ブロックでAの唯一の2つの場所です。一方がAで、もう一方は違います。</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>だからマスは交互にAとAでないものになります。奇数個なら最後は最初と同じですが、それらも隣どうしです。ありえません。</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>だからガーディアンのどれかがAです。すべてに出会うマスはAではなく、1つだけならそれがAです。</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>ブロックの中で並ぶ2つのベースマス(候補は合わせて3つか4つ)と、それらと行、列、ブロックを共有しない2つのターゲットマスです。ターゲットにはベースと同じ2つの数字が入るはずです。どの入れ方にも合わない候補が消えます。</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>1つの行にあって候補が合わせて3つか4つのブロックの2マスと、隣のブロックのほかの行にある同じ候補のマスを探します。3つの列のこれらのブロックの外では、どの数字も多くて2つの行にしか入らないはずです。</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>ベースが行にあるとします。大事なのは各ブロックに1つずつ、3つの列です。ターゲットの列と、ベースの隣の列です。</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>ベースの数字は、その行とブロックのほかの場所にはありません。どのターゲットにもなければ、3つの列すべてがほかのマスにその数字を必要とします。</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>それには3つの別々の行が必要ですが、入るのは多くて2つの行です。だからその数字はターゲットにあり、ベースのもう1つの数字も同じです。</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>2つの数字は3つの列やほかのブロックにも入る場所が必要なので、どの組でもよいわけではありません。残るどの入れ方でもふさがれる候補は間違いです。</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>ジュニア: ターゲットは2つともベースの隣のブロックにあります。シニア: 1つはその列の先にあります。ダブル: 2つのエクソセが同じ列を使います。</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>2つの行と2つの列が交わる4つのブロックの16マスです。各ブロックに行のマスが2つ、列のマスが2つあります。輪になっていて、どの組も次の組と数字を共有します。マスの数と同じ個数の数字しか入らなければ、どの数字もその行、列、ブロックの残りから消えます。</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>長方形の角にある4つのブロックで、交点以外は空いている2つの行と2つの列を探します。どの2マスの組も候補は4つほどで、両隣の組とそれぞれ2つを共有します。</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>輪をたどります。どの組も一方の隣と行か列を、もう一方の隣とブロックを共有します。そこに同じ数字は1回しか入りません。</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>数字ごとに、輪の中で入る場所がすべて収まる行、列、ブロックの数を数えます。合わせるとマスの数と同じです。</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>どのマスにも数字が必要なので、どれも欠かせません。これらの行、列、ブロックの数字は輪の中にあり、ほかのマスから消えます。</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>いくつかの行といくつかの列が交わるマスです。ある数字は列ごとに1回、ほかの数字は行ごとに1回と数えます。それがマスの数と同じなら、どの数字もその行や列の残りから消えます。</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>多くの空きマスで交わる4つの行と4つか5つの列、そしてその行や列のほかのマスに多く与えられている数字を探します。</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>どのマスにも数字が必要です。数字は列に1回、行に1回しか入りません。</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>入る数字を、あるものは列で、ほかは行で数えます。それがちょうどマスの数なら、どれも欠かせません。</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>だからどの行と列も、そこで数えた数字をこれらのマスに持ちます。それらはほかのマスから消えます。</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>マルチフィッシュは数字から数えます。ある数字がいくつかの行のそれぞれに必要で、列と単独のマスにちょうど足りるだけの場所があります。</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>ブロックのマスと、それに交わる行と列のいくつかのマスで、数字の数がマスの数と同じものです。どの数字も行だけ、列だけ、またはブロックだけにあるので、そこに1回ずつ入ります。その場所すべてと出会うほかのマスから、その数字が消えます。</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>ブロックの部分が、残った数字を持つもう1本の行か列のマスを必要とするSue de Coqを探します。</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>どの数字も、その場所がすべて行、列、ブロックのどれか1つにあります。だからそこに1回だけ入ります。</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>そのような数字のすべての場所と同じ行、列、ブロックにあるマスは、その数字がどこにあっても出会います。だからその数字にはなりません。</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>それがマス、行、列、ブロックから何かを奪い、そこにシングルが残ります。ほかの候補は途中でもっと前に消えていることもあります。</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>ウィップのように、候補を1つ仮定すると、シングルが次々に続きます。ただし、前のものが何かを奪ったところに限らず、どこにあってもかまいません。最後にマスに数字がなくなるか、数字に場所がなくなります。だからその候補は消えます。</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>交わる行とブロックです：交わるところの外で、行には候補がAとBのマスがあり、ブロックではAとBが1マスだけにあります。この2マスは同じ数字で、もう一方は行とブロックが交わるところにあります。だからブロックのマスにほかの数字はなく、AとBは行の残りから消えます。</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>候補が2つのマスを取り、その行のほかのブロックを見ます。行の外で両方の数字が1マスだけにあるものはありますか。3つの数字を持つ2マス、4つの数字を持つ3マスでも同じです。</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>行のマスはAかBです。Aなら、行にほかのAはないので、行とブロックが交わるところにもありません。</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>ブロックにもAが必要で、行の外にはそのための1マスしかありません。するとブロックのBは行とブロックが交わるところにあり、行のBもそこにあります。</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>行のマスがBなら、逆にして同じことです。</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>交わる行か列とブロックのマスで、数字の数がマスの数と同じものです。WXYZ-Wingでは4つ、VWXYZ-Wingでは5つ、というようになります。1つを除くすべての数字は、そこに1回しか入りません。だから最後の数字がマスのどれかにあり、その場所すべてと出会うマスから消えます。</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>1つを除くすべての数字は、場所が同じ行、列、ブロックにあるので、これらのマスに多くても1回入ります。</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>だから少なくとも1マスが空き、最後の数字がそれを埋めます。</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>同じ2つの候補AとBだけを持ち、行、列、ブロックでつながったすべてのマスで、枝や輪も含みます。2つのグループに分かれ、一方はすべてA、もう一方はすべてBです。それぞれのグループのマスと同じ行、列、ブロックにあるマスから、AとBが消えます。</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>同じ2つの候補だけのマスが5つ以上あるとき、交互に2色をつけ、両方の色と出会うマスを探します。</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>同じ行、列、ブロックでつながったマスは異なります。</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>だから一方のグループはすべてA、もう一方はすべてB、またはその逆です。</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>どちらでも、それぞれのグループのマスと出会うマスはAとBに出会うので、どちらでもありません。</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>1つのブロックで行と列が交わります。そのブロックの外で、ある数字の場所が行に1つ、列に1つしかありません。すると数字は3つのマスのどれかにあります。その2つ (翼) か、交わるところ (ピボット) です。そのような数字が3つあれば3つのマスを埋めます。2つと、同じ翼で向かいのピボットを持つ別の2つなら、4つを埋めます。</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>12のマスがAとBとCだけだとします。ブロックのマスを上から読むと、A、B、C、A…は一方の回り、A、C、B、A…は逆の回りです。</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>ほとんどのマスの候補が同じ3つか4つの数字だけで、どの行、列、ブロックの数字も変えずに埋める方法がいつも2通りあるいくつかのマスです。それ以外が入らなければ、解が2つになります。正しい数独の解は1つなので、これらのマスの余分な候補のどれかが真です。</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>行、列、ブロックのどれでも仲間と出会う、3つか4つの数字のマスを探します。埋めてみて、どの行、列、ブロックの数字も変えずに別の埋め方を試します。</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>これらの数字でマスを埋める方法をどれか1つ取ります。そこでどの行、列、ブロックの数字も同じになる2つ目の方法があります。</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>ほかのすべてのマスは、出会う数字が同じなので、1つ目の方法と同じように2つ目の方法にも合います。</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>長方形の角にある4つのブロックに、3つの行と3つの列にわたる3つのマスがあり、AとBとCだけに見えます。トールハンマー、トライバリュー・オッダゴンとも呼ばれます。1つか3つのブロックではマスが右上がり、ほかでは右下がりです。そのようなマスは埋められないので、ほかの候補のどれかが正しいです。</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>数字Aの5つか7つの場所の輪で、それぞれが次と同じ行、列、ブロックにあり、そこにはガーディアンと呼ぶわずかな場所のほかにAの場所がありません。ガーディアンとも呼ばれます。それらがなければ輪は成り立たないので、そのどれかがAです。</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>候補を1つ仮定すると、シングルが次々に続きます：それぞれは、前のものが何かを奪ったマス、行、列、ブロックにあります。最後にそのどれかに何も残らなくなります。だからその候補は消えます。</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>候補が2つのマスや場所が2つの行の近くの候補を選び、それが強いるものをたどります。最後の数字が奪うものだけを見ます。シングルが少ないほど、ウィップは簡単です。</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>AとBとCだけに見え、多くの行、列、ブロックを共有するために埋め方が残らない10以上のマス。だからほかの候補のどれかが正しいです。</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>3つの数字が多くのマスに一緒に残っているところで、同じ色が出会わないように3色で塗ります。それができなければ、どれかのマスは別の数字です。この種類で最も知られた形がトライダゴンです。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>メモ(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>問題を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>名前を付けて保存(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>問題をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>消去(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>チェック(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>間違いの前に戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>自分で入力(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>最初からやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>お試しを始める(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>お試しを破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>色を消去(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>候補の自動整理(&amp;A)</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>数字を書く(&amp;D)</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>候補を書く(&amp;N)</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>角メモを書く(&amp;K)</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>中央メモを書く(&amp;T)</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>色を塗る(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>次のモード(&amp;X)</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>重複した数字に印を付ける(&amp;P)</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>同じ数字を強調表示(&amp;S)</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>行・列・ブロックを強調表示(&amp;B)</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>候補が2つのマスを強調表示(&amp;W)</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>間違った数字にすぐ印を付ける(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>残りの数字を表示(&amp;D)</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>先に数字を選ぶ(&amp;F)</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>行と列の名前を表示(&amp;N)</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>時計を表示(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>マスの呼び方(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>キーボードとマウス(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>Ninefold について(&amp;A)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>エクスポート(&amp;E)...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>印刷(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>次のヒント(&amp;N)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>ヒントを適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>ヒントを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>今すぐ解く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>解を数える(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>盤面をウィンドウに合わせる(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>キーの変更(&amp;C)...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>ヒント(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>解く(&amp;S)</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>すべてのステップ(&amp;S)</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>解き筋(&amp;P)</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>テクニックの選択(&amp;T)...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>設定(&amp;S)...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>リンクを消去(&amp;I)</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>リンクを引く(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観察(&amp;W)</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>2つのソルバーを並べる(&amp;D)</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>プロパティ(&amp;I)</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>角・中央・色・リンクを使えるようにする(&amp;E)</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>盤面を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>盤面を小さく(&amp;A)</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>自分のゲームをリプレイ(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>この実行の画像を保存(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>候補を書き込む(&amp;F)</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>選択したマスに候補を書き込む(&amp;S)</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>強調した数字の候補を書き込む(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>ありえない候補を消す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>すべての候補とメモを消去(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>なぜこの数字ではないか(&amp;W)...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>先に数字を強調表示してください。Alt を押しながら数字を押します。</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>お試しを残す(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>シングルを書き込む(&amp;F)</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>新しい問題(&amp;Z)...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>まず見る場所、次にマス、最後にすべての理由です。</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>ヒントのとおりにします。</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>いまできるすべてのステップです。</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>ここから解までのすべてのステップを、順に並べます。</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>行、列、ブロックに2回ある数字に印を付けます。</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>候補が2つだけのマスは、次に進む手がかりになりやすいです。</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>数字を書くたびに解と比べます。「チェック」は求められたときだけ比べます。</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>各数字があといくつ足りないかをキーに表示します。</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>先に数字を選び、それが入るマスを次々にクリックします。</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>数字と候補のほかに、数字キーで書けるものです。</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>文の中でのマスの呼び方です。r1c1は1行1列、A1では行を文字で表します。</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>遊び方(&amp;H)</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>ルールと、書き方、チェック、元に戻す方法を、図で説明します。</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>何が見えているのか(&amp;W)</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>ソルバーがすることと、ある実行を5枚の図で説明します。</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>始めたゲームです。どれもすべての手とともに保存されています。</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>ほかのプログラムでコピーした問題を開きます。</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>ほかのプログラムが読める形式で問題をコピーします。</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>書いた数字を一度解と比べ、どれが間違いかを示します。</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>最初の間違いから後のすべての手を取り消します。</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>新聞や本の問題を入力します。</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>時計を止め、盤面を隠します。</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>再開(&amp;E)</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>この問題のレベル、難度、出典などです。</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>書いたものをすべて消します。「元に戻す」で戻ります。</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>これから書くものは別の色になります。あとで全部残すか破棄するかを選びます。</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>別の色で書いたものをすべて取り消します。</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>空いたすべてのマスに、ルール上まだ入る数字を書きます。</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>同じことを、選択したマスだけで行います。</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>同じことを、強調表示した数字だけで行います。</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>行、列、ブロックの数字で否定される候補を、一度だけすべて消します。</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>数字を書くと、その行、列、ブロックの候補から消えます。</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>候補は、マスにまだ入りうる数字です。ヒントもこれを使います。</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>マスの角の小さな数字です。自分用のメモで、プログラムは触れません。</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>マスの中央の小さな数字です。自分用のメモで、プログラムは触れません。</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>候補の間に線を引き、何が何に依存するかをたどります。</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>数字キーで書くものを切り替えます。</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>選択したマスで、ある数字を否定するものを示します。</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>場所が1つだけの数字と、マスに1つだけ残った数字をすべて書きます。</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>ヒントとステップで使うテクニックとその順番です。</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>2つのソルバーが同時にこの問題を解きます。</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>解をすべて書き込みます。</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>正しい数独の解はちょうど1つです。</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>今日の問題(&amp;D)...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>すべての問題と、これまでに遊んだ記録です。</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>問題(&amp;Z)</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>インポート(&amp;M)...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>ファイルの問題を、自分のコレクションに入れます。</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>ブックマークを付ける(&amp;M)</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>いまの盤面を覚えます。「ブックマーク」からここに戻れます。</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>ブックマーク(&amp;O)</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>印を付けた局面に戻ります。「元に戻す」で帰ってこられます。</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>すべてのテクニックを、易しいものから順に説明します。</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>テクニックを学ぶ(&amp;C)</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>保存したゲーム(&amp;G)...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>見せて(&amp;H)</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>理由を盤面の上で1枚ずつ見せます。</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>解を説明(&amp;X)</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>この問題の解がなぜ1つなのか、ないのか、複数なのかを示します。</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>ソルバーを比べる(&amp;O)</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>この問題、またはファイルのすべての問題に、各ソルバーと仮定のしかたがどれだけかかるかを示します。</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>ハンドブック(&amp;B)</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>遊び方、キー、ソルバー、テクニック、ファイルについてのすべて。検索できます。</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1は%2ではない</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%2に%1がある</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>そこにはほかに何も残っていない</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%2に%1のほかの場所がない</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>%1では%2の場所がすべて%3にある</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>ノート%1による</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>HoDoKu での最難ステップ: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>練習用: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1、局面%2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>マスに色を塗る(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>%1を書く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>候補%1を消す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>候補%1を書く(&amp;W)</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>%1にはすでに%2があります。</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1は%2に入りません。すでに%3にあるからです。</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>%1がないのはなぜ?(&amp;G)</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>この数字をすべて選択(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>消去(&amp;E)</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>なぜ%1ではない?(&amp;Y)</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>%1へのリンクをここに引く(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>%1からのリンクをここから引く(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>このマスのリンク%n本を消す(&amp;K)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>%1のリンク%n本を消す(&amp;K)</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>候補%1に色を塗る(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>ここに候補を書き込む(&amp;F)</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>&amp;%1がないのはなぜ?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>なぜ&amp;%1ではない?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>なぜ違うか(&amp;Y)</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>色&amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>数字を書く(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>候補を書く(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>色なし(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>%1マスのどれか</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1マス</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>同じ行</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>同じ列</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>同じブロック</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>これを仮定</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>%2で残る唯一の%1</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>%1にはほかに何も残っていない</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>同じマス</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1にはすでに%2がある</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>なぜ%1か</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>%1とすると</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1が%2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1が%2でない</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1が%2でない</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1は%2ではない</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1は%2ではない</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>%1の%2は%3にある</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>%1なら、%2。</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>、だから </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1、%2と</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>どちらも同じ%1にある</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>同じ%1にある</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>どれも、これらのすべてと同じ行、列、ブロックにある</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>どれも、両方と同じ行、列、ブロックにある</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: %2を参照</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>この時点でシングル</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>どのたどり方でも、最初か最後の候補が真</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>、そして </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>%2で%1の唯一の場所</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>行き止まりになる</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1に%2の場所がない</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1に数字が残らない</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1が%2を否定する</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>%1に何も残らない</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>同じ行、列、ブロック</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %3に%2マス</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1はほかの数字がすべて必要</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>%1のどれかが%2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>同じ%1マス</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>でないと%1が%2を埋め、%3に何も残らない</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>でないと%1に何も残らない</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>でないと%1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>だからほかも消える</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%2を除く%1</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1が%2を埋める</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1は%2だけ</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>%2で%1の入る場所はこれだけ</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1は%3のために%2が必要</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>一覧の%1行目から%2行目と同じ</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>ブロック%1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>%1での唯一の場所</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>%1での唯一の場所</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>最小のマス</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>残る数字がいちばん少ないマスで仮定します</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>最近の行き止まりに関わったものを仮定します(活性度順)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>最少の選択肢</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>残る数字がいちばん少ないマス、または場所がいちばん少ない行、列、ブロックの数字で仮定します</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>最初のマス</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>行ごとに見て、最初の空いたマスで仮定します</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>どれかのマスのどれかの数字を仮定します</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>、中止 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>手詰まり</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>解1つ</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>2つ以上</translation>
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
        <translation>%1、%2あり</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1、%2なし</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1は%2に決まる</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>%1のため、%2に数字が残りません。</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>%1のため、%2。すると、%3に数字が残りません。</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>%1のため%n個の数字が導かれ、%2に数字が残りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>%1のため、%3に%2の場所が残りません。</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>%1のため、%2。すると、%4に%3の場所が残りません。</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>%1のため%n個の数字が導かれ、%3に%2の場所が残りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>%1のため、ほかのマスをどう埋めても行き止まりになります。</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1の埋め方が2通りあり、どの初期数字もそれを決めません。</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>易しめ</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中くらい</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>難しめ</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>パターンは盤面全体に広がっています。これで%1が決まります。</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>大切なのはこのマスです: %1。</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>大切なのはこれらのマスです: %1。</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>大切なのはこの%nマスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>仮定: %1。</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>仮定: %1。%2 …</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1(%2)</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>the link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>XMLファイル</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>JSONファイル</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>zipアーカイブ</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>ゲームデータ</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>候補の一覧</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>HoDoKu の数独</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>KSudoku の数独</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>Ninefold のファイル</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>問題ではなく HoDoKu のライブラリの局面</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>名前付きパイプ</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>ソケット</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>Git LFS ポインター</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>どの数字が初期数字か</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>2つ以上の数独</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>キラーケージ</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>ケージ</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>温度計</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>図形の手がかり</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>不規則なブロック</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>アンチナイト</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>アンチキング</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>対角線</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>差</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>非連続</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>ディスジョイントグループ</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>比</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>回文</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>レンバン線</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>ウィスパー線</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>領域和の線</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>リトルキラーの和</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>サンドイッチの和</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>クアドルプル</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>間の線</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>最小マス</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>最大マス</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>追加の領域</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>クローン</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>奇数マス</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>偶数マス</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>霧</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>インデックスマス</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>既知の形式のリンク</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>キラー</translation>
    </message>
    <message>
        <source>jigsaw</source>
        <translation>ジグソー</translation>
    </message>
    <message>
        <source>links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>数独の始まり</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>置いた数字</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>候補が問題の一部であること</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>2つ目の色と候補の色</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>名前、出典、レベル</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>IDと難度</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>gzipファイル</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>Simon Tatham の数独 (Solo)</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>Penpa の問題</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>lisudoku の問題</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>Interactive Sudoku Solver の問題</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>アーカイブの中のアーカイブ</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1は%2ではない</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>何もできません。</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1は%2に決まる</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1は%2になれない</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>%1とすると、%2。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1は%2になれません。問題が否定しています。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1は%2になれません。すでに%3にあります。</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1は%2です。ほかの数字は残っていません。</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1は%2です。%3にほかの場所がありません。</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>ノート%3により、%1は%2です。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1は%2になれません。%3では、その場所がすべて%4にあります。</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>ノート%3により、%1は%2になれません。</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>行き止まり: %1に数字が残っていません。</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>行き止まり: %2に%1の場所が残っていません。</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>行き止まり: ノート%1はもう成り立ちません。</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>ノート%1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>ノート%1を捨てます。あまり役に立ちませんでした。</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>すべての仮定を取り消して始め直します。ノートは残ります。</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>解です。すべてのマスに数字が入りました。</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>別の解を探すため、ノート%1でこの解を除外します。</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>すべて試しました。見つかったもののほかに解はありません。</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>仮定%1を取り消します。</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>仮定%1と%2を取り消します。</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>%1個の仮定をすべて取り消します。</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>仮定%1から%2までを取り消します。</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>仮定%1: %3に%2。</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>%1 (%2)</source>
        <comment>statement, reason</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>branch, statements</comment>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>仮定: %1。</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>すると%1。</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>シングル</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>ロックされた候補</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>ペア、トリプル、クアッド</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>フィッシュ</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>1つの数字の2つのリンク</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>ウィング</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>唯一性</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>チェーンとループ</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>ALS(ほぼロックされた集合)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>フォーシングチェーン</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>使ったもの: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1、%2を使用</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>これまでで最速の「%1」です</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>今月最速の「%1」です</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>%1速い</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>%1遅い</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1、最初の段階のみ</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>ステップ%1、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>最長: ステップ%3の%2の前に%1。</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>%1を練習</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>観察</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>開く</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>保存</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>ファイル形式</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold は形式をファイルの名前ではなく中身で見分けます。ファイル、フォルダー、リンクをウィンドウにドロップしたり、問題を貼り付けたりすることもできます。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>マス: %1。</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>ステップを探しています</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>盤面に間違いがあります</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>しばらくかかることがあります。</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>先に間違いを直してください。それまではヒントで進めません。</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>実線: 両端の一方が真</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>破線: 両端が両方とも真ではない</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>短い理由は見つかりませんでした。これは%nステップかかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>破線: この数字がそのマスを妨げる</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>実線: 始点から終点が導かれる</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>%1に入る数字は1つだけです。</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>%1の空いたマスは1つだけです。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>リンク%1/%2: %3。</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>次を見つけてください: %1。</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>ここに%1のステップはありません。</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>いいですね。ただし、消すものがあと%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>いいですね。ただし、数字があと%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>いいですね。ただし、まだ何か足りません。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1は%2です。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1は%2になれません。%3の%2は%4にあります。</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>[{cells:has}に数字が残りません][{house}に{digits}の場所がなくなります]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1は%2になれません。1歩ずつ進むと、%3。</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1はまだ%2になれます。そうでなければ%3になり、1歩ずつ進むと、%4。</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1はまだ%2になれます。そうでなければ%3の%2は%4にあり、1歩ずつ進むと、%5。</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 そこから決まる数字を書いてください。</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 それで消えるものを消してください。</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>正解です。%1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>正しいですが、もっと難しいステップが必要です: %1。</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>残りも正しいです。使うもの: %1。</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>%1は正しいです。残りも正しいですが、それを示すステップを知りません。</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>すべてが正しいわけではありません。</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>%2の%1はパターンそのものの一部です。消えるのはその外のものです。</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>正しいです。使うもの: %1。</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>正しいですが、私の知らないステップです。</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>何も変わりません。消えるものに印を付けるか、数字を書いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1は%2になれません。この候補はもう消えています。</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1はまだ%2になれます。ほかの数字は残っていません。</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1はまだ%2になれます。%3にほかの場所は残っていません。</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>解では%1は%2ではありません。</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1はまだ%2になれます。解ではそうなっています。</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>このどれかが{digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>{base}と{cover}での{digits}の場所</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>このうち多くても1つが{digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>これらがすべて真か</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>または、これらがすべて真</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>{guards}と{setdigits}を分け合うマス</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>これらだけなら解が2つになる</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>どれかの場合に真</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>どれかの場合に偽</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>どれかの組み合わせで使う数字</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>{excluders}のどれにも数字が1つ残る必要がある</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: これらがすべて{digits}か</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: Aが違えば、これらがすべてそう</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: これらがすべて{digits}か</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: Cが違えば、これらがすべてそう</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>だから、これらはどれも{digits}ではない</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>{base}での{digits}の場所</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>どの数字も、このうち多くても1つ</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: このどれかが{digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: このどれかが{digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>{pairhouse}に1つ、{pairhouse2}に1つ</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>{box}での{digits}のすべての場所</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>ほかの選択を残さない数字</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: {line}と{box}が交わるところ</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: {line}の残りのマス</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: {box}の残りのマス</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>{digits}のほかの場所</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>これらだけなら解が1つにならない</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>このうち多くても1つが{linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>このどれかが{linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>{restricted}はどれも多くても1回</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>これらのマスのほかの数字</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits}がこれらのマスを埋める</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>{base}での{digits}のほかの場所</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>このどれかは真のはず</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: 数字を1つ失うと、残りがすべて必要</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: 説明のある1行がまとめて必要とするマス</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>{start:if}なら真</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>{start:if}なら偽</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: {firstDigits}か{secondDigits}を持つ</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: {firstDigits}がなければ、ほかの数字が必要</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: {secondDigits}がなければ、ほかの数字が必要</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: {cells}の数字を失うと、残りが必要</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>このどれかが真</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>だから、これらは真</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>誤った側なら、これらがすべて消える</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>誤り: これらがすべて真にはなれない</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>誤り: AもBもこの1つを妨げる</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>誤り: このうち2つが{house}にある</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set}がこれらのマスを埋める</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {base}と{cover}の{digits}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>2つの見方の一方で、{cover}か{cover2}の外にある</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>これらだと盤面の残りで入れ替えができる</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>互いに相手どうしの初期数字</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>相手のマス</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>これだけではマスを埋められない</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>もう1つ場所が必要な輪</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>このどれかが{digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>これらに出会う候補</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>ベース: このうち2つの数字</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>ターゲット: 同じ2つの数字</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>3つ目が入る余地はない</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>{across:kind}ごとに1回と数える</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>{along:kind}ごとに1回と数える</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>数字と列ごとに多くて1回</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>1マスに多くてこのうち1つ</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>行か列で制限される</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>ブロックで制限される</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: {digits}のうち1つを除くすべて</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: Aと同じ</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>{digits}の最後の1つはこのどれか</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: {box}のマス</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: {column}の残りのマス</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: すべて同じ数字</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: すべてもう一方の数字</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>とても易しい</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>埋めるのは26マス、ほとんどがひと目でわかります。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>埋めるのは40マス。行、列、ブロックを見ていけば足ります。</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>ところどころ、探すのに時間のかかる数字があります。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>小さなメモが役立ちます。2つか3つのマスを比べるステップがあります。</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>とても難しい</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>ほとんどすべてのマスにメモが要ります。根気も要ります。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>しばらく行き詰まるのが好きな人に。</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>易しめ</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中くらい</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>難しめ</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>シングルのみ</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1と、易しいもの%n個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>不正</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>解が複数</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>初期数字%n個</numerusform>
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
        <translation>行%1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>入力が空なので、何も開きませんでした。</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>大きすぎて開けません。一度に読めるのは%1までです。</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>読めるテキストではありません。NUL文字が含まれています。</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>途中で終わっています(%1行目)。</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>途中で終わっています。</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>%1は壊れているか不完全です。</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>%1行目で読み込みをやめました。直前の%2に数独がありませんでした。</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>最初の%1に数独は見つかりませんでした。</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>数独は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>%1行目は%2文字を超えています。数独は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>%1行目は%2文字あります。数独は見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1は、1-9の数字でも空マスの文字でもありません。</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>マス%1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>%1行目、マス%2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>保存されたゲームが初期数字%1を変えていますが、初期数字をそのまま残しました。</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>マスが1つあります。数独には81マス必要です。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>マスが%n個あります。数独には81マス必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>%1行目にはマスが1つあります。数独の行は9マスです。</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>%1行目にはマスが%n個あります。数独の行は9マスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>%1行目にはマスが1つあります。数独には81マス必要です。</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>%1行目にはマスが%n個あります。数独には81マス必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>行が1つ見つかりました。数独には9行必要です。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>行が%n個見つかりました。数独には9行必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1は候補(1-9)ではありません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>%1行目、%2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>これは%1の数独です。Ninefold が開けるのは普通の9x9の数独だけです。</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>これは変種(%1)です。Ninefold が開けるのは普通の9x9の数独だけです。</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>このリンクはページ(%1)につながるだけで、問題そのものは含まれていません。</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>これは新しい Ninefold(ファイルのバージョン%1)で保存されたため、この版では読めません。</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>これは%1で保存されたもので、古すぎて読めません。</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>XMLファイルがエンティティを使っているので、開きませんでした。</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>これは%1ではありません。</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>ファイルを開けません: %1。</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>これは%1で、数独のファイルではありません。</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>ファイルを最後まで読めませんでした: %1。</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>ファイルに書き込めませんでした: %1。</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>この形式では保存できません: %1。</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1は手ではないので、飛ばしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>%n文字見つかりました。候補の一覧は729文字です。</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>表計算ソフトが先頭のゼロを消しています。そちらで列を文字列として保存してください。</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>表計算ソフトが81桁の数字を%1に丸めたため、失われています。そちらで列を文字列として保存してください。</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>ライブラリを開けません: %1。</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>これは別のプログラムのデータベースです。変更していません。</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>このライブラリは新しいバージョンの Ninefold で書かれています。変更していません。</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>ライブラリが壊れています。</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>別のプログラムが長い間ライブラリに書き込んでいます。もう一度試してください。</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>ライブラリのサーバーとの接続が切れました: %1。</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>ライブラリを使えませんでした: %1。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>数独は見つかりませんでした。%1行目まで読みました。</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>ディスクがいっぱいで、ライブラリに書き込めません。空きを作って、もう一度お試しください。</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>画像を読むにはパッケージ %1 が必要ですが、インストールされていません。</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>画像に数独が見つかりませんでした。真上から、明るいところで、盤面全体を写した画像がいちばんよく読めます。</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>この画像は大きすぎて読めません。読めるのは%1百万画素までです。</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>%1から%2への強いリンク</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>%1から%2への弱いリンク</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%2に%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%nマスに%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>リンク%n本</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1を空にした</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>空きは26マス。ほとんどすべてで数字が明らかです。</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>空きは40マス。行、列、ブロックを1つずつ見ます。メモは不要です。</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>空きは50マス以上。メモは不要ですが、よく隠れた数字があります。</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>ロックされた候補とペア。ときどきXY-Wing。</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>スカイスクレーパー、2ストリングカイト、ウィング、ペア、ロックされた候補。</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>チェーンとマスの集合。根気が必要です。</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>数字を順に、ブロックごとに見れば足ります。</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>数字を順に、ブロック、行、列で見ます。</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>見える数字を数えて初めてわかるマスがあります。</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>すぐに数字が決まる、ロックされた候補とヒドゥンペア。</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>ロックされた候補とペア。まれにX-Wing。</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>主にXY-Wing。ロックされた候補、ペア、スカイスクレーパー。</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>ロックされた候補、スカイスクレーパー、ペア、XY-Wing、W-Wing、BUG+1。</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>主にスカイスクレーパーか2ストリングカイト。ロックされた候補、ペア。</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing、XY-Wing、WXYZ-Wing、カイト、ヒドゥンレクタングル、カラー。</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>チェーン、ウィング、ヒドゥンレクタングル、エンプティレクタングル。</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>長めのチェーンとALS。</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>チェーン、ALS、そして2回に1回はフォーシングネット。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>空きは%1マス。そのうち%2はすぐに埋められます。</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>最初にすぐ埋められるマスの数</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>Sudoku Explainer の難度</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>180°回転</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>90°回転</translation>
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
        <translation>縦横</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>対角線</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>反対角線</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>両対角線</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>1秒もかかりません。</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>数秒かかります。</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>まれなものなので、30秒ほどかかることがあります。</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観察</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>解: %1ページ</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>解: %1~%2ページ</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>解がちょうど1つではありません</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2ページ</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>最初へ (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>1イベント戻る (左)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>再生・一時停止 (スペース)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>1イベント進む (右)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>最後へ (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒%1</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独の盤面</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>%1行%2列: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>空き、候補%1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>イベント%1/%2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>このページは実行の一部を示します。</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>再生を押すか、矢印キーで1イベントずつ進みます。</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>仮定はありません。どの数字も初期数字から導かれます。</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>仮定は1つです。小さな数は、その数字のもとになる仮定です。</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>仮定は%1個です。小さな数は、その数字のもとになる仮定です。</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>帰結</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 数字を書く</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 候補を消す</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 メモを書く</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter 次の局面</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter 確認</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H 見る場所</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D 答えを表示</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>スペース 別のメモ</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc 問題に戻る</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>テスト: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>テスト、局面%1/%2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>練習、局面%1</translation>
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
        <translation>答えはこれでした: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%2問中%1問正解。テスト合格です。</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%2問中%1問正解。合格には%3問必要です。</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>数字キーで数字を書きます。</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>数字キーで候補を消します。</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>数字キーでメモを書きます。</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>この局面は助けを借りて見つけたものと数えます。</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>行と列の並べ替え</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>不要(シングルだけで解けます)</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>%1マスを超える組</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1マスの組、たとえば%2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>マジックセル1マス: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>なし、どの初期数字も必要です</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>シードのレベル%1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>初期数字%1個</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>対称性%1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>このパターンの初期数字</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>この解</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>難度%1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>余分な初期数字なし</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、 </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>初期数字が17個より少ないと、解は必ず2つ以上になります。</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>そのような問題はありません。レベル、パターン、初期数字の数が両立しません。</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>そのような問題はありません。%1マスの集まりで対称性%2を持つものはありません。</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>パターンに対称性%1がありません。</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>このパターンでは、あるバンドの2つの行、またはあるスタックの2つの列に初期数字がありません。入れ替えると必ず2つ目の解になります。</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>解の盤面が埋まっていないか、数字が行、列、ブロックに2回あります。</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>その解の盤面のこの初期数字は、別の解にも合います。</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>そのような問題はありません。レベルとシードのレベルが両立しません。</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>そのような問題はありません。レベル%1に難度%2はありません。</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>%1回試しましたが、問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>%2回試しましたが、%1の問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>得点%1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>最難テクニック「%1」</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>テクニック「%1」</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>そのような問題はありません。レベル%1にテクニック「%2」が必要になることはありません。</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>そのような問題はありません。いちばん易しいステップでも難度は%1です。</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>難度が%1を超える数独は知られていません。</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>そのような問題はありません。空きマス1つごとに得点が少なくとも%1増えます。</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>そのような問題はありません。%1を超える得点はありません。</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>レベル%1の易しい3分の1</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>レベル%1の中ほどの3分の1</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>レベル%1の難しい3分の1</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>山登りで見つかる最難のもの</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>SKループ</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>任意の問題</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>トライダゴン</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>エクソセ</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>場所:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ファイル名(&amp;N):</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>ファイルの種類:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>ショートカットを押す</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
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
        <translation>易しい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>理不尽</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>極限</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>試行錯誤</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>HoDoKu のテクニック</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>HoDoKu での最難ステップと、全体の得点</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>HoDoKu の標準ソルバーの得点とレベル、使うテクニックです。</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}、{hodoku_score}点</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>評価レベル</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Ninefold 独自の規則による</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>ネイキッドシングルとヒドゥンシングルだけで解け、空きが26まで、49まで、それ以上なら、
とても易しい、易しい、普通。それ以外はERが4.5までなら難しい、7.2までならとても難しい、その上はエキスパート。</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Sudoku Explainer による各ステップの難度</translation>
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
        <translation>Sudoku Explainer: 最難ステップ</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>Sudoku Explainer 1.2.1 の難度 ER/EP/ED。その順番でステップを進めて求めます。</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}、EP {ep}、ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>解までの選択と、空いたマス</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>解までの選択ごとに 100 x (F - 1)^2、それに空いたマスの数を足します。</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>シングルだけで解けます。</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>必要なもの: %1。</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>%1と、もっと易しいテクニック%2個が必要です。</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>%1と%2が必要です。</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>難度%1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>このゲームは別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>このゲームは別のコンピュータ(%1)で開かれています。</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>このゲームのファイルは削除されています。</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>このゲームは壊れていて、読めませんでした。</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>ファイルは%1として残してあります。</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>このゲームを開けません(%1)。</translation>
    </message>
</context>
<context>
    <name>RequestRules</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a level and its part</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>This is rare: the search may take a while, and can be stopped.</source>
        <translation>まれなものなので、探すのに時間がかかることがあります。途中で止められます。</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>レベルを、それが出てくる%1にしました。</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>「%1」の指定を外しました。%2で必要になることはほとんどありません。</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1の初期数字は%2個、パターンでは%3個です。</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
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
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>盤面の横に行と列の名前を表示(&amp;R)</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>動きを減らす(&amp;M): 変化をすぐに表示</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>時計を表示(&amp;C)</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>自動整理(&amp;U): 数字を書くと、その行、列、ブロックの候補から消す</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>先に数字を選び(&amp;D)、入る場所をクリック</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>角メモ、中央メモ、色、リンクを使えるようにする(&amp;O)</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>重複した数字に印(&amp;R): 行、列、ブロックに同じ数字が2つ</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>間違った数字にすぐ印(&amp;O): 解と1つずつ比べる</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>同じ数字を強調表示(&amp;S)</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>行・列・ブロックを強調表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>各数字があといくつかを表示(&amp;D)</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>問題に必要なテクニックを示す(&amp;T)</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl+数字で中央メモでなく候補を書く(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>自分の手のもとになるテクニックの名前を示す(&amp;N)</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>開いたファイルと保存したファイルをデスクトップの「最近使ったファイル」に表示(&amp;R)</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>盤面に誤りがあるので、シングルを書き込みません。「チェック」で何が誤りかわかります。</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>いま書き込めるシングルはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>シングルを%n個書き込みました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>CDCL</source>
        <translation>CDCL</translation>
    </message>
    <message>
        <source>Most constrained cell</source>
        <translation>最も制約の強いマス</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>伝播</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>論理</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>高速ソルバー</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>バックトラックは、マスを読む順に進みます。どのマスでも、ルールを破らない最小の数字を仮定します。数字が残っていなければ、最後の仮定に戻って次の数字を試します。先を見ず、何も学ばないので、同じ行き止まりに何千回も出会うことがあります。必ず解を見つけますが、いちばん長い道を通ります。</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>このソルバーも仮定しますが、マスをうまく選びます。残る数字がいちばん少ないマスです。数字が1つのマスには選択の余地がなく、2つなら一方が正しいです。数字のないマスは行き止まりです。すると最後の仮定を取り消し、次の数字を試します。うまく選ぶと、道はバックトラックの何分の1にもなります。</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>伝播は、仮定する前に、導かれるものをすべて書きます。数字が1つだけ残ったマスを埋め、行、列、ブロックで場所が1つだけの数字を書きます。何も導かれないときだけ、数字がいちばん少ないマスで仮定します。行き止まりになると、最後の仮定とそこから導かれたものをすべて取り消します。仮定がまったく要らない問題も多いです。</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>最も狭い選択</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>このソルバーの仮定は2種類です。マスにどの数字が入るかと、行、列、ブロックで数字がどこに入るかです。選択肢がいちばん少ないものを仮定します。選択肢が1つなら、仮定することはありません。1つもなければ行き止まりで、最後の仮定を取り消します。新しい問題の難しさも同じ規則で測ります。</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCLは伝播と同じように結論を出し(さらに、ある行・列・ブロックでの数字の場所がすべて別の行・列・ブロックにも入っていれば、その別のほうの残りには入らないとも結論します)、行き止まりのたびに学習します。どの数字がそこに導いたかを、仮定かどうかを問わず調べ、それらがすべて正しいことはありえないというノートを書きます。ノートはルールだけから導かれるので、以後はルールと同じように扱います。それから探索は、最後の仮定のほかにノートが必要とする最も新しい仮定まで戻ります。間にある仮定も取り消します。CDCLは conflict-driven clause learning(矛盾駆動の節学習)の略で、矛盾は行き止まり、節はノートのことです。</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>候補%1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>角%1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>中央%1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: 隠れています</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>given</source>
        <translation>初期数字</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>お試し</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>矛盾</translation>
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
        <translation>これを表示して終了</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>Ninefold と Qt のバージョンを表示して終了</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>新しい問題で始める: very-easy, easy, normal,
hard, very-hard, expert のどれか</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>今日の問題を表示</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>デスクトップがウィンドウを求めるまで待つ (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>使い方: ninefold [ファイル...]
数独で遊びます。ファイルには、Ninefold が知っている形式の問題を入れます。複数なら1つの一覧として開きます。
Ninefold がすでに動いていれば、別のウィンドウで開きます。</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>オプション「%1」はありません。</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help でオプションの一覧が出ます。</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>レベル「%1」はありません。レベルは very-easy, easy, normal, hard, very-hard, expert です。</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game にはレベルが必要です: very-easy, easy, normal, hard, very-hard, expert のどれか。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 に値は付けられません。</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>ファイル、--new-game、--daily は、一度に1つしか指定できません。</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>%1を見てください。</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>%1のすべての場所を見てください。</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>%2で%1を探してください。</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1は%2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Ninefold 独自のステップの難度で、目盛りは Sudoku Explainer にほぼ合わせています。問題の ER は Sudoku Explainer のテクニックによるので、異なることがあります。</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>書く数字</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>消せる</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>%1の打ち消し線の付いた候補を消す</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>%1を消す</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>%1の打ち消し線の付いた候補が消える</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1は%2になれない</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}。{start:if}と仮定すると、その反対になるからです。</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}。{base}で{digits}が{cover}を埋めるので、{starts}のどれかにあり、どれも同じ結果になります。</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}。{start:if}と仮定すると、[{cells:has}に数字が残らない][{house}に{digits}の場所がない]からです。</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}。[{house}での{digits}のどの場所から][{cells:has}のどの候補から]もそうなるからです。</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}。[{house}での{digits}のどの場所からもそうなる][{cells:has}のどの候補からもそうなる][{start:if}でもそうでなくてもそうなる]からです。</translation>
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
        <translation>ブロック</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>候補%1</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>上の中央</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>左の中央</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>右の中央</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>下の中央</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>box 9, bottom right</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>technique, where to look</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look all over the board.</source>
        <translation>盤面全体を見てください。</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>%1に、数字が1つだけ残ったマスがあります。</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>%1に、場所が1つだけ残った数字があります。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}。でないと{cells}で{pattern}を入れ替えられ、2つ目の解ができるからです。</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}。{guards:or}は{extras}のはずです。でないと2つ目の解ができるからです。</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}。{base}が{cover}の{digits}を使い切るからです。</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}。同じ{cover:kind}には入れないので、1つずつ取ります。{cover}のほかのマスは{digits}になりません。</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}。{fins:or}が{digits}なら、それが妨げます。違えば、{base}が{cover}の{digits}を使い切ります。</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}。{either:blocks}からです。</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}。{target}で{digits}に残る唯一の場所です。</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}。{house}で{digits}に残る唯一の場所です。</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}。{house}で{digits}が{cells}を埋めるからです。</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}。{house}と{other}で、{digits}が{cells}を埋めるからです。</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}。{other}の{digits}は{cells:or}にあります。{house}にほかの場所がないからです。</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has}の数字は合わせて{digits}だけです。{count}マスに{count}個の数字なので、すべて使い切ります。{house}のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells}の数字は合わせて{digits}だけです。{count}マスに{count}個の数字なので、すべて使い切ります。{house}のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}。{house}で{cells}が{digits}を使い切るからです。</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}。{endsA}の一方は{digits}で、{endsB}の一方は{digits2}だからです。</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>{pairhouse}の{digits}は{far}か{near}にあります。{far}なら、{gone}を妨げます({farhouse})。{near}なら、{touched}の{digits}はそこなので、{box}の{digits}は{rest:or}にあり、それも{gone}を妨げます({used})。</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}。{pairhouse}と{pairhouse2}のどちらの端が{digits}でも、それか{box}がこれを妨げます。</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells}は{bridge}にあるので、一方は{digits}ではありません。{cases:cases}どちらも{gone}を妨げます[({either:where})]。</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}。{house}に足りない唯一の数字です。</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells}は{house}の最後の空いたマスで、そこに足りないのは{digits}だけです。</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}。残る唯一の数字です。</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>{cells}に残るのは{digits}だけです。[同じ行、列、ブロックにほかの数字がすでにあります({blockers})。][前のステップで{gone}が消えました。]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}。{digits}をすべて置くどの方法も、そこを使うからです。</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}。{digits}をすべて置くどの方法も、そこを使わないからです。</translation>
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
        <translation>ブロック</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>行、列、ブロック</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1つの%2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>盤面全体を見てください。%1から始めます。</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>{guards}が{pattern:or}なら、{cells}は{pattern}だけになり、入れ替えると2つ目の解ができます。どの行、列、ブロックにも両方が残るからです。正しい数独の解は1つだけなので、{guards}はどちらでもありません。</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>{house}の{linked}は{guards:or}にあります。もう一方が{lost}なら、{cells}は{pattern}だけになり、入れ替えると2つ目の解ができます。どの行、列、ブロックにも両方が残るからです。だから、どちらも{lost}ではありません。</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>{base}で{digits}は{cover}にしか入りません。これらの{base:kinds}は{digits}を1つずつ取り、これらの{cover:kinds}には1つずつしか入らないので、すべて使い切られます。{fact}。</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>{house}で{digits}は{cells:or}にしか入らず、すべて{other}にあります。だから{other}のほかのマスは{digits}ではなく、{target}に残る場所は1つです。{place}。</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>{house}で数字{set}は{cells}にしか入りません。{count}マスに{count}個の数字なので、そこを埋めます。{house}で{digits}に残る場所は1つです。{place}。</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>{house}で数字{digits}は{cells}にしか入りません。{count}マスに{count}個の数字なので、そこを埋めます。これらのマスにほかの数字は入りません。</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>{house}で{digits}は{cells:or}にしか入りません。すべて{other}にあるので、{other}の{digits}はそこにあり、{fact}。</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>{cells}のどれも初期数字ではありません。{guards}が{lost}なら{pattern}だけになり、入れ替えると2つ目の解ができます。どの行、列、ブロックにも両方が残るからです。だから{fact}。</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>{cells}のどれも初期数字ではありません。{guards}に{extras}がなければ{pattern}だけになり、入れ替えると2つ目の解ができます。だから{guards:or}は{extras}で、{gone}を妨げます。</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot}は{pivotdigits:or}です。{cases:cases}どちらでも{fact}: {either:shares}。</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>印の付いた%1マス</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells}は同じブロックにあるので、一方は{digits}ではありません[。一方は{other}ではありません]。するとその行や列の{digits}はもう一方の端、{endsA}にあります。同じように、{endsB}の一方は{digits2}です。これらが{gone}を妨げます。</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>印の付いた%1マスを埋める</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}。どれも残る数字が1つだけか、その数字の唯一の場所です。</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: どれも残る数字が1つだけか、ある行、列、ブロックでその数字に残る唯一の場所です。</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or}は{extras:or}のはずです。でないと{cells}で{pattern}を入れ替えられ、2つ目の解ができます。{set:has}と合わせると{house}の{setdigits}を使い切ります。マスと数字が同じ数です。</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>{box}の{digits}はすべて1つの行と1つの列にあります。{pairhouse}の{digits}は{near}か{far}に、{pairhouse2}の{digits}は{near2}か{far2}にあります。それぞれの一方の端は自分でマスを妨げ、もう一方は{box}に妨げさせます。</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>{house}の{linked}は{link:or}にあります。{cases:cases}どちらも{gone}を妨げます: {either:shares}。</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases}そうでなければ{pivot}自身が{digits}です。どれも{gone}を妨げます: {either:shares}。</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>印の付いた%1マスのどれか</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>%1とは?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>%1とは?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>%1とは?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>%1とは?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>難度%1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1点、%2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>{fins:or}が{digits}なら、{gone}を妨げます[({fins:meet})]。違えば、{base}の{digits}は{cover}にしかなく、それぞれ別々のところに入ります。だからそのどれにも{digits}があり、{gone}は{digits}になりません。</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>{base}で{digits}は{cover}にしか入りません。数が同じで、どれにも{digits}は1つずつです。だからすべて使い切られます。{fact}。</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}。でないと{cells}を埋める方法がなくなるからです。</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}。{chains:pairs}からです。</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[。{ends:pairs}からです][。{held:if}でもそうでなくても否定されます]。</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}。{held:if}でもそうでなくても否定されます。</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}。{first}の{digits}は自分自身を否定します[。{others}は{first}と一緒にしかそれを持ちません]。</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}。{base}で{digits}は{cover}にあるのでここではないか、{finplaces:or}にあり、それも同じ結果になります。</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>{base}で{digits}は{fins:or}にあるか、{cover}を使い切ります。また、{fins2:or}にあるか、{cover2}を使い切ります。どちらでも、その一方が、消えるマスのそれぞれを妨げます。</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}。{base}で{digits}がどこにあっても、これらを妨げるからです。</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>{house}で数字{digits}は{cells}にしか入りません。{count}個の数字が{count}マスを埋めるので、ほかの数字は入りません。これらのマスは{other}にもあるので、{other}のほかのマスは{digits:or}になりません。</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>{house}で{digits}は{cells}にしか入りません。[{blockers:or}の{digits}が{blocked}を否定します。][{gone}は前のステップでそれを失いました。]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}。{line}と{box}の{count}マスが{count}個の数字を使い切るからです。</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells}は{count}マスで、数字は{count}個です。{linedigits}は{line}だけに、{boxdigits}は{box}だけにあるので、どれも2回は入りません。どれもそこに1回あり、その{line:kind}またはブロックで使い切られます。</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>{missing}がなければ、空いたどのマスの候補も2つ、どの数字の場所もどの行、列、ブロックでも2つになります。すべてのマスをもう一方の候補に替えると、2つ目の解ができます。だから{guards}は{extras:or}です。</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}。でないと2つ目の解ができるからです。</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>{corner}が{digits}なら、{row}の{linked}は{beside}に、{column}の{linked}は{below}にあり、{across}({pattern:or})は{digits}になります。この4マスで{pattern}を入れ替えると2つ目の解ができますが、正しい数独の解は1つだけです。</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>{lines}で{digits}は{cells}にしか入らないので、向かい合う2つの角を取ります。{guards}なら、あとの2つが{other}になり、4つすべてで{pattern}を入れ替えると2つ目の解ができます。正しい数独にはありえません。</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[。{pair}は、どちらの順でも{digits}だからです][。{chains:pairs}からです]。</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells}は{digits:or}で、どれも次のマスと同じ行、列、ブロックにあるので交互に並びます。{pair}は異なります。どちらの数字も{gone}に入りません: {ends:shares}。]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}。{cells}がどれでも、{common:or}は{ends:or}にあり、これを妨げるからです。</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>ステップの難しさ。1.0から約12まで、Sudoku Explainer の目盛りです</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>、または </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or}は{extras}で、{gone}を妨げます。そうでなければ、完成した盤面の{cells}は{pattern}だけになり、そこで入れ替えてもすべての行、列、ブロックが正しいままです。正しい数独にはない2つ目の解です。</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}。{guards:or}が{set}と合わせて{house}の{setdigits}を使い切るからです。</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}。[{first}は自分自身を否定します][{start}は{emptied:has}に数字を残しません][。ほかの{others}からもそうなります]。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or}は{extras}で、{gone}を妨げます。そうでなければ、空いたすべてのマスの候補が2つ、すべての数字の場所がどの行、列、ブロックでも2つになり、どのマスももう一方の候補に替えると2つ目の解ができます。正しい数独にはありえません。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}。そうでなければ、空いたすべてのマスの候補が2つ、すべての数字の場所がどの行、列、ブロックでも2つになり、どのマスももう一方の候補に替えると2つ目の解ができます[。正しい数独にはありえません。{single:has}はもう一方の数字です][。{several:has}は{setdigits}の残りを取ります]。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}。そうでなければ、空いたすべてのマスの候補が2つ、すべての数字の場所がどの行、列、ブロックでも2つになり、どのマスももう一方の候補に替えると2つ目の解ができます。正しい数独にはありえません。{house}の{linked}はもう一方にしか入りません。</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}。{missing:or}で、{house}の{linked}はこの2マスのもう一方にしか入らないからです。</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}。{first}の{digits}は自分自身を否定し、{partners}は{first}と一緒にしかそれを持たないからです。</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>%1のステップがあります。</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>%1があります。</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>%1があります。</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>%1があります。</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>印の付いた%1マス</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>これは%1でした。</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>これは%1でした。</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>これは%1でした。</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>これは%1でした。</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[ほかの数字を同じように考えると{taken}とわかります。]{digits}をどの行、列、ブロックにも1回ずつどう置いても、{cells}は必ずその場所に含まれます。だから{fact}。</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[ほかの数字を同じように考えると{taken}とわかります。]{digits}をどの行、列、ブロックにも1回ずつどう置いても、{cells:or}はその場所に含まれません。だから{fact}。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}。でないと{cells}に{pattern}を別の並べ方でも入れられ、2つ目の解ができるからです。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>{guards}が{lost}なら、{cells}は{pattern}だけになります。すると、どの行、列、ブロックの数字も保ったまま入れ替えられます。正しい数独にはない2つ目の解です。だから{fact}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or}は{extras}で、{gone}を妨げます。そうでなければ{cells}は{pattern}だけになり、どの行、列、ブロックの数字も保ったまま入れ替えられます。2つ目の解です。</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or}は{extras:or}のはずです。でないと{cells}で{pattern}を並べ替えられ、2つ目の解ができます。{set:has}と合わせると{house}の{setdigits}を使い切ります。マスと数字が同じ数です。</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>{missing}がなければ、{cells}のどの候補も2つ、どの数字の場所もそこの行、列、ブロックで2つになります。すべてをもう一方の候補に替えると2つ目の解ができます。だから{guards}は{extras:or}です。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or}は{extras}で、{gone}を妨げます。そうでなければ{cells}のどの候補も2つ、どの数字の場所もそこの行、列、ブロックで2つになり、すべてをもう一方の候補に替えると2つ目の解ができます。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}。でないと{cells}のどの候補も2つになり、すべてをもう一方に替えると2つ目の解ができます。{set:has}と合わせると{house}の{setdigits}を使い切ります。</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}。でないと{cells}のどの候補も2つになり、すべてをもう一方に替えると2つ目の解ができます。{house}の{linked}は2つのうちもう一方にしか入りません。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}。でないと盤面の残りで{pattern}を入れ替えられ、2つ目の解ができるからです。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>{guards}が{lost}なら、どの行、列、ブロックも、印のマスの中に{pattern}を両方持つかどちらも持ちません。残りにはどちらの初期数字もなく、そこで入れ替えると2つ目の解ができます。正しい数独の解は1つなので{fact}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or}は{extras}で、{gone}を妨げます。そうでなければ、どの行、列、ブロックも、印のマスの中に{pattern}を両方持つかどちらも持ちません。残りにはどちらの初期数字もなく、そこで入れ替えると2つ目の解ができます。</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or}は{extras:or}のはずです。でないと、どちらの初期数字もない、印のマスの外で{pattern}を入れ替えられ、2つ目の解ができます。{set:has}と合わせると{house}の{setdigits}を使い切ります。マスと数字が同じ数です。</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}。でないと{lines}の残りを入れ替えられ、2つ目の解ができるからです。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>{guards}が{lost}なら、{lines}は印のマスに同じ数字を持ちます。ほかのマスには初期数字がなく、入れ替えてもすべての行、列、ブロックが正しいままです。2つ目の解です。だから{fact}。</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}。初期数字が対称なので、ただ1つの解も対称だからです。</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>盤面を180度回して{exchanged:cycles}を入れ替えても、初期数字は変わりません。解は1つなので、解も変わりません。[だから{partners}には互いの相手が入り、{fact}。][{own:listed}では、いくつかの数字が自分の相手と出会ってしまいます。]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>盤面を{start}から{end}への対角線で映して{exchanged:cycles}を入れ替えても、初期数字は変わりません。解は1つなので、解も変わりません。[だから{partners}には互いの相手が入り、{fact}。][{own:listed}では、いくつかの数字が自分の相手と出会ってしまいます。]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>盤面を右に90度回して{exchanged:cycles}と置き換えても、初期数字は変わりません。解は1つなので、解も変わりません。[だから{partners}には互いの相手が入り、{fact}。][{own:listed}では、いくつかの数字が自分の相手と出会ってしまいます。]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>{house}の{linked}は{guards:or}にあります。もう一方が{lost}なら、{cells}は{pattern}だけになります。入れ替えてもすべての行、列、ブロックが正しいままで、2つ目の解ができます。</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>[行を{rows:cycles}と動かし、][列を{columns:cycles}と動かし、][{exchanged:cycles}と置き換えても、]初期数字は変わらず、ただ1つの解も変わりません。[だから{partners}には互いの相手が入り、{fact}。][{own:listed}では、いくつかの数字が自分の相手と出会ってしまいます。]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}。{cells}をすべて{pattern}だけで埋めることはできないからです。</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>{cells}が{pattern}だけなら、どう置いても同じ数字が行、列、ブロックで出会います。[だから{guards:or}は{same}で、{gone}には入りません。][だから{guards:or}は{extras:or}です。{set:has}と合わせると{house}の{setdigits}を使い切ります。][{house}の{linked}は{guards:or}にあるので、どちらも{lost}にはなれません。]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}。{guards:or}は{digits}のはずだからです。</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}。{digits}は{cells}にあるはずだからです。</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}。でないと{pivot}が同時に{digits}になるからです。</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}。{wings}が両方とも{linked}にはなれないからです。</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}。[{single}は{corner}と同じだ][{pivots}は{corner}と同じで、もう一方の数字は翼に残る]からです。</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits}はそれぞれ{cells}のどれかにあります。{corner}はそのどれかで、{wings}と同じ行か列にあるので、これらは違います。だから{single}は{corner}と同じです。][{corner}は{digits}のどれかです。その数字は翼の{wings}と{wings2}には入れないので、{pivots}は両方ともそれです。もう一方は{wings:or}と{wings2:or}にあり、1つは{row}、1つは{column}です。]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}。{targets}には{cells}と同じ2つの数字が入るはずだからです。</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}。{targets}には{cells}と、{targets2}には{cells2}と同じ2つの数字が入るはずだからです。</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets}には{cells}の2つの数字が、{targets2}には{cells2}の2つの数字が入るはずです。どちらのターゲットにもない数字は{lines}に入りません。これらのマスの埋め方は{ways}通り。どれも消える候補をふさぎます。</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}。{along}と{across}の{count}マスが{count}個の数字を使い切るからです。</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>印の付いた{count}マスに{digits}は{across:kind}ごとに多くて1回、ほかの数字は{along:kind}ごとに多くて1回入ります。合わせて{count}個でちょうど足ります。どれも欠かせないので、その行や列の残りから消えます。</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}。{digits}は{base}で入る場所がすべて必要だからです。</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits}はこれらの行に合わせて{count}回必要です。入るのは{count}個だけで、{cover}に1回ずつ[、あと{singles}個は単独のマス]です。だから列の残りから消え[、ほかの数字は単独のマス({singles})から消え]ます。</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}。{boxes}にある{lines}の{count}マスには{count}個の数字しか入らないからです。</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>印の付いた{count}マスの行、列、ブロックには、それぞれ決まった数字だけが1回ずつ入ります。合わせて{count}個でちょうど足ります。どれも欠かせないので、その行、列、ブロックの残りから消えます。</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells}には{digits}のうち2つが入ります。その1つが{targets:or}にないと、{lines}のすべてでほかの場所に必要ですが、入るのは2つまでです。だから両方ともそこにあります。[埋め方は{ways}通り。どれも消える候補をふさぎます。]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}。{first}と{second}は{digits}のうち同じものを持つからです。</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first}は{digits}だけで、1つを除くすべてです。{across}は{first:letters}のそばの{crossing:or}にはこれらを持てないので、{second}にあり、そのマスを埋めます。最後の1つは{crossing:or}にあり、{house}のほかのところにはありません。</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}。{first}と{second}は同じ数字だからです。</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first}は{digits:or}です。{across}は{first:letters}のそばの{crossing:or}には同じ数字を持てないので、ほかの唯一の場所{second}にあります。すると{digits}のもう一方は{crossing:or}にあり、{house}のほかのところにはありません。</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}。{line}、{column}、{box}の{count}マスが{count}個の数字を使い切るからです。</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells}は{count}マスで、数字は{count}個です。{rowdigits}は{line}だけに、{columndigits}は{column}だけに[、{boxdigits}は{box}だけに]あるので、どれもそこに1回あり、その行、列、ブロックで使い切られます。</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells}には合わせて{set}しかありません。{digits}以外はどれも同じ行、列、ブロックにあるのでそこに1回ずつしか入らず、1マスを{digits}に残します。{places:or}が{digits}です。</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}。{cells}はすべて{digits}の一方、{others}はすべてもう一方だからです。</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells}と{others}は{digits}だけです。{cells:letters}の1つと{others:letters}の1つが同じ行、列、ブロックにあれば異なるので、{cells:letters}はすべて一方の数字、{others:letters}はすべてもう一方です。それぞれの1つと出会うものはどちらでもありません。</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>{guards}が{pattern:or}なら、{cells}にはこれらの数字しか入りません。どう置いても、同じ数字が行、列、ブロックで出会います。だから{guards}はどれでもありません。</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells}は輪です。それぞれが次と同じ行、列、ブロックにあります。{pattern}だけなら交互に並びますが、{count}マスは奇数なのでできません。[だから{guards}は{only:or}です。][だから{guards:or}は{same}で、{gone}には入りません。][だから{guards:or}は{extras:or}です。{set:has}と合わせると{house}の{setdigits}を使い切ります。]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>輪{walk:cells}では、隣どうしが同じ行、列、ブロックにあります。{guards:or}がなければそこで{digits}になれるのはこれらだけで、1つおきに{digits}になりますが、{count}マスではできません。[だから{several:or}が{gone}をふさぎます。]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>{box}の外で、{row}と{column}には{wings}のほかに{shot:or}の場所がありません。どちらにもなければ両方ともブロックの中、つまり交わる{pivot}にあります。[{linked}は一方の線にほかの場所がありません。]3つの数字が3つのマスを埋めます。</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first}はそれぞれ{firework}のどれか、{second}は{firework2}のどれかにあります。その行と列でブロックの外の場所はそこだけだからです。{pivot}と{pivot2}には1つずつしか入らないので、残りは{wings}です。</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits}はそれぞれ{cells}のどれかにあります。{corner}がその1つなら{wings}は違うので、{pivot}がそれです。{ends}はもう一方になり、それを{wings}から除くので、{pivot}はそれにもなってしまいます。</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>{row}と{column}で{linked}は{corner}か、または{wings}の両方にあります。でも{digits}はそれぞれ{cells}のどれかにあり、{pivot}はその1つだけです。だから{wings:or}がもう一方で、{corner}は{linked}です。</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{cells}のどれも初期数字ではありません。{guards:or}は{extras:or}のはずです。でないとそこで{pattern}を入れ替えられ、2つ目の解ができます。{set:has}と合わせると{house}の{setdigits}を使い切ります。マスと数字が同じ数です。</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>{guards}が{lost}なら、{cells}のどの埋め方にも、どの行、列、ブロックの数字も同じ別の埋め方があります。正しい数独にはない2つ目の解です。だから{fact}。</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or}は{extras}で、{gone}を妨げます。そうでなければ{cells}のどの埋め方にも、どの行、列、ブロックの数字も同じ別の埋め方があります。2つ目の解です。</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1に数字が入る</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1が%2から消える</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>仮定が%n個ある</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>行き止まりになる</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>さらに%n回行き止まりになる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>%n項以下のノートが書かれる</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>探索が始め直される</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>ノート%1が使われる</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>停止条件: %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> かつ </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>複数の仮定が一度に取り消される</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>リスタート</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>ときどきすべての仮定を取り消し、ノートを残して始め直します</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>フェーズ保存</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>もう一度仮定するマスには、前に入っていた数字を入れます</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>短いノート</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>ノートの残りから導かれるものを省きます(最小化)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>忘却</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>あまり役に立たなかったノートを捨てます</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>アラインドペア除外</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>アラインドトリプル除外</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>ALSチェーン</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>ALS XZルール</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>デスブロッサム</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>交互推論チェーン (AIC)</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>グループ化AIC</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>ALS付きAIC</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>連続ナイスループ</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>グループ化連続ナイスループ</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>ALS付き連続ナイスループ</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>不連続ナイスループ</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>グループ化不連続ナイスループ</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>ALS付き不連続ナイスループ</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Xチェーン</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XYチェーン</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>3Dメデューサ ラップ</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>3Dメデューサ トラップ</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>マルチカラー1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>マルチカラー2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>シンプルカラー トラップ</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>シンプルカラー ラップ</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>ダイレクトポインティング</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>ダイレクトクレーミング</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>ダイレクトヒドゥンペア</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>ダイレクトヒドゥントリプル</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>ソードフィッシュ</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>ジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>スクワームバッグ</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>ホエール</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>リヴァイアサン</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>フィン付きX-Wing</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>フィン付きソードフィッシュ</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>フィン付きジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>フィン付きスクワームバッグ</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>フィン付きホエール</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>フィン付きリヴァイアサン</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>サシミX-Wing</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>サシミソードフィッシュ</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>サシミジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>サシミスクワームバッグ</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>サシミホエール</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>サシミリヴァイアサン</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>フランケンX-Wing</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>フランケンソードフィッシュ</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>フランケンジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>フランケンスクワームバッグ</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>フランケンホエール</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>フランケンリヴァイアサン</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>フィン付きフランケンX-Wing</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>フィン付きフランケンソードフィッシュ</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>フィン付きフランケンジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>フィン付きフランケンスクワームバッグ</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>フィン付きフランケンホエール</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>フィン付きフランケンリヴァイアサン</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>ミュータントX-Wing</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>ミュータントソードフィッシュ</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>ミュータントジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>ミュータントスクワームバッグ</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>ミュータントホエール</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>ミュータントリヴァイアサン</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>フィン付きミュータントX-Wing</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>フィン付きミュータントソードフィッシュ</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>フィン付きミュータントジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>フィン付きミュータントスクワームバッグ</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>フィン付きミュータントホエール</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>フィン付きミュータントリヴァイアサン</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>シャム・フィン付きX-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>シャム・フィン付きソードフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>シャム・フィン付きジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>シャム・サシミX-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>シャム・サシミソードフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>シャム・サシミジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>シャム・フィン付きフランケンX-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>シャム・フィン付きフランケンソードフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>シャム・フィン付きフランケンジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>シャム・フィン付きミュータントX-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>シャム・フィン付きミュータントソードフィッシュ</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>シャム・フィン付きミュータントジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>ヒドゥンペア</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>ヒドゥントリプル</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>ヒドゥンクアッド</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>ロックドヒドゥンペア</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>ロックドヒドゥントリプル</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>ロックされた候補: ポインティング</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>ロックされた候補: クレーミング</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>ネイキッドペア</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>ネイキッドトリプル</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>ネイキッドクアッド</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>ロックドペア</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>ロックドトリプル</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>デュアル2ストリングカイト</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>エンプティレクタングル</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>デュアルエンプティレクタングル</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>スカイスクレーパー</translation>
    </message>
    <message>
        <source>2-String Kite</source>
        <translation>2ストリングカイト</translation>
    </message>
    <message>
        <source>Turbot Fish</source>
        <translation>ターボットフィッシュ</translation>
    </message>
    <message>
        <source>Full House</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>ブロックのヒドゥンシングル</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>行のヒドゥンシングル</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>列のヒドゥンシングル</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>ネイキッドシングル</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>テンプレート: 書く</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>テンプレート: 消す</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>アヴォイダブルレクタングル タイプ1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>アヴォイダブルレクタングル タイプ2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave タイプ2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave タイプ3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave タイプ4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>ヒドゥンレクタングル</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>ユニークループ タイプ1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>ユニークループ タイプ2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>ユニークループ タイプ3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>ユニークループ タイプ4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>ユニークネステスト1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>ユニークネステスト2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>ユニークネステスト3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>ユニークネステスト4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>ユニークネステスト5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>ユニークネステスト6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>リモートペア</translation>
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
        <translation>クラーケンフィッシュ タイプ1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>クラーケンフィッシュ タイプ2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>西尾法 (Nishio)</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>フォーシングネット: 矛盾</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>フォーシングネット: 矛盾(集合)</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>フォーシングネット: 矛盾(ネット)</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>フォーシングチェーン: 確定</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>フォーシングチェーン: 矛盾</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>フォーシングネット: 確定</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>チェーンでのマスのグループ</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>チェーンでのALS</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>ネットでのロックされた候補</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>ネットでのネイキッドペア</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>ネットでのヒドゥンペア</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>ネットでのX-Wing</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>ネットの中のネット</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>すべてのシングル</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite タイプ1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite タイプ2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite タイプ3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite タイプ4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>拡張レクタングル タイプ1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>拡張レクタングル タイプ2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>拡張レクタングル タイプ3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>拡張レクタングル タイプ4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>リバースBUG タイプ1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>リバースBUG タイプ2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>リバースBUG タイプ3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>リバースBUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>ガースの対称配置: 180度回転</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>ガースの対称配置: 対角線</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>ガースの対称配置: 90度回転</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>ガースの対称配置: ずらし</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>バイバリュー・オッダゴン タイプ1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>バイバリュー・オッダゴン タイプ2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>バイバリュー・オッダゴン タイプ3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>クロマティックパターン</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>ガーディアン付きクロマティックパターン</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>トライダゴン</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>ガーディアン付きトライダゴン</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>ブロークンウィング</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>花火トリプル</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>花火クアッド</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>花火W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>花火L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>花火ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>ジュニアエクソセ</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>ダブルエクソセ</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>シニアエクソセ</translation>
    </message>
    <message>
        <source>Multi-Sector Locked Set</source>
        <translation>マルチセクターロックセット</translation>
    </message>
    <message>
        <source>Multifish</source>
        <translation>マルチフィッシュ</translation>
    </message>
    <message>
        <source>SK Loop</source>
        <translation>SKループ</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>オールモストロックドペア</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>オールモストロックドトリプル</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>オールモストロックドクアッド</translation>
    </message>
    <message>
        <source>Whip</source>
        <translation>ウィップ</translation>
    </message>
    <message>
        <source>Braid</source>
        <translation>ブレイド</translation>
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
        <translation>複合リモートペア</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>アヴォイダブルレクタングル タイプ3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave タイプ1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave タイプ2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave タイプ3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave タイプ4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>まだ何も仮定していません。どの数字もルールから導かれます。これもそうです。%1では%2は%3にしか入らないので、%4は%2になれません。</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>確かなこと</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>確かなことはもう残っていないので、仮定します。仮定1は%2に%1で、そこから%n個の数字が導かれます。次に仮定2は%4に%3、仮定3は%6に%5です。小さな数は、その数字がどの仮定によるかを示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 矢印は、何がそれを妨げるかを示します。だから仮定のどれかが誤りです。</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>行き止まりの理由をさかのぼると、仮定1と仮定3に着き、仮定2には着きません。そこでノート1を書きます。%1と%2の両方が正しいことはありえません。仮定2と3を取り消します。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>仮定1のもとで、ノート1が%2の%1を否定します。次の行き止まりからノート2ができます。%3 だから仮定1は誤りで、取り消します。最後のノート、番号%4はこう言います。%5 残りはすべて導かれます。</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n個の数字がルールから導かれました。確かなことはもう残っていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>盤面に%n個の仮定があり、どれもその前の仮定を置いたまま行ったものです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>そこから%n個の数字が導かれました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>正しいかどうかは、まだわかりません。</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>それはこのマスで試せる最後の数字でした。だから、その前の仮定のどれかが誤りです。</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>だから、仮定のどれかが誤りです。</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>どの仮定が誤りかはわからないので、いつも最後のものを取り消します。</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>最初の仮定</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>仮定を1つ戻す</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>次の試み</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>こうして、すべてのマスに数字が入るまで続きます。</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>行き止まりから選ぶ仮定</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>「行き止まり」を選ぶと、どの候補も活性度という得点を持ちます。行き止まりに導いたものは1点を得て、古い得点ほど軽くなっていきます。得点のいちばん高い候補を仮定します。ここではノート1の後の、%2に%1です。ノート1のマスには印があります。こうして探索は、最後に行き詰まったところにとどまります。文献ではこれをVSIDSと呼びます。</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>ブロック%1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1と%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1か%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行%1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列%1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>ブロック%1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1が%2に2回あります(%3)。</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1が%2に%n回あります(%3)。</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>この数独はすでに完成していて、正解です。</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>この数独の解はちょうど1つです。</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>正しい数独ではありません。</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>正しい数独ではありません: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>もう1つ重複した数字があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>さらに%n個の数字が重複しています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>解なし: %1に候補が残っていません。</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>解なし: %2に%1の場所が残っていません。</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>解なし: 空いたマスを埋める方法がありません。</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>解が2つ以上: 数字が17個より少ないと解は1つになりません。この数独は%1個です。</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>解が2つ以上あります(%1まで数えました)。</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>解が2つ以上あります。</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>たとえば、%1は%2にも%3にもなれます。</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>このお試しはうまくいきません: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>このお試しはうまくいきません。%1に数字が残っていません。</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>このお試しはうまくいきません。%1に%2の場所が残っていません。</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>書いた数字 %1 · 消した候補 %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>最難 %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1、%2考えた後</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>最長の休止 %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>それぞれの手をどれだけ考えたか。クリックするとそこへ移ります</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>ステップの難しさ。クリックするとそこへ移ります</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>時間 %1 · 残りのマス %2 · 間違い %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold によるこのステップの難度は%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>仮定%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>拒まれた数字%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>導かれた数字%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>消した候補%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>行き止まり%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>ノート%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>戻り%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>リスタート%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>仮定なし</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>仮定が%n個ある</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>仮定%n段</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>または</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>イベント%1で書かれた</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>まだ使われていない</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>%n回使われた</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>ノート%1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>仮定なし</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>仮定%1とその帰結</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>まだ何も仮定していません。</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>何も導かれなくなり、数字を試した (decision)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>導かれた数字</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>ほかの数字やほかの場所がなかった (implication)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>消した候補</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>ノート、または2つのハウスの交わりで否定された</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>拒まれた数字</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>その数字がすでに行、列、ブロックにある</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>同じ組み合わせが二度と来ないように、行き止まりから学んだこと (clause)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>捨てたノート</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>あまり役に立たなかった</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>ジャンプバック</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>取り消した仮定。ノートに出てこなければ一度に複数</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>戻り</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>最後の仮定を取り消した</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>リスタート</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>すべての仮定を取り消して始め直した。ノートは残る</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>いまある仮定</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>探索のレベル</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>ノートの中</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>仮定に理由はありません。もう何も導かれなくなっていました。</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>ノートに必要な仮定は1つだけなので、すべての仮定を取り消します。ノートの内容はいま確かです。</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>仮定%1のほかに、ノートに必要なのは仮定%2までです。だから探索はそこまで戻ります。間にあるものはノートにないので、それも取り消します。</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>仮定%1は、前の仮定のうちノートに必要なものと両立しません。</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>この仮定から先はすべて失敗しました。</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>すべてのマスに数字が入りました。残った仮定は正しかったのです。</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>これはどの仮定にもよりません。</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1に数字がある。</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1の場所が%2にある。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>未定%n項</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>仮定%n個から (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>問題のルール: この項のどれかが成り立つ必要があります。</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>画像%1/%2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>イベント%1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>解けました: %nステップ、仮定なし。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>手詰まり: 先に進めるテクニックがなく、%nマス残っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>解けました。これが唯一の解です(%1、%2)。</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>解けました。仮定は要りませんでした。</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>解けました: %1、%2。</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>唯一ではありません。解が2つ以上あります(%1、%2)。</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>解なし。すべて試しました(%1、%2)。</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1、%2による</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1、私の知らないステップ</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>この項の少なくとも1つが成り立つ必要があります。ソルバーはそのうち2つを監視し、それらが成り立ちうる間は、ほかの項を見ません。ダブルクリックすると、このノートを学習したところへ移ります。</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>ノートが多すぎると探索が遅くなります。仮定1つか2つによるノート (LBD) はすべて残し、ほかは最近必要だった半分を残します。このノートはどちらにも入りません。</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>バックトラック(推論・ノートなし): %1、%2。</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>バックトラック(推論・ノートなし): %1超、%2。</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>最後に必要だった行き止まり: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>行き止まりが%n回ありました。少なくとも16回、その後はさらに少なくとも16、32、16、16、32、64…回(Lubyの数列)の行き止まりの後、もう何も導かれなくなりしだい、探索を始め直します。最初の仮定がよくなかったかもしれないからです。なくなるのは仮定だけです。ノートはすべて残り、それによって別の道を進むことがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>目盛りは行き止まり、三角はリスタートです。</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>伝播(推論あり・ノートなし): %1、%2。</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>マスに数字が、数字に場所が、またはノートに成り立ちうる項が残らなかった (conflict)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>フォルダーを作れません: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>ディスクに空きがありません</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Ninefold について</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>遊び、理由を尋ね、ソルバーの思考を眺める。</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>MIT ライセンスの自由ソフトウェアです。使用、研究、変更、共有ができます。</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>テクニックを見つけ、名付け、説明してきたプレイヤーの皆さん、Ninefold が読み込むファイルのプログラムの作者の皆さん、そして Qt を作るすべての方々に感謝します。</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>バージョンをコピー(&amp;V)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>ここまでの分は残ります。</translation>
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
        <translation>答え</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>導かれた数字</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>ソルバーが順番にこの問題を解きます。どれも2つ目の解がないことを確かめます。</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>戻り</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>グラフの種類</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>ソルバーを比べる</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>ファイルの問題(&amp;F)...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>競走(&amp;R)</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>選んだ2つのソルバーを、盤面の問題で並べます</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>%Ln問で完了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>問題(易しい順)</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>時間(µs)</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>比べる問題</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>%1を読んでいます。</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>数独は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>ソルバーが%Ln問を、それぞれ1問ずつ順に解きます。時間がかかりすぎるものは中止します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>完了。どのソルバーも2つ目の解を探しました。「観察」ページでは指定したときだけ探すので、数は少なくなります。論理では、どのステップも導かれた数字として数えます。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>クラッシュ報告</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold がこれをどこかへ送ることはありません。コピーして開発者へのメッセージに貼ると、誤りを探すのに役立ちます。含まれるのはバージョンとプログラム内の場所で、あなたのゲームの内容は含まれません。</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>コピー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>今日の問題、%1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>3つのレベル。全員に同じ問題で、ネットワークは不要です。</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>今日の問題(&amp;D)...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>後日解いた</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>日付から作る、全員に同じ問題です。ネットワークは不要です。</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>過去の日の問題も遊べますが、連続日数には数えません。</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>その日の問題をその日に解くと、連続日数が始まります。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>次の月</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>日</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>画像の中の数独の部分を、まっすぐに直したものです。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>ハンドブック</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>ハンドブックを検索</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>例を表示(&amp;E)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>図: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>すべての行、列、9マスのブロックに1から9の数字が1回ずつ入るように、盤面を埋めます。太字の数字は問題の一部で、変わりません。Ninefold の問題の解は必ずちょうど1つなので、当てずっぽうは要りません。</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>選んで書く</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>マスをクリックするか、矢印キーで移って、数字を押します。盤面の横のキーでも同じです。マスの行、列、ブロックに色が付きます。同じ数字をもう一度押すか、Delete キーを押すと、マスが空になります。</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>候補とメモ</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>まだ確かでないときは、%1で数字キーの書くものを切り替えます。数字か、マスにまだ入りうる小さな数字の候補です。%2で候補をすべて書き込めます。自動整理がオンの間は、数字を書くとその行、列、ブロックの候補から消えます。角メモ、中央メモ、色、リンクは「表示」メニューにあります。</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1でヒントが出ます。まず見る場所、次にマス、最後に盤面に描かれたすべての理由です。%2でヒントのとおりにします。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>行、列、ブロックに2回ある数字には、すぐに点が付きます。%1で数字を解と比べ、どれが間違いかを示します。%2で最初の間違いの前に戻ります。</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>元に戻す、お試し</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1で好きなだけ手を取り消し、%2でやり直します。%3でお試しを始めると、書くものが別の色になり、全部残すか破棄するかを選べます。ゲームは1手ごとに保存されます。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤面の上</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>矢印、Home、End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>次の空いたマス</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+矢印</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>選択を広げる</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+矢印、ドラッグ、Shift+クリック、Ctrl+クリック</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>数字、またはモードのものを書く</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1~9、テンキーも可</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>角メモ</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+数字</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>中央メモ</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+数字</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>ポインターの下の候補を書く・消す</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del、Backspace、0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>数字を強調表示</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+数字、Esc で解除</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>候補が2つのマスを強調表示</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>元に戻す、やり直す</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>マウスの戻る・進むボタン</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>ウィンドウのどこでも</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>候補から候補へリンクを引く</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>先に数字を選んだとき: 書く</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>クリックか Return。Shift を加えると候補</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>問題を1マスずつ入力</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>数字。空いたマスは 0、スペース、ピリオド</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>中クリック。右クリックでほかの操作</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>同じ数字、メモ、色のマスをすべて選択</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>マスのメニュー</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>メニューキー、右クリック</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+数字。「設定」の「プレイ」で候補を書くようにできます</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>ポインターの下の候補に最後の色を塗る</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>色モードで中クリック</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+ドラッグ、Ctrl+Shift+ドラッグ。リンクモードではドラッグ、または両端で数字</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>いま解いた盤面の</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>盤面の最難問題</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>レベルと必要なもの</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>あなたの平均</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>1つの完成した盤面の最難問題を、200回かけて探します。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 あなたの平均: %2。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>このコンピュータのファイル(&amp;C)</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>PostgreSQL サーバー(&amp;S)、複数のコンピュータ用</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>接続をテスト(&amp;T)</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>アドレス(&amp;D)</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold はパスワードを保存しません。ファイル ~/.pgpass か変数 PGPASSWORD から取ります。</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>サーバーが使えない間、Ninefold はファイルを使い、あとでサーバーに書き込みます。ファイルのコレクションはファイルに残ります。ninefold-cli library merge でサーバーにコピーできます。</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>サーバーはどこですか?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>パスワードを外してください。設定はほかの人にも読まれます。</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>アドレスの例: postgresql://name@host/database</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>PostgreSQL のドライバーが必要です。パッケージ libqt6sql6-psql をインストールしてください。</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>接続しています...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>接続しました。ライブラリはそこに作られます。</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>接続しました: %1問。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>複数の問題を作る</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>好きな言葉か数です。同じレベルとシードからは、同じ問題がまたできます。</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>作る(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>レベル(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>問題の数(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>新しい問題</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>複数作る(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>自分で入力(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>最難を遊ぶ</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>%1を遊ぶ</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>解は必ず1つで、論理で解けます。</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>問題の用意ができています。</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>問題を作っています。できるまで、いまのゲームはそのままです。</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>問題を探しています: %1回目、多くて%2回。</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>そのような問題は見つかりませんでした。もう一度試すと見つかるかもしれません。または条件を変えてください。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>易しめか難しめか</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>易しめ</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>難しめ</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>part, its range, what the numbers are</comment>
        <translation>%1: %2。%3</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PatternEditor</name>
    <message>
        <source>given</source>
        <translation>初期数字</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>初期数字のパターン、%1行%2列: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>矢印キーで移動、スペースで塗る・消す。初期数字%n個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>仮定、行き止まり、ノート、終わりだけ(&amp;G)</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>この実行の画像を保存</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG、幅%1ピクセル</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG、どの大きさでも鮮明</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>フォルダーを選択(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>間隔(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>多くて%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>最後のイベントが最初より前です。</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>%n枚を超えてしまいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>開始番号(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>終了番号(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>1枚の時間(&amp;E)</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>アニメーションPNG1つ、幅%1ピクセル</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>アニメーションGIF1つ、幅%1ピクセル</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>読むのにかかる時間</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>ファイルを選択(&amp;F)</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>再生できるウェブページ1つ</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>1ページに入るのは%Lnイベントまでです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Lnイベント</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>変更(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>次の不確かなマス(&amp;N)</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>画像から問題を読む</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>読み取った内容</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>画像の数独</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>数独 %1/%2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>画像の中のマス</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: おそらく%2。正しい数字を押してください。数字がなければ Delete を押します。</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: おそらく空。数字があれば押してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: 空</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>印の付いた%nマスを確かめてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>この問題の解はちょうど1つです。</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>解が2つ以上あります。数字が抜けているのかもしれません。</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>同じ数字が1つの行、列、ブロックに2つあります。どちらかが読み間違いです。</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>解がありません。どれかの数字が読み間違いです。</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1が%2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1が空</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>解がちょうど1つになるのは、次の場合です: %1。</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> かつ </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1：候補%2</translation>
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
        <translation>探索の%1%が終わりました</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>1ページの問題数</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>解答を最後のページに(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>レベルと難度(&amp;L)</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>自分の数字、メモ、色(&amp;D)</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>ここまでにできたページ</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>盤面の問題</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>最近遊んだ%n問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>選択した%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>最初の%1問</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>一覧の%n問すべて</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>問題(&amp;U)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>1ページの問題数(&amp;G)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>向き(&amp;R)</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>難度のない問題は、このダイアログが開いている間に評価します。</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>PDFとして保存(&amp;F)...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1/%2ページ</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>難度を求めています: %1/%2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>初期数字</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>残りのマス</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>評価中...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>助けの使用</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>バックドア</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>余分な初期数字</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>ここが埋まれば、残りはシングルだけで解けます。</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>どれも1つだけなら取り除いても、解は1つのままです。</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>数字を含む対称性</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>行、列、数字を入れ替えると同じ問題になる並べ替えです。</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>検索中...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>同じ色の数字どうしが入れ替わります。</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>ここが埋まれば、残りはシングルだけで解けます。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>これまでに%1問</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>一覧を保存(&amp;S)...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>すべての問題を一覧の順に保存します。形式が対応していれば難度も保存します。</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>問題を作っています: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>これまでに作った問題</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>作った問題: %1。</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>作った問題: %1/%2。</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>残りは見つかりませんでした。</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>もう一度同じもの: シード%1。</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>選択した問題か一覧全体を印刷します。Ctrl+クリックと Shift+クリックで選択を増やせます。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>問題%1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>届いた順</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>すべて評価(&amp;A)</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>難しい順(&amp;H)</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>それぞれの問題の難しさを調べます。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>解が複数: %1。</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>解なし: %1。</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>不正: %1。</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>これまでに評価した問題</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>評価した問題: %1。</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>評価した問題: %1/%2。</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>並べ替え(&amp;B)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>解はなぜ1つ?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>解はなぜない?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>解はなぜ複数?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>理由を探しています...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>解を説明</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>何についての理由か</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>組%1/%2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>最小の%2組のうち%1</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>仮定は要りません。すべてが初期数字から導かれます。</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>唯一性の証明: ノート%Ln個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCLは%Ln回行き止まりに会い、そのノートから解は1つに絞られます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>どの初期数字も必要です。どれが欠けても別の解ができます。</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>初期数字%2個のうち%1個で足ります。薄い数字は、まとめて省けます。</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>解が2つ以上あります。</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>この初期数字には解がありません。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>使うべきテクニック</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>初期数字の数</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>候補を書き込んで始める(&amp;F)</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>使うべきテクニック(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>初期数字の数(&amp;N)</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1(パターンによる)</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1(レベルによる)</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1か%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>選ぶと、合うレベルに変わります。</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>テクニックを選ぶと説明を読めます</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>この形式にはすべてを保存できます。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>保存したゲーム</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>保存したゲームはまだありません。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>盤面の上</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>このファイルは読めません。</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>全マスが埋まった</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>残り%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>名前のないゲーム</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外観(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>補助(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>マスの呼び方(&amp;N)</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: 1行1列</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: A行1列</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>盤面の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>前回のゲーム</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>新しい問題: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>起動時(&amp;S)</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>キーの変更(&amp;K)...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>なし: 時計は進む方向</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>制限時間(&amp;I)</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>ライブラリ(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>初期数字の位置</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>初期数字の対称性</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>自分のパターン</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>盤面と同じ</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>初期数字にするマスを塗ってください。</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>初期数字%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>繰り返し: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>キーの変更</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1は盤面で使うので、コマンドに割り当てられません。</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1は「%2」のキーです。ここで設定すると、そちらから外れます。</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>コマンドを選び、ここで新しいキーを押してください。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>解を数える</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>数えた進み具合</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>数えるのを停止</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>数えています: これまでに%1個の解。</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>この問題に解はありません。</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>この問題の解はちょうど1つです。</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>この問題の解は%1個です。</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>この2つは、印の付いた%nマスが違います。そのどれかを初期数字にすると、解は1つになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>1つ目の解</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>2つ目の解</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>停止しました。解は少なくとも%1個あります。</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>ヒントとステップは、チェックの付いたテクニックを上から順に使います。</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>唯一性なし</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>シングルのみ</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>フォーシングチェーンなし</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>自分で選択</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>フォーシングチェーンとネットで使えるもの</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>テクニックを検索</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>今週</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n日解いた</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>何が見えているのか</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>「観察」ページでは、ソルバーがあなたの問題を解き、そのすべてのイベントが見えます。ルールから導かれる数字と、仮定した数字があります。マスの小さな数は、その数字がよる最も新しい仮定です。小さな数のない数字は確かです。マスに数字が、または数字に場所が残らなければ行き止まりです。仮定のどれかが誤りなので取り消します。あなたのゲームは、その間待っています。</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>5枚の図で見るCDCLの実行</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>「論理」は人と同じように解きます。ヒントのテクニックが見つけるいちばん易しいステップを探し、実行して、また探します。仮定はしません。「なぜ」のタブがすべてのステップの理由を示します。役立つテクニックがなくなると止まります。</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>5枚の図で見る%1</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>なぜ: 行き止まりからノートへ</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>始め直す</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>証明</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>含意グラフは同じステップを図にします。箱は、入っている数字か否定された数字です。矢印は理由から導かれるものへ向かい、仮定ごとに列があります。色の付いた側は、ここまでのステップで置き換えたものです。そこへ入る矢印が切断で、その始点にある破線の箱がすべて正しいことはありえない、とノートは言います。UIPの文字が付いた箱が最初のUIPです。</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>ノートとLBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>ノート(学習した節)は、その項の少なくとも1つが成り立つことを示します。ソルバーはそれぞれ2つの項だけを監視し、それらが成り立ちうる間は、ほかの項を見なくて済みます。LBDは、項がいくつの仮定から来たかです。小さいほどよいノートです。ノートが多くなりすぎると、LBDが大きく、長く必要とされていないものを忘れます。</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>行き止まりが何回かあると、探索はすべての仮定を取り消して始め直します(リスタート)。失うものはありません。ノートは残り、探索を別の道へ導きます。最初は少なくとも16回の行き止まりの後、その後はもっと多くの行き止まりの後になることもあります。</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>2つ目の解を探す実行のノートは、それがないことを証明します。どのノートも、ルールとそれより前のノートから導かれるからです。「解く」メニューの「解を説明」がそれを示します。ninefold-cli solve --proof は、ほかのプログラムで検証できるファイル (DRAT) に書き出します。</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>行き止まりでは、「なぜ」の一覧が最初のステップで開きます。どれかが成り立つはずなのに、どれも成り立ちえないものです。その後のステップごとに、項の1つが、そのもとになるものに置き換わります。最後の仮定から来る項が1つになるまで続きます。この仮定から行き止まりへの道はすべてその項を通ります(最初の唯一含意点、UIP)。残ったものがノートです。最後に、原因がすべてほかの項にある項を省きます(最小化)。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>補助</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>重複した数字</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>同じ数字</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>行・列・ブロック</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>残りの数字</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>間違った数字</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>先に数字を選ぶ</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%2個中%1個オン</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>上の棒と「難度」: 各ステップの難しさ。下の棒と「時間」: その前に考えた時間。</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>あなたのステップ</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%2のうち%1を解いた</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>一時停止 (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>時計%1、停止中</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>時計%1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>時間切れです。続けて遊べます。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>お試し中です。別の色で書いています。</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>お試しがゲームの一部になります</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>盤面が前の状態に戻ります</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>お試し中</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1、%n行、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>開いた</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>畳んだ</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>これまでに%1問をインポート</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>問題をインポート(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>名前を変更(&amp;R)...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>コレクションの名前を変更</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>コレクションに追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>新しいコレクション(&amp;N)...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>新しいコレクション</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>このコレクションから外す(&amp;T)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>問題をインポート</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>問題をインポートしています</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>タグ(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>新しいタグ(&amp;N)...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>新しいタグ</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>問題を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>コレクションに移動(&amp;M)</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>コレクション%1はすでにあります。</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>貼り付けた問題</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>自分の</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>付属</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>コレクション</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>インポート...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>ファイルの問題を自分のコレクションに入れます。ここにファイルをドロップすることもできます。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n週間</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>問題を解いた連続日数</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>1日に解いた数</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n日</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>平均時間</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>1日に解いた数</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n問解いた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1(過去13週のうち%n日)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n問解いた</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>自分が盤面で仮定する</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>ソルバーに仮定させる</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>この実行を見る</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>仮定の前に実行が止まり、何を仮定するかを自分で選びます</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>同時にあった仮定の最大数</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1単独</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>あなた: %2で%1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>あなたの仮定で行き止まり%n回、</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>ソルバーの仮定で%n回。</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>あなたの勝ちです!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>引き分けです。</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>ソルバーが優勢です。</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>あなたの仮定です。候補をクリックするか、矢印キーでマスを選んで数字を押してください。</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>ソルバーより少ない行き止まりで解けますか?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>あなたの仮定です。</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>再生を押すと、次の仮定の前で止まります。</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: 行き止まり%2回、深さ%3、イベント%4個</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>理由を盤面の上で1枚ずつ見せます (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>各時点での仮定の数。クリックするとそこへ移ります</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>必要</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>ステップの難度</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>印刷...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>初期数字</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>遊んだ日</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>問題のすべての難度とプロパティ</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>難度%1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>初期数字%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>遊んだ日: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n問</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>必要: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu の得点</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>ステップを探しています...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>上下 テクニックを選ぶ  ·  D 順に見せる  ·  Ctrl+F 検索  ·  Esc 問題に戻る</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>これが出てくる問題がないので、例はありません。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>その他</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>タグ: すべて</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>未解決</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>番号、名前、数字で検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>最低の難度</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>最高の難度</translation>
    </message>
    <message>
        <source>From</source>
        <translation>から</translation>
    </message>
    <message>
        <source>To</source>
        <translation>まで</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>レベル: すべて</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>テクニック: すべて</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1問</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Delete clears it.</source>
        <translation>Delete で解除します。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>時間の使い方</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>新規...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>%1で解きました</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>このレベルの平均</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>このレベルの最短</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>使ったヒント</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>最短時間は変わりません。ヒントを使ったゲームは数えません。</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>ステップを探しています...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>上の棒: 各ステップの難度。下の棒: その前にかかった時間。</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1、新規</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>自分のゲームを1手ずつ見直します。</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>ゲームのすべてのステップ: 難しさと、その前に考えた時間。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>数字パッドを畳む</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>含意グラフ</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>グラフの範囲</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>最後の理由と、そのもとになるもの</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>最後の仮定のもとのすべて</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>最初の仮定までさかのぼるすべて</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>このグラフを図 (SVG) または Graphviz 用 (dot) に保存します</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>なぜ行き止まり?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>なぜ%1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>最後の%1個</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>%1個すべて</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>再生を押してください。行き止まりになると、仮定がどう導いたかを示します。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>仮定を取り消しています。「なぜ」の一覧に、どこまで、なぜかが出ます。</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>仮定に理由はありません。</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>これはどの仮定にもよりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>あと%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>%1の場所がない</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>ノート%1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>仮定と最後の理由の間の文</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>仮定%1: %2。ダブルクリックでそこへ移ります。</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1。理由: %2。仮定%3のもとです。ダブルクリックでそこへ移ります。</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>仮定%1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>グラフを保存</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG画像 (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Graphvizグラフ (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>グラフ %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>導かれる</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>否定された</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>行き止まり</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>置き換え済み</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>含意グラフ: 矢印は理由から導かれるものへ向かい、仮定ごとに列のまとまりがあります。「なぜ」のステップを追ってみてください。行き止まりのまわりの色の付いた側がステップごとに広がり、そこへ入る矢印が切断です。</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>ノート%1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>行き止まりからノートへの道(「なぜ」の一覧と同じ順)</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>解けました。残った仮定は正しかったのです。どのノートも、また失敗するはずのものをすぐに否定しました。推論もせずノートも書かないバックトラックは、それをすべて試します。</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>グラフを別ウインドウで表示</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>ノートの項を偽にする</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>%1の数字がない</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H でヒントが出ます。まず見る場所、次にマス、最後にすべての理由です。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>ヒントを閉じる</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>ヒントを閉じる (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>ヒントを少なく表示</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>ヒントをもっと表示 (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>ヒントのとおりにする (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>次のヒント</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>図形の意味</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>短い記法</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>ほかのステップ</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>いまできるすべてのステップ</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>リンク%1/%2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>難度%1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>専門家の書き方によるステップ。&lt;&gt; は「ではない」</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>すべてのリンク</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>理由を盤面の上で1枚ずつ見せます (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>テクニックを検索</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>通常のみ表示</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>%2のうち%1を習得</translation>
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
        <translation>%1、%3のうち%2を習得</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1、習得済み</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1、助けなしで10のうち%2を発見</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>断念</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>解を書き込んでもらったゲーム</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>ヒントなしのゲームだけを数えます</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>最近20ゲームの平均。3ゲーム目から表示</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>最近20ゲームの半分はこれより速い</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>傾向</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>最近10ゲームと、その前の10ゲーム</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>ヒントなしで解いたゲームの割合</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>解いた1ゲームあたり</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>以前と同じ</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1%速い</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1%遅い</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>レベルごとの数値</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>習得済み: 助けなしで10のうち%1を発見</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>助けなしで10のうち%1を発見</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>まだ練習していない</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>対称性</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu の得点</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>初期数字</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1(から)</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1(まで)</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>初期数字%1個</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>トライダゴン</translation>
    </message>
    <message>
        <source>Exocet</source>
        <translation>エクソセ</translation>
    </message>
    <message>
        <source>Known pattern</source>
        <translation>既知のパターン</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>やさしい手順を使い切った時点で現れます。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>必要とする問題の数</translation>
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
        <translation>読む</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>次に学ぶ</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>%1について読む</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>表示するノート</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>前の使用</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>選んだノートが前に使われたところへ戻ります</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>次の使用</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>選んだノートが次に使われるところへ進みます</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>すべてのノート</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>いま満たされていない</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>3項まで</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>使われたノート</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>問題のルール</translation>
    </message>
    <message>
        <source>is</source>
        <translation>である</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>でない</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>いま成り立つ</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>いま成り立ちえない</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>監視中: 最初に見る</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>ノートが最初に示したこと</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>このノートを学習するイベントへ移ります</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>ノート%1はここにはまだありません。イベント%2で学習します。</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>ノート%1は、イベント%2で、その前の行き止まりから学習しました。</translation>
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
        <translation>候補</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>空いたすべてのマスに、ルール上まだ入る数字を書きます</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>自動整理</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>数字を書くと、その行、列、ブロックの候補から消えます</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>候補を書き込む</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>書き込む</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>数字キーで数字を書きます</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>数字キーで候補を書きます。マスにまだ入りうる数字です</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>数字キーで角に小さな数字を書きます。自分用のメモです</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>数字キーで中央に小さな数字を書きます。自分用のメモです</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>数字キーでマスと候補に色を塗ります</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>候補から候補への線で、何が何に依存するかをたどります</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>色なし</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>色%1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>数字キーで書くもの</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>数字パッドを開く</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>モード: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>解き筋</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>パターンの図</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n局面(初めて)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n局面(復習)</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>今日の10分</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>%1を練習</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>10分が終わりました。また明日!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>今日は復習も新しいものもありません。すべてのテクニックを習得しました。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>シングルだけで解ける</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>Ninefold のテクニックでは足りない</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>必要: %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>必要: %1と、易しいもの%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>埋めたマス</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>このレベルの最短</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>ヒントなし</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>あなたの平均</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>最近%nゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>このゲーム</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>%nマスのうち&lt;b&gt;%1&lt;/b&gt;を埋めた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>残り%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>ヒント未使用</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>チェック未使用</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>チェック%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>最短 %1 · 平均 %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>最後に%2を変えたのはイベント%1。ダブルクリックでそこへ移ります。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>見る場所</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>3段階で詳しく示します。場所、マス、全部 (H)。
この局面は助けを借りて見つけたものと数えます。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>飛ばす</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>別の局面へ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>正解%1</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1連続</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>次の局面</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>局面を作っています...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>マスを選んで数字を押し、Enter を押してください。</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>消える候補をクリックするか、マスで数字を押し、Enter を押してください。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1の画像</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>問題を開くか、貼り付けてください。</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>合う問題がありません。</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>矢印 選ぶ  ·  Enter 遊ぶ  ·  文字 検索  ·  Ctrl+F 検索欄  ·  Esc 問題に戻る</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>一度に印刷できるのは%1問までです。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n問をコピーしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>%n問を評価中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>2つのソルバーを並べる</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>左のソルバー</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>左の盤面</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>右のソルバー</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>右の盤面</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完了: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>%1/%2マイクロ秒</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>比べる基準</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>イベント: 1つずつ交互に</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>時間: 実際にかかる時間</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>ここまでのノート</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 このどれかが成り立つはずですが、どれも成り立ちません:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1。理由: %2。そのもとになるものが代わりに入ります:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>仮定%1から来る項が1つになりました。仮定から行き止まりへのどの道もここを通ります(最初のUIP)。</translation>
    </message>
    <message>
        <source>is</source>
        <translation>である</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>でない</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>最後の仮定から来る項</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1。理由: %2。これは残る項から導かれるので、ノートはこの項だけ短くなります(最小化):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>仮定%1から来る項が%n個あります。1つになるまでステップが続きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>グラフの中: 項を偽にするもの</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>残った原因はいまどれも正しく、行き止まりに導きます。だから、すべてが同時に正しいことはありえません。ノート%1はそれを言います。それぞれの原因を逆にし、「または」でつないだものです。仮定%2を取り消すと、成り立ちうる項は1つだけになるので、その項が導かれます。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: 正解</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: 見つからず</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>もう一度受ける</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>テクニックのページと例</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: テスト合格</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: まだ合格していません</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>かかった時間: %1。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>JSON Lines の実行 (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>%1の実行です。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1を読めません。</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1は実行ではありません。最初の行に、だれが何を解くかがありません。</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>%2の%1行目は、ソルバーがすることと違います。</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>実行を保存</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>実行を開く</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>イベントごとに再生</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>数字ごとに再生</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>遊んだとおりに再生</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>できるだけ速く再生</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>その他のオプション</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>自分の数字から始める</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>問題ではなく、自分のゲームの数字から実行を始めます</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>2つ目の解を探す</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>最初の解のあとも、別の解があるかわかるまで続けます</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>画像を保存...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>実行の始まり、動き方、再生と、その画像</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>実行を保存...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>すべてのイベントをJSONの行で。このウィンドウでまた開けます</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>実行を開く...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>別の仮定をする</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>ランダムな別の仮定で、実行を始め直します</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>なぜ</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>集計</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>ノート</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>ノート%1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>自分で仮定</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>行き止まりごとに学んだこと(学習した節)です。どのノートも、少なくとも1つの項が成り立つ必要があります。</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>このイベントが起きた理由を、もとになる仮定までさかのぼります。</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>ブレークポイント: 実行が自動で止まるところです。</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>ソルバーの代わりに仮定して、結果を比べます。</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>それぞれの種類のイベントが何回起きたかと、言葉の意味です。</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>いま成り立っていること(トレイル)です。仮定ごとに、導かれたものがその下に並びます。取り消したものは、ここから消えます。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>読むもの</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>1回目で%1  ·  助けありで%2  ·  見つからず%3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>実演</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>その画像を保存</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>実演の速さ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>再生を押してください。スペースで再生、矢印キーで1つずつ。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>仮定のしかた</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>問題を解くもの</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>論理</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>何も導かれなくなったときに仮定するところ</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>初期数字</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降順</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>並べ替え: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>並べ替え: %1、%2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>HoDoKu の得点</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>最近のプレイ</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>再生の速さ: 毎秒のイベント数 (+ と -)</translation>
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
        <translation>ファイルを開く...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>クリップボードに問題があります。</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>新しい問題: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>この問題を遊ぶ</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>遊び方</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>または、次のレベルで新しい問題を作ります。</translation>
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
        <translation>エクスポート...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>曲線のレベル</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>最初の問題を解くと記録が始まります。時間、連続日数、よく使うテクニックがここに増えていきます。</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>ゲームごとに1行を、表計算ソフト用に保存</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>過去1年</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>最長: %n日</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>線: 5ゲームの平均。白い円: ヒントあり。</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>色が濃いほど、多く解いています。</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab 先へ  ·  矢印 選ぶ  ·  Esc 問題に戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%nゲーム解いた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>断念%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>ゲームをエクスポート</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>%1としてエクスポートしました。</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>使ったテクニックと、聞いたテクニック</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>棒: 自分で見つけたもの、残りはヒントあり。</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>正しい手%n回(私の知らないステップ)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>見せて</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>理由を盤面の上で1枚ずつ見せます (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>前のステップ</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>行き止まりからノート%1へ: ステップ%2/%3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>すべてのステップ</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>その下の%nステップも同じ結果になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>解き筋</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>いまのすべてのステップ</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>フィルター。例: チェーン、r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>テクニック...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>一覧をテキストとしてコピー</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>このステップを実行</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>ここまで解く</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%nステップをコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>ステップの難度</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>解き筋</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>いまのステップ</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>ここから解までのすべてのステップを順に</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>いまできるすべてのステップ</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>フィルターに合うのは%1です。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>かつ...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>停止条件</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>同時に成り立つべき条件を加えます</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>マスに数字が入る</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>数字がマスから消える</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>仮定がこの数になる</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>行き止まりになる</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>行き止まりがさらにこの回数になる</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>この数以下の項のノートが書かれる</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>この番号のノートが使われる</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>探索が始め直される</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>複数の仮定が一度に取り消される</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>追加...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>前の停止</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>前に止まるはずだったところへ戻ります (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>次の停止</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>次に止まるところへ進みます (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>あなたの実力</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>少し上の問題</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>問題の難度と同じ目盛り(1.0から約12)です。10回中9回は、本当の値がこの範囲にあります。</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>ようこそ!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>下の最初のテクニックから始めましょう。説明を読み、それから自分で見つけます。1日10分で十分です。ここでは間違えても何も失いません。</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>まだわかりません</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>%1ゲーム終えると、実力とその確かさがわかります。これまでに%nゲームです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>%1から%2の間</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>%nゲームではこれ以上わかりません。実力とかけ離れたゲームからは、ほとんどわからないからです。</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>約%1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>誤差は%1、%nゲームから。この難度の問題の2問に1問を助けなしで解けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>難度%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>記号の意味</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>最初のUIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>ゲームで使ったものがここに数えられます。</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
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
            <numerusform>%1、%n回使用、%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>局面の中で探し、合っているかどうかがわかります</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>元の場所に戻る</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>見つけ方</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>正しい理由</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>例が正しい理由</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>必要とする問題の数</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>次の特別な場合: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>特別な場合: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>同じ種類: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>例では: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>図を隠す</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>図を表示</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>まだ受けていない</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>合格: %2問中%1問正解</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>これまで%2問中%1問正解、8問で合格</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>テストを受ける</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>もう一度受ける</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>テストを受ける: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>もう一度テストを受ける: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>1つの系統から10局面を、助けなしで。8問正解で合格です。これまでの合格: %1/%2。</translation>
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
        <translation>%1時間</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>時間の使い方</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>番号</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>ゲームの時間</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>このレベルのゲームはまだない</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%nゲーム、%1から%2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>ヒントなし</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab 次へ  ·  スペース 押す  ·  Esc 問題に戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>今日の%n局面</numerusform>
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
        <translation>このイベントより前にはありません。</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>前の矛盾</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>次の矛盾</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>イベント%1/%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>次の仮定</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>前の仮定</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>次のノート</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>前のノート</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>次の数字</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>前の数字</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>このイベントより後にはまだありません。</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>前の行き止まりへ戻ります。マスに数字が、または数字に場所が残っていません</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>前の数字: この実行に行き止まりはありません</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>次の行き止まりへ進みます。マスに数字が、または数字に場所が残っていません</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>次の数字: この実行に行き止まりはありません</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>行き止まり</translation>
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
        <translation>間違い</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>前の間違いへ戻ります</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>次の間違いへ進みます</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>次や前の仮定、ノート、ジャンプ、数字、またはノートが使われるところへ移ります</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>複数の仮定をまたぐ次のジャンプ</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>複数の仮定をまたぐ前のジャンプ</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>ノート%1の次の使用</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>ノート%1の前の使用</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>木の大きさ</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>探索木: どの仮定も、その前の仮定の下にあります。四角は行き止まりになった仮定、三角は図に入りきらない仮定です。仮定をクリックするとそこへ移ります。</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きく</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>このカードに木の全体</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>仮定を見分けられる大きさ</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>まだ仮定なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>仮定%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>行き止まり%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>仮定する前の問題。</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>仮定%1: %2。</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>イベント%1から続いています。</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>イベント%1から%2まで。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>その下にあと%Ln個の仮定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>そのもとで行き止まり%Ln回。</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>行き止まりに至った</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>いま表示中</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>ほかの仮定</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>自分のゲームに戻る</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>自分のゲームに戻る</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>ゲームは離れたときのままです (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>再生を押してください。スペースで再生、矢印キーで1つずつ。</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>何が見えているのか</translation>
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
        <translation>イベント</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>起きたことすべてを順に示します。後で取り消したものも残ります。</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>理由がどう行き止まりに導くかを図で示します。</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>この実行のすべての仮定を図で示します。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>論理が%1を解きます</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1が%2を解きます</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>%1イベントで停止しました。</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>実行中: これまでに%1イベント。</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>自分のゲームのリプレイ</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>%1のリプレイ</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独の盤面</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>観察中の盤面</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>自分のゲームを観察中</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>論理を観察中</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>%1を観察中</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>ここに解くものはありません。</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>リプレイ: スペースで再生、← → で1手、Shift を加えると次の間違い。</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>観察: スペースで再生、← → で1イベント、Shift を加えると次の行き止まり。</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>観察: スペースで再生、← → で1イベント、Shift を加えると次の数字。</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>1日に解いた数</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>過去1年のうち%n日解いた</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n問解いた</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>ここにはすでにブックマークがあります。</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>1つのゲームに付けられるブックマークは%1個までです。</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>%1にブックマークを付けました。「問題」の「ブックマーク」から戻れます。</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>盤面はこのブックマークのときのとおりです。</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>%1のブックマークに戻りました。「元に戻す」で元のところへ帰れます。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>残しました。お試しがゲームの一部になりました。</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>お試しを続ける</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>破棄しました。盤面は前のとおりです。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n個の数字が間違っています: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>数字はすべて正しいですが、必要な候補が消されています。</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>解けました。どの数字も正しいです。</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>これまでに間違いはありません。残り%nマスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>間違いの前に戻る</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>盤面に間違いはありません。</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>間違いの前に戻りました。「やり直す」でその後の手に戻れます。</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>間違っていたものを盤面から消しました。</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>問題はすでに解けています。</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>代わりに解きました。</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>ゲームは一時停止中です。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1の名前を%2にしました。</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>コレクション%1を削除しました。問題はライブラリに残ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n問を%1から外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>取り消しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n問を「%1」に追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n問にタグ%1を付けました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n問からタグ%1を外しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n問を「%1」に移しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>変更できませんでした。ライブラリのサーバーが使えません。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>今日の問題 %1、%2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>今日の問題が盤面にあります。</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>過去の日の問題なので、連続日数には数えません。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>ゲームは一時停止中です。</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>ヒントは、問題を入力して遊び始めると使えます。</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>問題は解けています。</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>問題をまだ調べています。少し待ってもう一度試してください。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n手前</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1、%2。</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>オンになっているテクニックでは、ここにステップが見つかりません。</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完了: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>%2に%1がないのはなぜ?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>%2がなぜ%1ではない?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>%2の%1を否定するものはありません。</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>ヒントを閉じました。</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>最初の間違い: %2に%1</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>最初の間違い: %2から%1を消した</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>%2の%1は、問題そのものが否定しています。</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>間違いですが、短い理由はありません。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>うち%n問は、そのまま、または向きを変えた形で、すでにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n問を除きました。解がちょうど1つでないか、読めません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>%n個のファイルに問題がありませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n問を「%1」に追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>ライブラリのサーバーが戻るまで、このコンピュータに置いておきます。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>ライブラリが壊れていたので、新しく始めます。古いものは%1として残してあります。</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>いまはこのコンピュータのライブラリを使い、サーバーが戻りしだい書き込みます。</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>ライブラリのサーバーが戻り、その間のことも書き込みました。</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>ライブラリのサーバーが戻りました。</translation>
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
        <translation>%1で解いた</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>解いた</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>%1パーセント埋めた</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた</translation>
    </message>
    <message>
        <source>New</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>%1で解いた</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>%1で解いた、ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>%1埋めた</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨日</translation>
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
        <translation>すべての問題</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>練習用</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%2問中%1問を解いた</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: 正しいですが、私の知らないステップです。</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: %2を使いました。</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>正しいですが、私の知らないステップです。仮定かもしれません。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>ゲームがまた保存されるようになりました。</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>最初の問題</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>このゲームはすでに盤面にあります。</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>元に戻しました: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>前のゲームに戻りました: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>やり直しました: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>次のゲームに進みました: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>ゲームは一時停止中です。</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>問題を最初から始めます。「元に戻す」で数字が戻ります。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>設定を保存できませんでした。</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>盤面の大きさ %1%。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>自分の問題</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>問題の数字を入力してください。</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>問題の数字を行ごとに入力してください。0、スペース、ピリオドでマスを空けます。</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>これまでに%n個の数字。解が1つの問題には少なくとも17個あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>新しい問題を作っています: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>新しい問題: %1。</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>キャンセルしました。ゲームを続けます。</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>この種の問題は見つかりませんでした: %1。もう一度試すと見つかるかもしれません。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>この問題はライブラリにあります: %1。</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>難度は%1です。</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>%1で解いています。</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>この問題はライブラリにあります。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>別の実行が始まりました。前のページは保存されませんでした。</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>ページを作れませんでした。</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>%1で%2回助けを求めました。練習しますか?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>これまでに%nステップ...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>解までのステップを探しています...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>ステップを探しています...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%nステップ。その先は、オンになっているテクニックでは見つかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%nステップを実行しました。1回の「元に戻す」で取り消せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>完了: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>盤面に間違いがあります。ヒントが最初のものを示します。</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>%nステップで解けました。最難: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>これは別のゲームです。「解き筋」か「いまのステップ」を押してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>いま%nステップができます。どの行も新しいことをします。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>書いた数字はそのまま残ります。</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>局面が見つかりませんでした。別のテクニックを選んでください。</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1はここの候補ではありません。</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1はこれらのマスの候補ではありません。</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>ディスクに空きがありません</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>このゲームを保存できません(%1)。遊び続けられます。1手ごとにもう一度試します。</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>保存したゲームが壊れています。読めたものを盤面に出しました。</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>ファイルは%1として残してあります。</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>このゲームは別のウィンドウでも開かれています。ここではコピーとして続けます。</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>このゲームをロックできません。2つ目のウィンドウで開かないでください。</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>このゲームのファイルが削除されていたので、書き直しました。</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>別のプログラムがこのゲームのファイルを変えたので、新しく書きました。元の内容は%1として残してあります。</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>%1行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1列</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独の盤面</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>キャンセル (Esc)。ゲームはそのままです。</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>最難ステップは%2のうち%1番目、難度%3です。</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%nステップの難度、最高%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>ステップ%1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>前回、Ninefold がクラッシュしました。ゲームは元のままで、報告があります。</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>報告を表示</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>今はしない</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG画像 (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG画像 (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>画像を作れませんでした。</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>%1としてエクスポートしました。</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDFページ (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>画像%n枚を保存しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>画像のフォルダー</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>画像を保存しています...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>81文字としてコピーしました。</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>「%1」としてコピーしました。</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>アニメーション画像</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>アニメーションGIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>アニメーションPNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%1枚中%n枚まで...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>これ以上の画像は保存しません。</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>ウェブページ</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>ページを保存しています...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>貼り付けた問題</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>貼り付けた問題</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1問。</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n問を読めませんでした。最初のもの: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1とほか%nファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>読めませんでした: %1。</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>このコンピュータにないので開きませんでした: %1。</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>数独は1行だけです。ほかの%n行は使えませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>その最初は%1行目です。</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>クリップボードにテキストも画像もありません。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 数字を書く</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 候補を書く</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 角メモを書く</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 中央メモを書く</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>候補から候補へドラッグしてリンクを引く</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>スペース 再生</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → 1イベント</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − 速さ</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 もっと</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 適用</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 ヒントを閉じる</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ ステップを選ぶ</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 モード切り替え</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 ヒント</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 数字を強調表示</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 すべてのキー</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter 次の問題</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R リプレイ</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A 分析</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc 盤面を残す</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 まだ戻れる</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → 行き止まり</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 マスに色、中クリックで候補に色</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 ゲームを再開</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → ノートへのステップ</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>保存しています...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>作った問題は「ファイル」の「最近使ったファイル」の%1にあります。</translation>
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
        <translation>%1。Esc でキャンセルします。</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>クリップボードに問題があります。</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>今はしない</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>お試し中です。別の色で書いています。%1で残し、%2で破棄します。</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>%1で解きました。</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>助けは使っていません。</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>助けを%n回使いました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n個の初期数字は問題の一部で、変えられません。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>ここに変えるものはありません。</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  保存済み</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>数字キーで数字を書きます。</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>数字キーで候補を書きます。</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>数字キーで角メモを書きます。</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>数字キーで中央メモを書きます。</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>数字キーでマスに色を塗ります。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%nマスを選択しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>一時停止中: 時計が止まり、盤面が隠れています。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>ゲームを続けます。</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>選択したマス: %1行%2列</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>候補から候補へドラッグしてリンクを引くか、両端で数字を押してください。</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>%2の%1からリンクを引き始めました。反対の端に移って、そこの数字を押してください。同じものをもう一度押すとやめます。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>ゲームは一時停止中です。</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>この数字は問題の一部で、変えられません。</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>すべてのマスが埋まりましたが、正しくない数字があります。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>候補が2つのマスを強調表示しています。</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>数字%1を強調表示しています。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>別の実行が始まりました。前の実行の画像はもう保存されません。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>画像を作れませんでした。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>PDFとして保存</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>PDFページ (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>プリンターに送りました: %nページ。</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>ページを作れませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>%1として保存しました: %nページ。</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>プリンターが何も受け付けませんでした。準備はできていますか?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>自分のゲームの盤面</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独の盤面</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>ゲームに戻りました。</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>もう何も強調表示していません。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>部屋</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>マスをクリックし、数字を押します。%1でヒント。</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>複数作る(&amp;G)...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>全マスが埋まった</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>残り%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>ファイルはまだ開いていない</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>この一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>システムと同じ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>盤面の最難問題(&amp;H)</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>完成した盤面から、届く限り分岐の多い問題へ登ります</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>ブックマークはまだない</translation>
    </message>
</context>
</TS>
