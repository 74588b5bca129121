<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Wiersz, kolumna lub blok, w którym tylko jedna komórka jest pusta. Osiem komórek jest wypełnionych, więc użyto ośmiu różnych cyfr i brakuje jednej cyfry A. A trafia do pustej komórki.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Szukaj wiersza, kolumny lub bloku z jedną luką i policz od 1 do 9, której cyfry brakuje.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Każdy wiersz, każda kolumna i każdy blok ma dziewięć komórek i potrzebuje każdej z dziewięciu cyfr jeden raz.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Osiem komórek jest wypełnionych ośmioma różnymi cyframi.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Brakuje tylko A i tylko jedna komórka jest wolna. Więc tam trafia A.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Cyfra A, która w wierszu, kolumnie lub bloku mieści się tylko w jednej komórce. Każda inna komórka jest wypełniona albo dzieli wiersz, kolumnę lub blok z A, które już stoi. Więc A trafia do komórki, która zostaje.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Wybierz cyfrę, która często stoi na planszy. Idź jej wierszami i kolumnami do bloku, który jej jeszcze nie ma, i zobacz, które komórki zostają.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>Wiersz, kolumna lub blok potrzebuje A i jeszcze go nie ma.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>W wypełnionej komórce nie ma na nie miejsca.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Komórka, która dzieli wiersz, kolumnę lub blok z innym A, nie może być A, bo A stałoby tam dwa razy.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Zostaje jedna komórka. A musi gdzieś stać, więc stoi tam.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Komórka, która może być tylko A. Jej wiersz, kolumna i blok mają razem już osiem innych cyfr. Każda komórka potrzebuje cyfry, więc ta jest A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Patrz, gdzie krzyżują się pełny wiersz, pełna kolumna i pełny blok, i licz cyfry, które komórka spotyka. Gdy zapisani są wszyscy kandydaci, szukaj komórki z jednym kandydatem.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>Komórka nie może być cyfrą, którą jej wiersz już ma, ani żadną z jej kolumny lub bloku.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Razem to osiem różnych cyfr: wszystkie prócz A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>Komórka musi mieć jakąś cyfrę. Zostaje tylko A, więc jest nią A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Wszystkie komórki, które można teraz wypełnić, w jednym kroku. Każdej został jeden kandydat albo jest jedynym miejscem dla swojej cyfry w wierszu, kolumnie lub bloku. Żadna nie czeka na inną, więc kolejność jest dowolna.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Przejdź cyfry od 1 do 9, a potem komórki, które spotykają wiele cyfr.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Każda z komórek wynika sama z siebie: przez ukryty lub nagi singiel.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Właściwa cyfra pozostaje właściwa, gdy wpisze się inną właściwą.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Można więc wpisać wszystkie naraz.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Dwa kroki naraz, do których nie trzeba zapisywać kandydatów. Wszystkie miejsca dla A w jednym bloku leżą w jednym wierszu lub kolumnie albo wszystkie miejsca wiersza lub kolumny leżą w jednym bloku, więc A nie może stać w reszcie. Gdzie indziej zostaje dla A tylko jedno miejsce i tam ono trafia.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Gdy cyfra ma w bloku dwa lub trzy miejsca obok siebie, idź ich wierszem lub kolumną do następnych bloków. Może zostało jej tam tylko jedno miejsce.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Wszystkie miejsca dla A w pierwszym bloku leżą w jednym wierszu, a blok potrzebuje A. Więc A tego wiersza stoi w tym bloku.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>Wiersz ma tylko jedno A. Więc żadna z jego komórek w innych blokach nie może być A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Inny wiersz, inna kolumna lub inny blok miał miejsca dla A w tych komórkach i w jeszcze jednej. Zostaje tylko ona.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Więc A trafia tam. Z kolumną zamiast wiersza albo najpierw z linią, a potem z jej blokiem, powód jest ten sam.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Dwa kroki naraz, do których nie trzeba zapisywać kandydatów. Dwie lub trzy cyfry mieszczą się tylko w dwóch lub trzech komórkach wiersza, kolumny lub bloku, więc je wypełniają. Innej cyfrze zostaje tam tylko jedno miejsce.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Szukaj dwóch cyfr wykluczonych w tych samych komórkach bloku. Zachowaj dla nich dwie pozostałe komórki i zobacz, co to znaczy dla innych cyfr.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Załóżmy, że cyfry są dwie i obie mieszczą się tylko w tych samych dwóch komórkach. Obie muszą gdzieś stać, a komórka ma jedną cyfrę.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Więc te dwie komórki mają te dwie cyfry i nic innego.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Trzecia cyfra traci tam swoje miejsca. W wierszu, kolumnie lub bloku zostaje jej jedno miejsce, więc tam trafia.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Przy trzech cyfrach w trzech komórkach powód jest ten sam.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Cyfra A, która w bloku mieści się tylko w komórkach jednego wiersza albo tylko jednej kolumny. Blok potrzebuje A, więc jedna z tych komórek to A. Dlatego A można wykreślić z innych komórek tego wiersza lub kolumny poza blokiem.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Wyróżniaj cyfry jedną po drugiej. Szukaj bloków, w których dwa lub trzy miejsca cyfry leżą wszystkie w jednym wierszu lub w jednej kolumnie; luka między nimi nie szkodzi. Często nie ma tam czego wykreślić: wtedy szukaj dalej.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Blok potrzebuje A i tylko te dwie lub trzy komórki mogą być A. Więc jedna z nich to A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Wszystkie leżą w tym samym wierszu. Którakolwiek jest A, wiersz ma wtedy swoje A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Drugie A w wierszu jest niedozwolone. Więc żadna inna komórka wiersza nie może być A. Z kolumną jest tak samo.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Cyfra A, która w wierszu lub kolumnie mieści się tylko w komórkach jednego bloku. Wiersz lub kolumna potrzebuje A, więc jedna z tych komórek to A. Dlatego A można wykreślić z innych komórek bloku.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Wyróżniaj cyfry jedną po drugiej. Szukaj wierszy i kolumn, w których dwa lub trzy miejsca cyfry leżą wszystkie w jednym bloku; luka między nimi nie szkodzi. Często nie ma tam czego wykreślić: wtedy szukaj dalej.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Wiersz potrzebuje A i tylko te dwie lub trzy komórki mogą być A. Więc jedna z nich to A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Wszystkie leżą w tym samym bloku. Którakolwiek jest A, blok ma wtedy swoje A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Drugie A w bloku jest niedozwolone. Więc żadna inna komórka bloku nie może być A. Z kolumną jest tak samo.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Dwie komórki wiersza, kolumny lub bloku mają tylko tych samych dwóch kandydatów A i B: to para. Trójka to trzy komórki mające razem tylko trzy cyfry, czwórka to cztery komórki z czterema. Komórki same potrzebują tych cyfr, więc można je wykreślić ze wszystkich innych komórek.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Szukaj komórki z dokładnie dwoma kandydatami, a w jej wierszu, kolumnie lub bloku drugiej z tymi samymi. Jeśli dzielą wiersz i blok, wykreślaj w obu. Trójka może wyglądać tak: (A lub B), (B lub C) i (A lub C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Weź dwie komórki (A lub B) jednego wiersza. Dzielą wiersz, więc są różne.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Jeśli pierwsza to A, druga to B. Jeśli pierwsza to B, druga to A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>Tak czy inaczej wiersz ma swoje A i swoje B w tych dwóch komórkach. Więc żadna inna komórka wiersza nie może być A ani B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Trzy komórki, które mają razem tylko trzy cyfry, zawierają trzy różne cyfry, czyli wszystkie trzy. Cztery komórki z czterema cyframi tak samo.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Dwie komórki z samymi kandydatami A i B albo trzy komórki z A, B i C, które leżą w jednym bloku i zarazem w jednym wierszu lub kolumnie. Zużywają te cyfry naraz dla bloku i dla wiersza lub kolumny. Cyfry odpadają z innych komórek obu.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Szukaj w bloku obok siebie komórek z tymi samymi nielicznymi kandydatami.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Dwie komórki (A lub B), które dzielą wiersz, są różne: jedna to A, druga B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Więc wiersz ma tam swoje A i swoje B i żadna inna komórka wiersza nie może być A ani B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Te dwie komórki dzielą też blok. Więc i blok ma tam swoje A i swoje B i żadna inna komórka bloku nie może być A ani B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Dwie cyfry A i B, które w wierszu, kolumnie lub bloku mieszczą się tylko w tych samych dwóch komórkach, albo trzy cyfry tylko w trzech, albo cztery w czterech. Cyfry potrzebują wszystkich tych komórek. Więc każdy inny kandydat z nich odpada.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Szukaj w wierszu, kolumnie lub bloku cyfr z tylko dwoma miejscami i sprawdź, czy dwie z nich mają te same. W trójce każda cyfra może mieć dwie lub trzy z trzech komórek.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>W jednym wierszu A mieści się tylko w dwóch komórkach, a B tylko w tych samych dwóch.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Jeśli A stoi w pierwszej, B musi stać w drugiej. Jeśli A stoi w drugiej, B musi stać w pierwszej.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>Tak czy inaczej obie komórki zajmują A i B. Więc nie może tam stać żadna inna cyfra.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Trzy cyfry, które mieszczą się tylko w trzech komórkach, zajmują wszystkie trzy, a cztery cyfry cztery.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Dwie lub trzy cyfry, które w wierszu, kolumnie lub bloku mieszczą się tylko w dwóch lub trzech komórkach, leżących także w drugim z nich. Cyfry wypełniają te komórki, więc nic innego nie może tam stać. Są zużyte w obu, więc żadna inna komórka drugiego nie może ich mieć.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Szukaj dwóch lub trzech cyfr, których miejsca w bloku to te same dwie lub trzy komórki jednego wiersza lub kolumny.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>W bloku A i B mieszczą się tylko w tych samych dwóch komórkach. Jedna to A, druga B, więc nic innego nie może tam stać.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Obie komórki leżą w jednym wierszu. Więc stoją tam także A i B tego wiersza.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Żadna inna komórka wiersza nie może być A ani B. Przy trzech cyfrach w trzech komórkach powód jest ten sam.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>W dwóch wierszach cyfra A ma miejsca tylko w tych samych dwóch kolumnach: to X-Wing. Działa też po zamianie wierszy z kolumnami oraz przy trzech (Swordfish) lub czterech (Jellyfish). Każdy z wierszy ma swoje A w innej z kolumn, więc A można wykreślić ze wszystkich innych komórek tych kolumn.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj dwóch wierszy, w których ma po dwa miejsca, w tych samych kolumnach; wtedy wykreśl ją w kolumnach. Albo dwóch kolumn z miejscami w tych samych wierszach; wtedy wykreśl ją w wierszach. W Swordfishu każdy wiersz ma dwa lub trzy.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Każdy z dwóch wierszy potrzebuje A i ma na nie miejsce tylko w tych dwóch kolumnach.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Jeśli górny wiersz ma swoje A w lewej kolumnie, dolny nie może go tam mieć: kolumna ma tylko jedno A. Więc jego A stoi w prawej kolumnie.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Jeśli górny wiersz ma swoje A w prawej kolumnie, A dolnego stoi w lewej.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>Tak czy inaczej obie kolumny mają swoje A w tych dwóch wierszach. Więc żadna inna komórka tych kolumn nie może być A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Trzy wiersze stawiają trzy A w trzech różnych kolumnach, więc każda z trzech kolumn ma swoje A. Cztery wiersze robią to z czterema.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing, Swordfish lub większy wzór wierszy i kolumn, który psuje kilka dodatkowych miejsc dla A w jednym bloku. Te dodatkowe miejsca to płetwy. A odpada z komórek, które leżą w kolumnie wzoru i dzielą blok ze wszystkimi płetwami.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj dwóch wierszy, które byłyby X-Wingiem, gdyby nie jedno lub dwa miejsca tuż przy rogu.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Jeśli jedna z płetw to A, jej blok ma swoje A. Wtedy żadna inna komórka bloku nie może być A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Jeśli żadna płetwa nie jest A, wzór jest prawdziwym X-Wingiem lub Swordfishem: jego kolumny mają swoje A w jego wierszach. Wtedy żadna inna komórka kolumn nie może być A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Komórka, która leży w takiej kolumnie i w bloku płetw, traci A tak czy inaczej.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing, Swordfish lub większy wzór z dodatkowymi miejscami dla A w jednym bloku, czyli płetwami, w którym róg wzoru obok płetw nie może być A. Bez płetw jeden z wierszy miałby tylko jedno miejsce. A odpada z komórek, które leżą w kolumnie wzoru i dzielą blok ze wszystkimi płetwami.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj dwóch wierszy mających po jednym miejscu w jednej kolumnie, których inne miejsca leżą w tych samych trzech kolumnach, ale nie w jednej linii.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Jeśli żadna płetwa nie jest A, wiersz płetw ma swoje A w pozostałym miejscu, a inne wiersze muszą użyć innych kolumn. Więc każda kolumna wzoru ma swoje A w tych wierszach.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Wzór jednej cyfry A, jak X-Wing czy Swordfish, w którym miejsce wierszy lub kolumn mogą zająć bloki. Kilka wierszy i bloków ma wszystkie miejsca dla A w tylu samo kolumnach lub blokach. A odpada z ich innych komórek, chyba że przeszkadzają dodatkowe miejsca (płetwy).</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Szukaj wiersza z niewieloma miejscami dla cyfry i bloku z niewieloma miejscami dla niej, które używają tych samych dwóch kolumn.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Załóżmy, że wiersz i blok, które się nie stykają, mają wszystkie miejsca dla A w dwóch kolumnach. Oba potrzebują A i są to dwie różne komórki.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Kolumna ma tylko jedno A. Więc A wiersza i A bloku stoją w różnych kolumnach.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Obie kolumny mają wtedy swoje A, więc żadna inna ich komórka nie może być A. Gdy jest ich więcej, liczy się tak samo.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Jeśli są płetwy: albo któraś płetwa to A, albo wzór jest pełny. Co w obu przypadkach nie jest A, odpada.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Wzór jednej cyfry A, w którym wiersze, kolumny i bloki mieszają się dowolnie. Niektóre z nich mają wszystkie miejsca dla A w tylu samo innych. A odpada z pozostałych komórek tych innych, chyba że przeszkadzają dodatkowe miejsca (płetwy).</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Ludzie rzadko je znajdują. Zacznij od wiersza i kolumny z dwoma miejscami każde i szukaj bloku, który je łączy.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Każdy wiersz, kolumna lub blok pierwszego rodzaju potrzebuje A. Nie mają na nie wspólnego miejsca, więc są to różne komórki.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Każde z tych A leży w jednym z drugiego rodzaju, który ma tylko jedno A. Więc wszystkie leżą w różnych.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Drugiego rodzaju jest tyle samo co pierwszego. Więc każdy z nich ma swoje A we wzorze, a jego inne komórki nie mogą być A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Dwa wzory z płetwami na tych samych wierszach, pokazane w jednym kroku. Używają różnych kolumn i różnych dodatkowych miejsc (płetw) dla cyfry A. Każdy wyklucza własne komórki, więc razem wykluczają więcej.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Gdy znajdziesz wzór z płetwami, sprawdź, czy płetwy mogą zamienić się rolą z rogiem w tym samym bloku.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Spójrz tylko na pierwszy wzór. Jeśli jego płetwa to A, jej blok ma swoje A. Jeśli żadna nie jest, jego kolumny mają swoje A w wierszach.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Komórka w bloku i w takiej kolumnie traci A tak czy inaczej.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>Drugi wzór jest słuszny z tego samego powodu, z innymi płetwami i innymi kolumnami.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Oba obowiązują naraz, więc odpada to, co każdy wyklucza.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Wzór wierszy i kolumn dla cyfry A z dodatkowymi miejscami (płetwami), które są za daleko od danej komórki. Od każdej płetwy prowadzi do tej komórki łańcuch prostych wniosków. Czy jakaś płetwa to A, czy żadna, komórka traci swojego kandydata.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Szukaj wzoru, który nie udaje się tylko dlatego, że płetwa jest w złym bloku. Potem śledź, co się dzieje, gdy płetwa jest prawdziwa.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Jeśli żadna płetwa nie jest A, wzór jest pełny: jego kolumny mają swoje A w jego wierszach. Dana komórka leży w takiej kolumnie i nie może być A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Jeśli płetwa to A, idź łańcuchem, który się od niej zaczyna, wniosek po wniosku. Kończy się na danej komórce, która też traci kandydata.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Jeden z tych przypadków jest prawdziwy. W każdym kandydat jest zły, więc odpada.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Dwa wiersze albo dwie kolumny mają tylko po dwa miejsca dla A i po jednym z nich leży w tej samej kolumnie lub wierszu: to podstawa. Te dwa u podstawy nie mogą oba być A, więc co najmniej jeden z dwóch szczytów nim jest. A odpada z każdej komórki, która dzieli wiersz, kolumnę lub blok z oboma szczytami.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj dwóch kolumn z dwoma miejscami każda, z których dwa stoją w tym samym wierszu, a pozostałe dwa nie.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>Dwa miejsca u podstawy dzielą wiersz. Więc jedno z nich nie jest A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Jeśli lewe nie jest A, to A lewej kolumny stoi na jej szczycie.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Jeśli prawe nie jest A, to A prawej kolumny stoi na jej szczycie.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>Tak czy inaczej jeden ze szczytów to A. Komórka, która dzieli wiersz, kolumnę lub blok z oboma szczytami, spotyka A, więc nie jest A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Wiersz i kolumna mają tylko po dwa miejsca dla A i po jednym z nich leży w tym samym bloku. Te dwa nie mogą oba być A, więc co najmniej jeden z dwóch dalekich końców nim jest. A odpada z komórki, która leży w wierszu lub kolumnie obu dalekich końców.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj wiersza i kolumny z dwoma miejscami każde, które spotykają się w jednym bloku, nie dzieląc tam komórki.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>Dwa miejsca w bloku dzielą ten blok. Więc jedno z nich nie jest A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Jeśli miejsce wiersza nie jest A, to A wiersza stoi na jego dalekim końcu.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Jeśli miejsce kolumny nie jest A, to A kolumny stoi na jej dalekim końcu.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>Tak czy inaczej jeden daleki koniec to A. Komórka, która dzieli kolumnę z pierwszym końcem i wiersz z drugim, spotyka je, więc nie jest A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Dwa latawce (kite), które używają tego samego bloku, w jednym kroku. W każdym wiersz i kolumna mają tylko po dwa miejsca dla A i spotykają się w bloku, więc jeden z dwóch dalekich końców to A. Każdy latawiec wykreśla A z komórki wspólnej dla jego dalekich końców.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Gdy znajdziesz latawiec, szukaj drugiego wiersza lub kolumny z dwoma miejscami, które spotykają ten sam blok.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>W bloku pierwszego latawca miejsca jego wiersza i jego kolumny nie mogą oba być A.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Jeśli miejsce wiersza nie jest A, daleki koniec wiersza to A. Jeśli miejsce kolumny nie jest A, daleki koniec kolumny to A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>Tak czy inaczej komórka w jednej linii z oboma dalekimi końcami spotyka A i traci swoje.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>Drugi latawiec jest słuszny z tego samego powodu, więc obie komórki tracą A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Dwa wiersze, kolumny lub bloki mają tylko po dwa miejsca dla A i po jednym z nich dzieli ze sobą wiersz, kolumnę lub blok. Te dwa nie mogą oba być A, więc co najmniej jeden z dwóch dalekich końców nim jest. A odpada z każdej komórki, która dzieli wiersz, kolumnę lub blok z oboma dalekimi końcami.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj bloku z dwoma miejscami oraz wiersza lub kolumny z dwoma miejscami, które zbliżają się do jednego z nich.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>Dwa bliskie miejsca dzielą wiersz, kolumnę lub blok. Więc jedno z nich nie jest A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Jeśli pierwsze nie jest A, jego partner na dalekim końcu to A, bo były tylko dwa miejsca.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Jeśli drugie nie jest A, jego partner na drugim dalekim końcu to A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>Tak czy inaczej komórka, która dzieli wiersz, kolumnę lub blok z oboma dalekimi końcami, spotyka A, więc nie jest A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>W bloku wszystkie miejsca dla A leżą w jednym wierszu i jednej kolumnie, jak krzyż, a wiersz lub kolumna poza nim ma tylko dwa miejsca dla A. Jeśli dalekie miejsce to A, komórka w jednej linii z nim nie jest A. Jeśli bliskie miejsce to A, blok musi użyć drugiego ramienia krzyża, co usuwa A z tej samej komórki.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Wyróżnij jedną cyfrę. Szukaj bloku, którego cztery komórki poza krzyżem jej nie mają, oraz wiersza lub kolumny z dwoma miejscami, które wskazują na krzyż.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Załóżmy, że wiersz poza blokiem ma dwa miejsca dla A. Bliskie leży w kolumnie krzyża, dalekie nie.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Jeśli dalekie miejsce to A, jego kolumna ma swoje A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Jeśli bliskie miejsce to A, kolumna krzyża ma swoje A poza blokiem. Więc A bloku stoi w wierszu krzyża i ten wiersz ma swoje A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>Komórka, w której ta kolumna i ten wiersz się krzyżują, tak czy inaczej nie jest A.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Komórka z dwoma kandydatami (A lub B), oś, dzieli wiersz, kolumnę lub blok z każdą z dwóch innych komórek, skrzydeł: jedno to (A lub C), drugie (B lub C). Jakąkolwiek cyfrę przyjmie oś, jedno ze skrzydeł stanie się C. Dlatego C można wykreślić z każdej komórki, która dzieli wiersz, kolumnę lub blok z oboma skrzydłami.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Wyróżnij wszystkie komórki z dwoma kandydatami. Weź jedną (A lub B) jako oś. Szukaj w jej wierszu, kolumnie i bloku (A lub C) i (B lub C) z tym samym C. Skrzydła nie muszą się spotykać. Komórka może spotykać jedno w wierszu, a drugie w kolumnie.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>Oś (A lub B) dzieli wiersz, kolumnę lub blok z każdym skrzydłem.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Jeśli oś to A, skrzydło (A lub C) nie może być A. Więc jest C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Jeśli oś to B, skrzydło (B lub C) nie może być B. Więc jest C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>Tak czy inaczej jedno skrzydło to C. Komórka, która dzieli wiersz, kolumnę lub blok z oboma skrzydłami, spotyka C, więc nie jest C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Oś z trzema kandydatami A, B i C oraz dwa skrzydła, które dzielą z nią wiersz, kolumnę lub blok: jedno ma A i C, drugie B i C. Jedna z trzech komórek musi być C. Więc C odpada z każdej komórki, która dzieli wiersz, kolumnę lub blok ze wszystkimi trzema.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Szukaj komórki z trzema kandydatami, komórki z dwoma z nich w jej bloku i jednej z dwoma w jej wierszu lub kolumnie poza blokiem. Komórki, które tracą C, leżą w bloku osi.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Jeśli oś to A, skrzydło (A lub C) ją spotyka i jest C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Jeśli oś to B, skrzydło (B lub C) ją spotyka i jest C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>W przeciwnym razie sama oś to C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>W każdym przypadku jedna z trzech komórek to C. Komórka, która dzieli wiersz, kolumnę lub blok ze wszystkimi trzema, spotyka je, więc nie jest C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Dwie komórki z tymi samymi kandydatami A i B oraz wiersz, kolumna lub blok z tylko dwoma miejscami dla A, po jednym w linii z każdą z komórek. Jedno z tych miejsc to A, więc jedna z dwóch komórek nie jest A, lecz B. Więc B odpada z każdej komórki, która dzieli wiersz, kolumnę lub blok z obiema.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Szukaj dwóch komórek z tymi samymi dwoma kandydatami, które nie dzielą wiersza, kolumny ani bloku. Potem szukaj wiersza lub kolumny z dwoma miejscami dla jednej z cyfr, która je łączy.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>Wiersz, kolumna lub blok potrzebuje A i ma na nie dwa miejsca: jedno spotyka pierwszą komórkę, drugie drugą.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Jeśli A stoi w pierwszym miejscu, pierwsza komórka (A lub B) nie może być A. Więc jest B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Jeśli A stoi w drugim miejscu, druga komórka (A lub B) nie może być A. Więc jest B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>Tak czy inaczej jedna z dwóch komórek to B. Komórka, która dzieli wiersz, kolumnę lub blok z obiema, spotyka je, więc nie jest B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Zacznij od komórki z trzema lub czterema kandydatami tam, gdzie krzyżują się blok i wiersz, i zbieraj komórki obu, które mają tylko te cyfry.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Ciąg co najmniej czterech komórek, które wszystkie mają kandydatów A i B, każda w wierszu, kolumnie lub bloku z następną. Są na przemian A i B, więc pierwsza i czwarta są różne. A i B odpadają z każdej komórki, która dzieli wiersz, kolumnę lub blok z tymi dwiema.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Gdy ci sami dwaj kandydaci stoją sami w czterech lub więcej komórkach, spróbuj przejść od jednej do następnej.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Sąsiadki w ciągu dzielą wiersz, kolumnę lub blok. Więc są różne: jedna to A, druga B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Jeśli pierwsza komórka to A, druga to B, trzecia A, a czwarta B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Jeśli pierwsza komórka to B, druga to A, trzecia B, a czwarta A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>Tak czy inaczej pierwsza i czwarta to A i B. Komórka, która dzieli wiersz, kolumnę lub blok z obiema, spotyka obie cyfry, więc nie jest żadną z nich.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Plansza, na której prawie każda pusta komórka ma dwóch kandydatów, a prawie każda cyfra dwa miejsca w każdym wierszu, kolumnie i bloku, gdzie jej brakuje. Gdyby tak było wszędzie, łamigłówka nie mogłaby mieć dokładnie jednego rozwiązania. Poprawne sudoku ma dokładnie jedno, więc jeden z dodatkowych kandydatów jest prawdziwy.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Późno w grze, gdy wszystkie komórki prócz jednej mają dwóch kandydatów, spójrz na tę z trzema. To ta cyfra, która w jej wierszu występuje trzy razy.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Załóżmy, że każda pusta komórka miałaby dwóch kandydatów, a każda brakująca cyfra dwa miejsca w każdym wierszu, kolumnie i bloku.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Gdyby było rozwiązanie, danie każdej z tych komórek jej drugiego kandydata dałoby drugie: każdy wiersz, kolumna i blok zachowuje wszystkie cyfry.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Więc taka plansza nie ma rozwiązania albo ma ich więcej, a poprawne sudoku nigdy do niej nie dochodzi.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Gdyby żaden z dodatkowych kandydatów nie był prawdziwy, plansza by do tego doszła. Więc jeden z nich jest prawdziwy, a to, co spotyka ich wszystkich, odpada.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, z których trzy mają tylko kandydatów A i B. Gdyby czwarta też była A lub B, można by je zamienić i łamigłówka miałaby dwa rozwiązania. Poprawne sudoku ma tylko jedno, więc A i B odpadają z czwartego rogu.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Szukaj dwóch komórek z tymi samymi dwoma kandydatami w jednym bloku i jednym wierszu, a pod nimi lub nad nimi trzeciej. Ciekawy jest czwarty róg.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Gdyby cztery rogi miały tylko A i B, każdy ich wiersz, kolumna i blok miałby tam jedno A i jedno B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Zamiana każdego A i B w rogach nie łamie wtedy żadnej zasady: każdy wiersz, kolumna i blok zachowuje obie cyfry. Byłyby więc dwa rozwiązania.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Poprawne sudoku ma tylko jedno rozwiązanie. Więc w jednym z rogów stoi coś innego niż A i B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Trzy rogi nie mają nic innego. Więc to czwarty, i nie jest on ani A, ani B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, które mają tylko A, B i jednego dodatkowego kandydata C. Gdyby żadna nie była C, można by zamienić A i B i łamigłówka miałaby dwa rozwiązania. Więc jeden z rogów z C to C i C odpada z każdej komórki, która spotyka je wszystkie.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Znajdź prostokąt, którego rogi mają A i B. Jeśli wszystko dodatkowe w nim to ta sama cyfra, szukaj komórek, które dzielą wiersz, kolumnę lub blok ze wszystkimi rogami, które ją mają.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Poprawne sudoku ma tylko jedno rozwiązanie, więc jeden z rogów nie jest ani A, ani B. Jedynym innym kandydatem jest C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Więc jeden z rogów z C to C. Komórka, która dzieli wiersz, kolumnę lub blok z nimi wszystkimi, spotyka je, więc nie jest C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, z których dwie mają tylko dwóch kandydatów, a pozostałe dwie jeszcze innych. Jedna z tych dwóch musi być dodatkową cyfrą, inaczej łamigłówka miałaby dwa rozwiązania. Razem z innymi komórkami ich wiersza, kolumny lub bloku zużywają cyfry, które odpadają z reszty.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Traktuj te dwa rogi jak jedną komórkę, która ma tylko ich dodatkowe cyfry, i szukaj z nią pary lub trójki.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Gdyby rogi miały tylko dwie cyfry, które mają wszystkie cztery, ich zamiana dałaby drugie rozwiązanie: każdy wiersz, kolumna i blok zachowuje obie.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Poprawne sudoku ma tylko jedno. Więc jeden z dwóch rogów to jedna z dodatkowych cyfr.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Inne komórki tego samego wiersza, kolumny lub bloku też mają tylko takie cyfry. Razem z tym rogiem jest tyle komórek, ile cyfr.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Więc zużywają te cyfry i żadna inna komórka tam nie może ich mieć.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, z kandydatami A i B, przy czym jedna z dwóch cyfr nie ma w wierszu lub kolumnie innego miejsca. Musi więc stać w jednym z rogów. Gdyby obok stanęła druga cyfra, można by obie zamienić, więc odpada ona z tych rogów.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Znajdź prostokąt z A i B we wszystkich rogach, dwa z nich bez niczego innego. Potem policz miejsca A i B w wierszu lub kolumnie pozostałych dwóch.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>Cyfra, która nie ma tam innego miejsca, stoi w jednym z dwóch rogów.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Gdyby drugi róg był tą drugą cyfrą, wszystkie cztery rogi miałyby tylko A i B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Poprawne sudoku ma tylko jedno rozwiązanie. Więc żaden z tych rogów nie jest tą drugą cyfrą.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, które wszystkie mają kandydatów A i B. Naprzeciw jednego rogu wiersz i kolumna nie mają innego miejsca dla A. Gdyby róg naprzeciw był B, A i B wypełniłyby wszystkie cztery i można by je zamienić, więc nie jest B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Zacznij od komórki, która ma tylko A i B. W wierszu i w kolumnie przeciwległego rogu policz miejsca jednej cyfry.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Załóżmy, że dany róg to B. Jego wiersz ma tylko dwa miejsca dla A, oba w prostokącie, więc jego sąsiad w wierszu byłby A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Jego kolumna też ma tylko dwa miejsca dla A. Więc jego sąsiad w kolumnie byłby A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>Przeciwległy róg (A lub B) spotyka A, więc byłby B. Wszystkie cztery miałyby tylko A i B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Poprawne sudoku ma tylko jedno rozwiązanie. Więc dany róg nie jest B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, żadna nie podana, a niektóre rozwiązane w grze. Gdyby miały tylko A i B, można by je zamienić, bo nie trzyma ich żadna podana cyfra. Poprawne sudoku ma tylko jedno rozwiązanie, więc jeden z rogów jest czymś innym.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Patrz na cyfry wpisane w grze, a nie podane. Trzy z nich jako A, B, A w prostokącie odbierają czwartemu rogowi B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Żaden z czterech rogów nie jest podany. Więc nic w łamigłówce nie mówi, który z nich to A, a który B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Poprawne sudoku ma tylko jedno rozwiązanie. Więc odpada to, co dopełniłoby A i B w rogach.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Sześć lub więcej komórek w zamkniętej pętli, które prawie wszystkie mają tylko kandydatów A i B, po dwie w każdym wierszu, kolumnie i bloku pętli. Gdyby wszystkie były A lub B, można by je zamienić w całej pętli i łamigłówka miałaby dwa rozwiązania. Poprawne sudoku ma tylko jedno, więc dodatkowy kandydat w pętli jest prawdziwy.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Gdy wiele komórek ma tych samych dwóch kandydatów, idź od jednej do następnej i spróbuj wrócić. Jedna komórka po drodze może mieć więcej kandydatów.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Gdyby pętla miała tylko A i B, stałyby w niej na przemian, a każdy jej wiersz, kolumna i blok miałby tam jedno A i jedno B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Zamiana każdego A i B pętli nie łamie wtedy żadnej zasady, bo każdy wiersz, kolumna i blok zachowuje obie. Byłyby więc dwa rozwiązania.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Poprawne sudoku ma tylko jedno. Więc jedna z komórek z dodatkowymi kandydatami ma jednego z nich.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Typ 1: tylko jedna komórka ma dodatkowych, więc nie jest ani A, ani B. Typ 2: wszyscy dodatkowi to jedna cyfra, która odpada z komórek spotykających ich wszystkich.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Typ 3: komórki z dodatkowymi zużywają cyfry razem z innymi. Typ 4: A nie ma obok nich innego miejsca, więc B nie może tam stać.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Cztery komórki, rogi prostokąta w dwóch wierszach, dwóch kolumnach i dwóch blokach, które wszystkie mają A i B, a dwie przeciwległe mają więcej kandydatów. Te dwa wiersze nie mają innego miejsca dla B, więc B zajmuje dwa przeciwległe rogi. W rogach z większą liczbą kandydatów zrobiłoby z pozostałych A i można by obie zamienić, więc B stamtąd odpada.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Znajdź prostokąt z A i B we wszystkich rogach i z dodatkowymi kandydatami tylko w dwóch przeciwległych. Potem policz miejsca każdej cyfry w obu wierszach i w obu kolumnach.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Oba wiersze potrzebują B i mają na nie miejsce tylko w rogach. Dwa B nie mogą dzielić kolumny, więc stoją w przeciwległych rogach.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Gdyby stały w rogach z dodatkowymi kandydatami, pozostałe dwa rogi (A lub B) spotkałyby B i byłyby A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Poprawne sudoku ma tylko jedno rozwiązanie. Więc rogi z dodatkowymi kandydatami nie są B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Wszystkie miejsca cyfry A połączone wierszami, kolumnami i blokami z tylko dwoma miejscami, na przemian w dwóch kolorach. Albo każda komórka pierwszego koloru to A, albo każda drugiego. Komórka spoza nich, która spotyka oba kolory, nie jest A, a kolor, który stoi dwa razy w jednym wierszu, kolumnie lub bloku, jest zły.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Wyróżnij jedną cyfrę i koloruj jej miejsca na przemian wszędzie, gdzie wiersz, kolumna lub blok ma tylko dwa. Potem szukaj komórek, które dzielą wiersz, kolumnę lub blok z oboma kolorami.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>W wierszu z tylko dwoma miejscami dla A jedno z nich to A, a drugie nie. Więc dostają różne kolory.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>I tak od miejsca do miejsca: jeśli jedna komórka koloru to A, są nim wszystkie komórki tego koloru i żadna drugiego.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: komórka spoza nich spotyka oba kolory. Jeśli pierwszy kolor to A, spotyka A. Jeśli drugi, też spotyka A. Tak czy inaczej nie jest A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: dwie komórki jednego koloru dzielą wiersz, kolumnę lub blok. Nie mogą obie być A, więc ten kolor jest wszędzie zły, a drugi dobry.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Dwie osobne grupy miejsc dla cyfry A, każda na przemian we własnych dwóch kolorach. Gdzie kolor pierwszej grupy spotyka kolor drugiej, nie mogą oba być A. Więc jeden z dwóch pozostałych kolorów to A albo kolor, który spotyka oba z drugiej grupy, jest zły.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Koloruj jedną cyfrę jak w Prostych kolorach. Jeśli druga grupa miejsc zostaje bez koloru, daj jej dwa inne kolory i zobacz, gdzie grupy się stykają.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>W każdej grupie jeden z dwóch kolorów to A, a drugi nie.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Załóżmy, że komórka niebieska dzieli wiersz, kolumnę lub blok z komórką zieloną. Wtedy niebieski i zielony nie są oba A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Jeśli niebieski nie jest A, jest nim drugi kolor jego grupy. Jeśli zielony nie jest A, jest nim drugi kolor jego grupy. Komórka, która spotyka te dwa drugie, tak czy inaczej nie jest A.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Jeśli niebieski spotyka oba kolory drugiej grupy, w każdym razie spotyka A. Więc żadna niebieska komórka nie jest A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Kandydaci wszystkich cyfr, połączeni tam, gdzie komórka ma ich tylko dwóch albo wiersz, kolumna lub blok ma tylko dwa miejsca dla cyfry, i na przemian w dwóch kolorach. Albo wszyscy kandydaci pierwszego koloru są prawdziwi, albo wszyscy drugiego. Kolor, który przeczy sam sobie, jest zły, a kandydat, którego wykluczają oba kolory, odpada.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Zacznij w komórce z dwoma kandydatami i pokoloruj ich różnie. Idź dalej wierszami, kolumnami i blokami z tylko dwoma miejscami oraz przez inne komórki z dwoma kandydatami.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>Z dwóch kandydatów samych w komórce jeden jest prawdziwy, a drugi fałszywy. To samo dotyczy dwóch miejsc cyfry w wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Jeśli więc jeden kandydat koloru jest prawdziwy, są nimi wszyscy tego koloru, a wszyscy drugiego są fałszywi.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: kolor ma dwóch kandydatów w jednej komórce albo jedną cyfrę dwa razy w wierszu, kolumnie lub bloku. Oba nie mogą być prawdziwe, więc ten kolor jest zły.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: kandydata wyklucza pierwszy kolor, a także drugi. Tak czy inaczej jest fałszywy.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Dwie lub trzy komórki, gdzie krzyżują się blok i wiersz lub kolumna, z kilkoma komórkami z reszty bloku i z reszty wiersza, które mają razem tyle cyfr, ile jest komórek. Żadna cyfra nie mieści się dwa razy, więc każda stoi tam raz. Cyfry części wierszowej odpadają z reszty wiersza, cyfry części blokowej z reszty bloku.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Szukaj tam, gdzie krzyżują się blok i wiersz, dwóch komórek z czterema kandydatami razem. Potem szukaj komórki z dwoma z nich w wierszu i jednej z pozostałymi dwoma w bloku.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>Komórki części wierszowej i komórki części blokowej nie mają wspólnej cyfry. Cyfra części wierszowej ma swoje miejsca tylko w wierszu, więc mieści się tam raz.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Cyfra części blokowej ma swoje miejsca tylko w bloku, więc mieści się tam raz.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Komórek jest tyle, ile cyfr. Każda komórka potrzebuje jednej cyfry i żadna cyfra nie może wystąpić dwa razy, więc każda z cyfr stoi w jednej z komórek.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Więc wiersz ma cyfry części wierszowej w tych komórkach, a blok cyfry części blokowej. Z innych komórek odpadają.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Dwie lub trzy komórki, dla których próbuje się każdej kombinacji cyfr. Kombinacja jest niemożliwa, jeśli pobliską komórkę zostawia bez cyfry albo powtarza cyfrę w wierszu, kolumnie lub bloku. Kandydat, którego nie ma w żadnej możliwej kombinacji, odpada.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Wybierz dwie komórki, które dzielą wiersz, kolumnę lub blok z wieloma komórkami o dwóch kandydatach. Każda z nich zakazuje jednej kombinacji.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Weź jednego kandydata pierwszej komórki i wypróbuj obok niego każdego kandydata innych komórek.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Jeśli obie cyfry są takie same, a komórki dzielą wiersz, kolumnę lub blok, kombinacja łamie zasadę.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Jeśli komórka, która je spotyka, ma tylko tych dwóch kandydatów, nie zostałaby jej żadna cyfra. Więc ta kombinacja też jest niemożliwa.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Jeśli zawodzi każda kombinacja z kandydatem, kandydat jest zły.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Łańcuch miejsc dla jednej cyfry A: jeśli nie stoi tu, musi stać tam, więc nie może w następnym miejscu i tak dalej. Jeśli pierwsze miejsce nie jest A, jest nim ostatnie. Więc A odpada z każdej komórki, która dzieli wiersz, kolumnę lub blok z oboma końcami.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Wyróżnij jedną cyfrę. Znajdź wiersze, kolumny i bloki z tylko dwoma miejscami dla niej i połącz je tam, gdzie ich końce dzielą wiersz, kolumnę lub blok.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Załóżmy, że pierwsze miejsce nie jest A. Jego wiersz, kolumna lub blok ma tylko jedno inne miejsce, więc ono jest A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>Następne miejsce dzieli z nim wiersz, kolumnę lub blok. Więc nie jest A, a jego partner musi być A. I tak aż do ostatniego miejsca, które jest A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Jeśli więc pierwsze miejsce nie jest A, jest nim ostatnie. Jeśli pierwsze to A, nie trzeba niczego śledzić.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>Tak czy inaczej jeden z końców to A. Komórka, która dzieli wiersz, kolumnę lub blok z oboma końcami, spotyka je, więc nie jest A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Łańcuch komórek z dwoma kandydatami każda, w którym każda komórka dzieli z następną wiersz, kolumnę lub blok i ma z nią wspólną cyfrę. Jeśli pierwsza komórka nie jest cyfrą A, jedna wynika z drugiej, aż ostatnia jest A. Więc A odpada z każdej komórki, która dzieli wiersz, kolumnę lub blok z oboma końcami.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Wyróżnij wszystkie komórki z dwoma kandydatami. Zacznij od jednej, przyjmij, że nie jest A, i śledź, czym muszą być inne, aż A wróci.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>Pierwsza komórka ma A i jedną inną cyfrę. Jeśli nie jest A, jest tą inną.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>Następna komórka dzieli z nią wiersz, kolumnę lub blok. Więc nie jest tą cyfrą i musi być swoją drugą.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>I tak od komórki do komórki, aż ostatniej zostaje tylko A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Jeśli pierwsza komórka to A, jeden koniec od razu jest A. Tak czy inaczej jeden z końców to A, a komórka, która dzieli wiersz, kolumnę lub blok z oboma, nim nie jest.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Łańcuch prostych wniosków, zwany AIC: jeśli ten kandydat jest fałszywy, tamten jest prawdziwy, więc następny fałszywy i tak dalej. Każdy krok używa komórki z dwoma kandydatami albo wiersza, kolumny lub bloku z dwoma miejscami dla cyfry. Pierwszy kandydat lub ostatni jest prawdziwy, więc odpada to, co obaj wykluczają.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Zacznij od kandydata, którego chcesz się pozbyć, i zapytaj: a gdyby był prawdziwy? Śledź wymuszone cyfry, aż coś będzie niemożliwe.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Załóżmy, że pierwszy kandydat jest fałszywy. Jego komórka ma tylko jednego innego kandydata albo jego wiersz tylko jedno inne miejsce. Więc ten jest prawdziwy.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Co jest prawdziwe, wyklucza swoich sąsiadów: innych kandydatów swojej komórki i tę samą cyfrę w swoim wierszu, kolumnie i bloku.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Fałsz, prawda, fałsz, prawda: tak to idzie dalej, a ostatni kandydat jest prawdziwy.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Jeśli pierwszy jest fałszywy, ostatni jest prawdziwy. Jeśli pierwszy jest prawdziwy, też dobrze. Tak czy inaczej fałszywe jest to, co obaj wykluczają.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Łańcuch prostych wniosków (AIC), w którym krok może dotyczyć też dwóch lub trzech komórek jednego bloku w jednym wierszu lub kolumnie: jedna z nich ma cyfrę albo żadna. Poza tym działa jak każdy taki łańcuch. Pierwsze zdanie lub ostatnie jest prawdziwe, więc odpada to, co oba wykluczają.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Gdy łańcuch utknie, bo wiersz ma trzy miejsca, sprawdź, czy dwa z nich leżą w jednym bloku. Potraktuj te dwa jak jedno.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Załóżmy, że wiersz ma miejsca dla cyfry w jednej komórce i w grupie dwóch komórek w jednym bloku.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Jeśli ta jedna komórka nie ma cyfry, ma ją jedna z grupy. Nie wiadomo która, ale obie dzielą wiersz i blok.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Więc cyfra odpada ze wszystkich innych komórek tego wiersza i tego bloku, a łańcuch idzie stamtąd dalej.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>Na końcu pierwsze zdanie lub ostatnie jest prawdziwe. Tak czy inaczej fałszywe jest to, co oba wykluczają.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Łańcuch prostych wniosków (AIC), w którym krok może też użyć grupy komórek z jednym kandydatem więcej niż komórek, zwanej prawie zamkniętym zbiorem. Jeśli taka grupa traci jedną cyfrę, potrzebuje wszystkich pozostałych. Pierwsze zdanie lub ostatnie jest prawdziwe, więc odpada to, co oba wykluczają.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Szukaj w wierszu, kolumnie lub bloku dwóch komórek z trzema cyframi albo trzech z czterema. Niosą one łańcuch od jednej ze swoich cyfr do innej.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Weź dwie komórki wiersza, które mają razem cyfry 1, 2 i 3. Jeśli 1 jest w obu wykluczone, zostają dwie cyfry na dwie komórki.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Więc 2 stoi w jednej z nich, a 3 w drugiej. Komórka, która dzieli wiersz, kolumnę lub blok z oboma miejscami 2, nie może być 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Z tym łańcuch idzie dalej. Większa grupa robi to samo.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Łańcuch prostych wniosków, który wraca do swojego początku, tak że można go czytać w przód i wstecz. Albo prawdziwe jest co drugie zdanie, albo wszystkie pozostałe. Z dwóch sąsiadów w wierszu, kolumnie, bloku lub komórce jeden jest więc zawsze prawdziwy, a to, co wyklucza, odpada.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Gdy dwa końce łańcucha spotykają się w wierszu, kolumnie lub bloku albo w jednej komórce, zamknij pętlę i sprawdź wzdłuż każdej jej linii, co odpada.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Jeśli pierwszy kandydat jest fałszywy, drugi jest prawdziwy, trzeci fałszywy i tak dalej dookoła pętli.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Jeśli pierwszy kandydat jest prawdziwy, idź w drugą stronę: ostatni jest fałszywy, poprzedni prawdziwy i tak dalej, aż drugi jest fałszywy.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>Tak czy inaczej dwaj sąsiedzi nigdy nie są obaj fałszywi. Gdzie dzielą wiersz, kolumnę lub blok, cyfra stoi w jednym z tych dwóch miejsc.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Więc odpada ona tam z innych komórek. Gdzie obaj są w jednej komórce, odpadają jej inni kandydaci.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Łańcuch prostych wniosków, który zaczyna się od założenia o jednym kandydacie i wraca do niego z przeciwieństwem. Założenie, które prowadzi do swojego przeciwieństwa, jest błędne. Więc kandydat odpada albo właśnie jego trzeba wpisać.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Wybierz kandydata, którego wiersz, kolumna lub blok ma niewiele innych tej cyfry, przyjmij, że jest prawdziwy, i śledź wymuszone cyfry, aż jedna go wykluczy.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Załóżmy, że kandydat jest prawdziwy. Wtedy jego sąsiedzi są fałszywi, a gdzie zostaje tylko jeden inny, ten jest prawdziwy.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>I tak dalej, na przemian fałsz i prawda, każdy wniosek z poprzedniego.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>Ostatni wniosek mówi, że pierwszy kandydat jest fałszywy. A miał być prawdziwy.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Oba naraz są niemożliwe, więc kandydat jest fałszywy. I odwrotnie: jeśli przyjąć, że jest fałszywy, a wychodzi prawdziwy, jest prawdziwy.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Dwie grupy komórek, każda w jednym wierszu, kolumnie lub bloku i z jednym kandydatem więcej niż komórek: prawie zamknięte zbiory. Dzielą cyfrę, którą może mieć tylko jedna z nich, więc druga grupa potrzebuje wszystkich pozostałych cyfr. Inna cyfra, którą mają obie, stoi wtedy w jednej z nich i odpada z każdej komórki, która spotyka wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>Najmniejsza grupa to komórka z dwoma kandydatami. Szukaj jej obok dwóch lub trzech komórek z jedną cyfrą więcej niż komórek oraz cyfry, którą obie mają w jednym wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Wszystkie miejsca wspólnej cyfry w obu grupach dzielą jeden wiersz, kolumnę lub blok. Więc cyfra nie stoi w obu grupach.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Jeśli pierwsza grupa jej nie ma, zostaje jej tyle cyfr, ile komórek. Potrzebuje każdej z nich, więc i drugiej wspólnej cyfry.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Jeśli druga grupa jej nie ma, to ona potrzebuje wszystkich swoich innych cyfr, więc i drugiej wspólnej.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>Tak czy inaczej druga wspólna cyfra stoi w jednej z grup. Komórka, która dzieli wiersz, kolumnę lub blok ze wszystkimi jej miejscami tam, nie może jej mieć.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Trzy grupy komórek, każda z jednym kandydatem więcej niż komórek: prawie zamknięte zbiory. Pierwsza dzieli jedną cyfrę z drugą, a inną z trzecią i może obyć się tylko bez jednej z nich. Więc druga lub trzecia grupa traci cyfrę i potrzebuje wszystkich pozostałych, w tym cyfry, którą mają obie.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>To XY-Wing z grupami komórek zamiast komórek. Szukaj najpierw grupy środkowej, potem dwóch innych, które ją spotykają.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>Pierwsza grupa ma o jedną cyfrę więcej niż komórek. Więc brakuje jej tylko jednej z jej cyfr i ma co najmniej jedną z dwóch wspólnych.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Jeśli ma cyfrę, którą dzieli z drugą grupą, druga grupa nie może jej mieć i potrzebuje wszystkich pozostałych.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Jeśli ma cyfrę, którą dzieli z trzecią grupą, trzecia grupa potrzebuje wszystkich pozostałych.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>Tak czy inaczej cyfra, którą mają druga i trzecia grupa, stoi w jednej z nich. Komórka, która spotyka wszystkie jej miejsca tam, nie może jej mieć.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Łańcuch grup komórek, każda z jednym kandydatem więcej niż komórek: prawie zamknięte zbiory. Grupa, która traci jedną cyfrę, potrzebuje wszystkich pozostałych, a jedna z nich zabiera cyfrę następnej grupie i tak dalej. Więc cyfra pierwszej i ostatniej grupy stoi w jednej z nich.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Zacznij od dwóch grup, które dzielą cyfrę w jednym wierszu, kolumnie lub bloku, i dodaj trzecią, która dzieli inną cyfrę z drugą.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Załóżmy, że pierwsza grupa nie ma danej cyfry. Wtedy potrzebuje wszystkich pozostałych, także tej, którą dzieli z następną grupą.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Więc następna grupa traci tę cyfrę i potrzebuje wszystkich pozostałych, także tej, którą dzieli z kolejną grupą.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>I tak aż do ostatniej grupy, która musi mieć daną cyfrę.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Ma ją albo pierwsza grupa, albo ostatnia. Komórka, która spotyka wszystkie jej miejsca w obu, nie może jej mieć.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Komórka, łodyga, i dla każdego jej kandydata grupa komórek z jednym kandydatem więcej niż komórek, płatek. Czymkolwiek jest łodyga, jeden płatek traci tę cyfrę i potrzebuje wszystkich pozostałych. Cyfra, którą mają wszystkie płatki, stoi w jednym z nich i odpada z każdej komórki, która spotyka wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Zacznij od komórki z dwoma lub trzema kandydatami. Dla każdego z nich szukaj grupy, w której wszystkie miejsca dla niego dzielą z tą komórką wiersz, kolumnę lub blok.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>Łodyga to jeden ze swoich kandydatów. Załóżmy, że ten z pierwszego płatka.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Wszystkie miejsca dla niego w tym płatku dzielą z łodygą wiersz, kolumnę lub blok. Więc płatek traci tę cyfrę.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Ma wtedy tyle cyfr, ile komórek, i potrzebuje ich wszystkich, także cyfry, którą mają wszystkie płatki.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Przy każdym innym kandydacie łodygi jest to inny płatek. Tak czy inaczej wspólna cyfra stoi w jednym z nich, a komórka, która spotyka wszystkie jej miejsca, nie może jej mieć.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Jedną cyfrę próbuje się w jednym miejscu i tylko tę cyfrę śledzi się po planszy. Jej inne miejsca padają jedno po drugim, aż wiersz, kolumna lub blok nie ma żadnego. Więc cyfra nie może tam stać i kandydat odpada.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Wybierz cyfrę, której zostało mało miejsc, i wypróbuj ją tam, gdzie zabrałaby ich wiele.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Załóżmy, że komórka to A. Wtedy A odpada ze wszystkich innych komórek jej wiersza, kolumny i bloku.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>Jakiś inny wiersz, kolumna lub blok ma teraz tylko jedno miejsce dla A. Więc A stoi tam i padają kolejne miejsca.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>Na końcu jakiś wiersz, kolumna lub blok nie ma w ogóle miejsca dla A. A każdy go potrzebuje.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Więc komórka nie jest A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Wszystkich kandydatów komórki albo wszystkie miejsca cyfry w wierszu, kolumnie lub bloku próbuje się po kolei. Od każdego śledzi się łańcuch prostych wniosków. Jeśli wszystkie prowadzą do tego samego, jest to prawda, bo jeden z nich musi być słuszny.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Wybierz komórkę z dwoma kandydatami, prześledź obu i zapamiętaj, co wychodzi tak samo.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>Komórka musi być jednym ze swoich kandydatów albo cyfra musi stać w jednym ze swoich miejsc. Innego przypadku nie ma.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Jeśli to pierwszy, śledź, co musi być dalej, wniosek po wniosku. Prowadzi to do wyniku.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Jeśli to drugi lub trzeci, wnioski są inne, ale prowadzą do tego samego wyniku.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Jeden z przypadków zachodzi. Którykolwiek to jest, wynik jest prawdziwy.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Założenie, od którego wychodzi kilka łańcuchów prostych wniosków. Razem zabierają wszystkich kandydatów komórki albo wszystkie miejsca cyfry w wierszu, kolumnie lub bloku. To niemożliwe, więc założenie było błędne.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Załóż kandydata, którego prawdziwość wiele by wymusiła, i obserwuj komórki z dwoma kandydatami oraz wiersze z dwoma miejscami.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Załóżmy, że kandydat jest prawdziwy (albo fałszywy).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Jeden łańcuch wniosków zabiera jakiejś komórce pierwszego kandydata, inny drugiego i tak dalej.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Wszystkie obowiązują naraz. Więc tej komórce nie zostałaby żadna cyfra albo cyfrze żadne miejsce.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Każda komórka potrzebuje cyfry. Więc założenie było błędne i prawdą jest przeciwieństwo.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Założenie, którego skutki śledzi się jak sieć: wniosek może potrzebować kilku wcześniejszych. Na końcu komórce nie zostaje żadna cyfra albo cyfra nie ma miejsca. To niemożliwe, więc założenie było błędne.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Wypróbuj to w gałęzi. Wpisz cyfrę, idź dalej singlami i zobacz, czy coś się nie zgadza.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Załóżmy, że kandydat jest prawdziwy; zapisz, co wynika od razu.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>Z tego i z planszy wynika więcej. Komórka może stracić przedostatniego kandydata dopiero po kilku z tych wniosków.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>Na końcu komórce nie zostaje żadna cyfra albo wiersz, kolumna lub blok nie ma miejsca dla cyfry.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Poprawne sudoku da się wypełnić. Więc założenie było błędne.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Kilka założeń, z których jedno musi być prawdziwe, każde prześledzone do wszystkich skutków. Wniosek może potrzebować kilku wcześniejszych. Co wynika z każdego z nich, jest prawdziwe.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Wybierz komórkę z dwoma kandydatami. Wpisz pierwszego w gałęzi i idź dalej, potem drugiego, i porównaj.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>Komórka musi być jednym ze swoich kandydatów albo cyfra musi stać w jednym ze swoich miejsc w wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Jeśli to pierwszy, wynika wiele rzeczy. Jeśli drugi, wynikają inne.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Co wynika w każdym przypadku, jest prawdziwe, którykolwiek zachodzi.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Wszystkie sposoby wstawienia jednej cyfry do każdego wiersza, kolumny i bloku ogląda się razem. Komórka, której używają wszystkie sposoby, ma tę cyfrę. Komórka, której nie używa żaden, nie może jej mieć.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>To praca dla komputera: cyfra może mieć tysiące takich sposobów. Człowiekowi wystarcza ich niewiele, gdy prawie wszystkie jej miejsca są znane.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>W rozwiązaniu cyfra stoi raz w każdym wierszu, kolumnie i bloku. To jeden z tych sposobów.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Który to, nie wiadomo. Ale jeśli wszystkie sposoby używają komórki, używa jej i właściwy.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Jeśli żaden sposób nie używa komórki, właściwy też nie. Więc cyfra z niej odpada.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Trzy lub więcej par sąsiednich komórek w tych samych dwóch wierszach lub kolumnach, które prawie wszystkie mają tylko tyle cyfr, ile jest par. Gdyby nie miały nic innego, obie linie mogłyby wymienić te cyfry, a łamigłówka miałaby dwa rozwiązania. Poprawne sudoku ma tylko jedno, więc dodatkowy kandydat w tych komórkach jest prawdziwy.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>W dwóch wierszach pasa lub dwóch kolumnach stosu szukaj trzech par komórek, po jednej w każdym bloku, z tymi samymi trzema cyframi. Jedna komórka może mieć więcej.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Gdyby komórki miały tylko te cyfry, każda z dwóch linii miałaby tam je wszystkie, bo ma tyle komórek, ile jest cyfr.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Zamiana tam obu linii nie łamie żadnej reguły: każda para zostaje w swojej linii poprzecznej, a każdy wiersz, kolumna i blok zachowuje swoje cyfry.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Byłyby więc dwa rozwiązania, ale poprawne sudoku ma tylko jedno. Jedna z komórek z dodatkowymi kandydatami zawiera dodatkowego.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Typ 1: tylko jedna komórka ma dodatkowych, więc jest jednym z nich. Typ 2: wszyscy dodatkowi to jedna cyfra, która odpada z komórek spotykających ich wszystkich.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Typ 3: komórki z dodatkowymi zużywają cyfry razem z innymi. Typ 4: jakaś cyfra nie ma obok nich innego miejsca, więc pozostałe z wzoru nie mogą tam stać.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Kilka komórek, które prawie wszystkie mają dwóch kandydatów i w których każda cyfra ma dwa miejsca w każdym wierszu, kolumnie i bloku, gdzie występuje. Gdyby żadna nie miała więcej, każda mogłaby wziąć drugiego kandydata, a łamigłówka miałaby dwa rozwiązania. Poprawne sudoku ma tylko jedno, więc dodatkowy kandydat w tych komórkach jest prawdziwy.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Idź po komórkach z dwoma kandydatami: dla każdej ich cyfry szukaj partnera w wierszu, w kolumnie i w bloku, aż wszystko będzie miało partnera.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Przypuśćmy, że każda z komórek ma tylko swoich dwóch kandydatów. W rozwiązaniu każdy wiersz, kolumna i blok używałby jednego z dwóch miejsc każdej cyfry.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Danie każdej z tych komórek drugiego kandydata użyłoby drugich miejsc: każdy wiersz, kolumna i blok zachowuje wszystkie cyfry, więc to drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Poprawne sudoku ma tylko jedno. Więc w jednej z komórek z więcej niż dwoma kandydatami prawdziwy jest dodatkowy.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Rozwiązane komórki, które z jedną komórką więcej byłyby zamkniętym zbiorem: dwie cyfry w tych samych wierszach, kolumnach i blokach albo te same cyfry w części dwóch linii. Gdyby zbiór był zamknięty, resztę diagramu też można by zamienić, bo nic tam nie jest podane. Poprawne sudoku ma tylko jedno rozwiązanie, więc komórka nie dopełnia zbioru.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Wybierz dwie cyfry, które stoją dopiero w niewielu miejscach. Zaznacz każdy wiersz, kolumnę i blok, gdzie jest tylko jedna z nich, i szukaj komórki, w której się spotykają.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Każdy wiersz, kolumna i blok ma każdą z dwóch cyfr raz. Gdyby rozwiązane komórki miały wszędzie obie lub żadnej, miałyby tak i te jeszcze wolne.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Zamiana obu cyfr we wszystkich wolnych komórkach nie łamie wtedy żadnej reguły: każdy wiersz, kolumna i blok zachowuje obie. I nic podanego się nie zmienia, bo wszystkie podane tych cyfr są w zamkniętym zbiorze.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Byłyby więc dwa rozwiązania, ale poprawne sudoku ma tylko jedno. Zbiór nigdy się nie zamyka, więc komórka, która by go zamknęła, zawiera coś innego.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Z dwiema liniami jest tak samo: jeśli część obu ma te same cyfry, to reszta też, a reszty można by zamienić.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Podane cyfry nielicznych łamigłówek są symetryczne: obróć, odbij lub przesuń diagram, zamień kilka cyfr, a znów są te same podane. Poprawne sudoku ma tylko jedno rozwiązanie, więc i ono musi być symetryczne. Cyfra stoi w komórce tylko wtedy, gdy jej partner stoi w komórce partnerskiej, a co straciło partnera, odpada.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Gdy podane cyfry tworzą symetryczny obraz, porównaj każdą z tą po drugiej stronie. Jeśli naprzeciw każdej 1 stoi ta sama cyfra i tak dalej, łamigłówka jest symetryczna.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Taki ruch przenosi wiersze, kolumny i bloki na wiersze, kolumny i bloki. Przenosi więc rozwiązanie na diagram zgodny z regułami, także z zamienionymi cyframi.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Podane przechodzą na podane. Więc to, czym staje się rozwiązanie, jest rozwiązaniem tej samej łamigłówki.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Jest tylko jedno, więc rozwiązanie przechodzi na siebie. Jeśli komórka zawiera cyfrę, jej komórka partnerska zawiera partnera tej cyfry.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Kandydat, którego partnera nie ma, odpada. Tak samo ten, który dzieliłby komórkę, wiersz, kolumnę lub blok z partnerem, który go wyklucza.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Szukaj wiersza i kolumny, w których te same cyfry są wykluczone w wielu komórkach poza blokiem, gdzie się krzyżują.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Przypuśćmy, że cyfry nie ma w żadnym skrzydle. Wtedy wiersz ma ją w bloku i kolumna też.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>Blok ma ją tylko raz, więc jest tam, gdzie oba się spotykają: w osi.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Trzy cyfry, z których każda potrzebuje jednej z trzech komórek, nie zostawiają miejsca innym.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>Z dwóch cyfr oś może mieć tylko jedną, więc skrzydło ma drugą. Dwie pary cyfr z dwiema osiami wypełniają tak oba skrzydła i obie osie.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Fajerwerk z dwóch cyfr A i B: każda jest w jednej z trzech komórek, w osi, gdzie krzyżują się wiersz i kolumna, albo w skrzydle w każdym z nich. Oś może mieć tylko jedną, więc jedno ze skrzydeł to A lub B. Komórka naprzeciw osi, która spotyka oba skrzydła, rozstrzyga, co dalej.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Znajdź dwie cyfry, które poza blokiem mają po jednym miejscu w wierszu i w kolumnie, w tych samych komórkach. Potem spójrz na komórkę, która uzupełnia prostokąt.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: jeśli komórka naprzeciw ma tylko A i B, odbiera swoją cyfrę obu skrzydłom. Oś ma więc tę samą cyfrę. Przy dwóch takich fajerwerkach wokół jednej komórki druga cyfra jest w jej wierszu i w jej kolumnie w skrzydłach.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: dwie komórki z samymi A i B spotykają komórkę naprzeciw, jedna w wierszu, druga w kolumnie. Gdyby była A, one byłyby B i żadne skrzydło nie mogłoby być A ani B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: cyfra C ma w wierszu i w kolumnie komórki naprzeciw tylko trzy miejsca: tę komórkę i skrzydła. Gdyby nie było jej tutaj, oba skrzydła byłyby C, a żadne A ani B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Szukaj trzech cyfr, których jeszcze nie ma w czterech takich blokach i które zostały tam razem w wielu komórkach. To rzadkość, ale łamie najtrudniejsze znane sudoku.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Dwa bloki obok siebie mają w każdym z trzech wierszy różne cyfry. To możliwe tylko wtedy, gdy oba obiegają w tę samą stronę.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Czytane od lewej do prawej, dwa bloki jeden nad drugim też obiegają w tę samą stronę.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Jeśli komórki bloku opadają, oba odczyty obiegają w tę samą stronę. Jeśli się wznoszą, w przeciwne.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>W obchodzie czterech bloków kierunek zmienia się więc w każdym bloku ze wznoszącymi się komórkami. Przy jednym lub trzech takich kończy się w złą stronę, a to niemożliwe.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Zamknięta pętla z pięciu, siedmiu lub więcej komórek, nieparzystej liczby, w której każda dzieli wiersz, kolumnę lub blok z następną i prawie wszystkie mają tylko A i B. Samymi A i B nie da się jej wypełnić. Więc jeden z innych kandydatów w niej, strażników, jest słuszny.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Gdy ci sami dwaj kandydaci stoją sami w kilku komórkach, spróbuj połączyć je w pętlę z jedną lub dwiema komórkami, które mają coś jeszcze.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Przypuśćmy, że pętla ma tylko A i B. Sąsiedzi w niej są różni, więc A i B zmieniają się wzdłuż pętli.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Przy nieparzystej liczbie komórek ostatnia jest taka jak pierwsza. Ale one też sąsiadują, więc to niemożliwe.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Więc jedna z komórek ma coś innego. Jeśli może tylko jedna, to ona. Jeśli wszyscy strażnicy to ta sama cyfra, komórki, które spotykają ich wszystkich, nie mogą jej mieć. Strażnicy w jednym wierszu, kolumnie lub bloku mogą uzupełnić zbiór.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Zacznij od komórki z A i komórki, która ją spotyka, z B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Każda komórka, która spotyka obie, to C. Idź dalej, dopóki jakiejś komórce została jedna cyfra, a gdzie ma dwie, spróbuj obu.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>W zaznaczonych komórkach każda droga kończy się dwiema równymi cyframi, które się spotykają. Trzy cyfry można zamieniać, więc inny początek nic nie zmienia.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Więc jedna z komórek ma inną cyfrę niż A, B i C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Wyróżnij jedną cyfrę i połącz jej miejsca, gdzie wiersz, kolumna lub blok ma tylko dwa. Jeśli pętla z pięciu zamknęłaby się, gdyby nie jedno lub dwa miejsca, to jest to.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Przypuśćmy, że żaden strażnik nie jest A. Wtedy każde dwa sąsiednie miejsca pętli są jedynymi miejscami dla A w swoim wierszu, kolumnie lub bloku: jedno to A, drugie nie.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Więc komórki są na przemian A i nie A. Przy nieparzystej liczbie komórek ostatnia jest taka jak pierwsza, ale one też sąsiadują. To niemożliwe.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Więc jeden ze strażników to A. Komórki, które spotykają ich wszystkich, nie są A, a jeśli jest tylko jeden, to on jest A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Dwie komórki podstawy obok siebie w bloku, razem z trzema lub czterema kandydatami, i dwie komórki docelowe, które się z nimi nie spotykają. Cele muszą zawierać te same dwie cyfry co podstawa. Kandydaci, którzy nigdzie przy tym nie pasują, odpadają.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Szukaj dwóch komórek bloku w jednym wierszu, razem z trzema lub czterema kandydatami, oraz komórek z tymi samymi kandydatami w innych wierszach bloków obok. W trzech kolumnach poza tymi blokami każda z cyfr może pasować najwyżej do dwóch wierszy.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Niech podstawa leży w wierszu. Liczą się trzy kolumny, po jednej w każdym bloku: kolumny celów i ta obok podstawy.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Cyfra podstawy nie stoi nigdzie indziej w swoim wierszu i bloku. Gdyby nie było jej też w żadnym celu, wszystkie trzy kolumny musiałyby ją mieć w innych komórkach.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Potrzeba do tego trzech różnych wierszy, a miejsce jest najwyżej w dwóch. Więc cyfra stoi w celu, i tak samo druga cyfra podstawy.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Obie cyfry potrzebują też miejsca w trzech kolumnach i w pozostałych blokach, więc nie każda para pasuje. To, co blokuje każdy pozostały sposób, jest błędne.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: oba cele leżą w blokach obok podstawy. Senior: jeden leży dalej w takiej kolumnie. Double: dwa Exocety używają tych samych kolumn.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Szesnaście komórek w czterech blokach, gdzie krzyżują się dwa wiersze i dwie kolumny: w każdym bloku dwie komórki wiersza i dwie kolumny. Tworzą pierścień, w którym każda para dzieli cyfry z następną. Jeśli jest miejsce tylko na tyle cyfr, ile jest komórek, każda odpada z reszty swojego wiersza, kolumny lub bloku.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Szukaj czterech bloków w rogach prostokąta, z dwoma wierszami i dwiema kolumnami, które są tam puste poza skrzyżowaniami. Każda para komórek ma około czterech kandydatów, po dwóch wspólnych z każdym sąsiadem.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Przejdź po pierścieniu: każda para dzieli wiersz lub kolumnę z jednym sąsiadem i blok z drugim. Cyfra może tam stać tylko raz.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Policz dla każdej cyfry, ile z tych wierszy, kolumn i bloków zawiera wszystkie jej miejsca w pierścieniu. Razem jest ich tyle, ile komórek.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Każda komórka potrzebuje cyfry, więc żadnej nie może zabraknąć: każdy z tych wierszy, kolumn i bloków ma swoje cyfry w pierścieniu. Odpadają z jego innych komórek.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Komórki, w których krzyżują się niektóre wiersze i niektóre kolumny. Pewne cyfry liczą się raz w każdej z kolumn, pozostałe raz w każdym z wierszy. Jeśli daje to tyle cyfr, ile jest komórek, każda odpada z reszty swojego wiersza lub kolumny.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Szukaj czterech wierszy i czterech lub pięciu kolumn, które krzyżują się w wielu pustych komórkach, oraz cyfr danych w wielu ich innych komórkach.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Każda z komórek potrzebuje cyfry. Cyfra może stać tylko raz w kolumnie i tylko raz w wierszu.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Policz cyfry, które się mieszczą: jedne według kolumn, inne według wierszy. Jeśli jest ich dokładnie tyle, ile komórek, żadnej nie może zabraknąć.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Więc każdy wiersz i każda kolumna ma cyfry liczone według niego w tych komórkach. Odpadają z jego innych komórek.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Multifish liczy od strony cyfr: niektóre muszą stać w każdym z pewnych wierszy, a kolumny i pojedyncze komórki mają dla nich w sam raz miejsca.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Komórki bloku i kilka komórek wiersza i kolumny, które go krzyżują, o tylu cyfrach, ile jest komórek. Każda cyfra leży tylko w wierszu, tylko w kolumnie lub tylko w bloku, więc każda stoi tam raz. Odpada z każdej innej komórki, która spotyka wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Szukaj Sue de Coq, w którym część w bloku potrzebuje kilku komórek drugiej linii, z cyframi, które zostały.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Każda cyfra ma wszystkie swoje miejsca w wierszu, w kolumnie lub w bloku. Więc mieści się tam raz.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Komórka, która dzieli wiersz, kolumnę lub blok ze wszystkimi miejscami takiej cyfry, spotyka ją, gdziekolwiek ona stoi. Więc nie może być tą cyfrą.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Odbiera coś komórce, wierszowi, kolumnie lub blokowi, tak że zostaje tam singiel. Inni kandydaci mogli odpaść wcześniej po drodze.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Zakładamy kandydata i jeden singiel wynika po drugim, jak w whipie. Ale każdy może leżeć gdziekolwiek, nie tylko tam, gdzie poprzedni coś odebrał. Na końcu komórka nie ma cyfry albo cyfra nie ma miejsca, więc kandydat odpada.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Wiersz i blok, które się krzyżują: poza skrzyżowaniem wiersz ma komórkę z kandydatami A i B, a blok ma A i B tylko w jednej komórce. Te dwie komórki to ta sama cyfra, a druga stoi tam, gdzie wiersz i blok się krzyżują. Więc komórka bloku nie ma innej cyfry, a A i B odpadają z reszty wiersza.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Weź komórkę z dwoma kandydatami i obejrzyj inne bloki jej wiersza: czy któryś ma obie cyfry poza wierszem tylko w jednej komórce? Dwie komórki z trzema cyframi i trzy z czterema działają tak samo.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>Komórka wiersza to A lub B. Jeśli to A, w wierszu nie ma innego A, więc też nie tam, gdzie wiersz i blok się krzyżują.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Blok też potrzebuje A, a poza wierszem ma na nie tylko tę jedną komórkę. Jego B stoi więc tam, gdzie wiersz i blok się krzyżują, i wiersz też ma tam swoje.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Jeśli komórka wiersza to B, jest tak samo na odwrót.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Komórki wiersza lub kolumny i bloku, które się krzyżują, o tylko tylu cyfrach, ile jest komórek: cztery w WXYZ-Wing, pięć w VWXYZ-Wing i tak dalej. Wszystkie cyfry oprócz jednej mogą tam być tylko raz. Więc ostatnia stoi w jednej z komórek i odpada z każdej komórki, która spotyka wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Wszystkie cyfry oprócz jednej mieszczą się w tych komórkach najwyżej raz, bo ich miejsca dzielą wiersz, kolumnę lub blok.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Zostawiają więc co najmniej jedną komórkę, a ostatnia cyfra ją wypełnia.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Wszystkie komórki z tymi samymi dwoma kandydatami A i B, połączone wierszami, kolumnami i blokami, z gałęziami i pierścieniami. Dzielą się na dwie grupy: jedna to same A, druga same B. A i B odpadają z każdej komórki, która dzieli wiersz, kolumnę lub blok z komórką każdej z grup.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Gdy ci sami dwaj kandydaci są sami w pięciu lub więcej komórkach, nadaj im na przemian dwa kolory i szukaj komórek, które spotykają oba kolory.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Połączone komórki, które dzielą wiersz, kolumnę lub blok, są różne.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Więc jedna grupa to same A, a druga same B, albo odwrotnie.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>Tak czy inaczej komórka, która spotyka po jednej z każdej grupy, spotyka A i B, więc nie jest żadną z nich.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Wiersz i kolumna krzyżują się w bloku. Poza tym blokiem cyfra ma tylko jedno miejsce w wierszu i jedno w kolumnie. Jest więc w jednej z trzech komórek: w tych dwóch, skrzydłach, albo w osi, gdzie się krzyżują. Trzy takie cyfry wypełniają trzy komórki; dwie, i dwie inne z tymi samymi skrzydłami i osią naprzeciw, wypełniają cztery.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Przypuśćmy, że dwanaście komórek ma tylko A, B i C. Czytaj komórki bloku z góry na dół: A, B, C, A ... obiega w jedną stronę, A, C, B, A ... w drugą.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Kilka komórek, które prawie wszystkie mają tylko te same trzy lub cztery cyfry, w takich miejscach, że zawsze są dwa sposoby wypełnienia ich tymi samymi cyframi w każdym wierszu, kolumnie i bloku. Gdyby nie miały nic innego, łamigłówka miałaby dwa rozwiązania. Poprawne sudoku ma tylko jedno, więc dodatkowy kandydat w tych komórkach jest prawdziwy.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Szukaj komórek z trzema lub czterema cyframi, które spotykają inne takie w wierszu, w kolumnie i w bloku. Wypełnij je i spróbuj wypełnić inaczej tymi samymi cyframi w każdym wierszu, kolumnie i bloku.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Weź dowolny sposób wypełnienia komórek tymi cyframi. Jest drugi, w którym każdy wiersz, kolumna i blok ma tam te same cyfry.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Wszystkie inne komórki pasują do drugiego sposobu tak samo jak do pierwszego, bo to, co spotykają, jest takie samo.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Cztery bloki w rogach prostokąta, w każdym trzy komórki w trzech wierszach i trzech kolumnach, które zdają się mieć tylko A, B i C. Inne nazwy: Młot Thora, Trivalue Oddagon. W jednym lub trzech z bloków komórki wznoszą się, w pozostałych opadają. Takich komórek nie da się wypełnić, więc jeden z pozostałych ich kandydatów jest słuszny.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Zamknięta pętla z pięciu lub siedmiu miejsc cyfry A, każde z następnym w wierszu, kolumnie lub bloku bez innych miejsc dla A, poza kilkoma: strażnikami. Inna nazwa: Guardians. Bez nich pętla nie mogłaby być poprawna, więc jeden z nich to A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Zakładamy kandydata i jeden singiel wynika po drugim: każdy leży w komórce, wierszu, kolumnie lub bloku, którym poprzedni coś odebrał. Na końcu w jednym z nich nie zostaje nic, więc kandydat odpada.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Wybierz kandydata obok komórek z dwoma kandydatami i wierszy z dwoma miejscami i idź za tym, co wymusza. Patrz tylko na to, co odbiera ostatnia cyfra. Im mniej singli potrzeba, tym łatwiejszy jest whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Dziesięć lub więcej komórek, które zdają się mieć tylko A, B i C i dzielą tyle wierszy, kolumn i bloków, że nie ma sposobu, by je wypełnić. Więc jeden z pozostałych ich kandydatów jest słuszny.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Gdzie trzy cyfry zostały razem w wielu komórkach, daj im trzy kolory, tak by równe kolory nigdy się nie spotkały. Gdzie się to nie udaje, jakaś komórka musi być czymś innym. Najbardziej znany wzór tego rodzaju to Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>Ła&amp;migłówka</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Notatki</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Otwórz...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Wklej łamigłówkę</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Zapisz &amp;jako...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>Kopi&amp;uj łamigłówkę</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopiuj j&amp;ako</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Usu&amp;ń</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Sprawdź</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>&amp;Wróć przed błąd</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Wprowadź własn&amp;ą</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Ws&amp;trzymaj</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Zacznij od &amp;nowa</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>W&amp;ypróbuj coś</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>&amp;Odrzuć próbę</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>Usuń k&amp;olory</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>&amp;Automatycznie czyść kandydatów</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Wpisuj &amp;cyfry</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>Wpisuj &amp;kandydatów</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>Wpisuj notatki w &amp;rogach</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Wpisuj notatki na &amp;środku</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>Nak&amp;ładaj kolory</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>Następny &amp;tryb</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Oznaczaj &amp;powtórzone cyfry</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Wyróżniaj tę &amp;samą cyfrę</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>Wyróżniaj wiersz, kolumnę &amp;i blok</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>Wyróżniaj komórki z &amp;dwoma kandydatami</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Od razu oznaczaj &amp;złe cyfry</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>Pokazuj brakujące &amp;cyfry</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Najpierw wybierz cy&amp;frę</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>Pokazuj &amp;nazwy wierszy i kolumn</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>Pokazuj zega&amp;r</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>N&amp;azwy komórek</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Klawiatura i mysz</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>O progra&amp;mie Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Otwórz ost&amp;atnie</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Eksportuj...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>D&amp;rukuj...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Następna podpowiedź</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Zastosuj podpowiedź</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>Zam&amp;knij podpowiedź</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Rozwiąż teraz</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>&amp;Policz rozwiązania</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>Dopas&amp;uj planszę do okna</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;Zmień klawisze...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Podpow&amp;iedź</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Rozwiązywanie</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>W&amp;szystkie kroki</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>Śc&amp;ieżka rozwiązania</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>Wybierz &amp;techniki...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Us&amp;tawienia...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>Usuń &amp;linie</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>Rysuj l&amp;inie</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Oglądaj</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;Dwa solvery obok siebie</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>W&amp;łaściwości</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>&amp;Oferuj rogi, środek, kolor i linie</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>&amp;Większa plansza</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Mniejsza p&amp;lansza</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>O&amp;dtwórz moją grę</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>&amp;Zapisz obrazy tego przebiegu...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>&amp;Wpisz kandydatów</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Wpisz kandydatów &amp;zaznaczenia</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Wpisz kandydatów wyróż&amp;nionej cyfry</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>Wykreśl nie&amp;możliwych kandydatów</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>&amp;Usuń wszystkich kandydatów i notatki</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>&amp;Dlaczego nie ta cyfra...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Najpierw wyróżnij cyfrę: przytrzymaj Alt i naciśnij cyfrę.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>Zac&amp;howaj próbę</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>&amp;Wpisz single</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Nowa łami&amp;główka...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Najpierw gdzie szukać, potem komórki, potem cały powód.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Robi to, co mówi podpowiedź.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Każdy krok, który jest teraz możliwy.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Wszystkie kroki stąd do rozwiązania, jeden po drugim.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Oznacza cyfrę, która stoi dwa razy w wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Komórki z tylko dwoma kandydatami to często miejsce, od którego można iść dalej.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Porównuje każdą cyfrę z rozwiązaniem od razu po wpisaniu; „Sprawdź” robi to tylko na żądanie.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>Klawisze pokazują, ile razy brakuje jeszcze każdej cyfry.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Najpierw wybierz cyfrę, potem klikaj wszystkie komórki, do których trafia.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Co jeszcze mogą wpisywać klawisze cyfr, poza cyframi i kandydatami.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Jak zdania nazywają komórkę: r1c1 to wiersz 1, kolumna 1; w A1 wiersze są literami.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>Zasada oraz wpisywanie, sprawdzanie i cofanie, z obrazkami.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;Co tu widać?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Co robią solvery i jeden przebieg w pięciu obrazkach.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Rozpoczęte gry; każda jest zachowana ze wszystkimi ruchami.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Otwiera łamigłówkę skopiowaną w innym programie.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Kopiuje łamigłówkę w postaci, którą czyta inny program.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Porównuje cyfry raz z rozwiązaniem i mówi, które są złe.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Cofa wszystkie ruchy od pierwszego błędu.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Wpisz łamigłówkę z gazety lub książki.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Zatrzymuje zegar i zakrywa planszę.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>W&amp;znów</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Poziom, oceny, źródło i inne dane tej łamigłówki.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Usuwa wszystko, co wpisano; „Cofnij” to przywraca.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>To, co teraz wpisujesz, ma drugi kolor; później wszystko zachowasz albo odrzucisz.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Cofa wszystko, co wpisano w drugim kolorze.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Wpisuje do każdej pustej komórki cyfry, na które zasady tam jeszcze pozwalają.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>To samo, tylko w zaznaczonych komórkach.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>To samo, tylko dla wyróżnionej cyfry.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Wykreśla raz wszystkich kandydatów wykluczonych przez cyfrę w ich wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Wpisana cyfra znika z kandydatów swojego wiersza, kolumny i bloku.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Kandydaci to cyfry, które mogą jeszcze stać w komórce; podpowiedzi z nich korzystają.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Małe cyfry w rogach komórki: własne notatki, których program nie rusza.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Małe cyfry na środku komórki: własne notatki, których program nie rusza.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Rysuje linie między kandydatami, by śledzić, co od czego zależy.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Zmienia to, co wpisują klawisze cyfr.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Mówi, co wyklucza cyfrę w zaznaczonej komórce.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Wpisuje każdą cyfrę, której zostało jedno miejsce albo która jest sama w swojej komórce.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Których technik używają podpowiedzi i kroki i w jakiej kolejności.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Dwa solvery pracują jednocześnie nad tą łamigłówką.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Wpisuje całe rozwiązanie.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Poprawne sudoku ma dokładnie jedno.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>Łamigłówka &amp;dnia...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteka</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Wszystkie łamigłówki i to, co z nich rozegrano.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Łami&amp;główka</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mportuj...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Umieszcza łamigłówki z plików we własnej kolekcji.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Ustaw za&amp;kładkę</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Zapamiętuje obecną planszę; „Zakładki” prowadzą do niej z powrotem.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>Z&amp;akładki</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Wraca do oznaczonej pozycji; „Cofnij” odwraca ten skok.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Wszystkie techniki, od najłatwiejszej do najtrudniejszej, z objaśnieniem.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>Nau&amp;ka technik</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>&amp;Zapisane gry...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>Pokaż &amp;mi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Odtwarza powód na planszy, obraz po obrazie.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>O&amp;bjaśnij rozwiązania</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Dlaczego ta łamigłówka ma jedno rozwiązanie, żadnego lub kilka.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Porówna&amp;j solvery</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Czego każdy solver i każdy sposób zakładania potrzebuje dla tej łamigłówki albo dla wszystkich łamigłówek z pliku.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Wszystko o grze, klawiszach, solverach, technikach i plikach, z wyszukiwaniem.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 to nie %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 już stoi (%2)</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>nic innego tam nie zostało</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>dla %1 nie ma innego miejsca (%2)</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>wszystkie miejsca dla %2 (%1) leżą tu: %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>mówi tak notatka %1</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Najtrudniejszy krok dla HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Do ćwiczenia: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, pozycja %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>K&amp;oloruj komórki</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;Wpisz %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Wyk&amp;reśl kandydata %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>W&amp;pisz kandydata %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>Już jest %2 (%1).</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 nie może stać w %2, bo już stoi (%3).</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>Dlacze&amp;go nie ma %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>Zaznacz wszystkie z &amp;tą cyfrą</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Usu&amp;ń</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>Dlacz&amp;ego nie %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>&amp;Linia do %1 tutaj</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>&amp;Linia od %1 stąd</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>Usuń %n li&amp;nię tej komórki</numerusform>
            <numerusform>Usuń %n li&amp;nie tej komórki</numerusform>
            <numerusform>Usuń %n li&amp;nii tej komórki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>Usuń %n li&amp;nię: %1</numerusform>
            <numerusform>Usuń %n li&amp;nie: %1</numerusform>
            <numerusform>Usuń %n li&amp;nii: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Koloruj k&amp;andydata %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>Wpisz &amp;tu kandydatów</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Dlaczego nie ma &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Dlaczego nie &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>D&amp;laczego nie</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Kolor &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Wpi&amp;sz cyfrę</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>&amp;Wpisz kandydata</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;Bez koloru</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>jedna z %1 komórek</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>komórki: %1</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>ten sam wiersz</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>ta sama kolumna</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>ten sam blok</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>założenie</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>jedyne inne %1 (%2)</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>w %1 nie zostaje nic innego</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 ma %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>ta sama komórka</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1: %2 już jest</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>dlaczego %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>jeśli %1</translation>
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
        <translation>%2 (%1) stoi w %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Jeśli %1: %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, więc </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>wspólny dom: %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>wspólny dom: %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>każda dzieli z nimi wszystkimi wiersz, kolumnę lub blok</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>każda dzieli z obiema wiersz, kolumnę lub blok</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: zobacz %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>bez założenia</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>już singiel</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>w każdej z tych dróg pierwszy lub ostatni kandydat jest prawdziwy</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, i </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>jedyne miejsce dla %1 (%2)</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>prowadzi to w ślepy zaułek</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1: brak miejsca dla %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1: nie została żadna cyfra</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>ślepy zaułek</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 wyklucza %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>dla %1 nic by nie zostało</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>ten sam wiersz, kolumna lub blok</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: komórek %2 na %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1: potrzebne wszystkie ich inne cyfry</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>jedna z %1 to %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>te same komórki: %1</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>inaczej %1 wypełniają %2: nic dla %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>inaczej nic by nie zostało dla %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>inaczej: %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>więc odpadają też inne</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 bez %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 wypełniają %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1: mają tylko %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>jedyne miejsca dla %1 (%2)</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>wiersze %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>kolumny %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1: dla %3 potrzebne %2</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>jak w liniach od %1 do %2</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>bloki %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>jedyne miejsca (%1)</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>jedyne miejsce (%1)</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>najmniejsza komórka</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Zakłada w komórce, której zostało najmniej cyfr</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>ślepe zaułki</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Zakłada to, co brało udział w ostatnich ślepych zaułkach (według aktywności)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>najmniej dróg</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Zakłada w komórce, której zostało najmniej cyfr, albo miejsce cyfry w wierszu, kolumnie lub bloku, gdzie ma ich najmniej</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>pierwsza komórka</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Zakłada w pierwszej pustej komórce, wiersz po wierszu</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Zakłada dowolną cyfrę dowolnej komórki</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln łamigłówka</numerusform>
            <numerusform>%Ln łamigłówki</numerusform>
            <numerusform>%Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, poddana %Ln</numerusform>
            <numerusform>, poddane %Ln</numerusform>
            <numerusform>, poddanych %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>pracuje</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>utknął</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>brak rozwiązania</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>jedno rozwiązanie</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>dwa lub więcej</translation>
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
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 bez %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 musi być %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>Przez %1 nie zostaje cyfra dla %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>Przez %1 wynika: %2, a wtedy nie zostaje cyfra dla %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Przez %1 wynika %n cyfra, a wtedy nie zostaje cyfra dla %2.</numerusform>
            <numerusform>Przez %1 wynikają %n cyfry, a wtedy nie zostaje cyfra dla %2.</numerusform>
            <numerusform>Przez %1 wynika %n cyfr, a wtedy nie zostaje cyfra dla %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>Przez %1 nie ma już miejsca dla %2 (%3).</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>Przez %1 wynika: %2, a wtedy nie ma już miejsca dla %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Przez %1 wynika %n cyfra, a wtedy nie ma już miejsca dla %2 (%3).</numerusform>
            <numerusform>Przez %1 wynikają %n cyfry, a wtedy nie ma już miejsca dla %2 (%3).</numerusform>
            <numerusform>Przez %1 wynika %n cyfr, a wtedy nie ma już miejsca dla %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>Przez %1 każdy sposób wypełnienia innych komórek kończy się w ślepym zaułku.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1: można wypełnić na dwa sposoby i żadna podana cyfra między nimi nie rozstrzyga.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Łatwiej</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Trudniej</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>Wzór jest rozłożony po planszy. Rozstrzyga coś tutaj: %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Chodzi o tę komórkę: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Chodzi o te komórki: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Chodzi o tę %n komórkę.</numerusform>
            <numerusform>Chodzi o te %n komórki.</numerusform>
            <numerusform>Chodzi o te %n komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Załóżmy: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Załóżmy: %1. %2 …</translation>
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
        <translation>odsyłacz</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>plik XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>plik JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>archiwum zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>dane gry</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>łamigłówka</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>lista kandydatów</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>sudoku z HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>sudoku z KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>plik programu Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>łamigłówka, lecz pozycja z biblioteki HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>katalog</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>potok nazwany</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>gniazdo</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>urządzenie</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>wskaźnik Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>które cyfry są podane</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>kandydaci</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notatki</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kolory</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>więcej niż jedno sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>klatki killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>klatki</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>termometry</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>strzałki</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>linie</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>rysowane wskazówki</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>nieregularne bloki</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>zakaz skoczka</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>zakaz króla</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>przekątne</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>różnice</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>bez kolejnych cyfr obok</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>rozłączne grupy</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>stosunki</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palindromy</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>linie renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>linie szeptów</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>linie sum bloków</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>sumy little killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sumy sandwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>czwórki</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>linie między</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>komórki minimum</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>komórki maksimum</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>dodatkowe obszary</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>klony</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>komórki nieparzyste</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>komórki parzyste</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>mgła</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>komórki indeksowe</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>odsyłacz o znanej postaci</translation>
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
        <translation>linie</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>początek sudoku</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>rozwiązanie</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>wpisane cyfry</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>że kandydaci należą do łamigłówki</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>drugie kolory i kolory kandydatów</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ruchy</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>czas</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>nazwy, źródła i poziomy</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentarze</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>daty</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>identyfikatory i oceny</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>plik gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>sudoku (Solo) Simona Tathama</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>łamigłówka z Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>łamigłówka z lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>łamigłówka z Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>archiwum w archiwum</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>obraz</translation>
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
        <translation>Nic nie jest możliwe.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 musi być %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 nie może być %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Jeśli %1, to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 nie może być %2: wyklucza to łamigłówka.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 nie może być %2: już stoi (%3).</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 musi być %2: nie została tam żadna inna cyfra.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 musi być %2: nie ma dla niej innego miejsca (%3).</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>Według notatki %3 %1 musi być %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 nie może być %2: wszystkie jej miejsca (%3) leżą tu: %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>Według notatki %3 %1 nie może być %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Ślepy zaułek: nie została cyfra dla %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Ślepy zaułek: nie ma już miejsca dla %1 (%2).</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Ślepy zaułek: notatka %1 nie może już być spełniona.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notatka %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>Notatka %1 zostaje wyrzucona: mało się przydała.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Wszystkie założenia są cofane, by zacząć od nowa; notatki zostają.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Rozwiązanie: każda komórka ma swoją cyfrę.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>Notatka %1 wyklucza to rozwiązanie, by szukać innego.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Wypróbowano wszystko: poza znalezionymi nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>Założenie %1 zostaje cofnięte.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Założenia %1 i %2 zostają cofnięte.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Cofane są wszystkie założenia (%1).</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Założenia od %1 do %2 zostają cofnięte.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Założenie %1: %2 w %3.</translation>
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
        <translation>Załóżmy: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Wtedy %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Single</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Zablokowani kandydaci</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Pary, trójki, czwórki</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryby</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Dwa połączenia jednej cyfry</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Skrzydła</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Jednoznaczność</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Łańcuchy i pętle</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Prawie zamknięte zbiory (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Wykluczanie</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Szablony</translation>
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
        <translation>zgadnięcie</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Z techniką: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, technika: %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Najszybciej w historii: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Najszybciej w tym miesiącu: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>szybciej o %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>wolniej o %1</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, tylko pierwszy stopień</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Krok %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Najdłużej: %1 przed krokiem %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>Ćwicz: %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>otwierany</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>zapisywany</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Formaty plików</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold rozpoznaje format po tym, co jest w pliku, a nie po jego nazwie. Plik, folder lub odnośnik można też upuścić na okno, a łamigłówkę wkleić.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Komórki: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Szukanie kroku</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>Na planszy jest błąd</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>To może chwilę potrwać.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Najpierw popraw błąd; do tego czasu żadna podpowiedź nie pomoże.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>linia ciągła: jeden z jej końców jest prawdziwy</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>linia kreskowana: nie oba końce są prawdziwe</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Nie znaleziono krótkiego powodu; ten wymaga %n kroku.</numerusform>
            <numerusform>Nie znaleziono krótkiego powodu; ten wymaga %n kroków.</numerusform>
            <numerusform>Nie znaleziono krótkiego powodu; ten wymaga %n kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>linia kreskowana: ta cyfra blokuje tamtą komórkę</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>linia ciągła: jej koniec wynika z jej początku</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>W %1 pasuje tylko jedna cyfra.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>Tylko jedna komórka jest pusta (%1).</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Linia %1 z %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Teraz znajdź: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Tu nie ma kroku: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Dobrze, ale nie wszystko: brakuje jeszcze %n wykreślenia.</numerusform>
            <numerusform>Dobrze, ale nie wszystko: brakuje jeszcze %n wykreśleń.</numerusform>
            <numerusform>Dobrze, ale nie wszystko: brakuje jeszcze %n wykreśleń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Dobrze, ale nie wszystko: brakuje jeszcze %n cyfry.</numerusform>
            <numerusform>Dobrze, ale nie wszystko: brakuje jeszcze %n cyfr.</numerusform>
            <numerusform>Dobrze, ale nie wszystko: brakuje jeszcze %n cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Dobrze, ale czegoś jeszcze brakuje.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 to %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 nie może być %2: cyfra %2 (%3) stoi w %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>nie zostaje [cyfra dla {cells:has}][miejsce dla {digits} ({house})]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 nie może być %2: krok po kroku %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 może jeszcze być %2. Inaczej byłoby %3 i krok po kroku %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 może jeszcze być %2. Inaczej cyfra %2 (%3) byłaby w %4 i krok po kroku %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Wpisz cyfrę, która z tego wynika.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Wykreśl to, co odpada.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Dobrze. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Prawda, ale wymaga trudniejszego kroku: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>Reszta też jest prawdą, przez: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>Technika jest dobra: %1. Reszta to prawda, ale nie pokazuje jej żaden znany mi krok.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Nie wszystko z tego jest dobrze.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>Cyfra %1 w %2 należy do samego wzoru: to, co odpada, jest obok.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Prawda, przez: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Prawda, ale nie przez znany mi krok.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Nic by się nie zmieniło: wykreśl to, co odpada, albo wpisz cyfrę.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 nie może być %2: tego kandydata już nie ma.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 może jeszcze być %2: nie została tam żadna inna cyfra.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 może jeszcze być %2: nie ma dla niej innego miejsca (%3).</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 w rozwiązaniu nie jest %2.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 może jeszcze być %2: tak jest w rozwiązaniu.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>jedna z nich to {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>miejsca {digits}: {base} i {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>najwyżej jedna z nich to {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>albo wszystkie te są prawdziwe</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>albo wszystkie te</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>komórki, które dzielą {setdigits} z {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>z samymi tymi byłyby dwa rozwiązania</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>prawda w jednym z przypadków</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>fałsz w jednym z przypadków</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>cyfry użyte w jakiejś kombinacji</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>w każdej z {excluders} musi zostać cyfra</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: albo wszystkie te to {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: albo wszystkie te, jeśli nie A</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: albo wszystkie te to {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: albo wszystkie te, jeśli nie C</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>więc żadna z nich to nie {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>miejsca {digits}: {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>dla każdej cyfry najwyżej jedna z nich</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: jedna z nich to {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: jedna z nich to {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>po jednej: {pairhouse}, {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>wszystkie miejsca {digits}: {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>cyfry, które nie dają wyboru</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: przecięcie: {line} i {box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: komórki z reszty: {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: komórki z reszty: {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>inne miejsca {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>z samymi tymi nie byłoby jednego rozwiązania</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>najwyżej jedna z nich to {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>jedna z nich to {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>każda z {restricted} najwyżej raz</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>inne cyfry tych komórek</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} wypełniają te komórki</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>inne miejsca {digits}: {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>jedno z nich musi być prawdziwe</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: bez jednej cyfry potrzebne są wszystkie inne</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: komórki, których jedna linia wyjaśnienia potrzebuje razem</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>prawda, jeśli {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>fałsz, jeśli {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: ma {firstDigits} lub {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: bez {firstDigits} potrzebuje innych cyfr</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: bez {secondDigits} potrzebuje innych cyfr</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: bez cyfry z {cells} potrzebuje innych</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>jedno z nich jest prawdziwe</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>więc te są prawdziwe</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>zła połowa usunęłaby je wszystkie</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>źle: nie wszystkie mogą być prawdziwe</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>źle: A i B blokują po jednym z nich</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>źle: dwa z nich mają wspólny dom: {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} wypełniają te komórki</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits}: {base} i {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>w jednym z dwóch ujęć poza: {cover} lub {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>te pozwoliłyby na zamianę w reszcie diagramu</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>podane cyfry, które są swoimi partnerami</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>komórki partnerskie</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>same nie mogą wypełnić swoich komórek</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>pętla, której brakuje jednego miejsca</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>jedna z nich to {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>kandydaci, którzy je spotykają</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>podstawa: dwie z tych cyfr</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>cele: te same dwie cyfry</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>za mało miejsca na trzecią</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>liczone raz na dom ({across:kind})</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>liczone raz na dom ({along:kind})</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>najwyżej raz na cyfrę i kolumnę</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>najwyżej jedna z nich w komórce</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>ograniczone przez wiersz lub kolumnę</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>ograniczone przez blok</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: wszystkie z {digits} oprócz jednej</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: te same co w A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>ostatnia z {digits} to jedna z nich</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: komórki: {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: komórki z reszty: {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: wszystkie ta sama cyfra</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: wszystkie druga cyfra</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Bardzo łatwy</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 komórek do wypełnienia, prawie wszystkie na pierwszy rzut oka.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 komórek do wypełnienia; wystarczy patrzeć na wiersze, kolumny i bloki.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalny</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Tu i ówdzie cyfry trzeba poszukać dłużej.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Pomagają małe notatki w komórkach: niektóre kroki porównują dwie lub trzy komórki.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Bardzo trudny</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Potrzebne są notatki w prawie każdej komórce i cierpliwość.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Dla tych, którzy lubią czasem utknąć.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Łatwiej</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Trudniej</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>tylko single</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 i %n łatwiejsza</numerusform>
            <numerusform>%1 i %n łatwiejsze</numerusform>
            <numerusform>%1 i %n łatwiejszych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Niepoprawne</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Brak rozwiązania</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Kilka rozwiązań</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n podana cyfra</numerusform>
            <numerusform>%n podane cyfry</numerusform>
            <numerusform>%n podanych cyfr</numerusform>
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
        <translation>Linia %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>Dane są puste; nic nie otwarto.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>to jest za duże do otwarcia; naraz czyta się najwyżej %1.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>To nie jest czytelny tekst: zawiera znaki NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Urywa się w środku (linia %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Urywa się w środku.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Uszkodzone lub niepełne: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>Czytanie zatrzymano na linii %1: w ostatnich %2 nie było sudoku.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>W pierwszych %1 nie znaleziono sudoku.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>nie znaleziono sudoku.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>Linia %1 ma więcej niż %2 znaków; nie znaleziono w niej sudoku.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>Linia %1 ma %2 znaków; nie znaleziono w niej sudoku.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 nie jest ani cyfrą 1-9, ani znakiem pustej komórki.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Komórka %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Linia %1, komórka %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 to podana cyfra, którą zmienia zapisana gra; podaną cyfrę zachowano.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Jest 1 komórka; sudoku ma 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Jest %n komórka; sudoku ma 81.</numerusform>
            <numerusform>Są %n komórki; sudoku ma 81.</numerusform>
            <numerusform>Jest %n komórek; sudoku ma 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>Linia %1 ma 1 komórkę; wiersz sudoku ma 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>Linia %1 ma %n komórkę; wiersz sudoku ma 9.</numerusform>
            <numerusform>Linia %1 ma %n komórki; wiersz sudoku ma 9.</numerusform>
            <numerusform>Linia %1 ma %n komórek; wiersz sudoku ma 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>Linia %1 ma 1 komórkę; sudoku ma 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Linia %1 ma %n komórkę; sudoku ma 81.</numerusform>
            <numerusform>Linia %1 ma %n komórki; sudoku ma 81.</numerusform>
            <numerusform>Linia %1 ma %n komórek; sudoku ma 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>Znaleziono 1 wiersz; sudoku ma 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Znaleziono %n wiersz; sudoku ma 9.</numerusform>
            <numerusform>Znaleziono %n wiersze; sudoku ma 9.</numerusform>
            <numerusform>Znaleziono %n wierszy; sudoku ma 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 nie jest kandydatem (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Linia %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>to jest sudoku %1; Ninefold otwiera tylko klasyczne sudoku 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>to jest odmiana (%1); Ninefold otwiera tylko klasyczne sudoku 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>ten odsyłacz prowadzi tylko do strony (%1); samej łamigłówki w nim nie ma.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Zapisał to nowszy Ninefold (wersja plików %1); ten nie może tego przeczytać.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Zapisał to %1, a to zbyt stare, by odczytać.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Plik XML używa encji; nie został otwarty.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>to nie jest %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Nie można otworzyć pliku: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>To jest %1, a nie plik z sudoku.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Nie można było przeczytać pliku do końca: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Nie można było zapisać pliku: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Ten format nie może zachować: %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 nie jest ruchem; pominięto.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>Znaleziono %n znak; lista kandydatów ma ich 729.</numerusform>
            <numerusform>Znaleziono %n znaki; lista kandydatów ma ich 729.</numerusform>
            <numerusform>Znaleziono %n znaków; lista kandydatów ma ich 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>arkusz kalkulacyjny usunął zera na początku. Zapisz tam kolumnę jako tekst.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>arkusz kalkulacyjny zaokrąglił 81 cyfr do %1; są stracone. Zapisz tam kolumnę jako tekst.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>Nie można otworzyć biblioteki: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>To baza danych innego programu; nie została ruszona.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Tę bibliotekę zapisała nowsza wersja Ninefold; nie została ruszona.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>Biblioteka jest uszkodzona.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Inny program od dłuższego czasu pisze do biblioteki; spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>Utracono połączenie z serwerem biblioteki: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>Nie można było użyć biblioteki: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Nie znaleziono sudoku; czytanie skończyło się na linii %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>Dysk jest pełny, więc nie można nic zapisać w bibliotece. Zwolnij miejsce i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Do czytania obrazów potrzebny jest pakiet %1, który nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>Na obrazie nie znaleziono sudoku. Najlepiej czyta się obraz zrobiony prosto z góry, z całym diagramem i w dobrym świetle.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Ten obraz jest za duży; można odczytać najwyżej tyle milionów pikseli: %1.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>silna linia od %1 do %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>słaba linia od %1 do %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 w %n komórce</numerusform>
            <numerusform>%1 w %n komórkach</numerusform>
            <numerusform>%1 w %n komórkach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n linia</numerusform>
            <numerusform>%n linie</numerusform>
            <numerusform>%n linii</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kolory</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>notatki</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cyfry</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 opróżniono</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 pustych komórek; prawie każda ma oczywistą cyfrę.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 pustych komórek; wiersz po wierszu, blok po bloku, bez notatek.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 lub więcej pustych komórek; wciąż bez notatek, ale niektóre cyfry dobrze się chowają.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Zablokowani kandydaci i pary, czasem XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, skrzydła; pary i zablokowani kandydaci.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Łańcuchy i zbiory komórek. Weź ze sobą cierpliwość.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Wystarczy cyfra po cyfrze, blok po bloku.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Cyfra po cyfrze, w blokach, wierszach i kolumnach.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Niektóre komórki zdradzają cyfrę dopiero, gdy policzy się, co widzą.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Zablokowani kandydaci i ukryte pary, które od razu pokazują cyfrę.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Zablokowani kandydaci i pary, rzadko X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Najczęściej XY-Wing; zablokowani kandydaci, pary, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Zablokowani kandydaci, Skyscraper, pary; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Najczęściej Skyscraper lub 2-String Kite; zablokowani kandydaci, pary.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, latawce, Ukryty prostokąt, kolory.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Łańcuchy, skrzydła, Ukryty prostokąt, Pusty prostokąt.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Dłuższe łańcuchy i prawie zamknięte zbiory (ALS).</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Łańcuchy, prawie zamknięte zbiory (ALS), a co drugi raz Forcing Nets.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 lub więcej</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 lub mniej</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>Pustych komórek: %1, z tego do wypełnienia od razu: %2.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Ile komórek można wypełnić od razu na początku</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>Ocena Sudoku Explainera</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Obrót 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Obrót 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Góra–dół</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Lewo–prawo</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Obie osie</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Przekątna</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Antyprzek.</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Przekątne</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>To trwa mniej niż sekundę.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>To trwa kilka sekund.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>To rzadkie: może potrwać pół minuty.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Rozwiązanie: strona %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Rozwiązania: strony od %1 do %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>nie dokładnie jedno rozwiązanie</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Rozwiązanie</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Na początek (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Jedno zdarzenie wstecz (w lewo)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Odtwórz lub wstrzymaj (spacja)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Jedno zdarzenie dalej (w prawo)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Na koniec (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Położenie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 na sekundę</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plansza sudoku</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Wiersz %1 kolumna %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>pusta, kandydaci %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Zdarzenie %1 z %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Ta strona pokazuje część przebiegu.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Naciśnij „Odtwórz” albo przechodź od zdarzenia do zdarzenia klawiszami strzałek.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Nie ma założeń: każda cyfra wynika z podanych.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>Jest 1 założenie. Mała liczba to założenie, na którym opiera się cyfra.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>Założenia: %1. Mała liczba to założenie, na którym opiera się cyfra.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Wynika</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Ślepe zaułki</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 wpisuje cyfrę</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 wykreśla kandydata</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 wpisuje notatki</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter następna pozycja</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter sprawdza</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H gdzie szukać</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D pokazuje odpowiedź</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Spacja inne notatki</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc powrót do łamigłówki</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Test: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Test, pozycja %1 z %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Ćwiczenie, pozycja %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Pozycja %1 z %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Pozycja %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>To była odpowiedź: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>Dobrze %1 z %2: test zaliczony.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>Dobrze %1 z %2. Do zaliczenia testu potrzeba %3.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Klawisze cyfr wpisują teraz cyfry.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>Klawisze cyfr wykreślają teraz kandydatów.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>Klawisze cyfr wpisują teraz notatki.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Ta pozycja liczy się teraz jako znaleziona z pomocą.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Wiersze i kolumny w innej kolejności</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>niepotrzebne, wystarczą single</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>więcej niż %1 komórki razem</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 komórki razem, na przykład %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, przy czym %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>jedna magiczna komórka: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>brak, każda podana cyfra jest potrzebna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>poziom %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>poziom zarodka %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>podane cyfry: %1</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>symetria %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>podane cyfry w tym wzorze</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>to rozwiązanie</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>ocena %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>żadnej zbędnej podanej cyfry</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Mniej niż 17 podanych cyfr zawsze daje więcej niż jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Takiej łamigłówki nie ma: poziom, wzór i liczba podanych cyfr wykluczają się.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Takiej łamigłówki nie ma: żaden zbiór %1 komórek nie ma symetrii %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>Wzór nie ma symetrii %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>Wzór zostawia dwa wiersze pasa bloków lub dwie kolumny słupa bloków bez podanych cyfr: ich zamiana zawsze daje drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>Diagram rozwiązania nie jest pełny albo cyfra stoi dwa razy w jednym domu.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Te podane cyfry tego diagramu pasują też do innego rozwiązania.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Takiej łamigłówki nie ma: poziom i poziom zarodka wykluczają się.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Takiej łamigłówki nie ma: na poziomie %1 nie występuje ocena %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>Nie znaleziono łamigłówki (liczba prób: %1).</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>Nie znaleziono łamigłówki (liczba prób: %2) z takimi warunkami: %1.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>liczba punktów %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>„%1” jako najtrudniejsza technika</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>technika „%1”</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Takiej łamigłówki nie ma: poziom %1 nigdy nie wymaga techniki „%2”.</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Takiej łamigłówki nie ma: nawet najłatwiejszy krok ma ocenę %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Nie jest znane sudoku z oceną powyżej %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Takiej łamigłówki nie ma: każda pusta komórka dodaje co najmniej %1 do punktów.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Takiej łamigłówki nie ma: więcej punktów niż %1 nie jest możliwe.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>poziom %1, łatwiejsza jedna trzecia</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>poziom %1, środkowa jedna trzecia</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>poziom %1, trudniejsza jedna trzecia</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>najtrudniejsza, jaką znajdzie wspinaczka</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>pętla SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>dowolna łamigłówka</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>tridagon</translation>
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
        <translation>Szukaj w:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nazwa pliku:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Pliki typu:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Naciśnij skrót</translation>
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
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
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
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Góra</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Dół</translation>
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
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Nieuczciwy</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Ekstremalny</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Próby i błędy</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Techniki dla HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>Najtrudniejszy krok dla HoDoKu i punkty wszystkich</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>punkty i poziom domyślnego solvera HoDoKu oraz techniki, których używa.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, punkty: {hodoku_score}</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Oceniony poziom</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Według własnej reguły Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>rozwiązywalne samymi nagimi i ukrytymi singlami przy najwyżej 26, najwyżej 49 lub więcej pustych komórkach to
Bardzo łatwy, Łatwy, Normalny; inaczej ER do 4,5 to Trudny, do 7,2 Bardzo trudny, powyżej Ekspert.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Ocena każdego kroku według Sudoku Explainera</translation>
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
        <translation>Sudoku Explainer: najtrudniejszy krok</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>oceny ER/EP/ED Sudoku Explainera 1.2.1, znalezione przez jego kroki w jego kolejności.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Rozgałęzienie</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Wybory na drodze do rozwiązania i puste komórki</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 za każdy wybór na drodze do rozwiązania plus puste komórki.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Wymaga tylko singli.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Wymaga: %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Wymaga: %1 oraz łatwiejsze techniki (%2).</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Wymaga: %1 i %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ocena %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Ta gra jest otwarta w innym oknie.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Ta gra jest otwarta na innym komputerze (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Plik tej gry został usunięty.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Ta gra jest uszkodzona i nie udało się jej odczytać.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Nie można otworzyć tej gry (%1).</translation>
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
        <translation>To rzadkie: szukanie może potrwać i można je przerwać.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Poziom to teraz %1; tam to występuje.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>Technika „%1” nie jest już wymagana: %2 prawie nigdy jej nie potrzebuje.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 ma tyle podanych cyfr: %2; wzór ma %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n linia</numerusform>
            <numerusform>%n linie</numerusform>
            <numerusform>%n linii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>to nie jest plik</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>jest za duży</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>Pokazuj nazwy &amp;wierszy i kolumn obok planszy</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>Mniej &amp;ruchu: od razu pokazuj zmiany</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Pokazuj ze&amp;gar</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Cz&amp;yszczenie: wpisana cyfra znika z kandydatów swojego wiersza, kolumny i bloku</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Najpierw wybierz cy&amp;frę, potem kliknij, gdzie trafia</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>&amp;Oferuj notatki w rogach i na środku, kolory i linie</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>&amp;Oznaczaj powtórzone cyfry: tę samą dwa razy w wierszu, kolumnie lub bloku</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Od razu oznaczaj &amp;złe cyfry: porównuj każdą z rozwiązaniem</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>Wyróżniaj tę &amp;samą cyfrę</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Wyróżniaj wiersz, kolumnę i &amp;blok</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>Pokazuj, ile razy brakuje każ&amp;dej cyfry</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Mów, jakich &amp;technik wymaga łamigłówka</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl z cyfrą wpisuje &amp;kandydata, a nie notatkę na środku</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>Podawaj &amp;nazwę techniki każdego mojego ruchu</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Pokazuj otwarte i zapisane pliki &amp;wśród ostatnio używanych w systemie</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Na planszy coś się nie zgadza, więc single nie są wpisywane. „Sprawdź” pokazuje co.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Nie ma teraz singla do wpisania.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>Wpisano %n singiel.</numerusform>
            <numerusform>Wpisano %n single.</numerusform>
            <numerusform>Wpisano %n singli.</numerusform>
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
        <translation>Najciaśniejsza komórka</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagacja</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logika</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Szybki solver</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking idzie od komórki do komórki w kolejności czytania. W każdej zakłada najmniejszą cyfrę, która nie łamie zasad. Gdy nie zostaje żadna, wraca do ostatniego założenia i próbuje tam następnej. Nigdy nie patrzy w przód i niczego się nie uczy, więc może tysiące razy trafić w ten sam ślepy zaułek. Zawsze znajduje rozwiązanie, ale najdłuższą drogą.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Ten solver też zakłada, ale dobrze wybiera komórkę: tę, której zostało najmniej cyfr. Komórka z jedną cyfrą nie daje wyboru, a z dwóch cyfr jedna jest dobra. Komórka bez cyfry to ślepy zaułek. Wtedy ostatnie założenie jest cofane i próbuje się następnej cyfry. Dobry wybór czyni drogę wielokrotnie krótszą niż w Backtrackingu.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagacja wpisuje wszystko, co wynika, zanim coś założy. Wypełnia komórkę, której została jedna cyfra, i wpisuje cyfrę, której zostało jedno miejsce w wierszu, kolumnie lub bloku. Dopiero gdy nic nie wynika, zakłada w komórce z najmniejszą liczbą cyfr. Ślepy zaułek cofa ostatnie założenie ze wszystkim, co z niego wynikło. Wiele łamigłówek nie wymaga żadnego założenia.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Najwęższy wybór</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Ten solver ma dwa rodzaje założeń: która cyfra trafia do komórki i gdzie trafia cyfra w wierszu, kolumnie lub bloku. Bierze to, które ma najmniej możliwości. Gdy została jedna, nie ma czego zakładać. Gdy nie ma żadnej, to ślepy zaułek i ostatnie założenie jest cofane. Tą samą regułą mierzy się trudność nowych łamigłówek.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL wnioskuje jak Propagacja (a także: cyfra, której wszystkie miejsca w jednym wierszu, kolumnie lub bloku leżą też w innym z nich, nie może być w tym innym nigdzie indziej) i uczy się z każdego ślepego zaułka. Pyta, które cyfry do niego doprowadziły, założone czy nie, i zapisuje notatkę, że nie wszystkie mogą być dobre. Notatka wynika z samych zasad, więc odtąd liczy się jak zasada. Potem przeszukiwanie wraca do najpóźniejszego założenia, którego notatka potrzebuje poza ostatnim; założenia pomiędzy też są cofane. Litery znaczą „conflict-driven clause learning”: konflikt to ślepy zaułek, a klauzula to notatka.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>kandydaci %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>róg %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>środek %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Wiersz %1 kolumna %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: zakryta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusta</translation>
    </message>
    <message>
        <source>given</source>
        <translation>podana</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>na próbę</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>zła</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>konflikt</translation>
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
        <translation>pokaż to i zakończ</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>pokaż wersje Ninefold i Qt i zakończ</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>zacznij od nowej łamigłówki: very-easy, easy, normal,
hard, very-hard lub expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>pokaż łamigłówki dnia</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>czekaj, aż system poprosi o okno (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Użycie: ninefold [PLIK...]
Gra w sudoku. PLIK zawiera łamigłówki w dowolnej postaci znanej Ninefold; kilka otwiera się jako jedną listę.
Jeśli Ninefold już działa, otwiera je w kolejnym oknie.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Nie ma opcji „%1”.</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help pokazuje opcje.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Nie ma poziomu „%1”; poziomy to very-easy, easy, normal, hard, very-hard i expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game wymaga poziomu: very-easy, easy, normal, hard, very-hard lub expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 nie przyjmuje wartości.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Plików, --new-game i --daily nie można łączyć; wybierz jedno z nich.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Gdzie szukać: %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Spójrz na wszystkie miejsca dla %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Szukaj techniki %1, miejsce: %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Własna ocena kroku w Ninefold, mniej więcej na skali Sudoku Explainera. ER łamigłówki pochodzi z technik Sudoku Explainera, więc może się różnić.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>cyfra do wpisania</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>można wykreślić</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>wykreśl skreślonych kandydatów %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>wykreśl %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>skreśleni kandydaci %1 odpadają</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, bo założenie {start:if} prowadzi do przeciwieństwa.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: cyfra {digits} ({base}) wypełnia: {cover}, więc stoi w jednym z {starts}, a każde prowadzi do tego samego.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, bo przy założeniu {start:if} nie zostaje [cyfra dla {cells:has}][miejsce dla {digits} ({house})].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, bo prowadzi do tego [każde miejsce dla {digits} ({house})][każdy kandydat {cells:has}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, bo [prowadzi do tego każde miejsce dla {digits} ({house})][prowadzi do tego każdy kandydat {cells:has}][wynika to niezależnie od tego, czy {start:if}].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>wiersz</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>blok</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>kandydaci: %1</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>u góry z lewej</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>u góry pośrodku</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>u góry z prawej</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>pośrodku z lewej</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>środek</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>pośrodku z prawej</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>u dołu z lewej</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>u dołu pośrodku</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>u dołu z prawej</translation>
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
        <translation>Patrz na całą planszę.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>Jednej komórce została tylko jedna cyfra (%1).</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>Jednej cyfrze zostało tylko jedno miejsce (%1).</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, bo inaczej można by zamienić {pattern} w {cells}, co daje drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, bo {guards:or} musi być {extras}: inaczej byłoby drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, bo cyfrę {digits} ({cover}) zużywają: {base}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Nie mogą mieć wspólnego domu ({cover:kind}), więc zajmują po jednym. Żadna inna komórka ({cover}) nie może być {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: jeśli {fins:or} to {digits}, to to blokuje; jeśli nie, cyfrę {digits} ({cover}) zużywają: {base}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, bo {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, jedyne miejsce dla {digits} ({target}).</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, jedyne miejsce dla {digits} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, bo {digits} wypełniają {cells} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, bo {digits} wypełniają {cells} ({house} i {other}).</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, bo cyfra {digits} ({other}) stoi w {cells:or}: innego miejsca dla niej nie ma ({house}).</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} mają razem tylko {digits}: komórek {count} na {count} cyfr, więc zużywają je wszystkie. Żadna inna komórka ({house}) nie może ich mieć.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} mają razem tylko {digits}: komórek {count} na {count} cyfr, więc zużywają je wszystkie. Żadna inna komórka ({house}) nie może ich mieć.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, bo {cells} zużywają {digits} ({house}).</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, bo jedna z {endsA} to {digits} i jedna z {endsB} to {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>Cyfra {digits} ({pairhouse}) stoi w {far} lub {near}. W {far} blokuje {gone} ({farhouse}). W {near} zajmuje miejsce cyfry {digits} także tutaj: {touched}, więc {digits} ({box}) stoi w {rest:or}, co też blokuje {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: którykolwiek koniec ({pairhouse} i {pairhouse2}) to {digits}, blokuje to on albo {box}.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} mają wspólny dom ({bridge}), więc jedna z nich nie jest {digits}. {cases:cases} Oba blokują {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, jedyna brakująca cyfra ({house}).</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} to ostatnia pusta komórka ({house}) i brakuje tam tylko {digits}.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, jedyna cyfra, która jej zostaje.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Dla {cells} zostaje tylko {digits}.[ Wiersz, kolumna i blok mają już inne cyfry, w {blockers}.][ Wcześniejsze kroki wykreśliły {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, bo używa tego każdy sposób wstawienia wszystkich {digits}.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, bo nie używa tego żaden sposób wstawienia wszystkich {digits}.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>wiersze</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumny</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>bloki</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>wiersze, kolumny i bloki</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Patrz na całą planszę; początek: %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Gdyby {guards} było {pattern:or}, {cells} miałyby tylko {pattern}, a ich zamiana dałaby drugie rozwiązanie: każdy wiersz, kolumna i blok zachowuje obie. Poprawne sudoku ma tylko jedno, więc {guards} nie jest żadną z nich.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>Cyfra {linked} ({house}) stoi w {guards:or}. Gdyby drugie było {lost}, {cells} miałyby tylko {pattern}, a ich zamiana dałaby drugie rozwiązanie: każdy wiersz, kolumna i blok zachowuje obie. Więc żadne nie jest {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>Cyfra {digits} ({base}) pasuje tylko tu: {cover}. Każdy z tych domów ({base:kinds}) potrzebuje jednej {digits}, a każdy z tamtych ({cover:kinds}) mieści tylko jedną, więc wszystkie są zużyte: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>Cyfra {digits} ({house}) pasuje tylko do {cells:or}, a wszystkie mają wspólny dom: {other}. Więc żadna inna komórka tam nie jest {digits} i zostaje jedno miejsce ({target}): {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>Cyfry {set} ({house}) pasują tylko do {cells}: cyfr {count} na {count} komórek, więc je wypełniają. Dla {digits} ({house}) zostaje jedno miejsce: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>Cyfry {digits} ({house}) pasują tylko do {cells}: cyfr {count} na {count} komórek, więc je wypełniają. Żadna inna cyfra nie może tam stać.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>Cyfra {digits} ({house}) pasuje tylko do {cells:or}. Wszystkie mają wspólny dom: {other}. Więc jego {digits} stoi właśnie tam i {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Żadna z {cells} nie jest podana. Gdyby {guards} było {lost}, miałyby tylko {pattern}, a ich zamiana dałaby drugie rozwiązanie: każdy wiersz, kolumna i blok zachowuje obie. Więc {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Żadna z {cells} nie jest podana. Bez {extras} w {guards} miałyby tylko {pattern}, a ich zamiana dałaby drugie rozwiązanie. Więc {guards:or} to {extras}, co blokuje {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} to {pivotdigits:or}. {cases:cases} Tak czy inaczej {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>zaznaczone komórki (%1)</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} mają wspólny blok, więc jedna nie jest {digits}[, a jedna nie jest {other}]: jej wiersz lub kolumna ma wtedy {digits} na drugim końcu, w {endsA}. Tak samo jedna z {endsB} to {digits2}. Blokuje to {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>wypełnij zaznaczone komórki (%1)</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: każdej została jedna cyfra albo jest jedynym miejscem dla swojej cyfry.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: każdej została jedna cyfra albo jest jedynym miejscem dla swojej cyfry w wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} musi być {extras:or}; inaczej można by zamienić {pattern} w {cells}: drugie rozwiązanie. Razem z {set:has} zużywa to {setdigits} ({house}): tyle komórek, ile cyfr.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Wszystkie miejsca {digits} ({box}) leżą w jednym wierszu i jednej kolumnie. Cyfra {digits} ({pairhouse}) stoi w {near} lub {far}, a ({pairhouse2}) w {near2} lub {far2}. Jeden koniec blokuje swoją komórkę; przy drugim musi to zrobić {box}.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>Cyfra {linked} ({house}) stoi w {link:or}. {cases:cases} Oba blokują {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Inaczej samo {pivot} to {digits}. Każde blokuje {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>jednej z zaznaczonych komórek (%1)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Co to jest %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Co to jest %1?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Co to jest %1?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Co to jest %1?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Ocena %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu: %1 pkt, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Jeśli {fins:or} to {digits}, blokuje {gone}[ ({fins:meet})]. Jeśli nie, {digits} ({base}) stoi tylko tu: {cover}, za każdym razem gdzie indziej, więc każdy z tych domów ma tam swoją {digits}: {gone} nie może być {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>Cyfra {digits} ({base}) pasuje tylko tu: {cover}: domów jest tyle samo i każdy ma miejsce na jedną {digits}. Więc są zużyte: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, bo inaczej nie dałoby się wypełnić {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, bo {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, bo {ends:pairs}][: wykluczone niezależnie od tego, czy {held:if}].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: wykluczone niezależnie od tego, czy {held:if}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, bo {digits} w {first} wykluczyłaby samą siebie[, a {others} mają ją tylko razem z {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: cyfra {digits} ({base}) stoi tu: {cover}, więc nie tutaj, albo w {finplaces:or}, co prowadzi do tego samego.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>Cyfra {digits} ({base}) stoi w {fins:or} albo zużywa: {cover}. Stoi też w {fins2:or} albo zużywa: {cover2}. Tak czy inaczej jedno z dwojga blokuje każdą komórkę, która odpada.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, bo gdziekolwiek stoi {digits} ({base}), blokuje to.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>Cyfry {digits} ({house}) pasują tylko do {cells}: cyfry ({count}) wypełniają komórki ({count}), więc nic innego nie może tam stać. Te komórki mają też wspólny dom: {other}, więc żadna inna jego komórka nie może być {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>Cyfra {digits} ({house}) pasuje tylko do {cells}.[ Cyfra {digits} w {blockers:or} wyklucza {blocked}.][ Wcześniejsze kroki wykreśliły ją z {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, bo komórki ({line} i {box}: {count}) zużywają tyle samo cyfr: {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells}: komórek jest {count}, cyfr też {count}. {linedigits} leżą tylko tu: {line}, {boxdigits} tylko tu: {box}, więc żadna nie może stać tam dwa razy: każda stoi raz i jest zużyta w swoim domu ({line:kind} lub blok).</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Bez {missing} każda wolna komórka miałaby dwóch kandydatów, a każda cyfra dwa miejsca w każdym wierszu, kolumnie i bloku. Wzięcie wszędzie drugiego kandydata dałoby wtedy drugie rozwiązanie. Więc {guards} to {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, bo inaczej byłoby drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Gdyby {corner} było {digits}, {linked} ({row}) byłaby w {beside}, a {linked} ({column}) w {below}, więc {across} ({pattern:or}) byłoby {digits}. Zamiana {pattern} w tych czterech komórkach dałaby drugie rozwiązanie, a poprawne sudoku ma tylko jedno.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>Cyfra {digits} ({lines}) ma miejsce tylko w {cells}, więc zajmuje dwa przeciwległe rogi. W {guards} zrobiłaby z pozostałych dwóch {other}, a zamiana {pattern} we wszystkich czterech byłaby drugim rozwiązaniem, którego poprawne sudoku nie ma.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, bo {pair} to {digits}, w tę lub w drugą stronę][, bo {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} to {digits:or}, każda w wierszu, kolumnie lub bloku z następną, więc na przemian: {pair} się różnią. Żadna z cyfr nie pasuje do {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, bo czymkolwiek jest {cells}, {common:or} stoi w {ends:or}, co to blokuje.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>Jak trudny jest krok, od 1,0 do około 12, na skali Sudoku Explainera</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, lub </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} to {extras}, co blokuje {gone}. Inaczej gotowy diagram miałby w {cells} tylko {pattern}, a ich zamiana zachowuje każdy wiersz, kolumnę i blok: drugie rozwiązanie, którego poprawne sudoku nie ma.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, bo {guards:or} razem z {set} zużywa {setdigits} ({house}).</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} wykluczyłaby samą siebie][{start} nie zostawiłaby cyfry dla {emptied:has}][, a pozostałe {others} do tego prowadzą].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} to {extras}, co blokuje {gone}. Inaczej wszystkie wolne komórki miałyby dwóch kandydatów, wszystkie cyfry dwa miejsca na wiersz, kolumnę i blok, a zmiana każdej komórki na drugiego kandydata daje drugie rozwiązanie, którego poprawne sudoku nie ma.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: inaczej wszystkie wolne komórki miałyby dwóch kandydatów, wszystkie cyfry dwa miejsca na wiersz, kolumnę i blok, a zmiana każdej komórki na drugiego kandydata daje drugie rozwiązanie[, którego poprawne sudoku nie ma. {single:has} bierze drugą cyfrę][. {several:has} biorą resztę {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: inaczej wszystkie wolne komórki miałyby dwóch kandydatów, wszystkie cyfry dwa miejsca na wiersz, kolumnę i blok, a zmiana każdej komórki na drugiego kandydata daje drugie rozwiązanie, którego poprawne sudoku nie ma. Cyfra {linked} ({house}) pasuje tylko do drugiej.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, bo {missing:or}, a cyfra {linked} ({house}) pasuje tylko do drugiej z tych dwóch komórek.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, bo {digits} w {first} wykluczyłaby samą siebie, a {partners} mają ją tylko razem z {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Jest tu krok: %1.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Jest tu: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Jest tu: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Jest tu: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>zaznaczonych komórek (%1)</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>To było: %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>To było: %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>To było: %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>To było: %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[To samo rozumowanie dla innych cyfr daje {taken}. ]Jakkolwiek wstawić {digits} raz do każdego wiersza, kolumny i bloku, {cells} jest zawsze wśród jej miejsc. Więc {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[To samo rozumowanie dla innych cyfr daje {taken}. ]Jakkolwiek wstawić {digits} raz do każdego wiersza, kolumny i bloku, {cells:or} nigdy nie jest wśród jej miejsc. Więc {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, bo inaczej {pattern} mogłyby stać w {cells} także w inny sposób: drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Gdyby {guards} było {lost}, {cells} miałyby tylko {pattern}. Można by je wtedy zamienić tak, że każdy wiersz, kolumna i blok zachowuje swoje cyfry: drugie rozwiązanie, którego poprawne sudoku nie ma. Więc {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} to {extras}, co blokuje {gone}. Inaczej {cells} miałyby tylko {pattern}, a te można by zamienić tak, że każdy wiersz, kolumna i blok zachowuje swoje cyfry: drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} musi być {extras:or}; inaczej można by przestawić {pattern} w {cells}: drugie rozwiązanie. Razem z {set:has} zużywa to {setdigits} ({house}): tyle komórek, ile cyfr.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Bez {missing} każda z {cells} miałaby dwóch kandydatów, a każda cyfra dwa miejsca w każdym tamtejszym wierszu, kolumnie i bloku. Wzięcie wszędzie drugiego kandydata dałoby drugie rozwiązanie. Więc {guards} to {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} to {extras}, co blokuje {gone}. Inaczej każda z {cells} miałaby dwóch kandydatów, każda cyfra dwa miejsca w każdym tamtejszym wierszu, kolumnie i bloku, a wzięcie wszędzie drugiego kandydata daje drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: inaczej każda z {cells} miałaby dwóch kandydatów, a wzięcie wszędzie drugiego daje drugie rozwiązanie. Razem z {set:has} zużywa to {setdigits} ({house}).</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: inaczej każda z {cells} miałaby dwóch kandydatów, a wzięcie wszędzie drugiego daje drugie rozwiązanie. Cyfra {linked} ({house}) pasuje tylko w drugiej z tych dwóch.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, bo inaczej można by zamienić {pattern} w reszcie diagramu, co daje drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Gdyby {guards} było {lost}, każdy wiersz, kolumna i blok miałby wśród zaznaczonych komórek obie, {pattern}, lub żadnej. W reszcie żadna nie jest podana, a ich zamiana tam dałaby drugie rozwiązanie. Poprawne sudoku ma tylko jedno, więc {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} to {extras}, co blokuje {gone}. Inaczej każdy wiersz, kolumna i blok miałby wśród zaznaczonych komórek obie, {pattern}, lub żadnej. W reszcie żadna nie jest podana, a ich zamiana tam dałaby drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} musi być {extras:or}; inaczej można by zamienić {pattern} poza zaznaczonymi komórkami, gdzie żadna nie jest podana: drugie rozwiązanie. Razem z {set:has} zużywa to {setdigits} ({house}): tyle komórek, ile cyfr.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, bo inaczej można by zamienić resztę ({lines}), co daje drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Gdyby {guards} było {lost}, {lines} miałyby w zaznaczonych komórkach te same cyfry. W ich innych komórkach nic nie jest podane, a ich zamiana zachowałaby każdy wiersz, kolumnę i blok: drugie rozwiązanie. Więc {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, bo podane cyfry są symetryczne, więc i jedyne rozwiązanie.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Obróć diagram o pół obrotu i zamień {exchanged:cycles}: podane zostają takie same. Rozwiązanie też, bo jest tylko jedno.[ Tak {partners} zawierają partnerów i {fact}.][ W {own:listed} niektóre cyfry spotkałyby własnego partnera.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Odbij diagram w przekątnej od {start} do {end} i zamień {exchanged:cycles}: podane zostają takie same. Rozwiązanie też, bo jest tylko jedno.[ Tak {partners} zawierają partnerów i {fact}.][ W {own:listed} niektóre cyfry spotkałyby własnego partnera.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Obróć diagram o ćwierć obrotu w prawo i zastąp {exchanged:cycles}: podane zostają takie same. Rozwiązanie też, bo jest tylko jedno.[ Tak {partners} zawierają partnerów i {fact}.][ W {own:listed} niektóre cyfry spotkałyby własnego partnera.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>Cyfra {linked} ({house}) stoi w {guards:or}. Gdyby drugie było {lost}, {cells} miałyby tylko {pattern}. Ich zamiana zachowuje każdy wiersz, kolumnę i blok: drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Przesuń[ wiersze {rows:cycles}][ kolumny {columns:cycles}][ i zastąp {exchanged:cycles}]: podane zostają takie same, więc i jedyne rozwiązanie.[ Tak {partners} zawierają partnerów: {fact}.][ W {own:listed} niektóre cyfry spotkałyby własnego partnera.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, bo {cells} nie da się wypełnić samymi {pattern}.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Gdyby w {cells} były tylko {pattern}, dwie równe cyfry spotkałyby się w wierszu, kolumnie lub bloku, jakkolwiek je umieścić. [Więc {guards:or} to {same}, co blokuje {gone}.][Więc {guards:or} to {extras:or}: razem z {set:has} zużywa to {setdigits} ({house}).][{linked} ({house}) jest w {guards:or}, więc żadne z nich nie może być {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, bo {guards:or} musi być {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, bo {digits} muszą być w {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, bo inaczej {pivot} musiałoby być naraz {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, bo {wings} nie mogą być obie {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, bo [{single} jest takie jak {corner}][{pivots} są takie jak {corner}, a druga cyfra zostaje dla skrzydeł].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} muszą być każda w jednej z {cells}. {corner} jest jedną z tych cyfr i dzieli wiersz lub kolumnę z {wings}, więc one nią nie są. Więc {single} jest takie jak {corner}.][{corner} jest jedną z {digits}. Odbiera tę cyfrę skrzydłom {wings} i {wings2}, więc {pivots} są nią obie. Druga cyfra jest w {wings:or} i w {wings2:or}: jedno z nich leży w {row}, jedno w {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, bo {targets} muszą zawierać te same dwie cyfry co {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, bo {targets} muszą zawierać te same dwie cyfry co {cells}, a {targets2} te same co {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} muszą zawierać dwie cyfry z {cells}, a {targets2} te z {cells2}: na cyfrę spoza celów nie ma miejsca ({lines}). Sposoby wypełnienia tych komórek: {ways}. Każdy blokuje to, co odpada.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, bo komórki ({along} i {across}: {count}) zużywają tyle samo cyfr: {count}.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Zaznaczone komórki ({count}) dopuszczają {digits} najwyżej raz na dom ({across:kind}), pozostałe najwyżej raz na dom ({along:kind}): cyfr {count}, w sam raz. Żadnej nie może zabraknąć i każda odpada z reszty swojego wiersza lub kolumny.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, bo {digits} potrzebują całego swojego miejsca ({base}).</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} muszą wystąpić w tych wierszach tyle razy: {count}. Miejsca jest na tyle samo: każda po razie ({cover})[ i jeszcze {singles} w pojedynczych komórkach]. Więc odpadają z reszty kolumn[, a wszystkie inne z pojedynczych komórek ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, bo komórki ({lines}, {boxes}: {count}) mają miejsce tylko na tyle cyfr: {count}.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Każdy wiersz, kolumna i blok zaznaczonych komórek ({count}) dopuszcza tam tylko niektóre cyfry, każdą raz: razem {count}, w sam raz. Żadnej nie może zabraknąć: każda odpada z reszty swojego wiersza, kolumny lub bloku.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} zawierają dwie z {digits}. Gdyby jednej nie było tu: {targets:or}, musiałby ją mieć gdzie indziej każdy z tych domów: {lines}. Mogą tylko dwa. Więc obie tam stoją.[ Sposoby wypełnienia: {ways}. Każdy blokuje to, co odpada.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, bo {first} i {second} mają te same z {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} mają tylko {digits}: wszystkie oprócz jednej. {across} nie może ich mieć obok {first:letters}, w {crossing:or}, więc stoją w {second} i wypełniają te komórki. Ostatnia stoi w {crossing:or} i nigdzie indziej tu: {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, bo {first} i {second} to ta sama cyfra.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} to {digits:or}. {across} nie może mieć tej samej cyfry obok {first:letters}, w {crossing:or}, więc stoi ona w {second}, jedynym innym miejscu. Druga z {digits} stoi wtedy w {crossing:or} i nigdzie indziej tu: {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, bo komórki ({line}, {column} i {box}: {count}) zużywają tyle samo cyfr: {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells}: komórek jest {count}, cyfr też {count}. {rowdigits} leżą tylko tu: {line}, {columndigits} tylko tu: {column}[, {boxdigits} tylko tu: {box}], więc każda stoi raz i jest zużyta w swoim wierszu, kolumnie lub bloku.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} mają razem tylko {set}. Wszystkie oprócz {digits} mieszczą się tam tylko po razie, we wspólnym wierszu, kolumnie lub bloku, i zostawiają jedną z komórek dla {digits}: {places:or} to {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, bo {cells} to wszystkie jedna z {digits}, {others} wszystkie druga.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} i {others} mają tylko {digits}. Gdzie jedna z {cells:letters} i jedna z {others:letters} dzielą wiersz, kolumnę lub blok, są różne, więc {cells:letters} to wszystkie jedna cyfra, a {others:letters} druga. Co spotyka po jednej z każdej, nie jest żadną z nich.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Gdyby {guards} było {pattern:or}, tylko te cyfry byłyby w {cells}. Jakkolwiek je umieścić, dwie równe cyfry spotkają się w wierszu, kolumnie lub bloku. Więc {guards} nie jest żadną z nich.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} tworzą pętlę: każda dzieli wiersz, kolumnę lub blok z następną. Z samymi {pattern} zmieniałyby się na przemian, co przy {count} komórkach, liczbie nieparzystej, się nie udaje. [Więc {guards} to {only:or}.][Więc {guards:or} to {same}, co blokuje {gone}.][Więc {guards:or} to {extras:or}: razem z {set:has} zużywa to {setdigits} ({house}).]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>W pętli {walk:cells} sąsiednie komórki dzielą wiersz, kolumnę lub blok. Bez {guards:or} tylko one mogłyby tam być {digits}, więc byłaby nią co druga: to niemożliwe przy {count} komórkach.[ Więc {several:or} blokuje {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Poza tym, co leży w {box}, {row} i {column} nie mają miejsc dla {shot:or} prócz {wings}. Jeśli cyfry nie ma w żadnym z nich, oba mają ją w bloku, więc w {pivot}, gdzie się krzyżują. [Dla {linked} jedno z nich nie ma innego miejsca. ]Trzy cyfry wypełniają trzy komórki.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} muszą być każda w jednej z {firework}, {second} w jednej z {firework2}, jedynych miejsc poza blokiem w ich wierszach i kolumnach. {pivot} i {pivot2} mogą mieć tylko po jednej, więc {wings} mają pozostałe.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} muszą być każda w jednej z {cells}. Gdyby {corner} było jedną z nich, {wings} by nią nie były, więc byłoby nią {pivot}. {ends} byłyby drugą cyfrą i odebrałyby ją {wings}, więc {pivot} musiałoby być i tą.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>W {row} i {column} cyfra {linked} jest w {corner} albo naraz w {wings}. Ale {digits} muszą być każda w jednej z {cells}, a {pivot} może być tylko jedną z nich. Więc {wings:or} to druga, a {corner} to {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Żadna z {cells} nie jest podana. {guards:or} musi być {extras:or}; inaczej można by tam zamienić {pattern}: drugie rozwiązanie. Razem z {set:has} zużywa to {setdigits} ({house}): tyle komórek, ile cyfr.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Gdyby {guards} było {lost}, każdy sposób wypełnienia {cells} miałby inny z tymi samymi cyframi w każdym wierszu, kolumnie i bloku: drugie rozwiązanie, którego poprawne sudoku nie ma. Więc {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} to {extras}, co blokuje {gone}. Inaczej każdy sposób wypełnienia {cells} miałby inny z tymi samymi cyframi w każdym wierszu, kolumnie i bloku: drugie rozwiązanie.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 dostaje cyfrę</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 znika z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>obowiązuje %n założenie</numerusform>
            <numerusform>obowiązują %n założenia</numerusform>
            <numerusform>obowiązuje %n założeń</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>przychodzi ślepy zaułek</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>przyszedł jeszcze %n ślepy zaułek</numerusform>
            <numerusform>przyszły jeszcze %n ślepe zaułki</numerusform>
            <numerusform>przyszło jeszcze %n ślepych zaułków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>zapisuje się notatkę o najwyżej %n części</numerusform>
            <numerusform>zapisuje się notatkę o najwyżej %n częściach</numerusform>
            <numerusform>zapisuje się notatkę o najwyżej %n częściach</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>przeszukiwanie zaczyna się od nowa</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>użyta jest notatka %1</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Gdy %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> i </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>cofa się kilka założeń naraz</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Restarty</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>Od czasu do czasu cofa wszystkie założenia i zaczyna od nowa ze swoimi notatkami</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Pamiętanie cyfr</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Komórka, w której znów się zakłada, dostaje cyfrę, którą miała ostatnio (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Krótsze notatki</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Co wynika z reszty notatki, jest z niej pomijane (minimalizacja)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Zapominanie</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Notatki, które mało się przydały, są wyrzucane</translation>
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
        <translation>ALS-łańcuch</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Reguła ALS-XZ</translation>
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
        <translation>Alternating Inference Chain z ALS</translation>
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
        <translation>Continuous Nice Loop z ALS</translation>
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
        <translation>Discontinuous Nice Loop z ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-łańcuch</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-łańcuch</translation>
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
        <translation>Wiele kolorów 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Wiele kolorów 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Proste kolory: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Proste kolory: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Bezpośrednie Pointing</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Bezpośrednie Claiming</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Bezpośrednia ukryta para</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Bezpośrednia ukryta trójka</translation>
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
        <translation>X-Wing z płetwami</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish z płetwami</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish z płetwami</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag z płetwami</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale z płetwami</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan z płetwami</translation>
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
        <translation>Franken X-Wing z płetwami</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken Swordfish z płetwami</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken Jellyfish z płetwami</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken Squirmbag z płetwami</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken Whale z płetwami</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken Leviathan z płetwami</translation>
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
        <translation>Mutant X-Wing z płetwami</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutant Swordfish z płetwami</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutant Jellyfish z płetwami</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutant Squirmbag z płetwami</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutant Whale z płetwami</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutant Leviathan z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Syjamski X-Wing z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Syjamski Swordfish z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Syjamski Jellyfish z płetwami</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>Syjamski Sashimi X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Syjamski Sashimi Swordfish</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Syjamski Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>Syjamski Franken X-Wing z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Syjamski Franken Swordfish z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Syjamski Franken Jellyfish z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Syjamski Mutant X-Wing z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Syjamski Mutant Swordfish z płetwami</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Syjamski Mutant Jellyfish z płetwami</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Ukryta para</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Ukryta trójka</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Ukryta czwórka</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Zablokowana ukryta para</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Zablokowana ukryta trójka</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Zablokowani kandydaci: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Zablokowani kandydaci: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Naga para</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Naga trójka</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Naga czwórka</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Zablokowana para</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Zablokowana trójka</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Podwójny 2-String Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Pusty prostokąt</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Podwójny pusty prostokąt</translation>
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
        <translation>Pełny dom</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Ukryty singiel w bloku</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Ukryty singiel w wierszu</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Ukryty singiel w kolumnie</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Nagi singiel</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Szablon: wpisanie</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Szablon: wykreślenie</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Prostokąt do uniknięcia, typ 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Prostokąt do uniknięcia, typ 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave, typ 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave, typ 3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave, typ 4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>Ukryty prostokąt</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Pętla jednoznaczności, typ 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Pętla jednoznaczności, typ 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Pętla jednoznaczności, typ 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Pętla jednoznaczności, typ 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Test jednoznaczności 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Test jednoznaczności 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Test jednoznaczności 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Test jednoznaczności 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Test jednoznaczności 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Test jednoznaczności 6</translation>
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
        <translation>Kraken Fish, typ 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken Fish, typ 2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>Forcing Net: sprzeczność</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Forcing Net: sprzeczność ze zbiorami</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Forcing Net: sprzeczność z sieciami</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Forcing Chain: pewność</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Forcing Chain: sprzeczność</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Forcing Net: pewność</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Grupy komórek w łańcuchach</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS w łańcuchach</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Zablokowani kandydaci w sieciach</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Nagie pary w sieciach</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Ukryte pary w sieciach</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wingi w sieciach</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Sieci w sieciach</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Wszystkie single</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite, typ 1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite, typ 2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite, typ 3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite, typ 4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>Rozszerzony prostokąt, typ 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Rozszerzony prostokąt, typ 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Rozszerzony prostokąt, typ 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Rozszerzony prostokąt, typ 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>Odwrotny BUG, typ 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>Odwrotny BUG, typ 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>Odwrotny BUG, typ 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>Odwrotny BUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Symetria Gurtha: pół obrotu</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Symetria Gurtha: przekątna</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Symetria Gurtha: ćwierć obrotu</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Symetria Gurtha: przesunięcie</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Bivalue Oddagon, typ 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Bivalue Oddagon, typ 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Bivalue Oddagon, typ 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Wzór chromatyczny</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Wzór chromatyczny ze strażnikami</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon ze strażnikami</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Złamane skrzydło</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Fajerwerk: trójka</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Fajerwerk: czwórka</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Fajerwerk: W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Fajerwerk: L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Fajerwerk: ALP</translation>
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
        <translation>Pętla SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Prawie zablokowana para</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Prawie zablokowana trójka</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Prawie zablokowana czwórka</translation>
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
        <translation>Rozgałęzione Remote Pair</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Prostokąt do uniknięcia, typ 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave, typ 1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave, typ 2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave, typ 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave, typ 4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>Nic jeszcze nie założono: każda cyfra wynika z zasad. Także to: cyfra %2 (%1) może stać tylko w %3, więc %4 nie może być %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Co jest pewne</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Nie zostało nic pewnego, więc trzeba zakładać. Założenie 1 to %1 w %2; wynika z niego %n cyfra. Potem założenie 2 to %3 w %4, a założenie 3 to %5 w %6. Mała liczba mówi, na którym założeniu opiera się cyfra.</numerusform>
            <numerusform>Nie zostało nic pewnego, więc trzeba zakładać. Założenie 1 to %1 w %2; wynikają z niego %n cyfry. Potem założenie 2 to %3 w %4, a założenie 3 to %5 w %6. Mała liczba mówi, na którym założeniu opiera się cyfra.</numerusform>
            <numerusform>Nie zostało nic pewnego, więc trzeba zakładać. Założenie 1 to %1 w %2; wynika z niego %n cyfr. Potem założenie 2 to %3 w %4, a założenie 3 to %5 w %6. Mała liczba mówi, na którym założeniu opiera się cyfra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Strzałki pokazują, co tu przeszkadza. Więc jedno z założeń musi być złe.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Ślepy zaułek</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Powody ślepego zaułka prowadzą do założenia 1 i założenia 3, nigdy do założenia 2. Powstaje więc notatka 1: %1 i %2 nie mogą oba być dobre. Założenia 2 i 3 są cofane.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Przy założeniu 1 notatka 1 wyklucza teraz %1 w %2. Następny ślepy zaułek daje notatkę 2: %3 Więc założenie 1 było złe i odpada. Ostatnia notatka, numer %4, mówi: %5 Cała reszta wynika.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>Z zasad wyniknęła %n cyfra; teraz nie ma już nic pewnego.</numerusform>
            <numerusform>Z zasad wyniknęły %n cyfry; teraz nie ma już nic pewnego.</numerusform>
            <numerusform>Z zasad wyniknęło %n cyfr; teraz nie ma już nic pewnego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>Na planszy jest %n założenie.</numerusform>
            <numerusform>Na planszy są %n założenia, każde przy tych, które są przed nim.</numerusform>
            <numerusform>Na planszy jest %n założeń, każde przy tych, które są przed nim.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>Wyniknęła z nich %n cyfra.</numerusform>
            <numerusform>Wyniknęły z nich %n cyfry.</numerusform>
            <numerusform>Wyniknęło z nich %n cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Nic jeszcze nie mówi, czy jest dobre.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>To była ostatnia cyfra do wypróbowania w tej komórce, więc jedno z wcześniejszych założeń jest złe.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Więc jedno z założeń jest złe.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Nie wie, które założenie było złe, więc zawsze cofa ostatnie.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>Pierwsze założenie</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Jedno założenie wstecz</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>Następna próba</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>I tak dalej, aż każda komórka ma swoją cyfrę.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Zakładanie według ślepych zaułków</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Przy wyborze „ślepe zaułki” każdy kandydat ma punkty, swoją aktywność. Co prowadzi do ślepego zaułka, dostaje punkt, a starsze punkty liczą się coraz mniej. Zakłada się kandydata z największą liczbą punktów: tutaj %1 w %2, po notatce 1, której komórki są oznaczone. Tak przeszukiwanie zostaje tam, gdzie ostatnio utknęło. W literaturze nazywa się to VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>wiersze %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>kolumny %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>bloki %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>blok %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 stoi dwa razy: %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 stoi %n raz: %2 (%3).</numerusform>
            <numerusform>%1 stoi %n razy: %2 (%3).</numerusform>
            <numerusform>%1 stoi %n razy: %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>Sudoku jest już pełne i poprawne.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>Sudoku ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Niepoprawne sudoku.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Niepoprawne sudoku: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Powtarza się jeszcze jedna cyfra.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Powtarza się jeszcze %n cyfra.</numerusform>
            <numerusform>Powtarzają się jeszcze %n cyfry.</numerusform>
            <numerusform>Powtarza się jeszcze %n cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Brak rozwiązania: %1 nie ma już kandydata.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Brak rozwiązania: nie ma już miejsca dla %1 (%2).</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Brak rozwiązania: pustych komórek nie da się wypełnić.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Więcej niż jedno rozwiązanie: mniej niż 17 cyfr nigdy nie ma tylko jednego, a to sudoku ma ich %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Więcej niż jedno rozwiązanie (naliczono %1).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Więcej niż jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Na przykład %1 może być %2 lub %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>Ta próba nie może się udać: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>Ta próba nie może się udać: nie zostaje cyfra dla %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>Ta próba nie może się udać: nie zostaje miejsca dla %2 (%1).</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>wpisane cyfry %1 · wykreśleni kandydaci %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>najtrudniejszy %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, po %2 namysłu</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>najdłuższa pauza %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Jak długo trwał namysł nad każdym ruchem; kliknij, by tam przejść</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>Jak trudne są kroki; kliknij, by tam przejść</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>czas %1 · wolne komórki %2 · błędy %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold ocenia ten krok na %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln założenie</numerusform>
            <numerusform>%Ln założenia</numerusform>
            <numerusform>%Ln założeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln cyfra odrzucona</numerusform>
            <numerusform>%Ln cyfry odrzucone</numerusform>
            <numerusform>%Ln cyfr odrzuconych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln cyfra wynikła</numerusform>
            <numerusform>%Ln cyfry wynikły</numerusform>
            <numerusform>%Ln cyfr wynikło</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln kandydat wykreślony</numerusform>
            <numerusform>%Ln kandydatów wykreślonych</numerusform>
            <numerusform>%Ln kandydatów wykreślonych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln ślepy zaułek</numerusform>
            <numerusform>%Ln ślepe zaułki</numerusform>
            <numerusform>%Ln ślepych zaułków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln notatka</numerusform>
            <numerusform>%Ln notatki</numerusform>
            <numerusform>%Ln notatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln krok wstecz</numerusform>
            <numerusform>%Ln kroki wstecz</numerusform>
            <numerusform>%Ln kroków wstecz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln restart</numerusform>
            <numerusform>%Ln restarty</numerusform>
            <numerusform>%Ln restartów</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>nie ma założeń</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>obowiązuje %n założenie</numerusform>
            <numerusform>obowiązują %n założenia</numerusform>
            <numerusform>obowiązuje %n założeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>głębokość: %n założenie</numerusform>
            <numerusform>głębokość: %n założenia</numerusform>
            <numerusform>głębokość: %n założeń</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>lub</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>zapisana przy zdarzeniu %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>jeszcze nieużyta</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>użyta %n raz</numerusform>
            <numerusform>użyta %n razy</numerusform>
            <numerusform>użyta %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notatka %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Bez założenia</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Założenie %1 i co wynika</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Nic jeszcze nie założono.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>nic już nie wynikało, więc spróbowano cyfry (decyzje)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Cyfry, które wynikły</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>nie było innej cyfry lub innego miejsca (implikacje)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Wykreśleni kandydaci</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>wykluczyła ich notatka lub przecięcie dwóch domów</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Odrzucone cyfry</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>cyfra jest już w wierszu, kolumnie lub bloku</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Ślepe zaułki</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>czego nauczył ślepy zaułek, by ta kombinacja nie wróciła (klauzule)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Wyrzucone notatki</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>mało się przydały</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Skoki wstecz</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>cofnięte założenia, kilka naraz, jeśli notatka nic z nich nie wymienia</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Kroki wstecz</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>cofnięto ostatnie założenie</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Restarty</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>cofnięto wszystkie założenia, by zacząć od nowa; notatki zostają</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Założenia, które teraz obowiązują</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>poziom przeszukiwania</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>w notatce</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Założenie nie ma powodu: nic już nie wynikało.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>Notatka potrzebuje tylko jednego założenia, więc wszystkie są cofane. To, co mówi, jest teraz pewne.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Poza założeniem %1 notatka nie potrzebuje niczego późniejszego niż założenie %2. Więc przeszukiwanie wraca aż tam. Tego, co pomiędzy, nie ma w notatce i też odpada.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>Założenie %1 nie godzi się z tym, czego notatka potrzebuje z wcześniejszych założeń.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Zawiodło wszystko, do czego prowadzi to założenie.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Każda komórka ma swoją cyfrę: pozostałe założenia były dobre.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>To nie opiera się na żadnym założeniu.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>założenie %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 ma cyfrę.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 ma swoje miejsce (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n część otwarta</numerusform>
            <numerusform>%n części otwarte</numerusform>
            <numerusform>%n części otwartych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>z %n założenia (LBD)</numerusform>
            <numerusform>z %n założeń (LBD)</numerusform>
            <numerusform>z %n założeń (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Zasada łamigłówki: jedna z tych części musi być spełniona.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>obraz %1 z %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>zdarzenie %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Rozwiązane: %n krok, bez zgadywania.</numerusform>
            <numerusform>Rozwiązane: %n kroki, bez zgadywania.</numerusform>
            <numerusform>Rozwiązane: %n kroków, bez zgadywania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Utknięcie: żadna technika nie prowadzi dalej i została %n komórka.</numerusform>
            <numerusform>Utknięcie: żadna technika nie prowadzi dalej i zostały %n komórki.</numerusform>
            <numerusform>Utknięcie: żadna technika nie prowadzi dalej i zostało %n komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Rozwiązane: to jedyne rozwiązanie (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Rozwiązane: żadne założenie nie było potrzebne.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Rozwiązane: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Niejednoznaczne: jest więcej niż jedno rozwiązanie (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Brak rozwiązania: wypróbowano wszystko (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, przez: %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, nie przez znany mi krok</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Co najmniej jedna z tych części musi być spełniona. Solver obserwuje dwie z nich: dopóki mogą być spełnione, nie patrzy na inne. Podwójne kliknięcie prowadzi tam, gdzie ta notatka powstała.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Zbyt wiele notatek spowalnia przeszukiwanie. Zachowuje ono wszystkie, które opierają się na jednym lub dwóch założeniach (LBD), a z pozostałych tę połowę, która była potrzebna ostatnio. Ta notatka nie należy do żadnych z nich.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, bez wniosków i notatek: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, bez wniosków i notatek: ponad %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>ostatnio potrzebna przy ślepym zaułku %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>Przyszedł %n ślepy zaułek. Po co najmniej 16, a potem po co najmniej 16, 32, 16, 16, 32, 64 i tak dalej kolejnych (ciąg Luby’ego) przeszukiwanie zaczyna się od nowa, gdy tylko nic już nie wynika, bo pierwsze założenia mogły być niekorzystne. Odpadają tylko założenia. Wszystkie notatki zostają i z nimi przeszukiwanie idzie może inną drogą.</numerusform>
            <numerusform>Przyszły %n ślepe zaułki. Po co najmniej 16, a potem po co najmniej 16, 32, 16, 16, 32, 64 i tak dalej kolejnych (ciąg Luby’ego) przeszukiwanie zaczyna się od nowa, gdy tylko nic już nie wynika, bo pierwsze założenia mogły być niekorzystne. Odpadają tylko założenia. Wszystkie notatki zostają i z nimi przeszukiwanie idzie może inną drogą.</numerusform>
            <numerusform>Przyszło %n ślepych zaułków. Po co najmniej 16, a potem po co najmniej 16, 32, 16, 16, 32, 64 i tak dalej kolejnych (ciąg Luby’ego) przeszukiwanie zaczyna się od nowa, gdy tylko nic już nie wynika, bo pierwsze założenia mogły być niekorzystne. Odpadają tylko założenia. Wszystkie notatki zostają i z nimi przeszukiwanie idzie może inną drogą.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Każda kreska to ślepy zaułek, każdy trójkąt to restart.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagacja, z wnioskami i bez notatek: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>komórce nie została cyfra, cyfrze miejsce albo notatce część, która mogłaby być spełniona (konflikty)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>nie można utworzyć jego katalogu: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>na dysku nie ma już miejsca</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>O programie Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Graj, pytaj dlaczego i patrz, jak myślą solvery.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Wolne oprogramowanie na licencji MIT: wolno go używać, badać je, zmieniać i udostępniać.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Podziękowania dla graczy, którzy znaleźli, nazwali i wyjaśnili techniki, dla autorów programów, których pliki Ninefold czyta, i dla wszystkich, którzy tworzą Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Wersje</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Kopiuj &amp;wersje</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>To, co już gotowe, zostaje.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
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
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Cyfry, które wynikły</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Ślepe zaułki</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>Solvery pracują nad tą łamigłówką jeden po drugim; każdy upewnia się, że nie ma drugiego rozwiązania.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Kroki wstecz</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Krzywe</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Porównanie solverów</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Głębokość</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>Łamigłówki z &amp;pliku...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Wyścig</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>Dwa wybrane solvery obok siebie, na łamigłówce z planszy</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Gotowe: %Ln łamigłówka.</numerusform>
            <numerusform>Gotowe: %Ln łamigłówki.</numerusform>
            <numerusform>Gotowe: %Ln łamigłówek.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>łamigłówki, od najłatwiejszej</translation>
    </message>
    <message>
        <source>events</source>
        <translation>zdarzenia</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Czas w µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Łamigłówki do porównania</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Czytanie %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Nie znaleziono sudoku.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>Solvery pracują nad %Ln łamigłówką. Kto trwa za długo, jest zatrzymywany.</numerusform>
            <numerusform>Solvery pracują nad %Ln łamigłówkami, każdy nad jedną po drugiej. Kto trwa za długo, jest zatrzymywany.</numerusform>
            <numerusform>Solvery pracują nad %Ln łamigłówkami, każdy nad jedną po drugiej. Kto trwa za długo, jest zatrzymywany.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Gotowe. Każdy solver szukał też drugiego rozwiązania; na stronie „Podgląd” robi to tylko na życzenie i potrzebuje mniej. W Logice każdy krok liczy się jako cyfra, która wynikła.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Raport o awarii</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold nigdzie tego nie wysyła. Skopiowany do wiadomości, raport pomaga tym, którzy szukają błędu: zawiera wersje i miejsca w programie, a nic z gier.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Łamigłówka dnia, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Trzy poziomy, takie same dla wszystkich, bez sieci.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>Łamigłówka &amp;dnia...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Zaczęta</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Rozwiązana później</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Łamigłówka dnia</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Te same łamigłówki dla wszystkich, zrobione z daty, bez sieci.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Można grać w łamigłówki z wcześniejszego dnia, ale nie liczą się do serii.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Rozwiąż łamigłówkę w jej dniu, by zacząć serię.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Następny miesiąc</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Dni</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>Część obrazu z sudoku, wyprostowana.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Pokaż &amp;przykład</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Obraz: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Wypełnij planszę tak, by każdy wiersz, każda kolumna i każdy blok dziewięciu komórek miał cyfry od 1 do 9, każdą jeden raz. Pogrubione cyfry należą do łamigłówki i zostają. Każda łamigłówka Ninefold ma dokładnie jedno rozwiązanie, więc żadnej cyfry nie trzeba zgadywać.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Zaznaczanie i wpisywanie</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Kliknij komórkę lub przejdź do niej klawiszami strzałek i wpisz cyfrę; klawisze obok planszy robią to samo. Wiersz, kolumna i blok komórki są zabarwione. Ta sama cyfra jeszcze raz albo klawisz Delete opróżnia komórkę.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Kandydaci i notatki</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Brak pewności? %1 zmienia to, co wpisują klawisze cyfr: cyfry albo kandydatów, czyli małe cyfry, które mogą jeszcze stać w komórce. %2 wpisuje wszystkich kandydatów. Gdy czyszczenie jest włączone, wpisana cyfra znika z kandydatów swojego wiersza, kolumny i bloku. Notatki w rogach i na środku, kolory i linie są w menu „Widok”.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 daje podpowiedź: najpierw gdzie szukać, potem komórki, a na końcu cały powód narysowany na planszy. %2 robi to, co mówi podpowiedź.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Cyfra, która stoi dwa razy w wierszu, kolumnie lub bloku, od razu dostaje kropkę. %1 porównuje cyfry z rozwiązaniem i mówi, które są złe; %2 prowadzi do stanu przed pierwszym błędem.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Cofanie i wypróbowywanie</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 cofa ruchy, dowolnie wiele, a %2 wykonuje je ponownie. Z %3 można coś wypróbować: to, co wtedy wpisano, ma drugi kolor i zachowuje się lub odrzuca w całości. Gra jest zapisywana po każdym ruchu.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Działanie</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Poruszanie się</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Strzałki, Home, End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Następna pusta komórka</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+strzałka</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Zaznaczenie większej liczby</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+strzałka, przeciąganie, Shift+kliknięcie, Ctrl+kliknięcie</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Wpisanie cyfry lub tego, co mówi tryb</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>od 1 do 9, także na klawiaturze numerycznej</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Notatka w rogu</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+cyfra</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Notatka na środku</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+cyfra</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Wpisanie lub wykreślenie kandydata pod wskaźnikiem</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del, Backspace, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Wyróżnienie cyfry</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+cyfra; Esc kończy</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Wyróżnienie komórek z dwoma kandydatami</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Podwójne kliknięcie</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Cofnij, ponów</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Przyciski myszy wstecz i dalej</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Gdziekolwiek w oknie</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Linia od kandydata do kandydata</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Gdy najpierw wybrano cyfrę: wpisanie jej</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Kliknięcie lub Return; z Shift staje się kandydatem</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Wpisanie łamigłówki, komórka po komórce</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Cyfry; 0, spacja lub kropka dla pustej komórki</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Środkowy przycisk; prawy daje więcej</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Zaznaczenie wszystkich komórek z tą samą cyfrą, notatką lub kolorem</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menu komórki</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Klawisz menu, prawy przycisk</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+cyfra; w Ustawieniach, Gra można zmienić to na kandydatów</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Nadanie kandydatowi pod wskaźnikiem ostatniego koloru</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Środkowy przycisk w trybie Kolor</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+przeciąganie, Ctrl+Shift+przeciąganie; w trybie Linia przeciąganie albo cyfra na każdym końcu</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Diagramu, który właśnie rozwiązano</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>Najtrudniejsza z diagramu</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Poziom i czego wymaga</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Szuka najtrudniejszej łamigłówki jednego rozwiązanego diagramu, w 200 rundach.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Średnia: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>W pliku na tym &amp;komputerze</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>Na serwerze Postgre&amp;SQL, dla kilku komputerów</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>Sprawd&amp;ź połączenie</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>A&amp;dres</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold nie przechowuje hasła. Bierze je z pliku ~/.pgpass lub zmiennej PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Gdy serwer jest niedostępny, Ninefold używa pliku i później zapisuje na serwerze to, co zrobiono. Kolekcje z pliku zostają w pliku; ninefold-cli library merge kopiuje je na serwer.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Gdzie jest serwer?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Usuń hasło: ustawienia mogą czytać inni.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Adres wygląda tak: postgresql://nazwa@komputer/baza.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold potrzebuje sterownika PostgreSQL: zainstaluj pakiet libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Łączenie...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Połączono. Biblioteka zostanie tam utworzona.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Połączono, łamigłówki: %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Generowanie wielu</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Dowolne słowo lub liczba: ten sam poziom i zarodek dają znów te same łamigłówki.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generuj</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Poziom</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Ile</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Zarodek</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nowa łamigłówka</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>K&amp;ilka...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Wprowadź własn&amp;ą</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Graj w najtrudniejszą</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Graj: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Zawsze jedno rozwiązanie, do znalezienia logiką.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Łamigłówka jest gotowa.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>Łamigłówka powstaje. Gra zostaje, aż będzie gotowa.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Szukanie łamigłówki: prób %1, najwyżej %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Nie znaleziono takiej łamigłówki. Kolejna próba może się udać; można też zmienić wymagania.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Łatwiej lub trudniej</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Łatwiej</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Trudniej</translation>
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
        <translation>podana</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusta</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Wzór podanych cyfr, wiersz %1 kolumna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Strzałki przesuwają, spacja maluje lub usuwa. %n podana cyfra.</numerusform>
            <numerusform>Strzałki przesuwają, spacja maluje lub usuwa. %n podane cyfry.</numerusform>
            <numerusform>Strzałki przesuwają, spacja maluje lub usuwa. %n podanych cyfr.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>&amp;Tylko założenia, ślepe zaułki, notatki i koniec</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Zapis obrazów tego przebiegu</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, szerokość w pikselach: %1</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, ostry w każdym rozmiarze</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>Wybierz &amp;katalog</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Jeden na każde</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Rodzaj</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>najwyżej %n obraz</numerusform>
            <numerusform>najwyżej %n obrazy</numerusform>
            <numerusform>najwyżej %n obrazów</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>Ostatnie zdarzenie jest przed pierwszym.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>To byłoby więcej niż %n obraz.</numerusform>
            <numerusform>To byłoby więcej niż %n obrazy.</numerusform>
            <numerusform>To byłoby więcej niż %n obrazów.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>O&amp;d numeru</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>Do &amp;numeru</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>Każdy &amp;obraz przez</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Jeden animowany PNG, szerokość w pikselach: %1</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Jeden animowany GIF, szerokość w pikselach: %1</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Tyle, ile trwa czytanie</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Wybierz &amp;plik</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Jedna strona internetowa, która go odtwarza</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>Strona mieści %Ln zdarzenie.</numerusform>
            <numerusform>Strona mieści %Ln zdarzenia.</numerusform>
            <numerusform>Strona mieści %Ln zdarzeń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln zdarzenie</numerusform>
            <numerusform>%Ln zdarzenia</numerusform>
            <numerusform>%Ln zdarzeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>&amp;Zmień</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Następna niepewna</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Łamigłówka z obrazu</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Co odczytano</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku z obrazu</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 z %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>Komórka na obrazie</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: prawdopodobnie %2. Wpisz właściwą cyfrę albo naciśnij Delete, jeśli żadnej nie ma.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: prawdopodobnie pusta. Wpisz cyfrę, jeśli jakaś tam jest.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: pusta</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Sprawdź oznaczoną komórkę.</numerusform>
            <numerusform>Sprawdź %n oznaczone komórki.</numerusform>
            <numerusform>Sprawdź %n oznaczonych komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Ta łamigłówka ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>To ma kilka rozwiązań: może brakuje jakiejś cyfry.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Dwie takie same cyfry są w jednym wierszu, kolumnie lub bloku: jedną z nich odczytano źle.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>To nie ma rozwiązania: jakąś cyfrę odczytano źle.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>komórka %1 jest pusta</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Rozwiązanie jest dokładnie jedno, jeśli %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> i </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: kandydaci %2</translation>
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
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>Wykonano %1 % szukania</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Łamigłówki na stronie</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Orientacja</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>&amp;Rozwiązania na ostatniej stronie</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Poziom i ocena</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Moje &amp;cyfry, notatki i kolory</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Gotowe strony</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukowanie</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Ta na planszy</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n ostatnio grana</numerusform>
            <numerusform>%n ostatnio grane</numerusform>
            <numerusform>%n ostatnio granych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n zaznaczona</numerusform>
            <numerusform>%n zaznaczone</numerusform>
            <numerusform>%n zaznaczonych</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>Pierwsze %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>Cała lista (%n)</numerusform>
            <numerusform>Cała lista (%n)</numerusform>
            <numerusform>Cała lista (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Ła&amp;migłówki</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Łami&amp;główki na stronie</translation>
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
        <translation>Pionowo</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Poziomo</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Orientacja</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Łamigłówki bez oceny są oceniane, póki to okno jest otwarte.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drukuj...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>Zapisz jako PD&amp;F...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Wyznaczanie ocen: %1 z %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Właściwości</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Podane cyfry</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Wolne komórki</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n raz</numerusform>
            <numerusform>%n razy</numerusform>
            <numerusform>%n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>ocenianie...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Użyta pomoc</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Tylne furtki</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Zbędne podane cyfry</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Gdy są wypełnione, resztę rozwiążą single.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Każdą z osobna można by pominąć, a rozwiązanie pozostałoby jedno.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Symetria z cyframi</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Zamiana wierszy, kolumn i cyfr, która daje to samo sudoku.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>szukanie...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Cyfry jednego koloru zamieniają się w siebie nawzajem.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Gdy jest wypełniona, resztę rozwiążą single.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>Łamigłówki do tej pory: %1</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Drukuj...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Zapisz listę...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Zapisz wszystkie łamigłówki w kolejności listy, z ocenami, jeśli format może je zachować.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Tworzenie łamigłówek: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Łamigłówki utworzone do tej pory</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Utworzone łamigłówki: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Utworzone łamigłówki: %1 z %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Pozostałych nie znaleziono.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Jeszcze raz te same: zarodek %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Drukuj zaznaczone łamigłówki lub całą listę; Ctrl+kliknięcie i Shift+kliknięcie zaznaczają więcej.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Łamigłówka %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>W kolejności, w jakiej przyszły</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>Oceń &amp;wszystkie</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortowanie</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>&amp;Najtrudniejsze najpierw</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Sprawdź, jak trudna jest każda łamigłówka.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Z kilkoma rozwiązaniami: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Bez rozwiązania: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Niepoprawne: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Łamigłówki ocenione do tej pory</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Ocenione łamigłówki: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Ocenione łamigłówki: %1 z %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Sortowanie</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Dlaczego jedno rozwiązanie?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Dlaczego brak rozwiązania?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Dlaczego kilka rozwiązań?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Szukanie powodów...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Objaśnienie rozwiązań</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>Czego dotyczą powody</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Poprzedni</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Następny</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Zbiór %1 z %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Zbiór %1 z %2 najmniejszych</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Żadne założenie nie jest potrzebne: wszystko wynika z podanych cyfr.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Dowód jednoznaczności: %Ln notatka.</numerusform>
            <numerusform>Dowód jednoznaczności: %Ln notatki.</numerusform>
            <numerusform>Dowód jednoznaczności: %Ln notatek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL trafia w %Ln ślepy zaułek, a jego notatki zostawiają tylko jedno rozwiązanie.</numerusform>
            <numerusform>CDCL trafia w %Ln ślepe zaułki, a jego notatki zostawiają tylko jedno rozwiązanie.</numerusform>
            <numerusform>CDCL trafia w %Ln ślepych zaułków, a jego notatki zostawiają tylko jedno rozwiązanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Każda podana cyfra jest potrzebna: bez którejkolwiek byłoby inne rozwiązanie.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>Wystarczą do tego podane cyfry: %1 z %2; wyblakłe można pominąć razem.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Jest więcej niż jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Podane cyfry nie zostawiają rozwiązania.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Wymagana technika</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Liczba podanych cyfr</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Zacznij z wpisanymi &amp;kandydatami</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Dowolna</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Wymagana &amp;technika</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Liczba podanych cyfr</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, według wzoru</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, według poziomu</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Dowolna</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Wybór ustawia pasujący poziom.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Wybierz technikę, by o niej poczytać</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Ten format zachowuje wszystko.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Nie zapisano jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Na planszy</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Nie można odczytać tego pliku.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Wszystkie komórki wypełnione</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>została %n komórka</numerusform>
            <numerusform>zostały %n komórki</numerusform>
            <numerusform>zostało %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Gra bez nazwy</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>Wygl&amp;ąd</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gr&amp;a</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Nazwy komórek</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: wiersz 1, kolumna 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: wiersz A, kolumna 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Rozmiar plan&amp;szy</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Ostatnia gra</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Nowa łamigłówka: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Początek</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;Zmień klawisze...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Brak: zegar liczy w górę</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>L&amp;imit czasu</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>Bib&amp;lioteka</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Gdzie są podane cyfry</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Symetria podanych cyfr</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Własny wzór</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Jak na planszy</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Pomaluj komórki, które mają być podane.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n podana cyfra</numerusform>
            <numerusform>%n podane cyfry</numerusform>
            <numerusform>%n podanych cyfr</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Powtórz: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Zmiana klawiszy</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nowe klawisze</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Ustaw</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 jest potrzebny na planszy i nie można go przypisać poleceniu.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 należy do „%2”; straci go ono po ustawieniu tutaj.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Wybierz polecenie, a potem naciśnij tu jego nowe klawisze.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Przywróć wszystkie</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Liczenie rozwiązań</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Postęp liczenia</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Zatrzymaj liczenie</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Liczenie: rozwiązania do tej pory: %1.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Ta łamigłówka nie ma rozwiązania.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Ta łamigłówka ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Liczba rozwiązań tej łamigłówki: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Te dwa różnią się %n zaznaczoną komórką; gdyby była podana, zostałoby tylko jedno rozwiązanie.</numerusform>
            <numerusform>Te dwa różnią się %n zaznaczonymi komórkami; gdyby jedna z nich była podana, zostałoby tylko jedno rozwiązanie.</numerusform>
            <numerusform>Te dwa różnią się %n zaznaczonymi komórkami; gdyby jedna z nich była podana, zostałoby tylko jedno rozwiązanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Pierwsze rozwiązanie</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Drugie rozwiązanie</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Zatrzymano: liczba rozwiązań to co najmniej %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Podpowiedzi i kroki używają zaznaczonych technik, od góry do dołu.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Zwykłe</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Bez jednoznaczności</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Tylko single</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Bez Forcing Chains</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Własny wybór</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>W &amp;dół</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Forcing Chains i Nets mogą używać</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Znajdź technikę</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Ten tydzień</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>rozwiązano %n dzień</numerusform>
            <numerusform>rozwiązano %n dni</numerusform>
            <numerusform>rozwiązano %n dni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Co tu widać?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>Na stronie „Podgląd” solver pracuje nad łamigłówką i widać każde zdarzenie. Niektóre cyfry wynikają z zasad. Inne są założeniami; mała liczba w komórce to najpóźniejsze założenie, na którym opiera się jej cyfra, a cyfra bez liczby jest pewna. Gdy komórce nie zostaje cyfra albo cyfrze miejsce, to ślepy zaułek: któreś założenie było złe i jest cofane. Własna gra tymczasem czeka.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Przebieg CDCL w pięciu obrazach</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Logika rozwiązuje jak człowiek. Szuka najłatwiejszego kroku, który znajdują techniki podpowiedzi, wykonuje go i szuka dalej. Nigdy nie zgaduje. Karta „Dlaczego” podaje powód każdego kroku. Gdzie żadna technika nie pomaga, przestaje.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 w pięciu obrazach</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Dlaczego: od ślepego zaułka do notatki</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Zaczynanie od nowa</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Dowody</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>Graf implikacji rysuje te same kroki. Pola to cyfry, które stoją lub są wykluczone, strzałki prowadzą od powodów do tego, co z nich wynika, a każde założenie ma swoje kolumny. Zabarwiona strona to to, co kroki dotąd zastąpiły; strzałki, które do niej prowadzą, to przekrój, a notatka mówi, że kreskowane pola, od których wychodzą, nie mogą być wszystkie prawdziwe. To z literami UIP to pierwszy UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Notatki i LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Notatka (wyuczona klauzula) mówi, że co najmniej jedna z jej części jest spełniona. W każdej solver obserwuje tylko dwie części: dopóki mogą być spełnione, nie musi patrzeć na inne. LBD mówi, z ilu założeń pochodzą części; im mniej, tym lepiej. Gdy notatek jest za dużo, te z wysokim LBD, które dawno nie były potrzebne, są zapominane.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Po kilku ślepych zaułkach przeszukiwanie cofa wszystkie założenia i zaczyna od nowa (restart). Nic nie ginie: notatki zostają i prowadzą je inną drogą. Najpierw dzieje się to po co najmniej 16 ślepych zaułkach, później czasem dopiero po większej liczbie.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Notatki przebiegu, który szuka drugiego rozwiązania, dowodzą, że go nie ma: każda wynika z zasad i z notatek przed nią. „Objaśnij rozwiązania” w menu „Rozwiązywanie” to pokazuje, a ninefold-cli solve --proof zapisuje to do pliku, który sprawdzają inne programy (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>Przy ślepym zaułku lista „Dlaczego” otwiera się na pierwszym kroku: coś z tego musiałoby być spełnione, a nic nie może. W każdym dalszym kroku miejsce jednej części zajmuje to, na czym się ona opiera, aż tylko jedna część pochodzi z ostatniego założenia. Wszystko, co prowadzi od tego założenia do ślepego zaułka, przechodzi przez nią („first unique implication point”, UIP). To, co zostaje, to notatka. Na końcu pomija się części, których przyczyny są wśród pozostałych (minimalizacja).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Powtórzone cyfry</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Ta sama cyfra</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Wiersz, kolumna, blok</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Brakujące cyfry</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Złe cyfry</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Najpierw cyfra</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>włączone %1 z %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Górne słupki i ocena: jak trudny był każdy krok. Dolne słupki i czas: jak długi był przed nim namysł.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Moje kroki</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>rozwiązane %1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pauza (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>Zegar %1, wstrzymany</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Zegar %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Czas minął. Można grać dalej.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Trwa próba, w drugim kolorze.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Próba staje się częścią gry</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>Plansza wraca do tego, co było</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Trwa próba</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Linie</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n linia, %2</numerusform>
            <numerusform>%1, %n linie, %2</numerusform>
            <numerusform>%1, %n linii, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>rozwinięte</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zwinięte</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>Zaimportowane łamigłówki: %1</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Importuj łamigłówki...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Zmień nazwę...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Zmiana nazwy kolekcji</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Dodaj do kolekcji</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Nowa kolekcja...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Nowa kolekcja</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>W&amp;yjmij z tej kolekcji</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Importowanie łamigłówek</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Łamigłówki są importowane</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Etykiety</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Nowa etykieta...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Nowa etykieta</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;Wklej łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;Przenieś do kolekcji</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Kolekcja %1 już istnieje.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Wklejone łamigłówki</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Wbudowane</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Kolekcja</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Kolekcje</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importuj...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Umieść łamigłówki z plików we własnej kolekcji. Pliki można też tu upuścić.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n tydzień</numerusform>
            <numerusform>%n tygodnie</numerusform>
            <numerusform>%n tygodni</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Dni z rzędu z rozwiązaną łamigłówką</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Rozwiązane na dzień</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n dzień</numerusform>
            <numerusform>%n dni</numerusform>
            <numerusform>%n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Średni czas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Rozwiązane na dzień</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>rozwiązano %n łamigłówkę</numerusform>
            <numerusform>rozwiązano %n łamigłówki</numerusform>
            <numerusform>rozwiązano %n łamigłówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 w %n dniu z ostatnich 13 tygodni</numerusform>
            <numerusform>%1 w %n dniach z ostatnich 13 tygodni</numerusform>
            <numerusform>%1 w %n dniach z ostatnich 13 tygodni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: rozwiązano %n</numerusform>
            <numerusform>%1: rozwiązano %n</numerusform>
            <numerusform>%1: rozwiązano %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Zakładam na planszy</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Niech zakłada solver</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Pokaż ten przebieg</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>Przebieg zatrzymuje się przed każdym założeniem i można wybrać, co założyć</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Przebiegi</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Ślepe zaułki</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Głębokość</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>Najwięcej założeń naraz</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>sam %1</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Człowiek: %1 przy %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n ślepy zaułek z własnymi założeniami,</numerusform>
            <numerusform>%n ślepe zaułki z własnymi założeniami,</numerusform>
            <numerusform>%n ślepych zaułków z własnymi założeniami,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n z założeniami solvera.</numerusform>
            <numerusform>%n z założeniami solvera.</numerusform>
            <numerusform>%n z założeniami solvera.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Wygrana!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Remis.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>Solver prowadzi.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Pora założyć: kliknij kandydata albo wybierz komórkę klawiszami strzałek i wpisz jej cyfrę.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Uda się z mniejszą liczbą ślepych zaułków niż solverowi?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Pora założyć.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Naciśnij „Odtwórz”: przebieg zatrzyma się przed następnym założeniem.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: ślepe zaułki %2, głębokość %3, zdarzenia %4</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Odtwarza powód na planszy, obraz po obrazie (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Głębokość</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Ile założeń obowiązywało w każdej chwili; kliknij, by tam przejść</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Wymaga</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Oceny kroków</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Drukuj...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Podane cyfry</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Wszystkie oceny łamigłówki i jej właściwości</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Ocena %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n podana cyfra</numerusform>
            <numerusform>%n podane cyfry</numerusform>
            <numerusform>%n podanych cyfr</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>grano: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n łamigłówka</numerusform>
            <numerusform>%n łamigłówki</numerusform>
            <numerusform>%n łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Wymaga: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Punkty HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Szukanie kroku...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>W górę i w dół wybierają technikę  ·  D pokazuje ją krok po kroku  ·  Ctrl+F szuka  ·  Esc powrót do łamigłówki</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Żadna łamigłówka tutaj jej nie ma, więc nie ma przykładu.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Etykieta</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Dowolna etykieta</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Nierozwiązane</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Szukaj według numeru, nazwy lub cyfr</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Najniższa ocena</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Najwyższa ocena</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Dowolny poziom</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Dowolna technika</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>Łamigłówki: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 z %2</translation>
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
        <translation>Delete go czyści.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Następna łamigłówka</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Na co poszedł czas</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Nowa...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Rozwiązano w %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Średnia na tym poziomie</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Rekord na tym poziomie</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Rekord zostaje: gry z podpowiedziami się nie liczą.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Szukanie kroków...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Górne słupki: ocena każdego kroku. Dolne: czas przed nim.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, nowy</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Obejrzyj swoją grę jeszcze raz, ruch po ruchu.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Każdy krok gry: jak był trudny i jak długi był przed nim namysł.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Zwiń klawisze cyfr</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Graf implikacji</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Ile z grafu</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Ostatnie powody i z czego wynikają</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Wszystko przy ostatnim założeniu</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Wszystko, aż do pierwszego założenia</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Zapisz graf</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Zapisz ten graf jako rysunek (SVG) lub dla Graphviza (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Dlaczego ten ślepy zaułek?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Dlaczego %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Ostatnie %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Założenie %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Wszystkie %1</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Naciśnij „Odtwórz”. Przy ślepym zaułku widać tu, jak doprowadziły do niego założenia.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Założenia są cofane. Lista „Dlaczego” mówi, jak daleko i dlaczego.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Założenie nie ma powodu.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>To nie opiera się na żadnym założeniu.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>brak miejsca dla %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>notatka %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Zdania między założeniem a ostatnimi powodami</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Założenie %1: %2. Kliknij dwukrotnie, by tam przejść.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, ponieważ %2. Przy założeniu %3. Kliknij dwukrotnie, by tam przejść.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>założenie %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Zapis grafu</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Rysunek SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Graf Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>graf %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>założenie</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>wynika</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>wykluczone</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>ślepy zaułek</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>zastąpione</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>Graf implikacji: strzałki prowadzą od powodów do tego, co z nich wynika, po jednej grupie kolumn na założenie. Idź za krokami listy „Dlaczego”: zabarwiona strona wokół ślepego zaułka rośnie z każdym krokiem, a strzałki, które do niej prowadzą, to przekrój.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Notatka %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>Droga od ślepego zaułka do notatki, tak jak idzie nią lista „Dlaczego”</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Rozwiązane: pozostałe założenia były dobre. Każda notatka od razu wykluczała to, co znów by zawiodło; backtracking, który nie wyciąga wniosków i nie zapisuje notatek, próbuje tego wszystkiego.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Graf w osobnym oknie</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>czyni część notatki fałszywą</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>brak cyfry dla %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H daje podpowiedź: najpierw gdzie szukać, potem komórki, potem cały powód.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Zamknij podpowiedź</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Zamknij podpowiedź (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Pokaż mniej z podpowiedzi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Pokaż więcej z podpowiedzi (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Zrób to, co mówi podpowiedź (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Następna podpowiedź</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Co znaczą kształty</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Krótki zapis</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Inne kroki</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Każdy krok, który jest teraz możliwy</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Linia %1 z %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ocena %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>Krok w zapisie znawców: &lt;&gt; znaczy „nie jest”</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Wszystkie ogniwa</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Odtwarza powód na planszy, obraz po obrazie (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Znajdź technikę</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Pokaż zwykłe</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystkie</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>opanowane %1 z %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, opanowane %2 z %3</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, opanowana</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 z 10 znalezione bez pomocy</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Widoki</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Czytaj</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Poddane</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Gry, których rozwiązanie wpisał program</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Liczą się tylko gry bez podpowiedzi</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>Z ostatnich 20 gier; od trzeciej</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>Połowa z ostatnich 20 gier była szybsza</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Ostatnie dziesięć gier obok dziesięciu przedtem</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Bez podp.</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>Udział gier rozwiązanych bez podpowiedzi</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpow.</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>W rozwiązanej grze</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>jak przedtem</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>szybciej o %1 %</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>wolniej o %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Liczby poziomów</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Widoki</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Opanowana: %1 z 10 znalezione bez pomocy</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 z 10 znalezione bez pomocy</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Jeszcze nie ćwiczona</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Symetria</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Punkty HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Podane cyfry</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Dowolna</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, od</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, do</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>podane cyfry: %1</translation>
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
        <translation>Znany wzór</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Dowolny</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Jest tam, gdy skończą się łatwe kroki.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Ile łamigłówek jej wymaga</translation>
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
        <translation>Czytaj</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Następna do nauki</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Poczytaj o: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Które notatki</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Poprzednie użycie</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Wstecz do miejsca, gdzie wybrana notatka wcześniej coś mówiła</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Następne użycie</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Dalej do miejsca, gdzie wybrana notatka znów coś mówi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Wszystkie notatki</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Teraz niespełnione</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Do 3 części</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Użyte notatki</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Zasady łamigłówki</translation>
    </message>
    <message>
        <source>is</source>
        <translation>jest</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>nie jest</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>teraz spełniona</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>teraz nie może być spełniona</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>obserwowana: sprawdzana najpierw</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>co notatka mówiła najpierw</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Przejdź tam</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Przejdź do zdarzenia, przy którym ta notatka powstaje</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>Notatki %1 jeszcze tu nie ma: powstaje przy zdarzeniu %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>Notatka %1 powstała przy zdarzeniu %2, ze ślepego zaułka przed nim.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Cyfra</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Róg</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Środek</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Wpisz do każdej pustej komórki cyfry, na które zasady tam jeszcze pozwalają</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Czyszczenie</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Wpisana cyfra znika z kandydatów swojego wiersza, kolumny i bloku</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Linia</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Wpisz kandydatów</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Wpisz</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>Klawisze cyfr wpisują cyfry</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>Klawisze cyfr wpisują kandydatów: cyfry, które mogą jeszcze stać w komórce</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>Klawisze cyfr wpisują małe cyfry w rogach: własne notatki</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>Klawisze cyfr wpisują małe cyfry na środku: własne notatki</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>Klawisze cyfr kolorują komórki i kandydatów</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Linie od kandydata do kandydata, by śledzić, co od czego zależy</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Bez koloru</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Kolor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>jeszcze %n do wpisania</numerusform>
            <numerusform>jeszcze %n do wpisania</numerusform>
            <numerusform>jeszcze %n do wpisania</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Co wpisują klawisze cyfr</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Rozwiń klawisze cyfr</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>Tryb: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>Ścieżka rozwiązania</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Rysunek wzoru</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n nowa pozycja</numerusform>
            <numerusform>%n nowe pozycje</numerusform>
            <numerusform>%n nowych pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n pozycja do powtórki</numerusform>
            <numerusform>%n pozycje do powtórki</numerusform>
            <numerusform>%n pozycji do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Dziesięć minut na dziś</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>Ćwicz: %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Dziesięć minut na dziś gotowe. Do jutra!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Dziś nie ma nic do powtórki i nic nowego: wszystkie techniki są opanowane.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>wymaga tylko singli</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>wymaga więcej niż techniki Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>wymaga: %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>wymaga: %1 i %n łatwiejsza</numerusform>
            <numerusform>wymaga: %1 i %n łatwiejsze</numerusform>
            <numerusform>wymaga: %1 i %n łatwiejszych</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Wypełnione komórki</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Rekord na poziomie</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>bez podpowiedzi</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Średnia</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>ostatnia %n gra</numerusform>
            <numerusform>ostatnie %n gry</numerusform>
            <numerusform>ostatnich %n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ta gra</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>wypełniono &lt;b&gt;%1&lt;/b&gt; z %n komórki</numerusform>
            <numerusform>wypełniono &lt;b&gt;%1&lt;/b&gt; z %n komórek</numerusform>
            <numerusform>wypełniono &lt;b&gt;%1&lt;/b&gt; z %n komórek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>została %n komórka</numerusform>
            <numerusform>zostały %n komórki</numerusform>
            <numerusform>zostało %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>bez podpowiedzi</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n podpowiedź</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>bez sprawdzania</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n sprawdzenie</numerusform>
            <numerusform>%n sprawdzenia</numerusform>
            <numerusform>%n sprawdzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Rekord %1 · średnia %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>Ostatnio %2 zmieniło zdarzenie %1; podwójne kliknięcie tam prowadzi.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Gdzie szukać</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Więcej w trzech stopniach: gdzie to jest, które komórki, wszystko (H).
Pozycja liczy się wtedy jako znaleziona z pomocą.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>Do innej pozycji</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
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
        <translation>dobrze: %1</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>z rzędu: %1</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Zobacz wynik</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Tworzenie pozycji...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Wpisz cyfrę do komórki i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Kliknij kandydatów, którzy odpadają, lub wpisz ich w ich komórkach, a potem naciśnij Enter.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Obraz: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Wyczyść filtry</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Otwórz lub wklej łamigłówki.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Żadna łamigłówka nie pasuje.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Strzałki wybierają  ·  Enter gra  ·  pisanie szuka  ·  Ctrl+F pole szukania  ·  Esc powrót do łamigłówki</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Naraz drukuje się najwyżej łamigłówek: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>Skopiowano %n łamigłówkę.</numerusform>
            <numerusform>Skopiowano %n łamigłówki.</numerusform>
            <numerusform>Skopiowano %n łamigłówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>Ocenianie %n łamigłówki</numerusform>
            <numerusform>Ocenianie %n łamigłówek</numerusform>
            <numerusform>Ocenianie %n łamigłówek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Dwa solvery obok siebie</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Lewy solver</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Lewa plansza</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Prawy solver</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Prawa plansza</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Gotowe: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Mikrosekunda %1 z %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Porównuj według</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Zdarzeń: po jednym z każdego na zmianę</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Czasu: tyle, ile każdy naprawdę potrzebuje</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>Notatka do tej pory</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Jedna z nich musiałaby być spełniona, a nie jest żadna:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, ponieważ %2. To, na czym się opiera, zajmuje jego miejsce:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Jedna część pochodzi teraz z założenia %1: każda droga od założenia do ślepego zaułka prowadzi przez nią (pierwszy UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>jest</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>nie jest</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>część z ostatniego założenia</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, ponieważ %2. To wynika z części, które zostają, więc notatka staje się o tę część krótsza (minimalizacja):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n część pochodzi z założenia %1. Dalsze kroki następują, aż będzie tylko jedna.</numerusform>
            <numerusform>%n części pochodzą z założenia %1. Dalsze kroki następują, aż będzie tylko jedna.</numerusform>
            <numerusform>%n części pochodzi z założenia %1. Dalsze kroki następują, aż będzie tylko jedna.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>w grafie: co czyni część fałszywą</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Przyczyny, które pozostały, są teraz prawdziwe i prowadzą w ślepy zaułek, więc nigdy nie mogą być prawdziwe wszystkie naraz. Mówi to notatka %1: każda przyczyna zamieniona na swoje przeciwieństwo, z „lub” pomiędzy. Gdy założenie %2 zostanie cofnięte, już tylko jedna jej część może być spełniona, więc z niej wynika.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: dobrze</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: nie znaleziono</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Czytaj</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>Strona techniki z przykładem</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: test zaliczony</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: jeszcze niezaliczony</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Trwało to %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Przebiegi jako JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>Przebieg z %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Nie można odczytać %1.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 nie jest przebiegiem: pierwsza linia nie mówi, kto co rozwiązuje.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>Linia %1 z %2 nie jest tym, co robi solver.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Zapis przebiegu</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Otwieranie przebiegu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Odtwarzaj zdarzenie po zdarzeniu</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Odtwarzaj cyfra po cyfrze</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Odtwarzaj tak, jak grano</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Odtwarzaj jak najszybciej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Więcej opcji</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Zacznij od moich cyfr</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>Przebieg zaczyna się od cyfr z gry, a nie od łamigłówki</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Szukaj drugiego rozwiązania</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Po pierwszym rozwiązaniu przebieg trwa, aż będzie jasne, czy jest inne</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Zapisz obrazy...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Gdzie przebieg się zaczyna, jak działa i jak jest odtwarzany, oraz jego obrazy</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Zapisz przebieg...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Wszystkie zdarzenia jako linie JSON; to okno może je znów otworzyć</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Otwórz przebieg...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Zakładaj inaczej</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>Przebieg zaczyna się od nowa z innymi losowymi założeniami</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Założenia</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nic się jeszcze nie stało.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notatki %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Stopy</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Ja zakładam</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Czego nauczył każdy ślepy zaułek (wyuczone klauzule). W każdej notatce co najmniej jedna część musi być spełniona.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Dlaczego zaszło to zdarzenie, aż do założeń, na których się opiera.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Punkty zatrzymania: gdzie przebieg sam się zatrzymuje.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Zakładaj zamiast solvera i porównaj, co z tego wyniknie.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Jak często zachodził każdy rodzaj zdarzenia i co znaczą słowa.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Co teraz obowiązuje (ślad): każde założenie, a pod nim to, co z niego wynika. Tego, co cofnięto, już tu nie ma.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Co czytać</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Od razu %1  ·  Z pomocą %2  ·  Nie znaleziono %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Pokaz</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Zapisz jego obrazy</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Szybkość pokazu</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Naciśnij „Odtwórz”: spacja odtwarza, strzałki idą krok po kroku.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Jak zakłada</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Kto rozwiązuje łamigłówkę</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logika</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Gdzie zakłada, gdy nic już nie wynika</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Podane</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Malejąco</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Rosnąco</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Kolejność: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Kolejność: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>Punkty HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Ostatnio grane</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Jak szybko odtwarza: zdarzenia na sekundę (+ i -)</translation>
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
        <translation>Otwórz plik...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>W schowku jest łamigłówka.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Nowa łamigłówka: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Graj w tę łamigłówkę</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Albo nowa łamigłówka na jednym z tych poziomów.</translation>
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
        <translation>Eksportuj...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Poziom krzywej</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Od pierwszej rozwiązanej łamigłówki zaczyna się historia: tu będą rosły czasy, serie i ulubione techniki.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Zapisz linię dla każdej gry, dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Ostatni rok</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>najdłuższa: %n dzień</numerusform>
            <numerusform>najdłuższa: %n dni</numerusform>
            <numerusform>najdłuższa: %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Linia: średnia z pięciu gier. Puste kółka: z podpowiedziami.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Im mocniejszy kolor, tym więcej rozwiązano.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab idzie dalej  ·  strzałki wybierają  ·  Esc powrót do łamigłówki</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>rozwiązano %n grę</numerusform>
            <numerusform>rozwiązano %n gry</numerusform>
            <numerusform>rozwiązano %n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n poddana</numerusform>
            <numerusform>%n poddane</numerusform>
            <numerusform>%n poddanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Eksport gier</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Wyeksportowano jako %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Użyte techniki i te, o które proszono</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Słupek: znalezione samodzielnie, reszta z podpowiedzią.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n dobry ruch bez znanego mi kroku</numerusform>
            <numerusform>%n dobre ruchy bez znanego mi kroku</numerusform>
            <numerusform>%n dobrych ruchów bez znanego mi kroku</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Odtwarza powód na planszy, obraz po obrazie (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Poprzedni krok</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Od ślepego zaułka do notatki %1: krok %2 z %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Wszystkie kroki</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Niżej jeszcze %n krok prowadzi do tego samego wyniku.</numerusform>
            <numerusform>Niżej jeszcze %n kroki prowadzą do tego samego wyniku.</numerusform>
            <numerusform>Niżej jeszcze %n kroków prowadzi do tego samego wyniku.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Ścieżka rozwiązania</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Wszystkie kroki teraz</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filtr, np. łańcuch lub r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Techniki...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Kopiuj listę jako tekst</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Wykonaj ten krok</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Rozwiąż do tego miejsca</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>Skopiowano %n krok.</numerusform>
            <numerusform>Skopiowano %n kroki.</numerusform>
            <numerusform>Skopiowano %n kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Oceny kroków</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Ścieżka rozwiązania</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Wszystkie kroki teraz</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Wszystkie kroki stąd do rozwiązania, jeden po drugim</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Każdy krok, który jest teraz możliwy</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Filtr zostawia: %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>I...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Zatrzymaj, gdy</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Dodaje warunek, który musi być spełniony jednocześnie</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Warunek</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Komórka</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cyfra</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>komórka dostaje cyfrę</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>cyfra znika z komórki</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>obowiązuje tyle założeń</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>przychodzi ślepy zaułek</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>przyszło jeszcze tyle ślepych zaułków</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>zapisuje się notatkę o najwyżej tylu częściach</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>użyta jest notatka o tym numerze</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>przeszukiwanie zaczyna się od nowa</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>cofa się kilka założeń naraz</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Dodaj...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Poprzedni stop</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Wstecz do miejsca, gdzie przebieg zatrzymałby się wcześniej (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Następny stop</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Dalej do następnego miejsca zatrzymania (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Stopy</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>Moja siła</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Łamigłówka tuż powyżej</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>Na skali ocen łamigłówek, od 1,0 do około 12. W dziewięciu przypadkach na dziesięć prawda leży w podanych granicach.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Witamy!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Zacznij od pierwszej techniki poniżej: poczytaj o niej, a potem znajdź ją samodzielnie. Dziesięć minut dziennie w zupełności wystarczy, a błędy nic tu nie kosztują.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Za wcześnie, by powiedzieć</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Po %1 ukończonych grach będzie tu widać siłę gry i jej pewność. Do tej pory: %n.</numerusform>
            <numerusform>Po %1 ukończonych grach będzie tu widać siłę gry i jej pewność. Do tej pory: %n.</numerusform>
            <numerusform>Po %1 ukończonych grach będzie tu widać siłę gry i jej pewność. Do tej pory: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Między %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>Po %n grze więcej powiedzieć się nie da: gry dużo łatwiejsze lub dużo trudniejsze mówią mało.</numerusform>
            <numerusform>Po %n grach więcej powiedzieć się nie da: gry dużo łatwiejsze lub dużo trudniejsze mówią mało.</numerusform>
            <numerusform>Po %n grach więcej powiedzieć się nie da: gry dużo łatwiejsze lub dużo trudniejsze mówią mało.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Około %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Plus minus %1, z %n gry. Co druga łamigłówka z tą oceną zostaje rozwiązana bez pomocy.</numerusform>
            <numerusform>Plus minus %1, z %n gier. Co druga łamigłówka z tą oceną zostaje rozwiązana bez pomocy.</numerusform>
            <numerusform>Plus minus %1, z %n gier. Co druga łamigłówka z tą oceną zostaje rozwiązana bez pomocy.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>ocena %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Co znaczą symbole</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>pierwszy UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Tu liczone jest to, czego używasz w grach.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n podpowiedź</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
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
            <numerusform>%1, użyta %n raz, %2</numerusform>
            <numerusform>%1, użyta %n razy, %2</numerusform>
            <numerusform>%1, użyta %n razy, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Szukasz jej w pozycjach i dowiadujesz się, czy dobrze</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Wróć tam, gdzie było się przedtem</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Jak ją rozpoznać</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Dlaczego to prawda</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Dlaczego przykład jest słuszny</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Ile łamigłówek jej wymaga</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Jak jest trudna</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Szczególny przypadek techniki: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Jej szczególne przypadki: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Tego samego rodzaju: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>W przykładzie: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Ukryj rysunek</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Pokaż rysunek</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Jeszcze niepodjęty</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Zaliczony: %1 z %2 dobrze</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>Na razie %1 z %2 dobrze, zalicza 8</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Testy</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Podejdź do testu</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Podejdź do testu: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Podejdź do testu ponownie: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Dziesięć pozycji z jednej rodziny, bez pomocy; osiem dobrych zalicza test. Zaliczono do tej pory: %1 z %2.</translation>
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
        <translation>Na co poszedł czas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Czasy gier</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Nie ma jeszcze gry na tym poziomie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n gra, od %1 do %2</numerusform>
            <numerusform>%n gry, od %1 do %2</numerusform>
            <numerusform>%n gier, od %1 do %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>bez podpowiedzi</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n podpowiedź</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
            <numerusform>%n podpowiedzi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab dalej  ·  spacja naciska  ·  Esc powrót do łamigłówki</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n pozycja na dziś</numerusform>
            <numerusform>%n pozycje na dziś</numerusform>
            <numerusform>%n pozycji na dziś</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Położenie</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>Przed tym zdarzeniem nie ma żadnego.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Poprzedni konflikt</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Następny konflikt</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Zdarzenie %1 z %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Przejdź do</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Następne założenie</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Poprzednie założenie</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Następna notatka</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Poprzednia notatka</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Następna cyfra</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Poprzednia cyfra</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Po tym zdarzeniu na razie nie ma żadnego.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Wstecz do poprzedniego ślepego zaułka: nie zostaje cyfra dla komórki albo miejsce dla cyfry</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Poprzednia cyfra: ten przebieg nie ma ślepych zaułków</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Dalej do następnego ślepego zaułka: nie zostaje cyfra dla komórki albo miejsce dla cyfry</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Następna cyfra: ten przebieg nie ma ślepych zaułków</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Ślepy zaułek</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cyfra</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Wstecz do poprzedniego błędu</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Dalej do następnego błędu</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Przejdź do następnego lub poprzedniego założenia, notatki, skoku lub cyfry albo tam, gdzie użyto notatki</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Następny skok o kilka założeń</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Poprzedni skok o kilka założeń</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Następne użycie notatki %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Poprzednie użycie notatki %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Drzewo przeszukiwania</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Rozmiar drzewa</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>Drzewo przeszukiwania: każde założenie stoi pod tym, które było przed nim. Kwadraty to założenia, które doprowadziły do ślepego zaułka, trójkąty zastępują więcej założeń, niż mieści obraz. Kliknij założenie, by tam przejść.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Całe</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duże</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>Całe drzewo na tej karcie</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Dość duże, by rozróżnić założenia</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Nie ma jeszcze założeń</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln założenie</numerusform>
            <numerusform>%Ln założenia</numerusform>
            <numerusform>%Ln założeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln ślepy zaułek</numerusform>
            <numerusform>%Ln ślepe zaułki</numerusform>
            <numerusform>%Ln ślepych zaułków</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>Łamigłówka, przed wszelkimi założeniami.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Założenie %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Obowiązuje od zdarzenia %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Zdarzenia od %1 do %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Pod nim jeszcze %Ln założenie.</numerusform>
            <numerusform>Pod nim jeszcze %Ln założenia.</numerusform>
            <numerusform>Pod nim jeszcze %Ln założeń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>Pod nim %Ln ślepy zaułek.</numerusform>
            <numerusform>Pod nim %Ln ślepe zaułki.</numerusform>
            <numerusform>Pod nim %Ln ślepych zaułków.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>prowadziło w ślepy zaułek</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>rozwiązanie</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>pokazane teraz</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>więcej założeń</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Wróć do mojej gry</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Wróć do mojej gry</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Gra jest taka, jak ją zostawiono (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Naciśnij „Odtwórz”: spacja odtwarza, strzałki idą krok po kroku.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Co tu widać?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Drzewo</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Wszystko, co się działo, po kolei. To, co później cofnięto, też tu jeszcze jest.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Jak powody prowadzą do ślepego zaułka, jako rysunek.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Wszystkie założenia przebiegu, jako rysunek.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Logika rozwiązuje: %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 rozwiązuje: %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Zatrzymano, zdarzenia: %1.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>Trwa, zdarzenia do tej pory: %1.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Powtórka mojej gry</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Powtórka: %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plansza sudoku</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Oglądana plansza</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Podgląd mojej gry</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Podgląd: Logika</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Podgląd: %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Nie ma tu nic do rozwiązania.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Powtórka: spacja odtwarza, ← → jeden ruch, z Shift do następnego błędu.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Podgląd: spacja odtwarza, ← → jedno zdarzenie, z Shift do następnego ślepego zaułka.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Podgląd: spacja odtwarza, ← → jedno zdarzenie, z Shift do następnej cyfry.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Rozwiązane na dzień</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Rozwiązane w %n dniu ostatniego roku</numerusform>
            <numerusform>Rozwiązane w %n dniach ostatniego roku</numerusform>
            <numerusform>Rozwiązane w %n dniach ostatniego roku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: rozwiązano %n</numerusform>
            <numerusform>%1: rozwiązano %n</numerusform>
            <numerusform>%1: rozwiązano %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Tu jest już zakładka.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>Gra mieści tyle zakładek: %1.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Ustawiono zakładkę przy %1. „Łamigłówka, Zakładki” prowadzi do niej z powrotem.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>Plansza jest taka, jak przy tej zakładce.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Powrót do zakładki z %1. „Cofnij” prowadzi tam, skąd się przyszło.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Zachowano: próba jest teraz częścią gry.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Próbuj dalej</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Odrzucono: plansza jest taka jak przedtem.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n cyfra jest zła: %1</numerusform>
            <numerusform>%n cyfry są złe: %1</numerusform>
            <numerusform>%n cyfr jest złych: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Wszystkie cyfry są dobre, ale wykreślono potrzebnego kandydata.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Rozwiązane: każda cyfra jest dobra.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Na razie bez błędów, została %n komórka.</numerusform>
            <numerusform>Na razie bez błędów, zostały %n komórki.</numerusform>
            <numerusform>Na razie bez błędów, zostało %n komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Wróć przed błąd</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>Na planszy nie ma błędu.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Powrót do stanu przed błędem. „Ponów” przywraca późniejsze ruchy.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>To, co było złe, usunięto z planszy.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>Łamigłówka jest już rozwiązana.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Rozwiązał program.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Cofnij to</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 nazywa się teraz %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>Usunięto kolekcję %1. Jej łamigłówki zostają w bibliotece.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>Wyjęto %n łamigłówkę z %1.</numerusform>
            <numerusform>Wyjęto %n łamigłówki z %1.</numerusform>
            <numerusform>Wyjęto %n łamigłówek z %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Cofnięto.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>Dodano %n łamigłówkę do „%1”.</numerusform>
            <numerusform>Dodano %n łamigłówki do „%1”.</numerusform>
            <numerusform>Dodano %n łamigłówek do „%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n łamigłówka dostała etykietę %1.</numerusform>
            <numerusform>%n łamigłówki dostały etykietę %1.</numerusform>
            <numerusform>%n łamigłówek dostało etykietę %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n łamigłówka nie ma już etykiety %1.</numerusform>
            <numerusform>%n łamigłówki nie mają już etykiety %1.</numerusform>
            <numerusform>%n łamigłówek nie ma już etykiety %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>Przeniesiono %n łamigłówkę do „%1”.</numerusform>
            <numerusform>Przeniesiono %n łamigłówki do „%1”.</numerusform>
            <numerusform>Przeniesiono %n łamigłówek do „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Tego nie zmieniono: serwer biblioteki jest niedostępny.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Łamigłówka dnia %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>Łamigłówka dnia jest na planszy.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Łamigłówka z wcześniejszego dnia: nie liczy się do serii.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Podpowiedzi będą, gdy łamigłówka zostanie wpisana i zacznie się gra.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Łamigłówka jest rozwiązana.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>Łamigłówka jest jeszcze sprawdzana; spróbuj za chwilę.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n ruch temu</numerusform>
            <numerusform>%n ruchy temu</numerusform>
            <numerusform>%n ruchów temu</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>od początku</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Żadna z włączonych technik nie znajduje tu kroku.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Zrobione: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Dlaczego nie ma %1 w %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Dlaczego nie %1 w %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Nic nie wyklucza %1 w %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>Podpowiedź jest zamknięta.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>Pierwszy błąd: %1 w %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>Pierwszy błąd: %1 wykreślono z %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>Sama łamigłówka wyklucza %1 w %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>To błąd, ale krótkiego powodu nie ma.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Nie znaleziono łamigłówki.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n z nich już była, taka sama lub obrócona.</numerusform>
            <numerusform>%n z nich już były, takie same lub obrócone.</numerusform>
            <numerusform>%n z nich już było, takich samych lub obróconych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>Pominięto %n, bo nie ma dokładnie jednego rozwiązania lub jest nieczytelna.</numerusform>
            <numerusform>Pominięto %n, bo nie mają dokładnie jednego rozwiązania lub są nieczytelne.</numerusform>
            <numerusform>Pominięto %n, bo nie mają dokładnie jednego rozwiązania lub są nieczytelne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Brak łamigłówek w %n pliku.</numerusform>
            <numerusform>Brak łamigłówek w %n plikach.</numerusform>
            <numerusform>Brak łamigłówek w %n plikach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>Dodano %n łamigłówkę do „%1”.</numerusform>
            <numerusform>Dodano %n łamigłówki do „%1”.</numerusform>
            <numerusform>Dodano %n łamigłówek do „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Pozostanie na tym komputerze, aż serwer biblioteki wróci.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Wczytywanie</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>Biblioteka była uszkodzona i zaczyna się od nowa. Starą zachowano jako %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold używa na razie biblioteki na tym komputerze i zapisze na serwerze to, co zrobiono, gdy tylko wróci.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>Serwer biblioteki wrócił i ma to, co tymczasem zrobiono.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>Serwer biblioteki wrócił.</translation>
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
        <translation>rozwiązano w %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>rozwiązana</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>wypełniona w %1 procentach</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Rozwiązano w %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Rozwiązano w %1, %n podpowiedź</numerusform>
            <numerusform>Rozwiązano w %1, %n podpowiedzi</numerusform>
            <numerusform>Rozwiązano w %1, %n podpowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>wypełniono %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Jeszcze nie grano</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dziś</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
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
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Do ćwiczenia</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>rozwiązane %1 z %2</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: dobrze, ale nie przez znany mi krok.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: użyto techniki: %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Dobrze, ale nie przez znany mi krok: może to zgadnięcie.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Gra znów jest zapisywana.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Pierwsza łamigłówka</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Ta gra jest już na planszy.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Cofnięto: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Powrót do poprzedniej gry: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Ponowiono: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Znów do następnej gry: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>Łamigłówka zaczyna się od nowa. „Cofnij” przywraca cyfry.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Nie udało się zapisać ustawień.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Plansza: %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Moja łamigłówka</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Wpisz cyfry łamigłówki.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Wpisz cyfry łamigłówki wiersz po wierszu; 0, spacja lub kropka zostawia komórkę pustą.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>Na razie %n cyfra; łamigłówka z jednym rozwiązaniem ma ich co najmniej 17.</numerusform>
            <numerusform>Na razie %n cyfry; łamigłówka z jednym rozwiązaniem ma ich co najmniej 17.</numerusform>
            <numerusform>Na razie %n cyfr; łamigłówka z jednym rozwiązaniem ma ich co najmniej 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Powstaje nowa łamigłówka: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Nowa łamigłówka: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Anulowano. Gra trwa dalej.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Nie znaleziono takiej łamigłówki: %1. Kolejna próba może się udać.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Ta łamigłówka jest w bibliotece: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>Jej ocena to %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Rozwiązano ją w %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Ta łamigłówka jest w bibliotece.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Zaczął się inny przebieg; strony poprzedniego nie zapisano.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Nie udało się utworzyć strony.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Prośby o pomoc (%1): %2. Poćwiczyć?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nie teraz</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n krok do tej pory...</numerusform>
            <numerusform>%n kroki do tej pory...</numerusform>
            <numerusform>%n kroków do tej pory...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Szukanie kroków do rozwiązania...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Szukanie kroków...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zatrzymano.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n krok; potem żadna z włączonych technik nie znajduje następnego.</numerusform>
            <numerusform>%n kroki; potem żadna z włączonych technik nie znajduje następnego.</numerusform>
            <numerusform>%n kroków; potem żadna z włączonych technik nie znajduje następnego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>Wykonano %n krok; jedno cofnięcie go odwraca.</numerusform>
            <numerusform>Wykonano %n kroki; jedno cofnięcie je odwraca.</numerusform>
            <numerusform>Wykonano %n kroków; jedno cofnięcie je odwraca.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Zrobione: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>Na planszy jest błąd; podpowiedź pokaże pierwszy.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Rozwiązane w %n kroku, najtrudniejszy: %1</numerusform>
            <numerusform>Rozwiązane w %n krokach, najtrudniejszy: %1</numerusform>
            <numerusform>Rozwiązane w %n krokach, najtrudniejszy: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>To inna gra: naciśnij „Ścieżka rozwiązania” lub „Wszystkie kroki teraz”.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>Można teraz wykonać %n krok; każda linia robi coś nowego.</numerusform>
            <numerusform>Można teraz wykonać %n kroki; każda linia robi coś nowego.</numerusform>
            <numerusform>Można teraz wykonać %n kroków; każda linia robi coś nowego.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Wpisane cyfry zostają.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Nie znaleziono pozycji. Wybierz inną technikę.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 nie jest tu kandydatem.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 nie jest kandydatem w tych komórkach.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>na dysku nie ma już miejsca</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Nie można zapisać tej gry (%1). Można grać dalej; każdy ruch próbuje ponownie.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Zapisana gra jest uszkodzona; to, co udało się odczytać, jest na planszy.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Tę grę otwarto też w innym oknie. Tu trwa dalej jako kopia.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Nie można zablokować tej gry. Nie otwieraj jej w drugim oknie.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Plik tej gry był usunięty. Zapisano go ponownie.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Inny program zmienił plik tej gry. Zapisano go od nowa; to, co tam było, zachowano jako %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolumna %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plansza sudoku</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Anuluj (Esc). Gra pozostanie, jaka jest.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>Najtrudniejszy krok ma numer %1 z %2 i ocenę %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%n krok, ocena %1</numerusform>
            <numerusform>%n kroki, oceny do %1</numerusform>
            <numerusform>%n kroków, oceny do %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Krok %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Ostatnim razem Ninefold uległ awarii. Gry są takie, jakie były, i jest raport.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Pokaż raport</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nie teraz</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obraz PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Obraz SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Nie udało się utworzyć obrazu.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Wyeksportowano jako %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Strona PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>Zapisano %n obraz.</numerusform>
            <numerusform>Zapisano %n obrazy.</numerusform>
            <numerusform>Zapisano %n obrazów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Katalog na obrazy</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Zapisywanie obrazów...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Skopiowano jako 81 znaków.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Skopiowano jako „%1”.</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Animowany obraz</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Animowany GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>Animowany PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n obraz z %1 do tej pory...</numerusform>
            <numerusform>%n obrazy z %1 do tej pory...</numerusform>
            <numerusform>%n obrazów z %1 do tej pory...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Więcej obrazów nie będzie zapisywanych.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Strona internetowa</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Strona internetowa (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Zapisywanie strony...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Wklejone łamigłówki</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Wklejona łamigłówka</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>Łamigłówki: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>Nie udało się odczytać %n; pierwsza: %1</numerusform>
            <numerusform>Nie udało się odczytać %n; pierwsza: %1</numerusform>
            <numerusform>Nie udało się odczytać %n; pierwsza: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 i jeszcze %n plik</numerusform>
            <numerusform>%1 i jeszcze %n pliki</numerusform>
            <numerusform>%1 i jeszcze %n plików</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Nie przeczytano: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Tego nie ma na tym komputerze, więc nie zostało otwarte: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Tylko jedna linia to sudoku; %n innej nie można użyć.</numerusform>
            <numerusform>Tylko jedna linia to sudoku; %n innych nie można użyć.</numerusform>
            <numerusform>Tylko jedna linia to sudoku; %n innych nie można użyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>Pierwsza to linia %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>W schowku nie ma ani tekstu, ani obrazu.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 wpisuje cyfrę</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 wpisuje kandydatów</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 wpisuje notatki w rogach</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 wpisuje notatki na środku</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>przeciągnij od kandydata do kandydata, by narysować linię</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Spacja odtwarza</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → jedno zdarzenie</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − szybkość</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 mówi więcej</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 stosuje</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 zamyka podpowiedź</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ wybiera krok</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 zmienia tryb</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 podpowiedź</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 wyróżnia cyfrę</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 wszystkie klawisze</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter następna łamigłówka</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R powtórka</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A analiza</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc zostawia planszę</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 wciąż cofa</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → ślepe zaułki</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 koloruje komórkę, środkowy przycisk kandydata</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 wznawia grę</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → kroki do notatki</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Zapisywanie...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Wygenerowane łamigłówki są w: Plik, Otwórz ostatnie, %1.</translation>
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
        <translation>%1. Esc anuluje.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>W schowku jest łamigłówka.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Trwa próba, w drugim kolorze. %1 ją zachowuje, %2 odrzuca.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Rozwiązano w %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Bez żadnej pomocy.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>Pomocy użyto %n raz.</numerusform>
            <numerusform>Pomocy użyto %n razy.</numerusform>
            <numerusform>Pomocy użyto %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n podana cyfra należy do łamigłówki i nie można jej zmienić.</numerusform>
            <numerusform>%n podane cyfry należą do łamigłówki i nie można ich zmienić.</numerusform>
            <numerusform>%n podanych cyfr należy do łamigłówki i nie można ich zmienić.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Nie ma tu nic do zmiany.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Zapisano</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>Klawisze cyfr wpisują teraz cyfry.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>Klawisze cyfr wpisują teraz kandydatów.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>Klawisze cyfr wpisują teraz notatki w rogach.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>Klawisze cyfr wpisują teraz notatki na środku.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>Klawisze cyfr kolorują teraz komórki.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>Zaznaczono %n komórkę.</numerusform>
            <numerusform>Zaznaczono %n komórki.</numerusform>
            <numerusform>Zaznaczono %n komórek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Pauza: zegar stoi, a plansza jest zakryta.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Gra trwa dalej.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>Zaznaczona komórka: wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Przeciągnij od kandydata do kandydata, by narysować linię, albo wpisz cyfrę na każdym końcu.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Linia zaczyna się od %1 w %2. Przejdź do drugiego końca i wpisz tam cyfrę; ta sama jeszcze raz ją odrzuca.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Ta cyfra należy do łamigłówki i nie można jej zmienić.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Wszystkie komórki są wypełnione, ale nie każda cyfra jest dobra.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Komórki z dwoma kandydatami są wyróżnione.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>Cyfra %1 jest wyróżniona.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Zaczął się inny przebieg; obrazy poprzedniego nie są już zapisywane.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Nie udało się utworzyć obrazu.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Strony PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Wysłano do drukarki: %n strona.</numerusform>
            <numerusform>Wysłano do drukarki: %n strony.</numerusform>
            <numerusform>Wysłano do drukarki: %n stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Nie udało się utworzyć stron.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Zapisano jako %1: %n strona.</numerusform>
            <numerusform>Zapisano jako %1: %n strony.</numerusform>
            <numerusform>Zapisano jako %1: %n stron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>Drukarka nic nie przyjęła. Czy jest gotowa?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Plansza mojej gry</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Plansza sudoku</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Powrót do gry.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Nic już nie jest wyróżnione.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Pokoje</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Kliknij komórkę, wpisz cyfrę. %1 daje podpowiedź.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>&amp;Generuj kilka...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>wszystkie komórki wypełnione</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>została %n komórka</numerusform>
            <numerusform>zostały %n komórki</numerusform>
            <numerusform>zostało %n komórek</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Nie otwarto jeszcze żadnego pliku</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Wyczyść tę listę</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Wysoki &amp;kontrast</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>&amp;Najtrudniejsza z diagramu</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Wspina się od pełnego diagramu do łamigłówki z największym rozgałęzieniem, do jakiej dotrze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Nie ustawiono jeszcze zakładki</translation>
    </message>
</context>
</TS>
