<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Une ligne, une colonne ou un bloc où une seule case est vide. Huit de ses cases sont remplies, donc huit chiffres différents sont utilisés, et il manque un chiffre A. A va dans la case vide.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Cherchez une ligne, une colonne ou un bloc avec un seul trou, et comptez de 1 à 9 pour trouver le chiffre qui manque.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Chaque ligne, chaque colonne et chaque bloc a neuf cases, et il lui faut chacun des neuf chiffres une fois.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Huit cases sont remplies, avec huit chiffres différents.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Seul A manque, et une seule case est libre. A va donc là.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Un chiffre A qui n&apos;entre que dans une seule case d&apos;une ligne, d&apos;une colonne ou d&apos;un bloc. Chacune des autres cases est remplie, ou partage une ligne, une colonne ou un bloc avec un A déjà présent. A va donc dans la case qui reste.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Choisissez un chiffre souvent présent sur le plateau. Suivez ses lignes et ses colonnes jusque dans un bloc qui ne l&apos;a pas encore, et voyez quelles cases restent.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>La ligne, la colonne ou le bloc a besoin d&apos;un A et n&apos;en a pas encore.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>Une case remplie n&apos;a pas de place pour lui.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Une case qui partage une ligne, une colonne ou un bloc avec un autre A ne peut pas être A, car A y serait deux fois.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Il reste une case. Le A doit bien être quelque part, donc il est là.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Une case qui ne peut être que A. Sa ligne, sa colonne et son bloc contiennent déjà, à eux trois, les huit autres chiffres. Chaque case a besoin d&apos;un chiffre, donc celle-ci est A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Regardez où se croisent une ligne, une colonne et un bloc bien remplis, et comptez les chiffres que la case rencontre. Si tous les candidats sont notés, cherchez une case qui n&apos;en a qu&apos;un.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>La case ne peut être ni un chiffre que sa ligne a déjà, ni un chiffre de sa colonne ou de son bloc.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Ensemble, cela fait huit chiffres différents : tous sauf A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>La case doit contenir un chiffre. Il ne reste que A, donc c&apos;est A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Toutes les cases qui peuvent être remplies maintenant, en une étape. Chacune n&apos;a plus qu&apos;un candidat, ou est la seule place pour son chiffre dans une ligne, une colonne ou un bloc. Aucune n&apos;attend une autre, donc leur ordre n&apos;a pas d&apos;importance.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Passez en revue les chiffres de 1 à 9, puis les cases qui rencontrent beaucoup de chiffres.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Chacune des cases se déduit seule : par un singleton caché ou par un singleton nu.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Un chiffre juste reste juste quand on écrit un autre chiffre juste.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>On peut donc les écrire tous à la fois.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Deux étapes à la fois, pour lesquelles il n&apos;est pas nécessaire de noter les candidats. Toutes les places de A dans un bloc sont dans une seule ligne ou colonne, ou toutes ses places dans une ligne ou une colonne sont dans un seul bloc, donc A ne peut pas être dans le reste. Il ne reste alors à A qu&apos;une place ailleurs, et c&apos;est là qu&apos;il va.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Quand un chiffre a deux ou trois places côte à côte dans un bloc, suivez leur ligne ou leur colonne dans les blocs voisins. Il ne lui reste peut-être là qu&apos;une place.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Toutes les places de A dans le premier bloc sont dans une seule ligne, et le bloc a besoin d&apos;un A. Le A de cette ligne est donc dans ce bloc.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>La ligne n&apos;a qu&apos;un A. Donc aucune de ses cases dans d&apos;autres blocs ne peut être A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Une autre ligne, une autre colonne ou un autre bloc avait ses places pour A dans ces cases, et dans une de plus. Il ne reste que celle-là.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>A va donc là. Avec une colonne au lieu de la ligne, ou d&apos;abord une rangée puis son bloc, la raison est la même.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Deux étapes à la fois, pour lesquelles il n&apos;est pas nécessaire de noter les candidats. Deux ou trois chiffres n&apos;entrent que dans deux ou trois cases d&apos;une ligne, d&apos;une colonne ou d&apos;un bloc, donc ils remplissent ces cases. Un autre chiffre de la même ligne, de la même colonne ou du même bloc n&apos;a alors plus qu&apos;une place.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Cherchez deux chiffres exclus des mêmes cases d&apos;un bloc. Gardez pour eux les deux cases qui restent, et voyez ce que cela donne pour les autres chiffres.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Supposons deux chiffres, qui n&apos;entrent tous deux que dans les deux mêmes cases. Tous deux doivent être quelque part, et une case contient un seul chiffre.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Ces deux cases contiennent donc ces deux chiffres, et rien d&apos;autre.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Un troisième chiffre y perd ses places. Dans la ligne, la colonne ou le bloc, il ne lui reste qu&apos;une place, donc il va là.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Avec trois chiffres dans trois cases, la raison est la même.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Un chiffre A qui, dans un bloc, n&apos;entre que dans des cases d&apos;une seule ligne, ou d&apos;une seule colonne. Le bloc a besoin d&apos;un A, donc l&apos;une de ces cases est A. On peut donc éliminer A des autres cases de cette ligne ou de cette colonne, hors du bloc.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Surlignez un chiffre après l&apos;autre. Cherchez des blocs où ses deux ou trois places sont toutes dans une ligne ou toutes dans une colonne ; un trou entre elles ne gêne pas. Souvent, il n&apos;y a rien à éliminer : cherchez alors plus loin.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Le bloc a besoin d&apos;un A, et seules ces deux ou trois cases peuvent être A. L&apos;une d&apos;elles est donc A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Elles sont toutes dans la même ligne. Quelle que soit celle qui est A, la ligne a ainsi son A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Un deuxième A dans la ligne n&apos;est pas permis. Donc aucune autre case de la ligne ne peut être A. Avec une colonne, c&apos;est pareil.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Un chiffre A qui, dans une ligne ou une colonne, n&apos;entre que dans des cases d&apos;un seul bloc. La ligne ou la colonne a besoin d&apos;un A, donc l&apos;une de ces cases est A. On peut donc éliminer A des autres cases du bloc.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Surlignez un chiffre après l&apos;autre. Cherchez des lignes et des colonnes où ses deux ou trois places sont toutes dans un bloc ; un trou entre elles ne gêne pas. Souvent, il n&apos;y a rien à éliminer : cherchez alors plus loin.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>La ligne a besoin d&apos;un A, et seules ces deux ou trois cases peuvent être A. L&apos;une d&apos;elles est donc A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Elles sont toutes dans le même bloc. Quelle que soit celle qui est A, le bloc a ainsi son A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Un deuxième A dans le bloc n&apos;est pas permis. Donc aucune autre case du bloc ne peut être A. Avec une colonne, c&apos;est pareil.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Deux cases d&apos;une ligne, d&apos;une colonne ou d&apos;un bloc ont seulement les deux mêmes candidats A et B : une paire. Un triplet, ce sont trois cases avec seulement trois chiffres à elles toutes ; un quadruplet, quatre cases avec quatre. Les cases ont besoin de ces chiffres pour elles-mêmes, donc on peut les éliminer de toutes les autres cases.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Cherchez une case avec exactement deux candidats, et une deuxième avec les mêmes dans sa ligne, sa colonne ou son bloc. Si elles partagent une ligne et un bloc, éliminez dans les deux. Un triplet peut être (A ou B), (B ou C) et (A ou C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Prenez deux cases (A ou B) d&apos;une ligne. Elles partagent la ligne, donc elles sont différentes.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Si la première est A, la seconde est B. Si la première est B, la seconde est A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>Dans tous les cas, la ligne a son A et son B dans ces deux cases. Donc aucune autre case de la ligne ne peut être A ou B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Trois cases qui n&apos;ont que trois chiffres à elles toutes contiennent trois chiffres différents, donc tous les trois. De même pour quatre cases avec quatre chiffres.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Deux cases avec seulement les candidats A et B, ou trois cases avec A, B et C, qui sont dans un bloc et aussi dans une même ligne ou colonne. Elles épuisent ces chiffres à la fois pour le bloc et pour la ligne ou la colonne. Les chiffres disparaissent des autres cases des deux.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Cherchez des cases avec les mêmes rares candidats, côte à côte dans un bloc.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Deux cases (A ou B) qui partagent une ligne sont différentes : l&apos;une est A, l&apos;autre B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>La ligne a donc là son A et son B, et aucune autre case de la ligne ne peut être A ou B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Les deux cases partagent aussi un bloc. Le bloc a donc là aussi son A et son B, et aucune autre case du bloc ne peut être A ou B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Deux chiffres A et B qui n&apos;entrent que dans les deux mêmes cases d&apos;une ligne, d&apos;une colonne ou d&apos;un bloc, ou trois chiffres qui n&apos;entrent que dans trois cases, ou quatre dans quatre. Les chiffres ont besoin de toutes ces cases. Tout autre candidat y disparaît donc.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Dans une ligne, une colonne ou un bloc, cherchez des chiffres qui n&apos;ont que deux places, et voyez si deux d&apos;entre eux ont les mêmes. Pour un triplet, chaque chiffre peut avoir deux ou trois des trois cases.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>Dans une ligne, A n&apos;entre que dans deux cases, et B n&apos;entre que dans les deux mêmes.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Si A est dans la première, B doit être dans la seconde. Si A est dans la seconde, B doit être dans la première.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>Dans tous les cas, les deux cases sont prises par A et B. Aucun autre chiffre ne peut donc y être.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Trois chiffres qui n&apos;entrent que dans trois cases les prennent toutes les trois, et quatre chiffres en prennent quatre.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Deux ou trois chiffres qui n&apos;entrent que dans deux ou trois cases d&apos;une ligne, d&apos;une colonne ou d&apos;un bloc, toutes ces cases étant aussi dans une deuxième unité. Les chiffres remplissent les cases, donc rien d&apos;autre ne peut y être. Ils sont épuisés dans les deux, donc aucune autre case de la deuxième ne peut les avoir.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Cherchez deux ou trois chiffres dont les places dans un bloc sont les deux ou trois mêmes cases d&apos;une ligne ou d&apos;une colonne.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>Dans un bloc, A et B n&apos;entrent que dans les deux mêmes cases. L&apos;une est A et l&apos;autre B, donc rien d&apos;autre ne peut y être.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Les deux cases sont dans une même ligne. Le A et le B de cette ligne sont donc là aussi.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Aucune autre case de la ligne ne peut être A ou B. Avec trois chiffres dans trois cases, la raison est la même.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>Dans deux lignes, un chiffre A n&apos;a de places que dans les deux mêmes colonnes : un X-Wing. Cela marche aussi en échangeant lignes et colonnes, et avec trois de chaque (Swordfish) ou quatre (Jellyfish). Chaque ligne a son A dans une colonne différente, donc on peut éliminer A de toutes les autres cases de ces colonnes.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Surlignez un chiffre. Cherchez deux lignes où il a deux places chacune, dans les mêmes colonnes ; éliminez-le alors dans les colonnes. Ou deux colonnes avec des places dans les mêmes lignes ; éliminez-le alors dans les lignes. Dans un Swordfish, chaque ligne en a deux ou trois.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Chacune des deux lignes a besoin d&apos;un A, et n&apos;a de place pour lui que dans les deux colonnes.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Si la ligne du haut a son A dans la colonne de gauche, la ligne du bas ne peut pas l&apos;avoir là : une colonne n&apos;a qu&apos;un A. Son A est donc dans la colonne de droite.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Si la ligne du haut a son A dans la colonne de droite, le A de la ligne du bas est dans celle de gauche.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>Dans tous les cas, les deux colonnes ont leur A dans ces deux lignes. Donc aucune autre case des deux colonnes ne peut être A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Trois lignes placent trois A dans trois colonnes différentes, et chacune des trois colonnes a ainsi son A. Quatre lignes font de même avec quatre.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Un X-Wing, un Swordfish ou un plus grand motif de lignes et de colonnes, gâché par quelques places de trop pour A dans un bloc. Ces places de trop s&apos;appellent des ailerons. A disparaît des cases qui sont dans une colonne du motif et partagent le bloc avec tous les ailerons.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Surlignez un chiffre. Cherchez deux lignes qui seraient un X-Wing s&apos;il n&apos;y avait pas une ou deux places tout près d&apos;un coin.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Si l&apos;un des ailerons est A, son bloc a son A. Alors aucune autre case du bloc ne peut être A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Si aucun aileron n&apos;est A, le motif est un vrai X-Wing ou un vrai Swordfish : ses colonnes ont leur A dans ses lignes. Alors aucune autre case des colonnes ne peut être A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Une case qui est dans une telle colonne et dans le bloc des ailerons perd A dans tous les cas.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Un X-Wing, un Swordfish ou un plus grand motif avec des places de trop pour A dans un bloc, les ailerons, et où un coin du motif près des ailerons ne peut pas être A. Sans les ailerons, l&apos;une de ses lignes n&apos;aurait plus qu&apos;une place. A disparaît des cases qui sont dans une colonne du motif et partagent le bloc avec tous les ailerons.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Surlignez un chiffre. Cherchez deux lignes avec chacune une place dans une même colonne, et dont les autres places sont dans les trois mêmes colonnes mais pas alignées.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Si aucun aileron n&apos;est A, la ligne des ailerons a son A à la place qui reste, et les autres lignes doivent utiliser les autres colonnes. Chaque colonne du motif a donc son A dans ces lignes.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Un motif d&apos;un chiffre A, comme un X-Wing ou un Swordfish, où des blocs peuvent prendre la place de lignes ou de colonnes. Quelques lignes et blocs ont toutes leurs places pour A dans autant de colonnes ou de blocs. A disparaît des autres cases de ceux-ci, sauf si des places de trop (ailerons) l&apos;empêchent.</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Cherchez une ligne avec peu de places pour un chiffre et un bloc avec peu de places pour lui, qui utilisent les deux mêmes colonnes.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Supposons une ligne et un bloc qui ne se croisent pas et qui ont toutes leurs places pour A dans deux colonnes. Tous deux ont besoin d&apos;un A, et ce sont deux cases différentes.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Une colonne n&apos;a qu&apos;un A. Le A de la ligne et le A du bloc sont donc dans des colonnes différentes.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Les deux colonnes ont alors leur A, donc aucune autre de leurs cases ne peut être A. Avec davantage, le compte est le même.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>S&apos;il y a des ailerons : ou bien un aileron est A, ou bien le motif est complet. Ce qui n&apos;est A dans aucun des deux cas disparaît.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Un motif d&apos;un chiffre A où lignes, colonnes et blocs sont librement mêlés. Certaines de ces unités ont toutes leurs places pour A dans autant d&apos;autres. A disparaît des autres cases de ces dernières, sauf si des places de trop (ailerons) l&apos;empêchent.</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>On en trouve rarement à la main. Partez d&apos;une ligne et d&apos;une colonne avec deux places chacune, et cherchez un bloc qui les relie.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Chaque ligne, colonne ou bloc de la première sorte a besoin d&apos;un A. Ils n&apos;ont aucune place en commun pour lui, donc ce sont des cases différentes.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Chacun de ces A est dans une unité de la seconde sorte, qui n&apos;a qu&apos;un A. Ils sont donc tous dans des unités différentes.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Il y en a autant de la seconde sorte que de la première. Chacune d&apos;elles a donc son A dans le motif, et ses autres cases ne peuvent pas être A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Deux motifs à ailerons sur les mêmes lignes, montrés en une étape. Ils utilisent des colonnes différentes et des places de trop (ailerons) différentes pour le chiffre A. Chacun exclut des cases à lui, donc ensemble ils en excluent plus.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Quand vous avez trouvé un motif à ailerons, voyez si les ailerons peuvent échanger leur rôle avec un coin du même bloc.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Regardez le premier motif seul. Si l&apos;un de ses ailerons est A, son bloc a son A. Si aucun ne l&apos;est, ses colonnes ont leur A dans les lignes.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Une case dans le bloc et dans une telle colonne perd A dans tous les cas.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>Le second motif est juste pour la même raison, avec d&apos;autres ailerons et d&apos;autres colonnes.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Les deux sont vrais en même temps, donc ce que chacun exclut disparaît.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Un motif de lignes et de colonnes pour le chiffre A, avec des places de trop (ailerons) trop éloignées de la case en question. De chaque aileron, une chaîne de déductions simples mène à cette case. Qu&apos;un aileron soit A ou qu&apos;aucun ne le soit, la case perd son candidat.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Trouvez un motif qui n&apos;échoue que parce qu&apos;un aileron est dans le mauvais bloc. Suivez ensuite ce qui arrive si l&apos;aileron est vrai.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Si aucun aileron n&apos;est A, le motif est complet : ses colonnes ont leur A dans ses lignes. La case en question est dans une telle colonne et ne peut pas être A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Si un aileron est A, suivez la chaîne qui en part, une déduction après l&apos;autre. Elle finit par la case en question, qui perd aussi le candidat.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>L&apos;un de ces cas est vrai. Dans chacun, le candidat est faux, donc il disparaît.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Deux lignes, ou deux colonnes, n&apos;ont chacune que deux places pour A, et l&apos;une des places de chacune est dans la même colonne ou la même ligne : la base. Les deux de la base ne peuvent pas être A toutes les deux, donc au moins un des deux sommets l&apos;est. A disparaît de toute case qui partage une ligne, une colonne ou un bloc avec les deux sommets.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Surlignez un chiffre. Cherchez deux colonnes avec deux places chacune, dont deux sont dans la même ligne et les deux autres non.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Les deux places de la base partagent une ligne. L&apos;une d&apos;elles n&apos;est donc pas A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Si celle de gauche n&apos;est pas A, le A de la colonne de gauche est à son sommet.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Si celle de droite n&apos;est pas A, le A de la colonne de droite est à son sommet.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>Dans tous les cas, l&apos;un des sommets est A. Une case qui partage une ligne, une colonne ou un bloc avec les deux sommets rencontre un A, donc elle n&apos;est pas A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Une ligne et une colonne n&apos;ont chacune que deux places pour A, et l&apos;une des places de chacune est dans le même bloc. Ces deux-là ne peuvent pas être A toutes les deux, donc au moins une des deux extrémités éloignées l&apos;est. A disparaît de la case qui est dans la ligne ou la colonne des deux extrémités.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Surlignez un chiffre. Cherchez une ligne et une colonne avec deux places chacune, qui se rencontrent dans un bloc sans y partager de case.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Les deux places dans le bloc partagent ce bloc. L&apos;une d&apos;elles n&apos;est donc pas A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Si celle de la ligne n&apos;est pas A, le A de la ligne est à son extrémité éloignée.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Si celle de la colonne n&apos;est pas A, le A de la colonne est à son extrémité éloignée.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>Dans tous les cas, une extrémité éloignée est A. La case qui partage la colonne de la première extrémité et la ligne de la seconde la rencontre, donc elle n&apos;est pas A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Deux Kites qui utilisent le même bloc, en une étape. Dans chacun, une ligne et une colonne n&apos;ont que deux places pour A et se rencontrent dans le bloc, donc l&apos;une de leurs deux extrémités éloignées est A. Chaque Kite élimine A de la case que ses deux extrémités ont en commun.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Quand vous avez trouvé un Kite, cherchez une deuxième ligne ou colonne avec deux places qui rencontre le même bloc.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>Dans le bloc du premier Kite, la place de sa ligne et celle de sa colonne ne peuvent pas être A toutes les deux.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Si la place de la ligne n&apos;est pas A, l&apos;extrémité éloignée de la ligne est A. Si la place de la colonne n&apos;est pas A, l&apos;extrémité éloignée de la colonne est A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>Dans tous les cas, la case alignée avec les deux extrémités rencontre un A et perd le sien.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>Le second Kite est juste pour la même raison, donc les deux cases perdent A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Deux lignes, colonnes ou blocs n&apos;ont chacun que deux places pour A, et une place de l&apos;un partage une ligne, une colonne ou un bloc avec une place de l&apos;autre. Ces deux-là ne peuvent pas être A toutes les deux, donc au moins une des deux extrémités éloignées l&apos;est. A disparaît de toute case qui partage une ligne, une colonne ou un bloc avec les deux extrémités.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Surlignez un chiffre. Cherchez un bloc avec deux places, et une ligne ou une colonne avec deux places qui passe près de l&apos;une d&apos;elles.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Les deux places proches partagent une ligne, une colonne ou un bloc. L&apos;une d&apos;elles n&apos;est donc pas A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Si la première n&apos;est pas A, sa partenaire à l&apos;extrémité éloignée est A, car il n&apos;y avait que deux places.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Si la seconde n&apos;est pas A, sa partenaire à l&apos;autre extrémité éloignée est A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>Dans tous les cas, une case qui partage une ligne, une colonne ou un bloc avec les deux extrémités rencontre un A, donc elle n&apos;est pas A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>Dans un bloc, toutes les places de A sont dans une ligne et une colonne, comme une croix, et une ligne ou une colonne à l&apos;extérieur n&apos;a que deux places pour A. Si sa place éloignée est A, la case alignée avec elle ne l&apos;est pas. Si sa place proche est A, le bloc doit utiliser l&apos;autre bras de sa croix, ce qui élimine A de la même case.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Surlignez un chiffre. Cherchez un bloc dont les quatre cases hors d&apos;une croix ne l&apos;ont pas, et une ligne ou une colonne avec deux places qui pointe vers la croix.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Supposons qu&apos;une ligne hors du bloc ait deux places pour A. La place proche est dans la colonne de la croix, la place éloignée n&apos;y est pas.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Si la place éloignée est A, sa colonne a son A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Si la place proche est A, la colonne de la croix a son A hors du bloc. Le A du bloc est donc dans la ligne de la croix, et cette ligne a son A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>La case où se croisent cette colonne et cette ligne n&apos;est A dans aucun cas.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Une case avec deux candidats (A ou B), le pivot, partage une ligne, une colonne ou un bloc avec chacune de deux autres cases, les ailes : l&apos;une est (A ou C), l&apos;autre (B ou C). Quel que soit le chiffre que prend le pivot, l&apos;une des ailes devient C. On peut donc éliminer C de toute case qui partage une ligne, une colonne ou un bloc avec les deux ailes.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Surlignez les cases à deux candidats. Prenez-en une (A ou B) comme pivot. Cherchez dans sa ligne, sa colonne et son bloc (A ou C) et (B ou C) avec le même C. Les ailes ne doivent pas forcément se voir. Une case peut rencontrer l&apos;une par la ligne, l&apos;autre par la colonne.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>Le pivot (A ou B) partage une ligne, une colonne ou un bloc avec chaque aile.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Si le pivot est A, l&apos;aile (A ou C) ne peut pas être A. Elle est donc C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Si le pivot est B, l&apos;aile (B ou C) ne peut pas être B. Elle est donc C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>Dans tous les cas, une aile est C. Une case qui partage une ligne, une colonne ou un bloc avec les deux ailes rencontre un C, donc elle n&apos;est pas C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Un pivot avec les trois candidats A, B et C, et deux ailes qui partagent avec lui une ligne, une colonne ou un bloc : l&apos;une a A et C, l&apos;autre B et C. L&apos;une des trois cases doit être C. C disparaît donc de toute case qui partage une ligne, une colonne ou un bloc avec les trois.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Cherchez une case à trois candidats, une case avec deux d&apos;entre eux dans son bloc, et une avec deux d&apos;entre eux dans sa ligne ou sa colonne, à l&apos;extérieur. Les cases qui perdent C sont dans le bloc du pivot.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Si le pivot est A, l&apos;aile (A ou C) le rencontre et est C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Si le pivot est B, l&apos;aile (B ou C) le rencontre et est C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Sinon, le pivot lui-même est C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>Dans chaque cas, l&apos;une des trois cases est C. Une case qui partage une ligne, une colonne ou un bloc avec les trois la rencontre, donc elle n&apos;est pas C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Deux cases avec les mêmes candidats A et B, et une ligne, une colonne ou un bloc avec seulement deux places pour A, chacune alignée avec l&apos;une des cases. L&apos;une de ces places est A, donc l&apos;une des deux cases n&apos;est pas A, et elle est B. B disparaît donc de toute case qui partage une ligne, une colonne ou un bloc avec les deux cases.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Cherchez deux cases avec les deux mêmes candidats, qui ne partagent ni ligne, ni colonne, ni bloc. Cherchez ensuite une ligne ou une colonne avec deux places pour l&apos;un des chiffres, qui les relie.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>La ligne, la colonne ou le bloc a besoin d&apos;un A, et a deux places pour lui : l&apos;une rencontre la première case, l&apos;autre la seconde.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Si le A est à la première place, la première case (A ou B) ne peut pas être A. Elle est donc B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Si le A est à la seconde place, la seconde case (A ou B) ne peut pas être A. Elle est donc B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>Dans tous les cas, l&apos;une des deux cases est B. Une case qui partage une ligne, une colonne ou un bloc avec les deux la rencontre, donc elle n&apos;est pas B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Partez d&apos;une case à trois ou quatre candidats où se croisent un bloc et une ligne, et rassemblez des cases des deux qui n&apos;ont que ces chiffres.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Une suite d&apos;au moins quatre cases qui ont toutes les candidats A et B, chacune dans une ligne, une colonne ou un bloc avec la suivante. Elles sont A et B à tour de rôle, donc la première et la quatrième sont différentes. A et B disparaissent de toute case qui partage une ligne, une colonne ou un bloc avec ces deux-là.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Quand les deux mêmes candidats sont seuls dans quatre cases ou plus, essayez de passer de l&apos;une à l&apos;autre.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Deux voisines dans la suite partagent une ligne, une colonne ou un bloc. Elles sont donc différentes : l&apos;une est A, l&apos;autre B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Si la première case est A, la deuxième est B, la troisième A et la quatrième B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Si la première case est B, la deuxième est A, la troisième B et la quatrième A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>Dans tous les cas, la première et la quatrième sont un A et un B. Une case qui partage une ligne, une colonne ou un bloc avec les deux rencontre les deux chiffres, donc elle n&apos;est ni l&apos;un ni l&apos;autre.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Un plateau où presque chaque case vide a deux candidats, et où presque chaque chiffre a deux places dans chaque ligne, colonne et bloc où il manque. Si c&apos;était ainsi partout, la grille ne pourrait pas avoir exactement une solution. Un vrai Sudoku en a exactement une, donc l&apos;un des candidats de trop est vrai.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Vers la fin, quand toutes les cases sauf une ont deux candidats, regardez celle qui en a trois. Le chiffre présent trois fois dans sa ligne est le bon.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Supposons que chaque case vide ait deux candidats, et chaque chiffre manquant deux places dans chaque ligne, colonne et bloc.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>S&apos;il y avait une solution, donner à chacune de ces cases son autre candidat en ferait une deuxième : chaque ligne, chaque colonne et chaque bloc garde tous ses chiffres.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Un tel plateau n&apos;a donc aucune solution ou en a plusieurs, et un vrai Sudoku n&apos;en arrive jamais là.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Si aucun des candidats de trop n&apos;était vrai, on en arriverait là. L&apos;un d&apos;eux est donc vrai, et ce qui les rencontre tous disparaît.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, dont trois n&apos;ont que les candidats A et B. Si la quatrième était aussi A ou B, on pourrait les échanger, et la grille aurait deux solutions. Un vrai Sudoku n&apos;en a qu&apos;une, donc A et B disparaissent du quatrième coin.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Cherchez deux cases avec les deux mêmes candidats dans un bloc et une ligne, et en dessous ou au-dessus une troisième. C&apos;est le quatrième coin qui est intéressant.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Si les quatre coins ne contenaient que A et B, chacune de leurs lignes, chacune de leurs colonnes et chacun de leurs blocs aurait là un A et un B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Échanger partout A et B dans les coins n&apos;enfreint alors aucune règle : chaque ligne, chaque colonne et chaque bloc garde les deux chiffres. Il y aurait donc deux solutions.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Un vrai Sudoku n&apos;a qu&apos;une solution. Il y a donc autre chose que A et B dans l&apos;un des coins.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Trois coins n&apos;ont rien d&apos;autre. C&apos;est donc le quatrième, et celui-ci n&apos;est ni A ni B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, qui n&apos;ont que A, B et un seul candidat de trop C. Si aucune n&apos;était C, on pourrait échanger A et B, et la grille aurait deux solutions. L&apos;un des coins avec C est donc C, et C disparaît de toute case qui les rencontre tous.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Trouvez un rectangle dont les coins ont A et B. Si tout ce qu&apos;il y a de trop est le même chiffre, cherchez des cases qui partagent une ligne, une colonne ou un bloc avec tous les coins qui l&apos;ont.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Un vrai Sudoku n&apos;a qu&apos;une solution, donc l&apos;un des coins n&apos;est ni A ni B. Le seul autre candidat est C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>L&apos;un des coins avec C est donc C. Une case qui partage une ligne, une colonne ou un bloc avec tous ceux-là le rencontre, donc elle n&apos;est pas C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, dont deux n&apos;ont que deux candidats, et les deux autres quelques-uns de plus. L&apos;une de ces deux doit être un chiffre de trop, sinon la grille aurait deux solutions. Avec d&apos;autres cases de leur ligne, de leur colonne ou de leur bloc, elles épuisent des chiffres, qui disparaissent du reste.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Traitez les deux coins comme une seule case qui n&apos;a que leurs chiffres de trop, et cherchez avec elle une paire ou un triplet.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Si les coins ne contenaient que les deux chiffres communs aux quatre, les échanger donnerait une deuxième solution : chaque ligne, chaque colonne et chaque bloc garde les deux.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Un vrai Sudoku n&apos;en a qu&apos;une. L&apos;un des deux coins est donc un des chiffres de trop.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>D&apos;autres cases de la même ligne, de la même colonne ou du même bloc n&apos;ont elles aussi que de tels chiffres. Avec ce coin, il y a autant de cases que de chiffres.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Elles épuisent donc ces chiffres, et aucune autre case ne peut les avoir là.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, avec les candidats A et B, où l&apos;un des deux chiffres n&apos;a pas d&apos;autre place dans une ligne ou une colonne. Il doit alors être dans l&apos;un des coins. Si l&apos;autre chiffre venait à côté, on pourrait échanger les deux, donc il disparaît de ces coins.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Trouvez un rectangle avec A et B dans tous les coins, deux d&apos;entre eux sans rien d&apos;autre. Comptez ensuite les places de A et de B dans la ligne ou la colonne des deux autres.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>Le chiffre qui n&apos;a pas d&apos;autre place est là, dans l&apos;un des deux coins.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Si l&apos;autre coin était l&apos;autre chiffre, les quatre coins ne contiendraient que A et B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Un vrai Sudoku n&apos;a qu&apos;une solution. Aucun des deux coins n&apos;est donc cet autre chiffre.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, qui ont toutes les candidats A et B. En face d&apos;un coin, la ligne et la colonne n&apos;ont pas d&apos;autre place pour A. Si le coin opposé était B, A et B rempliraient les quatre et pourraient être échangés, donc il n&apos;est pas B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Partez d&apos;une case qui n&apos;a que A et B. Dans la ligne et dans la colonne du coin opposé, comptez les places d&apos;un des chiffres.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Supposons que le coin en question soit B. Sa ligne n&apos;a que deux places pour A, toutes deux dans le rectangle, donc son voisin dans la ligne serait A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Sa colonne aussi n&apos;a que deux places pour A. Son voisin dans la colonne serait donc A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>Le coin opposé (A ou B) rencontre un A, donc il serait B. Les quatre ne contiendraient que A et B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Un vrai Sudoku n&apos;a qu&apos;une solution. Le coin en question n&apos;est donc pas B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, dont aucune n&apos;est une donnée et dont vous avez résolu quelques-unes. Si elles ne contenaient que A et B, on pourrait les échanger, car aucune donnée ne les fixe. Un vrai Sudoku n&apos;a qu&apos;une solution, donc l&apos;un des coins est autre chose.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Regardez les chiffres que vous avez placés vous-même. Trois d&apos;entre eux, A, B, A dans un rectangle, privent le quatrième coin de B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Aucun des quatre coins n&apos;est une donnée. Rien dans la grille ne dit donc lequel est A et lequel est B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Un vrai Sudoku n&apos;a qu&apos;une solution. Ce qui compléterait A et B dans les coins disparaît donc.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Six cases ou plus en une boucle fermée, qui n&apos;ont presque toutes que les candidats A et B, deux d&apos;entre elles dans chaque ligne, colonne et bloc de la boucle. Si toutes étaient A ou B, on pourrait les échanger tout autour, et la grille aurait deux solutions. Un vrai Sudoku n&apos;en a qu&apos;une, donc un candidat de trop dans la boucle est vrai.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Quand beaucoup de cases ont les deux mêmes candidats, passez de l&apos;une à l&apos;autre et essayez de revenir. Une case en chemin peut avoir plus de candidats.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Si la boucle ne contenait que A et B, ils s&apos;y suivraient à tour de rôle, et chacune de ses lignes, chacune de ses colonnes et chacun de ses blocs aurait là un A et un B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Échanger partout A et B dans la boucle n&apos;enfreint alors aucune règle, car chaque ligne, chaque colonne et chaque bloc garde les deux. Il y aurait donc deux solutions.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Un vrai Sudoku n&apos;en a qu&apos;une. L&apos;une des cases avec des candidats de trop en contient donc un.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Type 1 : une seule case a des candidats de trop, donc elle n&apos;est ni A ni B. Type 2 : tous les candidats de trop sont un même chiffre, qui disparaît des cases qui les rencontrent tous.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Type 3 : les cases avec des candidats de trop épuisent des chiffres avec d&apos;autres. Type 4 : A n&apos;a pas d&apos;autre place à côté d&apos;elles, donc B ne peut pas y être.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Quatre cases, les coins d&apos;un rectangle dans deux lignes, deux colonnes et deux blocs, qui ont toutes A et B, deux coins opposés ayant d&apos;autres candidats. Les deux lignes n&apos;ont pas d&apos;autre place pour B, donc B prend deux coins opposés. Dans les coins aux candidats de trop, il ferait des autres des A, et on pourrait échanger les deux, donc B disparaît de là.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Trouvez un rectangle avec A et B dans tous les coins, et des candidats de trop seulement dans deux coins opposés. Comptez ensuite les places de chaque chiffre dans les deux lignes, et dans les deux colonnes.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Les deux lignes ont besoin d&apos;un B et n&apos;ont de place pour lui que dans les coins. Les deux B ne peuvent pas partager une colonne, donc ils sont dans des coins opposés.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>S&apos;ils étaient dans les coins aux candidats de trop, les deux autres coins (A ou B) rencontreraient un B et seraient A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Un vrai Sudoku n&apos;a qu&apos;une solution. Les coins aux candidats de trop ne sont donc pas B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Toutes les places d&apos;un chiffre A reliées par des lignes, des colonnes et des blocs à deux places seulement, coloriées tour à tour en deux couleurs. Ou bien chaque case de la première couleur est A, ou bien chaque case de la seconde. Une case extérieure qui rencontre les deux couleurs n&apos;est pas A, et une couleur présente deux fois dans une ligne, une colonne ou un bloc est fausse.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Surlignez un chiffre, et coloriez ses places tour à tour partout où une ligne, une colonne ou un bloc n&apos;en a que deux. Cherchez ensuite des cases qui partagent une ligne, une colonne ou un bloc avec les deux couleurs.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>Dans une ligne avec seulement deux places pour A, l&apos;une est A et l&apos;autre non. Elles reçoivent donc des couleurs différentes.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>De place en place, cela continue : si une case d&apos;une couleur est A, toutes celles de cette couleur le sont, et aucune de l&apos;autre.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap : une case extérieure rencontre les deux couleurs. Si la première couleur est A, elle rencontre un A. Si c&apos;est la seconde, elle rencontre aussi un A. Dans tous les cas, elle n&apos;est pas A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap : deux cases d&apos;une couleur partagent une ligne, une colonne ou un bloc. Elles ne peuvent pas être A toutes les deux, donc cette couleur est fausse partout, et l&apos;autre est juste.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Deux groupes séparés de places pour un chiffre A, chacun colorié tour à tour avec deux couleurs à lui. Là où une couleur du premier groupe en rencontre une du second, les deux ne peuvent pas être A. Donc l&apos;une des deux autres couleurs est A, ou bien une couleur qui rencontre les deux de l&apos;autre groupe est fausse.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Coloriez un chiffre comme pour le coloriage simple. Si un deuxième groupe de places reste sans couleur, donnez-lui deux autres couleurs, et voyez où les groupes se touchent.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>Dans chaque groupe, l&apos;une de ses deux couleurs est A et l&apos;autre non.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Supposons qu&apos;une case bleue partage une ligne, une colonne ou un bloc avec une case verte. Alors bleu et vert ne sont pas A tous les deux.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Si bleu n&apos;est pas A, l&apos;autre couleur de son groupe l&apos;est. Si vert n&apos;est pas A, l&apos;autre couleur de son groupe l&apos;est. Une case qui rencontre ces deux autres couleurs n&apos;est A dans aucun cas.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Si bleu rencontre les deux couleurs de l&apos;autre groupe, il rencontre un A de toute façon. Aucune case bleue n&apos;est donc A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Des candidats de tous les chiffres, reliés là où une case n&apos;en a que deux, ou une ligne, une colonne ou un bloc que deux places pour un chiffre, et coloriés tour à tour en deux couleurs. Ou bien tous les candidats de la première couleur sont vrais, ou bien tous ceux de la seconde. Une couleur qui se contredit est fausse, et un candidat que les deux couleurs excluent disparaît.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Commencez dans une case à deux candidats et coloriez-les différemment. Continuez le long des lignes, colonnes et blocs à deux places seulement, et par d&apos;autres cases à deux candidats.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>De deux candidats seuls dans une case, l&apos;un est vrai et l&apos;autre faux. De même pour les deux places d&apos;un chiffre dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Si un candidat d&apos;une couleur est vrai, tous ceux de cette couleur le sont, et tous ceux de l&apos;autre sont faux.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap : une couleur a deux candidats dans une case, ou deux fois un chiffre dans une ligne, une colonne ou un bloc. Les deux ne peuvent pas être vrais, donc cette couleur est fausse.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap : un candidat est exclu par la première couleur, et par la seconde aussi. Dans tous les cas, il est faux.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Deux ou trois cases au croisement d&apos;un bloc et d&apos;une ligne ou d&apos;une colonne, avec quelques cases du reste du bloc et du reste de la ligne, qui ont autant de chiffres à elles toutes qu&apos;il y a de cases. Aucun chiffre n&apos;entre deux fois, donc chacun y est une fois. Les chiffres de la partie ligne disparaissent du reste de la ligne, ceux de la partie bloc du reste du bloc.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Cherchez, au croisement d&apos;un bloc et d&apos;une ligne, deux cases avec quatre candidats à elles deux. Cherchez ensuite une case avec deux d&apos;entre eux dans la ligne, et une avec les deux autres dans le bloc.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>Les cases de la partie ligne et celles de la partie bloc n&apos;ont aucun chiffre en commun. Un chiffre de la partie ligne n&apos;a ses places que dans la ligne, donc il y entre une fois.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Un chiffre de la partie bloc n&apos;a ses places que dans le bloc, donc il y entre une fois.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Il y a autant de cases que de chiffres. Chaque case a besoin d&apos;un chiffre, et aucun ne peut y être deux fois, donc chacun des chiffres est dans l&apos;une des cases.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>La ligne a donc les chiffres de la partie ligne dans ces cases, et le bloc ceux de la partie bloc. Ils disparaissent des autres cases.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Deux ou trois cases pour lesquelles on essaie chaque combinaison de chiffres. Une combinaison est impossible si elle laisse une case voisine sans aucun chiffre, ou si elle répète un chiffre dans une ligne, une colonne ou un bloc. Un candidat qui n&apos;est dans aucune combinaison possible disparaît.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Choisissez deux cases qui partagent une ligne, une colonne ou un bloc avec beaucoup de cases à deux candidats. Chacune de celles-ci interdit une combinaison.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Prenez un candidat de la première case, et essayez à côté chaque candidat des autres cases.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Si les deux chiffres sont les mêmes et que les cases partagent une ligne, une colonne ou un bloc, la combinaison enfreint la règle.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Si une case qui les rencontre n&apos;a que ces deux candidats, il ne lui resterait aucun chiffre. La combinaison est donc impossible elle aussi.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Si chaque combinaison avec le candidat échoue, le candidat est faux.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Une chaîne de places pour un chiffre A : s&apos;il n&apos;est pas ici, il doit être là, donc il ne peut pas être à la place suivante, et ainsi de suite. Si la première place n&apos;est pas A, la dernière l&apos;est. A disparaît donc de toute case qui partage une ligne, une colonne ou un bloc avec les deux extrémités.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Surlignez un chiffre. Trouvez des lignes, des colonnes et des blocs avec seulement deux places pour lui, et reliez-les là où leurs extrémités partagent une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Supposons que la première place ne soit pas A. Sa ligne, sa colonne ou son bloc n&apos;a qu&apos;une autre place, donc celle-ci est A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>La place suivante partage avec elle une ligne, une colonne ou un bloc. La suivante n&apos;est donc pas A, et sa partenaire doit être A. Cela continue jusqu&apos;à la dernière place, qui est A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Donc, si la première place n&apos;est pas A, la dernière l&apos;est. Si la première est A, il n&apos;y a rien à suivre.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>Dans tous les cas, l&apos;une des extrémités est A. Une case qui partage une ligne, une colonne ou un bloc avec les deux la rencontre, donc elle n&apos;est pas A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Une chaîne de cases à deux candidats chacune, où chaque case partage une ligne, une colonne ou un bloc avec la suivante et a un chiffre en commun avec elle. Si la première case n&apos;est pas le chiffre A, les cases se déduisent l&apos;une de l&apos;autre jusqu&apos;à ce que la dernière soit A. A disparaît donc de toute case qui partage une ligne, une colonne ou un bloc avec les deux extrémités.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Surlignez les cases à deux candidats. Partez de l&apos;une, dites qu&apos;elle n&apos;est pas A, et suivez ce que les autres doivent être jusqu&apos;à ce que A revienne.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>La première case a A et un autre chiffre. Si elle n&apos;est pas A, elle est l&apos;autre chiffre.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>La case suivante partage avec elle une ligne, une colonne ou un bloc. Elle n&apos;est donc pas ce chiffre, et doit être son propre autre chiffre.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Cela va de case en case, jusqu&apos;à ce qu&apos;il ne reste que A à la dernière.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Si la première case est A, une extrémité est A tout de suite. Dans tous les cas, l&apos;une des extrémités est A, et une case qui partage une ligne, une colonne ou un bloc avec les deux ne l&apos;est pas.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Une chaîne de déductions simples, appelée AIC : si ce candidat est faux, celui-là est vrai, donc le suivant est faux, et ainsi de suite. Chaque étape utilise une case à deux candidats, ou une ligne, une colonne ou un bloc à deux places pour un chiffre. Le premier candidat ou le dernier est vrai, donc ce que les deux excluent disparaît.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Partez d&apos;un candidat que vous aimeriez voir disparaître, et demandez-vous : et s&apos;il était vrai ? Suivez les chiffres forcés jusqu&apos;à ce que quelque chose soit impossible.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Supposons que le premier candidat soit faux. Sa case n&apos;a qu&apos;un autre candidat, ou sa ligne qu&apos;une autre place. Celui-là est donc vrai.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Ce qui est vrai exclut ses voisins : les autres candidats de sa case, et le même chiffre dans sa ligne, sa colonne et son bloc.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Faux, vrai, faux, vrai : cela continue, et le dernier candidat est vrai.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Si le premier est faux, le dernier est vrai. Si le premier est vrai, c&apos;est bien aussi. Dans tous les cas, ce que les deux excluent est faux.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Une chaîne de déductions simples (AIC) où une étape peut aussi porter sur deux ou trois cases d&apos;un bloc dans une même ligne ou colonne : l&apos;une d&apos;elles a le chiffre, ou aucune ne l&apos;a. Pour le reste, c&apos;est une chaîne comme les autres. La première affirmation ou la dernière est vraie, donc ce que les deux excluent disparaît.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Quand une chaîne est bloquée parce qu&apos;une ligne a trois places, voyez si deux d&apos;entre elles sont dans un même bloc. Prenez ces deux-là pour une seule.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Supposons qu&apos;une ligne ait ses places pour un chiffre dans une case et dans un groupe de deux cases d&apos;un bloc.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Si la case seule n&apos;a pas le chiffre, une du groupe l&apos;a. On ne sait pas laquelle, mais les deux partagent la ligne et le bloc.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Le chiffre disparaît donc de toutes les autres cases de cette ligne et de ce bloc, et la chaîne continue de là.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>À la fin, la première affirmation ou la dernière est vraie. Dans tous les cas, ce que les deux excluent est faux.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Une chaîne de déductions simples (AIC) où une étape peut aussi utiliser un groupe de cases avec un candidat de plus que de cases, appelé ensemble presque verrouillé (ALS). Si un tel groupe perd un chiffre, il a besoin de tous les autres. La première affirmation ou la dernière est vraie, donc ce que les deux excluent disparaît.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Cherchez deux cases avec trois chiffres, ou trois cases avec quatre, dans une ligne, une colonne ou un bloc. Elles font passer une chaîne d&apos;un de leurs chiffres à un autre.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Prenez deux cases d&apos;une ligne qui ont 1, 2 et 3 à elles deux. Si 1 est exclu des deux, il reste deux chiffres pour deux cases.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>2 est donc dans l&apos;une et 3 dans l&apos;autre. Une case qui partage une ligne, une colonne ou un bloc avec les deux places de 2 ne peut pas être 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Avec cela, la chaîne continue. Un groupe plus grand fait de même.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Une chaîne de déductions simples qui revient à son début, de sorte qu&apos;on peut la lire dans les deux sens. Ou bien une affirmation sur deux est vraie, ou bien toutes les autres le sont. De deux voisines dans une ligne, une colonne, un bloc ou une case, l&apos;une est donc toujours vraie, et ce qu&apos;elle exclut disparaît.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Quand les deux extrémités d&apos;une chaîne se rencontrent dans une ligne, une colonne ou un bloc, ou dans une case, fermez la boucle, et cherchez le long de chacun de ses liens ce qui peut disparaître.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Si le premier candidat est faux, le deuxième est vrai, le troisième faux, et ainsi de suite tout autour de la boucle.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Si le premier candidat est vrai, faites le tour dans l&apos;autre sens : le dernier est faux, celui d&apos;avant vrai, et ainsi de suite, jusqu&apos;à ce que le deuxième soit faux.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>Dans tous les cas, deux voisins ne sont jamais faux tous les deux. Là où ils partagent une ligne, une colonne ou un bloc, le chiffre est dans l&apos;un des deux.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Il disparaît donc des autres cases. Là où les deux sont dans une même case, ses autres candidats disparaissent.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Une chaîne de déductions simples qui part d&apos;une hypothèse sur un candidat et y revient avec le contraire. Une hypothèse qui mène à son propre contraire est fausse. Le candidat disparaît donc, ou c&apos;est celui qu&apos;il faut écrire.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Choisissez un candidat dont la ligne, la colonne ou le bloc a peu d&apos;autres candidats de ce chiffre, supposez qu&apos;il est vrai, et suivez les chiffres forcés jusqu&apos;à ce que l&apos;un d&apos;eux l&apos;exclue.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Supposons que le candidat soit vrai. Alors ses voisins sont faux, et là où il ne reste qu&apos;un autre, celui-là est vrai.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Cela continue, faux et vrai tour à tour, chaque déduction tirée de la précédente.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>La dernière déduction dit que le premier candidat est faux. Mais on avait supposé qu&apos;il était vrai.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Les deux ne vont pas ensemble, donc le candidat est faux. À l&apos;inverse, si on le suppose faux et qu&apos;il ressort vrai, il est vrai.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Deux groupes de cases, chacun dans une ligne, une colonne ou un bloc, et avec un candidat de plus que de cases : des ensembles presque verrouillés. Ils partagent un chiffre que seul l&apos;un des deux peut avoir, donc l&apos;autre a besoin de tous ses autres chiffres. Un autre chiffre commun aux deux est alors dans l&apos;un d&apos;eux, et disparaît de toute case qui rencontre toutes ses places.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>Le plus petit groupe est une case à deux candidats. Cherchez-la près de deux ou trois cases avec un chiffre de plus que de cases, et cherchez un chiffre que les deux ont dans une même ligne, colonne ou un même bloc.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Toutes les places du chiffre partagé dans les deux groupes partagent une ligne, une colonne ou un bloc. Le chiffre n&apos;est donc pas dans les deux groupes.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Si le premier groupe ne l&apos;a pas, il lui reste autant de chiffres que de cases. Il a besoin de chacun, donc aussi du deuxième chiffre commun.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Si le second groupe ne l&apos;a pas, il a besoin de tous ses autres chiffres, donc aussi du deuxième chiffre commun.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>Dans tous les cas, le deuxième chiffre commun est dans l&apos;un des groupes. Une case qui partage une ligne, une colonne ou un bloc avec toutes ses places là ne peut pas l&apos;avoir.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Trois groupes de cases, chacun avec un candidat de plus que de cases : des ensembles presque verrouillés. Le premier partage un chiffre avec le deuxième et un autre avec le troisième, et ne peut se passer que de l&apos;un d&apos;eux. Le deuxième ou le troisième groupe perd donc un chiffre et a besoin de tous ses autres, dont le chiffre commun aux deux.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>C&apos;est un XY-Wing avec des groupes de cases au lieu de cases. Cherchez d&apos;abord le groupe du milieu, puis les deux autres qui le rencontrent.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>Le premier groupe a un chiffre de plus que de cases. Il ne lui manque donc qu&apos;un de ses chiffres, et il a au moins un des deux chiffres partagés.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>S&apos;il a le chiffre qu&apos;il partage avec le deuxième groupe, celui-ci ne peut pas l&apos;avoir et a besoin de tous ses autres.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>S&apos;il a le chiffre qu&apos;il partage avec le troisième groupe, celui-ci a besoin de tous ses autres.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>Dans tous les cas, un chiffre que le deuxième et le troisième groupe ont est dans l&apos;un d&apos;eux. Une case qui rencontre toutes ses places là ne peut pas l&apos;avoir.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Une chaîne de groupes de cases, chacun avec un candidat de plus que de cases : des ensembles presque verrouillés. Un groupe qui perd un chiffre a besoin de tous ses autres, et l&apos;un de ceux-ci prend un chiffre au groupe suivant, et ainsi de suite. Un chiffre du premier et du dernier groupe est donc dans l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Commencez par deux groupes qui partagent un chiffre dans une ligne, une colonne ou un bloc, et ajoutez-en un troisième qui partage un autre chiffre avec le deuxième.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Supposons que le premier groupe n&apos;ait pas le chiffre en question. Il a alors besoin de tous ses autres, aussi de celui qu&apos;il partage avec le groupe suivant.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Le groupe suivant perd donc ce chiffre et a besoin de tous ses autres, aussi de celui qu&apos;il partage avec le groupe d&apos;après.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Cela continue jusqu&apos;au dernier groupe, qui doit avoir le chiffre en question.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Ou bien le premier groupe l&apos;a, ou bien le dernier. Une case qui rencontre toutes ses places dans les deux ne peut pas l&apos;avoir.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Une case, la tige, et pour chacun de ses candidats un groupe de cases avec un candidat de plus que de cases, un pétale. Quelle que soit la tige, un pétale perd ce chiffre et a besoin de tous ses autres. Un chiffre que tous les pétales ont est dans l&apos;un d&apos;eux, et disparaît de toute case qui rencontre toutes ses places.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Partez d&apos;une case à deux ou trois candidats. Pour chacun d&apos;eux, cherchez un groupe dont les places pour lui partagent toutes une ligne, une colonne ou un bloc avec la case.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>La tige est l&apos;un de ses candidats. Supposons que ce soit celui du premier pétale.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Toutes ses places dans ce pétale partagent une ligne, une colonne ou un bloc avec la tige. Le pétale perd donc ce chiffre.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Il a alors autant de chiffres que de cases, et il les lui faut tous, aussi le chiffre que tous les pétales ont.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Avec chaque autre candidat de la tige, c&apos;est un autre pétale. Dans tous les cas, le chiffre commun est dans l&apos;un d&apos;eux, et une case qui rencontre toutes ses places ne peut pas l&apos;avoir.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>On essaie un chiffre à une place, et on ne suit que ce chiffre sur tout le plateau. Ses autres places tombent l&apos;une après l&apos;autre, jusqu&apos;à ce qu&apos;une ligne, une colonne ou un bloc n&apos;en ait plus. Le chiffre ne peut donc pas être là, et le candidat disparaît.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Choisissez un chiffre à qui il reste peu de places, et essayez-le là où il en ôterait beaucoup.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Supposons que la case soit A. Alors A disparaît de toutes les autres cases de sa ligne, de sa colonne et de son bloc.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>Une autre ligne, une autre colonne ou un autre bloc n&apos;a plus qu&apos;une place pour A. A est donc là, et d&apos;autres places tombent.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>À la fin, une ligne, une colonne ou un bloc n&apos;a plus aucune place pour A. Mais il en faut un à chacun.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>La case n&apos;est donc pas A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Tous les candidats d&apos;une case, ou toutes les places d&apos;un chiffre dans une ligne, une colonne ou un bloc, sont essayés l&apos;un après l&apos;autre. De chacun part une chaîne de déductions simples. Si toutes mènent à la même chose, elle est vraie, car l&apos;un des cas doit être le bon.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Choisissez une case à deux candidats, suivez les deux, et notez ce qui en ressort de pareil.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>La case doit être l&apos;un de ses candidats, ou le chiffre doit être à l&apos;une de ses places. Il n&apos;y a pas d&apos;autre cas.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Si c&apos;est le premier, suivez ce qui doit être alors, déduction par déduction. Cela mène au résultat.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Si c&apos;est le deuxième, ou le troisième, les déductions sont autres, mais elles mènent au même résultat.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>L&apos;un des cas est le bon. Quel qu&apos;il soit, le résultat est vrai.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Une hypothèse d&apos;où partent plusieurs chaînes de déductions simples. Ensemble, elles ôtent tous les candidats d&apos;une case, ou toutes les places d&apos;un chiffre dans une ligne, une colonne ou un bloc. C&apos;est impossible, donc l&apos;hypothèse était fausse.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Supposez un candidat qui forcerait beaucoup de choses s&apos;il était vrai, et observez les cases à deux candidats et les lignes à deux places.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Supposons que le candidat soit vrai (ou faux).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Une chaîne de déductions ôte le premier candidat d&apos;une case, une autre chaîne le deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Toutes sont valables en même temps. Il ne resterait donc aucun chiffre à cette case, ou aucune place à un chiffre.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Chaque case a besoin d&apos;un chiffre. L&apos;hypothèse était donc fausse, et le contraire est vrai.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Une hypothèse dont on suit les conséquences comme un réseau : une déduction peut en demander plusieurs précédentes. À la fin, il ne reste aucun chiffre à une case, ou aucune place à un chiffre. C&apos;est impossible, donc l&apos;hypothèse était fausse.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Faites un essai. Écrivez le chiffre, continuez avec des singletons, et voyez si quelque chose cloche.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Supposons que le candidat soit vrai, et notez ce qui en découle aussitôt.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>De cela et du plateau découle davantage. Une case ne perd parfois son avant-dernier candidat qu&apos;après plusieurs de ces déductions.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>À la fin, il ne reste aucun chiffre à une case, ou une ligne, une colonne ou un bloc n&apos;a pas de place pour un chiffre.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Un vrai Sudoku peut se remplir. L&apos;hypothèse était donc fausse.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Plusieurs hypothèses dont l&apos;une doit être vraie, chacune suivie jusqu&apos;à toutes ses conséquences. Une déduction peut en demander plusieurs précédentes. Ce qui découle de chacune d&apos;elles est vrai.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Choisissez une case à deux candidats. Écrivez le premier dans un essai et continuez, puis le second, et comparez.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>La case doit être l&apos;un de ses candidats, ou le chiffre doit être à l&apos;une de ses places dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Si c&apos;est le premier, beaucoup de choses en découlent. Si c&apos;est le second, d&apos;autres en découlent.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Ce qui découle de chaque cas est vrai, quel que soit le bon.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>On regarde ensemble toutes les façons de mettre un chiffre dans chaque ligne, chaque colonne et chaque bloc. Une case que toutes utilisent a le chiffre. Une case qu&apos;aucune n&apos;utilise ne peut pas l&apos;avoir.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>C&apos;est du travail pour un ordinateur : un chiffre peut avoir des milliers de telles façons. Pour une personne, il y en a assez peu quand presque toutes ses places sont connues.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>Dans la solution, le chiffre est une fois dans chaque ligne, chaque colonne et chaque bloc. C&apos;est l&apos;une des façons.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Laquelle, on ne le sait pas. Mais si toutes les façons utilisent une case, la bonne aussi.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Si aucune façon n&apos;utilise une case, la bonne non plus. Le chiffre en disparaît donc.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Trois paires de cases côte à côte ou plus, dans les deux mêmes lignes ou colonnes, qui n&apos;ont presque toutes qu&apos;autant de chiffres qu&apos;il y a de paires. Si elles ne contenaient rien d&apos;autre, les deux lignes pourraient échanger ces chiffres, et la grille aurait deux solutions. Un vrai Sudoku n&apos;en a qu&apos;une, donc un candidat de trop dans ces cases est vrai.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>Dans deux lignes d&apos;une bande ou deux colonnes d&apos;une pile, cherchez trois paires de cases, une par bloc, avec les trois mêmes chiffres. Une case peut en avoir plus.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Si les cases ne contenaient que ces chiffres, chacune des deux lignes les aurait tous là, car elle a autant de cases qu&apos;il y a de chiffres.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Échanger là les deux lignes n&apos;enfreint aucune règle : chaque paire reste dans sa ligne croisée, et chaque ligne, colonne et bloc garde ses chiffres.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Il y aurait donc deux solutions, mais un vrai Sudoku n&apos;en a qu&apos;une. L&apos;une des cases avec des candidats de trop en contient un.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Type 1 : une seule case a des candidats de trop, donc elle est l&apos;un d&apos;eux. Type 2 : tous les candidats de trop sont un même chiffre, qui disparaît des cases qui les rencontrent tous.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Type 3 : les cases avec des candidats de trop épuisent des chiffres avec d&apos;autres cases. Type 4 : un chiffre n&apos;a pas d&apos;autre place à côté d&apos;elles, donc les autres du motif ne peuvent pas y être.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Quelques cases qui ont presque toutes deux candidats, et où chaque chiffre a deux places dans chaque ligne, colonne et bloc où il se trouve. Si aucune n&apos;en avait plus, chacune pourrait prendre son autre candidat, et la grille aurait deux solutions. Un vrai Sudoku n&apos;en a qu&apos;une, donc un candidat de trop dans ces cases est vrai.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Suivez les cases à deux candidats : pour chacun de leurs chiffres, cherchez un partenaire dans la ligne, dans la colonne et dans le bloc, jusqu&apos;à ce que tout ait un partenaire.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Supposons que chacune des cases n&apos;ait que ses deux candidats. Dans une solution, chaque ligne, colonne et bloc utiliserait l&apos;une des deux places de chaque chiffre.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Donner à chacune de ces cases son autre candidat utiliserait les autres places : chaque ligne, colonne et bloc garde tous ses chiffres, c&apos;est donc une deuxième solution.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Un vrai Sudoku n&apos;en a qu&apos;une. Dans l&apos;une des cases à plus de deux candidats, un candidat de trop est donc vrai.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Des cases résolues qui, avec une case de plus, formeraient un ensemble fermé : deux chiffres dans les mêmes lignes, colonnes et blocs, ou les mêmes chiffres dans une partie de deux lignes. Si l&apos;ensemble était fermé, le reste de la grille pourrait aussi être échangé, car aucune donnée ne s&apos;y trouve. Un vrai Sudoku n&apos;a qu&apos;une solution, donc la case ne complète pas l&apos;ensemble.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Choisissez deux chiffres encore peu placés. Repérez chaque ligne, colonne et bloc qui n&apos;a que l&apos;un d&apos;eux, et cherchez la case où ils se rencontrent.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Chaque ligne, colonne et bloc a une fois chacun des deux chiffres. Si les cases résolues avaient partout les deux ou aucun, les cases encore ouvertes aussi.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Échanger alors les deux chiffres dans toutes les cases ouvertes n&apos;enfreint aucune règle : chaque ligne, colonne et bloc garde les deux. Et aucune donnée ne change, car toutes celles des deux chiffres sont dans l&apos;ensemble fermé.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Il y aurait donc deux solutions, mais un vrai Sudoku n&apos;en a qu&apos;une. L&apos;ensemble n&apos;est jamais fermé, donc une case qui le fermerait contient autre chose.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Il en va de même pour deux lignes : si une partie des deux a les mêmes chiffres, le reste aussi, et les restes pourraient être échangés.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Les données de quelques grilles sont symétriques : tournez, reflétez ou décalez la grille, échangez quelques chiffres, et les mêmes données sont là. Un vrai Sudoku n&apos;a qu&apos;une solution, qui doit donc être symétrique aussi. Un chiffre n&apos;est dans une case que si son partenaire est dans la case partenaire, et ce qui a perdu son partenaire disparaît.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Quand les données forment une image symétrique, comparez chacune avec celle de l&apos;autre côté. Si chaque 1 fait face au même chiffre, et ainsi de suite, la grille est symétrique.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Un tel mouvement fait des lignes, colonnes et blocs à nouveau des lignes, colonnes et blocs. Il fait donc de la solution une grille qui respecte les règles, même avec des chiffres échangés.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Les données vont sur les données. Ce que devient la solution est donc une solution de la même grille.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Il n&apos;y en a qu&apos;une, donc la solution devient elle-même. Si une case contient un chiffre, sa case partenaire contient le partenaire du chiffre.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Un candidat dont le partenaire a disparu disparaît. De même celui qui partagerait une case, une ligne, une colonne ou un bloc avec un partenaire qui l&apos;exclut.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Cherchez une ligne et une colonne où les mêmes chiffres sont exclus de beaucoup de cases hors du bloc où elles se croisent.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Supposons que le chiffre ne soit dans aucune aile. Alors la ligne l&apos;a dans le bloc, et la colonne aussi.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>Le bloc ne l&apos;a qu&apos;une fois, donc il est là où les deux se rencontrent : dans le pivot.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Trois chiffres qui ont chacun besoin de l&apos;une de trois cases ne laissent pas de place aux autres.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>De deux chiffres, un pivot n&apos;en a qu&apos;un, donc une aile a l&apos;autre. Deux paires de chiffres avec deux pivots remplissent ainsi les deux ailes et les deux pivots.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Un feu d&apos;artifice de deux chiffres A et B : chacun est dans l&apos;une de trois cases, le pivot où une ligne et une colonne se croisent, ou une aile dans chacune. Le pivot n&apos;en a qu&apos;un, donc l&apos;une des ailes est A ou B. La case opposée au pivot, qui rencontre les deux ailes, décide de la suite.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Trouvez deux chiffres qui n&apos;ont chacun qu&apos;une place hors d&apos;un bloc dans une ligne et une colonne, dans les mêmes cases. Regardez ensuite la case qui complète le rectangle.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP : si la case opposée n&apos;a que A et B, elle interdit son chiffre aux deux ailes. Le pivot a donc le même chiffre. Avec deux tels feux d&apos;artifice autour d&apos;une case, l&apos;autre chiffre est dans sa ligne et dans sa colonne parmi les ailes.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing : deux cases qui n&apos;ont que A et B rencontrent la case opposée, l&apos;une par la ligne, l&apos;autre par la colonne. Si elle était A, elles seraient B, et aucune aile ne pourrait être A ou B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing : un chiffre C n&apos;a que trois places dans la ligne et la colonne de la case opposée : cette case et les ailes. S&apos;il n&apos;était pas ici, les deux ailes seraient C, et aucune A ou B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Cherchez trois chiffres qui ne sont pas encore placés dans quatre blocs de ce genre et y restent ensemble dans beaucoup de cases. C&apos;est rare, mais cela vient à bout des grilles les plus difficiles connues.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Deux blocs côte à côte ont des chiffres différents dans chacune des trois lignes. Ce n&apos;est possible que si les deux tournent dans le même sens.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Lus de gauche à droite, deux blocs l&apos;un au-dessus de l&apos;autre tournent aussi dans le même sens.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Si les cases d&apos;un bloc descendent, les deux lectures tournent dans le même sens. Si elles montent, en sens contraires.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>En faisant le tour des quatre blocs, le sens change donc dans chaque bloc dont les cases montent. Avec un ou trois d&apos;entre eux, on finit dans le mauvais sens, ce qui est impossible.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Une boucle fermée de cinq, sept cases ou plus, un nombre impair, où chacune partage une ligne, une colonne ou un bloc avec la suivante et où presque toutes n&apos;ont que A et B. Avec A et B seuls, on ne peut la remplir. Donc l&apos;un des autres candidats, les gardiens, est juste.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Quand les deux mêmes candidats sont seuls dans plusieurs cases, essayez de relier celles-ci en une boucle avec une ou deux cases qui ont autre chose en plus.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Supposons que la boucle n&apos;ait que A et B. Les voisines y diffèrent, donc A et B alternent le long de la boucle.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Avec un nombre impair de cases, la dernière est comme la première. Mais elles sont voisines aussi, donc c&apos;est impossible.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Donc l&apos;une des cases a autre chose. Si une seule le peut, elle l&apos;a. Si tous les gardiens sont le même chiffre, les cases qui les rencontrent tous ne peuvent l&apos;avoir. Des gardiens dans une ligne, une colonne ou un bloc peuvent compléter un ensemble.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Commencez par une case avec A, et une case qui la rencontre avec B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Toute case qui rencontre les deux est C. Continuez tant qu&apos;une case n&apos;a plus qu&apos;un chiffre, et essayez les deux là où elle en a deux.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>Dans les cases marquées, chaque chemin finit par deux chiffres égaux qui se rencontrent. Comme les trois chiffres sont interchangeables, un autre début ne change rien.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Donc l&apos;une des cases a un autre chiffre que A, B et C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Mettez un chiffre en évidence et reliez ses places partout où une ligne, une colonne ou un bloc n&apos;en a que deux. Si une boucle de cinq se fermait à une ou deux places près, vous l&apos;avez trouvée.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Supposons qu&apos;aucun gardien ne soit A. Alors deux voisines dans la boucle sont toujours les seules places pour A dans leur ligne, leur colonne ou leur bloc : l&apos;une est A, l&apos;autre non.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Donc les cases sont tour à tour A et non A. Avec un nombre impair de cases, la dernière est comme la première, mais elles sont voisines aussi. C&apos;est impossible.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Donc l&apos;un des gardiens est A. Les cases qui les rencontrent tous ne sont pas A, et s&apos;il n&apos;y en a qu&apos;un, il est A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Deux cases de base côte à côte dans un bloc, avec trois ou quatre candidats à elles deux, et deux cases cibles qui ne les rencontrent pas. Les cibles doivent contenir les deux mêmes chiffres que la base. Les candidats qui ne vont dans aucun de ces cas disparaissent.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Cherchez deux cases d&apos;un bloc sur une ligne avec trois ou quatre candidats à elles deux, et des cases avec les mêmes candidats sur d&apos;autres lignes des blocs voisins. Dans les trois colonnes, hors de ces blocs, chacun des chiffres ne doit aller que sur deux lignes au plus.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Supposons la base sur une ligne. Trois colonnes comptent, une par bloc : celles des cibles, et celle à côté de la base.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Un chiffre de la base n&apos;est nulle part ailleurs dans sa ligne et son bloc. S&apos;il n&apos;était non plus dans aucune cible, les trois colonnes le voudraient dans leurs autres cases.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Il y faut trois lignes différentes, mais il n&apos;y a de place que sur deux au plus. Donc le chiffre est dans une cible, et l&apos;autre de la base aussi.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Les deux chiffres doivent aussi trouver place dans les trois colonnes et les autres blocs, donc toutes les paires ne vont pas. Ce que bloque chaque façon restante est faux.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior : les deux cibles sont dans les blocs à côté de la base. Senior : l&apos;une est plus loin dans une telle colonne. Double : deux Exocets utilisent les mêmes colonnes.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Seize cases dans quatre blocs où deux lignes et deux colonnes se croisent : dans chaque bloc, deux cases de la ligne et deux de la colonne. Elles forment un anneau où chaque paire partage des chiffres avec la suivante. S&apos;il n&apos;y a de place que pour autant de chiffres que de cases, chacun disparaît du reste de sa ligne, colonne ou de son bloc.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Cherchez quatre blocs aux coins d&apos;un rectangle, avec deux lignes et deux colonnes qui y sont vides sauf aux croisements. Chaque paire de cases a environ quatre candidats, dont deux en commun avec chaque voisine.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Faites le tour de l&apos;anneau : chaque paire partage une ligne ou une colonne avec une voisine, et un bloc avec l&apos;autre. Un chiffre n&apos;y est qu&apos;une fois.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Comptez pour chaque chiffre combien de ces lignes, colonnes et blocs contiennent toutes ses places dans l&apos;anneau. En tout, il y en a autant que de cases.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Chaque case a besoin d&apos;un chiffre, donc aucun ne peut manquer : chacune de ces lignes, colonnes et chacun des blocs a ses chiffres dans l&apos;anneau. Ils disparaissent de ses autres cases.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Les cases où certaines lignes et certaines colonnes se croisent. Certains chiffres comptent une fois dans chacune des colonnes, tous les autres une fois dans chacune des lignes. Si cela fait autant de chiffres que de cases, chacun disparaît du reste de sa ligne ou colonne.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Cherchez quatre lignes et quatre ou cinq colonnes qui se croisent en beaucoup de cases vides, et des chiffres donnés dans beaucoup de leurs autres cases.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Chacune des cases a besoin d&apos;un chiffre. Un chiffre ne peut être qu&apos;une fois dans une colonne, et qu&apos;une fois dans une ligne.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Comptez les chiffres qui vont : certains par colonnes, les autres par lignes. S&apos;il y en a juste autant que de cases, aucun ne peut manquer.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Donc chaque ligne et colonne a dans ces cases les chiffres comptés par elle. Ils disparaissent de ses autres cases.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Un Multifish compte à partir des chiffres : certains doivent être dans chacune de certaines lignes, et colonnes et cases isolées ont juste assez de place pour eux.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Des cases d&apos;un bloc, avec quelques cases d&apos;une ligne et d&apos;une colonne qui le croisent, qui ont autant de chiffres que de cases. Chaque chiffre n&apos;est que dans la ligne, que dans la colonne ou que dans le bloc, donc chacun y est une fois. Il disparaît de toute autre case qui rencontre toutes ses places.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Cherchez un Sue de Coq dont la partie du bloc a besoin de quelques cases d&apos;une seconde ligne ou colonne, avec les chiffres qui restent.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Chaque chiffre a toutes ses places dans la ligne, dans la colonne ou dans le bloc. Il n&apos;y tient donc qu&apos;une fois.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Une case qui partage une ligne, une colonne ou un bloc avec toutes les places d&apos;un tel chiffre le rencontre où qu&apos;il soit. Elle ne peut donc pas être ce chiffre.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Il ôte quelque chose à une case, une ligne, une colonne ou un bloc, de sorte qu&apos;il y reste un singleton. D&apos;autres candidats ont pu y disparaître plus tôt.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>On suppose un candidat, et les singletons se suivent l&apos;un après l&apos;autre, comme dans un whip. Mais chacun peut être n&apos;importe où, pas seulement là où le précédent a ôté quelque chose. À la fin, une case n&apos;a plus de chiffre, ou un chiffre plus de place, le candidat disparaît donc.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Une ligne et un bloc qui se croisent : hors du croisement, la ligne a une case avec les candidats A et B, et le bloc n&apos;a A et B que dans une case. Ces deux cases sont le même chiffre, et l&apos;autre est là où ligne et bloc se croisent. Donc la case du bloc n&apos;a pas d&apos;autre chiffre, et A et B disparaissent du reste de la ligne.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Prenez une case à deux candidats et regardez les autres blocs de sa ligne : l&apos;un d&apos;eux n&apos;a-t-il les deux chiffres, hors de la ligne, que dans une case ? Deux cases à trois chiffres, et trois à quatre, font de même.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>La case de la ligne est A ou B. Si elle est A, il n&apos;y a pas d&apos;autre A dans la ligne, donc pas là où ligne et bloc se croisent.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Le bloc a aussi besoin d&apos;un A, et n&apos;a pour lui, hors de la ligne, que sa seule case. Son B est alors là où ligne et bloc se croisent, et la ligne a le sien là aussi.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Si la case de la ligne est B, c&apos;est pareil dans l&apos;autre sens.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Des cases d&apos;une ligne ou colonne et d&apos;un bloc qui se croisent, avec seulement autant de chiffres que de cases : quatre dans un WXYZ-Wing, cinq dans un VWXYZ-Wing, et ainsi de suite. Tous les chiffres sauf un ne peuvent y être qu&apos;une fois. Donc le dernier est dans l&apos;une des cases et disparaît de toute case qui rencontre toutes ses places.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Tous les chiffres sauf un tiennent au plus une fois dans ces cases, car leurs places partagent une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Ils laissent donc au moins une case libre, et le dernier chiffre la remplit.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Toutes les cases qui ont les deux mêmes candidats A et B et sont reliées par des lignes, colonnes et blocs, avec des branches et des anneaux. Elles forment deux groupes : l&apos;un est tout A, l&apos;autre tout B. A et B disparaissent de toute case qui partage une ligne, une colonne ou un bloc avec une case de chaque groupe.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Quand les deux mêmes candidats sont seuls dans cinq cases ou plus, donnez-leur tour à tour deux couleurs, et cherchez des cases qui rencontrent les deux couleurs.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Des cases reliées qui partagent une ligne, une colonne ou un bloc sont différentes.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Donc un groupe est tout A et l&apos;autre tout B, ou l&apos;inverse.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>Dans tous les cas, une case qui rencontre une case de chaque groupe rencontre un A et un B, donc elle n&apos;est ni l&apos;un ni l&apos;autre.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Une ligne et une colonne se croisent dans un bloc. Hors de ce bloc, un chiffre n&apos;a qu&apos;une place dans la ligne et une dans la colonne. Il est alors dans l&apos;une de trois cases : ces deux-là, les ailes, ou le pivot, au croisement. Trois chiffres de ce genre remplissent les trois cases ; deux, avec deux autres de mêmes ailes et de pivot opposé, en remplissent quatre.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Supposons que les douze cases n&apos;aient que A, B et C. Lisez celles d&apos;un bloc de haut en bas : A, B, C, A ... tourne dans un sens, A, C, B, A ... dans l&apos;autre.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Quelques cases qui n&apos;ont presque toutes que les mêmes trois ou quatre chiffres, placées de sorte qu&apos;il y a toujours deux façons de les remplir avec les mêmes chiffres dans chaque ligne, colonne et bloc. Si elles ne contenaient rien d&apos;autre, la grille aurait deux solutions. Un vrai Sudoku n&apos;en a qu&apos;une, donc un candidat de trop dans ces cases est vrai.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Cherchez des cases de trois ou quatre chiffres qui en rencontrent d&apos;autres dans la ligne, dans la colonne et dans le bloc. Remplissez-les, puis essayez d&apos;une autre façon avec les mêmes chiffres dans chaque ligne, colonne et bloc.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Prenez n&apos;importe quelle façon de remplir les cases avec ces chiffres. Il y en a une deuxième où chaque ligne, colonne et bloc y a les mêmes chiffres.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Toutes les autres cases vont avec la deuxième façon comme avec la première, car ce qu&apos;elles rencontrent est pareil.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Quatre blocs aux coins d&apos;un rectangle, chacun avec trois cases dans trois lignes et trois colonnes, qui semblent n&apos;avoir que A, B et C. Aussi appelé marteau de Thor ou Trivalue Oddagon. Dans un ou trois des blocs les cases montent, dans les autres elles descendent. De telles cases ne peuvent être remplies, donc l&apos;un des candidats qu&apos;elles ont en plus est juste.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Une boucle fermée de cinq ou sept places pour un chiffre A, chacune avec la suivante dans une ligne, une colonne ou un bloc sans autre place pour A, sauf quelques-unes : les gardiens. Aussi appelé Guardians. Sans eux la boucle ne pourrait être juste, donc l&apos;un d&apos;eux est A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>On suppose un candidat, et les singletons se suivent l&apos;un après l&apos;autre : chacun se trouve dans une case, une ligne, une colonne ou un bloc où le précédent a ôté quelque chose. À la fin, il ne reste rien dans l&apos;un d&apos;eux, le candidat disparaît donc.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Choisissez un candidat près de cases à deux candidats et de lignes à deux places, et suivez ce qu&apos;il force. Ne regardez que ce qu&apos;ôte le dernier chiffre. Moins il faut de singletons, plus le whip est facile.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Dix cases ou plus qui semblent n&apos;avoir que A, B et C, et partagent tant de lignes, de colonnes et de blocs qu&apos;il ne reste aucune façon de les remplir. Donc l&apos;un des candidats qu&apos;elles ont en plus est juste.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Là où trois chiffres restent ensemble dans beaucoup de cases, donnez-leur trois couleurs, pour que des couleurs égales ne se rencontrent jamais. Là où cela échoue, une case doit être autre chose. Le motif le plus connu de ce genre est le Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Ouvrir...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Coller une grille</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Enregistrer &amp;sous...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>&amp;Copier la grille</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Copier co&amp;mme</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>Retour &amp;avant l&apos;erreur</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Saisir la vôtre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Recomme&amp;ncer</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>&amp;Faire un essai</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>Abandonner l&apos;essa&amp;i</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>Effacer les c&amp;ouleurs</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>Nettoyage a&amp;uto des candidats</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Écrire des &amp;chiffres</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>Écrire &amp;des candidats</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>Écrire des &amp;notes de coin</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Écrire des notes &amp;au centre</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>Écrire des cou&amp;leurs</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>&amp;Mode suivant</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Marquer les chiffres &amp;répétés</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Surligner le même &amp;chiffre</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>&amp;Surligner ligne, colonne et bloc</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>Surligner les cases à &amp;deux candidats</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Marquer aussitôt les chiffres fau&amp;x</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>&amp;Montrer les chiffres restants</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Choisir d&apos;abord le chi&amp;ffre</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>M&amp;ontrer les noms des lignes et colonnes</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>Montrer l&apos;&amp;horloge</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>&amp;Noms des cases</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>Clavier et &amp;souris</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>À &amp;propos de Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Fichiers récents</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporter...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>Im&amp;primer...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>Indice s&amp;uivant</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Appliquer l&apos;indice</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>&amp;Fermer l&apos;indice</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Résoudre maintenant</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>Compter les &amp;solutions</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>&amp;Adapter le plateau à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;Modifier les touches...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Indi&amp;ce</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;Toutes les étapes</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>C&amp;hemin de résolution</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>&amp;Choisir les techniques...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Paramètres...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>&amp;Effacer les liens</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>&amp;Tracer des liens</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Observer</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;Deux solveurs côte à côte</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Pr&amp;opriétés</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>Proposer coin, centre, couleur &amp;et lien</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Platea&amp;u plus grand</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Plateau plus pet&amp;it</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>&amp;Revoir ma partie</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>Enregistrer des &amp;images de cette exécution...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>&amp;Remplir les candidats</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Remplir les candidats de la &amp;sélection</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Remplir les candidats du chiffre surli&amp;gné</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>Éliminer les candidats &amp;impossibles</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>E&amp;ffacer tous les candidats et notes</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>&amp;Pourquoi pas ce chiffre...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Surlignez d&apos;abord un chiffre : maintenez Alt et appuyez sur le chiffre.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>&amp;Garder l&apos;essai</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>&amp;Remplir les singletons</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Nouvelle g&amp;rille...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>D&apos;abord où chercher, puis les cases, puis toute la raison.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Fait ce que dit l&apos;indice.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Toutes les étapes possibles maintenant.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Toutes les étapes d&apos;ici à la solution, l&apos;une après l&apos;autre.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Marque un chiffre présent deux fois dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Les cases à deux candidats sont souvent celles où l&apos;on avance.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Compare chaque chiffre à la solution dès qu&apos;il est écrit ; Vérifier ne le fait que sur demande.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>Les touches montrent combien de fois chaque chiffre manque encore.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Choisissez d&apos;abord un chiffre, puis cliquez toutes les cases où il va.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Ce que les touches de chiffres peuvent écrire en plus des chiffres et des candidats.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Comment les phrases nomment une case : r1c1 est la ligne 1, colonne 1 ; avec A1, les lignes sont des lettres.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>La règle, et comment écrire, vérifier et annuler, en images.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;Que vois-je ici ?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Ce que font les solveurs, et une exécution en cinq images.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Les parties commencées, chacune gardée avec tous ses coups.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Ouvre une grille que vous avez copiée dans un autre programme.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Copie la grille sous la forme que lit un autre programme.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Compare une fois vos chiffres à la solution et dit lesquels sont faux.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Reprend tous les coups depuis la première erreur.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Saisissez une grille d&apos;un journal ou d&apos;un livre.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Arrête l&apos;horloge et couvre le plateau.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>R&amp;eprendre</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Niveau, cotes, source et autres faits sur cette grille.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Enlève tout ce que vous avez écrit ; Annuler le ramène.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>Ce que vous écrivez maintenant a une seconde couleur ; plus tard, vous gardez ou abandonnez le tout.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Reprend tout ce que vous avez écrit dans la seconde couleur.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Écrit dans chaque case vide les chiffres que les règles y permettent encore.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>La même chose, seulement dans les cases sélectionnées.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>La même chose, seulement pour le chiffre surligné.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Élimine une fois tous les candidats exclus par un chiffre de leur ligne, colonne ou bloc.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Écrire un chiffre l&apos;élimine des candidats de sa ligne, de sa colonne et de son bloc.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Les candidats sont les chiffres qu&apos;une case peut encore contenir ; les indices s&apos;en servent.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>De petits chiffres aux coins d&apos;une case : vos propres notes, que le programme ne touche pas.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>De petits chiffres au milieu d&apos;une case : vos propres notes, que le programme ne touche pas.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Trace des lignes entre candidats, pour suivre ce qui dépend de quoi.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Change ce qu&apos;écrivent les touches de chiffres.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Dit ce qui exclut un chiffre de la case sélectionnée.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Écrit chaque chiffre qui n&apos;a plus qu&apos;une place, ou qui est seul dans sa case.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Quelles techniques utilisent les indices et les étapes, et dans quel ordre.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Deux solveurs travaillent en même temps sur cette grille.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Remplit toute la solution.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Un vrai Sudoku en a exactement une.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>Grille du &amp;jour...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Toutes les grilles, et ce que vous en avez joué.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Gri&amp;lle</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mporter...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Met les grilles de fichiers dans une collection à vous.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Poser un mar&amp;que-page</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Retient le plateau tel qu&apos;il est ; Marque-pages y ramène.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>&amp;Marque-pages</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Revient à une position que vous avez marquée ; Annuler ramène là où vous étiez.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Toutes les techniques, de la plus facile à la plus difficile, expliquées.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>Apprendre les techni&amp;ques</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>Parties enre&amp;gistrées...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>&amp;Montrez-moi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Joue la raison sur le plateau, image par image.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>&amp;Expliquer les solutions</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Pourquoi cette grille a une solution, aucune ou plusieurs.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>&amp;Comparer les solveurs</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Ce que chaque solveur et chaque façon de supposer demande pour cette grille, ou pour toutes celles d&apos;un fichier.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>M&amp;anuel</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Tout sur le jeu, les touches, les solveurs, les techniques et les fichiers, avec une recherche.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n&apos;est pas %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 est en %2</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>il n&apos;y reste rien d&apos;autre</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1 n&apos;a pas d&apos;autre place dans %2</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>dans %1, toutes les places de %2 sont dans %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>la note %1 le dit</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Étape la plus dure pour HoDoKu : %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Pour s&apos;entraîner : %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, position %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>&amp;Colorier les cases</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;Placer %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Éliminer &amp;le candidat %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>Écrire le ca&amp;ndidat %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>Il y a déjà un %2 en %1.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 ne peut pas aller en %2, car il est déjà en %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>Pourquoi %1 a-t-il &amp;disparu ?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>Sélectionne&amp;r tous ces chiffres</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>Pour&amp;quoi pas %1 ?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>&amp;Tracer le lien vers %1 ici</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>&amp;Tracer un lien depuis %1 ici</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>&amp;Supprimer %n lien de cette case</numerusform>
            <numerusform>&amp;Supprimer %n liens de cette case</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>&amp;Supprimer %n lien de %1</numerusform>
            <numerusform>&amp;Supprimer %n liens de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Colorier le c&amp;andidat %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>&amp;Remplir les candidats ici</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Pourquoi &amp;%1 a-t-il disparu ?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Pourquoi pas &amp;%1 ?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>&amp;Pourquoi pas</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Couleur &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Placer u&amp;n chiffre</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>Écrire &amp;un candidat</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>Aucune coule&amp;ur</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>une parmi %1 cases</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>même ligne</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>même colonne</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>même bloc</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>supposons cela</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>seul autre %1 dans %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>rien d&apos;autre ne reste dans %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>même case</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1 a déjà son %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>pourquoi %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>si %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1 ne sont pas %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1 n&apos;est pas %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1 ne sont pas %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n&apos;est pas %2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>dans %1, le %2 est dans %3</translation>
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
        <translation>, donc </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>elles partagent %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>elle partage %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>chacune partage une ligne, une colonne ou un bloc avec toutes celles-ci</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>chacune partage une ligne, une colonne ou un bloc avec les deux</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1 : voir %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>sans hypothèse</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>désormais un singleton</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>dans chacun de ces chemins, le premier ou le dernier candidat est vrai</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, et </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>seule place pour %1 dans %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>cela mène à une impasse</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1 n&apos;a pas de place pour %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1 n&apos;a plus aucun chiffre</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>une impasse</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 exclut %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>il ne resterait rien pour %1</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>même ligne, colonne ou bloc</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1 : %2 cases pour %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1 ont besoin de tous leurs autres chiffres</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>une parmi %1 est %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>les mêmes %1 cases</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>sinon %1 remplissent %2 : rien pour %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>sinon il ne resterait rien pour %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>sinon %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>donc les autres partent aussi</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 sauf %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 remplissent %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 n&apos;ont que %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>seules places pour %1 dans %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>les lignes %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>les colonnes %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1 ont besoin de %2 pour %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>comme aux lignes %1 à %2 de la liste</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>les blocs %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>seules places dans %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 sont %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>seule place dans %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>plus petite case</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>L&apos;hypothèse porte sur la case à qui il reste le moins de chiffres</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>impasses</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>L&apos;hypothèse porte sur ce qui a pris part aux dernières impasses (par activité)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>moins de choix</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>L&apos;hypothèse porte sur la case à qui il reste le moins de chiffres, ou sur l&apos;endroit où va un chiffre dans la ligne, la colonne ou le bloc où il a le moins de places</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>première case</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>L&apos;hypothèse porte sur la première case vide, ligne par ligne</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>L&apos;hypothèse porte sur n&apos;importe quel chiffre de n&apos;importe quelle case</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln abandonnée</numerusform>
            <numerusform>, %Ln abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>travaille</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>bloqué</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>une solution</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>deux ou plus</translation>
    </message>
</context>
<context>
    <name>Contestants</name>
    <message>
        <source>%1: %2</source>
        <comment>a solver, and how it guesses</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a solver, and a part of it</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 sans %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 doit être %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>À cause de %1, il ne reste aucun chiffre pour %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>À cause de %1, %2, et alors il ne reste aucun chiffre pour %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>À cause de %1, %n chiffre s&apos;ensuit, et alors il ne reste aucun chiffre pour %2.</numerusform>
            <numerusform>À cause de %1, %n chiffres s&apos;ensuivent, et alors il ne reste aucun chiffre pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>À cause de %1, il ne reste aucune place pour %2 dans %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>À cause de %1, %2, et alors il ne reste aucune place pour %3 dans %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>À cause de %1, %n chiffre s&apos;ensuit, et alors il ne reste aucune place pour %2 dans %3.</numerusform>
            <numerusform>À cause de %1, %n chiffres s&apos;ensuivent, et alors il ne reste aucune place pour %2 dans %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>À cause de %1, chaque façon de remplir les autres cases finit dans une impasse.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1 peuvent se remplir de deux façons, et aucune donnée ne décide entre elles.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus dur</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>Le motif s&apos;étend sur tout le plateau. Il décide quelque chose dans %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>C&apos;est cette case qui compte : %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Ce sont ces cases qui comptent : %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>C&apos;est cette case (%n) qui compte.</numerusform>
            <numerusform>Ce sont ces %n cases qui comptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Supposons : %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Supposons : %1. %2 …</translation>
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
        <translation>le lien</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>le fichier XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>le fichier JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>l&apos;archive zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>les données de la partie</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>la grille</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>la liste des candidats</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>un Sudoku de HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>un Sudoku de KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>un fichier de Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>une grille mais une position de la bibliothèque de HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>un dossier</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>un tube nommé</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>un socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>un périphérique</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>un pointeur Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>quels chiffres sont des données</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidats</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>plus d&apos;un Sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>cages de Killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>cages</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>thermomètres</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>indices dessinés</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>blocs irréguliers</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>anti-cavalier</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>anti-roi</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonales</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>différences</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>non consécutifs</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>groupes disjoints</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>rapports</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palindromes</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>lignes Renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>lignes de murmures</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>lignes à somme de région</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>sommes Little Killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sommes sandwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>quadruples</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>lignes d&apos;encadrement</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>cases minimum</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>cases maximum</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>régions supplémentaires</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>clones</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>cases impaires</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>cases paires</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>brouillard</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>cases d&apos;index</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>un lien d&apos;une forme connue</translation>
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
        <translation>liens</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>le début d&apos;un Sudoku</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la solution</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>les chiffres placés</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>que les candidats font partie de la grille</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>les secondes couleurs et les couleurs des candidats</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>les coups</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>le temps</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>les noms, sources et niveaux</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>les commentaires</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>les dates</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>les identifiants et les cotes</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>le fichier gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>un Sudoku (Solo) de Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>une grille de Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>une grille de lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>une grille de l&apos;Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>une archive dans une archive</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>l&apos;image</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n&apos;est pas %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>Rien n&apos;est possible.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 doit être %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ne peut pas être %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Si %1, alors %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 ne peut pas être %2 : la grille l&apos;exclut.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 ne peut pas être %2 : il est déjà dans %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 doit être %2 : il n&apos;y reste aucun autre chiffre.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 doit être %2 : il n&apos;a pas d&apos;autre place dans %3.</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>D&apos;après la note %3, %1 doit être %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 ne peut pas être %2 : dans %3, toutes ses places sont dans %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>D&apos;après la note %3, %1 ne peut pas être %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Impasse : il ne reste aucun chiffre pour %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Impasse : il ne reste aucune place pour %1 dans %2.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Impasse : la note %1 ne peut plus tenir.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Note %1 : %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>La note %1 est jetée : elle servait peu.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Toutes les hypothèses sont reprises pour recommencer ; les notes restent.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Une solution : chaque case a son chiffre.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>La note %1 exclut cette solution, pour en chercher une autre.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Tout a été essayé : il n&apos;y a pas de solution hors de celles trouvées.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>L&apos;hypothèse %1 est reprise.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Les hypothèses %1 et %2 sont reprises.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Les %1 hypothèses sont toutes reprises.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Les hypothèses %1 à %2 sont reprises.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Hypothèse %1 : %2 en %3.</translation>
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
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Supposons : %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Alors %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Singletons</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Candidats verrouillés</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Paires, triplets, quadruplets</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Poissons</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Deux liens d&apos;un chiffre</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Ailes</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Unicité</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Chaînes et boucles</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Ensembles presque verrouillés (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Exclusion</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Gabarits</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>Chaînes forcées</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>un coup au hasard</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Avec %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Votre record absolu : %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Votre record du mois : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>plus rapide de %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>plus lent de %1</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, premier degré seulement</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Étape %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>La plus longue : %1 avant l&apos;étape %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>S&apos;entraîner : %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Formats de fichier</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold reconnaît un format à ce que contient le fichier, et non à son nom. Un fichier, un dossier ou un lien peuvent aussi être déposés sur la fenêtre, et une grille collée.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Les cases : %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Recherche d&apos;une étape</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>Il y a une erreur sur le plateau</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Cela peut prendre un moment.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Corrigez d&apos;abord l&apos;erreur ; d&apos;ici là, aucun indice ne peut faire avancer.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>trait plein : l&apos;une de ses extrémités est vraie</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>tirets : ses extrémités ne sont pas vraies toutes les deux</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Aucune raison courte n&apos;a été trouvée ; celle-ci demande %n étape.</numerusform>
            <numerusform>Aucune raison courte n&apos;a été trouvée ; celle-ci demande %n étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>tirets : ce chiffre bloque cette case</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>trait plein : sa fin découle de son début</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>Un seul chiffre entre dans %1.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>Une seule case est vide dans %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Lien %1 sur %2 : %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Trouvez maintenant : %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Pas d&apos;étape de ce genre ici : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Bien, mais pas tout : il manque encore %n élimination.</numerusform>
            <numerusform>Bien, mais pas tout : il manque encore %n éliminations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Bien, mais pas tout : il manque encore %n chiffre.</numerusform>
            <numerusform>Bien, mais pas tout : il manque encore %n chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Bien, mais il manque encore quelque chose.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 est %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 ne peut pas être %2 : dans %3, le %2 est en %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>ne laisse [aucun chiffre pour {cells:has}][aucune place pour {digits} dans {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 ne peut pas être %2 : pas à pas, cela %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 peut encore être %2. Sinon ce serait %3, et pas à pas, cela %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 peut encore être %2. Sinon, dans %3, le %2 serait en %4, et pas à pas, cela %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Placez le chiffre qui en découle.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Éliminez ce qui doit partir.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Juste. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>C&apos;est vrai, mais il faut une étape plus dure : %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>Le reste est vrai aussi, grâce à : %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>La technique est juste : %1. Le reste est vrai, mais aucune étape que je connaisse ne le montre.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Tout n&apos;est pas juste.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>Le %1 de %2 fait partie du motif lui-même : ce qui part est à côté.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>C&apos;est vrai, grâce à : %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>C&apos;est vrai, mais par aucune étape que je connaisse.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Rien ne changerait : marquez ce qui part, ou placez un chiffre.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 ne peut pas être %2 : ce candidat a déjà disparu.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 peut encore être %2 : il n&apos;y reste aucun autre chiffre.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 peut encore être %2 : il n&apos;a pas d&apos;autre place dans %3.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 n&apos;est pas %2 dans la solution.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 peut encore être %2 : c&apos;est ainsi dans la solution.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>l&apos;une d&apos;elles est {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>places de {digits} dans {base} et {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>au plus une d&apos;elles est {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>ou bien toutes celles-ci sont vraies</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>ou bien toutes celles-là sont vraies</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>cases qui partagent {setdigits} avec {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>à elles seules, elles permettraient deux solutions</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>vrai dans l&apos;un des cas</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>faux dans l&apos;un des cas</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>chiffres utilisés par une combinaison</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>il doit rester un chiffre dans chacune de {excluders}</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A : ou bien toutes celles-ci sont {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B : ou bien toutes celles-ci, si A ne l&apos;est pas</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C : ou bien toutes celles-ci sont {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D : ou bien toutes celles-ci, si C ne l&apos;est pas</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>donc aucune d&apos;elles n&apos;est {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>places de {digits} dans {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>au plus une d&apos;elles pour chaque chiffre</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A : l&apos;une d&apos;elles est {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B : l&apos;une d&apos;elles est {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>une dans {pairhouse}, une dans {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>toutes les places de {digits} dans {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>les chiffres qui ne laissent pas d&apos;autre choix</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A : croisement, {line} et {box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B : cases du reste : {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C : cases du reste : {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>les autres places de {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>à elles seules, elles ne donneraient pas une solution unique</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>au plus une d&apos;elles est {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>l&apos;une d&apos;elles est {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>chacun de {restricted} au plus une fois</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>les autres chiffres de ces cases</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} remplissent ces cases</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>les autres places de {digits} dans {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>l&apos;un d&apos;eux doit être vrai</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name} : sans un chiffre, il lui faut tous les autres</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name} : cases dont une ligne de l&apos;explication a besoin ensemble</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>vrai si {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>faux si {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A : contient {firstDigits} ou {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B : sans {firstDigits}, il lui faut ses autres chiffres</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C : sans {secondDigits}, il lui faut ses autres chiffres</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name} : sans un chiffre de {cells}, il lui faut les autres</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>l&apos;un d&apos;eux est vrai</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>donc ceux-ci sont vrais</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>la mauvaise moitié les éliminerait tous</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>faux : ils ne peuvent pas tous être vrais</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>faux : A et B en bloquent chacun un</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>faux : deux d&apos;entre eux sont dans {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} remplissent ces cases</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A : {digits} dans {base} et {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>dans l&apos;une des deux lectures, hors de : {cover} ou {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>ceux-ci permettraient un échange dans le reste de la grille</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>données partenaires l&apos;une de l&apos;autre</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>les cases partenaires</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>eux seuls ne peuvent remplir leurs cases</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>une boucle à qui il manque une place</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>l&apos;une d&apos;elles est {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>candidats qui les rencontrent</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>la base : deux de ces chiffres</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>les cibles : les deux mêmes chiffres</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>pas assez de place pour un troisième</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>compté une fois par {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>compté une fois par {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>au plus une fois par chiffre et colonne</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>au plus un de ceux-ci par case</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>limités par leur ligne ou colonne</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>limités par leur bloc</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A : tous sauf un de {digits}</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B : les mêmes que A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>le dernier de {digits} est l&apos;une d&apos;elles</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A : cases de {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C : cases du reste : {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A : toutes le même chiffre</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B : toutes l&apos;autre chiffre</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Très facile</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 cases à remplir, presque toutes au premier regard.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 cases à remplir ; regarder lignes, colonnes et blocs suffit.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Ici ou là, un chiffre se cherche plus longtemps.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>De petites notes dans les cases aident : certaines étapes comparent deux ou trois cases.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Très difficile</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Il faut des notes dans presque chaque case, et de la patience.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Pour qui aime rester bloqué un moment.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus dur</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>seulement des singletons</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1, et %n plus facile</numerusform>
            <numerusform>%1, et %n plus faciles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Non valide</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Aucune solution</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n donnée</numerusform>
            <numerusform>%n données</numerusform>
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
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>L&apos;entrée est vide ; rien n&apos;a été ouvert.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>c&apos;est trop gros pour être ouvert ; au plus %1 sont lus à la fois.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Ce n&apos;est pas un texte lisible : il contient des caractères NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Cela s&apos;arrête au milieu (ligne %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Cela s&apos;arrête au milieu.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Abîmé ou incomplet : %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>La lecture s&apos;est arrêtée à la ligne %1 : il n&apos;y avait pas de Sudoku dans les derniers %2.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>Aucun Sudoku n&apos;a été trouvé dans les premiers %1.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>aucun Sudoku n&apos;a été trouvé.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>La ligne %1 a plus de %2 caractères ; aucun Sudoku n&apos;y a été trouvé.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>La ligne %1 a %2 caractères ; aucun Sudoku n&apos;y a été trouvé.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 n&apos;est ni un chiffre 1-9 ni un caractère pour une case vide.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Case %1 : %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Ligne %1, case %2 : %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 est une donnée que la partie enregistrée change ; la donnée a été gardée.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Il y a 1 case ; un Sudoku en a 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Il y a %n case ; un Sudoku en a 81.</numerusform>
            <numerusform>Il y a %n cases ; un Sudoku en a 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>La ligne %1 a 1 case ; une ligne d&apos;un Sudoku en a 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>La ligne %1 a %n case ; une ligne d&apos;un Sudoku en a 9.</numerusform>
            <numerusform>La ligne %1 a %n cases ; une ligne d&apos;un Sudoku en a 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>La ligne %1 a 1 case ; un Sudoku en a 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>La ligne %1 a %n case ; un Sudoku en a 81.</numerusform>
            <numerusform>La ligne %1 a %n cases ; un Sudoku en a 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>1 ligne a été trouvée ; un Sudoku en a 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>%n ligne a été trouvée ; un Sudoku en a 9.</numerusform>
            <numerusform>%n lignes ont été trouvées ; un Sudoku en a 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 n&apos;est pas un candidat (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Ligne %1, %2 : %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>c&apos;est un Sudoku %1 ; Ninefold n&apos;ouvre que les Sudokus classiques 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>c&apos;est une variante (%1) ; Ninefold n&apos;ouvre que les Sudokus classiques 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>ce lien ne mène qu&apos;à une page (%1) ; la grille elle-même n&apos;y est pas.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Ceci a été enregistré par un Ninefold plus récent (version %1 de ses fichiers) ; celui-ci ne peut pas le lire.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Ceci a été enregistré par %1, trop ancien pour être lu.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Le fichier XML utilise des entités ; il n&apos;a pas été ouvert.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>ce n&apos;est pas %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Le fichier ne peut pas être ouvert : %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>C&apos;est %1, pas un fichier avec des Sudokus.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Le fichier n&apos;a pas pu être lu jusqu&apos;au bout : %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Le fichier n&apos;a pas pu être écrit : %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Ce format ne peut pas contenir ceci : %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 n&apos;est pas un coup et a été laissé de côté.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>%n caractère a été trouvé ; une liste de candidats en a 729.</numerusform>
            <numerusform>%n caractères ont été trouvés ; une liste de candidats en a 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>un tableur a supprimé les zéros du début. Enregistrez-y la colonne comme texte.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>un tableur a arrondi les 81 chiffres à %1 ; ils sont perdus. Enregistrez-y la colonne comme texte.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>La bibliothèque ne peut pas être ouverte : %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>C&apos;est la base de données d&apos;un autre programme ; elle n&apos;a pas été touchée.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Une version plus récente de Ninefold a écrit cette bibliothèque ; elle n&apos;a pas été touchée.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>La bibliothèque est abîmée.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Un autre programme écrit dans la bibliothèque depuis longtemps ; réessayez.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>La connexion au serveur de la bibliothèque est perdue : %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>La bibliothèque n&apos;a pas pu être utilisée : %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Aucun Sudoku n&apos;a été trouvé ; la lecture s&apos;est arrêtée à la ligne %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>Le disque est plein, rien ne peut donc être écrit dans la bibliothèque. Faites de la place et réessayez.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Pour lire des images, il faut le paquet %1, qui n&apos;est pas installé.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>Aucun Sudoku n&apos;a été trouvé dans l&apos;image. Une image prise bien d&apos;en haut, avec tout le plateau et une bonne lumière, se lit le mieux.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Cette image est trop grande pour être lue ; la limite est de %1 millions de pixels.</translation>
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
        <translation>lien fort de %1 à %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>lien faible de %1 à %2</translation>
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
            <numerusform>%1 dans %n case</numerusform>
            <numerusform>%1 dans %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n lien</numerusform>
            <numerusform>%n liens</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>couleurs</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>chiffres</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 vidé</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 cases vides ; presque chacune a un chiffre évident.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 cases vides ; ligne, colonne ou bloc, un à la fois, sans notes.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 cases vides ou plus ; toujours sans notes, mais des chiffres se cachent bien.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Candidats verrouillés et paires, parfois un XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, ailes ; paires et candidats verrouillés.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Chaînes et ensembles de cases. De la patience.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Chaque chiffre à son tour, bloc par bloc, suffit.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Chaque chiffre à son tour, dans blocs, lignes et colonnes.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Des cases ne montrent leur chiffre que si l&apos;on compte ce qu&apos;elles voient.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Candidats verrouillés et paires cachées qui montrent aussitôt un chiffre.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Candidats verrouillés et paires, rarement un X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Surtout un XY-Wing ; candidats verrouillés, paires, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Candidats verrouillés, Skyscraper, paires ; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Surtout un Skyscraper ou un 2-String Kite ; candidats verrouillés, paires.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, Kites, rectangle caché, couleurs.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Chaînes, ailes, rectangle caché, rectangle vide.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Chaînes plus longues et ensembles presque verrouillés.</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Chaînes, ensembles presque verrouillés et, une fois sur deux, réseaux forcés.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1 cases vides, dont %2 à remplir tout de suite.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Combien de cases peuvent être remplies tout de suite au début</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>La cote de Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Rot. 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Rot. 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Haut–bas</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Gauche–droite</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Deux axes</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Antidiagonale</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Cela prend moins d&apos;une seconde.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Cela prend quelques secondes.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>C&apos;est rare : cela peut prendre une demi-minute.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Solution : page %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Solutions : pages %1 à %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>pas exactement une solution</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (touche Début)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Un événement en arrière (Gauche)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Lire ou mettre en pause (Espace)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Un événement en avant (Droite)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (touche Fin)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plateau de Sudoku</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Ligne %1 colonne %2 : %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>vide, candidats %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Événement %1 sur %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Cette page montre une partie de l&apos;exécution.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Appuyez sur Lire, ou avancez d&apos;un événement à l&apos;autre avec les flèches.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Aucune hypothèse en cours : chaque chiffre découle des données.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>1 hypothèse en cours. Le petit nombre est l&apos;hypothèse sur laquelle repose un chiffre.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>%1 hypothèses en cours. Le petit nombre est l&apos;hypothèse sur laquelle repose un chiffre.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Découle</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 placent un chiffre</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 barrent un candidat</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 écrivent des notes</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Entrée position suivante</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Entrée vérifie</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H où chercher</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D montre la réponse</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Espace autres notes</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Échap retour à la grille</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Épreuve : %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Épreuve, position %1 sur %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Entraînement, position %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Position %1 sur %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Position %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>C&apos;était la réponse : %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 sur %2 justes : l&apos;épreuve est réussie.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 sur %2 justes. Il en faut %3 pour réussir l&apos;épreuve.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Les touches de chiffres écrivent maintenant des chiffres.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>Les touches de chiffres barrent maintenant des candidats.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>Les touches de chiffres écrivent maintenant des notes.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Cette position compte maintenant comme trouvée avec de l&apos;aide.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Lignes et colonnes dans un autre ordre</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>aucune nécessaire, les singletons suffisent</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>plus de %1 cases ensemble</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 cases ensemble, par exemple %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, avec : %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>une case magique : %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>aucune, chaque donnée est nécessaire</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>le niveau %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>le niveau de graine %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 données</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>la symétrie %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>des données selon ce motif</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>cette solution</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>la cote %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>aucune donnée de trop</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Moins de 17 données laissent toujours plus d&apos;une solution.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Une telle grille n&apos;existe pas : le niveau, le motif et le nombre de données s&apos;excluent.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Une telle grille n&apos;existe pas : aucun ensemble de %1 cases n&apos;a la symétrie %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>Le motif n&apos;a pas la symétrie %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>Le motif laisse sans données deux lignes d&apos;une bande, ou deux colonnes d&apos;une pile : les échanger donne toujours une deuxième solution.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>La grille solution n&apos;est pas pleine, ou un chiffre est deux fois dans une unité.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Ces données de la grille solution vont aussi avec une autre solution.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Une telle grille n&apos;existe pas : le niveau et le niveau de graine s&apos;excluent.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Une telle grille n&apos;existe pas : le niveau %1 n&apos;a pas de cote %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>Aucune grille n&apos;a été trouvée en %1 essais.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>Aucune grille avec %1 n&apos;a été trouvée en %2 essais.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>le score %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>« %1 » comme technique la plus dure</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>la technique « %1 »</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Une telle grille n&apos;existe pas : le niveau %1 ne demande jamais la technique « %2 ».</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Une telle grille n&apos;existe pas : même l&apos;étape la plus facile a une cote de %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>On ne connaît aucun Sudoku avec une cote au-dessus de %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Une telle grille n&apos;existe pas : chaque case vide ajoute au moins %1 au score.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Une telle grille n&apos;existe pas : aucun score ne dépasse %1.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>le niveau %1, son tiers le plus facile</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>le niveau %1, son tiers moyen</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>le niveau %1, son tiers le plus dur</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>la plus dure que trouve une montée</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>une boucle SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>une grille quelconque</translation>
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
        <translation>Chercher dans :</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nom du fichier :</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Type de fichiers :</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Appuyez sur les touches</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>Ratings</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Déloyal</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrême</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Essais et erreurs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Techniques pour HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>L&apos;étape la plus dure pour HoDoKu, et les points de toutes</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>score et niveau du solveur par défaut de HoDoKu, et les techniques qu&apos;il utilise.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, {hodoku_score} points</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Niveau évalué</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Selon la règle de Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>résoluble par les seuls singletons nus et cachés, avec jusqu&apos;à 26, jusqu&apos;à 49 ou plus de cases vides :
Très facile, Facile, Moyen ; sinon, ER jusqu&apos;à 4,5 : Difficile, jusqu&apos;à 7,2 : Très difficile, au-dessus : Expert.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>La cote de chaque étape par Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer : l&apos;étape la plus dure</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>les cotes ER/EP/ED de Sudoku Explainer 1.2.1, trouvées en suivant ses étapes dans son ordre.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ramification</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Les choix sur le chemin de la solution, et les cases vides</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 pour chaque choix sur le chemin de la solution, plus les cases vides.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Ne demande que des singletons.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Demande %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Demande %1 et %2 techniques plus faciles.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Demande %1 et %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>cote %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Cette partie est ouverte sur un autre ordinateur (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Le fichier de cette partie a été supprimé.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Cette partie est abîmée et n&apos;a pas pu être lue.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Le fichier est gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Cette partie ne peut pas être ouverte (%1).</translation>
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
        <translation>C&apos;est rare : la recherche peut durer, et on peut l&apos;arrêter.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Le niveau est maintenant %1, où cela se présente.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>« %1 » n&apos;est plus demandé : %2 n&apos;en a presque jamais besoin.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 a %2 données ; le motif en a %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>ce n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop gros</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>&amp;Montrer les noms des lignes et colonnes à côté du plateau</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>&amp;Réduire les mouvements : montrer aussitôt les changements</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Montrer l&apos;&amp;horloge</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>&amp;Nettoyage auto : écrire un chiffre l&apos;élimine des candidats de sa ligne, de sa colonne et de son bloc</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Choisir d&apos;abord le chiffre, puis cliquer où il &amp;va</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>Pr&amp;oposer notes de coin, notes au centre, couleurs et liens</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Marquer les chiffres &amp;répétés : deux fois le même dans une ligne, une colonne ou un bloc</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Marquer aussitôt les chiffres &amp;faux : comparer chacun à la solution</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>Surligner le même &amp;chiffre</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>&amp;Surligner ligne, colonne et bloc</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>&amp;Montrer combien il reste de chaque chiffre</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>&amp;Dire quelles techniques la grille demande</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl avec &amp;un chiffre écrit un candidat, pas une note au centre</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>&amp;Nommer la technique derrière chacun de mes coups</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Montrer les fichiers ouverts et &amp;enregistrés parmi les fichiers récents du système</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Il y a une erreur sur le plateau, donc aucun singleton n&apos;est rempli. Vérifier montre laquelle.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Il n&apos;y a pas de singleton à remplir maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n singleton rempli.</numerusform>
            <numerusform>%n singletons remplis.</numerusform>
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
        <translation>Case la plus contrainte</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logique</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Solveur rapide</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking va de case en case dans l&apos;ordre de lecture. Dans chacune, il suppose le plus petit chiffre qui n&apos;enfreint aucune règle. Là où il ne reste aucun chiffre, il revient à la dernière hypothèse et y essaie le chiffre suivant. Il ne regarde jamais en avant et n&apos;apprend rien, si bien qu&apos;il peut retomber des milliers de fois dans la même impasse. Il trouve toujours la solution, mais par le plus long chemin.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Ce solveur suppose aussi, mais choisit bien la case : celle à qui il reste le moins de chiffres. Une case à un chiffre ne laisse pas de choix, et de deux chiffres l&apos;un est juste. Une case sans chiffre est une impasse. La dernière hypothèse est alors reprise et le chiffre suivant essayé. Bien choisir rend le chemin bien plus court que celui de Backtracking.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagation écrit tout ce qui découle avant de supposer. Il remplit une case à qui il ne reste qu&apos;un chiffre, et écrit un chiffre à qui il ne reste qu&apos;une place dans une ligne, une colonne ou un bloc. C&apos;est seulement quand rien ne découle plus qu&apos;il suppose, dans la case au plus petit nombre de chiffres. Une impasse reprend la dernière hypothèse avec tout ce qui en découlait. Beaucoup de grilles ne demandent aucune hypothèse.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Choix le plus étroit</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Ce solveur a deux sortes d&apos;hypothèses : quel chiffre va dans une case, et où va un chiffre dans une ligne, une colonne ou un bloc. Il prend l&apos;hypothèse qui laisse le moins de possibilités. S&apos;il n&apos;en reste qu&apos;une, il n&apos;y a rien à supposer. S&apos;il n&apos;en reste aucune, c&apos;est une impasse, et la dernière hypothèse est reprise. La difficulté des nouvelles grilles se mesure avec la même règle.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL déduit comme Propagation (et aussi : un chiffre dont toutes les places dans une ligne, une colonne ou un bloc se trouvent dans une autre de ces unités ne peut être ailleurs dans celle-ci) et apprend de chaque impasse. Il se demande quels chiffres y ont mené, supposés ou non, et écrit une note : ils ne peuvent pas tous être justes. La note découle des seules règles, et compte donc dès lors comme l&apos;une d&apos;elles. Puis la recherche revient à la dernière hypothèse dont la note a besoin à part la toute dernière ; les hypothèses entre les deux sont reprises aussi. Les lettres signifient « conflict-driven clause learning » : un conflit est une impasse, et une clause est une note.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>candidats %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>coin %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>centre %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Ligne %1 colonne %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1 : caché</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donnée</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>à l&apos;essai</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a cell and what it holds</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>show this and leave</source>
        <translation>afficher ceci et quitter</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>afficher les versions de Ninefold et de Qt et quitter</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>commencer par une nouvelle grille : very-easy, easy,
normal, hard, very-hard ou expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>montrer les grilles du jour</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>attendre que le système demande une fenêtre (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Usage : ninefold [FICHIER...]
Joue au Sudoku. Un FICHIER contient des grilles sous une forme que Ninefold connaît ; plusieurs sont ouverts comme une seule liste.
Si Ninefold est déjà lancé, il les ouvre dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Il n&apos;y a pas d&apos;option « %1 ».</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help donne la liste des options.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Il n&apos;y a pas de niveau « %1 » ; les niveaux sont very-easy, easy, normal, hard, very-hard et expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game demande un niveau : very-easy, easy, normal, hard, very-hard ou expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 ne prend pas de valeur.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Des fichiers, --new-game ou --daily : un seul à la fois peut être demandé.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Regardez dans %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Regardez toutes les places de %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Cherchez %1 dans %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 sont %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>La cote propre à Ninefold pour cette étape, à peu près sur l&apos;échelle de Sudoku Explainer. L&apos;ER d&apos;une grille vient des techniques de Sudoku Explainer et peut donc différer.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>le chiffre à placer</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>peut être éliminé</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>éliminer les candidats barrés de %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>éliminer %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>les candidats barrés de %1 disparaissent</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, car supposer que {start:if} mène au contraire.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result} : dans {base}, {digits} remplit {cover}, donc il est dans l&apos;une de {starts}, et chacune mène à la même chose.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, car supposer que {start:if} ne laisse [aucun chiffre pour {cells:has}][aucune place pour {digits} dans {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, car [chaque place de {digits} dans {house}][chaque candidat de {cells:has}] y mène.</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, car [chaque place de {digits} dans {house} y mène][chaque candidat de {cells:has} y mène][cela découle, que {start:if} ou non].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>ligne</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>colonne</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>bloc</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 candidats</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>en haut au milieu</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>au milieu à gauche</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>au milieu à droite</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>en bas au milieu</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>box 9, bottom right</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>technique, where to look</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Look all over the board.</source>
        <translation>Regardez sur tout le plateau.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>Dans %1, il ne reste qu&apos;un chiffre à une case.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>Dans %1, il ne reste qu&apos;une place à un chiffre.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, car sinon on pourrait échanger {pattern} dans {cells}, ce qui fait une deuxième solution.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, car {guards:or} doit être {extras} : sans cela, il y aurait une deuxième solution.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, car {base} épuisent les {digits} dans {cover}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Il ne peut y en avoir qu&apos;un par {cover:kind}, donc ils se les partagent. Aucune autre case dans {cover} ne peut être {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result} : si {fins:or} est {digits}, cela l&apos;exclut ; sinon, {base} épuisent les {digits} dans {cover}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, car {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, seule place restante pour {digits} dans {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, seule place restante pour {digits} dans {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, car {digits} remplissent {cells} dans {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, car {digits} remplissent {cells}, dans {house} et dans {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, car {other} a son {digits} en {cells:or} : {house} n&apos;a pas d&apos;autre place pour lui.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} n&apos;ont ensemble que {digits} : {count} cases pour {count} chiffres, donc elles les épuisent tous. Aucune autre case dans {house} ne peut les avoir.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} n&apos;ont ensemble que {digits} : {count} cases pour {count} chiffres, donc elles les épuisent tous. Aucune autre case dans {house} ne peut les avoir.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, car {cells} épuisent {digits} dans {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, car l&apos;une de {endsA} est {digits} et l&apos;une de {endsB} est {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>Dans {pairhouse}, le {digits} est en {far} ou {near}. En {far}, il bloque {gone} ({farhouse}). En {near}, {touched} a son {digits}, donc {box} a son {digits} en {rest:or}, ce qui bloque aussi {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result} : quelle que soit l&apos;extrémité dans {pairhouse} et dans {pairhouse2} qui est {digits}, elle ou {box} l&apos;exclut.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} partagent {bridge}, donc l&apos;une d&apos;elles n&apos;est pas {digits}. {cases:cases} L&apos;une comme l&apos;autre bloque {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, le seul chiffre qui manque dans {house}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} est la dernière case vide dans {house}, et seul {digits} y manque.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, le seul chiffre qui lui reste.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Il ne reste que {digits} pour {cells}.[ Sa ligne, sa colonne et son bloc ont déjà d&apos;autres chiffres, en {blockers}.][ Des étapes précédentes ont éliminé {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, car toute façon de placer tous les {digits} l&apos;utilise.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, car aucune façon de placer tous les {digits} ne l&apos;utilise.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>lignes, colonnes et blocs</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Regardez sur tout le plateau ; commencez en %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Si {guards} était {pattern:or}, {cells} ne contiendraient que {pattern}, et les échanger donnerait une deuxième solution : chaque ligne, chaque colonne et chaque bloc garde les deux. Un vrai Sudoku n&apos;en a qu&apos;une, donc {guards} n&apos;est aucun des deux.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>Dans {house}, le {linked} est en {guards:or}. Si l&apos;autre était {lost}, {cells} ne contiendraient que {pattern}, et les échanger donnerait une deuxième solution : chaque ligne, chaque colonne et chaque bloc garde les deux. Aucune des deux n&apos;est donc {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>Dans {base}, le {digits} n&apos;entre que dans {cover}. Ces {base:kinds} demandent un {digits} par unité, et ces {cover:kinds} n&apos;en contiennent qu&apos;un par unité, donc tout est pris : {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>Dans {house}, le {digits} n&apos;entre qu&apos;en {cells:or}, toutes dans {other}. Aucune autre case dans {other} n&apos;est donc {digits}, et {target} n&apos;a plus qu&apos;une place pour lui : {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>Dans {house}, les chiffres {set} n&apos;entrent qu&apos;en {cells} : {count} chiffres pour {count} cases, donc ils les remplissent. Il ne reste ainsi qu&apos;une place pour {digits} dans {house} : {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>Dans {house}, les chiffres {digits} n&apos;entrent qu&apos;en {cells} : {count} chiffres pour {count} cases, donc ils les remplissent. Aucun autre chiffre ne peut être dans ces cases.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>Dans {house}, le {digits} n&apos;entre qu&apos;en {cells:or}. Toutes sont dans {other}, donc c&apos;est là que {other} a son {digits}, et {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Aucune de {cells} n&apos;est une donnée. Si {guards} était {lost}, elles ne contiendraient que {pattern}, et les échanger donnerait une deuxième solution : chaque ligne, chaque colonne et chaque bloc garde les deux. Donc {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Aucune de {cells} n&apos;est une donnée. Sans {extras} en {guards}, elles ne contiendraient que {pattern}, et les échanger donnerait une deuxième solution. Donc {guards:or} est {extras}, ce qui bloque {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} est {pivotdigits:or}. {cases:cases} Dans tous les cas, {fact} : {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>les %1 cases marquées</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} partagent un bloc, donc l&apos;une n&apos;est pas {digits}[, et l&apos;une n&apos;est pas {other}] : sa ligne ou sa colonne a alors {digits} à son autre extrémité, en {endsA}. De même, l&apos;une de {endsB} est {digits2}. Cela bloque {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>remplir les %1 cases marquées</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result} : à chacune il ne reste qu&apos;un chiffre, ou elle est la seule place pour son chiffre.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells} : à chacune il ne reste qu&apos;un chiffre, ou elle est la seule place restante pour son chiffre dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} doit être {extras:or} ; sinon on pourrait échanger {pattern} dans {cells} : une deuxième solution. Avec {set:has}, cela épuise {setdigits} dans {house} : autant de cases que de chiffres.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Toutes les places de {digits} dans {box} sont dans une ligne et une colonne. Dans {pairhouse}, le {digits} est en {near} ou {far}, dans {pairhouse2} en {near2} ou {far2}. Une extrémité de chacune bloque sa case ; l&apos;autre force {box} à le faire.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>Dans {house}, le {linked} est en {link:or}. {cases:cases} L&apos;une comme l&apos;autre bloque {gone} : {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Sinon, {pivot} lui-même est {digits}. Chacune bloque {gone} : {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>l&apos;une des %1 cases marquées</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Qu&apos;est-ce que c&apos;est : %1 ?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Qu&apos;est-ce que « %1 » ?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Qu&apos;est-ce que « %1 » ?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Qu&apos;est-ce que « %1 » ?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Cote %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 points, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Si {fins:or} est {digits}, cela bloque {gone}[ ({fins:meet})]. Sinon, {base} n&apos;ont {digits} que dans {cover}, à chaque fois dans une autre, donc chacune a là son {digits} : {gone} ne peut pas être {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>Dans {base}, le {digits} n&apos;entre que dans {cover} : autant d&apos;unités, et chacune n&apos;a de place que pour un {digits}. Tout est donc pris : {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, car cela ne laisserait aucune façon de remplir {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, car {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, car {ends:pairs}][ : exclu, que {held:if} ou non].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result} : exclu, que {held:if} ou non.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, car {digits} en {first} s&apos;exclurait lui-même[, et {others} ne le contiennent qu&apos;avec {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result} : dans {base}, {digits} est dans {cover}, donc pas ici, ou en {finplaces:or}, ce qui mène à la même chose.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>Dans {base}, le {digits} est en {fins:or}, ou il épuise {cover}. Il est aussi en {fins2:or}, ou il épuise {cover2}. Dans tous les cas, l&apos;un des deux bloque chaque case qui le perd.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, car où que soit le {digits} dans {base}, il bloque celles-ci.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>Dans {house}, les chiffres {digits} n&apos;entrent qu&apos;en {cells} : {count} chiffres remplissent {count} cases, donc rien d&apos;autre ne peut y être. Ces cases sont aussi dans {other}, donc aucune autre case dans {other} ne peut être {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>Dans {house}, le {digits} n&apos;entre qu&apos;en {cells}.[ Le {digits} en {blockers:or} exclut {blocked}.][ Des étapes précédentes l&apos;ont éliminé de {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, car {count} cases dans {line} et {box} épuisent {count} chiffres.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} sont {count} cases avec {count} chiffres. {linedigits} ne sont que dans {line}, {boxdigits} que dans {box}, donc aucun ne peut y être deux fois : chacun y est une fois et est épuisé pour cette unité ({line:kind} ou bloc).</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Sans {missing}, chaque case ouverte aurait deux candidats et chaque chiffre deux places dans chaque ligne, colonne et bloc. Prendre partout l&apos;autre candidat donnerait alors une deuxième solution. {guards} est donc {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, car sinon il y aurait une deuxième solution.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Si {corner} était {digits}, le {linked} serait en {beside} dans {row} et en {below} dans {column}, donc {across} ({pattern:or}) serait {digits}. Échanger {pattern} dans ces quatre cases donnerait une deuxième solution, mais un vrai Sudoku n&apos;en a qu&apos;une.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>{lines} n&apos;ont {digits} qu&apos;en {cells}, donc il prend deux coins opposés. En {guards}, il ferait des deux autres {other}, et échanger {pattern} dans les quatre serait une deuxième solution, ce qu&apos;aucun vrai Sudoku n&apos;a.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, car {pair} sont {digits}, dans un sens ou dans l&apos;autre][, car {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} sont {digits:or}, chacune dans une ligne, une colonne ou un bloc avec la suivante, donc elles alternent : {pair} diffèrent. Aucun des deux chiffres n&apos;entre dans {gone} : {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, car quoi que soit {cells}, {common:or} est en {ends:or}, ce qui l&apos;exclut.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>La difficulté de l&apos;étape, de 1,0 à environ 12, sur l&apos;échelle de Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, ou </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} est {extras}, ce qui bloque {gone}. Sinon, la grille finie n&apos;aurait que {pattern} dans {cells}, et les y échanger laisse justes chaque ligne, chaque colonne et chaque bloc : une deuxième solution, ce qu&apos;aucun vrai Sudoku n&apos;a.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, car {guards:or} épuise, avec {set}, {setdigits} dans {house}.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result} : [{first} s&apos;exclurait lui-même][{start} ne laisserait aucun chiffre pour {emptied:has}][, et les {others} autres y mènent].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} est {extras}, ce qui bloque {gone}. Sinon, toutes les cases ouvertes auraient deux candidats, tous les chiffres deux places par ligne, colonne et bloc, et prendre partout l&apos;autre candidat donne une deuxième solution, ce qu&apos;aucun vrai Sudoku n&apos;a.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or} : sinon, toutes les cases ouvertes auraient deux candidats, tous les chiffres deux places par ligne, colonne et bloc, et prendre partout l&apos;autre candidat donne une deuxième solution[, ce qu&apos;aucun vrai Sudoku n&apos;a. {single:has} prend l&apos;autre chiffre][. {several:has} prennent le reste de {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or} : sinon, toutes les cases ouvertes auraient deux candidats, tous les chiffres deux places par ligne, colonne et bloc, et prendre partout l&apos;autre candidat donne une deuxième solution, ce qu&apos;aucun vrai Sudoku n&apos;a. Dans {house}, le {linked} n&apos;entre que dans l&apos;autre.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, car {missing:or}, et dans {house}, le {linked} n&apos;entre que dans l&apos;autre de ces deux cases.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, car {digits} en {first} s&apos;exclurait lui-même, et {partners} ne le contiennent qu&apos;avec {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Il y a une étape « %1 ».</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Il y a ici : %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Il y a ici : %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Il y a ici : %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>%1 cases marquées</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>C&apos;était : %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>C&apos;était : %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>C&apos;était : %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>C&apos;était : %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[Le même raisonnement sur d&apos;autres chiffres donne {taken}. ]De quelque façon qu&apos;on mette {digits} une fois dans chaque ligne, chaque colonne et chaque bloc, {cells} est toujours parmi ses places. Donc {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[Le même raisonnement sur d&apos;autres chiffres donne {taken}. ]De quelque façon qu&apos;on mette {digits} une fois dans chaque ligne, chaque colonne et chaque bloc, {cells:or} n&apos;est jamais parmi ses places. Donc {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, car sinon {pattern} pourraient aussi être placés autrement dans {cells} : une deuxième solution.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Si {guards} était {lost}, {cells} ne contiendraient que {pattern}. On pourrait alors les échanger pour que chaque ligne, colonne et bloc garde ses chiffres : une deuxième solution, ce qu&apos;aucun vrai Sudoku n&apos;a. Donc {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} est {extras}, ce qui bloque {gone}. Sinon, {cells} ne contiendraient que {pattern}, et on pourrait les échanger pour que chaque ligne, colonne et bloc garde ses chiffres : une deuxième solution.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} doit être {extras:or} ; sinon on pourrait permuter {pattern} dans {cells} : une deuxième solution. Avec {set:has}, cela épuise {setdigits} dans {house} : autant de cases que de chiffres.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Sans {missing}, chacune de {cells} aurait deux candidats et chaque chiffre deux places dans chaque ligne, colonne et bloc. Prendre partout l&apos;autre candidat donnerait une deuxième solution. {guards} est donc {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} est {extras}, ce qui bloque {gone}. Sinon, chacune de {cells} aurait deux candidats, chaque chiffre deux places dans chaque ligne, colonne et bloc, et prendre partout l&apos;autre candidat donnerait une deuxième solution.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or} : sinon chacune de {cells} aurait deux candidats, et prendre partout l&apos;autre donnerait une deuxième solution. Avec {set:has}, cela épuise {setdigits} dans {house}.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or} : sinon chacune de {cells} aurait deux candidats, et prendre partout l&apos;autre donnerait une deuxième solution. Dans {house}, le {linked} ne va que dans l&apos;autre des deux.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, car sinon on pourrait échanger {pattern} dans le reste de la grille, ce qui fait une deuxième solution.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Si {guards} était {lost}, chaque ligne, colonne et bloc aurait parmi les cases marquées {pattern} tous les deux ou aucun. Dans le reste, aucun n&apos;est donné, et les y échanger donnerait une deuxième solution. Un vrai Sudoku n&apos;en a qu&apos;une, donc {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} est {extras}, ce qui bloque {gone}. Sinon, chaque ligne, colonne et bloc aurait parmi les cases marquées {pattern} tous les deux ou aucun. Dans le reste, aucun n&apos;est donné, et les y échanger donnerait une deuxième solution.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} doit être {extras:or} ; sinon on pourrait échanger {pattern} hors des cases marquées, où aucun n&apos;est donné : une deuxième solution. Avec {set:has}, cela épuise {setdigits} dans {house} : autant de cases que de chiffres.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, car sinon on pourrait échanger le reste de {lines}, ce qui fait une deuxième solution.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Si {guards} était {lost}, {lines} auraient les mêmes chiffres dans les cases marquées. Leurs autres cases n&apos;ont pas de donnée, et les échanger laisserait juste chaque ligne, colonne et bloc : une deuxième solution. Donc {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, car les données sont symétriques, et la seule solution aussi.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Tournez la grille d&apos;un demi-tour et échangez {exchanged:cycles} : les données restent les mêmes. La solution aussi, car il n&apos;y en a qu&apos;une.[ {partners} contiennent donc des partenaires, et {fact}.][ Dans {own:listed}, des chiffres rencontreraient leur propre partenaire.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Reflétez la grille dans sa diagonale de {start} à {end} et échangez {exchanged:cycles} : les données restent les mêmes. La solution aussi, car il n&apos;y en a qu&apos;une.[ {partners} contiennent donc des partenaires, et {fact}.][ Dans {own:listed}, des chiffres rencontreraient leur propre partenaire.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Tournez la grille d&apos;un quart de tour vers la droite et remplacez {exchanged:cycles} : les données restent les mêmes. La solution aussi, car il n&apos;y en a qu&apos;une.[ {partners} contiennent donc des partenaires, et {fact}.][ Dans {own:listed}, des chiffres rencontreraient leur propre partenaire.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>Dans {house}, le {linked} est en {guards:or}. Si l&apos;autre était {lost}, {cells} ne contiendraient que {pattern}. Les échanger laisse justes chaque ligne, chaque colonne et chaque bloc : une deuxième solution.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Déplacez[ les lignes {rows:cycles}][ les colonnes {columns:cycles}][ et remplacez {exchanged:cycles}] : les données restent les mêmes, et la seule solution aussi.[ {partners} contiennent donc des partenaires : {fact}.][ Dans {own:listed}, des chiffres rencontreraient leur propre partenaire.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, car {cells} ne peuvent pas toutes être remplies avec {pattern} seuls.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Avec seulement {pattern} dans {cells}, deux chiffres égaux se rencontreraient dans une ligne, une colonne ou un bloc, de quelque façon qu&apos;on les place. [Donc {guards:or} est {same}, ce qui bloque {gone}.][Donc {guards:or} est {extras:or} : avec {set:has}, cela épuise {setdigits} dans {house}.][Le {linked} de {house} est dans {guards:or}, donc aucune ne peut être {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, car {guards:or} doit être {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, car {digits} doivent être dans {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, car sinon {pivot} devrait être à la fois {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, car {wings} ne peuvent être {linked} toutes les deux.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, car [{single} est comme {corner}][{pivots} sont comme {corner}, ce qui laisse l&apos;autre chiffre aux ailes].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} doivent être chacun dans l&apos;une de {cells}. {corner} est l&apos;un de ces chiffres et partage une ligne ou une colonne avec {wings}, qui ne le sont donc pas. Donc {single} est comme {corner}.][{corner} est l&apos;un de {digits}. Cette case interdit ce chiffre aux ailes {wings} et {wings2}, donc {pivots} le sont toutes les deux. L&apos;autre chiffre est dans {wings:or} et dans {wings2:or} : l&apos;une est dans {row}, l&apos;autre dans {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, car {targets} doivent contenir les deux mêmes chiffres que {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, car {targets} doivent contenir les deux mêmes chiffres que {cells}, et {targets2} les mêmes que {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} doivent contenir les deux chiffres de {cells}, et {targets2} ceux de {cells2} : un chiffre absent des deux cibles n&apos;a pas de place ({lines}). Façons de remplir ces cases : {ways}. Chacune bloque ce qui disparaît.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, car {count} cases ({along} et {across}) épuisent {count} chiffres.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Les {count} cases marquées admettent {digits} au plus une fois par {across:kind}, tous les autres au plus une fois par {along:kind} : {count} chiffres, juste assez. Aucun ne peut manquer, et chacun disparaît du reste de sa ligne ou colonne.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, car {digits} ont besoin de toute leur place dans {base}.</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} doivent être {count} fois dans ces lignes. Il y a place pour {count} : une fois chacun dans {cover}[, et {singles} de plus dans des cases isolées]. Ils disparaissent donc du reste des colonnes[, et tous les autres des cases isolées ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, car {count} cases ({lines}, dans {boxes}) n&apos;ont de place que pour {count} chiffres.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Chaque ligne, colonne et bloc des {count} cases marquées n&apos;y admet que certains chiffres, chacun une fois : {count} en tout, juste assez. Aucun ne peut manquer : chacun disparaît du reste de sa ligne, colonne ou de son bloc.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} contiennent deux de {digits}. Si l&apos;un d&apos;eux n&apos;était pas dans {targets:or}, il le faudrait ailleurs dans chacune de ces unités : {lines}. Deux seulement le peuvent. Donc les deux y sont.[ Façons de les remplir : {ways}. Chacune bloque ce qui disparaît.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, car {first} et {second} ont les mêmes de {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} n&apos;ont que {digits} : tous sauf un. À côté de {first:letters}, {across} ne peut pas les avoir dans {crossing:or}, donc ils sont dans {second} et remplissent ces cases. Le dernier est dans {crossing:or}, et nulle part ailleurs dans {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, car {first} et {second} sont le même chiffre.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} est {digits:or}. À côté de {first:letters}, {across} ne peut pas avoir le même chiffre dans {crossing:or}, donc il est dans {second}, la seule autre place. L&apos;autre de {digits} est alors dans {crossing:or}, et nulle part ailleurs dans {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, car {count} cases dans {line}, {column} et {box} épuisent {count} chiffres.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} sont {count} cases avec {count} chiffres. {rowdigits} ne sont que dans {line}, {columndigits} que dans {column}[, {boxdigits} que dans {box}], donc chacun y est une fois et est épuisé pour son unité.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} n&apos;ont ensemble que {set}. Tous sauf {digits} n&apos;y tiennent qu&apos;une fois chacun, dans une ligne, colonne ou bloc en commun, et laissent ainsi une des cases à {digits} : {places:or} est {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, car {cells} sont toutes l&apos;un de {digits}, {others} toutes l&apos;autre.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} et {others} n&apos;ont que {digits}. Là où une de {cells:letters} et une de {others:letters} partagent une ligne, une colonne ou un bloc, elles diffèrent, donc {cells:letters} sont toutes un chiffre et {others:letters} toutes l&apos;autre. Ce qui rencontre une de chaque n&apos;est ni l&apos;un ni l&apos;autre.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Si {guards} était {pattern:or}, seuls ces chiffres seraient dans {cells}. De quelque façon qu&apos;on les y place, deux chiffres égaux se rencontrent dans une ligne, une colonne ou un bloc. Donc {guards} n&apos;est aucun d&apos;eux.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} forment une boucle : chacune partage une ligne, une colonne ou un bloc avec la suivante. Avec seulement {pattern}, ils alterneraient, ce qui échoue avec {count} cases, un nombre impair. [Donc {guards} est {only:or}.][Donc {guards:or} est {same}, ce qui bloque {gone}.][Donc {guards:or} est {extras:or} : avec {set:has}, cela épuise {setdigits} dans {house}.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>Dans la boucle {walk:cells}, les voisines partagent une ligne, une colonne ou un bloc. Sans {guards:or}, elles seules pourraient y être {digits}, donc une sur deux le serait : impossible avec {count} cases.[ Donc {several:or} bloque {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Hors de {box}, {row} et {column} n&apos;ont pas de place pour {shot:or} sauf {wings}. Si un chiffre n&apos;est dans aucune, les deux l&apos;ont dans le bloc, donc dans {pivot}, où elles se croisent. [Pour {linked}, l&apos;une des deux n&apos;a pas d&apos;autre place. ]Trois chiffres remplissent les trois cases.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} doivent être chacun dans l&apos;une de {firework}, {second} dans l&apos;une de {firework2}, seules places hors d&apos;un bloc dans leurs lignes et colonnes. {pivot} et {pivot2} n&apos;en ont qu&apos;un chacune, donc {wings} ont les autres.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} doivent être chacun dans l&apos;une de {cells}. Si {corner} était l&apos;un d&apos;eux, {wings} ne le seraient pas, donc {pivot} le serait. {ends} seraient l&apos;autre chiffre et l&apos;interdiraient à {wings}, donc {pivot} devrait être celui-là aussi.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>Dans {row} et {column}, {linked} est dans {corner}, ou bien à la fois dans {wings}. Mais {digits} doivent être chacun dans l&apos;une de {cells}, et {pivot} n&apos;est que l&apos;un d&apos;eux. Donc {wings:or} est l&apos;autre, et {corner} est {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Aucune de {cells} n&apos;est une donnée. {guards:or} doit être {extras:or} ; sinon on pourrait y échanger {pattern} : une deuxième solution. Avec {set:has}, cela épuise {setdigits} dans {house} : autant de cases que de chiffres.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Si {guards} était {lost}, à chaque façon de remplir {cells} en répondrait une autre avec les mêmes chiffres dans chaque ligne, colonne et bloc : une deuxième solution, ce qu&apos;aucun vrai Sudoku n&apos;a. Donc {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} est {extras}, ce qui bloque {gone}. Sinon, à chaque façon de remplir {cells} en répondrait une autre avec les mêmes chiffres dans chaque ligne, colonne et bloc : une deuxième solution.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 reçoit un chiffre</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 disparaît de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n hypothèse est en cours</numerusform>
            <numerusform>%n hypothèses sont en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>une impasse survient</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>%n impasse de plus est survenue</numerusform>
            <numerusform>%n impasses de plus sont survenues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>une note d&apos;au plus %n terme est écrite</numerusform>
            <numerusform>une note d&apos;au plus %n termes est écrite</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>la recherche recommence</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>la note %1 est utilisée</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Quand %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> et </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>plusieurs hypothèses sont reprises d&apos;un coup</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Redémarrages</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>De temps en temps, il reprend toutes les hypothèses et recommence avec ses notes</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Chiffres retenus</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Une case sur laquelle on suppose à nouveau reçoit le chiffre qu&apos;elle avait en dernier (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Notes plus courtes</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Ce qui découle du reste d&apos;une note en est retiré (minimisation)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Oubli</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Les notes qui ont peu servi sont jetées</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Exclusion de paire alignée</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Exclusion de triplet aligné</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Chaîne ALS</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Règle ALS-XZ</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>Chaîne d&apos;inférences alternées</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>Chaîne d&apos;inférences alternées groupée</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Chaîne d&apos;inférences alternées avec ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Nice Loop continu</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Nice Loop continu groupé</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop continu avec ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Nice Loop discontinu</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Nice Loop discontinu groupé</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop discontinu avec ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Chaîne X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Chaîne XY</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>Méduse 3D : Wrap</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>Méduse 3D : Trap</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>Coloriage multiple 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Coloriage multiple 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Coloriage simple : Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Coloriage simple : Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Pointing direct</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Claiming direct</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Paire cachée directe</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Triplet caché direct</translation>
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
        <translation>X-Wing à ailerons</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish à ailerons</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish à ailerons</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag à ailerons</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale à ailerons</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan à ailerons</translation>
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
        <translation>X-Wing Franken à ailerons</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken à ailerons</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken à ailerons</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken à ailerons</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken à ailerons</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken à ailerons</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing mutant</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish mutant</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish mutant</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag mutant</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale mutant</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan mutant</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing mutant à ailerons</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutant à ailerons</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutant à ailerons</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutant à ailerons</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutant à ailerons</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutant à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamois</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamois</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamois</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing mutant siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish mutant siamois à ailerons</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutant siamois à ailerons</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Paire cachée</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Triplet caché</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Quadruplet caché</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Paire cachée verrouillée</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Triplet caché verrouillé</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Candidats verrouillés : Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Candidats verrouillés : Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Paire nue</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Triplet nu</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Quadruplet nu</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Paire verrouillée</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Triplet verrouillé</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Double 2-String Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Rectangle vide</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Double rectangle vide</translation>
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
        <translation>Dernière case</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Singleton caché dans un bloc</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Singleton caché dans une ligne</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Singleton caché dans une colonne</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Singleton nu</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Gabarit : placer</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Gabarit : éliminer</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Rectangle évitable type 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Rectangle évitable type 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave type 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave type 3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave type 4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Rectangle caché</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Boucle unique type 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Boucle unique type 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Boucle unique type 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Boucle unique type 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Test d&apos;unicité 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Test d&apos;unicité 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Test d&apos;unicité 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Test d&apos;unicité 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Test d&apos;unicité 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Test d&apos;unicité 6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Paire distante</translation>
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
        <translation>Kraken Fish type 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken Fish type 2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Réseau forcé : contradiction</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Réseau forcé : contradiction avec ensembles</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Réseau forcé : contradiction avec réseaux</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Chaîne forcée : vérité</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Chaîne forcée : contradiction</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Réseau forcé : vérité</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Groupes de cases dans les chaînes</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS dans les chaînes</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Candidats verrouillés dans les réseaux</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Paires nues dans les réseaux</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Paires cachées dans les réseaux</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wings dans les réseaux</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Réseaux dans les réseaux</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Tous les singletons</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite type 1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite type 2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite type 3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite type 4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>Rectangle étendu type 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Rectangle étendu type 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Rectangle étendu type 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Rectangle étendu type 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>BUG inversé type 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>BUG inversé type 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>BUG inversé type 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>BUG inversé-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Placement symétrique de Gurth : demi-tour</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Placement symétrique de Gurth : diagonale</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Placement symétrique de Gurth : quart de tour</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Placement symétrique de Gurth : décalage</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Oddagon bivalué type 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Oddagon bivalué type 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Oddagon bivalué type 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Motif chromatique</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Motif chromatique avec gardiens</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon avec gardiens</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Aile brisée</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Feu d&apos;artifice triple</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Feu d&apos;artifice quadruple</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Feu d&apos;artifice W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Feu d&apos;artifice L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Feu d&apos;artifice ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Exocet junior</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Exocet double</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Exocet senior</translation>
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
        <translation>Boucle SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Paire presque verrouillée</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Triplet presque verrouillé</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Quadruplet presque verrouillé</translation>
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
        <translation>Paire distante ramifiée</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Rectangle évitable type 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave type 1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave type 2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave type 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave type 4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>Rien n&apos;a encore été supposé : chaque chiffre découle des règles. Ceci aussi : dans %1, le %2 ne peut être que dans %3, donc %4 ne peut pas être %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Ce qui est sûr</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Rien de sûr ne reste, donc il suppose. L&apos;hypothèse 1 est %1 en %2 ; %n chiffre en découle. Puis l&apos;hypothèse 2 est %3 en %4, et l&apos;hypothèse 3 est %5 en %6. Le petit nombre dit sur quelle hypothèse repose un chiffre.</numerusform>
            <numerusform>Rien de sûr ne reste, donc il suppose. L&apos;hypothèse 1 est %1 en %2 ; %n chiffres en découlent. Puis l&apos;hypothèse 2 est %3 en %4, et l&apos;hypothèse 3 est %5 en %6. Le petit nombre dit sur quelle hypothèse repose un chiffre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Les flèches montrent ce qui bloque. L&apos;une des hypothèses doit donc être fausse.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Une impasse</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Les raisons de l&apos;impasse remontent à l&apos;hypothèse 1 et à l&apos;hypothèse 3, jamais à l&apos;hypothèse 2. Il écrit donc la note 1 : %1 et %2 ne peuvent pas être justes tous les deux. Les hypothèses 2 et 3 sont reprises.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Une note</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Sous l&apos;hypothèse 1, la note 1 exclut maintenant %1 en %2. L&apos;impasse suivante donne la note 2 : %3 L&apos;hypothèse 1 était donc fausse, et part. La dernière note, numéro %4, dit : %5 Tout le reste en découle.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n chiffre a découlé des règles ; maintenant, rien de sûr ne reste.</numerusform>
            <numerusform>%n chiffres ont découlé des règles ; maintenant, rien de sûr ne reste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>%n hypothèse est sur le plateau.</numerusform>
            <numerusform>%n hypothèses sont sur le plateau, chacune faite avec celles d&apos;avant en place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>%n chiffre en a découlé.</numerusform>
            <numerusform>%n chiffres en ont découlé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Rien ne dit encore si elle est juste.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>C&apos;était le dernier chiffre à essayer dans cette case, donc l&apos;une des hypothèses d&apos;avant est fausse.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>L&apos;une des hypothèses est donc fausse.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Il ne sait pas quelle hypothèse était fausse, donc il reprend toujours la dernière.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>La première hypothèse</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Une hypothèse en arrière</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>L&apos;essai suivant</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Cela continue ainsi jusqu&apos;à ce que chaque case ait son chiffre.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Supposer d&apos;après les impasses</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Avec le choix « impasses », chaque candidat a un score, son activité. Ce qui mène à une impasse gagne un point, et les points plus anciens comptent de moins en moins. L&apos;hypothèse porte sur le candidat au score le plus haut : ici %1 en %2, après la note 1, dont les cases sont marquées. Ainsi la recherche reste là où elle s&apos;est bloquée en dernier. Dans la littérature, cela s&apos;appelle VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>les lignes %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>les colonnes %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>les blocs %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>le bloc %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 est deux fois dans %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 est %n fois dans %2 (%3).</numerusform>
            <numerusform>%1 est %n fois dans %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>Le Sudoku est déjà complet et juste.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>Le Sudoku a exactement une solution.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Ce n&apos;est pas un Sudoku valide.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Ce n&apos;est pas un Sudoku valide : %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Un autre chiffre est répété.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>%n autre chiffre est répété.</numerusform>
            <numerusform>%n autres chiffres sont répétés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Aucune solution : %1 n&apos;a plus de candidat.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Aucune solution : il ne reste aucune place pour %1 dans %2.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Aucune solution : il n&apos;y a aucune façon de remplir les cases vides.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Plus d&apos;une solution : moins de 17 chiffres n&apos;en ont jamais une seule, et ce Sudoku en a %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Plus d&apos;une solution (%1 ont été comptées).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Plus d&apos;une solution.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Par exemple, %1 peut être %2 ou %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>Ce que vous essayez ne peut pas marcher : %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>Ce que vous essayez ne peut pas marcher : il ne reste aucun chiffre pour %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>Ce que vous essayez ne peut pas marcher : dans %1, il ne reste aucune place pour %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>chiffres placés %1 · candidats éliminés %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>la plus dure %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, après %2 de réflexion</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>plus longue pause %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Combien de temps vous avez réfléchi à chaque coup ; cliquez pour y aller</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>La difficulté des étapes ; cliquez pour y aller</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>temps %1 · cases restantes %2 · erreurs %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold donne à cette étape la cote %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln hypothèse</numerusform>
            <numerusform>%Ln hypothèses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln chiffre refusé</numerusform>
            <numerusform>%Ln chiffres refusés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln chiffre déduit</numerusform>
            <numerusform>%Ln chiffres déduits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln candidat éliminé</numerusform>
            <numerusform>%Ln candidats éliminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln impasse</numerusform>
            <numerusform>%Ln impasses</numerusform>
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
            <numerusform>%Ln pas en arrière</numerusform>
            <numerusform>%Ln pas en arrière</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln redémarrage</numerusform>
            <numerusform>%Ln redémarrages</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>aucune hypothèse en cours</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n hypothèse en cours</numerusform>
            <numerusform>%n hypothèses en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>profondeur : %n hypothèse</numerusform>
            <numerusform>profondeur : %n hypothèses</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>écrite à l&apos;événement %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>pas encore utilisée</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>utilisée %n fois</numerusform>
            <numerusform>utilisée %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Note %1 : %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Sans hypothèse</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Hypothèse %1 et ce qui en découle</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Rien n&apos;a encore été supposé.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>plus rien ne découlait, donc un chiffre a été essayé (décisions)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Chiffres déduits</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>il n&apos;y avait pas d&apos;autre chiffre ou pas d&apos;autre place (implications)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Candidats éliminés</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>une note ou un croisement de deux unités les a exclus</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Chiffres refusés</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>le chiffre est déjà dans la ligne, la colonne ou le bloc</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>ce qui a été appris d&apos;une impasse, pour que cette combinaison ne revienne pas (clauses)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Notes jetées</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>elles avaient peu servi</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Sauts en arrière</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>hypothèses reprises, plusieurs à la fois si la note ne nomme rien d&apos;elles</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Pas en arrière</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>la dernière hypothèse a été reprise</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Redémarrages</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>toutes les hypothèses reprises pour recommencer ; les notes restent</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Hypothèses en cours</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>le niveau de la recherche</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>dans la note</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Une hypothèse n&apos;a pas de raison : plus rien ne découlait.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>La note n&apos;a besoin que d&apos;une hypothèse, donc toutes sont reprises. Ce qu&apos;elle dit est maintenant certain.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>À part l&apos;hypothèse %1, la note n&apos;a besoin de rien de plus récent que l&apos;hypothèse %2. La recherche revient donc jusque-là. Ce qui est entre les deux n&apos;est pas dans la note, et part aussi.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>L&apos;hypothèse %1 ne peut pas aller avec ce que la note demande aux hypothèses d&apos;avant.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Tout ce à quoi mène cette hypothèse a échoué.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Chaque case a son chiffre : les hypothèses restantes étaient justes.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Ceci ne repose sur aucune hypothèse.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>hypothèse %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 a un chiffre.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 a sa place dans %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n terme ouvert</numerusform>
            <numerusform>%n termes ouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>de %n hypothèse (LBD)</numerusform>
            <numerusform>de %n hypothèses (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Une règle de la grille : l&apos;un de ces termes doit tenir.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>image %1 sur %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>événement %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Résolu : %n étape, aucun pari.</numerusform>
            <numerusform>Résolu : %n étapes, aucun pari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Bloqué : aucune technique ne va plus loin, et il reste %n case.</numerusform>
            <numerusform>Bloqué : aucune technique ne va plus loin, et il reste %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Résolu : c&apos;est la seule solution (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Résolu : aucune hypothèse n&apos;a été nécessaire.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Résolu : %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Pas unique : il y a plus d&apos;une solution (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Aucune solution : tout a été essayé (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, par aucune étape que je connaisse</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Au moins un de ces termes doit tenir. Le solveur en surveille deux : tant qu&apos;ils peuvent tenir, il ne regarde pas les autres. Un double-clic mène là où la note a été apprise.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Trop de notes ralentissent la recherche. Elle garde toutes celles qui reposent sur une ou deux hypothèses (LBD), et des autres la moitié qui a servi en dernier. Cette note n&apos;est ni des unes ni des autres.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, sans conclusions ni notes : %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, sans conclusions ni notes : plus de %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>servie en dernier à l&apos;impasse %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>%n impasse est survenue. Après au moins 16 impasses, puis au moins 16, 32, 16, 16, 32, 64 de plus et ainsi de suite (la suite de Luby), la recherche recommence dès que rien ne découle plus, car ses premières hypothèses étaient peut-être mauvaises. Seules les hypothèses partent. Toutes les notes restent, et avec elles la recherche prend peut-être un autre chemin.</numerusform>
            <numerusform>%n impasses sont survenues. Après au moins 16 impasses, puis au moins 16, 32, 16, 16, 32, 64 de plus et ainsi de suite (la suite de Luby), la recherche recommence dès que rien ne découle plus, car ses premières hypothèses étaient peut-être mauvaises. Seules les hypothèses partent. Toutes les notes restent, et avec elles la recherche prend peut-être un autre chemin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Chaque trait est une impasse, chaque triangle un redémarrage.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagation, avec conclusions et sans notes : %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>il ne restait aucun chiffre à une case, aucune place à un chiffre, ou à une note aucun terme qui puisse tenir (conflits)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>son dossier ne peut pas être créé : %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>il n&apos;y a plus de place sur le disque</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>À propos de Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Jouer, demander pourquoi, et regarder des solveurs réfléchir.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Logiciel libre sous licence MIT : vous pouvez l&apos;utiliser, l&apos;étudier, le modifier et le partager.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Merci aux joueurs qui ont trouvé, nommé et expliqué les techniques, aux auteurs des programmes dont Ninefold lit les fichiers, et à tous ceux qui font Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Copier les &amp;versions</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>Ce qui est fait jusque-là reste.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
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
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Chiffres déduits</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Les solveurs travaillent sur cette grille l&apos;un après l&apos;autre ; chacun s&apos;assure qu&apos;il n&apos;y a pas de deuxième solution.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Pas en arrière</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Courbes de</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Comparer les solveurs</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>&amp;Grilles d&apos;un fichier...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Course</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Les deux solveurs choisis côte à côte, sur la grille du plateau</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Terminé avec %Ln grille.</numerusform>
            <numerusform>Terminé avec %Ln grilles.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>grilles, de la plus facile</translation>
    </message>
    <message>
        <source>events</source>
        <translation>événements</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Temps en µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Grilles pour comparer</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Lecture de %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Aucun Sudoku n&apos;a été trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Les solveurs travaillent sur %Ln grille. Celui qui met trop longtemps est arrêté.</numerusform>
            <numerusform>Les solveurs travaillent sur %Ln grilles, chacun sur l&apos;une après l&apos;autre. Celui qui met trop longtemps est arrêté.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Terminé. Chaque solveur a aussi cherché une deuxième solution ; sur la page Observer, il ne le fait que sur demande, et il lui en faut moins. Pour Logique, chaque étape compte comme un chiffre déduit.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold n&apos;envoie ceci nulle part. Si vous le copiez dans un message à ceux qui cherchent l&apos;erreur, cela les aide : il contient des versions et des endroits du programme, et rien de vos parties.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Effacer</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Grille du jour, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Trois niveaux, les mêmes pour tous, sans réseau.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>&amp;Grille du jour...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Résolue plus tard</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Les mêmes grilles pour tous, faites à partir de la date, sans réseau.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Vous pouvez jouer les grilles d&apos;un jour passé, mais elles ne comptent pour aucune série.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Résolvez une grille le jour même pour commencer une série.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>La partie de l&apos;image avec le Sudoku, redressée.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Montrer un &amp;exemple</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Image : %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Remplissez le plateau pour que chaque ligne, chaque colonne et chaque bloc de neuf cases contienne les chiffres de 1 à 9, chacun une fois. Les chiffres en gras appartiennent à la grille et restent. Chaque grille de Ninefold a exactement une solution, donc aucun chiffre n&apos;est à deviner.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Sélectionner et écrire</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Cliquez une case, ou allez-y avec les flèches, et tapez un chiffre ; les touches à côté du plateau font de même. La ligne, la colonne et le bloc de la case sont teintés. Le même chiffre encore une fois, ou la touche Suppr, vide la case.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Candidats et notes</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Pas encore sûr ? %1 change ce qu&apos;écrivent les touches de chiffres : des chiffres, ou des candidats, les petits chiffres qu&apos;une case peut encore contenir. %2 écrit tous les candidats pour vous. Quand le nettoyage auto est actif, écrire un chiffre l&apos;élimine des candidats de sa ligne, de sa colonne et de son bloc. Notes de coin, notes au centre, couleurs et liens sont dans le menu Affichage.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 donne un indice : d&apos;abord où chercher, puis les cases, et à la fin toute la raison, dessinée sur le plateau. %2 fait ce que dit l&apos;indice.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Un chiffre présent deux fois dans une ligne, une colonne ou un bloc reçoit aussitôt un point. %1 compare vos chiffres à la solution et dit lesquels sont faux ; %2 vous ramène avant la première erreur.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Annuler, et faire un essai</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 reprend des coups, autant que vous voulez, et %2 les refait. Avec %3, vous faites un essai : ce que vous écrivez alors a une seconde couleur, et vous gardez ou abandonnez le tout ensemble. Votre partie est enregistrée après chaque coup.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flèches, Début, Fin</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Case vide suivante</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+flèche</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Sélectionner plus</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Maj+flèche, glisser, Maj+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Écrire un chiffre, ou ce que dit le mode</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1 à 9, aussi sur le pavé numérique</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Note de coin</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Maj+chiffre</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Note au centre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Maj+chiffre</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Écrire ou éliminer le candidat sous le pointeur</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Suppr, Retour arrière, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Surligner un chiffre</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+chiffre ; Échap y met fin</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Surligner les cases à deux candidats</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Annuler, rétablir</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Boutons précédent et suivant de la souris</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>N&apos;importe où dans la fenêtre</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Tracer un lien de candidat à candidat</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Quand le chiffre est choisi d&apos;abord : l&apos;écrire</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Clic ou Entrée ; avec Maj, il devient un candidat</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Saisir une grille, case après case</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Chiffres ; 0, Espace ou un point pour une case vide</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Clic du milieu ; clic droit pour plus</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Sélectionner toutes les cases avec le même chiffre, la même note ou la même couleur</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menu de la case</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Touche Menu, clic droit</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+chiffre ; dans Paramètres, Jeu, il peut écrire des candidats</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Donner la dernière couleur au candidat sous le pointeur</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Clic du milieu en mode Couleur</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+glisser, Ctrl+Maj+glisser ; en mode Lien, glisser, ou un chiffre à chaque bout</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>De la grille que vous venez de résoudre</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>La plus dure d&apos;une solution</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Niveau, et ce qu&apos;il demande</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>votre moyenne</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Cherche la grille la plus dure d&apos;une grille solution, en 200 tours.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Votre moyenne : %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>Dans un fichier sur cet &amp;ordinateur</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>&amp;Sur un serveur PostgreSQL, pour plusieurs ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Tester la connexion</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>A&amp;dresse</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold ne garde aucun mot de passe. Il vient du fichier ~/.pgpass ou de la variable PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Tant que le serveur est absent, Ninefold utilise un fichier et écrit plus tard sur le serveur ce que vous faites. Les collections de votre fichier restent dans le fichier ; ninefold-cli library merge les copie sur le serveur.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Où est le serveur ?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Retirez le mot de passe, s&apos;il vous plaît : d&apos;autres peuvent lire les paramètres.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Une adresse ressemble à postgresql://nom@machine/base.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold a besoin d&apos;un pilote pour PostgreSQL : installez le paquet libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Connexion...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Connecté. La bibliothèque y sera créée.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Connecté : %1 grilles.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Générer plusieurs grilles</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Un mot ou un nombre de votre choix : le même niveau et le même départ redonnent les mêmes grilles.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Combien</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Départ</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nouvelle grille</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Plusieurs...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Saisir la vôtre</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Jouer la plus dure</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer : %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Toujours une seule solution, à trouver par la logique.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Une grille est prête.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>La grille est en préparation. Votre partie reste jusqu&apos;à ce qu&apos;elle soit là.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Recherche de la grille : %1 essayées, au plus %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Aucune grille de ce genre n&apos;a été trouvée. Un autre essai en trouvera peut-être une, ou changez votre demande.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Plus facile ou plus dur</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus dur</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>part, its range, what the numbers are</comment>
        <translation>%1 : %2. %3</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PatternEditor</name>
    <message>
        <source>given</source>
        <translation>donnée</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Motif des données, ligne %1 colonne %2 : %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Les flèches déplacent, Espace peint ou efface. %n donnée.</numerusform>
            <numerusform>Les flèches déplacent, Espace peint ou efface. %n données.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>Seulement &amp;hypothèses, impasses, notes et fin</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Enregistrer des images de cette exécution</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, %1 pixels de large</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, net à toute taille</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>&amp;Choisir un dossier</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Une sur</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Sorte</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>%n image au plus</numerusform>
            <numerusform>%n images au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>Le dernier événement vient avant le premier.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Cela ferait plus de %n image.</numerusform>
            <numerusform>Cela ferait plus de %n images.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;Du numéro</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;Au numéro</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>Chaque &amp;image pendant</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Un PNG animé, %1 pixels de large</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Un GIF animé, %1 pixels de large</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Le temps de la lecture</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Choisir un &amp;fichier</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Une page web qui la lit</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>Une page a de la place pour %Ln événement.</numerusform>
            <numerusform>Une page a de la place pour %Ln événements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>&amp;Changer</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>Case douteuse &amp;suivante</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Grille tirée d&apos;une image</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Ce qui a été lu</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku de l&apos;image</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 sur %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>La case dans l&apos;image</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1 : sans doute %2. Tapez le bon chiffre, ou Suppr s&apos;il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1 : sans doute vide. Tapez un chiffre s&apos;il y en a un.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1 : vide</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Regardez la case marquée, s&apos;il vous plaît.</numerusform>
            <numerusform>Regardez les %n cases marquées, s&apos;il vous plaît.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Cette grille a exactement une solution.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Il y a plusieurs solutions : il manque peut-être un chiffre.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Deux chiffres égaux sont dans une même ligne, une même colonne ou un même bloc : l&apos;un d&apos;eux a été mal lu.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Il n&apos;y a pas de solution : un chiffre a été mal lu.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 était %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 était vide</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Il y aurait exactement une solution si %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> et </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1 : candidats %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PlayButton</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>%1 % de la recherche sont faits</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Grilles par page</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Orientation</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>Solutions sur la &amp;dernière page</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Niveau et cote</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>&amp;Mes chiffres, notes et couleurs</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Pages faites jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Celle du plateau</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>La %n jouée en dernier</numerusform>
            <numerusform>Les %n jouées en dernier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Les %1 premières</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>La %n de la liste</numerusform>
            <numerusform>Les %n de la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Grilles</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Grille&amp;s par page</translation>
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
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Les grilles sans cote sont évaluées tant que cette fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Im&amp;primer...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>&amp;Enregistrer en PDF...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Calcul des cotes : %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Cases restantes</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>évaluation...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Aide utilisée</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Portes dérobées</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Données superflues</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Une fois ces cases remplies, les singletons suffisent pour le reste.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Chacune pourrait être enlevée seule, et il resterait une seule solution.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Symétrie avec chiffres</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Un échange de lignes, de colonnes et de chiffres qui redonne la même grille.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>recherche...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Les chiffres d&apos;une même couleur deviennent l&apos;un l&apos;autre.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Une fois cette case remplie, les singletons suffisent pour le reste.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>%1 grilles jusqu&apos;ici</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Im&amp;primer...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Enregistrer la liste...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Enregistrer toutes les grilles dans l&apos;ordre de la liste, avec leurs cotes si le format peut les contenir.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Grilles en préparation : %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Grilles faites jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Grilles faites : %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Grilles faites : %1 sur %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Les autres n&apos;ont pas été trouvées.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Pour avoir les mêmes : départ %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Imprimer les grilles sélectionnées ou toute la liste ; Ctrl+clic et Maj+clic en sélectionnent plus.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Grille %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>Dans leur ordre d&apos;arrivée</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>É&amp;valuer tout</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>Plus &amp;dures d&apos;abord</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Découvrir la difficulté de chaque grille.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Avec plusieurs solutions : %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Sans solution : %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Non valides : %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Grilles évaluées jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Grilles évaluées : %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Grilles évaluées : %1 sur %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Trier par</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Pourquoi une solution ?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Pourquoi aucune solution ?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Pourquoi plusieurs solutions ?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Recherche des raisons...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Expliquer les solutions</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>Sur quoi portent les raisons</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Ensemble %1 sur %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Ensemble %1 des %2 plus petits</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Aucune hypothèse n&apos;est nécessaire : tout découle des données.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Preuve d&apos;unicité : %Ln note.</numerusform>
            <numerusform>Preuve d&apos;unicité : %Ln notes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL rencontre %Ln impasse, et ses notes ne laissent qu&apos;une solution.</numerusform>
            <numerusform>CDCL rencontre %Ln impasses, et ses notes ne laissent qu&apos;une solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Chaque donnée est nécessaire : sans n&apos;importe laquelle, il y aurait une autre solution.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>%1 des %2 données y suffisent ; celles qui sont pâles pourraient manquer toutes ensemble.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Il y a plus d&apos;une solution.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Les données ne laissent aucune solution.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Doit utiliser une technique</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Nombre de données</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Commencer &amp;avec les candidats remplis</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>&amp;Doit utiliser une technique</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Nombre de données</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, selon le motif</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, selon le niveau</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>En choisir une règle le niveau qui convient.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Choisissez une technique pour lire sa page</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Ce format contient tout ce qu&apos;il y a.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Aucune partie n&apos;a encore été enregistrée.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Toutes les cases remplies</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>%n case restante</numerusform>
            <numerusform>%n cases restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Partie sans nom</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Aides</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Noms des cases</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1 : ligne 1, colonne 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1 : ligne A, colonne 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Taille d&amp;u plateau</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>La dernière partie</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Une nouvelle grille : %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Commencer par</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;Modifier les touches...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Aucune : l&apos;horloge avance</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>L&amp;imite de temps</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Où sont les données</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Symétrie des données</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Motif à vous</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Comme sur le plateau</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Peignez les cases qui seront des données.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n donnée</numerusform>
            <numerusform>%n données</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Répéter : %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Modifier les touches</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 sert sur le plateau et ne peut pas être donné à une commande.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 appartient à « %2 », qui le perd si vous le définissez ici.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Choisissez une commande, puis appuyez ici sur ses nouvelles touches.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Tout réinitialiser</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Compter les solutions</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Avancement du compte</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Arrêter de compter</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Compte en cours : %1 solutions jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Cette grille n&apos;a aucune solution.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Cette grille a exactement une solution.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Cette grille a %1 solutions.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Ces deux-là diffèrent dans la case marquée (%n) ; avec elle comme donnée, il ne resterait qu&apos;une solution.</numerusform>
            <numerusform>Ces deux-là diffèrent dans les %n cases marquées ; avec l&apos;une d&apos;elles comme donnée, il ne resterait qu&apos;une solution.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Première solution</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Deuxième solution</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Arrêté : il y a au moins %1 solutions.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Les indices et les étapes utilisent les techniques cochées, de haut en bas.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Sans unicité</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Singletons seuls</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Sans chaînes forcées</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Mon propre choix</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Les chaînes et réseaux forcés peuvent utiliser</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trouver une technique</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Cette semaine</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n jour résolu</numerusform>
            <numerusform>%n jours résolus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Que vois-je ici ?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>À la page Observer, un solveur travaille sur votre grille, et vous en voyez chaque événement. Certains chiffres découlent des règles. D&apos;autres sont des hypothèses ; le petit nombre dans une case est la dernière hypothèse sur laquelle repose son chiffre, et un chiffre sans nombre est certain. Quand il ne reste aucun chiffre à une case, ou aucune place à un chiffre, c&apos;est une impasse : une hypothèse était fausse et est reprise. Votre propre partie attend pendant ce temps.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Une exécution de CDCL en cinq images</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Logique résout comme une personne. Il cherche l&apos;étape la plus facile que trouvent les techniques des indices, la fait, et cherche encore. Il ne parie jamais. L&apos;onglet Pourquoi donne la raison de chaque étape. Là où aucune technique n&apos;aide, il s&apos;arrête.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 en cinq images</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Pourquoi : d&apos;une impasse à une note</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>Le graphe</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Preuves</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>Le graphe d&apos;implication dessine les mêmes étapes. Les cadres sont des chiffres posés ou exclus, les flèches mènent des raisons à ce qui en découle, et chaque hypothèse a ses colonnes. Le côté teinté est ce que les étapes ont remplacé jusqu&apos;ici ; les flèches qui y entrent sont la coupe, et la note dit que les cadres en tirets d&apos;où elles partent ne peuvent pas tous être vrais. Celui qui porte les lettres UIP est le premier UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Notes et LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Une note (clause apprise) dit qu&apos;au moins un de ses termes tient. Le solveur ne surveille que deux termes de chacune : tant qu&apos;ils peuvent tenir, il n&apos;a pas à regarder les autres. Le LBD est le nombre d&apos;hypothèses d&apos;où viennent les termes ; peu, c&apos;est bien. Quand il y a trop de notes, celles au LBD élevé qui n&apos;ont pas servi depuis longtemps sont oubliées.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Après quelques impasses, la recherche reprend toutes les hypothèses et recommence (un redémarrage). Rien n&apos;est perdu : les notes restent et la mènent par un autre chemin. Elle le fait d&apos;abord après au moins 16 impasses, plus tard parfois après davantage.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Les notes d&apos;une exécution qui cherche une deuxième solution prouvent qu&apos;il n&apos;y en a pas : chacune découle des règles et des notes avant elle. « Expliquer les solutions » dans le menu Résoudre le montre, et ninefold-cli solve --proof l&apos;écrit dans un fichier que d&apos;autres programmes vérifient (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>À une impasse, la liste Pourquoi s&apos;ouvre sur sa première étape : l&apos;un de ces termes devrait tenir, et aucun ne le peut. À chaque étape suivante, un terme est remplacé par ce sur quoi il repose, jusqu&apos;à ce qu&apos;un seul vienne de la dernière hypothèse. Tout ce qui mène de cette hypothèse à l&apos;impasse passe par lui (le « first unique implication point », UIP). Ce qui reste est la note. À la fin, les termes dont les causes sont parmi les autres en sont retirés (minimisation).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Chiffres répétés</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Même chiffre</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Ligne, colonne, bloc</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Chiffres restants</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Chiffres faux</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Chiffre d&apos;abord</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 sur %2 actives</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Barres du haut et Cote : la difficulté de chaque étape. Barres du bas et Temps : combien de temps vous avez réfléchi avant.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Vos étapes</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%1 résolues sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 sur %2</translation>
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
        <translation>Horloge %1, en pause</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Horloge %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Le temps est écoulé. Vous pouvez continuer à jouer.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Vous faites un essai, dans une seconde couleur.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Ce que vous avez essayé devient une partie du jeu</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>Le plateau redevient comme avant</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Essai en cours</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n ligne, %2</numerusform>
            <numerusform>%1, %n lignes, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>replié</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>%1 grilles importées jusqu&apos;ici</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Importer des grilles...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Renommer...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Renommer la collection</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Ajouter à une collection</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Nouvelle collection...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Nouvelle collection</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>&amp;Retirer de cette collection</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Importer des grilles</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Importation de grilles</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Étiq&amp;uettes</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Nouvelle étiquette...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Nouvelle étiquette</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;Coller des grilles</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;Déplacer vers une collection</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Il y a déjà une collection %1.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Grilles collées</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Les miennes</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Fournies</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importer...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Mettez les grilles de fichiers dans une collection à vous. Vous pouvez aussi déposer des fichiers ici.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n semaine</numerusform>
            <numerusform>%n semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Jours de suite avec une grille résolue</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Résolues par jour</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Temps moyen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Résolues par jour</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n grille résolue</numerusform>
            <numerusform>%n grilles résolues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 en %n jour des 13 dernières semaines</numerusform>
            <numerusform>%1 en %n jours des 13 dernières semaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1 : %n résolue</numerusform>
            <numerusform>%1 : %n résolues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Je suppose sur le plateau</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Laisser supposer le solveur</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Montrer cette exécution</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>L&apos;exécution s&apos;arrête avant chaque hypothèse, et vous choisissez laquelle</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>Le plus d&apos;hypothèses en cours à la fois</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 seul</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Vous : %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n impasse avec vos hypothèses,</numerusform>
            <numerusform>%n impasses avec vos hypothèses,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n avec celles du solveur.</numerusform>
            <numerusform>%n avec celles du solveur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Vous l&apos;avez battu !</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Match nul.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Il est devant.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Votre hypothèse : cliquez un candidat, ou choisissez une case avec les flèches et tapez son chiffre.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Ferez-vous moins d&apos;impasses que le solveur ?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Votre hypothèse.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Appuyez sur Lire : l&apos;exécution s&apos;arrête avant la prochaine hypothèse.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1 : %2 impasses, profondeur %3, %4 événements</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Joue la raison sur le plateau, image par image (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Combien d&apos;hypothèses étaient en cours à chaque moment ; cliquez pour y aller</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Cotes des étapes</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimer...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Toutes les cotes de la grille, et ses propriétés</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Cote %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n donnée</numerusform>
            <numerusform>%n données</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>jouée : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n grille</numerusform>
            <numerusform>%n grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Demande : %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Score HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Recherche de l&apos;étape...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Haut et Bas choisissent une technique  ·  D la montre pas à pas  ·  Ctrl+F en cherche une  ·  Échap retour à la grille</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Aucune grille ici n&apos;en a, donc il n&apos;y a pas d&apos;exemple.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Toute étiquette</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Non résolues</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Chercher par numéro, nom ou chiffres</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Cote minimale</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Cote maximale</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Tout niveau</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Toute technique</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 grilles</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterChip</name>
    <message>
        <source>%1: %2</source>
        <comment>filter, choice</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Delete clears it.</source>
        <translation>Suppr l&apos;enlève.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Grille suivante</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Où le temps est passé</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Nouvelle...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Résolue en %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Votre moyenne à ce niveau</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Votre record à ce niveau</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Indices utilisés</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Votre record reste tel quel : les parties avec indices ne comptent pas.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Recherche des étapes...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Barres du haut : cote de chaque étape. Barres du bas : votre temps avant.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, nouvelle</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Revoyez votre partie, coup par coup.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Chaque étape de votre partie : sa difficulté, et combien de temps vous avez réfléchi avant.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Replier le pavé</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Graphe d&apos;implication</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Quelle part du graphe</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Les dernières raisons, et d&apos;où elles découlent</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Tout sous la dernière hypothèse</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Tout, jusqu&apos;à la première hypothèse</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Enregistrer le graphe</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Enregistrer ce graphe comme dessin (SVG) ou pour Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Pourquoi cette impasse ?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Pourquoi %1 ?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>%1 dernières</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Hypothèse %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Toutes (%1)</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Appuyez sur Lire. À une impasse, ceci montre comment les hypothèses y ont mené.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Des hypothèses sont reprises. La liste Pourquoi dit jusqu&apos;où, et pourquoi.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Une hypothèse n&apos;a pas de raison.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Ceci ne repose sur aucune hypothèse.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>pas de place pour %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>note %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Affirmations entre l&apos;hypothèse et les dernières raisons</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Hypothèse %1 : %2. Double-cliquez pour y aller.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, car %2. Sous l&apos;hypothèse %3. Double-cliquez pour y aller.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>hypothèse %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Enregistrer le graphe</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Graphe Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>graphe %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>hypothèse</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>découle</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>exclu</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>impasse</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>remplacé</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>Le graphe d&apos;implication : les flèches mènent des raisons à ce qui en découle, un groupe de colonnes par hypothèse. Suivez les étapes de Pourquoi : le côté teinté, autour de l&apos;impasse, grandit à chaque étape, et les flèches qui y entrent sont la coupe.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Note %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>Le chemin de l&apos;impasse à la note, comme le suit la liste Pourquoi</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Résolu : les hypothèses qui restent étaient justes. Chaque note excluait aussitôt ce qui aurait encore échoué ; Backtracking, qui ne tire pas de conclusions et n&apos;écrit pas de notes, essaie tout cela.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Graphe dans sa propre fenêtre</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>rend un terme de la note faux</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>pas de chiffre pour %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H donne un indice : d&apos;abord où chercher, puis les cases, puis toute la raison.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Fermer l&apos;indice</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Fermer l&apos;indice (Échap)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Montrer moins de l&apos;indice</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Montrer plus de l&apos;indice (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Faire ce que dit l&apos;indice (Entrée)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Indice suivant</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Ce que signifient les formes</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Notation courte</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Autres étapes</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Toutes les étapes possibles maintenant</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Lien %1 sur %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>cote %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>L&apos;étape comme l&apos;écrivent les experts : &lt;&gt; signifie « n&apos;est pas »</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Tous les liens</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Joue la raison sur le plateau, image par image (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trouver une technique</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Seulement les habituelles</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>%1 sur %2 maîtrisées</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, %2 sur %3 maîtrisées</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, maîtrisée</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 sur 10 trouvées sans aide</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S&apos;entraîner</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnées</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Parties dont la solution a été remplie pour vous</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Seules les parties sans indices comptent</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>Des 20 dernières parties ; montrée à partir de la troisième</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>La moitié des 20 dernières parties étaient plus rapides</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendance</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Vos dix dernières parties à côté des dix d&apos;avant</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sans indices</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>La part des parties résolues sans indice</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>Dans une partie résolue</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % plus rapide</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % plus lent</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Chiffres des niveaux</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Maîtrisée : %1 sur 10 trouvées sans aide</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 sur 10 trouvées sans aide</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Pas encore travaillée</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Score HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, de</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, à</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>%1 données</translation>
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
        <translation>Motif connu</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Il est là une fois les étapes faciles épuisées.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Combien de grilles en ont besoin</translation>
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
        <translation>Lire</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>À apprendre ensuite</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Lire : %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Quelles notes</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Usage précédent</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Retour là où la note choisie disait quelque chose avant</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Usage suivant</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Jusque là où la note choisie dit de nouveau quelque chose</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Toutes les notes</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Pas remplies maintenant</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Jusqu&apos;à 3 termes</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Notes utilisées</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Règles de la grille</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>n&apos;est pas</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>tient maintenant</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>ne peut pas tenir maintenant</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>surveillé : regardé en premier</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>ce que la note disait d&apos;abord</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Aller à l&apos;événement où cette note est apprise</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>La note %1 n&apos;existe pas encore ici : elle est apprise à l&apos;événement %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>La note %1 a été apprise à l&apos;événement %2, de l&apos;impasse qui le précède.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Écrire dans chaque case vide les chiffres que les règles y permettent encore</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Nettoyage auto</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Écrire un chiffre l&apos;élimine des candidats de sa ligne, de sa colonne et de son bloc</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Remplir les candidats</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>Les touches de chiffres écrivent des chiffres</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>Les touches de chiffres écrivent des candidats : les chiffres qu&apos;une case peut encore contenir</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>Les touches de chiffres écrivent de petits chiffres aux coins : vos propres notes</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>Les touches de chiffres écrivent de petits chiffres au milieu : vos propres notes</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>Les touches de chiffres colorient cases et candidats</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Des lignes de candidat à candidat, pour suivre ce qui dépend de quoi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Aucune couleur</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Couleur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>%n reste à écrire</numerusform>
            <numerusform>%n restent à écrire</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Ce qu&apos;écrivent les touches de chiffres</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Déplier le pavé</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Mode : %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>Chemin de résolution</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Dessin du motif</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n position, nouvelle pour vous</numerusform>
            <numerusform>%n positions, nouvelles pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n position, à répéter</numerusform>
            <numerusform>%n positions, à répéter</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Dix minutes aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S&apos;entraîner</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>S&apos;entraîner : %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Vos dix minutes sont faites. À demain !</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Rien à répéter aujourd&apos;hui, et rien de nouveau : vous maîtrisez toutes les techniques.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>ne demande que des singletons</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>demande plus que les techniques de Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>demande %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>demande %1 et %n plus facile</numerusform>
            <numerusform>demande %1 et %n plus faciles</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Cases remplies</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Record à ce niveau</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>sans indices</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Votre moyenne</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>%n dernière partie</numerusform>
            <numerusform>%n dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; sur %n case remplie</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; sur %n cases remplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n case restante</numerusform>
            <numerusform>%n cases restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>aucun indice utilisé</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n indice utilisé</numerusform>
            <numerusform>%n indices utilisés</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>aucune vérification</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n vérification</numerusform>
            <numerusform>%n vérifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Record %1 · moyenne %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>L&apos;événement %1 a changé %2 en dernier ; un double clic y mène.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Plus en trois degrés : où c&apos;est, quelles cases, tout (H).
La position compte alors comme trouvée avec de l&apos;aide.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>Vers une autre position</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 justes</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 de suite</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Préparation d&apos;une position...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Sélectionnez une case et tapez son chiffre, puis appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Cliquez les candidats qui partent, ou tapez-les dans leurs cases, puis appuyez sur Entrée.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Image de %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Effacer les filtres</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Ouvrez ou collez des grilles.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Aucune grille ne convient.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Les flèches choisissent  ·  Entrée joue  ·  taper cherche  ·  Ctrl+F champ de recherche  ·  Échap retour à la grille</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Au plus %1 grilles sont imprimées à la fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n grille copiée.</numerusform>
            <numerusform>%n grilles copiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>%n grille en cours d&apos;évaluation</numerusform>
            <numerusform>%n grilles en cours d&apos;évaluation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Deux solveurs côte à côte</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Solveur de gauche</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Plateau de gauche</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Solveur de droite</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Plateau de droite</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Terminé : %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Microseconde %1 sur %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Comparer par</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Événements : un de chacun à la fois</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Temps : aussi longtemps qu&apos;il en faut vraiment à chacun</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>La note jusqu&apos;ici</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 L&apos;un d&apos;eux devrait tenir, et aucun ne tient :</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, car %2. Ce sur quoi cela repose prend sa place :</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Un terme vient maintenant de l&apos;hypothèse %1 : tout chemin de l&apos;hypothèse à l&apos;impasse passe par lui (le premier UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>est</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>n&apos;est pas</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>terme de la dernière hypothèse</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, car %2. Cela découle des termes qui restent, donc la note perd ce terme (minimisation) :</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n terme vient de l&apos;hypothèse %1. D&apos;autres étapes suivent jusqu&apos;à ce qu&apos;il n&apos;y en ait plus qu&apos;un.</numerusform>
            <numerusform>%n termes viennent de l&apos;hypothèse %1. D&apos;autres étapes suivent jusqu&apos;à ce qu&apos;il n&apos;y en ait plus qu&apos;un.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>dans le graphe : ce qui rend un terme faux</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Les causes qui restent sont vraies maintenant et mènent à l&apos;impasse : elles ne peuvent donc jamais être vraies toutes ensemble. C&apos;est ce que dit la note %1 : chaque cause changée en son contraire, avec « ou » entre elles. Une fois l&apos;hypothèse %2 reprise, un seul de ses termes peut encore tenir, donc il en découle.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2 : juste</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2 : manqué</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>La page de la technique, avec un exemple</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1 : épreuve réussie</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1 : pas encore réussie</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Cela a pris %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Exécutions en JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>L&apos;exécution de %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 n&apos;est pas une exécution : sa première ligne ne dit pas qui résout quoi.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>La ligne %1 de %2 n&apos;est pas ce que fait le solveur.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Enregistrer l&apos;exécution</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Ouvrir une exécution</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Lire événement par événement</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Lire chiffre par chiffre</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Lire comme vous avez joué</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Lire aussi vite que possible</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Plus d&apos;options</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Commencer par mes chiffres</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>L&apos;exécution commence par les chiffres de votre partie, pas par la grille</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Chercher une deuxième solution</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Après la première solution, l&apos;exécution continue jusqu&apos;à ce qu&apos;on sache s&apos;il y en a une autre</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Enregistrer des images...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Où l&apos;exécution commence, comment elle travaille et se lit, et des images d&apos;elle</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Enregistrer l&apos;exécution...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Tous les événements, en lignes JSON ; cette fenêtre peut les rouvrir</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Ouvrir une exécution...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Supposer autrement</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>L&apos;exécution recommence avec d&apos;autres hypothèses au hasard</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien n&apos;est encore arrivé.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notes %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Arrêts</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Je suppose</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Ce qu&apos;a enseigné chaque impasse (clauses apprises). De chaque note, au moins un terme doit tenir.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Pourquoi cet événement est arrivé, en remontant aux hypothèses sur lesquelles il repose.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Arrêts : là où l&apos;exécution s&apos;arrête d&apos;elle-même.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Supposer à la place du solveur, et comparer ce qui en sort.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Combien de fois chaque sorte d&apos;événement est arrivée, et ce que veulent dire les mots.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Ce qui est vrai maintenant (la piste) : chaque hypothèse, et dessous ce qui en découle. Ce qui a été repris n&apos;est plus ici.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Que lire</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Du premier coup %1  ·  Avec aide %2  ·  Manqués %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Démonstration</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>En enregistrer des images</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Vitesse de la démonstration</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Appuyez sur Lire : Espace lance la lecture, les flèches vont pas à pas.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Comment il suppose</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Qui résout la grille</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logique</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Où il suppose quand plus rien ne découle</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Décroissant</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Croissant</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Tri : %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Tri : %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>Score HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Jouée en dernier</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Vitesse de lecture : événements par seconde (+ et -)</translation>
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
        <translation>Ouvrir un fichier...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Il y a une grille dans le presse-papiers.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Nouvelle grille : %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Jouer cette grille</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Ou faites faire une nouvelle grille, à l&apos;un de ces niveaux.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level and what it needs</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StatisticsView</name>
    <message>
        <source>Export...</source>
        <translation>Exporter...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Niveau de la courbe</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Votre première grille résolue commence l&apos;histoire : temps, séries et techniques préférées grandiront ici.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Enregistrer une ligne par partie, pour un tableur</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>La dernière année</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>la plus longue : %n jour</numerusform>
            <numerusform>la plus longue : %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Ligne : la moyenne de cinq parties. Cercles ouverts : avec indices.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Plus la couleur est forte, plus il y a de grilles résolues.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab continue  ·  les flèches choisissent  ·  Échap retour à la grille</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n partie résolue</numerusform>
            <numerusform>%n parties résolues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abandonnée</numerusform>
            <numerusform>%n abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Exporter les parties</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exporté sous %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Techniques que vous avez utilisées et demandées</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Barre : ce que vous avez trouvé, le reste avec un indice.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n coup juste sans étape que je connaisse</numerusform>
            <numerusform>%n coups justes sans étape que je connaisse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Joue la raison sur le plateau, image par image (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>De l&apos;impasse à la note %1 : étape %2 sur %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>%n autre étape en dessous mène au même résultat.</numerusform>
            <numerusform>%n autres étapes en dessous mènent au même résultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Autres</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Chemin de résolution</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filtre, par exemple Chaîne ou r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Techniques...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Copier la liste comme texte</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Faire cette étape</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Résoudre jusqu&apos;ici</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n étape copiée.</numerusform>
            <numerusform>%n étapes copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Cotes des étapes</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Chemin de résolution</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Étapes possibles</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Toutes les étapes d&apos;ici à la solution, l&apos;une après l&apos;autre</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Toutes les étapes possibles maintenant</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Le filtre laisse %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>Et...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Arrêter quand</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Ajoute une condition qui doit tenir en même temps</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>une case reçoit un chiffre</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>un chiffre disparaît d&apos;une case</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>tant d&apos;hypothèses sont en cours</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>une impasse survient</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>tant d&apos;impasses de plus sont survenues</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>une note d&apos;au plus tant de termes est écrite</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>la note de ce numéro est utilisée</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>la recherche recommence</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>plusieurs hypothèses sont reprises d&apos;un coup</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Ajouter...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Arrêt précédent</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Retour là où l&apos;exécution se serait arrêtée avant (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Arrêt suivant</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Jusqu&apos;au prochain arrêt (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Arrêts</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>Votre force</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Une grille juste au-dessus</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>Sur l&apos;échelle des cotes des grilles, de 1,0 à environ 12. Neuf fois sur dix, la vérité est dans ce qui est donné.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Bienvenue !</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Commencez par la première technique ci-dessous : lisez sa page, puis trouvez-la vous-même. Dix minutes par jour suffisent largement, et les erreurs ne coûtent rien ici.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Trop tôt pour le dire</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Après %1 parties finies, ceci dira votre force et à quel point c&apos;est sûr. %n jusqu&apos;ici.</numerusform>
            <numerusform>Après %1 parties finies, ceci dira votre force et à quel point c&apos;est sûr. %n jusqu&apos;ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Entre %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>On ne peut pas en dire plus après %n partie : celles qui sont loin au-dessous ou au-dessus de vous disent peu.</numerusform>
            <numerusform>On ne peut pas en dire plus après %n parties : celles qui sont loin au-dessous ou au-dessus de vous disent peu.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Environ %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>À %1 près, d&apos;après %n partie. Vous résolvez sans aide une grille sur deux de cette cote.</numerusform>
            <numerusform>À %1 près, d&apos;après %n parties. Vous résolvez sans aide une grille sur deux de cette cote.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>cote %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Ce que veulent dire les symboles</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>premier UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Ce que vous utilisez dans vos parties est compté ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
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
            <numerusform>%1, utilisée %n fois, %2</numerusform>
            <numerusform>%1, utilisée %n fois, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S&apos;entraîner</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Vous la cherchez dans des positions, et l&apos;on vous dit si c&apos;est juste</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Retour là où vous étiez</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Comment la repérer</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Pourquoi c&apos;est vrai</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Pourquoi l&apos;exemple est juste</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Combien de grilles en ont besoin</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Sa difficulté</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Un cas particulier de : %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Ses cas particuliers : %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Du même genre : %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>Dans l&apos;exemple : %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Cacher le dessin</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Montrer le dessin</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Pas encore passée</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Réussie : %1 sur %2 justes</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>%1 sur %2 justes jusqu&apos;ici, 8 suffisent</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Épreuves</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Passer l&apos;épreuve</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Passer l&apos;épreuve : %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Repasser l&apos;épreuve : %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Dix positions d&apos;une famille, sans aide ; huit justes suffisent. Réussies jusqu&apos;ici : %1 sur %2.</translation>
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
        <translation>Où le temps est passé</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Temps de vos parties</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Pas encore de partie à ce niveau</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n partie, de %1 à %2</numerusform>
            <numerusform>%n parties, de %1 à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sans indices</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab au suivant  ·  Espace appuie  ·  Échap retour à la grille</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n position pour aujourd&apos;hui</numerusform>
            <numerusform>%n positions pour aujourd&apos;hui</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>Il n&apos;y en a pas avant cet événement.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Conflit précédent</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Maj+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Conflit suivant</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Maj+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Événement %1 sur %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Hypothèse suivante</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Hypothèse précédente</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Note suivante</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Note précédente</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Chiffre suivant</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Chiffre précédent</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Il n&apos;y en a pas encore après cet événement.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Retour à l&apos;impasse précédente : aucun chiffre pour une case, ou aucune place pour un chiffre</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Chiffre précédent : cette exécution n&apos;a pas d&apos;impasses</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Jusqu&apos;à l&apos;impasse suivante : aucun chiffre pour une case, ou aucune place pour un chiffre</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Chiffre suivant : cette exécution n&apos;a pas d&apos;impasses</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Impasse</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Retour à l&apos;erreur précédente</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Jusqu&apos;à l&apos;erreur suivante</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Aller à l&apos;hypothèse, à la note, au saut ou au chiffre qui suit ou précède, ou là où une note est utilisée</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Saut suivant sur des hypothèses</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Saut précédent sur des hypothèses</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Usage suivant de la note %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Usage précédent de la note %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Arbre de recherche</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Taille de l&apos;arbre</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>L&apos;arbre de recherche : chaque hypothèse est sous celle qui était en cours avant elle. Les carrés sont des hypothèses qui ont mené à une impasse, les triangles en représentent plus que l&apos;image ne peut en montrer. Cliquez une hypothèse pour y aller.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Entier</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>L&apos;arbre entier dans cette carte</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Assez grand pour distinguer les hypothèses</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Pas encore d&apos;hypothèse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln hypothèse</numerusform>
            <numerusform>%Ln hypothèses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln impasse</numerusform>
            <numerusform>%Ln impasses</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>La grille, avant toute hypothèse.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Hypothèse %1 : %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>En cours depuis l&apos;événement %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Événements %1 à %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>%Ln autre hypothèse en dessous.</numerusform>
            <numerusform>%Ln autres hypothèses en dessous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>%Ln impasse en dessous.</numerusform>
            <numerusform>%Ln impasses en dessous.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>a mené à une impasse</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solution</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>montrée maintenant</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>autres hypothèses</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Retour à ma partie</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Retour à ma partie</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Votre partie est telle que vous l&apos;avez laissée (Échap)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Appuyez sur Lire : Espace lance la lecture, les flèches vont pas à pas.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Que vois-je ici ?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Tout ce qui est arrivé, dans l&apos;ordre. Ce qui a été repris ensuite y est encore.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Comment des raisons mènent à une impasse, en dessin.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Toutes les hypothèses de l&apos;exécution, en dessin.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Logique résout %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 résout %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Arrêté après %1 événements.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>En cours : %1 événements jusqu&apos;ici.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Ma partie revue</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Partie revue : %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plateau de Sudoku</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Plateau observé</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Ma partie revue</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Observation de Logique</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Observation de %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Il n&apos;y a rien à résoudre ici.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Lecture : Espace lit, ← → un coup, avec Maj jusqu&apos;à l&apos;erreur suivante.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Observation : Espace lit, ← → un événement, avec Maj jusqu&apos;à l&apos;impasse suivante.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Observation : Espace lit, ← → un événement, avec Maj jusqu&apos;au chiffre suivant.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Résolues par jour</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Grilles résolues sur %n jour de la dernière année</numerusform>
            <numerusform>Grilles résolues sur %n jours de la dernière année</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1 : %n résolue</numerusform>
            <numerusform>%1 : %n résolues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Il y a déjà un marque-page ici.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>Une partie a de la place pour %1 marque-pages.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Marque-page posé à %1. Grille, Marque-pages y ramène.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>Le plateau est comme à ce marque-page.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Retour au marque-page de %1. Annuler ramène là où vous étiez.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Gardé : votre essai fait maintenant partie du jeu.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Continuer l&apos;essai</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Abandonné : le plateau est comme avant.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n chiffre est faux : %1</numerusform>
            <numerusform>%n chiffres sont faux : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Tous les chiffres sont justes, mais un candidat nécessaire a été éliminé.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Résolu : chaque chiffre est juste.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Aucune erreur jusqu&apos;ici, %n case restante.</numerusform>
            <numerusform>Aucune erreur jusqu&apos;ici, %n cases restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Retour avant l&apos;erreur</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>Il n&apos;y a pas d&apos;erreur sur le plateau.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Retour avant l&apos;erreur. Rétablir ramène les coups suivants.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>Ce qui était faux a été éliminé du plateau.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>La grille est déjà résolue.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Résolu pour vous.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>L&apos;effacer</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Les effacer</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 s&apos;appelle maintenant %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>La collection %1 est supprimée. Ses grilles restent dans la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n grille retirée de %1.</numerusform>
            <numerusform>%n grilles retirées de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Repris.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n grille ajoutée à « %1 ».</numerusform>
            <numerusform>%n grilles ajoutées à « %1 ».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n grille étiquetée %1.</numerusform>
            <numerusform>%n grilles étiquetées %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n grille n&apos;a plus l&apos;étiquette %1.</numerusform>
            <numerusform>%n grilles n&apos;ont plus l&apos;étiquette %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n grille déplacée vers « %1 ».</numerusform>
            <numerusform>%n grilles déplacées vers « %1 ».</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Ceci n&apos;a pas été changé : le serveur de la bibliothèque est absent.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Grille du jour %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>La grille du jour est sur le plateau.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Une grille d&apos;un jour passé : elle ne compte pour aucune série.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Les indices viennent une fois la grille saisie et la partie commencée.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>La grille est résolue.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>La grille est encore en cours de vérification ; réessayez dans un instant.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>il y a %n coup</numerusform>
            <numerusform>il y a %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>depuis le début</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Aucune des techniques activées ne trouve d&apos;étape ici.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait : %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Pourquoi %1 a-t-il disparu de %2 ?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Pourquoi pas %1 en %2 ?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Rien n&apos;exclut %1 en %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>L&apos;indice est fermé.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>La première erreur : %1 en %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>La première erreur : %1 éliminé de %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>La grille elle-même exclut %1 en %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>C&apos;est faux, mais il n&apos;y a pas de raison courte.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Aucune grille n&apos;a été trouvée.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>Vous en aviez déjà %n, telle quelle ou tournée.</numerusform>
            <numerusform>Vous en aviez déjà %n, telles quelles ou tournées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n laissée de côté, sans solution unique ou illisible.</numerusform>
            <numerusform>%n laissées de côté, sans solution unique ou illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Aucune grille dans %n fichier.</numerusform>
            <numerusform>Aucune grille dans %n fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n grille ajoutée à « %1 ».</numerusform>
            <numerusform>%n grilles ajoutées à « %1 ».</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>C&apos;est gardé sur cet ordinateur jusqu&apos;au retour du serveur de la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>La bibliothèque était abîmée et repart à neuf. L&apos;ancienne est gardée sous le nom %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold utilise pour l&apos;instant une bibliothèque sur cet ordinateur, et écrira ce que vous faites sur le serveur dès son retour.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>Le serveur de la bibliothèque est de retour, et a ce que vous avez fait entre-temps.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>Le serveur de la bibliothèque est de retour.</translation>
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
        <translation>résolue en %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>remplie à %1 pour cent</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Résolue en %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Résolue en %1, %n indice</numerusform>
            <numerusform>Résolue en %1, %n indices</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>remplie à %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd&apos;hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
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
        <translation>Toutes les grilles</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Pour s&apos;entraîner</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 sur %2 résolues</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1 : juste, mais par aucune étape que je connaisse.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1 : technique utilisée, %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Juste, mais par aucune étape que je connaisse : peut-être au hasard.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Première grille</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Cette partie est déjà sur le plateau.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Retour à la partie précédente : %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli : %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>De nouveau à la partie suivante : %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>La grille recommence. Annuler ramène vos chiffres.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Les paramètres n&apos;ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Plateau à %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Ma grille</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Tapez les chiffres de votre grille.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Tapez les chiffres de la grille ligne par ligne ; 0, Espace ou un point laisse une case vide.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>%n chiffre jusqu&apos;ici ; une grille à solution unique en a au moins 17.</numerusform>
            <numerusform>%n chiffres jusqu&apos;ici ; une grille à solution unique en a au moins 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Une nouvelle grille est en préparation : %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Nouvelle grille : %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Annulé. Votre partie continue.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Aucune grille de ce genre n&apos;a été trouvée : %1. Un autre essai en trouvera peut-être une.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Vous avez cette grille dans la bibliothèque : %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>Sa cote est %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Vous l&apos;avez résolue en %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Vous avez cette grille dans la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Une autre exécution a commencé ; la page de la précédente n&apos;a pas été enregistrée.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>La page n&apos;a pas pu être faite.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Vous avez demandé de l&apos;aide %2 fois (%1) : s&apos;entraîner ?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S&apos;entraîner</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n étape jusqu&apos;ici...</numerusform>
            <numerusform>%n étapes jusqu&apos;ici...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Recherche des étapes jusqu&apos;à la solution...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Recherche d&apos;étapes...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n étape ; ensuite, aucune des techniques activées n&apos;en trouve d&apos;autre.</numerusform>
            <numerusform>%n étapes ; ensuite, aucune des techniques activées n&apos;en trouve d&apos;autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n étape faite ; une seule annulation la reprend.</numerusform>
            <numerusform>%n étapes faites ; une seule annulation les reprend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fait : %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>Il y a une erreur sur le plateau ; un indice montre la première.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Résolu en %n étape, la plus dure : %1</numerusform>
            <numerusform>Résolu en %n étapes, la plus dure : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>C&apos;est une autre partie : appuyez sur Chemin de résolution ou sur Étapes possibles.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n étape est possible maintenant ; chaque ligne apporte du nouveau.</numerusform>
            <numerusform>%n étapes sont possibles maintenant ; chaque ligne apporte du nouveau.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Les chiffres placés restent.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Aucune position n&apos;a été trouvée. Choisissez une autre technique.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 n&apos;est pas un candidat ici.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 n&apos;est pas un candidat dans ces cases.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>il n&apos;y a plus de place sur le disque</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Cette partie ne peut pas être enregistrée (%1). Vous pouvez continuer ; chaque coup réessaie.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Une partie enregistrée est abîmée ; ce qui a pu en être lu est sur le plateau.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Le fichier est gardé sous le nom %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Cette partie a aussi été ouverte dans une autre fenêtre. Ici, elle continue comme copie.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Cette partie ne peut pas être verrouillée. Ne l&apos;ouvrez pas dans une deuxième fenêtre, s&apos;il vous plaît.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Le fichier de cette partie avait été supprimé. Il a été réécrit.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Un autre programme a modifié le fichier de cette partie. Il a été réécrit ; ce qu&apos;il contenait est gardé sous le nom %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plateau de Sudoku</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Annuler (Échap). Votre partie reste telle quelle.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>L&apos;étape la plus dure est le numéro %1 sur %2, cote %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>Cotes de %n étape, au plus %1</numerusform>
            <numerusform>Cotes de %n étapes, au plus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1 : %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d&apos;outils</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Ninefold a planté la dernière fois. Vos parties sont comme elles étaient, et il y a un rapport.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Voir le rapport</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Plus tard</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Image SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>L&apos;image n&apos;a pas pu être faite.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exporté sous %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Page PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>%n image enregistrée.</numerusform>
            <numerusform>%n images enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Dossier pour les images</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Enregistrement des images...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Copié sous forme de 81 caractères.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Copié comme « %1 ».</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Image animée</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF animé (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>PNG animé (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n image sur %1 jusqu&apos;ici...</numerusform>
            <numerusform>%n images sur %1 jusqu&apos;ici...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Plus aucune image n&apos;est enregistrée.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Enregistrement de la page...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Grilles collées</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Grille collée</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 grilles.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n n&apos;a pas pu être lue ; la première : %1</numerusform>
            <numerusform>%n n&apos;ont pas pu être lues ; la première : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 et %n autre fichier</numerusform>
            <numerusform>%1 et %n autres fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Non lu : %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Ceci n&apos;est pas sur votre ordinateur et n&apos;a pas été ouvert : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Une seule ligne est un Sudoku ; %n autre n&apos;a pas pu servir.</numerusform>
            <numerusform>Une seule ligne est un Sudoku ; %n autres n&apos;ont pas pu servir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>La première est la ligne %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>Il n&apos;y a ni texte ni image dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 écrivent un chiffre</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 écrivent des candidats</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 écrivent des notes de coin</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 écrivent des notes au centre</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>glisser de candidat à candidat trace un lien</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Espace lit</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → un événement</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − vitesse</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 en dit plus</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 applique</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 ferme l&apos;indice</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ choisissent une étape</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 change le mode</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 indice</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 surligne un chiffre</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 toutes les touches</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Entrée grille suivante</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R revoir</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A analyse</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Échap garde le plateau</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 recule encore</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Maj+← → impasses</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 colorient une case, un clic du milieu un candidat</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 reprend la partie</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → étapes vers la note</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Enregistrement...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Les grilles générées sont gardées sous Fichier, Fichiers récents, %1.</translation>
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
        <translation>%1. Échap l&apos;annule.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Il y a une grille dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Vous faites un essai, dans une seconde couleur. %1 le garde, %2 l&apos;abandonne.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Résolue en %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Sans aucune aide.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>L&apos;aide a servi %n fois.</numerusform>
            <numerusform>L&apos;aide a servi %n fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n donnée appartient à la grille et ne peut pas changer.</numerusform>
            <numerusform>%n données appartiennent à la grille et ne peuvent pas changer.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Il n&apos;y a rien à changer ici.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Enregistré</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Les touches de chiffres écrivent maintenant des chiffres.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>Les touches de chiffres écrivent maintenant des candidats.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>Les touches de chiffres écrivent maintenant des notes de coin.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>Les touches de chiffres écrivent maintenant des notes au centre.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>Les touches de chiffres colorient maintenant des cases.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n case sélectionnée.</numerusform>
            <numerusform>%n cases sélectionnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Pause : l&apos;horloge est arrêtée et le plateau couvert.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>La case sélectionnée : ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Glissez de candidat à candidat pour tracer un lien, ou tapez le chiffre à chaque bout.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Un lien commence au %1 en %2. Allez à son autre bout et tapez-y le chiffre ; le même encore une fois l&apos;abandonne.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Ce chiffre appartient à la grille et ne peut pas changer.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Toutes les cases sont remplies, mais tous les chiffres ne sont pas justes.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Les cases à deux candidats sont surlignées.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>Le chiffre %1 est surligné.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Une autre exécution a commencé ; plus aucune image de la précédente n&apos;est enregistrée.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>L&apos;image n&apos;a pas pu être faite.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Pages PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Envoyé à l&apos;imprimante : %n page.</numerusform>
            <numerusform>Envoyé à l&apos;imprimante : %n pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Les pages n&apos;ont pas pu être faites.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Enregistré sous %1 : %n page.</numerusform>
            <numerusform>Enregistré sous %1 : %n pages.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>L&apos;imprimante n&apos;a rien accepté. Est-elle prête ?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Plateau de ma partie</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plateau de Sudoku</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Retour dans votre partie.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Plus rien n&apos;est surligné.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Cliquez une case, tapez un chiffre. %1 donne un indice.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>&amp;Générer plusieurs grilles...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>toutes les cases remplies</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n case restante</numerusform>
            <numerusform>%n cases restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Aucun fichier n&apos;a encore été ouvert</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Contrast&amp;e élevé</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>La plus &amp;dure d&apos;une solution</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Monte d&apos;une grille pleine à la grille la plus ramifiée qu&apos;elle atteint</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Aucun marque-page n&apos;a encore été posé</translation>
    </message>
</context>
</TS>
