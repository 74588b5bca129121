<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Uma linha, coluna ou caixa em que só uma célula está vazia. Oito de suas células estão preenchidas, então oito dígitos diferentes já foram usados e falta um dígito A. A vai na célula vazia.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Procure uma linha, coluna ou caixa com um único buraco e conte de 1 a 9 para achar o dígito que falta.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Cada linha, coluna e caixa tem nove células e precisa de cada um dos nove dígitos uma vez.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Oito células estão preenchidas, com oito dígitos diferentes.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Só falta A, e só uma célula está livre. Então A vai ali.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Um dígito A que só cabe em uma célula de uma linha, coluna ou caixa. Cada uma das outras células está preenchida, ou compartilha linha, coluna ou caixa com um A que já está lá. Então A vai na célula que sobra.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Escolha um dígito que aparece muitas vezes no tabuleiro. Siga suas linhas e colunas até uma caixa que ainda não o tem e veja quais células sobram.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>A linha, coluna ou caixa precisa de um A e ainda não tem nenhum.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>Uma célula preenchida não tem espaço para ele.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Uma célula que compartilha linha, coluna ou caixa com outro A não pode ser A, porque A estaria lá duas vezes.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Sobra uma célula. O A tem que estar em algum lugar, então está ali.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Uma célula que só pode ser A. Sua linha, sua coluna e sua caixa juntas já contêm os outros oito dígitos. Toda célula precisa de um dígito, então esta é A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Veja onde se cruzam uma linha, uma coluna e uma caixa bem cheias e conte quais dígitos a célula encontra. Com todos os candidatos escritos, procure uma célula com um só.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>A célula não pode ser um dígito que sua linha já tem, nem um de sua coluna ou caixa.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Juntos são oito dígitos diferentes: todos menos A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>A célula tem que conter algum dígito. Só sobra A, então é A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Todas as células que podem ser preenchidas agora, em um só passo. A cada uma resta um só candidato, ou ela é o único lugar para o seu dígito em uma linha, coluna ou caixa. Nenhuma espera por outra, então a ordem não importa.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Passe pelos dígitos de 1 a 9 e depois pelas células que encontram muitos dígitos.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Cada uma das células se deduz por si: por um único oculto ou por um único nu.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Um dígito certo continua certo quando outro dígito certo é escrito.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Então todos podem ser escritos de uma vez.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Dois passos de uma vez, para os quais não é preciso escrever candidatos. Todos os lugares para A em uma caixa ficam em uma só linha ou coluna, ou todos os seus lugares em uma linha ou coluna ficam em uma só caixa, então A não pode estar no resto. Com isso resta a A um só lugar em outra parte, e é ali que ele vai.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Quando um dígito tem dois ou três lugares lado a lado em uma caixa, siga a linha ou coluna deles até as caixas vizinhas. Ali talvez só lhe reste um lugar.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Todos os lugares para A na primeira caixa ficam em uma linha, e a caixa precisa de um A. Então o A dessa linha está nesta caixa.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>A linha só tem um A. Então nenhuma de suas células em outras caixas pode ser A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Outra linha, coluna ou caixa tinha seus lugares para A nestas células e em mais uma. Só sobra essa.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Então A vai ali. Com uma coluna em vez da linha, ou primeiro uma fileira e depois a sua caixa, a razão é a mesma.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Dois passos de uma vez, para os quais não é preciso escrever candidatos. Dois ou três dígitos só cabem em duas ou três células de uma linha, coluna ou caixa, então preenchem essas células. A outro dígito da mesma linha, coluna ou caixa resta então um só lugar.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Procure dois dígitos descartados nas mesmas células de uma caixa. Guarde para eles as duas células que sobram e veja o que isso significa para os outros dígitos.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Digamos que são dois dígitos e que ambos só cabem nas mesmas duas células. Ambos têm que estar em algum lugar, e uma célula contém um dígito.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Então estas duas células contêm esses dois dígitos e nada mais.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Um terceiro dígito perde ali os seus lugares. Na linha, coluna ou caixa só lhe resta um lugar, então ele vai ali.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Com três dígitos em três células a razão é a mesma.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Um dígito A que em uma caixa só cabe em células de uma linha, ou só em células de uma coluna. A caixa precisa de um A, então uma dessas células é A. Por isso A pode ser eliminado das outras células dessa linha ou coluna, fora da caixa.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Destaque um dígito após o outro. Procure caixas em que seus dois ou três lugares estejam todos em uma linha ou todos em uma coluna; um buraco entre eles não importa. Muitas vezes não há nada para eliminar: então continue procurando.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>A caixa precisa de um A, e só estas duas ou três células podem ser A. Então uma delas é A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Todas ficam na mesma linha. Seja qual for a que é A, a linha já tem o seu A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Um segundo A na linha não é permitido. Então nenhuma outra célula da linha pode ser A. Com uma coluna é a mesma coisa.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Um dígito A que em uma linha, ou em uma coluna, só cabe em células de uma caixa. A linha ou coluna precisa de um A, então uma dessas células é A. Por isso A pode ser eliminado das outras células da caixa.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Destaque um dígito após o outro. Procure linhas e colunas em que seus dois ou três lugares estejam todos em uma caixa; um buraco entre eles não importa. Muitas vezes não há nada para eliminar: então continue procurando.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>A linha precisa de um A, e só estas duas ou três células podem ser A. Então uma delas é A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Todas ficam na mesma caixa. Seja qual for a que é A, a caixa já tem o seu A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Um segundo A na caixa não é permitido. Então nenhuma outra célula da caixa pode ser A. Com uma coluna é a mesma coisa.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Duas células de uma linha, coluna ou caixa têm só os mesmos dois candidatos A e B: um par. Um trio são três células com só três dígitos entre elas; um quarteto, quatro células com quatro. As células precisam desses dígitos para si, então eles podem ser eliminados de todas as outras células dali.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Procure uma célula com exatamente dois candidatos e uma segunda com os mesmos dois em sua linha, coluna ou caixa. Se elas compartilham uma linha e uma caixa, elimine em ambas. Um trio pode ser (A ou B), (B ou C) e (A ou C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Tome duas células (A ou B) de uma linha. Elas compartilham a linha, então são diferentes.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Se a primeira é A, a segunda é B. Se a primeira é B, a segunda é A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>De um jeito ou de outro, a linha tem o seu A e o seu B nestas duas células. Então nenhuma outra célula da linha pode ser A ou B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Três células com só três dígitos entre elas contêm três dígitos diferentes, ou seja, todos os três. Com quatro células e quatro dígitos é igual.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Duas células com só os candidatos A e B, ou três células com A, B e C, que ficam em uma caixa e também em uma linha ou coluna. Elas esgotam esses dígitos para a caixa e para a linha ou coluna ao mesmo tempo. Os dígitos somem das outras células de ambas.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Procure células com os mesmos poucos candidatos lado a lado em uma caixa.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Duas células (A ou B) que compartilham uma linha são diferentes: uma é A, a outra B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Então a linha tem ali o seu A e o seu B, e nenhuma outra célula da linha pode ser A ou B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>As duas células também compartilham uma caixa. Então a caixa também tem ali o seu A e o seu B, e nenhuma outra célula da caixa pode ser A ou B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Dois dígitos A e B que só cabem nas mesmas duas células de uma linha, coluna ou caixa, ou três dígitos que só cabem em três células, ou quatro em quatro. Os dígitos precisam de todas essas células. Então qualquer outro candidato some delas.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Em uma linha, coluna ou caixa procure dígitos com só dois lugares e veja se dois deles têm os mesmos. Em um trio, cada dígito pode ter duas ou três das três células.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>Em uma linha, A só cabe em duas células, e B só cabe nas mesmas duas.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Se A está na primeira, B tem que estar na segunda. Se A está na segunda, B tem que estar na primeira.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>De um jeito ou de outro, as duas células são ocupadas por A e B. Então nenhum outro dígito pode estar nelas.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Três dígitos que só cabem em três células ocupam todas as três, e quatro dígitos ocupam quatro.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Dois ou três dígitos que só cabem em duas ou três células de uma linha, coluna ou caixa, e todas essas células ficam também em uma segunda unidade. Os dígitos preenchem as células, então nada mais pode estar ali. Eles se esgotam em ambas, então nenhuma outra célula da segunda pode tê-los.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Procure dois ou três dígitos cujos lugares em uma caixa sejam as mesmas duas ou três células de uma linha ou coluna.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>Em uma caixa, A e B só cabem nas mesmas duas células. Uma delas é A e a outra B, então nada mais pode estar ali.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>As duas células ficam em uma linha. Então o A e o B dessa linha também estão ali.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Nenhuma outra célula da linha pode ser A ou B. Com três dígitos em três células a razão é a mesma.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>Em duas linhas, um dígito A só tem lugares nas mesmas duas colunas: um X-Wing. Funciona também com linhas e colunas trocadas, e com três de cada (Swordfish) ou quatro (Jellyfish). Cada linha tem o seu A em uma coluna diferente, então A pode ser eliminado de todas as outras células dessas colunas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Destaque um dígito. Procure duas linhas em que ele tem dois lugares cada, nas mesmas colunas; então elimine-o nas colunas. Ou duas colunas com lugares nas mesmas linhas; então elimine-o nas linhas. Em um Swordfish, cada linha tem dois ou três.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Cada uma das duas linhas precisa de um A e só tem espaço para ele nas duas colunas.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Se a linha de cima tem o seu A na coluna da esquerda, a de baixo não pode tê-lo ali: uma coluna só tem um A. Então o A dela está na coluna da direita.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Se a linha de cima tem o seu A na coluna da direita, o A da linha de baixo está na da esquerda.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>De um jeito ou de outro, as duas colunas têm o seu A nestas duas linhas. Então nenhuma outra célula das duas colunas pode ser A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Três linhas põem três A em três colunas diferentes, e assim cada uma das três colunas tem o seu A. Quatro linhas fazem isso com quatro.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Um X-Wing, Swordfish ou padrão maior de linhas e colunas, estragado por alguns lugares a mais para A em uma caixa. Esses lugares a mais se chamam barbatanas. A some das células que ficam em uma coluna do padrão e compartilham a caixa com todas as barbatanas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Destaque um dígito. Procure duas linhas que seriam um X-Wing se um ou dois lugares perto de um canto não existissem.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Se uma das barbatanas é A, a caixa dela tem o seu A. Então nenhuma outra célula da caixa pode ser A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Se nenhuma barbatana é A, o padrão é um X-Wing ou Swordfish de verdade: suas colunas têm o seu A em suas linhas. Então nenhuma outra célula das colunas pode ser A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Uma célula que fica em uma dessas colunas e na caixa das barbatanas perde A de um jeito ou de outro.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Um X-Wing, Swordfish ou padrão maior com lugares a mais para A em uma caixa, chamados barbatanas, em que um canto do padrão ao lado das barbatanas não pode ser A. Sem as barbatanas, a uma de suas linhas restaria um só lugar. A some das células que ficam em uma coluna do padrão e compartilham a caixa com todas as barbatanas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Destaque um dígito. Procure duas linhas com um lugar cada em uma mesma coluna, cujos outros lugares ficam nas mesmas três colunas, mas não alinhados.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Se nenhuma barbatana é A, a linha das barbatanas tem o seu A no lugar que sobra, e as outras linhas têm que usar as outras colunas. Então cada coluna do padrão tem o seu A nestas linhas.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Um padrão de um dígito A como um X-Wing ou um Swordfish, em que caixas podem ocupar o lugar de linhas ou colunas. Algumas linhas e caixas têm todos os seus lugares para A no mesmo número de colunas ou caixas. A some das outras células destas, a não ser que lugares a mais (barbatanas) impeçam.</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Procure uma linha com poucos lugares para um dígito e uma caixa com poucos lugares para ele, que usem as mesmas duas colunas.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Digamos que uma linha e uma caixa que não se cruzam têm todos os seus lugares para A em duas colunas. Ambas precisam de um A, e são duas células diferentes.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Uma coluna só tem um A. Então o A da linha e o A da caixa estão em colunas diferentes.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>As duas colunas têm então o seu A, e nenhuma outra célula delas pode ser A. Com mais delas a conta é a mesma.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Se há barbatanas: ou uma barbatana é A, ou o padrão está completo. O que não é A em nenhum dos dois casos some.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Um padrão de um dígito A em que linhas, colunas e caixas se misturam livremente. Algumas delas têm todos os seus lugares para A no mesmo número de outras. A some das demais células dessas outras, a não ser que lugares a mais (barbatanas) impeçam.</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>As pessoas raramente os acham. Comece por uma linha e uma coluna com dois lugares cada e procure uma caixa que as una.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Cada linha, coluna ou caixa do primeiro tipo precisa de um A. Elas não têm nenhum lugar em comum para ele, então são células diferentes.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Cada um desses A fica em uma unidade do segundo tipo, que só tem um A. Então todos ficam em unidades diferentes.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Há tantas do segundo tipo quantas do primeiro. Então cada uma delas tem o seu A no padrão, e suas outras células não podem ser A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Dois padrões com barbatanas sobre as mesmas linhas, mostrados em um só passo. Eles usam colunas diferentes e lugares a mais (barbatanas) diferentes para o dígito A. Cada um descarta células próprias, então juntos descartam mais.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Quando achar um padrão com barbatanas, veja se as barbatanas podem trocar de papel com um canto da mesma caixa.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Olhe só o primeiro padrão. Se uma barbatana dele é A, a caixa tem o seu A. Se nenhuma é, suas colunas têm o seu A nas linhas.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Uma célula que fica na caixa e em uma dessas colunas perde A de um jeito ou de outro.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>O segundo padrão está certo pela mesma razão, com outras barbatanas e outras colunas.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Os dois valem ao mesmo tempo, então some o que cada um descarta.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Um padrão de linhas e colunas para o dígito A com lugares a mais (barbatanas) longe demais da célula em questão. De cada barbatana uma cadeia de conclusões simples leva a essa célula. Seja uma barbatana A ou nenhuma, a célula perde o seu candidato.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Ache um padrão que só falha porque uma barbatana está na caixa errada. Depois siga o que acontece se a barbatana for verdadeira.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Se nenhuma barbatana é A, o padrão está completo: suas colunas têm o seu A em suas linhas. A célula em questão fica em uma dessas colunas e não pode ser A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Se uma barbatana é A, siga a cadeia que começa nela, uma conclusão após a outra. Ela termina na célula em questão, que também perde o candidato.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Um destes casos é verdadeiro. Em todos eles o candidato é falso, então ele some.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Duas linhas, ou duas colunas, têm só dois lugares cada para A, e um lugar de cada uma fica na mesma coluna ou linha: a base. Os dois da base não podem ser A ao mesmo tempo, então pelo menos um dos dois topos é. A some de toda célula que compartilha linha, coluna ou caixa com os dois topos.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Destaque um dígito. Procure duas colunas com dois lugares cada, dos quais dois ficam na mesma linha e os outros dois não.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Os dois lugares da base compartilham uma linha. Então um deles não é A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Se o da esquerda não é A, o A da coluna da esquerda está no seu topo.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Se o da direita não é A, o A da coluna da direita está no seu topo.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>De um jeito ou de outro, um dos topos é A. Uma célula que compartilha linha, coluna ou caixa com os dois topos encontra um A, então não é A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Uma linha e uma coluna têm só dois lugares cada para A, e um lugar de cada uma fica na mesma caixa. Esses dois não podem ser A ao mesmo tempo, então pelo menos uma das duas pontas distantes é. A some da célula que fica na linha ou coluna das duas pontas distantes.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Destaque um dígito. Procure uma linha e uma coluna com dois lugares cada que se encontram em uma caixa sem compartilhar ali uma célula.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Os dois lugares na caixa compartilham essa caixa. Então um deles não é A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Se o da linha não é A, o A da linha está na sua ponta distante.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Se o da coluna não é A, o A da coluna está na sua ponta distante.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>De um jeito ou de outro, uma ponta distante é A. A célula que compartilha a coluna da primeira ponta e a linha da segunda a encontra, então não é A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Dois Kites que usam a mesma caixa, em um só passo. Em cada um, uma linha e uma coluna têm só dois lugares para A e se encontram na caixa, então uma de suas duas pontas distantes é A. Cada Kite elimina A da célula que suas duas pontas distantes têm em comum.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Quando achar um Kite, procure uma segunda linha ou coluna com dois lugares que encontra a mesma caixa.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>Na caixa do primeiro Kite, o lugar da sua linha e o da sua coluna não podem ser A ao mesmo tempo.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Se o lugar da linha não é A, a ponta distante da linha é A. Se o lugar da coluna não é A, a ponta distante da coluna é A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>De um jeito ou de outro, a célula alinhada com as duas pontas encontra um A e perde o seu.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>O segundo Kite está certo pela mesma razão, então as duas células perdem A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Duas linhas, colunas ou caixas têm só dois lugares cada para A, e um lugar de uma compartilha linha, coluna ou caixa com um lugar da outra. Esses dois não podem ser A ao mesmo tempo, então pelo menos uma das duas pontas distantes é. A some de toda célula que compartilha linha, coluna ou caixa com as duas pontas distantes.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Destaque um dígito. Procure uma caixa com dois lugares e uma linha ou coluna com dois lugares que passe perto de um deles.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Os dois lugares próximos compartilham linha, coluna ou caixa. Então um deles não é A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Se o primeiro não é A, o parceiro dele na ponta distante é A, porque só havia dois lugares.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Se o segundo não é A, o parceiro dele na outra ponta distante é A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>De um jeito ou de outro, uma célula que compartilha linha, coluna ou caixa com as duas pontas distantes encontra um A, então não é A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>Em uma caixa, todos os lugares para A ficam em uma linha e uma coluna, como uma cruz, e uma linha ou coluna de fora tem só dois lugares para A. Se o lugar distante dela é A, a célula alinhada com ele não é. Se o lugar próximo é A, a caixa tem que usar o outro braço da cruz, o que elimina A da mesma célula.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Destaque um dígito. Procure uma caixa cujas quatro células fora de uma cruz não o têm, e uma linha ou coluna com dois lugares que aponte para a cruz.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Digamos que uma linha fora da caixa tem dois lugares para A. O próximo fica na coluna da cruz, o distante não.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Se o lugar distante é A, sua coluna tem o seu A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Se o lugar próximo é A, a coluna da cruz tem o seu A fora da caixa. Então o A da caixa está na linha da cruz, e essa linha tem o seu A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>A célula onde essa coluna e essa linha se cruzam não é A em nenhum caso.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Uma célula com dois candidatos (A ou B), o pivô, compartilha linha, coluna ou caixa com cada uma de outras duas células, as asas: uma é (A ou C), a outra (B ou C). Seja qual for o dígito do pivô, uma das asas vira C. Por isso C pode ser eliminado de toda célula que compartilha linha, coluna ou caixa com as duas asas.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Destaque todas as células com dois candidatos. Tome uma (A ou B) como pivô. Procure em sua linha, coluna e caixa (A ou C) e (B ou C) com o mesmo C. As asas não precisam se encontrar. Uma célula pode encontrar uma pela linha e a outra pela coluna.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>O pivô (A ou B) compartilha linha, coluna ou caixa com cada asa.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Se o pivô é A, a asa (A ou C) não pode ser A. Então é C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Se o pivô é B, a asa (B ou C) não pode ser B. Então é C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>De um jeito ou de outro, uma asa é C. Uma célula que compartilha linha, coluna ou caixa com as duas asas encontra um C, então não é C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Um pivô com os três candidatos A, B e C, e duas asas que compartilham linha, coluna ou caixa com ele: uma tem A e C, a outra B e C. Uma das três células tem que ser C. Então C some de toda célula que compartilha linha, coluna ou caixa com todas as três.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Procure uma célula com três candidatos, uma célula com dois deles em sua caixa e uma com dois deles em sua linha ou coluna, do lado de fora. As células que perdem C ficam na caixa do pivô.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Se o pivô é A, a asa (A ou C) o encontra e é C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Se o pivô é B, a asa (B ou C) o encontra e é C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Senão, o próprio pivô é C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>Em cada caso, uma das três células é C. Uma célula que compartilha linha, coluna ou caixa com todas as três a encontra, então não é C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Duas células com os mesmos candidatos A e B, e uma linha, coluna ou caixa com só dois lugares para A, cada um alinhado com uma das células. Um desses lugares é A, então uma das duas células não é A, e é B. Por isso B some de toda célula que compartilha linha, coluna ou caixa com as duas.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Procure duas células com os mesmos dois candidatos que não compartilham linha, coluna nem caixa. Depois procure uma linha ou coluna com dois lugares para um dos dígitos que as una.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>A linha, coluna ou caixa precisa de um A e tem dois lugares para ele: um encontra a primeira célula, o outro encontra a segunda.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Se o A está no primeiro lugar, a primeira célula (A ou B) não pode ser A. Então é B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Se o A está no segundo lugar, a segunda célula (A ou B) não pode ser A. Então é B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>De um jeito ou de outro, uma das duas células é B. Uma célula que compartilha linha, coluna ou caixa com as duas a encontra, então não é B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Comece por uma célula com três ou quatro candidatos onde uma caixa e uma linha se cruzam, e junte células das duas que só têm esses dígitos.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Uma série de pelo menos quatro células que têm todas os candidatos A e B, cada uma em uma linha, coluna ou caixa com a seguinte. Elas são A e B alternadamente, então a primeira e a quarta são diferentes. A e B somem de toda célula que compartilha linha, coluna ou caixa com essas duas.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Quando os mesmos dois candidatos estão sozinhos em quatro ou mais células, tente ir de uma à seguinte.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>As vizinhas na série compartilham linha, coluna ou caixa. Então são diferentes: uma é A, a outra B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Se a primeira célula é A, a segunda é B, a terceira A e a quarta B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Se a primeira célula é B, a segunda é A, a terceira B e a quarta A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>De um jeito ou de outro, a primeira e a quarta são um A e um B. Uma célula que compartilha linha, coluna ou caixa com as duas encontra os dois dígitos, então não é nenhum deles.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Um tabuleiro em que quase toda célula vazia tem dois candidatos, e quase todo dígito tem dois lugares em cada linha, coluna e caixa onde falta. Se fosse assim em toda parte, o sudoku não poderia ter exatamente uma solução. Um sudoku de verdade tem exatamente uma, então um dos candidatos a mais é verdadeiro.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Perto do fim, quando todas as células menos uma têm dois candidatos, olhe a que tem três. O dígito que aparece três vezes na linha dela é o certo.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Suponha que toda célula vazia tivesse dois candidatos, e todo dígito que falta dois lugares em cada linha, coluna e caixa.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Se houvesse uma solução, dar a cada uma dessas células o outro candidato faria uma segunda: cada linha, coluna e caixa mantém todos os seus dígitos.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Então um tabuleiro assim não tem solução ou tem mais de uma, e um sudoku de verdade nunca chega a isso.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Se nenhum dos candidatos a mais fosse verdadeiro, o tabuleiro chegaria a isso. Então um deles é verdadeiro, e o que encontra todos eles some.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, das quais três têm só os candidatos A e B. Se a quarta também fosse A ou B, eles poderiam ser trocados, e o sudoku teria duas soluções. Um sudoku de verdade tem só uma, então A e B somem do quarto canto.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Procure duas células com os mesmos dois candidatos em uma caixa e uma linha, e abaixo ou acima delas uma terceira. O quarto canto é o que interessa.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Se os quatro cantos só contivessem A e B, cada linha, coluna e caixa deles teria ali um A e um B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Trocar então todo A e B nos cantos não quebra nenhuma regra: cada linha, coluna e caixa mantém os dois dígitos. Então haveria duas soluções.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Um sudoku de verdade tem só uma solução. Então em um dos cantos há algo diferente de A e B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Três cantos não têm mais nada. Então é o quarto, e esse não é nem A nem B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, que têm só A, B e um único candidato a mais, C. Se nenhuma fosse C, A e B poderiam ser trocados, e o sudoku teria duas soluções. Então um dos cantos com C é C, e C some de toda célula que encontra todos eles.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Ache um retângulo cujos cantos têm A e B. Se tudo o que há a mais nele é o mesmo dígito, procure células que compartilham linha, coluna ou caixa com todos os cantos que o têm.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Um sudoku de verdade tem só uma solução, então um dos cantos não é nem A nem B. O único outro candidato é C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Então um dos cantos com C é C. Uma célula que compartilha linha, coluna ou caixa com todos eles o encontra, então não é C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, das quais duas têm só dois candidatos, e as outras duas alguns a mais. Uma dessas duas tem que ser um dígito a mais, ou o sudoku teria duas soluções. Junto com outras células de sua linha, coluna ou caixa, elas esgotam dígitos, que somem do resto.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Trate os dois cantos como uma só célula que só tem os dígitos a mais deles, e procure com ela um par ou trio.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Se os cantos só contivessem os dois dígitos que todos os quatro têm, trocá-los daria uma segunda solução: cada linha, coluna e caixa mantém os dois.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Um sudoku de verdade tem só uma. Então um dos dois cantos é um dos dígitos a mais.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Outras células da mesma linha, coluna ou caixa também só têm esses dígitos. Com esse canto, há tantas células quantos dígitos.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Então elas esgotam esses dígitos, e nenhuma outra célula dali pode tê-los.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, com os candidatos A e B, em que um dos dois dígitos não tem outro lugar em uma linha ou coluna. Ele tem então que estar em um dos cantos. Se o outro dígito ficasse ao lado, os dois poderiam ser trocados, então ele some desses cantos.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Ache um retângulo com A e B em todos os cantos, dois deles sem mais nada. Depois conte os lugares de A e de B na linha ou coluna dos outros dois.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>O dígito sem outro lugar ali está em um dos dois cantos.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Se o outro canto fosse o outro dígito, todos os quatro cantos só conteriam A e B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Um sudoku de verdade tem só uma solução. Então nenhum dos dois cantos é esse outro dígito.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, que têm todas os candidatos A e B. Em frente a um canto, a linha e a coluna não têm outro lugar para A. Se o canto oposto fosse B, A e B preencheriam todos os quatro e poderiam ser trocados, então ele não é B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Comece por uma célula que só tem A e B. Na linha e na coluna do canto oposto, conte os lugares de um dígito.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Suponha que o canto em questão fosse B. Sua linha só tem dois lugares para A, ambos no retângulo, então seu vizinho na linha seria A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Sua coluna também só tem dois lugares para A. Então seu vizinho na coluna seria A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>O canto oposto (A ou B) encontra um A, então seria B. Todos os quatro só conteriam A e B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Um sudoku de verdade tem só uma solução. Então o canto em questão não é B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, nenhuma delas uma pista e algumas resolvidas por você. Se só contivessem A e B, eles poderiam ser trocados, porque nenhuma pista os fixa. Um sudoku de verdade tem só uma solução, então um dos cantos é outra coisa.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Olhe os dígitos que você mesmo colocou. Três deles como A, B, A em um retângulo deixam o quarto canto sem B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Nenhum dos quatro cantos é uma pista. Então nada no sudoku diz qual deles é A e qual é B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Um sudoku de verdade tem só uma solução. Então some o que completaria A e B nos cantos.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Seis ou mais células em um laço fechado que têm quase todas só os candidatos A e B, com duas delas em cada linha, coluna e caixa do laço. Se todas fossem A ou B, eles poderiam ser trocados em toda a volta, e o sudoku teria duas soluções. Um sudoku de verdade tem só uma, então um candidato a mais no laço é verdadeiro.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Quando muitas células têm os mesmos dois candidatos, vá de uma à seguinte e tente voltar. Uma célula no caminho pode ter mais candidatos.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Se o laço só contivesse A e B, eles ficariam nele alternadamente, e cada linha, coluna e caixa dele teria ali um A e um B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Trocar então todo A e B do laço não quebra nenhuma regra, porque cada linha, coluna e caixa mantém os dois. Então haveria duas soluções.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Um sudoku de verdade tem só uma. Então uma das células com candidatos a mais contém um deles.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Tipo 1: só uma célula tem candidatos a mais, então ela não é nem A nem B. Tipo 2: todos os candidatos a mais são um mesmo dígito, que some das células que encontram todos eles.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Tipo 3: as células com candidatos a mais esgotam dígitos junto com outras. Tipo 4: A não tem outro lugar ao lado delas, então B não pode estar ali.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Quatro células, os cantos de um retângulo em duas linhas, duas colunas e duas caixas, que têm todas A e B, e duas opostas têm mais candidatos. As duas linhas não têm outro lugar para B, então B ocupa dois cantos opostos. Nos cantos com mais candidatos ele faria dos outros A, e os dois poderiam ser trocados, então B some dali.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Ache um retângulo com A e B em todos os cantos e candidatos a mais só em dois opostos. Depois conte os lugares de cada dígito nas duas linhas e nas duas colunas.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>As duas linhas precisam de um B e só têm espaço para ele nos cantos. Os dois B não podem compartilhar uma coluna, então estão em cantos opostos.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Se estivessem nos cantos com candidatos a mais, os outros dois cantos (A ou B) encontrariam um B e seriam A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Um sudoku de verdade tem só uma solução. Então os cantos com candidatos a mais não são B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Todos os lugares de um dígito A unidos por linhas, colunas e caixas com só dois lugares, coloridos alternadamente com duas cores. Ou toda célula da primeira cor é A, ou toda célula da segunda. Uma célula de fora que encontra as duas cores não é A, e uma cor que aparece duas vezes em uma linha, coluna ou caixa é falsa.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Destaque um dígito e pinte seus lugares alternadamente onde uma linha, coluna ou caixa só tem dois. Depois procure células que compartilham linha, coluna ou caixa com as duas cores.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>Em uma linha com só dois lugares para A, um deles é A e o outro não. Então recebem cores diferentes.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>De lugar em lugar isso continua: se uma célula de uma cor é A, todas as dessa cor são, e nenhuma da outra.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: uma célula de fora encontra as duas cores. Se a primeira cor é A, ela encontra um A. Se é a segunda, também encontra um A. De um jeito ou de outro, não é A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: duas células de uma cor compartilham linha, coluna ou caixa. As duas não podem ser A, então essa cor é falsa em toda parte, e a outra está certa.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Dois grupos separados de lugares para um dígito A, cada um colorido alternadamente com duas cores próprias. Onde uma cor do primeiro grupo encontra uma do segundo, as duas não podem ser A. Então uma das outras duas cores é A, ou uma cor que encontra as duas do outro grupo é falsa.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Pinte um dígito como na coloração simples. Se um segundo grupo de lugares ficar sem cor, dê a ele outras duas cores e veja onde os grupos se tocam.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>Em cada grupo, uma de suas duas cores é A e a outra não.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Digamos que uma célula azul compartilha linha, coluna ou caixa com uma verde. Então azul e verde não são A ao mesmo tempo.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Se azul não é A, a outra cor do seu grupo é. Se verde não é A, a outra cor do seu grupo é. Uma célula que encontra essas duas outras não é A em nenhum caso.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Se azul encontra as duas cores do outro grupo, encontra um A de qualquer forma. Então nenhuma célula azul é A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Candidatos de todos os dígitos, unidos onde uma célula só tem dois deles ou uma linha, coluna ou caixa só tem dois lugares para um dígito, e coloridos alternadamente com duas cores. Ou todos os candidatos da primeira cor são verdadeiros, ou todos os da segunda. Uma cor que se contradiz é falsa, e um candidato que as duas cores descartam some.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Comece em uma célula com dois candidatos e pinte-os de cores diferentes. Continue por linhas, colunas e caixas com só dois lugares, e por outras células com dois candidatos.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>De dois candidatos sozinhos em uma célula, um é verdadeiro e o outro falso. O mesmo vale para os dois lugares de um dígito em uma linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Então, se um candidato de uma cor é verdadeiro, todos os dessa cor são, e todos os da outra são falsos.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: uma cor tem dois candidatos em uma célula, ou um dígito duas vezes em uma linha, coluna ou caixa. Os dois não podem ser verdadeiros, então essa cor é falsa.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: um candidato é descartado pela primeira cor, e pela segunda também. De um jeito ou de outro, é falso.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Duas ou três células onde uma caixa e uma linha ou coluna se cruzam, com algumas células do resto da caixa e do resto da linha, que têm entre elas tantos dígitos quantas são as células. Nenhum dígito cabe duas vezes, então cada um está ali uma vez. Os dígitos da parte da linha somem do resto da linha, os da parte da caixa do resto da caixa.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Procure, onde uma caixa e uma linha se cruzam, duas células com quatro candidatos entre elas. Depois procure uma célula com dois deles na linha e uma com os outros dois na caixa.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>As células da parte da linha e as da parte da caixa não têm nenhum dígito em comum. Um dígito da parte da linha só tem lugares na linha, então cabe ali uma vez.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Um dígito da parte da caixa só tem lugares na caixa, então cabe ali uma vez.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Há tantas células quantos dígitos. Cada célula precisa de um, e nenhum pode estar ali duas vezes, então cada um dos dígitos está em uma das células.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Então a linha tem os dígitos da parte da linha nestas células, e a caixa os da parte da caixa. Eles somem das outras células.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Duas ou três células para as quais se testa cada combinação de dígitos. Uma combinação é impossível se deixa uma célula próxima sem nenhum dígito, ou se repete um dígito em uma linha, coluna ou caixa. Um candidato que não está em nenhuma combinação possível some.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Escolha duas células que compartilham linha, coluna ou caixa com muitas células de dois candidatos. Cada uma destas proíbe uma combinação.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Tome um candidato da primeira célula e teste com ele cada candidato das outras células.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Se os dois dígitos são iguais e as células compartilham linha, coluna ou caixa, a combinação quebra a regra.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Se uma célula que as encontra só tem esses dois candidatos, não lhe restaria nenhum dígito. Então essa combinação também é impossível.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Se toda combinação com o candidato falha, o candidato é falso.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Uma cadeia de lugares para um dígito A: se ele não está aqui, tem que estar ali, então não pode estar no próximo lugar, e assim por diante. Se o primeiro lugar não é A, o último é. Por isso A some de toda célula que compartilha linha, coluna ou caixa com as duas pontas.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Destaque um dígito. Ache linhas, colunas e caixas com só dois lugares para ele e una-as onde suas pontas compartilham linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Suponha que o primeiro lugar não é A. Sua linha, coluna ou caixa só tem um outro lugar, então esse é A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>O próximo lugar compartilha linha, coluna ou caixa com ele. Então o próximo não é A, e o parceiro dele tem que ser A. Assim continua até o último lugar, que é A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Então, se o primeiro lugar não é A, o último é. Se o primeiro é A, não há nada a seguir.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>De um jeito ou de outro, uma das pontas é A. Uma célula que compartilha linha, coluna ou caixa com as duas a encontra, então não é A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Uma cadeia de células com dois candidatos cada, em que cada célula compartilha linha, coluna ou caixa com a seguinte e tem um dígito em comum com ela. Se a primeira célula não é o dígito A, as células se deduzem uma da outra até a última ser A. Por isso A some de toda célula que compartilha linha, coluna ou caixa com as duas pontas.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Destaque todas as células com dois candidatos. Comece por uma, diga que ela não é A e siga o que as outras têm que ser até A voltar.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>A primeira célula tem A e um outro dígito. Se não é A, é o outro dígito.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>A célula seguinte compartilha linha, coluna ou caixa com ela. Então não é esse dígito, e tem que ser o seu próprio outro.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Assim vai de célula em célula, até que à última só resta A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Se a primeira célula é A, uma ponta é A de imediato. De um jeito ou de outro, uma das pontas é A, e uma célula que compartilha linha, coluna ou caixa com as duas não é.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Uma cadeia de conclusões simples, chamada AIC: se este candidato é falso, aquele é verdadeiro, então o próximo é falso, e assim por diante. Cada passo usa uma célula com dois candidatos, ou uma linha, coluna ou caixa com dois lugares para um dígito. O primeiro candidato ou o último é verdadeiro, então some o que os dois descartam.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Comece por um candidato que você gostaria de ver sumir e pergunte: e se ele fosse verdadeiro? Siga os dígitos forçados até que algo seja impossível.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Suponha que o primeiro candidato é falso. Sua célula só tem um outro candidato, ou sua linha só um outro lugar. Então esse é verdadeiro.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>O que é verdadeiro descarta os vizinhos: os outros candidatos da sua célula, e o mesmo dígito na sua linha, coluna e caixa.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Falso, verdadeiro, falso, verdadeiro: assim continua, e o último candidato é verdadeiro.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Se o primeiro é falso, o último é verdadeiro. Se o primeiro é verdadeiro, também está bom. De um jeito ou de outro, o que os dois descartam é falso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Uma cadeia de conclusões simples (AIC) em que um passo também pode tratar de duas ou três células de uma caixa em uma linha ou coluna: uma delas tem o dígito, ou nenhuma o tem. No mais, funciona como toda cadeia. A primeira afirmação ou a última é verdadeira, então some o que as duas descartam.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Quando uma cadeia emperra porque uma linha tem três lugares, veja se dois deles ficam em uma caixa. Tome esses dois como um só.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Digamos que uma linha tem seus lugares para um dígito em uma célula e em um grupo de duas células de uma caixa.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Se a célula sozinha não tem o dígito, uma do grupo o tem. Qual, não se sabe, mas as duas compartilham a linha e a caixa.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Então o dígito some de todas as outras células dessa linha e dessa caixa, e a cadeia continua dali.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>No fim, a primeira afirmação ou a última é verdadeira. De um jeito ou de outro, o que as duas descartam é falso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Uma cadeia de conclusões simples (AIC) em que um passo também pode usar um grupo de células com um candidato a mais do que células, chamado conjunto quase bloqueado (ALS). Se um grupo assim perde um dígito, precisa de todos os outros. A primeira afirmação ou a última é verdadeira, então some o que as duas descartam.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Procure duas células com três dígitos ou três células com quatro em uma linha, coluna ou caixa. Elas levam uma cadeia de um de seus dígitos a outro.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Tome duas células de uma linha com os dígitos 1, 2 e 3 entre elas. Se 1 é descartado em ambas, sobram dois dígitos para duas células.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Então 2 está em uma delas e 3 na outra. Uma célula que compartilha linha, coluna ou caixa com os dois lugares de 2 não pode ser 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Com isso a cadeia continua. Um grupo maior faz o mesmo.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Uma cadeia de conclusões simples que volta ao começo, de modo que pode ser lida para a frente e para trás. Ou uma afirmação sim, outra não é verdadeira, ou todas as outras são. Então, de duas vizinhas em uma linha, coluna, caixa ou célula, uma é sempre verdadeira, e o que ela descarta some.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Quando as duas pontas de uma cadeia se encontram em uma linha, coluna ou caixa, ou em uma célula, feche o laço e veja ao longo de cada uma de suas ligações o que pode sumir.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Se o primeiro candidato é falso, o segundo é verdadeiro, o terceiro falso, e assim por diante em volta do laço.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Se o primeiro candidato é verdadeiro, dê a volta no outro sentido: o último é falso, o anterior verdadeiro, e assim por diante, até que o segundo é falso.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>De um jeito ou de outro, dois vizinhos nunca são ambos falsos. Onde compartilham linha, coluna ou caixa, o dígito está em um dos dois.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Então ele some das outras células dali. Onde os dois estão em uma célula, somem os outros candidatos dela.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Uma cadeia de conclusões simples que começa com uma suposição sobre um candidato e volta a ele com o contrário. Uma suposição que leva ao seu próprio contrário é falsa. Então o candidato some, ou é o que se deve escrever.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Escolha um candidato cuja linha, coluna ou caixa tenha poucos outros do seu dígito, suponha que ele é verdadeiro e siga os dígitos forçados até que um deles o descarte.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Suponha que o candidato é verdadeiro. Então seus vizinhos são falsos, e onde só resta um outro, esse é verdadeiro.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Assim continua, falso e verdadeiro alternadamente, cada conclusão a partir da anterior.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>A última conclusão diz que o primeiro candidato é falso. Mas se supôs que era verdadeiro.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>As duas coisas não podem ser, então o candidato é falso. Ao contrário, se ele é suposto falso e resulta verdadeiro, é verdadeiro.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Dois grupos de células, cada um em uma linha, coluna ou caixa e com um candidato a mais do que células: conjuntos quase bloqueados. Eles compartilham um dígito que só um deles pode ter, então o outro grupo precisa de todos os dígitos que lhe restam. Outro dígito que os dois têm está então em um deles, e some de toda célula que encontra todos os seus lugares.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>O menor grupo é uma célula com dois candidatos. Procure-a ao lado de duas ou três células com um dígito a mais do que células, e procure um dígito que os dois têm em uma mesma linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Todos os lugares do dígito compartilhado nos dois grupos compartilham uma linha, coluna ou caixa. Então o dígito não está nos dois grupos.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Se o primeiro grupo não o tem, restam-lhe tantos dígitos quantas células. Ele precisa de cada um deles, então também do segundo dígito comum.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Se o segundo grupo não o tem, precisa de todos os seus outros dígitos, então também do segundo dígito comum.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>De um jeito ou de outro, o segundo dígito comum está em um dos grupos. Uma célula que compartilha linha, coluna ou caixa com todos os seus lugares ali não pode tê-lo.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Três grupos de células, cada um com um candidato a mais do que células: conjuntos quase bloqueados. O primeiro compartilha um dígito com o segundo e outro com o terceiro, e só pode abrir mão de um deles. Então o segundo ou o terceiro grupo perde um dígito e precisa de todos os outros, entre eles o dígito que os dois têm.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>É um XY-Wing com grupos de células no lugar de células. Procure primeiro o grupo do meio, depois os outros dois que o encontram.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>O primeiro grupo tem um dígito a mais do que células. Então só lhe falta um de seus dígitos, e ele tem pelo menos um dos dois compartilhados.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Se ele tem o dígito que compartilha com o segundo grupo, este não pode tê-lo e precisa de todos os outros.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Se ele tem o dígito que compartilha com o terceiro grupo, este precisa de todos os outros.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>De um jeito ou de outro, um dígito que o segundo e o terceiro grupo têm está em um deles. Uma célula que encontra todos os seus lugares ali não pode tê-lo.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Uma cadeia de grupos de células, cada um com um candidato a mais do que células: conjuntos quase bloqueados. Um grupo que perde um dígito precisa de todos os outros, e um destes tira um dígito do grupo seguinte, e assim por diante. Então um dígito do primeiro e do último grupo está em um deles.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Comece com dois grupos que compartilham um dígito em uma linha, coluna ou caixa, e acrescente um terceiro que compartilha outro dígito com o segundo.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Suponha que o primeiro grupo não tem o dígito em questão. Então precisa de todos os outros, também do que compartilha com o grupo seguinte.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Então o grupo seguinte perde esse dígito e precisa de todos os outros, também do que compartilha com o grupo depois dele.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Assim continua até o último grupo, que tem que ter o dígito em questão.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Ou o primeiro grupo o tem, ou o último. Uma célula que encontra todos os seus lugares nos dois não pode tê-lo.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Uma célula, o caule, e para cada um de seus candidatos um grupo de células com um candidato a mais do que células, uma pétala. Seja o que for o caule, uma pétala perde esse dígito e precisa de todos os outros. Um dígito que todas as pétalas têm está em uma delas, e some de toda célula que encontra todos os seus lugares.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Comece por uma célula com dois ou três candidatos. Para cada um deles procure um grupo cujos lugares para ele compartilham todos linha, coluna ou caixa com a célula.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>O caule é um de seus candidatos. Digamos que é o da primeira pétala.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Todos os lugares dele nessa pétala compartilham linha, coluna ou caixa com o caule. Então a pétala perde esse dígito.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Ela tem então tantos dígitos quantas células e precisa de todos, também do dígito que todas as pétalas têm.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Com cada outro candidato do caule é outra pétala. De um jeito ou de outro, o dígito comum está em uma delas, e uma célula que encontra todos os seus lugares não pode tê-lo.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Testa-se um dígito em um lugar, e só esse dígito é seguido pelo tabuleiro. Seus outros lugares caem, um após o outro, até que a uma linha, coluna ou caixa não resta nenhum. Então o dígito não pode estar ali, e o candidato some.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Escolha um dígito com poucos lugares restantes e teste-o onde tiraria muitos deles.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Suponha que a célula é A. Então A some de todas as outras células da sua linha, coluna e caixa.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>Alguma outra linha, coluna ou caixa só tem agora um lugar para A. Então A está ali, e caem mais lugares.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>No fim, alguma linha, coluna ou caixa não tem nenhum lugar para A. Mas cada uma precisa de um.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Então a célula não é A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Todos os candidatos de uma célula, ou todos os lugares de um dígito em uma linha, coluna ou caixa, são testados um após o outro. De cada um se segue uma cadeia de conclusões simples. Se todas levam à mesma coisa, ela é verdadeira, porque um deles tem que estar certo.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Escolha uma célula com dois candidatos, siga os dois e anote o que resulta igual.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>A célula tem que ser um de seus candidatos, ou o dígito tem que estar em um de seus lugares. Não há outro caso.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Se é o primeiro, siga o que tem que ser então, conclusão por conclusão. Isso leva ao resultado.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Se é o segundo, ou o terceiro, as conclusões são outras, mas levam ao mesmo resultado.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Um dos casos está certo. Seja qual for, o resultado é verdadeiro.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Uma suposição da qual partem várias cadeias de conclusões simples. Juntas tiram todos os candidatos de uma célula, ou todos os lugares de um dígito em uma linha, coluna ou caixa. Isso não pode ser, então a suposição era falsa.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Suponha um candidato que, se verdadeiro, forçaria muito, e observe as células com dois candidatos e as linhas com dois lugares.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Suponha que o candidato é verdadeiro (ou falso).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Uma cadeia de conclusões tira o primeiro candidato de alguma célula, outra cadeia o segundo, e assim por diante.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Todas valem ao mesmo tempo. Então não restaria nenhum dígito a essa célula, ou nenhum lugar a um dígito.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Toda célula precisa de um dígito. Então a suposição era falsa, e o contrário é verdadeiro.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Uma suposição cujas consequências são seguidas como uma rede: uma conclusão pode precisar de várias anteriores. No fim, não resta nenhum dígito a uma célula, ou nenhum lugar a um dígito. Isso não pode ser, então a suposição era falsa.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Experimente em uma tentativa. Escreva o dígito, continue com únicos e veja se algo dá errado.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Suponha que o candidato é verdadeiro e anote o que decorre de imediato.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>Disso e do tabuleiro decorre mais. Uma célula pode perder seu penúltimo candidato só depois de várias dessas conclusões.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>No fim, não resta nenhum dígito a uma célula, ou uma linha, coluna ou caixa não tem lugar para um dígito.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Um sudoku de verdade pode ser preenchido. Então a suposição era falsa.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Várias suposições das quais uma tem que ser verdadeira, cada uma seguida até todas as suas consequências. Uma conclusão pode precisar de várias anteriores. O que decorre de todas elas é verdadeiro.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Escolha uma célula com dois candidatos. Escreva o primeiro em uma tentativa e continue, depois o segundo, e compare.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>A célula tem que ser um de seus candidatos, ou o dígito tem que estar em um de seus lugares em uma linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Se é o primeiro, muitas coisas decorrem. Se é o segundo, decorrem outras.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>O que decorre em todos os casos é verdadeiro, seja qual for o certo.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Todas as maneiras de pôr um dígito em cada linha, coluna e caixa são olhadas juntas. Uma célula que todas as maneiras usam tem o dígito. Uma célula que nenhuma delas usa não pode tê-lo.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Isso é trabalho para um computador: um dígito pode ter milhares dessas maneiras. Para uma pessoa são poucas o bastante quando quase todos os lugares dele são conhecidos.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>Na solução, o dígito está uma vez em cada linha, coluna e caixa. Essa é uma das maneiras.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Qual delas, não se sabe. Mas se todas as maneiras usam uma célula, a certa também usa.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Se nenhuma maneira usa uma célula, a certa também não. Então o dígito some dela.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Três ou mais pares de células lado a lado nas mesmas duas linhas ou colunas, que quase todas têm só tantos dígitos quantos são os pares. Se não contivessem mais nada, as duas linhas poderiam trocar esses dígitos, e o jogo teria duas soluções. Um sudoku de verdade tem só uma, então um candidato a mais nessas células é verdadeiro.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>Em duas linhas de uma banda ou duas colunas de uma pilha, procure três pares de células, um em cada caixa, com os mesmos três dígitos. Uma célula pode ter mais.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Se as células só contivessem esses dígitos, cada uma das duas linhas teria todos eles ali, porque tem tantas células quantos são os dígitos.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Trocar ali as duas linhas não quebra nenhuma regra: cada par fica na linha que o cruza, e cada linha, coluna e caixa mantém seus dígitos.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Haveria então duas soluções, mas um sudoku de verdade tem só uma. Uma das células com candidatos a mais contém um deles.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Tipo 1: só uma célula tem candidatos a mais, então ela é um deles. Tipo 2: todos os candidatos a mais são um mesmo dígito, que some das células que encontram todos eles.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Tipo 3: as células com candidatos a mais esgotam dígitos junto com outras. Tipo 4: um dígito não tem outro lugar ao lado delas, então os outros do padrão não podem estar ali.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Algumas células que quase todas têm dois candidatos, e nas quais cada dígito tem dois lugares em cada linha, coluna e caixa onde está. Se nenhuma tivesse mais, cada uma poderia tomar seu outro candidato, e o jogo teria duas soluções. Um sudoku de verdade tem só uma, então um candidato a mais nessas células é verdadeiro.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Siga células com dois candidatos: para cada um de seus dígitos procure um par na linha, na coluna e na caixa, até que tudo tenha um par.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Suponha que cada uma das células tivesse só seus dois candidatos. Numa solução, cada linha, coluna e caixa usaria um dos dois lugares de cada dígito.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Dar a cada uma dessas células seu outro candidato usaria os outros lugares: cada linha, coluna e caixa mantém todos os seus dígitos, então é uma segunda solução.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Um sudoku de verdade tem só uma. Então em uma das células com mais de dois candidatos um a mais é verdadeiro.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Células resolvidas que com uma célula a mais seriam um conjunto fechado: dois dígitos nas mesmas linhas, colunas e caixas, ou os mesmos dígitos em uma parte de duas linhas. Se o conjunto se fechasse, o resto da grade também poderia ser trocado, porque ali não há nenhuma pista. Um sudoku de verdade tem só uma solução, então a célula não completa o conjunto.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Escolha dois dígitos resolvidos em poucos lugares. Marque cada linha, coluna e caixa que tenha só um deles e procure a célula onde elas se encontram.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Cada linha, coluna e caixa tem uma vez cada um dos dois dígitos. Se as células resolvidas tivessem em cada uma os dois ou nenhum, as ainda abertas também.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Trocar então os dois dígitos em todas as células abertas não quebra nenhuma regra: cada linha, coluna e caixa mantém os dois. E nenhuma pista muda, porque todas as dos dois estão no conjunto fechado.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Haveria então duas soluções, mas um sudoku de verdade tem só uma. O conjunto nunca se fecha, então uma célula que o fecharia contém outra coisa.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Com duas linhas é igual: se uma parte de ambas tem os mesmos dígitos, o resto também, e os restos poderiam ser trocados.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>As pistas de poucos jogos são simétricas: gire, espelhe ou desloque a grade, troque alguns dígitos, e as mesmas pistas estão lá de novo. Um sudoku de verdade tem só uma solução, então ela também tem que ser simétrica. Um dígito está em uma célula só se seu par está na célula par, e o que perdeu seu par some.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Quando as pistas formam uma imagem simétrica, compare cada uma com a do outro lado. Se diante de cada 1 está o mesmo dígito, e assim por diante, o jogo é simétrico.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Tal movimento leva linhas, colunas e caixas a linhas, colunas e caixas. Assim leva a solução a uma grade que obedece às regras, também com dígitos trocados.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>As pistas vão para as pistas. Então aquilo em que a solução se torna é uma solução do mesmo jogo.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Só há uma, então a solução se torna ela mesma. Se uma célula contém um dígito, sua célula par contém o par do dígito.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Um candidato cujo par sumiu some. Também some o que dividiria uma célula, linha, coluna ou caixa com um par que o exclui.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Procure uma linha e uma coluna em que os mesmos dígitos estejam descartados em muitas células fora da caixa onde elas se cruzam.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Suponha que o dígito não esteja em nenhuma asa. Então a linha o tem dentro da caixa, e a coluna também.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>A caixa o tem só uma vez, então ele está onde as duas se encontram: no pivô.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Três dígitos que precisam cada um de uma de três células não deixam lugar para outros.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>De dois dígitos um pivô só pode ter um, então uma asa tem o outro. Dois pares de dígitos com dois pivôs preenchem assim as duas asas e os dois pivôs.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Um fogo de artifício de dois dígitos A e B: cada um está em uma de três células, o pivô onde uma linha e uma coluna se cruzam, ou uma asa em cada uma. O pivô só pode ter um, então uma das asas é A ou B. A célula oposta ao pivô, que encontra as duas asas, decide o que segue.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Ache dois dígitos com só um lugar cada fora de uma caixa em uma linha e uma coluna, nas mesmas células. Depois olhe a célula que completa o retângulo.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: se a célula oposta tem só A e B, ela tira seu dígito das duas asas. Então o pivô tem o mesmo dígito. Com dois fogos assim em volta de uma célula, o outro dígito está na linha e na coluna dela entre as asas.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: duas células com só A e B encontram a célula oposta, uma pela linha, a outra pela coluna. Se ela fosse A, elas seriam B, e nenhuma asa poderia ser A ou B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: um dígito C tem só três lugares na linha e na coluna da célula oposta: essa célula e as asas. Se não estivesse aqui, as duas asas seriam C, e nenhuma A ou B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Procure três dígitos ainda não colocados em quatro caixas assim e que restam juntos em muitas células delas. É raro, mas vence os sudokus mais difíceis conhecidos.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Duas caixas lado a lado têm dígitos diferentes em cada uma das três linhas. Isso só é possível se as duas giram no mesmo sentido.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Lidas da esquerda para a direita, duas caixas uma acima da outra também giram no mesmo sentido.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Se as células de uma caixa descem, as duas leituras giram no mesmo sentido. Se sobem, em sentidos opostos.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Assim, em uma volta pelas quatro caixas o sentido muda em cada caixa cujas células sobem. Com uma ou três delas termina no sentido errado, o que não pode ser.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Um laço fechado de cinco, sete ou mais células, um número ímpar, em que cada uma compartilha linha, coluna ou caixa com a seguinte e quase todas têm só A e B. Só com A e B ele não pode ser preenchido. Então um dos outros candidatos, os guardiões, está certo.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Quando os mesmos dois candidatos estão sozinhos em várias células, tente ligá-las em um laço com uma ou duas células que têm algo mais.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Suponha que o laço tivesse só A e B. As vizinhas são diferentes, então A e B se alternam ao longo do laço.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Com um número ímpar de células a última é igual à primeira. Mas elas também são vizinhas, então não pode ser.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Então uma das células tem outra coisa. Se só uma pode, ela tem. Se todos os guardiões são o mesmo dígito, as células que encontram todos não podem tê-lo. Guardiões em uma linha, coluna ou caixa podem completar um conjunto.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Comece com uma célula com A, e uma célula que a encontra com B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Toda célula que encontra as duas é C. Continue enquanto uma célula tiver só um dígito, e tente os dois onde ela tem dois.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>Nas células marcadas todo caminho acaba com dois dígitos iguais que se encontram. Como os três dígitos podem ser trocados, outro começo não muda nada.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Então uma das células tem outro dígito que não A, B e C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Destaque um dígito e ligue seus lugares onde uma linha, coluna ou caixa tem só dois. Se um laço de cinco se fechasse a menos de um ou dois lugares, você o achou.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Suponha que nenhum guardião seja A. Então cada duas vizinhas no laço são os únicos lugares para A na sua linha, coluna ou caixa: uma é A, a outra não.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Então as células são por vez A e não A. Com um número ímpar de células a última é igual à primeira, mas elas também são vizinhas. Não pode ser.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Então um dos guardiões é A. As células que encontram todos não são A, e se há só um, ele é A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Duas células de base lado a lado em uma caixa, com três ou quatro candidatos ao todo, e duas células-alvo que não as encontram. Os alvos devem ter os mesmos dois dígitos que a base. Os candidatos que não cabem de nenhum modo somem.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Procure duas células de uma caixa em uma linha com três ou quatro candidatos ao todo, e células com os mesmos candidatos em outras linhas das caixas ao lado. Nas três colunas, fora destas caixas, cada dígito deve caber em duas linhas no máximo.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Digamos que a base esteja em uma linha. Três colunas importam, uma em cada caixa: as dos alvos e a que fica ao lado da base.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Um dígito da base não está em outro lugar de sua linha e caixa. Se também não estivesse em nenhum alvo, as três colunas precisariam dele em suas outras células.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Isso pede três linhas diferentes, mas só há lugar em duas. Então o dígito está em um alvo, e o outro da base também.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Os dois dígitos também precisam de lugar nas três colunas e nas outras caixas, então nem todo par cabe. O que todo modo restante bloqueia está errado.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Júnior: ambos os alvos ficam nas caixas ao lado da base. Sênior: um fica mais adiante em uma dessas colunas. Duplo: dois Exocets usam as mesmas colunas.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Dezesseis células em quatro caixas onde duas linhas e duas colunas se cruzam: em cada caixa duas células da linha e duas da coluna. Elas formam um anel em que cada par divide dígitos com o próximo. Se só há lugar para tantos dígitos quantas são as células, cada um some do resto de sua linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Procure quatro caixas nos cantos de um retângulo com duas linhas e duas colunas vazias ali, exceto nos cruzamentos. Cada par de células tem cerca de quatro candidatos, dois em comum com cada vizinho.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Percorra o anel: cada par divide uma linha ou coluna com um vizinho e uma caixa com o outro. Ali um dígito só pode estar uma vez.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Conte para cada dígito quantas destas linhas, colunas e caixas contêm todos os seus lugares no anel. Ao todo são tantas quantas as células.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Cada célula precisa de um dígito, então nenhum pode faltar: cada uma destas linhas, colunas e caixas tem seus dígitos no anel. Eles somem de suas outras células.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>As células onde algumas linhas e algumas colunas se cruzam. Alguns dígitos são contados uma vez em cada coluna, os outros uma vez em cada linha. Se isso dá tantos dígitos quantas são as células, cada um some do resto de sua linha ou coluna.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Procure quatro linhas e quatro ou cinco colunas que se cruzem em muitas células vazias, e dígitos dados em muitas de suas outras células.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Cada uma das células precisa de um dígito. Um dígito só pode estar uma vez em uma coluna e uma vez em uma linha.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Conte os dígitos que cabem: alguns por colunas, os outros por linhas. Se são justo tantos quantas as células, nenhum pode faltar.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Então cada linha e coluna tem nestas células os dígitos contados por ela. Eles somem de suas outras células.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Um Multifish conta a partir dos dígitos: alguns devem estar em cada uma de certas linhas, e colunas e células avulsas têm lugar na conta certa para eles.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Células de uma caixa, com algumas de uma linha e de uma coluna que a cruzam, que têm tantos dígitos quantas células. Cada dígito fica só na linha, só na coluna ou só na caixa, então cada um está ali uma vez. Ele some de toda outra célula que encontra todos os seus lugares.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Procure um Sue de Coq em que a parte da caixa precisa de algumas células de uma segunda linha ou coluna, com os dígitos que sobram.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Cada dígito tem todos os seus lugares na linha, na coluna ou na caixa. Então cabe ali uma vez.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Uma célula que compartilha linha, coluna ou caixa com todos os lugares de um dígito assim o encontra onde quer que esteja. Então não pode ser esse dígito.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Ele tira algo de uma célula, linha, coluna ou caixa, de modo que ali resta um único. Outros candidatos podem ter sumido antes no caminho.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Supõe-se um candidato, e um único segue o outro, como em um whip. Mas cada um pode estar em qualquer parte, não só onde o anterior tirou algo. No fim uma célula não tem dígito, ou um dígito não tem lugar, então o candidato some.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Uma linha e uma caixa que se cruzam: fora do cruzamento, a linha tem uma célula com os candidatos A e B, e a caixa tem A e B em uma só célula. Essas duas células são o mesmo dígito, e o outro está onde linha e caixa se cruzam. Então a célula da caixa não tem outro dígito, e A e B somem do resto da linha.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Tome uma célula com dois candidatos e olhe as outras caixas da sua linha: há uma que tem os dois dígitos fora da linha em uma só célula? Duas células com três dígitos, e três com quatro, fazem o mesmo.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>A célula da linha é A ou B. Se é A, não há outro A na linha, então nenhum onde linha e caixa se cruzam.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>A caixa também precisa de um A, e fora da linha só tem essa célula para ele. Seu B está então onde linha e caixa se cruzam, e a linha tem o seu ali também.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Se a célula da linha é B, vale o mesmo ao contrário.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Células de uma linha ou coluna e de uma caixa que se cruzam, com só tantos dígitos quantas células: quatro em um WXYZ-Wing, cinco em um VWXYZ-Wing, e assim por diante. Todos os dígitos menos um só podem estar ali uma vez. Então o último está em uma das células e some de toda célula que encontra todos os seus lugares.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Todos os dígitos menos um cabem no máximo uma vez nessas células, porque seus lugares compartilham linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Então deixam pelo menos uma célula livre, e o último dígito a preenche.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Todas as células com os mesmos dois candidatos A e B que são ligadas por linhas, colunas e caixas, com ramos e anéis. Elas formam dois grupos: um é todo A, o outro todo B. A e B somem de toda célula que compartilha linha, coluna ou caixa com uma célula de cada grupo.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Quando os mesmos dois candidatos estão sozinhos em cinco ou mais células, dê a elas duas cores alternadamente, e procure células que encontram as duas cores.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Células ligadas que compartilham linha, coluna ou caixa são diferentes.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Então um grupo é todo A e o outro todo B, ou o contrário.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>De um jeito ou de outro, uma célula que encontra uma de cada grupo encontra um A e um B, então não é nenhum deles.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Uma linha e uma coluna se cruzam em uma caixa. Fora dessa caixa um dígito tem só um lugar na linha e um na coluna. Então ele está em uma de três células: essas duas, as asas, ou o pivô no cruzamento. Três dígitos assim preenchem as três células; dois, e outros dois com as mesmas asas e o pivô oposto, preenchem quatro.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Suponha que as doze células tenham só A, B e C. Leia as de uma caixa para baixo: A, B, C, A ... gira em um sentido, A, C, B, A ... no outro.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Algumas células que quase todas têm só os mesmos três ou quatro dígitos, em lugares tais que sempre há dois jeitos de preenchê-las com os mesmos dígitos em cada linha, coluna e caixa. Se não contivessem mais nada, o jogo teria duas soluções. Um sudoku de verdade tem só uma, então um candidato a mais nessas células é verdadeiro.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Procure células de três ou quatro dígitos que encontrem outras delas na linha, na coluna e na caixa. Preencha-as e tente preenchê-las de outro jeito com os mesmos dígitos em cada linha, coluna e caixa.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Tome qualquer jeito de preencher as células com esses dígitos. Há um segundo em que cada linha, coluna e caixa tem ali os mesmos dígitos.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Todas as outras células combinam com o segundo jeito como com o primeiro, porque o que elas encontram é igual.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Quatro caixas nos cantos de um retângulo, cada uma com três células em três linhas e três colunas, que parecem ter só A, B e C. Também chamado de Martelo de Thor ou Trivalue Oddagon. Em uma ou três das caixas as células sobem, nas outras descem. Tais células não podem ser preenchidas, então um dos candidatos que elas têm a mais está certo.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Um laço fechado de cinco ou sete lugares para um dígito A, cada um com o seguinte em uma linha, coluna ou caixa sem outros lugares para A, exceto alguns: os guardiões. Também chamado de Guardians. Sem eles o laço não poderia estar certo, então um deles é A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Supõe-se um candidato, e um único segue o outro: cada um está em uma célula, linha, coluna ou caixa da qual o anterior tirou algo. No fim não resta nada em uma delas, então o candidato some.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Escolha um candidato perto de células com dois candidatos e de linhas com dois lugares, e siga o que ele força. Olhe só o que o último dígito tira. Quanto menos únicos são precisos, mais fácil é o whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Dez ou mais células que parecem ter só A, B e C, e compartilham tantas linhas, colunas e caixas que não resta maneira de preenchê-las. Então um dos candidatos que elas têm a mais está certo.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Onde três dígitos restam juntos em muitas células, dê a eles três cores, de modo que cores iguais nunca se encontrem. Onde isso falha, uma célula tem que ser outra coisa. O padrão mais conhecido desse tipo é o Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Edi&amp;tar</translation>
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
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>C&amp;olar sudoku</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Salvar &amp;como...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>Copiar &amp;sudoku</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>&amp;Copiar como</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Con&amp;ferir</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>Voltar para &amp;antes do erro</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Digitar &amp;o seu</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recomeçar</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>&amp;Experimentar algo</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>&amp;Descartar a tentativa</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>Apagar as &amp;cores</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>Limpeza a&amp;utomática dos candidatos</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Escrever &amp;dígitos</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>Escrever ca&amp;ndidatos</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>&amp;Escrever notas de canto</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Escrever no&amp;tas centrais</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>Esc&amp;rever cores</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>&amp;Próximo modo</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Marcar dígitos re&amp;petidos</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Destacar &amp;o mesmo dígito</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Destacar linha, coluna e cai&amp;xa</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>&amp;Destacar células de dois candidatos</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Marcar dígitos &amp;errados na hora</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>Mo&amp;strar dígitos restantes</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Escolher primeiro o dí&amp;gito</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>Mostrar &amp;nomes de linhas e colunas</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>Mostrar o relóg&amp;io</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>Nomes das cé&amp;lulas</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Tela c&amp;heia</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Teclado e mouse</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;Sobre o Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>Im&amp;primir...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Próxima dica</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Aplicar a dica</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>&amp;Fechar a dica</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Resolver agora</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>&amp;Contar soluções</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>Ajustar o tabuleiro à &amp;janela</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;Mudar teclas...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Resolver</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;Todos os passos</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>&amp;Caminho da solução</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>&amp;Escolher técnicas...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Confi&amp;gurações...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>&amp;Apagar as ligações</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>Desenhar &amp;ligações</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Observar</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;Dois resolvedores lado a lado</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Propriedade&amp;s</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>Oferecer &amp;canto, centro, cor e ligação</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Tabulei&amp;ro maior</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Tab&amp;uleiro menor</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>Re&amp;ver minha partida</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>&amp;Salvar imagens desta execução...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>Preenc&amp;her candidatos</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Preencher candidatos da &amp;seleção</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Preencher candidatos do dí&amp;gito destacado</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>Eliminar candidatos &amp;impossíveis</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>Apagar todos &amp;os candidatos e notas</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>Por &amp;que não este dígito...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Destaque primeiro um dígito: segure Alt e pressione o dígito.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>Manter a &amp;tentativa</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>Pree&amp;ncher únicos</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Novo sudo&amp;ku...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Primeiro onde olhar, depois as células, depois a razão inteira.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Faz o que a dica diz.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Todos os passos possíveis agora.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Todos os passos daqui até a solução, um após o outro.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Marca um dígito que aparece duas vezes em uma linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Células com só dois candidatos costumam ser o lugar por onde seguir.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Compara cada dígito com a solução assim que é escrito; Conferir só faz isso quando você pede.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>As teclas mostram quantas vezes cada dígito ainda falta.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Primeiro escolha um dígito, depois clique em todas as células onde ele vai.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>O que mais as teclas de dígitos podem escrever, além de dígitos e candidatos.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Como as frases chamam uma célula: r1c1 é linha 1, coluna 1; em A1 as linhas são letras.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Como jogar</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>A regra, e como escrever, conferir e desfazer, com imagens.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;O que estou vendo?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>O que os resolvedores fazem, e uma execução em cinco imagens.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Partidas que você começou; cada uma é guardada com todas as jogadas.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Abre um sudoku que você copiou em outro programa.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Copia o sudoku na forma que outro programa lê.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Compara uma vez os seus dígitos com a solução e diz quais estão errados.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Desfaz todas as jogadas desde o primeiro erro.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Digite um sudoku de um jornal ou livro.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Para o relógio e cobre o tabuleiro.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>Contin&amp;uar</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Nível, avaliações, fonte e outros dados deste sudoku.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Tira tudo o que você escreveu; Desfazer traz de volta.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>O que você escreve agora tem uma segunda cor; depois você mantém ou descarta tudo.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Retira tudo o que você escreveu na segunda cor.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Escreve em cada célula vazia os dígitos que as regras ainda permitem ali.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>O mesmo, só nas células selecionadas.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>O mesmo, só para o dígito destacado.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Elimina uma vez todos os candidatos que um dígito em sua linha, coluna ou caixa descarta.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Escrever um dígito o elimina dos candidatos de sua linha, coluna e caixa.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Candidatos são os dígitos que uma célula ainda pode conter; as dicas trabalham com eles.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Dígitos pequenos nos cantos de uma célula: notas suas, em que o programa não mexe.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Dígitos pequenos no meio de uma célula: notas suas, em que o programa não mexe.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Desenha linhas entre candidatos, para seguir o que depende de quê.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Muda o que as teclas de dígitos escrevem.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Diz o que descarta um dígito na célula selecionada.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Escreve cada dígito que só tem um lugar restante, ou que está sozinho em sua célula.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Quais técnicas as dicas e os passos usam, e em que ordem.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Dois resolvedores trabalham ao mesmo tempo neste sudoku.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Preenche a solução inteira.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Um sudoku de verdade tem exatamente uma.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>Sudoku &amp;do dia...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Todos os sudokus, e o que você jogou deles.</translation>
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
        <translation>Põe os sudokus de arquivos em uma coleção sua.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Pôr &amp;marcador</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Lembra o tabuleiro como está agora; Marcadores leva de volta a ele.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>Mar&amp;cadores</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Volta a uma posição que você marcou; Desfazer retorna.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Todas as técnicas, da mais fácil à mais difícil, explicadas.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>&amp;Aprender técnicas</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>Partidas sal&amp;vas...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>&amp;Mostre-me</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Mostra a razão no tabuleiro, imagem por imagem.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>&amp;Explicar as soluções</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Por que este sudoku tem uma solução, nenhuma ou várias.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Com&amp;parar resolvedores</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>O que cada resolvedor e cada maneira de supor precisa para este sudoku, ou para todos os de um arquivo.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>M&amp;anual</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Tudo sobre o jogo, as teclas, os resolvedores, as técnicas e os arquivos, com busca.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 está em %2</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>nada mais resta ali</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1 não tem outro lugar na %2</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>na %1, todos os lugares de %2 ficam na %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>a nota %1 diz isso</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Passo mais difícil para o HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Para praticar: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, posição %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>&amp;Colorir as células</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;Pôr %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Eliminar &amp;o candidato %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>E&amp;screver o candidato %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>Já há um %2 em %1.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 não pode ir em %2, porque já está em %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>Por que &amp;falta %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>&amp;Selecionar todos destes dígitos</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>Por &amp;que não %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>Desenhar aqui a &amp;ligação para %1</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>Desenhar uma &amp;ligação a partir de %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>&amp;Eliminar %n ligação desta célula</numerusform>
            <numerusform>&amp;Eliminar %n ligações desta célula</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>&amp;Eliminar %n ligação de %1</numerusform>
            <numerusform>&amp;Eliminar %n ligações de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Colorir o can&amp;didato %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>P&amp;reencher candidatos aqui</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Por que falta &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Por que não &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>&amp;Por que não</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Cor &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Pôr um &amp;dígito</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>E&amp;screver um candidato</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;Nenhuma cor</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>uma de %1 células</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 células</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>mesma linha</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>mesma coluna</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>mesma caixa</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>suponha isto</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>único outro %1 na %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>nada mais resta em %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 tem %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>mesma célula</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>a %1 já tem seu %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>por que %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>se %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1 não são %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1 não são %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>na %1, o %2 está em %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Se %1, %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, então </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>a %1 com %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>compartilham %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>compartilha %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>cada uma compartilha linha, coluna ou caixa com todas estas</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>cada uma compartilha linha, coluna ou caixa com as duas</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: ver %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>sem suposição</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>agora já um único</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>em cada um destes percursos, o primeiro ou o último candidato é verdadeiro</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, e </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>único lugar para %1 na %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>leva a um beco sem saída</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>a %1 não tem lugar para %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1 não tem mais dígito</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>um beco sem saída</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 descarta %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>nada restaria para %1</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>mesma linha, coluna ou caixa</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %2 células para %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1 precisam de todos os seus outros dígitos</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>uma de %1 é %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>as mesmas %1 células</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>senão %1 preenchem %2: nada para %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>senão nada restaria para %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>senão %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>então os outros também somem</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 exceto %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 preenchem %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 só têm %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>únicos lugares para %1 na %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>linhas %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>colunas %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1 precisam de %2 para %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>como nas linhas %1 a %2 da lista</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>caixas %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>únicos lugares: %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 são %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>único lugar na %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>menor célula</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Supõe na célula com menos dígitos restantes</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>becos sem saída</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Supõe o que participou dos últimos becos sem saída (por atividade)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>menos opções</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Supõe na célula com menos dígitos restantes, ou onde vai um dígito na linha, coluna ou caixa com menos lugares para ele</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>primeira célula</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Supõe na primeira célula vazia, linha por linha</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ao acaso</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Supõe qualquer dígito de qualquer célula</translation>
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
        <translation>trabalhando</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>emperrado</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>sem solução</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>uma solução</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>duas ou mais</translation>
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
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 sem %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 tem que ser %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>Por causa de %1, não resta nenhum dígito para %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>Por causa de %1, %2, e então não resta nenhum dígito para %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Por causa de %1 decorre %n dígito, e então não resta nenhum dígito para %2.</numerusform>
            <numerusform>Por causa de %1 decorrem %n dígitos, e então não resta nenhum dígito para %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>Por causa de %1, não resta nenhum lugar para %2 na %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>Por causa de %1, %2, e então não resta nenhum lugar para %3 na %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Por causa de %1 decorre %n dígito, e então não resta nenhum lugar para %2 na %3.</numerusform>
            <numerusform>Por causa de %1 decorrem %n dígitos, e então não resta nenhum lugar para %2 na %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>Por causa de %1, toda maneira de preencher as outras células acaba em um beco sem saída.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1 podem ser preenchidas de duas maneiras, e nenhuma pista decide entre elas.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Mais fácil</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Mais difícil</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>O padrão se espalha pelo tabuleiro. Ele decide algo aqui: %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Esta é a célula que importa: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Estas são as células que importam: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Importa esta %n célula.</numerusform>
            <numerusform>Importam estas %n células.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Suponha: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Suponha: %1. %2 …</translation>
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
        <translation>o link</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>o arquivo XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>o arquivo JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>o arquivo zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>os dados da partida</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>o sudoku</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>a lista de candidatos</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>um sudoku do HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>um sudoku do KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>um arquivo do Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>um sudoku e sim uma posição da biblioteca do HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>uma pasta</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>um pipe nomeado</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>um socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>um dispositivo</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>um ponteiro do Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>quais dígitos são pistas</translation>
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
        <translation>cores</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>mais de um sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>gaiolas de Killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>gaiolas</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>termômetros</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>setas</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>sinais desenhados</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>caixas irregulares</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>anticavalo</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>antirrei</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonais</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>diferenças</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>não consecutivos</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>grupos disjuntos</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>razões</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palíndromos</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>linhas Renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>linhas de sussurro</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>linhas de soma por região</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>somas Little Killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>somas sanduíche</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>quádruplos</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>linhas intermediárias</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>células mínimas</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>células máximas</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>regiões extras</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>clones</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>células ímpares</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>células pares</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>neblina</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>células de índice</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>um link de forma conhecida</translation>
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
        <translation>ligações</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>o começo de um sudoku</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>a solução</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>dígitos colocados</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>que os candidatos fazem parte do sudoku</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>segundas cores e cores de candidatos</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jogadas</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>o tempo</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>nomes, fontes e níveis</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>comentários</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>datas</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>identificadores e avaliações</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>o arquivo gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>um sudoku (Solo) de Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>um sudoku do Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>um sudoku do lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>um sudoku do Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>um arquivo compactado dentro de outro</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>a imagem</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 não é %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>Nada é possível.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 tem que ser %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 não pode ser %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Se %1, então %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 não pode ser %2: o sudoku descarta.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 não pode ser %2: ele já está na %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 tem que ser %2: não resta outro dígito ali.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 tem que ser %2: não há outro lugar para ele na %3.</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>Pela nota %3, %1 tem que ser %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 não pode ser %2: na %3 todos os seus lugares ficam na %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>Pela nota %3, %1 não pode ser %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Beco sem saída: não resta nenhum dígito para %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Beco sem saída: não resta nenhum lugar para %1 na %2.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Beco sem saída: a nota %1 já não pode valer.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>A nota %1 é jogada fora: era de pouca utilidade.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Todas as suposições são desfeitas para recomeçar; as notas ficam.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Uma solução: toda célula tem o seu dígito.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>A nota %1 descarta esta solução, para procurar outra.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Tudo foi tentado: não há solução além das encontradas.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>A suposição %1 é desfeita.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>As suposições %1 e %2 são desfeitas.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Todas as %1 suposições são desfeitas.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>As suposições %1 a %2 são desfeitas.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Suposição %1: %2 em %3.</translation>
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
        <translation>Suponha: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Então %1.</translation>
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
        <translation>Pares, trios, quartetos</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Peixes</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Duas ligações de um dígito</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Asas</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Unicidade</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Cadeias e laços</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Conjuntos quase bloqueados (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Exclusão</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Gabaritos</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>Cadeias forçadas</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>um palpite</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Com %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, com %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Seu recorde absoluto: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Seu recorde do mês: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>%1 mais rápido</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>%1 mais lento</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>um erro</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, só a primeira etapa</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Passo %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Mais demorado: %1 antes do passo %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>Praticar: %1</translation>
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
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Observar</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>abre</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>salva</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Arquivos</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Formatos de arquivo</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>O Ninefold reconhece um formato pelo que está no arquivo, e não pelo nome. Também é possível soltar na janela um arquivo, uma pasta ou um link, e colar um jogo.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>As células: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Procurando um passo</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>Há um erro no tabuleiro</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Isso pode demorar um pouco.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Corrija primeiro o erro; até lá nenhuma dica pode ajudar.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>linha cheia: uma de suas pontas é verdadeira</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>linha tracejada: as pontas não são ambas verdadeiras</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Não se achou uma razão curta; esta precisa de %n passo.</numerusform>
            <numerusform>Não se achou uma razão curta; esta precisa de %n passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>linha tracejada: este dígito bloqueia aquela célula</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>linha cheia: seu fim decorre do seu começo</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>Só um dígito cabe em %1.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>Só uma célula está vazia na %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Ligação %1 de %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Agora ache: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Não há nenhum passo deste tipo aqui: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Bom, mas não tudo: ainda falta %n eliminação.</numerusform>
            <numerusform>Bom, mas não tudo: ainda faltam %n eliminações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Bom, mas não tudo: ainda falta %n dígito.</numerusform>
            <numerusform>Bom, mas não tudo: ainda faltam %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Bom, mas ainda falta algo.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 é %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 não pode ser %2: na %3, o %2 está em %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>deixa [{cells:has} sem dígito][sem lugar para {digits} na {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 não pode ser %2: passo a passo, isso %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 ainda pode ser %2. Senão seria %3, e passo a passo isso %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 ainda pode ser %2. Senão o %2 da %3 estaria em %4, e passo a passo isso %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Ponha o dígito que resulta.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Elimine o que sai.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Certo. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Verdade, mas é preciso um passo mais difícil: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>O resto também é verdade, por: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>A técnica está certa: %1. O resto é verdade, mas nenhum passo que eu conheça o mostra.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Nem tudo está certo.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>O %1 de %2 faz parte do próprio padrão: o que some está ao lado.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Verdade, por: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Verdade, mas não por um passo que eu conheça.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Nada mudaria: marque o que some, ou ponha um dígito.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 não pode ser %2: esse candidato já saiu.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 ainda pode ser %2: não resta outro dígito ali.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 ainda pode ser %2: não resta outro lugar para ele na %3.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 não é %2 na solução.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 ainda pode ser %2: é assim na solução.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>uma destas é {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>lugares de {digits} nas {base} e {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>no máximo uma destas é {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>ou todas estas são verdadeiras</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>ou todas estas são</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>células que compartilham {setdigits} com {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>só estas permitiriam duas soluções</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>verdadeiro em um dos casos</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>falso em um dos casos</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>dígitos que alguma combinação usa</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>em cada uma de {excluders} tem que restar um dígito</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: ou todas estas são {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: ou todas estas, se A não são</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: ou todas estas são {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: ou todas estas, se C não são</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>então nenhuma destas é {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>lugares de {digits} em {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>no máximo uma destas para cada dígito</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: uma destas é {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: uma destas é {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>uma na {pairhouse}, uma na {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>todos os lugares de {digits} na {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>os dígitos que não deixam outra escolha</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: onde {line} e {box} se cruzam</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: células do resto da {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: células do resto da {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>os outros lugares de {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>só estas não dariam uma única solução</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>no máximo uma destas é {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>uma destas é {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>cada um de {restricted} no máximo uma vez</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>os outros dígitos destas células</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} preenchem estas células</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>os outros lugares de {digits} em {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>um destes tem que ser verdadeiro</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: sem um dígito, precisa de todos os outros</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: células de que uma linha da lista precisa juntas</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>verdadeiro se {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>falso se {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: tem {firstDigits} ou {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: sem {firstDigits} precisa de seus outros dígitos</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: sem {secondDigits} precisa de seus outros dígitos</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: sem um dígito de {cells} precisa dos outros</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>um destes é verdadeiro</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>então estes são verdadeiros</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>a metade errada eliminaria todos estes</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>errado: estes não podem ser todos verdadeiros</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>errado: A e B bloqueiam ambos um destes</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>errado: dois destes compartilham a {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} preenchem estas células</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits} em {base} e {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>em uma das duas leituras, fora de {cover} ou {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>estes permitiriam uma troca no resto da grade</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>pistas que são par uma da outra</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>as células par</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>só estes não podem preencher suas células</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>um laço que precisa de mais um lugar</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>uma destas é {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>candidatos que encontram estas</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>a base: dois destes dígitos</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>os alvos: os mesmos dois dígitos</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>falta lugar para um terceiro</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>contado uma vez por {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>contado uma vez por {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>no máximo uma vez por dígito e coluna</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>no máximo um destes por célula</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>limitados por sua linha ou coluna</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>limitados por sua caixa</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: todos menos um de {digits}</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: os mesmos que A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>o último de {digits} é uma destas</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: células da {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: células do resto da {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: todas o mesmo dígito</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: todas o outro dígito</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Muito fácil</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 células para preencher, quase todas à primeira vista.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 células para preencher; basta olhar linhas, colunas e caixas.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Aqui e ali um dígito exige uma procura mais longa.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Notas pequenas nas células ajudam: alguns passos comparam duas ou três células.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Muito difícil</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>São precisas notas em quase toda célula, e paciência.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Para quem gosta de ficar emperrado um tempo.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Mais fácil</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Mais difícil</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>só únicos</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1, e %n mais fácil</numerusform>
            <numerusform>%1, e %n mais fáceis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Não válido</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Sem solução</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
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
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>A entrada está vazia; nada foi aberto.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>isto é grande demais para ser aberto; no máximo %1 são lidos de uma vez.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Isto não é texto legível: contém caracteres NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Termina no meio (linha %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Termina no meio.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Danificado ou incompleto: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>A leitura parou na linha %1: não havia nenhum sudoku nos últimos %2.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>Nenhum sudoku foi encontrado nos primeiros %1.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>nenhum sudoku foi encontrado.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>A linha %1 tem mais de %2 caracteres; nenhum sudoku foi encontrado nela.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>A linha %1 tem %2 caracteres; nenhum sudoku foi encontrado nela.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 não é nem um dígito 1-9 nem um caractere para uma célula vazia.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Célula %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Linha %1, célula %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 é uma pista que a partida salva muda; a pista foi mantida.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Há 1 célula; um sudoku tem 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Há %n célula; um sudoku tem 81.</numerusform>
            <numerusform>Há %n células; um sudoku tem 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>A linha %1 tem 1 célula; uma linha de um sudoku tem 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>A linha %1 tem %n célula; uma linha de um sudoku tem 9.</numerusform>
            <numerusform>A linha %1 tem %n células; uma linha de um sudoku tem 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>A linha %1 tem 1 célula; um sudoku tem 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>A linha %1 tem %n célula; um sudoku tem 81.</numerusform>
            <numerusform>A linha %1 tem %n células; um sudoku tem 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>Foi encontrada 1 linha; um sudoku tem 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Foi encontrada %n linha; um sudoku tem 9.</numerusform>
            <numerusform>Foram encontradas %n linhas; um sudoku tem 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 não é um candidato (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Linha %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>isto é um sudoku %1; o Ninefold só abre sudokus clássicos 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>isto é uma variante (%1); o Ninefold só abre sudokus clássicos 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>este link só leva a uma página (%1); o sudoku em si não está nele.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Isto foi salvo por um Ninefold mais novo (versão %1 de seus arquivos); este não consegue ler.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Isto foi salvo por %1, que é antigo demais para ser lido.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>O arquivo XML usa entidades; não foi aberto.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>isto não é %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>O arquivo não pode ser aberto: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Isto é %1, não um arquivo com sudokus.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>O arquivo não pôde ser lido até o fim: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>O arquivo não pôde ser escrito: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Este formato não pode guardar %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 não é uma jogada e foi deixado de fora.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>Foi encontrado %n caractere; uma lista de candidatos tem 729.</numerusform>
            <numerusform>Foram encontrados %n caracteres; uma lista de candidatos tem 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>uma planilha tirou os zeros do começo. Salve lá a coluna como texto.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>uma planilha arredondou os 81 dígitos para %1; eles se perderam. Salve lá a coluna como texto.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>A biblioteca não pode ser aberta: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>Isto é um banco de dados de outro programa; não foi tocado.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Uma versão mais nova do Ninefold escreveu esta biblioteca; ela não foi tocada.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>A biblioteca está danificada.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Outro programa está escrevendo na biblioteca há muito tempo; tente de novo.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>A conexão com o servidor da biblioteca se perdeu: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>A biblioteca não pôde ser usada: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Nenhum sudoku foi encontrado; a leitura terminou na linha %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>O disco está cheio, então nada pode ser gravado na biblioteca. Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Para ler imagens é preciso o pacote %1, que não está instalado.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>Nenhum sudoku foi encontrado na imagem. O que se lê melhor é uma imagem tirada bem de cima, com a grade inteira e boa luz.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Esta imagem é grande demais; são lidos no máximo %1 milhões de pixels.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>ligação forte de %1 a %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>ligação fraca de %1 a %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 em %n célula</numerusform>
            <numerusform>%1 em %n células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n ligação</numerusform>
            <numerusform>%n ligações</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>cores</translation>
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
        <translation>%1 esvaziado</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 células vazias; quase todas têm um dígito evidente.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 células vazias; linha por linha, coluna por coluna ou caixa por caixa, sem notas.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 ou mais células vazias; ainda sem notas, mas alguns dígitos se escondem bem.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Candidatos bloqueados e pares, às vezes um XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, asas; pares e candidatos bloqueados.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Cadeias e conjuntos de células. Traga paciência.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Basta cada dígito por vez, caixa por caixa.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Cada dígito por vez, em caixas, linhas e colunas.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Algumas células só mostram seu dígito quando você conta o que elas veem.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Candidatos bloqueados e pares ocultos que mostram um dígito na hora.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Candidatos bloqueados e pares, raramente um X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Em geral um XY-Wing; candidatos bloqueados, pares, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Candidatos bloqueados, Skyscraper, pares; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Em geral um Skyscraper ou um 2-String Kite; candidatos bloqueados, pares.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, Kites, retângulo oculto, cores.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Cadeias, asas, retângulo oculto, retângulo vazio.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Cadeias mais longas e conjuntos quase bloqueados.</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Cadeias, conjuntos quase bloqueados e, uma em cada duas vezes, redes forçadas.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 ou menos</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1 células vazias, das quais %2 podem ser preenchidas na hora.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Quantas células podem ser preenchidas na hora no começo</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>A avaliação do Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
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
        <translation>Dois eixos</translation>
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
        <translation>Diagonais</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Isso leva menos de um segundo.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Isso leva alguns segundos.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>Isso é raro: pode levar meio minuto.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
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
        <translation>Solução: página %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Soluções: páginas %1 a %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>não exatamente uma solução</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solução</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
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
        <translation>Início</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Para o início (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Um evento para trás (Esquerda)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Reproduzir ou pausar (Espaço)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Um evento para a frente (Direita)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Para o fim (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tabuleiro de sudoku</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Linha %1 coluna %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>vazia, candidatos %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Evento %1 de %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Esta página mostra uma parte da execução.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Pressione Reproduzir, ou vá de evento em evento com as setas.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Nenhuma suposição ativa: todo dígito decorre das pistas.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>1 suposição ativa. O número pequeno é a suposição em que um dígito se apoia.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>%1 suposições ativas. O número pequeno é a suposição em que um dígito se apoia.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposições</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Decorre</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Becos sem saída</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>pt-BR</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 põem um dígito</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 riscam um candidato</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 escrevem notas</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter próxima posição</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter confere</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H onde olhar</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D mostra a resposta</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Espaço outras notas</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc volta ao sudoku</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Prova: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Prova, posição %1 de %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Prática, posição %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Posição %1 de %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Posição %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Esta era a resposta: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 de %2 certas: a prova foi vencida.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 de %2 certas. São precisas %3 para vencer a prova.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>As teclas de dígitos agora escrevem dígitos.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>As teclas de dígitos agora riscam candidatos.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>As teclas de dígitos agora escrevem notas.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Esta posição agora conta como achada com ajuda.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Linhas e colunas em outra ordem</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>nenhuma é necessária, os únicos resolvem</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>mais de %1 células juntas</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 células juntas, por exemplo %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, em que %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>uma célula mágica: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>nenhuma, todas as pistas são necessárias</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>nenhuma</translation>
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
        <translation>o nível %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>o nível de semente %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 pistas</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>a simetria %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>pistas neste padrão</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>esta solução</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>a avaliação %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>nenhuma pista a mais</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Menos de 17 pistas sempre deixam mais de uma solução.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Não existe um sudoku assim: nível, padrão e número de pistas se excluem.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Não existe um sudoku assim: nenhum conjunto de %1 células tem a simetria %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>O padrão não tem a simetria %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>O padrão deixa sem pistas duas linhas de uma faixa, ou duas colunas de uma pilha: trocá-las sempre dá uma segunda solução.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>A grade da solução não está cheia, ou um dígito aparece duas vezes em uma unidade.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Estas pistas dessa grade da solução servem também para outra solução.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Não existe um sudoku assim: o nível e o nível de semente se excluem.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Não existe um sudoku assim: o nível %1 não tem avaliação de %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>Nenhum sudoku foi encontrado em %1 tentativas.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>Nenhum sudoku com %1 foi encontrado em %2 tentativas.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>a pontuação %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>“%1” como a técnica mais difícil</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>a técnica “%1”</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Não existe um sudoku assim: o nível %1 nunca precisa da técnica “%2”.</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Não existe um sudoku assim: até o passo mais fácil tem avaliação de %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Não se conhece nenhum sudoku com avaliação acima de %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Não existe um sudoku assim: cada célula vazia soma pelo menos %1 à pontuação.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Não existe um sudoku assim: nenhuma pontuação passa de %1.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>o nível %1, seu terço mais fácil</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>o nível %1, seu terço médio</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>o nível %1, seu terço mais difícil</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>o mais difícil que uma subida encontra</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>um laço SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>qualquer sudoku</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>um tridagon</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>um Exocet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Procurar em:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome do arquivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Arquivos do tipo:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
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
        <translation>Pressione as teclas</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
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
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
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
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Para cima</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Para baixo</translation>
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
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
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
        <translation>Tentativa e erro</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Técnicas para o HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>O passo mais difícil para o HoDoKu, e os pontos de todos</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>pontuação e nível do resolvedor padrão do HoDoKu, e as técnicas que ele usa.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, {hodoku_score} pontos</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Nível avaliado</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Pela regra própria do Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>resolvido só com únicos nus e ocultos, com até 26, até 49 ou mais células vazias é
Muito fácil, Fácil, Normal; senão ER até 4,5 é Difícil, até 7,2 Muito difícil, acima Especialista.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>A avaliação de cada passo pelo Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer: o passo mais difícil</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>as avaliações ER/EP/ED do Sudoku Explainer 1.2.1, achadas dando os passos dele na ordem dele.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ramificação</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>As escolhas no caminho da solução, e as células vazias</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 para cada escolha no caminho da solução, mais as células vazias.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Só precisa de únicos.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Precisa de %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Precisa de %1 e %2 técnicas mais fáceis.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Precisa de %1 e %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>avaliação %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Esta partida está aberta em outra janela.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Esta partida está aberta em outro computador (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>O arquivo desta partida foi removido.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Esta partida está danificada e não pôde ser lida.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>O arquivo é mantido como %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Esta partida não pode ser aberta (%1).</translation>
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
        <translation>Isso é raro: a busca pode demorar, e pode ser parada.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>O nível agora é %1, onde isso aparece.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>“%1” já não é pedida: %2 quase nunca precisa dela.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 tem %2 pistas; o padrão tem %3.</translation>
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
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>não é um arquivo</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>Mostrar nomes de linhas e &amp;colunas ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>&amp;Reduzir movimento: mostrar mudanças de uma vez</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>&amp;Mostrar o relógio</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Limpeza automática: escrever um dígito o elimina dos candidatos de &amp;sua linha, coluna e caixa</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Escolher primeiro o &amp;dígito, depois clicar onde ele vai</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>&amp;Oferecer notas de canto, notas centrais, cores e ligações</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Marcar dígitos &amp;repetidos: o mesmo duas vezes em uma linha, coluna ou caixa</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Marcar dígitos &amp;errados na hora: comparar cada um com a solução</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>&amp;Destacar o mesmo dígito</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Destacar linha, &amp;coluna e caixa</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>&amp;Mostrar quantos de cada dígito restam</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Dizer quais &amp;técnicas o sudoku precisa</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl com um dígito escre&amp;ve um candidato, não uma nota central</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>Dizer a técnica &amp;por trás de cada jogada minha</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Mostrar os arqu&amp;ivos abertos e salvos entre os recentes do sistema</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Há algo errado no tabuleiro, então nenhum único é preenchido. Conferir mostra o quê.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Não há nenhum único para preencher agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n único preenchido.</numerusform>
            <numerusform>%n únicos preenchidos.</numerusform>
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
        <translation>Célula mais restrita</translation>
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
        <translation>Resolvedor rápido</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking vai de célula em célula na ordem de leitura. Em cada uma supõe o menor dígito que não quebra nenhuma regra. Onde não resta nenhum dígito, volta à última suposição e testa ali o dígito seguinte. Ele nunca olha adiante e não aprende nada, então pode cair milhares de vezes no mesmo beco sem saída. Sempre encontra a solução, mas pelo caminho mais longo.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Este resolvedor também supõe, mas escolhe bem a célula: a que tem menos dígitos restantes. Uma célula com um dígito não deixa escolha, e de dois dígitos um está certo. Uma célula sem dígito é um beco sem saída. Então a última suposição é desfeita e o próximo dígito testado. Escolher bem torna o caminho muitas vezes mais curto que o de Backtracking.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagation escreve tudo o que decorre antes de supor. Preenche uma célula em que só resta um dígito, e escreve um dígito a que só resta um lugar em uma linha, coluna ou caixa. Só quando nada mais decorre, supõe na célula com menos dígitos. Um beco sem saída desfaz a última suposição com tudo o que decorreu dela. Muitos sudokus não precisam de nenhuma suposição.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Escolha mais estreita</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Este resolvedor tem dois tipos de suposição: que dígito vai em uma célula, e onde um dígito vai em uma linha, coluna ou caixa. Ele toma a suposição com menos maneiras de continuar. Se resta uma só, não há nada a supor. Se não resta nenhuma, é um beco sem saída, e a última suposição é desfeita. A dificuldade dos sudokus novos é medida pela mesma regra.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL deduz como Propagation (e também: um dígito cujos lugares em uma linha, coluna ou bloco ficam todos também em outra dessas unidades não pode estar no resto dela) e aprende com cada beco sem saída. Ele pergunta quais dígitos levaram até lá, supostos ou não, e escreve uma nota: eles não podem estar todos certos. A nota decorre só das regras, então daí em diante vale como uma delas. Depois a busca volta à suposição mais recente de que a nota precisa além da última; as suposições no meio também são desfeitas. As letras significam “conflict-driven clause learning”: um conflito é um beco sem saída, e uma cláusula é uma nota.</translation>
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
        <translation>canto %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>centro %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Linha %1 coluna %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: oculto</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>given</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>em teste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflito</translation>
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
        <translation>mostrar isto e sair</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>mostrar as versões do Ninefold e do Qt e sair</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>começar com um novo sudoku: very-easy, easy,
normal, hard, very-hard ou expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>mostrar os sudokus do dia</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>esperar até que o sistema peça uma janela (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Uso: ninefold [ARQUIVO...]
Joga Sudoku. Um ARQUIVO contém sudokus em qualquer forma que o Ninefold conheça; vários são abertos como uma só lista.
Se o Ninefold já estiver em execução, ele os abre em outra janela.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Não há nenhuma opção “%1”.</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help lista as opções.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Não há nenhum nível “%1”; os níveis são very-easy, easy, normal, hard, very-hard e expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game precisa de um nível: very-easy, easy, normal, hard, very-hard ou expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 não aceita nenhum valor.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Arquivos, --new-game e --daily só podem ser pedidos um de cada vez.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Olhe aqui: %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Olhe todos os lugares de %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Procure %1 aqui: %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 são %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>A avaliação do próprio Ninefold para o passo, mais ou menos na escala do Sudoku Explainer. O ER de um sudoku vem das técnicas do Sudoku Explainer, então pode ser diferente.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>o dígito a colocar</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>pode ser eliminado</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>eliminar os candidatos riscados de %1</translation>
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
        <translation>os candidatos riscados de %1 somem</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, porque supor que {start:if} leva ao contrário.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: nas {base}, {digits} preenche as {cover}, então está em uma de {starts}, e cada uma leva ao mesmo.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, porque supor que {start:if} deixa [{cells:has} sem dígito][sem lugar para {digits} na {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, porque [cada lugar de {digits} na {house}][cada candidato de {cells:has}] leva a isso.</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, porque [cada lugar de {digits} na {house} leva a isso][cada candidato de {cells:has} leva a isso][isso decorre tanto se {start:if} como se não].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>linha</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>coluna</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>caixa</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 candidatos</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>em cima à esquerda</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>em cima no meio</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>em cima à direita</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>no meio à esquerda</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>no centro</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>no meio à direita</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>embaixo à esquerda</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>embaixo no meio</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>embaixo à direita</translation>
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
        <translation>Olhe o tabuleiro inteiro.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>Olhe aqui: %1. A uma célula só resta um dígito.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>Olhe aqui: %1. A um dígito só resta um lugar.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, porque senão {pattern} poderiam ser trocados em {cells}, o que daria uma segunda solução.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, porque {guards:or} tem que ser {extras}: sem isso haveria uma segunda solução.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, porque as {base} esgotam os {digits} das {cover}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Não podem compartilhar uma {cover:kind}, então ocupam uma cada um. Nenhuma outra célula das {cover} pode ser {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: se {fins:or} é {digits}, isso o bloqueia; se não, as {base} esgotam os {digits} das {cover}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, porque {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, o único lugar que resta para {digits} na {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, o único lugar que resta para {digits} na {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, porque {digits} preenchem {cells} na {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, porque {digits} preenchem {cells}, na {house} e na {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, porque a {other} tem seu {digits} em {cells:or}: a {house} não tem outro lugar para ele.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} só têm {digits} entre elas: {count} células para {count} dígitos, então elas os esgotam. Nenhuma outra célula da {house} pode tê-los.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} só têm {digits} entre elas: {count} células para {count} dígitos, então elas os esgotam. Nenhuma outra célula da {house} pode tê-los.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, porque {cells} esgotam {digits} na {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, porque uma de {endsA} é {digits} e uma de {endsB} é {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>O {digits} da {pairhouse} está em {far} ou {near}. Se está em {far}, bloqueia {gone} ({farhouse}). Se está em {near}, a {touched} tem seu {digits}, então a {box} tem seu {digits} em {rest:or}, o que também bloqueia {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: seja qual for a ponta da {pairhouse} e da {pairhouse2} que é {digits}, ela ou a {box} bloqueia isso.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} compartilham a {bridge}, então uma delas não é {digits}. {cases:cases} Qualquer uma bloqueia {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, o único dígito que falta na {house}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} é a última célula vazia da {house}, e só {digits} falta ali.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, o único dígito que lhe resta.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Só resta {digits} para {cells}.[ Sua linha, coluna e caixa já têm outros dígitos, em {blockers}.][ Passos anteriores eliminaram {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, porque toda maneira de colocar todos os {digits} a usa.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, porque nenhuma maneira de colocar todos os {digits} a usa.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colunas</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>caixas</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>linhas, colunas e caixas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Olhe o tabuleiro inteiro; comece em %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Se {guards} fosse {pattern:or}, {cells} só conteriam {pattern}, e trocá-los daria uma segunda solução: cada linha, coluna e caixa mantém os dois. Um sudoku de verdade tem só uma, então {guards} não é nenhum deles.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>O {linked} da {house} está em {guards:or}. Se a outra fosse {lost}, {cells} só conteriam {pattern}, e trocá-los daria uma segunda solução: cada linha, coluna e caixa mantém os dois. Então nenhuma é {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>Nas {base}, o {digits} só cabe nas {cover}. Estas {base:kinds} ocupam um {digits} cada, e cada uma destas {cover:kinds} só comporta um, então todas se esgotam: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>Na {house}, o {digits} só cabe em {cells:or}, todas na {other}. Então nenhuma outra célula da {other} é {digits}, e à {target} só resta um lugar para ele: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>Na {house}, os dígitos {set} só cabem em {cells}: {count} dígitos para {count} células, então eles as preenchem. Isso deixa um só lugar para {digits} na {house}: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>Na {house}, os dígitos {digits} só cabem em {cells}: {count} dígitos para {count} células, então eles as preenchem. Nenhum outro dígito pode estar nestas células.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>Na {house}, o {digits} só cabe em {cells:or}. Todas ficam na {other}, então é ali que a {other} tem seu {digits}, e {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Nenhuma de {cells} é uma pista. Se {guards} fosse {lost}, elas só conteriam {pattern}, e trocá-los daria uma segunda solução: cada linha, coluna e caixa mantém os dois. Então {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Nenhuma de {cells} é uma pista. Sem {extras} em {guards} elas só conteriam {pattern}, e trocá-los daria uma segunda solução. Então {guards:or} é {extras}, o que bloqueia {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} é {pivotdigits:or}. {cases:cases} De um jeito ou de outro, {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>as %1 células marcadas</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} compartilham uma caixa, então uma não é {digits}[, e uma não é {other}]: sua linha ou coluna tem então {digits} na outra ponta, em {endsA}. Do mesmo modo, uma de {endsB} é {digits2}. Isso bloqueia {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>preencher as %1 células marcadas</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: a cada uma só resta um dígito, ou ela é o único lugar para o seu dígito.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: a cada uma só resta um dígito, ou ela é o único lugar que resta para o seu dígito em uma linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} tem que ser {extras:or}; senão {pattern} poderiam ser trocados em {cells}: uma segunda solução. Com {set:has}, isso esgota {setdigits} na {house}: tantas células quantos dígitos.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Todos os lugares de {digits} na {box} ficam em uma linha e uma coluna. O {digits} da {pairhouse} está em {near} ou {far}, o da {pairhouse2} em {near2} ou {far2}. Uma ponta de cada uma bloqueia sua célula; a outra força a {box} a fazê-lo.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>O {linked} da {house} está em {link:or}. {cases:cases} Qualquer um bloqueia {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Senão, a própria {pivot} é {digits}. Cada uma bloqueia {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>uma das %1 células marcadas</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>O que é %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>O que é “%1”?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>O que é “%1”?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>O que é “%1”?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Avaliação %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 pontos, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Se {fins:or} é {digits}, bloqueia {gone}[ ({fins:meet})]. Se não, as {base} têm {digits} só nas {cover}, cada vez em uma diferente, então cada uma destas tem ali o seu {digits}: {gone} não pode ser {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>Nas {base}, o {digits} só cabe nas {cover}: outras tantas, e em cada uma só cabe um {digits}. Então elas se esgotam: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, porque não deixaria nenhuma maneira de preencher {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, porque {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, porque {ends:pairs}][: descartado tanto se {held:if} como se não].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: descartado tanto se {held:if} como se não.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, porque {digits} em {first} descartaria a si mesmo[, e {others} só o contêm junto com {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: nas {base}, {digits} está nas {cover}, então não aqui, ou em {finplaces:or}, o que leva ao mesmo.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>Nas {base}, o {digits} está em {fins:or}, ou esgota as {cover}. Também está em {fins2:or}, ou esgota as {cover2}. De um jeito ou de outro, um dos dois bloqueia cada célula que o perde.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, porque onde quer que o {digits} esteja em {base}, ele bloqueia estas.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>Na {house}, os dígitos {digits} só cabem em {cells}: {count} dígitos preenchem {count} células, então nada mais pode estar ali. Estas células também ficam na {other}, então nenhuma outra célula da {other} pode ser {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>Na {house}, o {digits} só cabe em {cells}.[ O {digits} em {blockers:or} descarta {blocked}.][ Passos anteriores o eliminaram de {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, porque {count} células da {line} e da {box} esgotam {count} dígitos.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} são {count} células com {count} dígitos. {linedigits} ficam só na {line}, {boxdigits} só na {box}, então nenhum pode estar ali duas vezes: cada um está ali uma vez e se esgota em sua {line:kind} ou caixa.</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Sem {missing}, cada célula aberta teria dois candidatos e cada dígito dois lugares em cada linha, coluna e caixa. Tomar em todas o outro candidato daria então uma segunda solução. Então {guards} é {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, porque senão haveria uma segunda solução.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Se {corner} fosse {digits}, o {linked} da {row} estaria em {beside} e o da {column} em {below}, então {across} ({pattern:or}) seria {digits}. Trocar {pattern} nestas quatro células daria uma segunda solução, mas um sudoku de verdade tem só uma.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>As {lines} têm {digits} só em {cells}, então ele ocupa dois cantos opostos. Em {guards} ele faria dos outros dois {other}, e trocar {pattern} em todos os quatro seria uma segunda solução, o que nenhum sudoku de verdade tem.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, porque {pair} são {digits}, de um jeito ou de outro][, porque {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} são {digits:or}, cada uma em uma linha, coluna ou caixa com a seguinte, então elas se alternam: {pair} são diferentes. Nenhum dos dígitos cabe em {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, porque seja o que for {cells}, {common:or} está em {ends:or}, o que bloqueia isto.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>A dificuldade do passo, de 1,0 a cerca de 12, na escala do Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, ou </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} é {extras}, o que bloqueia {gone}. Senão a grade pronta só teria {pattern} em {cells}, e trocá-los ali mantém certas cada linha, coluna e caixa: uma segunda solução, o que nenhum sudoku de verdade tem.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, porque {guards:or} junto com {set} esgota {setdigits} na {house}.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} descartaria a si mesmo][{start} não deixaria nenhum dígito para {emptied:has}][, e os outros {others} levam a isso].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} é {extras}, o que bloqueia {gone}. Senão todas as células abertas teriam dois candidatos, todos os dígitos dois lugares por linha, coluna e caixa, e passar cada célula ao outro candidato dá uma segunda solução, o que nenhum sudoku de verdade tem.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: senão toda célula aberta teria dois candidatos, todo dígito dois lugares por linha, coluna e caixa, e trocar cada célula para o outro candidato dá uma segunda solução[, que nenhum sudoku de verdade tem. {single:has} fica com o outro dígito][. {several:has} ficam com o resto de {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: senão toda célula aberta teria dois candidatos, todo dígito dois lugares por linha, coluna e caixa, e trocar cada célula para o outro candidato dá uma segunda solução, que nenhum sudoku de verdade tem. O {linked} da {house} só cabe na outra.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, porque {missing:or}, e o {linked} da {house} só cabe na outra destas duas células.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, porque {digits} em {first} descartaria a si mesmo, e {partners} só o contêm junto com {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Há um passo “%1”.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Aqui há: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Aqui há: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Aqui há: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>%1 células marcadas</translation>
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
        <translation>[O mesmo raciocínio com outros dígitos dá {taken}. ]Como quer que {digits} seja posto uma vez em cada linha, coluna e caixa, {cells} está sempre entre seus lugares. Então {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[O mesmo raciocínio com outros dígitos dá {taken}. ]Como quer que {digits} seja posto uma vez em cada linha, coluna e caixa, {cells:or} nunca está entre seus lugares. Então {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, porque senão {pattern} poderiam ficar em {cells} também de outro jeito: uma segunda solução.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Se {guards} fosse {lost}, {cells} só conteriam {pattern}. Eles poderiam então ser trocados de modo que cada linha, coluna e caixa mantenha seus dígitos: uma segunda solução, o que nenhum sudoku de verdade tem. Então {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} é {extras}, o que bloqueia {gone}. Senão {cells} só conteriam {pattern}, e eles poderiam ser trocados de modo que cada linha, coluna e caixa mantenha seus dígitos: uma segunda solução.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} tem que ser {extras:or}; senão {pattern} poderiam ser permutados em {cells}: uma segunda solução. Com {set:has}, isso esgota {setdigits} na {house}: tantas células quantos dígitos.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Sem {missing}, cada uma de {cells} teria dois candidatos e cada dígito dois lugares em cada linha, coluna e caixa dali. Tomar em todas o outro candidato daria uma segunda solução. Então {guards} é {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} é {extras}, o que bloqueia {gone}. Senão cada uma de {cells} teria dois candidatos, cada dígito dois lugares em cada linha, coluna e caixa dali, e passar cada célula ao outro candidato dá uma segunda solução.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: senão cada uma de {cells} teria dois candidatos, e passar cada uma ao outro candidato dá uma segunda solução. Com {set:has}, isso esgota {setdigits} na {house}.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: senão cada uma de {cells} teria dois candidatos, e passar cada uma ao outro candidato dá uma segunda solução. O {linked} da {house} só cabe na outra das duas.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, porque senão {pattern} poderiam ser trocados no resto da grade, o que dá uma segunda solução.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Se {guards} fosse {lost}, cada linha, coluna e caixa teria entre as células marcadas os dois, {pattern}, ou nenhum. No resto nenhum é pista, e trocá-los ali daria uma segunda solução. Um sudoku de verdade tem só uma, então {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} é {extras}, o que bloqueia {gone}. Senão cada linha, coluna e caixa teria entre as células marcadas os dois, {pattern}, ou nenhum. No resto nenhum é pista, e trocá-los ali daria uma segunda solução.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} tem que ser {extras:or}; senão {pattern} poderiam ser trocados fora das células marcadas, onde nenhum é pista: uma segunda solução. Com {set:has}, isso esgota {setdigits} na {house}: tantas células quantos dígitos.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, porque senão o resto de {lines} poderia ser trocado, o que dá uma segunda solução.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Se {guards} fosse {lost}, {lines} teriam os mesmos dígitos nas células marcadas. Suas outras células não têm pistas, e trocá-las manteria certas cada linha, coluna e caixa: uma segunda solução. Então {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, porque as pistas são simétricas, e a única solução também.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Gire a grade meia volta e troque {exchanged:cycles}: as pistas ficam iguais. A solução também, porque só há uma.[ Assim {partners} contêm pares, e {fact}.][ Em {own:listed} alguns dígitos encontrariam seu próprio par.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Espelhe a grade na diagonal de {start} a {end} e troque {exchanged:cycles}: as pistas ficam iguais. A solução também, porque só há uma.[ Assim {partners} contêm pares, e {fact}.][ Em {own:listed} alguns dígitos encontrariam seu próprio par.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Gire a grade um quarto de volta no sentido horário e substitua {exchanged:cycles}: as pistas ficam iguais. A solução também, porque só há uma.[ Assim {partners} contêm pares, e {fact}.][ Em {own:listed} alguns dígitos encontrariam seu próprio par.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>O {linked} da {house} está em {guards:or}. Se a outra fosse {lost}, {cells} só conteriam {pattern}. Trocá-los mantém certas cada linha, coluna e caixa: uma segunda solução.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Mova[ as linhas {rows:cycles}][ as colunas {columns:cycles}][ e substitua {exchanged:cycles}]: as pistas ficam iguais, e a única solução também.[ Assim {partners} contêm pares: {fact}.][ Em {own:listed} alguns dígitos encontrariam seu próprio par.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, porque {cells} não podem ser todas preenchidas só com {pattern}.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Só com {pattern} em {cells}, dois dígitos iguais se encontrariam em uma linha, coluna ou caixa, como quer que se coloquem. [Então {guards:or} é {same}, o que bloqueia {gone}.][Então {guards:or} é {extras:or}: com {set:has}, isso esgota {setdigits} na {house}.][O {linked} da {house} está em {guards:or}, então nenhuma pode ser {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, porque {guards:or} tem que ser {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, porque {digits} têm que estar em {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, porque senão {pivot} teria que ser ao mesmo tempo {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, porque {wings} não podem ser as duas {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, porque [{single} é igual a {corner}][{pivots} são iguais a {corner}, o que deixa o outro dígito para as asas].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} têm que estar cada um em uma de {cells}. {corner} é um desses dígitos e compartilha linha ou coluna com {wings}, que então não são. Logo {single} é igual a {corner}.][{corner} é um de {digits}. Ela tira esse dígito das asas {wings} e {wings2}, então {pivots} são as duas esse dígito. O outro está em {wings:or} e em {wings2:or}: uma destas está na {row}, outra na {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, porque {targets} devem ter os mesmos dois dígitos que {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, porque {targets} devem ter os mesmos dois dígitos que {cells}, e {targets2} os mesmos que {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} devem ter os dois dígitos de {cells}, e {targets2} os de {cells2}: para um dígito fora dos alvos não há lugar ({lines}). Modos de preencher estas células: {ways}. Cada um bloqueia o que some.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, porque {count} células ({along} e {across}) esgotam {count} dígitos.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>As {count} células marcadas admitem {digits} no máximo uma vez por {across:kind}, os outros no máximo uma vez por {along:kind}: {count} dígitos, na conta certa. Nenhum pode faltar, e cada um some do resto de sua linha ou coluna.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, porque {digits} precisam de todo o seu lugar ({base}).</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} devem estar {count} vezes nestas linhas. Há lugar para {count}: uma vez cada ({cover})[, e mais {singles} em células avulsas]. Então somem do resto das colunas[, e todos os outros das células avulsas ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, porque {count} células ({lines}, {boxes}) só têm lugar para {count} dígitos.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Cada linha, coluna e caixa das {count} células marcadas só admite ali alguns dígitos, cada um uma vez: {count} ao todo, na conta certa. Nenhum pode faltar: cada um some do resto de sua linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} têm dois de {digits}. Se um deles não estivesse em {targets:or}, cada uma destas casas precisaria dele em outro lugar: {lines}. Só duas podem. Então ambos estão ali.[ Modos de preenchê-las: {ways}. Cada um bloqueia o que some.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, porque {first} e {second} têm os mesmos de {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} só têm {digits}: todos menos um. Ao lado de {first:letters}, a {across} não pode tê-los em {crossing:or}, então estão em {second} e enchem essas células. O último está em {crossing:or}, e em nenhum outro lugar da {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, porque {first} e {second} são o mesmo dígito.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} é {digits:or}. Ao lado de {first:letters}, a {across} não pode ter o mesmo dígito em {crossing:or}, então ele está em {second}, o único outro lugar. O outro de {digits} está então em {crossing:or}, e em nenhum outro lugar da {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, porque {count} células de {line}, {column} e {box} esgotam {count} dígitos.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} são {count} células com {count} dígitos. {rowdigits} ficam só na {line}, {columndigits} só na {column}[, {boxdigits} só na {box}], então cada um está ali uma vez e se esgota em sua linha, coluna ou caixa.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} têm juntas só {set}. Todos menos {digits} cabem ali só uma vez cada, em uma linha, coluna ou caixa comum, e deixam assim uma das células para {digits}: {places:or} é {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, porque {cells} são todas um de {digits}, {others} todas o outro.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} e {others} só têm {digits}. Onde uma de {cells:letters} e uma de {others:letters} compartilham linha, coluna ou caixa elas diferem, então {cells:letters} são todas um dígito e {others:letters} todas o outro. O que encontra uma de cada não é nenhum deles.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Se {guards} fosse {pattern:or}, só esses dígitos estariam em {cells}. Como quer que se coloquem, dois dígitos iguais se encontram em uma linha, coluna ou caixa. Então {guards} não é nenhum deles.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} formam um laço: cada uma compartilha linha, coluna ou caixa com a seguinte. Só com {pattern}, eles se alternariam, o que falha com {count} células, um número ímpar. [Então {guards} é {only:or}.][Então {guards:or} é {same}, o que bloqueia {gone}.][Então {guards:or} é {extras:or}: com {set:has}, isso esgota {setdigits} na {house}.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>No laço {walk:cells} as vizinhas compartilham linha, coluna ou caixa. Sem {guards:or}, só elas poderiam ser {digits} ali, então uma a cada duas seria: impossível com {count} células.[ Então {several:or} bloqueia {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Fora da {box}, {row} e {column} não têm lugares para {shot:or} exceto {wings}. Se um dígito não está em nenhuma, as duas o têm dentro da caixa, logo em {pivot}, onde se cruzam. [Para {linked} uma delas não tem outro lugar. ]Três dígitos preenchem as três células.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} têm que estar cada um em uma de {firework}, {second} em uma de {firework2}, os únicos lugares fora de uma caixa em suas linhas e colunas. {pivot} e {pivot2} só podem ter um cada, então {wings} têm os outros.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} têm que estar cada um em uma de {cells}. Se {corner} fosse um deles, {wings} não seriam, então {pivot} seria. {ends} seriam o outro dígito e o tirariam de {wings}, então {pivot} teria que ser esse também.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>Na {row} e na {column}, {linked} está em {corner}, ou então ao mesmo tempo em {wings}. Mas {digits} têm que estar cada um em uma de {cells}, e {pivot} só pode ser um deles. Então {wings:or} é o outro, e {corner} é {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Nenhuma de {cells} é uma pista. {guards:or} tem que ser {extras:or}; senão {pattern} poderiam ser trocados ali: uma segunda solução. Com {set:has}, isso esgota {setdigits} na {house}: tantas células quantos dígitos.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Se {guards} fosse {lost}, cada maneira de preencher {cells} teria outra com os mesmos dígitos em cada linha, coluna e caixa: uma segunda solução, o que nenhum sudoku de verdade tem. Então {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} é {extras}, o que bloqueia {gone}. Senão cada maneira de preencher {cells} teria outra com os mesmos dígitos em cada linha, coluna e caixa: uma segunda solução.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 recebe um dígito</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 some de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n suposição está ativa</numerusform>
            <numerusform>%n suposições estão ativas</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>vem um beco sem saída</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>veio mais %n beco sem saída</numerusform>
            <numerusform>vieram mais %n becos sem saída</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>é escrita uma nota de no máximo %n termo</numerusform>
            <numerusform>é escrita uma nota de no máximo %n termos</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>a busca recomeça</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>a nota %1 é usada</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Quando %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> e </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>várias suposições são desfeitas de uma vez</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Reinícios</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>De vez em quando ele desfaz todas as suposições e recomeça com suas notas</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Dígitos lembrados</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Uma célula em que se supõe de novo recebe o último dígito que teve (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Notas mais curtas</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>O que decorre do resto de uma nota fica fora dela (minimização)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Notas de pouca utilidade são jogadas fora</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Exclusão de par alinhado</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Exclusão de trio alinhado</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Cadeia ALS</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Regra ALS-XZ</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>Cadeia de inferências alternadas</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>Cadeia de inferências alternadas agrupada</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Cadeia de inferências alternadas com ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Nice Loop contínuo</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Nice Loop contínuo agrupado</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop contínuo com ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Nice Loop descontínuo</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Nice Loop descontínuo agrupado</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop descontínuo com ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Cadeia X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Cadeia XY</translation>
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
        <translation>Coloração múltipla 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Coloração múltipla 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Coloração simples: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Coloração simples: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Pointing direto</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Claiming direto</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Par oculto direto</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Trio oculto direto</translation>
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
        <translation>X-Wing com barbatanas</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish com barbatanas</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish com barbatanas</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag com barbatanas</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale com barbatanas</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan com barbatanas</translation>
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
        <translation>X-Wing Franken com barbatanas</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken com barbatanas</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken com barbatanas</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken com barbatanas</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken com barbatanas</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken com barbatanas</translation>
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
        <translation>X-Wing mutante com barbatanas</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutante com barbatanas</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante com barbatanas</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutante com barbatanas</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutante com barbatanas</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutante com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamês</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamês</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamês</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing mutante siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish mutante siamês com barbatanas</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante siamês com barbatanas</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Trio oculto</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Quarteto oculto</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Par oculto bloqueado</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Trio oculto bloqueado</translation>
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
        <translation>Par nu</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Trio nu</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Quarteto nu</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Par bloqueado</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Trio bloqueado</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>2-String Kite duplo</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Retângulo vazio</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Retângulo vazio duplo</translation>
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
        <translation>Última célula</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Único oculto em uma caixa</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Único oculto em uma linha</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Único oculto em uma coluna</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Único nu</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Gabarito: colocar</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Gabarito: eliminar</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Retângulo evitável tipo 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Retângulo evitável tipo 2</translation>
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
        <translation>Retângulo oculto</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Laço único tipo 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Laço único tipo 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Laço único tipo 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Laço único tipo 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Teste de unicidade 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Teste de unicidade 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Teste de unicidade 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Teste de unicidade 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Teste de unicidade 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Teste de unicidade 6</translation>
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
        <translation>Rede forçada: contradição</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Rede forçada: contradição com conjuntos</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Rede forçada: contradição com redes</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Cadeia forçada: verdade</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Cadeia forçada: contradição</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Rede forçada: verdade</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Grupos de células em cadeias</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS em cadeias</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Candidatos bloqueados em redes</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Pares nus em redes</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Pares ocultos em redes</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wings em redes</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Redes dentro de redes</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Todos os únicos</translation>
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
        <translation>Retângulo estendido tipo 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Retângulo estendido tipo 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Retângulo estendido tipo 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Retângulo estendido tipo 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>BUG reverso tipo 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>BUG reverso tipo 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>BUG reverso tipo 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>BUG reverso-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Colocação simétrica de Gurth: meia volta</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Colocação simétrica de Gurth: diagonal</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Colocação simétrica de Gurth: quarto de volta</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Colocação simétrica de Gurth: deslocamento</translation>
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
        <translation>Padrão cromático</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Padrão cromático com guardiões</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon com guardiões</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Asa quebrada</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Fogo de artifício triplo</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Fogo de artifício quádruplo</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Fogo de artifício W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Fogo de artifício L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Fogo de artifício ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Exocet júnior</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Exocet duplo</translation>
    </message>
    <message>
        <source>Senior Exocet</source>
        <translation>Exocet sênior</translation>
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
        <translation>Laço SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Par quase bloqueado</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Trio quase bloqueado</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Quarteto quase bloqueado</translation>
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
        <translation>Par remoto complexo</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Retângulo evitável tipo 3</translation>
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
        <translation>Nada foi suposto ainda: cada dígito decorre das regras. Isto também: na %1, o %2 só pode estar na %3, então %4 não pode ser %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>O que é certo</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Não resta nada certo, então ele supõe. A suposição 1 é %1 em %2; dela decorre %n dígito. Depois a suposição 2 é %3 em %4, e a suposição 3 é %5 em %6. O número pequeno diz em que suposição um dígito se apoia.</numerusform>
            <numerusform>Não resta nada certo, então ele supõe. A suposição 1 é %1 em %2; dela decorrem %n dígitos. Depois a suposição 2 é %3 em %4, e a suposição 3 é %5 em %6. O número pequeno diz em que suposição um dígito se apoia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposições</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 As setas mostram o que o bloqueia. Então uma das suposições tem que estar errada.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Um beco sem saída</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>As razões do beco sem saída levam de volta à suposição 1 e à suposição 3, nunca à suposição 2. Então ele escreve a nota 1: %1 e %2 não podem estar ambos certos. As suposições 2 e 3 são desfeitas.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Uma nota</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Sob a suposição 1, a nota 1 agora descarta %1 em %2. O próximo beco sem saída dá a nota 2: %3 Então a suposição 1 estava errada, e sai. A última nota, número %4, diz: %5 Todo o resto decorre.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n dígito decorreu das regras; agora não resta nada certo.</numerusform>
            <numerusform>%n dígitos decorreram das regras; agora não resta nada certo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>Há %n suposição no tabuleiro.</numerusform>
            <numerusform>Há %n suposições no tabuleiro, cada uma feita com as anteriores no lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>Delas decorreu %n dígito.</numerusform>
            <numerusform>Delas decorreram %n dígitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Nada diz ainda se ela está certa.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Esse era o último dígito a testar nesta célula, então uma das suposições anteriores está errada.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Então uma das suposições está errada.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Ele não sabe qual suposição estava errada, então sempre desfaz a última.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>A primeira suposição</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Uma suposição para trás</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>A próxima tentativa</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Assim continua até que cada célula tenha o seu dígito.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Supor pelos becos sem saída</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Com a escolha “becos sem saída”, cada candidato tem uma pontuação, a sua atividade. O que leva a um beco sem saída ganha um ponto, e pontos mais antigos contam cada vez menos. Ele supõe o candidato com a maior pontuação: aqui %1 em %2, depois da nota 1, cujas células estão marcadas. Assim a busca fica onde travou por último. Na literatura isso se chama VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>linhas %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>colunas %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>caixas %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 em %2</translation>
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
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>caixa %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 aparece duas vezes na %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 aparece %n vez na %2 (%3).</numerusform>
            <numerusform>%1 aparece %n vezes na %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>O Sudoku já está completo e correto.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>O Sudoku tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Não é um sudoku válido.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Não é um sudoku válido: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Mais um dígito se repete.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Mais %n dígito se repete.</numerusform>
            <numerusform>Mais %n dígitos se repetem.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Sem solução: %1 não tem mais candidato.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Sem solução: não resta nenhum lugar para %1 na %2.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Sem solução: não há como preencher as células vazias.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Mais de uma solução: menos de 17 dígitos nunca têm só uma, e este sudoku tem %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Mais de uma solução (%1 foram contadas).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Mais de uma solução.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Por exemplo, %1 pode ser %2 ou %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>O que você experimenta não pode dar certo: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>O que você experimenta não pode dar certo: não resta nenhum dígito para %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>O que você experimenta não pode dar certo: na %1 não resta nenhum lugar para %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>dígitos colocados %1 · candidatos eliminados %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>mais difícil %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 aos %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, depois de pensar %2</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>maior pausa %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Quanto você pensou em cada jogada; clique para ir até lá</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>A dificuldade dos passos; clique para ir até lá</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>tempo %1 · células restantes %2 · erros %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · o Ninefold avalia este passo em %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln suposição</numerusform>
            <numerusform>%Ln suposições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln dígito recusado</numerusform>
            <numerusform>%Ln dígitos recusados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln dígito deduzido</numerusform>
            <numerusform>%Ln dígitos deduzidos</numerusform>
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
            <numerusform>%Ln beco sem saída</numerusform>
            <numerusform>%Ln becos sem saída</numerusform>
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
            <numerusform>%Ln passo para trás</numerusform>
            <numerusform>%Ln passos para trás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln reinício</numerusform>
            <numerusform>%Ln reinícios</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>nenhuma suposição ativa</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n suposição ativa</numerusform>
            <numerusform>%n suposições ativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>profundidade: %n suposição</numerusform>
            <numerusform>profundidade: %n suposições</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>escrita no evento %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>ainda não usada</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>usada %n vez</numerusform>
            <numerusform>usada %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Sem suposição</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Suposição %1 e o que decorre</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Nada foi suposto ainda.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposições</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>nada mais decorria, então um dígito foi testado (decisões)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Dígitos deduzidos</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>não havia outro dígito ou outro lugar (implicações)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Candidatos eliminados</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>uma nota ou um cruzamento de duas unidades os descartou</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Dígitos recusados</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>o dígito já está na linha, coluna ou caixa</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Becos sem saída</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>o que se aprendeu com um beco sem saída, para que essa combinação não volte (cláusulas)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Notas jogadas fora</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>tinham sido de pouca utilidade</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Saltos para trás</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>suposições desfeitas, várias de uma vez se a nota não cita nada delas</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Passos para trás</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>a última suposição foi desfeita</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinícios</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>todas as suposições desfeitas para recomeçar; as notas ficam</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Suposições ativas agora</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>o nível da busca</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>na nota</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Uma suposição não tem razão: nada mais decorria.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>A nota só precisa de uma suposição, então todas são desfeitas. O que ela diz agora é certo.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Além da suposição %1, a nota não precisa de nada posterior à suposição %2. Então a busca volta até lá. O que fica no meio não está na nota, e sai também.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>A suposição %1 não é compatível com o que a nota precisa das suposições anteriores.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Tudo a que esta suposição leva falhou.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Cada célula tem o seu dígito: as suposições que restam estavam certas.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Isto não se apoia em nenhuma suposição.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>suposição %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 tem um dígito.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 tem seu lugar na %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n termo aberto</numerusform>
            <numerusform>%n termos abertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>de %n suposição (LBD)</numerusform>
            <numerusform>de %n suposições (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Uma regra do sudoku: um destes termos tem que valer.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>imagem %1 de %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>evento %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Resolvido: %n passo, sem palpite.</numerusform>
            <numerusform>Resolvido: %n passos, sem palpite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Emperrado: nenhuma técnica vai além, e resta %n célula.</numerusform>
            <numerusform>Emperrado: nenhuma técnica vai além, e restam %n células.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Resolvido: é a única solução (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Resolvido: nenhuma suposição foi necessária.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Resolvido: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Não é única: há mais de uma solução (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Sem solução: tudo foi tentado (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, não por um passo que eu conheça</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Pelo menos um destes termos tem que valer. O resolvedor observa dois deles: enquanto estes podem valer, ele não olha os outros. Um clique duplo vai até onde a nota foi aprendida.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Notas demais deixam a busca lenta. Ela guarda todas as que se apoiam em uma ou duas suposições (LBD) e, das outras, a metade usada por último. Esta nota não está em nenhuma delas.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, sem conclusões nem notas: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, sem conclusões nem notas: mais de %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>usada por último no beco sem saída %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>Veio %n beco sem saída. Depois de pelo menos 16, e então de pelo menos mais 16, 32, 16, 16, 32, 64 e assim por diante (a série de Luby), a busca recomeça assim que nada mais decorre, porque suas primeiras suposições podem ter sido ruins. Só as suposições saem. Todas as notas ficam, e com elas a busca talvez siga outro caminho.</numerusform>
            <numerusform>Vieram %n becos sem saída. Depois de pelo menos 16, e então de pelo menos mais 16, 32, 16, 16, 32, 64 e assim por diante (a série de Luby), a busca recomeça assim que nada mais decorre, porque suas primeiras suposições podem ter sido ruins. Só as suposições saem. Todas as notas ficam, e com elas a busca talvez siga outro caminho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Cada traço é um beco sem saída, cada triângulo um reinício.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagation, com conclusões e sem notas: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>uma célula não tinha mais dígito, um dígito não tinha lugar ou uma nota não tinha termo que pudesse valer (conflitos)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>não foi possível criar a pasta: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>não há mais espaço no disco</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Sobre o Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Jogar, perguntar por quê e ver os resolvedores pensarem.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Software livre sob a licença MIT: você pode usar, estudar, mudar e compartilhar.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Obrigado aos jogadores que encontraram, nomearam e explicaram as técnicas, aos autores dos programas cujos arquivos o Ninefold lê e a todos que fazem o Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versões</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Copiar &amp;versões</translation>
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
        <translation>O que já foi feito fica.</translation>
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
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Suposições</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Dígitos deduzidos</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Becos sem saída</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Os resolvedores trabalham neste sudoku um após o outro; cada um se certifica de que não há uma segunda solução.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Passos para trás</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Curvas de</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Comparar resolvedores</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>&amp;Sudokus de um arquivo...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Corrida</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Os dois resolvedores escolhidos lado a lado, no sudoku do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Pronto com %Ln sudoku.</numerusform>
            <numerusform>Pronto com %Ln sudokus.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>sudokus, a partir do mais fácil</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Tempo em µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Sudokus para comparar</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Lendo %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Nenhum sudoku foi encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Os resolvedores trabalham em %Ln sudoku. Quem demora demais é parado.</numerusform>
            <numerusform>Os resolvedores trabalham em %Ln sudokus, cada um em um sudoku após o outro. Quem demora demais é parado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Pronto. Cada resolvedor também procurou uma segunda solução; na página Observar ele só faz isso a pedido, e precisa de menos. Para Lógica, cada passo conta como um dígito deduzido.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Relatório de falha</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>O Ninefold não envia isto para lugar nenhum. Ajuda quem procura o erro, se você o copiar em uma mensagem: contém versões e lugares do programa, e nada das suas partidas.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Sudoku do dia, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Três níveis, iguais para todos, sem rede.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>&amp;Sudoku do dia...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Começado</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Resolvido depois</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Sudoku do dia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Os mesmos sudokus para todos, feitos a partir da data, sem rede.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Você pode jogar os sudokus de um dia anterior, mas eles não contam para nenhuma sequência.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Resolva um sudoku no próprio dia para começar uma sequência.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Próximo mês</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>A parte da imagem com o sudoku, endireitada.</translation>
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
        <translation>Buscar no manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>V&amp;oltar</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Mostrar um &amp;exemplo</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Imagem: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>A regra</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Preencha o tabuleiro de modo que cada linha, cada coluna e cada caixa de nove células contenha os dígitos de 1 a 9, cada um uma vez. Os dígitos em negrito pertencem ao sudoku e ficam. Cada sudoku do Ninefold tem exatamente uma solução, então nenhum dígito precisa ser adivinhado.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Selecionar e escrever</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Clique em uma célula, ou vá até ela com as setas, e digite um dígito; as teclas ao lado do tabuleiro fazem o mesmo. A linha, a coluna e a caixa da célula ficam coloridas. O mesmo dígito de novo, ou a tecla Del, esvazia a célula.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Candidatos e notas</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Ainda na dúvida? %1 muda o que as teclas de dígitos escrevem: dígitos, ou candidatos, os dígitos pequenos que uma célula ainda pode conter. %2 escreve todos os candidatos para você. Com a limpeza automática ligada, escrever um dígito o elimina dos candidatos de sua linha, coluna e caixa. Notas de canto, notas centrais, cores e ligações ficam no menu Exibir.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Uma dica</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 dá uma dica: primeiro onde olhar, depois as células, e no fim a razão inteira, desenhada no tabuleiro. %2 faz o que a dica diz.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Um dígito que aparece duas vezes em uma linha, coluna ou caixa recebe um ponto na hora. %1 compara os seus dígitos com a solução e diz quais estão errados; %2 leva você de volta para antes do primeiro erro.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Desfazer, e experimentar algo</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 desfaz jogadas, quantas você quiser, e %2 as refaz. Com %3 você experimenta algo: o que escreve então tem uma segunda cor, e você mantém ou descarta tudo junto. Sua partida é salva depois de cada jogada.</translation>
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
        <translation>Ação</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Setas, Home, End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Próxima célula vazia</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+seta</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Selecionar mais</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+seta, arrastar, Shift+clique, Ctrl+clique</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Escrever um dígito, ou o que o modo diz</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1 a 9, também no teclado numérico</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Nota de canto</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+dígito</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Nota central</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+dígito</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Escrever ou eliminar o candidato sob o ponteiro</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del, Backspace, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Destacar um dígito</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+dígito; Esc encerra</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Destacar células com dois candidatos</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Clique duplo</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Botões voltar e avançar do mouse</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Em qualquer lugar da janela</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Desenhar uma ligação de candidato a candidato</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Quando o dígito é escolhido primeiro: escrevê-lo</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Clique ou Enter; com Shift vira candidato</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Digitar um sudoku, célula por célula</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Dígitos; 0, Espaço ou um ponto para uma célula vazia</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Clique do meio; clique direito para mais</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Selecionar todas as células com o mesmo dígito, nota ou cor</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menu da célula</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Tecla Menu, clique direito</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+dígito; em Configurações, Jogo pode fazê-lo escrever candidatos</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Dar a última cor ao candidato sob o ponteiro</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Clique do meio no modo Cor</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+arrastar, Ctrl+Shift+arrastar; no modo Ligação arrastar, ou um dígito em cada ponta</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Da grade que você acabou de resolver</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>O mais difícil de uma grade</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Nível, e o que ele precisa</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>sua média</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Procura o sudoku mais difícil de uma grade resolvida, em 200 rodadas.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Sua média: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>Em um arquiv&amp;o neste computador</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>Em um &amp;servidor PostgreSQL, para vários computadores</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Testar conexão</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>&amp;Endereço</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>O Ninefold não guarda nenhuma senha. Ela vem do arquivo ~/.pgpass ou da variável PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Enquanto o servidor está fora, o Ninefold usa um arquivo e escreve depois no servidor o que você faz. As coleções do seu arquivo ficam no arquivo; ninefold-cli library merge as copia para o servidor.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Onde está o servidor?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Por favor, tire a senha: outros podem ler as configurações.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Um endereço é como postgresql://nome@servidor/banco.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>O Ninefold precisa de um driver para PostgreSQL: instale o pacote libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Conectando...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Conectado. A biblioteca será criada lá.</translation>
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
        <translation>Nível</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Gerar vários</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Uma palavra ou um número à sua escolha: o mesmo nível e a mesma semente dão de novo os mesmos sudokus.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Gerar</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nível</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Quantos</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semente</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Novo sudoku</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Vários...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Digitar o seu</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Colar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Jogar o mais difícil</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jogar: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Sempre uma só solução, que se acha com lógica.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Há um sudoku pronto.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>O sudoku está sendo criado. Sua partida fica até ele chegar.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Procurando o sudoku: %1 tentados, no máximo %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Nenhum sudoku assim foi encontrado. Outra tentativa talvez ache um, ou mude o que você pede.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Visualização</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Mais fácil ou mais difícil</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Mais fácil</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Mais difícil</translation>
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
        <translation>vazia</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Padrão das pistas, linha %1 coluna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>As setas movem, Espaço pinta ou apaga. %n pista.</numerusform>
            <numerusform>As setas movem, Espaço pinta ou apaga. %n pistas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>&amp;Só suposições, becos sem saída, notas e o fim</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Salvar imagens desta execução</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, %1 pixels de largura</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, nítido em qualquer tamanho</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>&amp;Escolher uma pasta</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Uma de cada</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>no máximo %n imagem</numerusform>
            <numerusform>no máximo %n imagens</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>O último evento vem antes do primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Isso seria mais de %n imagem.</numerusform>
            <numerusform>Isso seriam mais de %n imagens.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;Do número</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;Ao número</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>&amp;Cada imagem por</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Um PNG animado, %1 pixels de largura</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Um GIF animado, %1 pixels de largura</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>O tempo de ler</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Escolhe&amp;r um arquivo</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Uma página web que a reproduz</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>Em uma página cabe %Ln evento.</numerusform>
            <numerusform>Em uma página cabem %Ln eventos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>&amp;Mudar</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Próxima célula incerta</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Sudoku de uma imagem</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>O que foi lido</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku da imagem</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 de %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>A célula na imagem</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: provavelmente %2. Digite o dígito certo, ou Del se não houver nenhum.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: provavelmente vazia. Digite um dígito, se houver um.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vazia</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Por favor, confira a célula marcada.</numerusform>
            <numerusform>Por favor, confira as %n células marcadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Este sudoku tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Isto tem várias soluções: talvez falte um dígito.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Dois dígitos iguais estão em uma linha, coluna ou caixa: um deles foi lido errado.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Isto não tem solução: um dígito foi lido errado.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 fosse %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 estivesse vazia</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Haveria exatamente uma solução se %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> e </translation>
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
        <translation>Enter</translation>
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
        <translation>%1 % da busca está feito</translation>
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
        <translation>Orientação</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>Soluções na últi&amp;ma página</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Nível e avaliação</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Meus &amp;dígitos, notas e cores</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Páginas feitas até agora</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>O do tabuleiro</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>O %n jogado por último</numerusform>
            <numerusform>Os %n jogados por último</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n selecionado</numerusform>
            <numerusform>%n selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Os primeiros %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>O %n da lista</numerusform>
            <numerusform>Todos os %n da lista</numerusform>
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
        <translation>Retrato</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paisagem</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Orientação</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Sudokus sem avaliação são avaliados enquanto esta janela está aberta.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>Salvar como PD&amp;F...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Calculando avaliações: %1 de %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Propriedades</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Células restantes</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>avaliando...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Ajuda usada</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Portas dos fundos</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Pistas redundantes</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Depois de preenchidas, os únicos resolvem o resto.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Cada uma poderia ser tirada sozinha, e ainda haveria uma só solução.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Simetria com dígitos</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Uma troca de linhas, colunas e dígitos que dá o mesmo sudoku.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>procurando...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Dígitos da mesma cor viram uns os outros.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Depois de preenchida, os únicos resolvem o resto.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>%1 sudokus até agora</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Imprimir...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Salvar lista...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Salvar todos os sudokus na ordem da lista, com suas avaliações se o formato as comporta.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Criando sudokus: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Sudokus criados até agora</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Sudokus criados: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Sudokus criados: %1 de %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Os outros não foram encontrados.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Os mesmos de novo: semente %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Imprimir os sudokus selecionados ou a lista inteira; Ctrl+clique e Shift+clique selecionam mais.</translation>
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
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>Na ordem em que chegaram</translation>
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
        <translation>&amp;Avaliar todos</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>&amp;Mais difíceis primeiro</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Descobrir a dificuldade de cada sudoku.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Com várias soluções: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Sem solução: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Não válidos: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Sudokus avaliados até agora</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Sudokus avaliados: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Sudokus avaliados: %1 de %2.</translation>
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
        <translation>Por que uma solução?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Por que nenhuma solução?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Por que várias soluções?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Procurando as razões...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Explicar as soluções</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>De que tratam as razões</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Próximo</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Conjunto %1 de %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Conjunto %1 dos %2 menores</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Nenhuma suposição é necessária: tudo decorre das pistas.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Prova de unicidade: %Ln nota.</numerusform>
            <numerusform>Prova de unicidade: %Ln notas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL chega a %Ln beco sem saída, e suas notas deixam só uma solução.</numerusform>
            <numerusform>CDCL chega a %Ln becos sem saída, e suas notas deixam só uma solução.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Cada pista é necessária: sem qualquer uma delas haveria outra solução.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>%1 das %2 pistas bastam para isso; as esmaecidas poderiam faltar todas juntas.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Há mais de uma solução.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>As pistas não deixam nenhuma solução.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Deve usar uma técnica</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Número de pistas</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Começar com os candidatos &amp;preenchidos</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Deve usar uma &amp;técnica</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Número de pistas</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, pelo padrão</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, pelo nível</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Escolher uma ajusta o nível adequado.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Escolha uma técnica para ler sobre ela</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Este formato guarda tudo o que há.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas salvas</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Nenhuma partida foi salva ainda.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Este arquivo não pode ser lido.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Todas as células preenchidas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>resta %n célula</numerusform>
            <numerusform>restam %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Partida sem nome</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aparência</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>Aj&amp;uda</translation>
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
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Nomes das células</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: linha 1, coluna 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: linha A, coluna 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Tamanho &amp;do tabuleiro</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>A última partida</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Um novo sudoku: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Começar com</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>Mudar tec&amp;las...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Nenhum: o relógio conta para cima</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>Limit&amp;e de tempo</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>&amp;Biblioteca</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Onde ficam as pistas</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Simetria das pistas</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Padrão próprio</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Como no tabuleiro</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Pinte as células que serão pistas.</translation>
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
        <translation>Mudar teclas</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Novas teclas</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 é necessária no tabuleiro e não pode ser dada a um comando.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 pertence a “%2”, que a perde se você a definir aqui.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Escolha um comando e depois pressione aqui as novas teclas dele.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Redefinir tudo</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Contar soluções</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Progresso da contagem</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Parar de contar</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Contando: %1 soluções até agora.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Este sudoku não tem solução.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Este sudoku tem exatamente uma solução.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Este sudoku tem %1 soluções.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Estas duas diferem na célula marcada (%n); com ela como pista, restaria só uma solução.</numerusform>
            <numerusform>Estas duas diferem nas %n células marcadas; com uma delas como pista, restaria só uma solução.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Primeira solução</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Segunda solução</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Parado: há pelo menos %1 soluções.</translation>
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
        <translation>Dicas e passos usam as técnicas marcadas, de cima para baixo.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituais</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Sem unicidade</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Só únicos</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Sem cadeias forçadas</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Minha própria seleção</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Mover para cima</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Mover para &amp;baixo</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Cadeias e redes forçadas podem usar</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Achar uma técnica</translation>
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
            <numerusform>%n dia resolvido</numerusform>
            <numerusform>%n dias resolvidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>O que estou vendo?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>Na página Observar um resolvedor trabalha no seu sudoku, e você vê cada evento. Alguns dígitos decorrem das regras. Outros são suposições; o número pequeno em uma célula é a última suposição em que o dígito dela se apoia, e um dígito sem número é certo. Quando uma célula não tem mais dígito, ou um dígito não tem lugar, isso é um beco sem saída: alguma suposição estava errada e é desfeita. Enquanto isso, sua própria partida espera.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Uma execução de CDCL em cinco imagens</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Lógica resolve como uma pessoa. Procura o passo mais fácil que as técnicas das dicas encontram, dá esse passo e procura de novo. Nunca dá palpites. A aba Por que dá a razão de cada passo. Onde nenhuma técnica ajuda, para.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 em cinco imagens</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Por que: do beco sem saída à nota</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>O grafo</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Provas</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>O grafo de implicações desenha os mesmos passos. Os quadros são dígitos colocados ou descartados, as setas levam das razões ao que decorre, e cada suposição tem suas colunas. O lado colorido é o que os passos substituíram até agora; as setas que entram nele são o corte, e a nota diz que os quadros tracejados de onde elas saem não podem ser todos verdadeiros. O que tem as letras UIP é o primeiro UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Notas e LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Uma nota (cláusula aprendida) diz que pelo menos um de seus termos vale. De cada uma o resolvedor observa só dois termos: enquanto estes podem valer, ele não precisa olhar os outros. LBD é de quantas suposições os termos vêm; poucas é bom. Quando há notas demais, são esquecidas as que têm LBD alto e não são usadas há muito tempo.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Depois de alguns becos sem saída, a busca desfaz todas as suposições e recomeça (um reinício). Nada se perde: as notas ficam e a levam por outro caminho. Primeiro isso acontece depois de pelo menos 16 becos sem saída, mais tarde às vezes depois de mais.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>As notas de uma execução que procura uma segunda solução provam que não há nenhuma: cada uma decorre das regras e das notas antes dela. “Explicar as soluções” no menu Resolver mostra isso, e ninefold-cli solve --proof grava em um arquivo que outros programas conferem (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>Em um beco sem saída, a lista Por que se abre com o primeiro passo: algo ali teria que valer, e nada disso pode. Em cada passo seguinte, um termo é substituído por aquilo em que se apoia, até que só um termo venha da última suposição. Tudo o que leva dessa suposição ao beco sem saída passa por ele (o “first unique implication point”, UIP). O que resta é a nota. No fim saem os termos cujas causas estão entre os outros (minimização).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Dígitos repetidos</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Mesmo dígito</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Linha, coluna, caixa</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Dígitos restantes</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Dígitos errados</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Primeiro o dígito</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 de %2 ligadas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Barras de cima e Avaliação: a dificuldade de cada passo. Barras de baixo e Tempo: quanto você pensou antes.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Seus passos</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%1 resolvidos de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pausar (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>Relógio %1, em pausa</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Relógio %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>O tempo acabou. Você pode continuar jogando.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Você está experimentando algo, em uma segunda cor.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>O que você experimentou passa a fazer parte da partida</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>O tabuleiro volta a ser como era antes</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Tentativa em andamento</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Ligações</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n linha, %2</numerusform>
            <numerusform>%1, %n linhas, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>recolhido</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>%1 sudokus importados até agora</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Importar sudokus...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Renomear...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Renomear coleção</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Adicionar a uma coleção</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Nova coleção...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Nova coleção</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>&amp;Tirar desta coleção</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
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
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Etiquetas</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Nova etiqueta...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Nova etiqueta</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;Colar sudokus</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;Mover para uma coleção</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Já existe uma coleção %1.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Sudokus colados</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Minhas</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Incluídas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Coleção</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importar...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Ponha os sudokus de arquivos em uma coleção sua. Você também pode soltar arquivos aqui.</translation>
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
        <translation>Dias seguidos com um sudoku resolvido</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Resolvidos por dia</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tempo médio</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Resolvidos por dia</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n sudoku resolvido</numerusform>
            <numerusform>%n sudokus resolvidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 em %n dia das últimas 13 semanas</numerusform>
            <numerusform>%1 em %n dias das últimas 13 semanas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n resolvido</numerusform>
            <numerusform>%1: %n resolvidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Eu suponho no tabuleiro</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Deixar o resolvedor supor</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Mostrar esta execução</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>A execução para antes de cada suposição, e você escolhe qual</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Becos sem saída</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>O máximo de suposições ativas de uma vez</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 sozinho</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Você: %1 em %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n beco sem saída com as suas suposições,</numerusform>
            <numerusform>%n becos sem saída com as suas suposições,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n com as do resolvedor.</numerusform>
            <numerusform>%n com as do resolvedor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Você ganhou dele!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Empate.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Ele está na frente.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Sua suposição: clique em um candidato, ou escolha uma célula com as setas e digite o dígito dela.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Você consegue com menos becos sem saída que o resolvedor?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Sua suposição.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Pressione Reproduzir: a execução para antes da próxima suposição.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: %2 becos sem saída, profundidade %3, %4 eventos</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Mostra a razão no tabuleiro, imagem por imagem (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Quantas suposições estavam ativas em cada momento; clique para ir até lá</translation>
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
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Precisa de</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Avaliações dos passos</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Imprimir...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Todas as avaliações do sudoku, e suas propriedades</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Avaliação %1</translation>
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
        <translation>jogado: %1</translation>
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
        <translation>Precisa de: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Pontos HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Um exemplo</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Procurando o passo...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Para cima e Para baixo escolhem uma técnica  ·  D a mostra passo a passo  ·  Ctrl+F procura uma  ·  Esc volta ao sudoku</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Nenhum sudoku aqui a tem, então não há exemplo.</translation>
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
        <translation>Mais</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Qualquer etiqueta</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Não resolvidos</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Buscar por número, nome ou dígitos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Menor avaliação</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Maior avaliação</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Qualquer nível</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Qualquer técnica</translation>
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
        <translation>Del o remove.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Próximo sudoku</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Para onde foi o tempo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rever</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Novo...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Resolvido em %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Sua média neste nível</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Seu recorde neste nível</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Dicas usadas</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Seu recorde fica como está: partidas com dicas não contam.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Procurando os passos...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Barras de cima: avaliação de cada passo. Barras de baixo: o seu tempo antes dele.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, novo</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Reveja sua partida, jogada por jogada.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Cada passo da sua partida: a dificuldade, e quanto você pensou antes dele.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Recolher o teclado</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Grafo de implicações</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Quanto do grafo</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>As últimas razões, e de que decorrem</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Tudo sob a última suposição</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Tudo, até a primeira suposição</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Salvar grafo</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Salvar este grafo como desenho (SVG) ou para o Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Por que este beco sem saída?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Por que %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Últimas %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Suposição %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Todas (%1)</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Pressione Reproduzir. Em um beco sem saída, isto mostra como as suposições levaram até ele.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Suposições são desfeitas. A lista Por que diz até onde, e por quê.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Uma suposição não tem razão.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Isto não se apoia em nenhuma suposição.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>mais %n</numerusform>
            <numerusform>mais %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>sem lugar para %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>nota %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Afirmações entre a suposição e as últimas razões</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Suposição %1: %2. Clique duas vezes para ir até lá.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, porque %2. Sob a suposição %3. Clique duas vezes para ir até lá.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>suposição %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Salvar grafo</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Desenho SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Grafo do Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>grafo %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>suposição</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>decorre</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>beco sem saída</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>substituído</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>O grafo de implicações: as setas levam das razões ao que decorre delas, com um grupo de colunas para cada suposição. Siga os passos de Por que: o lado colorido, em volta do beco sem saída, cresce a cada passo, e as setas que entram nele são o corte.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>O caminho do beco sem saída à nota, como a lista Por que o percorre</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Resolvido: as suposições que restam estavam certas. Cada nota descartou na hora o que falharia de novo; o Backtracking, que não tira conclusões nem escreve notas, tenta tudo.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Grafo em janela própria</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>torna falso um termo da nota</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>sem dígito para %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H dá uma dica: primeiro onde olhar, depois as células, depois a razão inteira.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Fechar a dica</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Fechar a dica (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Mostrar menos da dica</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Mostrar mais da dica (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Fazer o que a dica diz (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Próxima dica</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>O que as formas significam</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Notação curta</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Outros passos</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Todos os passos possíveis agora</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Ligação %1 de %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>avaliação %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>O passo como os especialistas o escrevem: &lt;&gt; significa “não é”</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Todas as ligações</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Mostra a razão no tabuleiro, imagem por imagem (D)</translation>
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
        <translation>Achar uma técnica</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Mostrar as habituais</translation>
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
        <translation>%1, %2 de 10 achadas sem ajuda</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Visões</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Ler</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Partidas cuja solução foi preenchida para você</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Recorde</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Só contam partidas sem dicas</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>Das últimas 20 partidas; mostrada a partir da terceira</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>Metade das últimas 20 partidas foi mais rápida</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendência</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Suas últimas dez partidas ao lado das dez anteriores</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Sem dicas</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>A parcela das partidas resolvidas sem dica</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>Em uma partida resolvida</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>como antes</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % mais rápido</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % mais lento</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Números dos níveis</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Visões</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Dominada: %1 de 10 achadas sem ajuda</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 de 10 achadas sem ajuda</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Ainda não praticada</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Simetria</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Pontos HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, de</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, até</translation>
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
        <translation>Padrão conhecido</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Está lá quando os passos fáceis se esgotam.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Quantos sudokus precisam dela</translation>
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
        <translation>Ler</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Próxima a aprender</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Ler sobre: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Quais notas</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Uso anterior</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>De volta a onde a nota escolhida disse algo antes</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Próximo uso</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Adiante até onde a nota escolhida diz algo de novo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Todas as notas</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Não cumpridas agora</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Até 3 termos</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Notas usadas</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regras do sudoku</translation>
    </message>
    <message>
        <source>is</source>
        <translation>é</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>não é</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>vale agora</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>não pode valer agora</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>observado: olhado primeiro</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>o que a nota dizia no começo</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Ir até lá</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Ir até o evento em que esta nota é aprendida</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>A nota %1 ainda não existe aqui: ela é aprendida no evento %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>A nota %1 foi aprendida no evento %2, com o beco sem saída antes dele.</translation>
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
        <translation>Canto</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Escrever em cada célula vazia os dígitos que as regras ainda permitem ali</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Limpeza auto</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Escrever um dígito o elimina dos candidatos de sua linha, coluna e caixa</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ligação</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Preencher candidatos</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Preencher</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>As teclas de dígitos escrevem dígitos</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>As teclas de dígitos escrevem candidatos: os dígitos que uma célula ainda pode conter</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>As teclas de dígitos escrevem dígitos pequenos nos cantos: notas suas</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>As teclas de dígitos escrevem dígitos pequenos no meio: notas suas</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>As teclas de dígitos colorem células e candidatos</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Linhas de candidato a candidato, para seguir o que depende de quê</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Nenhuma cor</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Cor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>falta escrever %n</numerusform>
            <numerusform>faltam escrever %n</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>O que as teclas de dígitos escrevem</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Abrir o teclado</translation>
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
        <translation>Caminho da solução</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Desenho do padrão</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n posição, nova para você</numerusform>
            <numerusform>%n posições, novas para você</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n posição, para repetir</numerusform>
            <numerusform>%n posições, para repetir</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Dez minutos hoje</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>Praticar: %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Seus dez minutos estão feitos. Até amanhã!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Nada para repetir hoje, e nada de novo: você domina todas as técnicas.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>só precisa de únicos</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>precisa de mais do que as técnicas do Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>precisa de %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>precisa de %1 e %n mais fácil</numerusform>
            <numerusform>precisa de %1 e %n mais fáceis</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Células preenchidas</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Recorde neste nível</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>sem dicas</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Sua média</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>última %n partida</numerusform>
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
            <numerusform>&lt;b&gt;%1&lt;/b&gt; de %n célula preenchida</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; de %n células preenchidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>resta %n célula</numerusform>
            <numerusform>restam %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>nenhuma dica usada</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n dica usada</numerusform>
            <numerusform>%n dicas usadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>nenhuma conferência</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n conferência</numerusform>
            <numerusform>%n conferências</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Recorde %1 · média %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>O evento %1 mudou %2 por último; um clique duplo vai até lá.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Onde olhar</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Mais em três etapas: onde está, quais células, tudo (H).
A posição conta então como achada com ajuda.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>Para outra posição</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
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
        <translation>%1 certas</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 seguidas</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Ver o resultado</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Próxima posição</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Criando uma posição...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Selecione uma célula e digite o dígito dela, depois pressione Enter.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Clique nos candidatos que somem, ou digite-os em suas células, depois pressione Enter.</translation>
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
        <translation>Imagem de %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Limpar filtros</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Abra ou cole sudokus.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Nenhum sudoku corresponde.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Setas escolhem  ·  Enter joga  ·  digitar busca  ·  Ctrl+F campo de busca  ·  Esc volta ao sudoku</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>No máximo %1 sudokus são impressos de uma vez.</translation>
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
            <numerusform>Avaliando %n sudoku</numerusform>
            <numerusform>Avaliando %n sudokus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Dois resolvedores lado a lado</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Resolvedor da esquerda</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Tabuleiro da esquerda</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Resolvedor da direita</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Tabuleiro da direita</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Pronto: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Microssegundo %1 de %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Eventos: um de cada por vez</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Tempo: quanto cada um realmente precisa</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>A nota até aqui</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Um destes teria que valer, e nenhum vale:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, porque %2. Aquilo em que se apoia toma o seu lugar:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Um termo vem agora da suposição %1: todo caminho da suposição ao beco sem saída passa por ele (o primeiro UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>é</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>não é</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>termo da última suposição</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, porque %2. Isso decorre dos termos que ficam, então a nota fica mais curta sem este termo (minimização):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n termo vem da suposição %1. Seguem mais passos até restar só um.</numerusform>
            <numerusform>%n termos vêm da suposição %1. Seguem mais passos até restar só um.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>no grafo: o que torna um termo falso</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>As causas que restam são verdadeiras agora e levam ao beco sem saída, então nunca podem ser verdadeiras todas juntas. É o que diz a nota %1: cada causa trocada pelo seu contrário, com “ou” no meio. Uma vez desfeita a suposição %2, só um dos seus termos ainda pode valer, e por isso ele vale.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: certa</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: perdida</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Fazer de novo</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Ler</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>A página da técnica, com um exemplo</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: prova vencida</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: ainda não vencida</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Levou %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Execuções como JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>A execução de %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 não pode ser lido.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 não é uma execução: a primeira linha não diz quem resolve o quê.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>A linha %1 de %2 não é o que o resolvedor faz.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Salvar execução</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Abrir execução</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Reproduzir evento por evento</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Reproduzir dígito por dígito</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Reproduzir como você jogou</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Reproduzir o mais rápido possível</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mais opções</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Começar com meus dígitos</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>A execução começa com os dígitos da sua partida, não com o sudoku</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Procurar uma segunda solução</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Depois da primeira solução, a execução continua até ficar claro se há outra</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Salvar imagens...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Onde a execução começa, como ela trabalha e é reproduzida, e imagens dela</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Salvar execução...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Todos os eventos, como linhas de JSON; esta janela pode abri-los de novo</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Abrir execução...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Supor de outro modo</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>A execução recomeça com outras suposições ao acaso</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Suposições</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por que</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Contagens</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
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
        <translation>Eu suponho</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>O que cada beco sem saída ensinou (cláusulas aprendidas). De cada nota tem que valer pelo menos um termo.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Por que este evento aconteceu, até as suposições em que ele se apoia.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Paradas: onde a execução para sozinha.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Suponha no lugar do resolvedor e compare o resultado.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Quantas vezes cada tipo de evento aconteceu, e o que as palavras significam.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>O que vale agora (a trilha): cada suposição, e abaixo dela o que dela decorre. O que foi desfeito não está mais aqui.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>O que ler</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>De primeira %1  ·  Com ajuda %2  ·  Perdidas %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Demonstração</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Salvar imagens dela</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Velocidade da demonstração</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Devagar</translation>
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
        <translation>Pressione Reproduzir: Espaço reproduz, as setas vão passo a passo.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Resolvedor</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Como ele supõe</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Quem resolve o sudoku</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Lógica</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Onde ele supõe quando nada mais decorre</translation>
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
        <translation>Nome</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Decrescente</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Crescente</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Ordem: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Ordem: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>Pontos HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Última partida</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>A que velocidade reproduz: eventos por segundo (+ e -)</translation>
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
        <translation>Abrir arquivo...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Há um sudoku na área de transferência.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Novo sudoku: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Jogar este sudoku</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Ou peça um novo sudoku, em um destes níveis.</translation>
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
        <translation>Nível da curva</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Seu primeiro sudoku resolvido começa a história: tempos, sequências e técnicas favoritas vão crescer aqui.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Salvar uma linha para cada partida, para uma planilha</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>O último ano</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dia seguido</numerusform>
            <numerusform>%n dias seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>a mais longa: %n dia</numerusform>
            <numerusform>a mais longa: %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Linha: a média de cinco partidas. Círculos abertos: com dicas.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Quanto mais forte a cor, mais foi resolvido.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab continua  ·  setas escolhem  ·  Esc volta ao sudoku</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n partida resolvida</numerusform>
            <numerusform>%n partidas resolvidas</numerusform>
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
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportado como %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Técnicas que você usou e pediu</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Barra: o que você mesmo achou, o resto com dica.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n jogada certa sem um passo que eu conheça</numerusform>
            <numerusform>%n jogadas certas sem um passo que eu conheça</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Mostre-me</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Mostra a razão no tabuleiro, imagem por imagem (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Do beco sem saída à nota %1: passo %2 de %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Todos os passos</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Mais %n passo abaixo dele leva ao mesmo resultado.</numerusform>
            <numerusform>Mais %n passos abaixo dele levam ao mesmo resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Avaliação</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Grau</translation>
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
        <translation>Caminho da solução</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Todos os passos agora</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filtrar, por exemplo Cadeia ou r3c4</translation>
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
        <translation>Copiar a lista como texto</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Dar este passo</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Resolver até aqui</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n passo copiado.</numerusform>
            <numerusform>%n passos copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Avaliações dos passos</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Caminho da solução</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Passos de agora</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Todos os passos daqui até a solução, um após o outro</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Todos os passos possíveis agora</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>O filtro deixa %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>E...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Parar quando</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Acrescenta uma condição que tem que valer ao mesmo tempo</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Dígito</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>uma célula recebe um dígito</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>um dígito some de uma célula</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>tantas suposições estão ativas</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>vem um beco sem saída</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>vieram mais tantos becos sem saída</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>é escrita uma nota de no máximo tantos termos</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>a nota deste número é usada</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>a busca recomeça</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>várias suposições são desfeitas de uma vez</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Adicionar...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Parada anterior</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>De volta a onde a execução teria parado antes (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Próxima parada</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Adiante até a próxima parada (Ctrl+→)</translation>
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
        <translation>Sua força</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Um sudoku um pouco acima</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>Na escala das avaliações de sudokus, de 1,0 a cerca de 12. Em nove de cada dez vezes, a verdade está dentro do que é indicado.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Boas-vindas!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Comece com a primeira técnica abaixo: leia sobre ela, e depois ache-a por conta própria. Dez minutos por dia são mais que suficientes, e aqui erros não custam nada.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Cedo demais para dizer</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Depois de %1 partidas terminadas, isto dirá qual é a sua força, e quão certo é isso. %n até agora.</numerusform>
            <numerusform>Depois de %1 partidas terminadas, isto dirá qual é a sua força, e quão certo é isso. %n até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Entre %1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>Não se pode dizer mais depois de %n partida: as que estão muito abaixo ou acima de você dizem pouco.</numerusform>
            <numerusform>Não se pode dizer mais depois de %n partidas: as que estão muito abaixo ou acima de você dizem pouco.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Cerca de %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Mais ou menos %1, a partir de %n partida. Você resolve sem ajuda um em cada dois sudokus com esta avaliação.</numerusform>
            <numerusform>Mais ou menos %1, a partir de %n partidas. Você resolve sem ajuda um em cada dois sudokus com esta avaliação.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>avaliação %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>O que os símbolos significam</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>primeiro UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>O que você usa em suas partidas é contado aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
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
            <numerusform>%1, usada %n vezes, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Você a procura em posições, e fica sabendo se acertou</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Voltar para onde você estava</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Como reconhecê-la</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Por que é verdade</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Por que o exemplo está certo</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Quantos sudokus precisam dela</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>A dificuldade dela</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Um caso especial de: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Casos especiais: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Do mesmo tipo: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>No exemplo: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Esconder o desenho</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Mostrar o desenho</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Ainda não feita</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Vencida: %1 de %2 certas</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>%1 de %2 certas até agora; com 8 se vence</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Provas</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Fazer a prova</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Fazer de novo</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Fazer a prova: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Fazer a prova de novo: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Dez posições de uma família, sem ajuda; com oito certas se vence. Vencidas até agora: %1 de %2.</translation>
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
        <translation>Para onde foi o tempo</translation>
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
        <translation>Grau</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Tempos das suas partidas</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Ainda nenhuma partida deste nível</translation>
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
        <translation>sem dicas</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab ao próximo  ·  Espaço aciona  ·  Esc volta ao sudoku</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n posição para hoje</numerusform>
            <numerusform>%n posições para hoje</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>Não há nenhum antes deste evento.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Conflito anterior</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Próximo conflito</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Evento %1 de %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Próxima suposição</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Suposição anterior</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Próxima nota</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Nota anterior</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Próximo dígito</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Dígito anterior</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Não há nenhum depois deste evento até agora.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>De volta ao beco sem saída anterior: sem dígito para uma célula, ou sem lugar para um dígito</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Dígito anterior: esta execução não tem becos sem saída</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Adiante ao próximo beco sem saída: sem dígito para uma célula, ou sem lugar para um dígito</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Próximo dígito: esta execução não tem becos sem saída</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Beco</translation>
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
        <translation>Erro</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>De volta ao erro anterior</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Adiante ao próximo erro</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Ir para a suposição, nota, dígito ou salto seguinte ou anterior, ou até onde uma nota é usada</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Próximo salto sobre várias suposições</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Salto anterior sobre várias suposições</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Próximo uso da nota %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Uso anterior da nota %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Árvore de busca</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Tamanho da árvore</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>A árvore de busca: cada suposição fica abaixo da que estava ativa antes dela. Quadrados são suposições que levaram a um beco sem saída, triângulos representam mais suposições do que cabem na imagem. Clique em uma suposição para ir até lá.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Inteira</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>A árvore inteira neste cartão</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Grande o bastante para distinguir as suposições</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Ainda nenhuma suposição</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln suposição</numerusform>
            <numerusform>%Ln suposições</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln beco sem saída</numerusform>
            <numerusform>%Ln becos sem saída</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>O sudoku, antes de qualquer suposição.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Suposição %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Está ativa desde o evento %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Eventos %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Mais %Ln suposição abaixo dela.</numerusform>
            <numerusform>Mais %Ln suposições abaixo dela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>%Ln beco sem saída abaixo dela.</numerusform>
            <numerusform>%Ln becos sem saída abaixo dela.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>levou a um beco sem saída</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solução</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>mostrada agora</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>mais suposições</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Voltar à minha partida</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Voltar à minha partida</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Sua partida está como você a deixou (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Pressione Reproduzir: Espaço reproduz, as setas vão passo a passo.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>O que estou vendo?</translation>
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
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Tudo o que aconteceu, em ordem. O que foi desfeito depois continua aqui.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Como as razões levam a um beco sem saída, em um desenho.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Todas as suposições da execução, em um desenho.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Lógica resolve %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 resolve %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Parado depois de %1 eventos.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>Em andamento: %1 eventos até agora.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Minha partida revista</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Partida revista: %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tabuleiro de sudoku</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Tabuleiro observado</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Revendo minha partida</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Observando Lógica</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Observando %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Não há nada para resolver aqui.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Rever: Espaço reproduz, ← → uma jogada, com Shift até o próximo erro.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Observar: Espaço reproduz, ← → um evento, com Shift até o próximo beco sem saída.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Observar: Espaço reproduz, ← → um evento, com Shift até o próximo dígito.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Resolvidos por dia</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Resolvido em %n dia do último ano</numerusform>
            <numerusform>Resolvido em %n dias do último ano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n resolvido</numerusform>
            <numerusform>%1: %n resolvidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Já há um marcador aqui.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>Em uma partida cabem %1 marcadores.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Marcador posto em %1. Sudoku, Marcadores leva de volta a ele.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>O tabuleiro está como neste marcador.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>De volta ao marcador de %1. Desfazer retorna aonde você estava.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Mantido: o que você experimentou agora faz parte da partida.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Continuar tentando</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Descartado: o tabuleiro está como antes.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n dígito está errado: %1</numerusform>
            <numerusform>%n dígitos estão errados: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Todos os dígitos estão certos, mas foi eliminado um candidato necessário.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Resolvido: cada dígito está certo.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Nenhum erro até agora, resta %n célula.</numerusform>
            <numerusform>Nenhum erro até agora, restam %n células.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Voltar para antes do erro</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>Não há erro no tabuleiro.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>De volta a antes do erro. Refazer traz as jogadas posteriores.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>O que estava errado foi retirado do tabuleiro.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>O sudoku já está resolvido.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Resolvido para você.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está em pausa.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 agora se chama %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>A coleção %1 foi excluída. Seus sudokus ficam na biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n sudoku tirado de %1.</numerusform>
            <numerusform>%n sudokus tirados de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Desfeito.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n sudoku adicionado a “%1”.</numerusform>
            <numerusform>%n sudokus adicionados a “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n sudoku com a etiqueta %1.</numerusform>
            <numerusform>%n sudokus com a etiqueta %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n sudoku já sem a etiqueta %1.</numerusform>
            <numerusform>%n sudokus já sem a etiqueta %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n sudoku movido para “%1”.</numerusform>
            <numerusform>%n sudokus movidos para “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Isto não foi mudado: o servidor da biblioteca está fora.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Sudoku do dia %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>O sudoku do dia está no tabuleiro.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Um sudoku de um dia anterior: não conta para nenhuma sequência.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está em pausa.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>As dicas começam quando o sudoku está digitado e você o joga.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>O sudoku está resolvido.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>O sudoku ainda está sendo conferido; tente de novo daqui a pouco.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>há %n jogada</numerusform>
            <numerusform>há %n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>desde o começo</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Nenhuma das técnicas ligadas encontra um passo aqui.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Feito: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Por que falta %1 em %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Por que não %1 em %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Nada descarta %1 em %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>A dica está fechada.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>O primeiro erro: %1 em %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>O primeiro erro: %1 eliminado de %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>O próprio sudoku descarta %1 em %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>Está errado, mas não há uma razão curta.</translation>
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
        <translation>Nenhum sudoku foi encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n deles você já tinha, como está ou girado.</numerusform>
            <numerusform>%n deles você já tinha, como estão ou girados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n deixado de fora, sem exatamente uma solução ou ilegível.</numerusform>
            <numerusform>%n deixados de fora, sem exatamente uma solução ou ilegíveis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Nenhum sudoku em %n arquivo.</numerusform>
            <numerusform>Nenhum sudoku em %n arquivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n sudoku adicionado a “%1”.</numerusform>
            <numerusform>%n sudokus adicionados a “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Fica neste computador até o servidor da biblioteca voltar.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Carregando</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>A biblioteca estava danificada e começa de novo. A antiga é mantida como %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Por enquanto o Ninefold usa uma biblioteca neste computador, e escreve no servidor o que você faz assim que ele voltar.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>O servidor da biblioteca voltou, e tem o que você fez nesse meio-tempo.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>O servidor da biblioteca voltou.</translation>
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
        <translation>resolvido em %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>%1 por cento preenchido</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Resolvido em %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Resolvido em %1, %n dica</numerusform>
            <numerusform>Resolvido em %1, %n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>%1 preenchido</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Ainda não jogado</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ontem</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a date</comment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a date</comment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>All Puzzles</source>
        <translation>Todos os sudokus</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Para praticar</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 de %2 resolvidos</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: certo, mas não por um passo que eu conheça.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: técnica usada, %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Certo, mas não por um passo que eu conheça: talvez um palpite.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>A partida volta a ser salva.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Primeiro sudoku</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Esta partida já está no tabuleiro.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>De volta à partida anterior: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Refeito: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Adiante de novo à próxima partida: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está em pausa.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>O sudoku recomeça. Desfazer traz seus dígitos de volta.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>As configurações não puderam ser salvas.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Tabuleiro em %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Meu sudoku</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Digite os dígitos do seu sudoku.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Digite os dígitos do sudoku linha por linha; 0, Espaço ou um ponto deixa uma célula vazia.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>%n dígito até agora; um sudoku com uma só solução tem pelo menos 17.</numerusform>
            <numerusform>%n dígitos até agora; um sudoku com uma só solução tem pelo menos 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Um novo sudoku está sendo criado: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Novo sudoku: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Cancelado. Sua partida continua.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Nenhum sudoku deste tipo foi encontrado: %1. Outra tentativa talvez ache um.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Você tem este sudoku na biblioteca: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>A avaliação dele é %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Você o resolveu em %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Você tem este sudoku na biblioteca.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Outra execução começou; a página da anterior não foi salva.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>A página não pôde ser feita.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Você pediu ajuda %2 vezes com %1: praticar?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Praticar</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Agora não</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n passo até agora...</numerusform>
            <numerusform>%n passos até agora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Procurando os passos até a solução...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Procurando passos...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Parado.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n passo; depois nenhuma das técnicas ligadas encontra outro.</numerusform>
            <numerusform>%n passos; depois nenhuma das técnicas ligadas encontra outro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n passo dado; um só desfazer o retira.</numerusform>
            <numerusform>%n passos dados; um só desfazer os retira.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Feito: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>Há um erro no tabuleiro; uma dica mostra o primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Resolvido em %n passo, o mais difícil: %1</numerusform>
            <numerusform>Resolvido em %n passos, o mais difícil: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>Esta é outra partida: pressione Caminho da solução ou Passos de agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n passo é possível agora; cada linha faz algo novo.</numerusform>
            <numerusform>%n passos são possíveis agora; cada linha faz algo novo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Os dígitos colocados ficam.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Nenhuma posição foi encontrada. Escolha outra técnica.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 não é candidato aqui.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 não é candidato nestas células.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>não há mais espaço no disco</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Esta partida não pode ser salva (%1). Você pode continuar jogando; cada jogada tenta de novo.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Uma partida salva está danificada; o que se pôde ler dela está no tabuleiro.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>O arquivo é mantido como %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Esta partida também foi aberta em outra janela. Aqui ela continua como cópia.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Não é possível bloquear esta partida. Por favor, não a abra em uma segunda janela.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>O arquivo desta partida tinha sido removido. Ele foi escrito de novo.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Outro programa mudou o arquivo desta partida. Ele foi escrito de novo; o que havia ali é mantido como %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tabuleiro de sudoku</translation>
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
        <translation>Cancelar (Esc). Sua partida fica como está.</translation>
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
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>O passo mais difícil é o número %1 de %2, avaliado em %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>Avaliações de %n passo, no máximo %1</numerusform>
            <numerusform>Avaliações de %n passos, no máximo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Passo %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Da última vez, o Ninefold fechou de repente. Suas partidas estão como estavam, e há um relatório.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Ver relatório</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Agora não</translation>
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
        <translation>Imagem PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Imagem SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>A imagem não pôde ser feita.</translation>
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
            <numerusform>%n imagem salva.</numerusform>
            <numerusform>%n imagens salvas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Pasta para as imagens</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Salvando imagens...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Copiado como 81 caracteres.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Copiado como “%1”.</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Imagem animada</translation>
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
            <numerusform>%n imagem de %1 até agora...</numerusform>
            <numerusform>%n imagens de %1 até agora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Não são salvas mais imagens.</translation>
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
        <translation>Salvando a página...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Sudokus colados</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Sudoku colado</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 sudokus.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n não pôde ser lido; o primeiro: %1</numerusform>
            <numerusform>%n não puderam ser lidos; o primeiro: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 e mais %n arquivo</numerusform>
            <numerusform>%1 e mais %n arquivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Não lido: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Isto não está no seu computador e não foi aberto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Só uma linha é um sudoku; mais %n não pôde ser usada.</numerusform>
            <numerusform>Só uma linha é um sudoku; mais %n não puderam ser usadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>A primeira é a linha %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>Não há texto nem imagem na área de transferência.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 escrevem um dígito</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 escrevem candidatos</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 escrevem notas de canto</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 escrevem notas centrais</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>arrastar de candidato a candidato desenha uma ligação</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Espaço reproduz</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → um evento</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − velocidade</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 diz mais</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 aplica</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 fecha a dica</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ escolhem um passo</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 muda o modo</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 dica</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 destaca um dígito</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 todas as teclas</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter próximo sudoku</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R rever</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A análise</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc mantém o tabuleiro</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 ainda volta</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → becos sem saída</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 colorem uma célula, um clique do meio um candidato</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 continua a partida</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → passos até a nota</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvo como %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Salvando...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Os sudokus gerados ficam em Arquivo, Abrir recente, %1.</translation>
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
        <translation>%1. Esc cancela.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Há um sudoku na área de transferência.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Você está experimentando algo, em uma segunda cor. %1 mantém, %2 descarta.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resolvido em %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Sem nenhuma ajuda.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>A ajuda foi usada %n vez.</numerusform>
            <numerusform>A ajuda foi usada %n vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n pista pertence ao sudoku e não pode ser mudada.</numerusform>
            <numerusform>%n pistas pertencem ao sudoku e não podem ser mudadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Não há nada para mudar aqui.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Salvo</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>As teclas de dígitos agora escrevem dígitos.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>As teclas de dígitos agora escrevem candidatos.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>As teclas de dígitos agora escrevem notas de canto.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>As teclas de dígitos agora escrevem notas centrais.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>As teclas de dígitos agora colorem células.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n célula selecionada.</numerusform>
            <numerusform>%n células selecionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Em pausa: o relógio está parado e o tabuleiro coberto.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>A partida continua.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>A célula selecionada: linha %1, coluna %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Arraste de candidato a candidato para desenhar uma ligação, ou digite o dígito em cada ponta.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Uma ligação começa no %1 em %2. Vá à outra ponta dela e digite ali o dígito; o mesmo mais uma vez a descarta.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está em pausa.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Este dígito pertence ao sudoku e não pode ser mudado.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Todas as células estão preenchidas, mas nem todo dígito está certo.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Conferir</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>As células de dois candidatos estão destacadas.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>O dígito %1 está destacado.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Outra execução começou; não são salvas mais imagens da anterior.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>A imagem não pôde ser feita.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
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
            <numerusform>Enviado à impressora: %n página.</numerusform>
            <numerusform>Enviado à impressora: %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>As páginas não puderam ser feitas.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Salvo como %1: %n página.</numerusform>
            <numerusform>Salvo como %1: %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>A impressora não aceitou nada. Ela está pronta?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Tabuleiro da minha partida</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Tabuleiro de sudoku</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>De volta à sua partida.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Nada mais está destacado.</translation>
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
        <translation>Clique em uma célula, digite um dígito. %1 dá uma dica.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>&amp;Gerar vários...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>todas as células preenchidas</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>resta %n célula</numerusform>
            <numerusform>restam %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Nenhum arquivo foi aberto ainda</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Limpar esta lista</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Igual ao &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>&amp;O mais difícil de uma grade</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Sobe de uma grade cheia até o sudoku com mais ramificação que alcança</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Nenhum marcador foi posto ainda</translation>
    </message>
</context>
</TS>
