<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Una riga, una colonna o una regione in cui solo una casella è vuota. Otto delle sue caselle sono piene, quindi otto cifre diverse sono già usate e manca una cifra A. A va nella casella vuota.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Cerca una riga, una colonna o una regione con un solo buco e conta da 1 a 9 per trovare la cifra che manca.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Ogni riga, colonna e regione ha nove caselle e ha bisogno di ciascuna delle nove cifre una volta.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Otto caselle sono piene, con otto cifre diverse.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Manca solo A, e solo una casella è libera. Quindi A va lì.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Una cifra A che entra in una sola casella di una riga, di una colonna o di una regione. Ognuna delle altre caselle è piena, o condivide una riga, una colonna o una regione con una A già presente. Quindi A va nella casella che resta.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Scegli una cifra che compare spesso nella griglia. Segui le sue righe e colonne fino a una regione che non l&apos;ha ancora, e guarda quali caselle restano.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>La riga, la colonna o la regione ha bisogno di una A e non ne ha ancora.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>In una casella piena non c&apos;è posto.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Una casella che condivide una riga, una colonna o una regione con un&apos;altra A non può essere A, perché A ci sarebbe due volte.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Resta una casella. La A deve pur stare da qualche parte, quindi sta lì.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Una casella che può essere solo A. La sua riga, la sua colonna e la sua regione contengono già, insieme, le altre otto cifre. Ogni casella ha bisogno di una cifra, quindi questa è A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Guarda dove si incrociano una riga, una colonna e una regione ben piene, e conta quali cifre incontra la casella. Con tutti i candidati scritti, cerca una casella che ne ha uno solo.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>La casella non può essere una cifra che la sua riga ha già, né una della sua colonna o della sua regione.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>In tutto sono otto cifre diverse: tutte tranne A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>La casella deve contenere una cifra. Resta solo A, quindi è A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Tutte le caselle che si possono riempire ora, in un passo. A ognuna resta un solo candidato, oppure è l&apos;unico posto per la sua cifra in una riga, una colonna o una regione. Nessuna ne aspetta un&apos;altra, quindi l&apos;ordine non conta.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Passa in rassegna le cifre da 1 a 9, e poi le caselle che incontrano molte cifre.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Ognuna delle caselle si deduce da sé: con un singolo nascosto o con un singolo nudo.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Una cifra giusta resta giusta quando si scrive un&apos;altra cifra giusta.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Quindi si possono scrivere tutte insieme.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Due passi in uno, per i quali non serve scrivere candidati. Tutti i posti per A in una regione stanno in una sola riga o colonna, oppure tutti i suoi posti in una riga o colonna stanno in una sola regione, quindi A non può stare nel resto. Così ad A resta un solo posto altrove, e va lì.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Quando una cifra ha due o tre posti affiancati in una regione, segui la loro riga o colonna nelle regioni vicine. Forse lì le resta un solo posto.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Tutti i posti per A nella prima regione stanno in una riga, e la regione ha bisogno di una A. Quindi la A di quella riga sta in questa regione.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>La riga ha una sola A. Quindi nessuna delle sue caselle in altrle regioni può essere A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Un&apos;altra riga, colonna o regione aveva i suoi posti per A in queste caselle e in una in più. Resta solo quella.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Quindi A va lì. Con una colonna al posto della riga, o prima con una linea e poi con la sua regione, la ragione è la stessa.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Due passi in uno, per i quali non serve scrivere candidati. Due o tre cifre entrano solo in due o tre caselle di una riga, di una colonna o di una regione, quindi riempiono quelle caselle. A un&apos;altra cifra della stessa riga, colonna o regione resta allora un solo posto.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Cerca due cifre escluse dalle stesse caselle di una regione. Tieni per loro le due caselle che restano, e guarda che cosa significa per le altre cifre.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Mettiamo che le cifre siano due, e che entrambe entrino solo nelle stesse due caselle. Tutte e due devono stare da qualche parte, e una casella contiene una cifra.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Quindi queste due caselle contengono queste due cifre e nient&apos;altro.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Una terza cifra perde lì i suoi posti. Nella riga, nella colonna o nella regione le resta un solo posto, quindi va lì.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Con tre cifre in tre caselle la ragione è la stessa.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Una cifra A che in una regione entra solo in caselle di una riga, o solo in caselle di una colonna. La regione ha bisogno di una A, quindi una di queste caselle è A. Perciò A si può eliminare dalle altre caselle di quella riga o colonna, fuori dalla regione.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Evidenzia una cifra dopo l&apos;altra. Cerca regioni in cui i suoi due o tre posti stanno tutti in una riga o tutti in una colonna; un buco in mezzo non conta. Spesso non c&apos;è niente da eliminare: allora cerca oltre.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>La regione ha bisogno di una A, e solo queste due o tre caselle possono essere A. Quindi una di loro è A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Stanno tutte nella stessa riga. Qualunque di loro sia A, la riga ha così la sua A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Una seconda A nella riga non è permessa. Quindi nessun&apos;altra casella della riga può essere A. Con una colonna è lo stesso.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Una cifra A che in una riga, o in una colonna, entra solo in caselle di una regione. La riga o colonna ha bisogno di una A, quindi una di queste caselle è A. Perciò A si può eliminare dalle altre caselle della regione.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Evidenzia una cifra dopo l&apos;altra. Cerca righe e colonne in cui i suoi due o tre posti stanno tutti in una regione; un buco in mezzo non conta. Spesso non c&apos;è niente da eliminare: allora cerca oltre.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>La riga ha bisogno di una A, e solo queste due o tre caselle possono essere A. Quindi una di loro è A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Stanno tutte nella stessa regione. Qualunque di loro sia A, la regione ha così la sua A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Una seconda A nella regione non è permessa. Quindi nessun&apos;altra casella della regione può essere A. Con una colonna è lo stesso.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Due caselle di una riga, di una colonna o di una regione hanno solo gli stessi due candidati A e B: una coppia. Una terna sono tre caselle con in tutto solo tre cifre, una quaterna quattro caselle con quattro. Le caselle hanno bisogno di queste cifre per sé, quindi le cifre si possono eliminare da tutte le altre caselle lì.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Cerca una casella con esattamente due candidati, e una seconda con gli stessi due nella sua riga, nella sua colonna o nella sua regione. Se condividono una riga e una regione, elimina in entrambe. Una terna può essere (A o B), (B o C) e (A o C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Prendi due caselle (A o B) di una riga. Condividono la riga, quindi sono diverse.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Se la prima è A, la seconda è B. Se la prima è B, la seconda è A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>In ogni caso la riga ha la sua A e la sua B in queste due caselle. Quindi nessun&apos;altra casella della riga può essere A o B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Tre caselle con in tutto solo tre cifre contengono tre cifre diverse, quindi tutte e tre. Lo stesso vale per quattro caselle con quattro cifre.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Due caselle con solo i candidati A e B, o tre caselle con A, B e C, che stanno in una regione e anche in una stessa riga o colonna. Esauriscono queste cifre per la regione e insieme per la riga o colonna. Le cifre spariscono dalle altre caselle di entrambe.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Cerca caselle con gli stessi pochi candidati, affiancate in una regione.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Due caselle (A o B) che condividono una riga sono diverse: una è A, l&apos;altra B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Quindi la riga ha lì la sua A e la sua B, e nessun&apos;altra casella della riga può essere A o B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>Le due caselle condividono anche una regione. Quindi anche la regione ha lì la sua A e la sua B, e nessun&apos;altra casella della regione può essere A o B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Due cifre A e B che entrano solo nelle stesse due caselle di una riga, di una colonna o di una regione, o tre cifre che entrano solo in tre caselle, o quattro in quattro. Le cifre hanno bisogno di tutte queste caselle. Quindi ogni altro candidato sparisce da lì.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>In una riga, una colonna o una regione cerca cifre con due soli posti, e guarda se due di loro hanno gli stessi. In una terna ogni cifra può avere due o tre delle tre caselle.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>In una riga A entra solo in due caselle, e B entra solo nelle stesse due.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Se A sta nella prima, B deve stare nella seconda. Se A sta nella seconda, B deve stare nella prima.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>In ogni caso entrambe le caselle sono occupate da A e B. Quindi nessun&apos;altra cifra può stare lì.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Tre cifre che entrano solo in tre caselle le occupano tutte e tre, e quattro cifre ne occupano quattro.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Due o tre cifre che entrano solo in due o tre caselle di una riga, di una colonna o di una regione, dove tutte queste caselle stanno anche in una seconda unità. Le cifre riempiono le caselle, quindi nient&apos;altro può stare lì. Sono esaurite in entrambe, quindi nessun&apos;altra casella della seconda può averle.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Cerca due o tre cifre i cui posti in una regione sono le stesse due o tre caselle di una riga o colonna.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>In una regione A e B entrano solo nelle stesse due caselle. Una è A e l&apos;altra B, quindi nient&apos;altro può stare lì.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Entrambe le caselle stanno in una riga. Quindi anche la A e la B di questa riga stanno lì.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Nessun&apos;altra casella della riga può essere A o B. Con tre cifre in tre caselle la ragione è la stessa.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>In due righe una cifra A ha posti solo nelle stesse due colonne: un X-Wing. Funziona anche scambiando righe e colonne, e con tre (Swordfish) o quattro (Jellyfish) per parte. Ogni riga ha la sua A in una colonna diversa, quindi A si può eliminare da tutte le altre caselle di queste colonne.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Evidenzia una cifra. Cerca due righe in cui ha due posti ciascuna, nelle stesse colonne; allora eliminala nelle colonne. O due colonne con posti nelle stesse righe; allora eliminala nelle righe. In uno Swordfish ogni riga ne ha due o tre.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Ognuna delle due righe ha bisogno di una A, e ha posto per lei solo nelle due colonne.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Se la riga in alto ha la sua A nella colonna di sinistra, quella in basso non può averla lì: una colonna ha una sola A. Quindi la sua A sta nella colonna di destra.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Se la riga in alto ha la sua A nella colonna di destra, la A della riga in basso sta in quella di sinistra.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>In ogni caso entrambe le colonne hanno la loro A in queste due righe. Quindi nessun&apos;altra casella delle due colonne può essere A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Tre righe mettono tre A in tre colonne diverse, e così ognuna delle tre colonne ha la sua A. Quattro righe lo fanno con quattro.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Un X-Wing, uno Swordfish o una figura più grande di righe e colonne, guastata da qualche posto in più per A in una regione. Questi posti in più si chiamano pinne. A sparisce dalle caselle che stanno in una colonna della figura e condividono la regione con tutte le pinne.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Evidenzia una cifra. Cerca due righe che sarebbero un X-Wing se uno o due posti vicino a un angolo non ci fossero.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Se una delle pinne è A, la sua regione ha la sua A. Allora nessun&apos;altra casella della regione può essere A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Se nessuna pinna è A, la figura è un vero X-Wing o Swordfish: le sue colonne hanno la loro A nelle sue righe. Allora nessun&apos;altra casella delle colonne può essere A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Una casella che sta in una di queste colonne e nella regione delle pinne perde A in ogni caso.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Un X-Wing, uno Swordfish o una figura più grande con posti in più per A in una regione, detti pinne, dove un angolo della figura accanto alle pinne non può essere A. Senza le pinne, a una delle sue righe resterebbe un solo posto. A sparisce dalle caselle che stanno in una colonna della figura e condividono la regione con tutte le pinne.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Evidenzia una cifra. Cerca due righe con un posto ciascuna in una stessa colonna, i cui altri posti stanno nelle stesse tre colonne ma non in linea.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Se nessuna pinna è A, la riga delle pinne ha la sua A nel posto che resta, e le altre righe devono usare le altre colonne. Quindi ogni colonna della figura ha la sua A in queste righe.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Una figura di una cifra A come un X-Wing o uno Swordfish, in cui le regioni possono prendere il posto di righe o colonne. Alcune righe e regioni hanno tutti i loro posti per A in altrettante colonne o regioni. A sparisce dalle altre caselle di queste, a meno che posti in più (pinne) lo impediscano.</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Cerca una riga con pochi posti per una cifra e una regione con pochi posti per lei, che usano le stesse due colonne.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Mettiamo che una riga e una regione che non si incrociano abbiano tutti i loro posti per A in due colonne. Entrambe hanno bisogno di una A, e sono due caselle diverse.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Una colonna ha una sola A. Quindi la A della riga e la A della regione stanno in colonne diverse.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Entrambe le colonne hanno allora la loro A, quindi nessun&apos;altra loro casella può essere A. Con più elementi il conto è lo stesso.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Se ci sono pinne: o una pinna è A, o la figura è completa. Ciò che non è A in nessuno dei due casi sparisce.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Una figura di una cifra A in cui righe, colonne e regioni sono mescolate liberamente. Alcune hanno tutti i loro posti per A in altrettante altre. A sparisce dalle altre caselle di queste ultime, a meno che posti in più (pinne) lo impediscano.</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Le persone le trovano di rado. Parti da una riga e una colonna con due posti ciascuna, e cerca una regione che le unisca.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Ogni riga, colonna o regione del primo tipo ha bisogno di una A. Non hanno nessun posto in comune per lei, quindi sono caselle diverse.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Ognuna di queste A sta in un&apos;unità del secondo tipo, che ha una sola A. Quindi stanno tutte in unità diverse.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Ce ne sono tante del secondo tipo quante del primo. Quindi ognuna di esse ha la sua A nella figura, e le sue altre caselle non possono essere A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Due figure con pinne sulle stesse righe, mostrate in un passo. Usano colonne diverse e posti in più (pinne) diversi per la cifra A. Ognuna esclude caselle sue, quindi insieme ne escludono di più.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Quando hai trovato una figura con pinne, guarda se le pinne possono scambiarsi il ruolo con un angolo nella stessa regione.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Guarda solo la prima figura. Se una sua pinna è A, la regione ha la sua A. Se nessuna lo è, le sue colonne hanno la loro A nelle righe.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Una casella che sta nella regione e in una di queste colonne perde A in ogni caso.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>La seconda figura è giusta per la stessa ragione, con altre pinne e altre colonne.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Valgono entrambe insieme, quindi sparisce ciò che ognuna esclude.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Una figura di righe e colonne per la cifra A con posti in più (pinne) troppo lontani dalla casella in questione. Da ogni pinna una catena di deduzioni semplici porta a quella casella. Che una pinna sia A o che nessuna lo sia, la casella perde il suo candidato.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Trova una figura che fallisce solo perché una pinna è nella regione sbagliato. Poi segui che cosa succede se la pinna è vera.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Se nessuna pinna è A, la figura è completa: le sue colonne hanno la loro A nelle sue righe. La casella in questione sta in una di queste colonne e non può essere A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Se una pinna è A, segui la catena che parte da lei, una deduzione dopo l&apos;altra. Finisce nella casella in questione, che perde anche così il candidato.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Uno di questi casi è vero. In ognuno il candidato è falso, quindi sparisce.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Due righe, o due colonne, hanno ciascuna solo due posti per A, e un posto di ognuna sta nella stessa colonna o riga: la base. I due della base non possono essere entrambi A, quindi almeno una delle due cime lo è. A sparisce da ogni casella che condivide una riga, una colonna o una regione con entrambe le cime.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Evidenzia una cifra. Cerca due colonne con due posti ciascuna, di cui due stanno nella stessa riga e gli altri due no.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>I due posti della base condividono una riga. Quindi uno di loro non è A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Se quello di sinistra non è A, la A della colonna di sinistra sta nella sua cima.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Se quello di destra non è A, la A della colonna di destra sta nella sua cima.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>In ogni caso una delle cime è A. Una casella che condivide una riga, una colonna o una regione con entrambe le cime incontra una A, quindi non è A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Una riga e una colonna hanno ciascuna solo due posti per A, e un posto di ognuna sta nella stessa regione. Questi due non possono essere entrambi A, quindi almeno una delle due estremità lontane lo è. A sparisce dalla casella che sta nella riga o colonna di entrambe le estremità lontane.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Evidenzia una cifra. Cerca una riga e una colonna con due posti ciascuna che si incontrano in una regione senza condividervi una casella.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>I due posti nella regione condividono questa regione. Quindi uno di loro non è A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Se quello della riga non è A, la A della riga sta nella sua estremità lontana.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Se quello della colonna non è A, la A della colonna sta nella sua estremità lontana.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>In ogni caso un&apos;estremità lontana è A. La casella che condivide la colonna della prima e la riga della seconda la incontra, quindi non è A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Due Kite che usano la stessa regione, in un passo. In ognuno una riga e una colonna hanno solo due posti per A e si incontrano nella regione, quindi una delle loro due estremità lontane è A. Ogni Kite elimina A dalla casella che le sue due estremità lontane hanno in comune.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Quando hai trovato un Kite, cerca una seconda riga o colonna con due posti che incontra la stessa regione.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>Nella regione del primo Kite, il posto della sua riga e quello della sua colonna non possono essere entrambi A.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Se il posto della riga non è A, l&apos;estremità lontana della riga è A. Se il posto della colonna non è A, l&apos;estremità lontana della colonna è A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>In ogni caso la casella in linea con entrambe le estremità incontra una A e perde la sua.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>Il secondo Kite è giusto per la stessa ragione, quindi entrambe le caselle perdono A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Due righe, colonne o regioni hanno ciascuna solo due posti per A, e un posto di una condivide una riga, una colonna o una regione con uno dell&apos;altra. Questi due non possono essere entrambi A, quindi almeno una delle due estremità lontane lo è. A sparisce da ogni casella che condivide una riga, una colonna o una regione con entrambe le estremità lontane.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Evidenzia una cifra. Cerca una regione con due posti, e una riga o colonna con due posti che passa vicino a uno di loro.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>I due posti vicini condividono una riga, una colonna o una regione. Quindi uno di loro non è A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Se il primo non è A, il suo compagno all&apos;estremità lontana è A, perché c&apos;erano solo due posti.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Se il secondo non è A, il suo compagno all&apos;altra estremità lontana è A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>In ogni caso una casella che condivide una riga, una colonna o una regione con entrambe le estremità lontane incontra una A, quindi non è A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>In una regione tutti i posti per A stanno in una riga e in una colonna, come una croce, e una riga o colonna esterna ha solo due posti per A. Se il suo posto lontano è A, la casella in linea con esso non lo è. Se il suo posto vicino è A, la regione deve usare l&apos;altro braccio della croce, il che elimina A dalla stessa casella.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Evidenzia una cifra. Cerca una regione le cui quattro caselle fuori da una croce non ce l&apos;hanno, e una riga o colonna con due posti che punta alla croce.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Mettiamo che una riga fuori dalla regione abbia due posti per A. Quello vicino sta nella colonna della croce, quello lontano no.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Se il posto lontano è A, la sua colonna ha la sua A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Se il posto vicino è A, la colonna della croce ha la sua A fuori dalla regione. Quindi la A della regione sta nella riga della croce, e quella riga ha la sua A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>La casella dove si incrociano quella colonna e quella riga non è A in nessun caso.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Una casella con due candidati (A o B), il perno, condivide una riga, una colonna o una regione con ognuna di altre due caselle, le ali: una è (A o C), l&apos;altra (B o C). Qualunque cifra prenda il perno, una delle ali diventa C. Perciò C si può eliminare da ogni casella che condivide una riga, una colonna o una regione con entrambe le ali.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Evidenzia tutte le caselle con due candidati. Prendine una (A o B) come perno. Cerca nella sua riga, colonna e regione (A o C) e (B o C) con la stessa C. Le ali non devono per forza incontrarsi. Una casella può incontrare l&apos;una per la riga, l&apos;altra per la colonna.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>Il perno (A o B) condivide una riga, una colonna o una regione con ogni ala.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Se il perno è A, l&apos;ala (A o C) non può essere A. Quindi è C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Se il perno è B, l&apos;ala (B o C) non può essere B. Quindi è C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>In ogni caso un&apos;ala è C. Una casella che condivide una riga, una colonna o una regione con entrambe le ali incontra una C, quindi non è C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Un perno con i tre candidati A, B e C, e due ali che condividono con lui una riga, una colonna o una regione: una ha A e C, l&apos;altra B e C. Una delle tre caselle deve essere C. Quindi C sparisce da ogni casella che condivide una riga, una colonna o una regione con tutte e tre.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Cerca una casella con tre candidati, una casella con due di essi nella sua regione, e una con due di essi nella sua riga o colonna, all&apos;esterno. Le caselle che perdono C stanno nella regione del perno.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Se il perno è A, l&apos;ala (A o C) lo incontra ed è C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Se il perno è B, l&apos;ala (B o C) lo incontra ed è C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Altrimenti è C il perno stesso.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>In ogni caso una delle tre caselle è C. Una casella che condivide una riga, una colonna o una regione con tutte e tre la incontra, quindi non è C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Due caselle con gli stessi candidati A e B, e una riga, una colonna o una regione con solo due posti per A, ognuno in linea con una delle caselle. Uno di questi posti è A, quindi una delle due caselle non è A, ed è B. Quindi B sparisce da ogni casella che condivide una riga, una colonna o una regione con entrambe.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Cerca due caselle con gli stessi due candidati che non condividono né riga, né colonna, né regione. Poi cerca una riga o colonna con due posti per una delle cifre che le unisca.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>La riga, la colonna o la regione ha bisogno di una A e ha due posti per lei: uno incontra la prima casella, l&apos;altro la seconda.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Se la A sta nel primo posto, la prima casella (A o B) non può essere A. Quindi è B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Se la A sta nel secondo posto, la seconda casella (A o B) non può essere A. Quindi è B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>In ogni caso una delle due caselle è B. Una casella che condivide una riga, una colonna o una regione con entrambe la incontra, quindi non è B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Parti da una casella con tre o quattro candidati dove si incrociano una regione e una riga, e raccogli caselle di entrambe che hanno solo queste cifre.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Una fila di almeno quattro caselle che hanno tutte i candidati A e B, ognuna in una riga, una colonna o una regione con la successiva. Sono A e B a turno, quindi la prima e la quarta sono diverse. A e B spariscono da ogni casella che condivide una riga, una colonna o una regione con queste due.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Quando gli stessi due candidati stanno da soli in quattro o più caselle, prova a passare dall&apos;una all&apos;altra.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Le vicine nella fila condividono una riga, una colonna o una regione. Quindi sono diverse: una è A, l&apos;altra B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Se la prima casella è A, la seconda è B, la terza A e la quarta B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Se la prima casella è B, la seconda è A, la terza B e la quarta A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>In ogni caso la prima e la quarta sono una A e una B. Una casella che condivide una riga, una colonna o una regione con entrambe incontra tutte e due le cifre, quindi non è nessuna delle due.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Una griglia in cui quasi ogni casella vuota ha due candidati, e quasi ogni cifra ha due posti in ogni riga, colonna e regione dove manca. Se fosse così dappertutto, lo schema non potrebbe avere esattamente una soluzione. Un vero Sudoku ne ha esattamente una, quindi uno dei candidati in più è vero.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Verso la fine, quando tutte le caselle tranne una hanno due candidati, guarda quella che ne ha tre. La cifra che compare tre volte nella sua riga è quella giusta.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Supponiamo che ogni casella vuota abbia due candidati, e ogni cifra mancante due posti in ogni riga, colonna e regione.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Se ci fosse una soluzione, dare a ognuna di queste caselle l&apos;altro candidato ne farebbe una seconda: ogni riga, colonna e regione conserva tutte le sue cifre.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Quindi una griglia così non ha soluzioni o ne ha più di una, e un vero Sudoku non ci arriva mai.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Se nessuno dei candidati in più fosse vero, la griglia ci arriverebbe. Quindi uno di loro è vero, e ciò che li incontra tutti sparisce.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, di cui tre hanno solo i candidati A e B. Se anche la quarta fosse A o B, si potrebbero scambiare, e lo schema avrebbe due soluzioni. Un vero Sudoku ne ha una sola, quindi A e B spariscono dal quarto angolo.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Cerca due caselle con gli stessi due candidati in una regione e una riga, e sotto o sopra una terza. Il quarto angolo è quello interessante.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Se i quattro angoli contenessero solo A e B, ogni loro riga, colonna e regione avrebbe lì una A e una B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Scambiare allora ogni A e B negli angoli non viola nessuna regola: ogni riga, colonna e regione conserva entrambe le cifre. Quindi ci sarebbero due soluzioni.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Un vero Sudoku ha una sola soluzione. Quindi in uno degli angoli c&apos;è qualcosa di diverso da A e B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Tre angoli non hanno altro. Quindi è il quarto, e quello non è né A né B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, che hanno solo A, B e un solo candidato in più C. Se nessuna fosse C, A e B si potrebbero scambiare, e lo schema avrebbe due soluzioni. Quindi uno degli angoli con C è C, e C sparisce da ogni casella che li incontra tutti.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Trova un rettangolo i cui angoli hanno A e B. Se tutto ciò che c&apos;è in più è la stessa cifra, cerca caselle che condividono una riga, una colonna o una regione con tutti gli angoli che ce l&apos;hanno.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Un vero Sudoku ha una sola soluzione, quindi uno degli angoli non è né A né B. L&apos;unico altro candidato è C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Quindi uno degli angoli con C è C. Una casella che condivide una riga, una colonna o una regione con tutti loro la incontra, quindi non è C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, di cui due hanno solo due candidati, e le altre due qualcuno in più. Una di queste due deve essere una cifra in più, altrimenti lo schema avrebbe due soluzioni. Insieme ad altre caselle della loro riga, colonna o regione esauriscono delle cifre, che spariscono dal resto.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Tratta i due angoli come una sola casella che ha solo le loro cifre in più, e cerca con essa una coppia o una terna.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Se gli angoli contenessero solo le due cifre comuni a tutti e quattro, scambiarle darebbe una seconda soluzione: ogni riga, colonna e regione conserva entrambe.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Un vero Sudoku ne ha una sola. Quindi uno dei due angoli è una delle cifre in più.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Altre caselle della stessa riga, colonna o regione hanno anch&apos;esse solo cifre così. Con quell&apos;angolo ci sono tante caselle quante cifre.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Quindi esauriscono queste cifre, e nessun&apos;altra casella lì può averle.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, con i candidati A e B, dove una delle due cifre non ha altro posto in una riga o colonna. Allora deve stare in uno degli angoli. Se l&apos;altra cifra le stesse accanto, si potrebbero scambiare entrambe, quindi sparisce da questi angoli.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Trova un rettangolo con A e B in tutti gli angoli, due dei quali senz&apos;altro. Poi conta i posti di A e di B nella riga o colonna degli altri due.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>La cifra che lì non ha altro posto sta in uno dei due angoli.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Se l&apos;altro angolo fosse l&apos;altra cifra, tutti e quattro gli angoli conterrebbero solo A e B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Un vero Sudoku ha una sola soluzione. Quindi nessuno dei due angoli è quell&apos;altra cifra.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, che hanno tutte i candidati A e B. Di fronte a un angolo, la riga e la colonna non hanno altro posto per A. Se l&apos;angolo opposto fosse B, A e B riempirebbero tutti e quattro e si potrebbero scambiare, quindi non è B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Parti da una casella che ha solo A e B. Nella riga e nella colonna dell&apos;angolo opposto, conta i posti di una cifra.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Supponiamo che l&apos;angolo in questione sia B. La sua riga ha solo due posti per A, entrambi nel rettangolo, quindi il suo vicino nella riga sarebbe A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Anche la sua colonna ha solo due posti per A. Quindi il suo vicino nella colonna sarebbe A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>L&apos;angolo opposto (A o B) incontra una A, quindi sarebbe B. Tutti e quattro conterrebbero solo A e B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Un vero Sudoku ha una sola soluzione. Quindi l&apos;angolo in questione non è B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, nessuna di esse un indizio e alcune risolte da te. Se contenessero solo A e B, si potrebbero scambiare, perché nessun indizio le fissa. Un vero Sudoku ha una sola soluzione, quindi uno degli angoli è qualcos&apos;altro.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Guarda le cifre che hai messo tu. Tre di esse come A, B, A in un rettangolo lasciano il quarto angolo senza B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Nessuno dei quattro angoli è un indizio. Quindi niente nello schema dice quale è A e quale è B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Un vero Sudoku ha una sola soluzione. Quindi ciò che completerebbe A e B negli angoli sparisce.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Sei o più caselle in un anello chiuso che hanno quasi tutte solo i candidati A e B, due di esse in ogni riga, colonna e regione dell&apos;anello. Se tutte fossero A o B, si potrebbero scambiare tutt&apos;intorno, e lo schema avrebbe due soluzioni. Un vero Sudoku ne ha una sola, quindi un candidato in più nell&apos;anello è vero.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Quando molte caselle hanno gli stessi due candidati, passa dall&apos;una all&apos;altra e cerca di tornare. Una casella lungo la strada può avere più candidati.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Se l&apos;anello contenesse solo A e B, vi starebbero a turno, e ogni sua riga, colonna e regione avrebbe lì una A e una B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Scambiare allora ogni A e B dell&apos;anello non viola nessuna regola, perché ogni riga, colonna e regione conserva entrambe. Quindi ci sarebbero due soluzioni.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Un vero Sudoku ne ha una sola. Quindi una delle caselle con candidati in più ne contiene uno.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Tipo 1: una sola casella ha candidati in più, quindi non è né A né B. Tipo 2: tutti quelli in più sono una stessa cifra, che sparisce dalle caselle che li incontrano tutti.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Tipo 3: le caselle con candidati in più esauriscono cifre insieme ad altre. Tipo 4: A non ha altro posto accanto a loro, quindi B non può starci.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Quattro caselle, gli angoli di un rettangolo in due righe, due colonne e due regioni, che hanno tutte A e B, e due opposte hanno altri candidati. Le due righe non hanno altro posto per B, quindi B prende due angoli opposti. Negli angoli con altri candidati farebbe diventare A gli altri due, ed entrambe si potrebbero scambiare, quindi B sparisce da lì.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Trova un rettangolo con A e B in tutti gli angoli e candidati in più solo in due opposti. Poi conta i posti di ogni cifra in entrambe le righe, e in entrambe le colonne.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Entrambe le righe hanno bisogno di una B e hanno posto per lei solo negli angoli. Le due B non possono condividere una colonna, quindi stanno in angoli opposti.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Se stessero negli angoli con candidati in più, gli altri due angoli (A o B) incontrerebbero una B e sarebbero A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Un vero Sudoku ha una sola soluzione. Quindi gli angoli con candidati in più non sono B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Tutti i posti di una cifra A uniti da righe, colonne e regioni con due soli posti, colorati a turno con due colori. O ogni casella del primo colore è A, o ogni casella del secondo. Una casella esterna che incontra entrambi i colori non è A, e un colore che sta due volte in una riga, una colonna o una regione è falso.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Evidenzia una cifra, e colora i suoi posti a turno ovunque una riga, una colonna o una regione ne abbia solo due. Poi cerca caselle che condividono una riga, una colonna o una regione con entrambi i colori.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>In una riga con solo due posti per A, uno è A e l&apos;altro no. Quindi ricevono colori diversi.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>Di posto in posto si va avanti: se una casella di un colore è A, lo sono tutte quelle di quel colore, e nessuna dell&apos;altro.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: una casella esterna incontra entrambi i colori. Se il primo colore è A, incontra una A. Se lo è il secondo, incontra anche una A. In ogni caso non è A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: due caselle di un colore condividono una riga, una colonna o una regione. Non possono essere entrambe A, quindi questo colore è falso ovunque, e l&apos;altro è giusto.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Due gruppi separati di posti per una cifra A, ognuno colorato a turno con due colori suoi. Dove un colore del primo gruppo ne incontra uno del secondo, non possono essere entrambi A. Quindi uno degli altri due colori è A, oppure un colore che incontra entrambi quelli dell&apos;altro gruppo è falso.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Colora una cifra come per la colorazione semplice. Se un secondo gruppo di posti resta senza colore, dagli altri due colori, e guarda dove i gruppi si toccano.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>In ogni gruppo uno dei suoi due colori è A e l&apos;altro no.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Mettiamo che una casella blu condivida una riga, una colonna o una regione con una verde. Allora blu e verde non sono entrambi A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Se il blu non è A, lo è l&apos;altro colore del suo gruppo. Se il verde non è A, lo è l&apos;altro colore del suo gruppo. Una casella che incontra questi altri due non è A in nessun caso.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Se il blu incontra entrambi i colori dell&apos;altro gruppo, incontra una A comunque. Quindi nessuna casella blu è A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Candidati di tutte le cifre, uniti dove una casella ne ha solo due o una riga, una colonna o una regione ha solo due posti per una cifra, e colorati a turno con due colori. O tutti i candidati del primo colore sono veri, o tutti quelli del secondo. Un colore che si contraddice è falso, e un candidato che entrambi i colori escludono sparisce.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Comincia in una casella con due candidati e colorali in modo diverso. Prosegui lungo righe, colonne e regioni con due soli posti, e attraverso altre caselle con due candidati.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>Di due candidati soli in una casella, uno è vero e l&apos;altro falso. Lo stesso vale per i due posti di una cifra in una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Quindi se un candidato di un colore è vero, lo sono tutti quelli di quel colore, e tutti quelli dell&apos;altro sono falsi.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: un colore ha due candidati in una casella, o due volte una cifra in una riga, una colonna o una regione. Non possono essere entrambi veri, quindi questo colore è falso.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: un candidato è escluso dal primo colore, e anche dal secondo. In ogni caso è falso.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Due o tre caselle dove si incrociano una regione e una riga o colonna, con alcune caselle del resto della regione e del resto della riga, che hanno in tutto tante cifre quante sono le caselle. Nessuna cifra entra due volte, quindi ognuna c&apos;è una volta. Le cifre della parte di riga spariscono dal resto della riga, quelle della parte di regione dal resto della regione.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Cerca, dove si incrociano una regione e una riga, due caselle con in tutto quattro candidati. Poi cerca una casella con due di essi nella riga, e una con gli altri due nella regione.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>Le caselle della parte di riga e quelle della parte di regione non hanno cifre in comune. Una cifra della parte di riga ha i suoi posti solo nella riga, quindi ci entra una volta.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Una cifra della parte di regione ha i suoi posti solo nella regione, quindi ci entra una volta.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Ci sono tante caselle quante cifre. Ogni casella ha bisogno di una cifra, e nessuna può starci due volte, quindi ognuna delle cifre sta in una delle caselle.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Quindi la riga ha le cifre della parte di riga in queste caselle, e la regione quelle della parte di regione. Spariscono dalle altre caselle.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Due o tre caselle per cui si prova ogni combinazione di cifre. Una combinazione è impossibile se lascia una casella vicina senza cifre, o se ripete una cifra in una riga, una colonna o una regione. Un candidato che non sta in nessuna combinazione possibile sparisce.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Scegli due caselle che condividono una riga, una colonna o una regione con molte caselle a due candidati. Ognuna di queste vieta una combinazione.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Prendi un candidato della prima casella, e prova accanto a lui ogni candidato delle altre.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Se le due cifre sono uguali e le caselle condividono una riga, una colonna o una regione, la combinazione viola la regola.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Se una casella che le incontra ha solo questi due candidati, non le resterebbe nessuna cifra. Quindi anche quella combinazione è impossibile.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Se ogni combinazione con il candidato fallisce, il candidato è falso.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Una catena di posti per una cifra A: se non sta qui, deve stare lì, quindi non può stare nel posto seguente, e così via. Se il primo posto non è A, lo è l&apos;ultimo. Quindi A sparisce da ogni casella che condivide una riga, una colonna o una regione con entrambe le estremità.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Evidenzia una cifra. Trova righe, colonne e regioni con solo due posti per lei, e uniscile dove le loro estremità condividono una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Supponiamo che il primo posto non sia A. La sua riga, la sua colonna o la sua regione ha un solo altro posto, quindi quello è A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>Il posto seguente condivide con esso una riga, una colonna o una regione. Quindi non è A, e il suo compagno deve essere A. Così si va avanti fino all&apos;ultimo posto, che è A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Quindi se il primo posto non è A, lo è l&apos;ultimo. Se il primo è A, non c&apos;è niente da seguire.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>In ogni caso una delle estremità è A. Una casella che condivide una riga, una colonna o una regione con entrambe la incontra, quindi non è A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Una catena di caselle con due candidati ciascuna, in cui ogni casella condivide una riga, una colonna o una regione con la seguente e ha con essa una cifra in comune. Se la prima casella non è la cifra A, le caselle si deducono l&apos;una dall&apos;altra finché l&apos;ultima è A. Quindi A sparisce da ogni casella che condivide una riga, una colonna o una regione con entrambe le estremità.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Evidenzia tutte le caselle con due candidati. Parti da una, di&apos; che non è A, e segui che cosa devono essere le altre finché A ritorna.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>La prima casella ha A e un&apos;altra cifra. Se non è A, è l&apos;altra cifra.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>La casella seguente condivide con essa una riga, una colonna o una regione. Quindi non è quella cifra, e deve essere la sua altra.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Così si va di casella in casella, finché all&apos;ultima resta solo A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Se la prima casella è A, un&apos;estremità è A subito. In ogni caso una delle estremità è A, e una casella che condivide una riga, una colonna o una regione con entrambe non lo è.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Una catena di deduzioni semplici, detta AIC: se questo candidato è falso, quello è vero, quindi il seguente è falso, e così via. Ogni passo usa una casella con due candidati, o una riga, una colonna o una regione con due posti per una cifra. Il primo candidato o l&apos;ultimo è vero, quindi ciò che entrambi escludono sparisce.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Parti da un candidato che vorresti veder sparire e chiediti: e se fosse vero? Segui le cifre forzate finché qualcosa è impossibile.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Supponiamo che il primo candidato sia falso. La sua casella ha un solo altro candidato, o la sua riga un solo altro posto. Quindi quello è vero.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Ciò che è vero esclude i suoi vicini: gli altri candidati della sua casella, e la stessa cifra nella sua riga, nella sua colonna e nella sua regione.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Falso, vero, falso, vero: così si va avanti, e l&apos;ultimo candidato è vero.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Se il primo è falso, l&apos;ultimo è vero. Se il primo è vero, va bene lo stesso. In ogni caso ciò che entrambi escludono è falso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Una catena di deduzioni semplici (AIC) in cui un passo può riguardare anche due o tre caselle di una regione in una riga o colonna: una di loro ha la cifra, o nessuna ce l&apos;ha. Per il resto funziona come ogni catena. La prima affermazione o l&apos;ultima è vera, quindi ciò che entrambe escludono sparisce.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Quando una catena si blocca perché una riga ha tre posti, guarda se due di loro stanno in una regione. Prendi quei due come uno.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Mettiamo che una riga abbia i suoi posti per una cifra in una casella e in un gruppo di due caselle di una regione.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Se la casella sola non ha la cifra, ce l&apos;ha una del gruppo. Quale, non si sa, ma entrambe condividono la riga e la regione.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Quindi la cifra sparisce da tutte le altre caselle di quella riga e di quella regione, e la catena prosegue da lì.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>Alla fine la prima affermazione o l&apos;ultima è vera. In ogni caso ciò che entrambe escludono è falso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Una catena di deduzioni semplici (AIC) in cui un passo può usare anche un gruppo di caselle con un candidato in più delle caselle, detto insieme quasi bloccato (ALS). Se un gruppo così perde una cifra, ha bisogno di tutte le altre. La prima affermazione o l&apos;ultima è vera, quindi ciò che entrambe escludono sparisce.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Cerca due caselle con tre cifre o tre caselle con quattro in una riga, una colonna o una regione. Portano una catena da una delle loro cifre a un&apos;altra.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Prendi due caselle di una riga con in tutto le cifre 1, 2 e 3. Se 1 è escluso in entrambe, restano due cifre per due caselle.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Quindi 2 sta in una e 3 nell&apos;altra. Una casella che condivide una riga, una colonna o una regione con entrambi i posti del 2 non può essere 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Con questo la catena prosegue. Un gruppo più grande fa lo stesso.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Una catena di deduzioni semplici che torna al suo inizio, così che si può leggere avanti e indietro. O è vera un&apos;affermazione ogni due, o lo sono tutte le altre. Quindi di due vicine in una riga, una colonna, una regione o una casella, una è sempre vera, e ciò che esclude sparisce.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Quando le due estremità di una catena si incontrano in una riga, una colonna o una regione, o in una casella, chiudi l&apos;anello, e guarda lungo ognuno dei suoi collegamenti che cosa può sparire.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Se il primo candidato è falso, il secondo è vero, il terzo falso, e così via lungo l&apos;anello.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Se il primo candidato è vero, gira nell&apos;altro senso: l&apos;ultimo è falso, quello prima vero, e così via, finché il secondo è falso.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>In ogni caso due vicini non sono mai entrambi falsi. Dove condividono una riga, una colonna o una regione, la cifra sta in uno dei due.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Quindi sparisce dalle altre caselle lì. Dove i due stanno in una casella, spariscono i suoi altri candidati.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Una catena di deduzioni semplici che parte da un&apos;ipotesi su un candidato e vi torna con il contrario. Un&apos;ipotesi che porta al suo contrario è falsa. Quindi il candidato sparisce, o è quello da scrivere.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Scegli un candidato la cui riga, colonna o regione ne ha pochi altri della sua cifra, supponi che sia vero, e segui le cifre forzate finché una di esse lo esclude.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Supponiamo che il candidato sia vero. Allora i suoi vicini sono falsi, e dove resta un solo altro, quello è vero.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Così si va avanti, falso e vero a turno, ogni deduzione dalla precedente.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>L&apos;ultima deduzione dice che il primo candidato è falso. Ma lo si era supposto vero.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Le due cose non stanno insieme, quindi il candidato è falso. Al contrario, se lo si suppone falso e risulta vero, è vero.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Due gruppi di caselle, ognuno in una riga, una colonna o una regione e con un candidato in più delle caselle: insiemi quasi bloccati. Condividono una cifra che solo uno dei due può avere, quindi l&apos;altro ha bisogno di tutte le cifre che gli restano. Un&apos;altra cifra che entrambi hanno sta allora in uno di loro, e sparisce da ogni casella che incontra tutti i suoi posti.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>Il gruppo più piccolo è una casella con due candidati. Cercala accanto a due o tre caselle con una cifra in più delle caselle, e cerca una cifra che entrambi hanno in una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Tutti i posti della cifra condivisa nei due gruppi condividono una riga, una colonna o una regione. Quindi la cifra non sta in entrambi i gruppi.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Se il primo gruppo non ce l&apos;ha, gli restano tante cifre quante caselle. Ha bisogno di ognuna, quindi anche della seconda cifra comune.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Se il secondo gruppo non ce l&apos;ha, ha bisogno di tutte le sue altre cifre, quindi anche della seconda cifra comune.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>In ogni caso la seconda cifra comune sta in uno dei gruppi. Una casella che condivide una riga, una colonna o una regione con tutti i suoi posti lì non può averla.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Tre gruppi di caselle, ognuno con un candidato in più delle caselle: insiemi quasi bloccati. Il primo condivide una cifra con il secondo e un&apos;altra con il terzo, e può fare a meno di una sola. Quindi il secondo o il terzo gruppo perde una cifra e ha bisogno di tutte le altre, fra cui la cifra che entrambi hanno.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>È un XY-Wing con gruppi di caselle al posto delle caselle. Cerca prima il gruppo di mezzo, poi gli altri due che lo incontrano.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>Il primo gruppo ha una cifra in più delle caselle. Quindi gli manca una sola delle sue cifre, e ha almeno una delle due condivise.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Se ha la cifra che condivide con il secondo gruppo, questo non può averla e ha bisogno di tutte le altre.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Se ha la cifra che condivide con il terzo gruppo, questo ha bisogno di tutte le altre.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>In ogni caso una cifra che il secondo e il terzo gruppo hanno sta in uno di loro. Una casella che incontra tutti i suoi posti lì non può averla.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Una catena di gruppi di caselle, ognuno con un candidato in più delle caselle: insiemi quasi bloccati. Un gruppo che perde una cifra ha bisogno di tutte le altre, e una di queste toglie una cifra al gruppo seguente, e così via. Quindi una cifra del primo e dell&apos;ultimo gruppo sta in uno di loro.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Comincia con due gruppi che condividono una cifra in una riga, una colonna o una regione, e aggiungine un terzo che condivide un&apos;altra cifra con il secondo.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Supponiamo che il primo gruppo non abbia la cifra in questione. Allora ha bisogno di tutte le altre, anche di quella che condivide con il gruppo seguente.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Quindi il gruppo seguente perde questa cifra e ha bisogno di tutte le altre, anche di quella che condivide con il gruppo dopo.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Così si va avanti fino all&apos;ultimo gruppo, che deve avere la cifra in questione.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>O ce l&apos;ha il primo gruppo o l&apos;ultimo. Una casella che incontra tutti i suoi posti in entrambi non può averla.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Una casella, lo stelo, e per ognuno dei suoi candidati un gruppo di caselle con un candidato in più delle caselle, un petalo. Qualunque cosa sia lo stelo, un petalo perde quella cifra e ha bisogno di tutte le altre. Una cifra che tutti i petali hanno sta in uno di loro, e sparisce da ogni casella che incontra tutti i suoi posti.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Parti da una casella con due o tre candidati. Per ognuno di essi cerca un gruppo i cui posti per lui condividono tutti una riga, una colonna o una regione con la casella.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>Lo stelo è uno dei suoi candidati. Mettiamo che sia quello del primo petalo.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Tutti i suoi posti in quel petalo condividono una riga, una colonna o una regione con lo stelo. Quindi il petalo perde questa cifra.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Allora ha tante cifre quante caselle e ha bisogno di tutte, anche della cifra che tutti i petali hanno.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Con ogni altro candidato dello stelo è un altro petalo. In ogni caso la cifra comune sta in uno di loro, e una casella che incontra tutti i suoi posti non può averla.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Si prova una cifra in un posto, e si segue solo questa cifra per tutta la griglia. I suoi altri posti cadono, uno dopo l&apos;altro, finché una riga, una colonna o una regione non ne ha più. Quindi la cifra non può stare lì, e il candidato sparisce.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Scegli una cifra a cui restano pochi posti, e provala dove ne toglierebbe molti.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Supponiamo che la casella sia A. Allora A sparisce da tutte le altre caselle della sua riga, della sua colonna e della sua regione.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>A un&apos;altra riga, colonna o regione resta ora un solo posto per A. Quindi A sta lì, e cadono altri posti.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>Alla fine una riga, una colonna o una regione non ha più nessun posto per A. Ma a ognuna ne serve una.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Quindi la casella non è A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Si provano uno dopo l&apos;altro tutti i candidati di una casella, o tutti i posti di una cifra in una riga, una colonna o una regione. Da ognuno si segue una catena di deduzioni semplici. Se tutte portano alla stessa cosa, è vera, perché uno di loro deve essere giusto.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Scegli una casella con due candidati, seguili entrambi, e annota ciò che risulta uguale.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>La casella deve essere uno dei suoi candidati, o la cifra deve stare in uno dei suoi posti. Non c&apos;è altro caso.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Se è il primo, segui che cosa deve essere allora, deduzione per deduzione. Porta al risultato.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Se è il secondo, o il terzo, le deduzioni sono altre, ma portano allo stesso risultato.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Uno dei casi è giusto. Qualunque sia, il risultato è vero.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Un&apos;ipotesi da cui partono più catene di deduzioni semplici. Insieme tolgono tutti i candidati di una casella, o tutti i posti di una cifra in una riga, una colonna o una regione. Non è possibile, quindi l&apos;ipotesi era falsa.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Supponi un candidato che, se vero, forzerebbe molto, e osserva le caselle con due candidati e le righe con due posti.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Supponiamo che il candidato sia vero (o falso).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>Una catena di deduzioni toglie il primo candidato di una casella, un&apos;altra catena il secondo, e così via.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Valgono tutte insieme. Quindi a questa casella non resterebbe nessuna cifra, o a una cifra nessun posto.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Ogni casella ha bisogno di una cifra. Quindi l&apos;ipotesi era falsa, e il contrario è vero.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Un&apos;ipotesi le cui conseguenze si seguono come una rete: una deduzione può richiederne diverse precedenti. Alla fine a una casella non resta nessuna cifra, o a una cifra nessun posto. Non è possibile, quindi l&apos;ipotesi era falsa.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Fai una prova. Scrivi la cifra, prosegui con i singoli, e guarda se qualcosa non torna.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Supponiamo che il candidato sia vero, e scriviamo che cosa ne segue subito.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>Da questo e dalla griglia segue dell&apos;altro. Una casella può perdere il suo penultimo candidato solo dopo diverse di queste deduzioni.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>Alla fine a una casella non resta nessuna cifra, o una riga, una colonna o una regione non ha posto per una cifra.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Un vero Sudoku si può riempire. Quindi l&apos;ipotesi era falsa.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Più ipotesi di cui una deve essere vera, ognuna seguita fino a tutte le sue conseguenze. Una deduzione può richiederne diverse precedenti. Ciò che segue da ognuna di esse è vero.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Scegli una casella con due candidati. Scrivi il primo in una prova e prosegui, poi il secondo, e confronta.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>La casella deve essere uno dei suoi candidati, o la cifra deve stare in uno dei suoi posti in una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Se è il primo, ne seguono molte cose. Se è il secondo, ne seguono altre.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Ciò che segue in ogni caso è vero, qualunque caso sia quello giusto.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Si guardano insieme tutti i modi di mettere una cifra in ogni riga, colonna e regione. Una casella che tutti i modi usano ha la cifra. Una casella che nessuno di loro usa non può averla.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Questo è lavoro per un computer: una cifra può avere migliaia di questi modi. Per una persona sono abbastanza pochi quando quasi tutti i suoi posti sono noti.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>Nella soluzione la cifra sta una volta in ogni riga, colonna e regione. Questo è uno dei modi.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Quale, non si sa. Ma se tutti i modi usano una casella, la usa anche quello giusto.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Se nessun modo usa una casella, non la usa nemmeno quello giusto. Quindi la cifra sparisce da lì.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Tre o più coppie di caselle affiancate nelle stesse due righe o colonne, che quasi tutte hanno solo tante cifre quante sono le coppie. Se non contenessero altro, le due linee potrebbero scambiarsi queste cifre e lo schema avrebbe due soluzioni. Un vero Sudoku ne ha una sola, quindi un candidato in più in queste caselle è vero.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>In due righe di una banda o due colonne di una pila, cercate tre coppie di caselle, una per regione, con le stesse tre cifre. Una casella può averne di più.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Se le caselle contenessero solo queste cifre, ognuna delle due linee le avrebbe lì tutte, perché ha tante caselle quante sono le cifre.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>Scambiare lì le due linee non viola nessuna regola: ogni coppia resta nella linea che la incrocia, e ogni riga, colonna e regione conserva le sue cifre.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Ci sarebbero quindi due soluzioni, ma un vero Sudoku ne ha una sola. Una delle caselle con candidati in più ne contiene uno.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Tipo 1: una sola casella ha candidati in più, quindi è uno di questi. Tipo 2: tutti quelli in più sono una stessa cifra, che sparisce dalle caselle che li incontrano tutti.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Tipo 3: le caselle con candidati in più esauriscono cifre insieme ad altre. Tipo 4: una cifra non ha altro posto accanto a loro, quindi le altre dello schema non possono stare lì.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Alcune caselle che quasi tutte hanno due candidati, e in cui ogni cifra ha due posti in ogni riga, colonna e regione dove si trova. Se nessuna ne avesse di più, ognuna potrebbe prendere l&apos;altro candidato e lo schema avrebbe due soluzioni. Un vero Sudoku ne ha una sola, quindi un candidato in più in queste caselle è vero.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Seguite le caselle con due candidati: per ogni loro cifra cercate un compagno nella riga, nella colonna e nella regione, finché tutto ha un compagno.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Supponiamo che ognuna delle caselle abbia solo i suoi due candidati. In una soluzione ogni riga, colonna e regione userebbe uno dei due posti di ogni cifra.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Dare a ognuna di queste caselle l&apos;altro candidato userebbe gli altri posti: ogni riga, colonna e regione conserva tutte le sue cifre, quindi è una seconda soluzione.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Un vero Sudoku ne ha una sola. Quindi in una delle caselle con più di due candidati ne è vero uno in più.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Caselle risolte che con una casella in più sarebbero un insieme chiuso: due cifre nelle stesse righe, colonne e regioni, o le stesse cifre in una parte di due linee. Se l&apos;insieme fosse chiuso, anche il resto della griglia si potrebbe scambiare, perché lì non c&apos;è nessun indizio. Un vero Sudoku ha una sola soluzione, quindi la casella non completa l&apos;insieme.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Scegliete due cifre risolte in pochi posti. Segnate ogni riga, colonna e regione che ne ha una sola e cercate la casella dove queste si incontrano.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Ogni riga, colonna e regione ha una volta ciascuna delle due cifre. Se le caselle risolte ne avessero in ognuna entrambe o nessuna, lo stesso varrebbe per quelle ancora aperte.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>Scambiare allora le due cifre in tutte le caselle aperte non viola nessuna regola: ogni riga, colonna e regione conserva entrambe. E nessun indizio cambia, perché tutti quelli delle due sono nell&apos;insieme chiuso.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Ci sarebbero quindi due soluzioni, ma un vero Sudoku ne ha una sola. L&apos;insieme non si chiude mai, quindi una casella che lo chiuderebbe contiene altro.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Con due linee è lo stesso: se una parte di entrambe ha le stesse cifre, anche il resto, e i resti si potrebbero scambiare.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>Gli indizi di pochi schemi sono simmetrici: ruotate, riflettete o spostate la griglia, scambiate alcune cifre, e ci sono di nuovo gli stessi indizi. Un vero Sudoku ha una sola soluzione, quindi anche questa deve essere simmetrica. Una cifra sta in una casella solo se la sua compagna sta nella casella compagna, e ciò che ha perso la compagna sparisce.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Quando gli indizi formano un&apos;immagine simmetrica, confrontate ognuno con quello dall&apos;altra parte. Se di fronte a ogni 1 c&apos;è la stessa cifra, e così via, lo schema è simmetrico.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Un tale movimento porta righe, colonne e regioni su righe, colonne e regioni. Così porta la soluzione su una griglia che rispetta le regole, anche con cifre scambiate.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>Gli indizi vanno sugli indizi. Quindi ciò che la soluzione diventa è una soluzione dello stesso schema.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Ce n&apos;è una sola, quindi la soluzione diventa sé stessa. Se una casella contiene una cifra, la casella compagna contiene la compagna della cifra.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Un candidato la cui compagna è sparita sparisce. Così anche quello che condividerebbe una casella, una riga, una colonna o una regione con una compagna che lo esclude.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Cerca una riga e una colonna in cui le stesse cifre sono escluse da molte caselle fuori dalla regione in cui si incrociano.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Supponi che la cifra non sia in nessuna ala. Allora la riga l&apos;ha nella regione, e la colonna pure.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>La regione l&apos;ha una sola volta, quindi è dove le due si incontrano: nel perno.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Tre cifre che hanno bisogno ciascuna di una di tre caselle non lasciano posto ad altre.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>Di due cifre un perno può averne solo una, quindi un&apos;ala ha l&apos;altra. Due coppie di cifre con due perni riempiono così entrambe le ali e entrambi i perni.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Un fuoco d&apos;artificio di due cifre A e B: ciascuna è in una di tre caselle, il perno dove una riga e una colonna si incrociano, o un&apos;ala in ognuna. Il perno può averne solo una, quindi una delle ali è A o B. La casella opposta al perno, che incontra entrambe le ali, decide il seguito.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Trova due cifre con un solo posto ciascuna fuori da una regione in una riga e in una colonna, nelle stesse caselle. Poi guarda la casella che completa il rettangolo.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: se la casella opposta ha solo A e B, toglie la sua cifra a entrambe le ali. Quindi il perno ha la stessa cifra. Con due fuochi così attorno a una casella, l&apos;altra cifra è nella sua riga e nella sua colonna tra le ali.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: due caselle con solo A e B incontrano la casella opposta, una per riga, l&apos;altra per colonna. Se fosse A, esse sarebbero B, e nessuna ala potrebbe essere A o B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: una cifra C ha solo tre posti nella riga e nella colonna della casella opposta: questa casella e le ali. Se non fosse qui, entrambe le ali sarebbero C, e nessuna A o B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Cerca tre cifre non ancora poste in quattro regioni così e rimaste insieme in molte loro caselle. È raro, ma piega i sudoku più difficili che si conoscono.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Due regioni affiancate hanno cifre diverse in ognuna delle tre righe. È possibile solo se entrambe girano nello stesso verso.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Lette da sinistra a destra, anche due regioni una sopra l&apos;altra girano nello stesso verso.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Se le caselle di una regione scendono, le due letture girano nello stesso verso. Se salgono, in versi opposti.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Così in un giro per le quattro regioni il verso cambia in ogni regione le cui caselle salgono. Con una o tre di esse si finisce nel verso sbagliato, e non può essere.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Un anello chiuso di cinque, sette o più caselle, un numero dispari, in cui ognuna condivide una riga, una colonna o una regione con la seguente e quasi tutte hanno solo A e B. Con A e B soltanto non si può riempire. Quindi uno degli altri candidati, i guardiani, è giusto.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Quando gli stessi due candidati sono soli in più caselle, prova a unirle in un anello con una o due caselle che hanno qualcos&apos;altro.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Supponi che l&apos;anello abbia solo A e B. Le vicine sono diverse, quindi A e B si alternano lungo l&apos;anello.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Con un numero dispari di caselle l&apos;ultima è come la prima. Ma anche queste sono vicine, quindi non può essere.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Quindi una delle caselle ha qualcos&apos;altro. Se può averlo solo una, l&apos;ha. Se tutti i guardiani sono la stessa cifra, le caselle che li incontrano tutti non possono averla. Guardiani in una riga, colonna o regione possono completare un gruppo.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Comincia con una casella con A, e una casella che la incontra con B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Ogni casella che incontra entrambe è C. Continua finché a una casella resta una cifra, e prova tutte e due dove ne ha due.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>Nelle caselle segnate ogni via finisce con due cifre uguali che si incontrano. Poiché le tre cifre si possono scambiare, un altro inizio non cambia nulla.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Quindi una delle caselle ha un&apos;altra cifra che A, B e C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Evidenzia una cifra e unisci i suoi posti dove una riga, colonna o regione ne ha solo due. Se un anello di cinque si chiudesse salvo uno o due posti, l&apos;hai trovato.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Supponi che nessun guardiano sia A. Allora ogni due vicine dell&apos;anello sono gli unici posti per A nella loro riga, colonna o regione: una è A, l&apos;altra no.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Quindi le caselle sono a turno A e non A. Con un numero dispari di caselle l&apos;ultima è come la prima, ma anche queste sono vicine. Non può essere.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Quindi uno dei guardiani è A. Le caselle che li incontrano tutti non sono A, e se ce n&apos;è uno solo, è A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Due caselle di base vicine in una regione, con tre o quattro candidati in tutto, e due caselle bersaglio che non le incontrano. I bersagli devono contenere le stesse due cifre della base. I candidati che non vanno bene in nessun modo spariscono.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Cercate due caselle di una regione in una riga con tre o quattro candidati in tutto, e caselle con gli stessi candidati in altre righe delle regioni accanto. Nelle tre colonne, fuori da queste regioni, ogni cifra deve andare bene in due righe al massimo.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Mettiamo che la base sia in una riga. Contano tre colonne, una per regione: quelle dei bersagli e quella accanto alla base.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Una cifra della base non sta altrove nella sua riga e nella sua regione. Se non fosse nemmeno in un bersaglio, tutte e tre le colonne la vorrebbero nelle altre caselle.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Servono tre righe diverse, ma c&apos;è posto in due al massimo. Quindi la cifra sta in un bersaglio, e così l&apos;altra della base.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Entrambe le cifre devono trovare posto anche nelle tre colonne e nelle altre regioni, quindi non tutte le coppie vanno bene. Ciò che ogni modo rimasto blocca è sbagliato.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: entrambi i bersagli sono nelle regioni accanto alla base. Senior: uno è più lontano in una di queste colonne. Doppio: due Exocet usano le stesse colonne.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Sedici caselle in quattro regioni dove si incrociano due righe e due colonne: in ogni regione due caselle della riga e due della colonna. Formano un anello in cui ogni coppia condivide cifre con la successiva. Se c&apos;è posto solo per tante cifre quante caselle, ognuna sparisce dal resto della sua riga, colonna o regione.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Cercate quattro regioni agli angoli di un rettangolo con due righe e due colonne lì vuote tranne che agli incroci. Ogni coppia di caselle ha circa quattro candidati, due in comune con ciascuna vicina.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Seguite l&apos;anello: ogni coppia condivide una riga o colonna con una vicina e una regione con l&apos;altra. Lì una cifra può stare una volta sola.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Contate per ogni cifra quante di queste righe, colonne e regioni contengono tutti i suoi posti nell&apos;anello. In tutto sono tante quante le caselle.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Ogni casella ha bisogno di una cifra, quindi nessuna può mancare: ognuna di queste righe, colonne e regioni ha le sue cifre nell&apos;anello. Spariscono dalle sue altre caselle.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>Le caselle dove si incrociano alcune righe e alcune colonne. Alcune cifre si contano una volta in ogni colonna, le altre una volta in ogni riga. Se risultano tante cifre quante caselle, ognuna sparisce dal resto della sua riga o colonna.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Cercate quattro righe e quattro o cinque colonne che si incrociano in molte caselle vuote, e cifre date in molte delle loro altre caselle.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Ognuna delle caselle ha bisogno di una cifra. Una cifra può stare una volta sola in una colonna e una volta sola in una riga.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Contate le cifre che vanno bene: alcune per colonne, le altre per righe. Se sono appena tante quante le caselle, nessuna può mancare.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Quindi ogni riga e colonna ha in queste caselle le cifre contate per essa. Spariscono dalle sue altre caselle.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Un Multifish conta a partire dalle cifre: alcune devono stare in ognuna di certe righe, e colonne e caselle singole hanno appena abbastanza posto per loro.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Caselle di una regione, con alcune di una riga e di una colonna che la incrociano, che hanno tante cifre quante sono le caselle. Ogni cifra sta solo nella riga, solo nella colonna o solo nella regione, quindi ognuna c&apos;è una volta. Sparisce da ogni altra casella che incontra tutti i suoi posti.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Cerca un Sue de Coq in cui la parte nella regione ha bisogno di alcune caselle di una seconda linea, con le cifre che avanzano.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Ogni cifra ha tutti i suoi posti nella riga, nella colonna o nella regione. Quindi ci sta una volta.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Una casella che condivide una riga, una colonna o una regione con tutti i posti di una tale cifra la incontra ovunque sia. Quindi non può essere quella cifra.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Toglie qualcosa a una casella, una riga, una colonna o una regione, così che lì resta un singolo. Altri candidati possono essere spariti prima lungo la strada.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Si suppone un candidato, e ne segue un singolo dopo l&apos;altro, come in un whip. Ma ognuno può stare ovunque, non solo dove il precedente ha tolto qualcosa. Alla fine una casella non ha più cifre, o una cifra non ha posto, quindi il candidato sparisce.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Una riga e una regione che si incrociano: fuori dall&apos;incrocio la riga ha una casella con i candidati A e B, e la regione ha A e B in una sola casella. Queste due caselle sono la stessa cifra, e l&apos;altra sta dove riga e regione si incrociano. Quindi la casella della regione non ha altre cifre, e A e B spariscono dal resto della riga.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Prendi una casella con due candidati e guarda le altre regioni della sua riga: ce n&apos;è una che fuori dalla riga ha le due cifre in una sola casella? Due caselle con tre cifre, e tre con quattro, fanno lo stesso.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>La casella della riga è A o B. Se è A, nella riga non c&apos;è un&apos;altra A, quindi nemmeno dove riga e regione si incrociano.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Anche la regione ha bisogno di una A, e fuori dalla riga ha solo quella casella. La sua B sta allora dove riga e regione si incrociano, e anche la riga ha lì la sua.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Se la casella della riga è B, vale lo stesso al contrario.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Caselle di una riga o colonna e di una regione che si incrociano, con solo tante cifre quante caselle: quattro in un WXYZ-Wing, cinque in un VWXYZ-Wing e così via. Tutte le cifre tranne una possono starci solo una volta. Quindi l&apos;ultima sta in una delle caselle e sparisce da ogni casella che incontra tutti i suoi posti.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Tutte le cifre tranne una stanno al massimo una volta in queste caselle, perché i loro posti condividono una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Quindi lasciano libera almeno una casella, e l&apos;ultima cifra la riempie.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Tutte le caselle con gli stessi due candidati A e B unite da righe, colonne e regioni, con rami e anelli. Formano due gruppi: uno è tutto A, l&apos;altro tutto B. A e B spariscono da ogni casella che condivide una riga, una colonna o una regione con una casella di ogni gruppo.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Quando gli stessi due candidati stanno da soli in cinque o più caselle, date loro due colori a turno, e cercate caselle che incontrano entrambi i colori.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Caselle unite che condividono una riga, una colonna o una regione sono diverse.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Quindi un gruppo è tutto A e l&apos;altro tutto B, o al contrario.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>In ogni caso una casella che ne incontra una di ogni gruppo incontra una A e una B, quindi non è nessuna delle due.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Una riga e una colonna si incrociano in una regione. Fuori da questa regione una cifra ha un solo posto nella riga e uno nella colonna. Allora è in una di tre caselle: queste due, le ali, o il perno all&apos;incrocio. Tre cifre così riempiono le tre caselle; due, e altre due con le stesse ali e il perno opposto, ne riempiono quattro.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Supponi che le dodici caselle abbiano solo A, B e C. Leggi quelle di una regione verso il basso: A, B, C, A ... gira in un verso, A, C, B, A ... nell&apos;altro.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Alcune caselle che quasi tutte hanno solo le stesse tre o quattro cifre, in posti tali che ci sono sempre due modi di riempirle con le stesse cifre in ogni riga, colonna e regione. Se non contenessero altro, lo schema avrebbe due soluzioni. Un vero Sudoku ne ha una sola, quindi un candidato in più in queste caselle è vero.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Cercate caselle di tre o quattro cifre che ne incontrano altre nella riga, nella colonna e nella regione. Riempitele e provate a riempirle in un altro modo con le stesse cifre in ogni riga, colonna e regione.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Prendete un modo qualsiasi di riempire le caselle con queste cifre. Ce n&apos;è un secondo in cui ogni riga, colonna e regione ha lì le stesse cifre.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Tutte le altre caselle vanno bene con il secondo modo come con il primo, perché ciò che incontrano è uguale.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Quattro regioni agli angoli di un rettangolo, ognuna con tre caselle in tre righe e tre colonne, che sembrano avere solo A, B e C. Detto anche Martello di Thor o Trivalue Oddagon. In una o tre delle regioni le caselle salgono, nelle altre scendono. Tali caselle non si possono riempire, quindi uno dei candidati che hanno in più è giusto.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Un anello chiuso di cinque o sette posti per una cifra A, ognuno con il seguente in una riga, colonna o regione senza altri posti per A, tranne pochi: i guardiani. Detto anche Guardians. Senza di loro l&apos;anello non potrebbe essere giusto, quindi uno di loro è A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Si suppone un candidato, e ne segue un singolo dopo l&apos;altro: ognuno si trova in una casella, una riga, una colonna o una regione a cui il precedente ha tolto qualcosa. Alla fine in una di queste non resta niente, quindi il candidato sparisce.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Scegli un candidato vicino a caselle con due candidati e a righe con due posti, e segui ciò che forza. Guarda solo ciò che toglie l&apos;ultima cifra. Meno singoli servono, più facile è il whip.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Dieci o più caselle che sembrano avere solo A, B e C, e condividono tante righe, colonne e regioni che non resta modo di riempirle. Quindi uno dei candidati che hanno in più è giusto.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Dove tre cifre restano insieme in molte caselle, dai loro tre colori, in modo che colori uguali non si incontrino mai. Dove non riesce, una casella deve essere altro. Lo schema più noto di questo tipo è il Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Schema</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Note</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuovo</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Apri...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;Incolla schema</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Salva &amp;come...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>Copia &amp;schema</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>&amp;Copia come</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Canc&amp;ella</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Controlla</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>Torna a prima dell&apos;&amp;errore</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Inserisci il tuo</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Ric&amp;omincia</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>&amp;Fai una prova</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>&amp;Abbandona la prova</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>Cance&amp;lla i colori</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>&amp;Pulizia automatica dei candidati</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>Scrivi &amp;cifre</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>Scrivi ca&amp;ndidati</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>Scrivi note d&apos;&amp;angolo</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>Scrivi no&amp;te centrali</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>&amp;Scrivi colori</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>&amp;Modo successivo</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Segna &amp;le cifre ripetute</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Eviden&amp;zia la stessa cifra</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>E&amp;videnzia riga, colonna e regione</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>&amp;Evidenzia le caselle a due candidati</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>Segna s&amp;ubito le cifre sbagliate</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>Mostra le cifre &amp;restanti</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Scegli prima la ci&amp;fra</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>Mostra i nomi &amp;di righe e colonne</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>&amp;Mostra l&apos;orologio</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>&amp;Nomi delle caselle</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;Tastiera e mouse</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;Informazioni su Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Esp&amp;orta...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Stampa...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>S&amp;uggerimento successivo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>&amp;Applica il suggerimento</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>Chiudi &amp;il suggerimento</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Risolvi ora</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>&amp;Conta le soluzioni</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>&amp;Adatta la griglia alla finestra</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;Cambia i tasti...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Risolvi</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;Tutti i passi</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>&amp;Percorso di soluzione</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>&amp;Scegli le tecniche...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Impos&amp;tazioni...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>Cancella i colle&amp;gamenti</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>&amp;Disegna collegamenti</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Osserva</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;Due risolutori affiancati</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>P&amp;roprietà</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>&amp;Offri angolo, centro, colore e collegamento</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>Griglia &amp;più grande</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Griglia più pi&amp;ccola</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>Rivedi la &amp;mia partita</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>&amp;Salva immagini di questa esecuzione...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>&amp;Riempi i candidati</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Riempi i candidati della sele&amp;zione</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Riempi i candidati della cifra e&amp;videnziata</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>&amp;Elimina i candidati impossibili</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>Cancella tutti &amp;i candidati e le note</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>Perché non questa &amp;cifra...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Prima evidenzia una cifra: tieni premuto Alt e premi la cifra.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>&amp;Tieni la prova</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>&amp;Riempi i singoli</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Nuovo sc&amp;hema...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Prima dove guardare, poi le caselle, poi tutta la ragione.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Fa quello che dice il suggerimento.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Ogni passo possibile ora.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Tutti i passi da qui alla soluzione, uno dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Segna una cifra che compare due volte in una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Le caselle con due soli candidati sono spesso il punto da cui proseguire.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Confronta ogni cifra con la soluzione appena è scritta; Controlla lo fa solo su richiesta.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>I tasti mostrano quante volte manca ancora ogni cifra.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Prima scegli una cifra, poi fai clic su tutte le caselle in cui va.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Che cos&apos;altro possono scrivere i tasti delle cifre, oltre a cifre e candidati.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Come le frasi chiamano una casella: r1c1 è riga 1, colonna 1; in A1 le righe sono lettere.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>Come si &amp;gioca</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>La regola, e come scrivere, controllare e annullare, con immagini.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>Che cosa &amp;vedo qui?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Che cosa fanno i risolutori, e un&apos;esecuzione in cinque immagini.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Le partite che hai iniziato; ognuna è salvata con tutte le sue mosse.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Apre uno schema che hai copiato in un altro programma.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Copia lo schema nella forma che legge un altro programma.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Confronta una volta le tue cifre con la soluzione e dice quali sono sbagliate.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Ritira tutte le mosse dal primo errore in poi.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Scrivi uno schema preso da un giornale o da un libro.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Ferma l&apos;orologio e copre la griglia.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>Ripren&amp;di</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Livello, valutazioni, fonte e altro su questo schema.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Toglie tutto quello che hai scritto; Annulla lo riporta.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>Quello che scrivi ora ha un secondo colore; più tardi lo tieni o lo abbandoni tutto.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Ritira tutto quello che hai scritto nel secondo colore.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Scrive in ogni casella vuota le cifre che le regole vi permettono ancora.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>Lo stesso, solo nelle caselle selezionate.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>Lo stesso, solo per la cifra evidenziata.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Elimina una volta tutti i candidati esclusi da una cifra nella loro riga, colonna o regione.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Scrivere una cifra la elimina dai candidati della sua riga, colonna e regione.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>I candidati sono le cifre che una casella può ancora contenere; i suggerimenti lavorano con loro.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Piccole cifre negli angoli di una casella: note tue, che il programma non tocca.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Piccole cifre al centro di una casella: note tue, che il programma non tocca.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Disegna linee tra candidati, per seguire che cosa dipende da che cosa.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Cambia quello che scrivono i tasti delle cifre.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Dice che cosa esclude una cifra nella casella selezionata.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Scrive ogni cifra a cui resta un solo posto, o che è sola nella sua casella.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Quali tecniche usano suggerimenti e passi, e in che ordine.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Due risolutori lavorano insieme su questo schema.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Inserisce tutta la soluzione.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Un vero Sudoku ne ha esattamente una.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>Schema del &amp;giorno...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Tutti gli schemi, e quello che ne hai giocato.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Sc&amp;hema</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mporta...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Mette gli schemi di file in una tua raccolta.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>Metti un se&amp;gnalibro</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Ricorda la griglia com&apos;è ora; Segnalibri vi riporta.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>&amp;Segnalibri</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Torna a una posizione che hai segnato; Annulla riporta indietro.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Tutte le tecniche, dalla più facile alla più difficile, spiegate.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>&amp;Impara le tecniche</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>&amp;Partite salvate...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>&amp;Mostrami</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Mostra la ragione sulla griglia, immagine per immagine.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>Spie&amp;ga le soluzioni</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Perché questo schema ha una soluzione, nessuna o diverse.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Confron&amp;ta i risolutori</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Di che cosa ha bisogno ogni risolutore e ogni modo di fare ipotesi per questo schema, o per tutti quelli di un file.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Tutto su gioco, tasti, risolutori, tecniche e file, con la ricerca.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 è %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 sta in %2</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>lì non resta altro</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1 non ha altro posto nella %2</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>nella %1 tutti i posti di %2 stanno nella %3</translation>
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
        <translation>Passo più difficile per HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Per allenarsi: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, posizione %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>&amp;Colora le caselle</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;Metti %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Elimina &amp;il candidato %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>&amp;Scrivi il candidato %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>In %1 c&apos;è già %2.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 non può andare in %2, perché sta già in %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>Perché m&amp;anca %1?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>&amp;Seleziona tutte queste cifre</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>Canc&amp;ella</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>&amp;Perché non %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>Disegna qui i&amp;l collegamento a %1</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>Disegna un co&amp;llegamento da %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>Elimina %n colle&amp;gamento di questa casella</numerusform>
            <numerusform>Elimina %n colle&amp;gamenti di questa casella</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>Elimina %n colle&amp;gamento di %1</numerusform>
            <numerusform>Elimina %n colle&amp;gamenti di %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Colora il can&amp;didato %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>&amp;Riempi qui i candidati</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Perché manca &amp;%1?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Perché non &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>&amp;Perché non</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Colore &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>&amp;Metti una cifra</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>&amp;Scrivi un candidato</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;Nessun colore</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>una di %1 caselle</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 caselle</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>stessa riga</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>stessa colonna</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>stessa regione</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>supponiamo questo</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>solo altro %1 nella %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>in %1 non resta altro</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 ha %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>stessa casella</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>la %1 ha già %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 è %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>perché %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>se %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>%1 è %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>%1 non sono %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1 non sono %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>nella %1, %2 sta in %3</translation>
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
        <translation>, quindi </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>la %1 con %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>condividono %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>condivide %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>ognuna condivide una riga, una colonna o una regione con tutte queste</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>ognuna condivide una riga, una colonna o una regione con entrambe</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: vedi %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>senza ipotesi</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>ormai un singolo</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>in ognuno di questi percorsi, il primo o l&apos;ultimo candidato è vero</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, e </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>solo posto per %1 nella %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>porta a un vicolo cieco</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>la %1 non ha posto per %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>a %1 non resta nessuna cifra</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>un vicolo cieco</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 esclude %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>non resterebbe niente per %1</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>stessa riga, colonna o regione</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %2 caselle per %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>a %1 servono tutte le loro altre cifre</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>una di %1 è %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>le stesse %1 caselle</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>altrimenti %1 riempiono %2: niente per %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>altrimenti non resterebbe niente per %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>altrimenti %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>quindi spariscono anche gli altri</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 tranne %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 riempiono %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 hanno solo %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>soli posti per %1 nella %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>righe %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>a %1 servono %2 per %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>come nelle righe da %1 a %2 dell&apos;elenco</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>regioni %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>soli posti: %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 sono %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>solo posto nella %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>casella più piccola</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>L&apos;ipotesi è nella casella con meno cifre rimaste</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>vicoli ciechi</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>L&apos;ipotesi è su ciò che ha avuto parte negli ultimi vicoli ciechi (per attività)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>meno possibilità</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>L&apos;ipotesi è nella casella con meno cifre rimaste, o su dove va una cifra nella riga, colonna o regione con meno posti per lei</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>prima casella</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>L&apos;ipotesi è nella prima casella vuota, riga per riga</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>L&apos;ipotesi è una cifra qualsiasi di una casella qualsiasi</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln schema</numerusform>
            <numerusform>%Ln schemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln abbandonato</numerusform>
            <numerusform>, %Ln abbandonati</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>al lavoro</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>nessuna soluzione</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>una soluzione</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>due o più</translation>
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
        <translation>%1 senza %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 deve essere %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>A causa di %1, non resta nessuna cifra per %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>A causa di %1, %2, e allora non resta nessuna cifra per %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>A causa di %1 segue %n cifra, e allora non resta nessuna cifra per %2.</numerusform>
            <numerusform>A causa di %1 seguono %n cifre, e allora non resta nessuna cifra per %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>A causa di %1, non resta nessun posto per %2 nella %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>A causa di %1, %2, e allora non resta nessun posto per %3 nella %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>A causa di %1 segue %n cifra, e allora non resta nessun posto per %2 nella %3.</numerusform>
            <numerusform>A causa di %1 seguono %n cifre, e allora non resta nessun posto per %2 nella %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>A causa di %1, ogni modo di riempire le altre caselle finisce in un vicolo cieco.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1 si possono riempire in due modi, e nessun indizio decide tra loro.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Più facile</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Più difficile</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>La figura è sparsa per tutta la griglia. Decide qualcosa nella %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>È questa la casella che conta: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Sono queste le caselle che contano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Conta questa %n casella.</numerusform>
            <numerusform>Contano queste %n caselle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Supponiamo: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Supponiamo: %1. %2 …</translation>
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
        <translation>il link</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>il file XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>il file JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>l&apos;archivio zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>i dati della partita</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>lo schema</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>l&apos;elenco dei candidati</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>un Sudoku di HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>un Sudoku di KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>un file di Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>uno schema ma una posizione della biblioteca di HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>una cartella</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>una pipe con nome</translation>
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
        <translation>un puntatore Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>quali cifre sono indizi</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>candidati</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>note</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colori</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>più di un Sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>gabbie Killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>gabbie</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>termometri</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>frecce</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>linee</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>segni disegnati</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>regioni irregolari</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>anti-cavallo</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>anti-re</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonali</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>differenze</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>non consecutivi</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>gruppi disgiunti</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>rapporti</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palindromi</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>linee Renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>linee dei sussurri</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>linee con somma per regione</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>somme Little Killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>somme sandwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>quadruple</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>linee intermedie</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>caselle minime</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>caselle massime</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>regioni aggiuntive</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>cloni</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>caselle dispari</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>caselle pari</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>nebbia</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>caselle indice</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>un link di una forma nota</translation>
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
        <translation>collegamenti</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>l&apos;inizio di un Sudoku</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la soluzione</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>cifre messe</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>che i candidati fanno parte dello schema</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>secondi colori e colori dei candidati</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>il tempo</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>nomi, fonti e livelli</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>commenti</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>date</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>identificativi e valutazioni</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>il file gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>un Sudoku (Solo) di Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>uno schema di Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>uno schema di lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>uno schema dell&apos;Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>un archivio dentro un archivio</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>l&apos;immagine</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 non è %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 è %2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>Niente è possibile.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 deve essere %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 non può essere %2</translation>
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
        <translation>Se %1, allora %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 non può essere %2: lo schema lo esclude.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 non può essere %2: sta già nella %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 deve essere %2: lì non resta nessun&apos;altra cifra.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 deve essere %2: non ha altro posto nella %3.</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>Per la nota %3, %1 deve essere %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 non può essere %2: nella %3 tutti i suoi posti stanno nella %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>Per la nota %3, %1 non può essere %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Vicolo cieco: non resta nessuna cifra per %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Vicolo cieco: non resta nessun posto per %1 nella %2.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Vicolo cieco: la nota %1 non può più valere.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>La nota %1 viene buttata: serviva poco.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Tutte le ipotesi vengono ritirate per ricominciare; le note restano.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Una soluzione: ogni casella ha la sua cifra.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>La nota %1 esclude questa soluzione, per cercarne un&apos;altra.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>È stato provato tutto: non ci sono soluzioni oltre a quelle trovate.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>L&apos;ipotesi %1 viene ritirata.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Le ipotesi %1 e %2 vengono ritirate.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Tutte le %1 ipotesi vengono ritirate.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Le ipotesi da %1 a %2 vengono ritirate.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Ipotesi %1: %2 in %3.</translation>
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
        <translation>Supponiamo: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Allora %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Singoli</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Candidati bloccati</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Coppie, terne, quaterne</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pesci</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Due collegamenti di una cifra</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Ali</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Unicità</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Catene e anelli</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Insiemi quasi bloccati (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Esclusione</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>Catene forzate</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>un tentativo</translation>
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
        <translation>Il tuo record assoluto: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Il tuo record del mese: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>%1 più veloce</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>%1 più lento</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>un errore</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, solo il primo stadio</translation>
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
        <translation>Il più lungo: %1 prima del passo %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>Allenati: %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Giocare</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Osservare</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>si apre</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>si salva</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Formati di file</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold riconosce un formato da quello che c&apos;è nel file, e non dal suo nome. Si può anche trascinare sulla finestra un file, una cartella o un link, e incollare uno schema.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>Le caselle: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Ricerca di un passo</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>C&apos;è un errore nella griglia</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Può volerci un po&apos;.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Prima correggi l&apos;errore; fino ad allora nessun suggerimento può aiutare.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>linea continua: una delle sue estremità è vera</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>linea tratteggiata: le estremità non sono vere entrambe</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Non è stata trovata una ragione breve; questa richiede %n passo.</numerusform>
            <numerusform>Non è stata trovata una ragione breve; questa richiede %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>linea tratteggiata: questa cifra blocca quella casella</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>linea continua: la sua fine segue dal suo inizio</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>In %1 entra una sola cifra.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>Nella %1 è vuota una sola casella.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Collegamento %1 di %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Ora trova: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>Qui non c&apos;è nessun passo di questo tipo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Bene, ma non è tutto: manca ancora %n eliminazione.</numerusform>
            <numerusform>Bene, ma non è tutto: mancano ancora %n eliminazioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Bene, ma non è tutto: manca ancora %n cifra.</numerusform>
            <numerusform>Bene, ma non è tutto: mancano ancora %n cifre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Bene, ma manca ancora qualcosa.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 è %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 non può essere %2: nella %3, la cifra %2 sta in %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>lascia [{cells:has} senza cifra][senza posto {digits} nella {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 non può essere %2: passo dopo passo, ciò %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 può ancora essere %2. Altrimenti sarebbe %3, e passo dopo passo ciò %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 può ancora essere %2. Altrimenti nella %3 la cifra %2 starebbe in %4, e passo dopo passo ciò %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Metti la cifra che ne risulta.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Elimina ciò che deve sparire.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Giusto. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Vero, ma serve un passo più difficile: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>Anche il resto è vero, grazie a: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>La tecnica è giusta: %1. Il resto è vero, ma nessun passo che conosco lo mostra.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Non è tutto giusto.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>La cifra %1 di %2 fa parte della figura stessa: ciò che sparisce sta accanto.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Vero, grazie a: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Vero, ma non per un passo che conosco.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Non cambierebbe niente: segna ciò che sparisce, o metti una cifra.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 non può essere %2: questo candidato è già sparito.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 può ancora essere %2: lì non resta nessun&apos;altra cifra.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 può ancora essere %2: non ha altro posto nella %3.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 non è %2 nella soluzione.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 può ancora essere %2: è così nella soluzione.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>una di queste è {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>posti di {digits} nelle {base} e {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>al massimo una di queste è {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>o tutte queste sono vere</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>oppure tutte queste sono vere</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>caselle che condividono {setdigits} con {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>da sole permetterebbero due soluzioni</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>vero in uno dei casi</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>falso in uno dei casi</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>cifre usate da qualche combinazione</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>in ognuna di {excluders} deve restare una cifra</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: o tutte queste sono {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: oppure tutte queste, se A non lo sono</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: o tutte queste sono {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: oppure tutte queste, se C non lo sono</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>quindi nessuna di queste è {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>posti di {digits} in {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>al massimo una di queste per ogni cifra</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: una di queste è {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: una di queste è {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>una nella {pairhouse}, una nella {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>tutti i posti di {digits} nella {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>le cifre che non lasciano altra scelta</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: dove si incrociano {line} e {box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: caselle nel resto della {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: caselle nel resto della {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>gli altri posti di {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>da sole non darebbero un&apos;unica soluzione</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>al massimo una di queste è {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>una di queste è {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>ognuna di {restricted} al massimo una volta</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>le altre cifre di queste caselle</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} riempiono queste caselle</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>gli altri posti di {digits} in {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>uno di questi deve essere vero</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: senza una cifra servono tutte le altre</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: caselle che servono insieme a una riga della spiegazione</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>vero se {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>falso se {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: ha {firstDigits} o {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: senza {firstDigits} servono le sue altre cifre</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: senza {secondDigits} servono le sue altre cifre</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: senza una cifra di {cells} servono le altre</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>uno di questi è vero</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>quindi questi sono veri</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>la metà sbagliata li eliminerebbe tutti</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>falso: non possono essere tutti veri</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>falso: A e B bloccano entrambi uno di questi</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>falso: due di questi condividono la {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} riempiono queste caselle</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits} in {base} e {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>in una delle due letture, fuori da {cover} o {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>questi permetterebbero uno scambio nel resto della griglia</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>indizi compagni l&apos;uno dell&apos;altro</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>le caselle compagne</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>questi da soli non possono riempire le loro caselle</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>un anello a cui serve un altro posto</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>una di queste è {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>candidati che incontrano queste</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>la base: due di queste cifre</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>i bersagli: le stesse due cifre</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>manca il posto per una terza</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>contata una volta per {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>contata una volta per {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>al massimo una volta per cifra e colonna</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>al massimo una di queste per casella</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>limitate dalla riga o colonna</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>limitate dalla regione</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: tutte tranne una di {digits}</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: le stesse di A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>l&apos;ultima di {digits} è una di queste</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: caselle della {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: caselle nel resto della {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: tutte la stessa cifra</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: tutte l&apos;altra cifra</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Molto facile</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 caselle da riempire, quasi tutte a prima vista.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 caselle da riempire; basta guardare righe, colonne e regioni.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Qua e là una cifra va cercata più a lungo.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Piccole note nelle caselle aiutano: alcuni passi confrontano due o tre caselle.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Molto difficile</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Servono note in quasi ogni casella, e pazienza.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Per chi ama restare bloccato per un po&apos;.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Più facile</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Più difficile</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>solo singoli</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1, e %n più facile</numerusform>
            <numerusform>%1, e %n più facili</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Non valido</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Nessuna soluzione</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Diverse soluzioni</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n indizio</numerusform>
            <numerusform>%n indizi</numerusform>
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
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>Il contenuto è vuoto; non è stato aperto niente.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>è troppo grande per essere aperto; si leggono al massimo %1 alla volta.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Non è testo leggibile: contiene caratteri NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Finisce a metà (riga %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Finisce a metà.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Danneggiato o incompleto: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>La lettura si è fermata alla riga %1: non c&apos;era nessun Sudoku negli ultimi %2.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>Nessun Sudoku trovato nei primi %1.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>non è stato trovato nessun Sudoku.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>La riga %1 ha più di %2 caratteri; non vi è stato trovato nessun Sudoku.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>La riga %1 ha %2 caratteri; non vi è stato trovato nessun Sudoku.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 non è né una cifra 1-9 né un carattere per una casella vuota.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Casella %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Riga %1, casella %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 è un indizio che la partita salvata cambia; è stato mantenuto l&apos;indizio.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>C&apos;è 1 casella; un Sudoku ne ha 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>C&apos;è %n casella; un Sudoku ne ha 81.</numerusform>
            <numerusform>Ci sono %n caselle; un Sudoku ne ha 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>La riga %1 ha 1 casella; una riga di un Sudoku ne ha 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>La riga %1 ha %n casella; una riga di un Sudoku ne ha 9.</numerusform>
            <numerusform>La riga %1 ha %n caselle; una riga di un Sudoku ne ha 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>La riga %1 ha 1 casella; un Sudoku ne ha 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>La riga %1 ha %n casella; un Sudoku ne ha 81.</numerusform>
            <numerusform>La riga %1 ha %n caselle; un Sudoku ne ha 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>È stata trovata 1 riga; un Sudoku ne ha 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>È stata trovata %n riga; un Sudoku ne ha 9.</numerusform>
            <numerusform>Sono state trovate %n righe; un Sudoku ne ha 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 non è un candidato (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Riga %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>è un Sudoku %1; Ninefold apre solo Sudoku classici 9x9.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>è una variante (%1); Ninefold apre solo Sudoku classici 9x9.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>questo link porta solo a una pagina (%1); lo schema stesso non c&apos;è.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>È stato salvato da un Ninefold più recente (versione %1 dei suoi file); questo non può leggerlo.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>È stato salvato da %1, che è troppo vecchio per essere letto.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Il file XML usa entità; non è stato aperto.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>questo non è %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Impossibile aprire il file: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Questo è %1, non un file con dei Sudoku.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Impossibile leggere il file fino alla fine: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Impossibile scrivere il file: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Questo formato non può contenere %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 non è una mossa ed è stato tralasciato.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>È stato trovato %n carattere; un elenco di candidati ne ha 729.</numerusform>
            <numerusform>Sono stati trovati %n caratteri; un elenco di candidati ne ha 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>un foglio di calcolo ha tolto gli zeri iniziali. Salva lì la colonna come testo.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>un foglio di calcolo ha arrotondato le 81 cifre a %1; sono perse. Salva lì la colonna come testo.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>Impossibile aprire la biblioteca: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>È un database di un altro programma; non è stato toccato.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Questa biblioteca è stata scritta da una versione più recente di Ninefold; non è stata toccata.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>La biblioteca è danneggiata.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Un altro programma scrive nella biblioteca da molto tempo; riprova.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>Il collegamento al server della biblioteca è caduto: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>Impossibile usare la biblioteca: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Non è stato trovato nessun Sudoku; la lettura è finita alla riga %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>Il disco è pieno, quindi non si può scrivere niente nella biblioteca. Fai spazio e riprova.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Per leggere le immagini serve il pacchetto %1, che non è installato.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>Nell&apos;immagine non è stato trovato nessun Sudoku. Si legge meglio un&apos;immagine presa proprio da sopra, con tutta la griglia e buona luce.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Questa immagine è troppo grande; si leggono al massimo %1 milioni di pixel.</translation>
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
        <translation>collegamento forte da %1 a %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>collegamento debole da %1 a %2</translation>
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
            <numerusform>%1 in %n casella</numerusform>
            <numerusform>%1 in %n caselle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n collegamento</numerusform>
            <numerusform>%n collegamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colori</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>note</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cifre</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 svuotato</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 caselle vuote; quasi ognuna ha una cifra evidente.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 caselle vuote; riga, colonna o regione una alla volta, senza note.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 o più caselle vuote; ancora senza note, ma alcune cifre si nascondono bene.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Candidati bloccati e coppie, a volte un XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, ali; coppie e candidati bloccati.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Catene e insiemi di caselle. Ci vuole pazienza.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Basta una cifra alla volta, regione per regione.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Una cifra alla volta, in regioni, righe e colonne.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Alcune caselle mostrano la loro cifra solo contando quelle che vedono.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Candidati bloccati e coppie nascoste che mostrano subito una cifra.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Candidati bloccati e coppie, di rado un X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Per lo più un XY-Wing; candidati bloccati, coppie, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Candidati bloccati, Skyscraper, coppie; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Per lo più uno Skyscraper o un 2-String Kite; candidati bloccati, coppie.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, Kite, rettangolo nascosto, colori.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Catene, ali, rettangolo nascosto, rettangolo vuoto.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Catene più lunghe e insiemi quasi bloccati.</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Catene, insiemi quasi bloccati e, una volta su due, reti forzate.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o più</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 o meno</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1 caselle vuote, di cui %2 riempibili subito.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Quante caselle si possono riempire subito all&apos;inizio</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>La valutazione di Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
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
        <translation>Alto–basso</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Destra–sinistra</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Due assi</translation>
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
        <translation>Diagonali</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>Ci vuole meno di un secondo.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Ci vogliono alcuni secondi.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>È raro: può volerci mezzo minuto.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Osserva</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Soluzione: pagina %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Soluzioni: pagine da %1 a %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>non esattamente una soluzione</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>All&apos;inizio (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Un evento indietro (Sinistra)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Riproduci o metti in pausa (Spazio)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Un evento avanti (Destra)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Alla fine (Fine)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 al secondo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esecuzione</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Riproduzione</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Griglia di Sudoku</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Riga %1 colonna %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>vuota, candidati %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Evento %1 di %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Questa pagina mostra una parte dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Premi Riproduci, o vai da un evento all&apos;altro con i tasti freccia.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Nessuna ipotesi attiva: ogni cifra segue dagli indizi.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>1 ipotesi attiva. Il numero piccolo è l&apos;ipotesi su cui poggia una cifra.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>%1 ipotesi attive. Il numero piccolo è l&apos;ipotesi su cui poggia una cifra.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Segue</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Vicoli ciechi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>it</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 mettono una cifra</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 barrano un candidato</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 scrivono note</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Invio posizione successiva</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Invio controlla</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H dove guardare</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D mostra la risposta</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Spazio altre note</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc torna allo schema</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Esame: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Esame, posizione %1 di %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Allenamento, posizione %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Posizione %1 di %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Posizione %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Questa era la risposta: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 su %2 giuste: l&apos;esame è superato.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 su %2 giuste. Ne servono %3 per superare l&apos;esame.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>I tasti delle cifre ora scrivono cifre.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>I tasti delle cifre ora barrano candidati.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>I tasti delle cifre ora scrivono note.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Questa posizione ora conta come trovata con aiuto.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Righe e colonne in un altro ordine</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>nessuna necessaria, bastano i singoli</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>più di %1 caselle insieme</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 caselle insieme, per esempio %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, dove %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>una casella magica: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>nessuno, ogni indizio è necessario</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>il livello %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>il livello di seme %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 indizi</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>la simmetria %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>indizi in questa figura</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>questa soluzione</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>la valutazione %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>nessun indizio di troppo</translation>
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
        <translation>Meno di 17 indizi lasciano sempre più di una soluzione.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Uno schema così non esiste: livello, figura e numero di indizi si escludono a vicenda.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Uno schema così non esiste: nessun insieme di %1 caselle ha la simmetria %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>La figura non ha la simmetria %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>La figura lascia senza indizi due righe di una banda, o due colonne di una pila: scambiarle dà sempre una seconda soluzione.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>La griglia soluzione non è piena, o una cifra compare due volte in un&apos;unità.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Questi indizi di quella griglia soluzione vanno bene anche per un&apos;altra soluzione.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Uno schema così non esiste: il livello e il livello di seme si escludono a vicenda.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Uno schema così non esiste: il livello %1 non ha una valutazione di %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>Nessuno schema trovato in %1 tentativi.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>Nessuno schema con %1 trovato in %2 tentativi.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>il punteggio %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>«%1» come tecnica più difficile</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>la tecnica «%1»</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Uno schema così non esiste: il livello %1 non richiede mai la tecnica «%2».</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Uno schema così non esiste: anche il passo più facile ha una valutazione di %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Non è noto nessun Sudoku con una valutazione oltre %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Uno schema così non esiste: ogni casella vuota aggiunge almeno %1 al punteggio.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Uno schema così non esiste: nessun punteggio supera %1.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>il livello %1, il suo terzo più facile</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>il livello %1, il suo terzo medio</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>il livello %1, il suo terzo più difficile</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>il più difficile che trova una salita</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>un anello SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>uno schema qualsiasi</translation>
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
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nome file:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>File di tipo:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Premi i tasti</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
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
        <translation>Fine</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maiusc</translation>
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
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Sleale</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Estremo</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Tentativi ed errori</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Tecniche per HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>Il passo più difficile per HoDoKu, e i punti di tutti</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>punteggio e livello del risolutore predefinito di HoDoKu, e le tecniche che usa.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, {hodoku_score} punti</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Livello valutato</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Con la regola di Ninefold</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>risolto con i soli singoli nudi e nascosti, con fino a 26, fino a 49 o più caselle vuote, è
Molto facile, Facile, Normale; altrimenti ER fino a 4,5 è Difficile, fino a 7,2 Molto difficile, oltre Esperto.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>La valutazione di ogni passo secondo Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer: il passo più difficile</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>le valutazioni ER/EP/ED di Sudoku Explainer 1.2.1, trovate facendo i suoi passi nel suo ordine.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Ramificazione</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>Le scelte sulla via della soluzione, e le caselle vuote</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 per ogni scelta sulla via della soluzione, più le caselle vuote.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Richiede solo singoli.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Richiede %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Richiede %1 e %2 tecniche più facili.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Richiede %1 e %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valutazione %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Questa partita è aperta in un&apos;altra finestra.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Questa partita è aperta su un altro computer (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Il file di questa partita è stato rimosso.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Questa partita è danneggiata e non è stato possibile leggerla.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Il file è conservato come %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Impossibile aprire questa partita (%1).</translation>
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
        <translation>È raro: la ricerca può durare, e si può fermare.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Il livello ora è %1, dove si presenta.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>«%1» non è più richiesta: %2 non ne ha quasi mai bisogno.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 ha %2 indizi; la figura ne ha %3.</translation>
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
        <translation>Impara</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>è troppo grande</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>&amp;Mostra i nomi di righe e colonne accanto alla griglia</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>&amp;Riduci il movimento: mostra subito i cambiamenti</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>&amp;Mostra l&apos;orologio</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>&amp;Pulizia automatica: scrivere una cifra la elimina dai candidati della sua riga, colonna e regione</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>&amp;Scegli prima la cifra, poi fai clic dove va</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>&amp;Offri note d&apos;angolo, note centrali, colori e collegamenti</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Segna le cifre &amp;ripetute: la stessa due volte in una riga, una colonna o una regione</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>Segna subito le cifre sbagliate: confronta &amp;ognuna con la soluzione</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>Evidenzia la &amp;stessa cifra</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>&amp;Evidenzia riga, colonna e regione</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>&amp;Mostra quante ne restano di ogni cifra</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Di&apos; quali &amp;tecniche richiede lo schema</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl con una cifra scri&amp;ve un candidato, non una nota centrale</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>&amp;Di&apos; la tecnica di ogni mia mossa</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>Mostra i &amp;file aperti e salvati tra quelli recenti del sistema</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Nella griglia c&apos;è qualcosa di sbagliato, quindi non si riempiono singoli. Controlla mostra che cosa.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Ora non c&apos;è nessun singolo da riempire.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n singolo riempito.</numerusform>
            <numerusform>%n singoli riempiti.</numerusform>
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
        <translation>Casella più vincolata</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logica</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Risolutore veloce</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking va di casella in casella in ordine di lettura. In ognuna ipotizza la cifra più piccola che non viola nessuna regola. Dove non resta nessuna cifra, torna all&apos;ultima ipotesi e prova lì la cifra seguente. Non guarda mai avanti e non impara niente, così può finire migliaia di volte nello stesso vicolo cieco. Trova sempre la soluzione, ma per la via più lunga.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Anche questo risolutore fa ipotesi, ma sceglie bene la casella: quella con meno cifre rimaste. Una casella con una cifra non lascia scelta, e di due cifre una è giusta. Una casella senza cifre è un vicolo cieco. Allora l&apos;ultima ipotesi viene ritirata e si prova la cifra seguente. Scegliere bene rende la via molto più corta di quella di Backtracking.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagation scrive tutto ciò che segue prima di fare ipotesi. Riempie una casella con una sola cifra rimasta, e scrive una cifra a cui resta un solo posto in una riga, una colonna o una regione. Solo quando non segue più niente, fa un&apos;ipotesi nella casella con meno cifre. Un vicolo cieco ritira l&apos;ultima ipotesi con tutto ciò che ne seguiva. Molti schemi non richiedono nessuna ipotesi.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Scelta più stretta</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Questo risolutore ha due tipi di ipotesi: quale cifra va in una casella, e dove va una cifra in una riga, una colonna o una regione. Prende l&apos;ipotesi con meno modi di proseguire. Se ne resta uno, non c&apos;è niente da ipotizzare. Se non ne resta nessuno, è un vicolo cieco, e l&apos;ultima ipotesi viene ritirata. La difficoltà dei nuovi schemi si misura con la stessa regola.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL deduce come Propagation (e inoltre: una cifra i cui posti in una riga, colonna o riquadro stanno tutti anche in un&apos;altra di queste unità non può stare altrove in quest&apos;ultima) e impara da ogni vicolo cieco. Si chiede quali cifre vi hanno portato, ipotizzate o no, e scrive una nota: non possono essere tutte giuste. La nota segue solo dalle regole, quindi da allora vale come una di esse. Poi la ricerca torna all&apos;ipotesi più recente di cui la nota ha bisogno oltre all&apos;ultima; anche le ipotesi in mezzo vengono ritirate. Le lettere significano «conflict-driven clause learning»: un conflitto è un vicolo cieco, e una clausola è una nota.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>candidati %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>angolo %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>centro %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Riga %1 colonna %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: nascosto</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>given</source>
        <translation>indizio</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>in prova</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliata</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflitto</translation>
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
        <translation>mostra questo ed esce</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>mostra le versioni di Ninefold e Qt ed esce</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>comincia con un nuovo schema: very-easy, easy,
normal, hard, very-hard o expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>mostra gli schemi del giorno</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>aspetta che il sistema chieda una finestra (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Uso: ninefold [FILE...]
Gioca a Sudoku. Un FILE contiene schemi in una delle forme che Ninefold conosce; più file si aprono come un solo elenco.
Se Ninefold è già in esecuzione, li apre in un&apos;altra finestra.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Non c&apos;è nessuna opzione «%1».</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help elenca le opzioni.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Non c&apos;è nessun livello «%1»; i livelli sono very-easy, easy, normal, hard, very-hard ed expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game richiede un livello: very-easy, easy, normal, hard, very-hard o expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 non accetta nessun valore.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>File, --new-game e --daily si possono chiedere solo uno alla volta.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 è %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Guarda qui: %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Guarda tutti i posti di %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Cerca %1 qui: %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 sono %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>La valutazione di Ninefold per il passo, più o meno sulla scala di Sudoku Explainer. L&apos;ER di uno schema viene dalle tecniche di Sudoku Explainer, quindi può essere diverso.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>la cifra da mettere</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>si può eliminare</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>eliminare i candidati barrati di %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 da %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>eliminare %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>i candidati barrati di %1 spariscono</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, perché supporre che {start:if} porta al contrario.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: nelle {base}, {digits} riempie le {cover}, quindi sta in una di {starts}, e ognuna porta allo stesso.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, perché supporre che {start:if} lascia [{cells:has} senza cifra][senza posto {digits} nella {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, perché vi porta [ogni posto di {digits} nella {house}][ogni candidato di {cells:has}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, perché [vi porta ogni posto di {digits} nella {house}][vi porta ogni candidato di {cells:has}][segue sia che {start:if} sia che no].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>riga</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>colonna</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>regione</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 candidati</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>in alto a sinistra</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>in alto al centro</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>in alto a destra</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>al centro a sinistra</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>al centro</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>al centro a destra</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>in basso a sinistra</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>in basso al centro</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>in basso a destra</translation>
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
        <translation>Guarda su tutta la griglia.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>Guarda qui: %1. A una casella resta una sola cifra.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>Guarda qui: %1. A una cifra resta un solo posto.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, perché altrimenti {pattern} si potrebbero scambiare in {cells}, e ci sarebbe una seconda soluzione.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, perché {guards:or} deve essere {extras}: senza, ci sarebbe una seconda soluzione.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, perché le {base} esauriscono {digits} nelle {cover}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Ce ne sta una sola per {cover:kind}, quindi se le dividono. Nessun&apos;altra casella delle {cover} può essere {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: se {fins:or} è {digits}, ciò lo blocca; se no, le {base} esauriscono {digits} nelle {cover}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, perché {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, l&apos;unico posto rimasto per {digits} nella {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, l&apos;unico posto rimasto per {digits} nella {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, perché {digits} riempiono {cells} nella {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, perché {digits} riempiono {cells}, nella {house} e nella {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, perché la {other} ha {digits} in {cells:or}: la {house} non ha altro posto per questa cifra.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} hanno in tutto solo {digits}: {count} caselle per {count} cifre, quindi le esauriscono tutte. Nessun&apos;altra casella della {house} può averle.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} hanno in tutto solo {digits}: {count} caselle per {count} cifre, quindi le esauriscono tutte. Nessun&apos;altra casella della {house} può averle.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, perché {cells} esauriscono {digits} nella {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, perché una di {endsA} è {digits} e una di {endsB} è {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>Nella {pairhouse} la cifra {digits} sta in {far} o {near}. Se sta in {far}, blocca {gone} ({farhouse}). Se sta in {near}, la {touched} ha lì {digits}, quindi la {box} ha {digits} in {rest:or}, il che blocca anch&apos;esso {gone} ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: qualunque estremità della {pairhouse} e della {pairhouse2} sia {digits}, lei o la {box} lo blocca.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} condividono la {bridge}, quindi una di loro non è {digits}. {cases:cases} L&apos;una o l&apos;altra blocca {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, l&apos;unica cifra che manca nella {house}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} è l&apos;ultima casella vuota della {house}, e lì manca solo {digits}.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, l&apos;unica cifra che le resta.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Per {cells} resta solo {digits}.[ La sua riga, colonna e regione hanno già altre cifre, in {blockers}.][ Passi precedenti hanno eliminato {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, perché ogni modo di mettere tutte le cifre {digits} la usa.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, perché nessun modo di mettere tutte le cifre {digits} la usa.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>righe</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>regioni</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>righe, colonne e regioni</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Guarda su tutta la griglia; comincia da %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Se {guards} fosse {pattern:or}, {cells} conterrebbero solo {pattern}, e scambiarle darebbe una seconda soluzione: ogni riga, colonna e regione conserva entrambe. Un vero Sudoku ne ha una sola, quindi {guards} non è nessuna delle due.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>Nella {house} la cifra {linked} sta in {guards:or}. Se l&apos;altra casella fosse {lost}, {cells} conterrebbero solo {pattern}, e scambiarle darebbe una seconda soluzione: ogni riga, colonna e regione conserva entrambe. Quindi nessuna delle due è {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>Nelle {base} la cifra {digits} entra solo nelle {cover}. Queste {base:kinds} ne prendono una ciascuna, e in ognuna di queste {cover:kinds} ce ne sta una sola, quindi sono tutte esaurite: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>Nella {house} la cifra {digits} entra solo in {cells:or}, tutte nella {other}. Quindi nessun&apos;altra casella della {other} è {digits}, e nella {target} le resta un solo posto: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>Nella {house} le cifre {set} entrano solo in {cells}: {count} cifre per {count} caselle, quindi le riempiono. Così nella {house} resta un solo posto per {digits}: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>Nella {house} le cifre {digits} entrano solo in {cells}: {count} cifre per {count} caselle, quindi le riempiono. Nessun&apos;altra cifra può stare in queste caselle.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>Nella {house} la cifra {digits} entra solo in {cells:or}. Tutte stanno nella {other}, quindi è lì che la {other} ha {digits}, e {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Nessuna di {cells} è un indizio. Se {guards} fosse {lost}, conterrebbero solo {pattern}, e scambiarle darebbe una seconda soluzione: ogni riga, colonna e regione conserva entrambe. Quindi {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Nessuna di {cells} è un indizio. Senza {extras} in {guards} conterrebbero solo {pattern}, e scambiarle darebbe una seconda soluzione. Quindi {guards:or} è {extras}, il che blocca {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} è {pivotdigits:or}. {cases:cases} In ogni caso {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>le %1 caselle segnate</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} condividono una regione, quindi una non è {digits}[, e una non è {other}]: la sua riga o colonna ha allora {digits} all&apos;altra estremità, in {endsA}. Allo stesso modo una di {endsB} è {digits2}. Ciò blocca {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>riempire le %1 caselle segnate</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: a ognuna resta una sola cifra, o è l&apos;unico posto per la sua cifra.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: a ognuna resta una sola cifra, o è l&apos;unico posto rimasto per la sua cifra in una riga, una colonna o una regione.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} deve essere {extras:or}; altrimenti {pattern} si potrebbero scambiare in {cells}: una seconda soluzione. Con {set:has} ciò esaurisce {setdigits} nella {house}: tante caselle quante cifre.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Tutti i posti di {digits} nella {box} stanno in una riga e in una colonna. Nella {pairhouse} la cifra {digits} sta in {near} o {far}, nella {pairhouse2} sta in {near2} o {far2}. Un&apos;estremità di ognuna blocca la sua casella; l&apos;altra costringe la {box} a farlo.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>Nella {house} la cifra {linked} sta in {link:or}. {cases:cases} L&apos;una o l&apos;altra blocca {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Altrimenti è {pivot} stessa a essere {digits}. Ognuna blocca {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>una delle %1 caselle segnate</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Che cos&apos;è %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Che cos&apos;è «%1»?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Che cos&apos;è «%1»?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Che cos&apos;è «%1»?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Valutazione %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 punti, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Se {fins:or} è {digits}, blocca {gone}[ ({fins:meet})]. Se no, le {base} hanno {digits} solo nelle {cover}, ogni volta in una diversa, quindi ognuna di queste ha lì {digits}: {gone} non può essere {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>Nelle {base} la cifra {digits} entra solo nelle {cover}: altrettante, e in ognuna ce ne sta una sola. Quindi sono esaurite: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, perché non lascerebbe nessun modo di riempire {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, perché {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, perché {ends:pairs}][: escluso sia che {held:if} sia che no].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: escluso sia che {held:if} sia che no.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, perché {digits} in {first} escluderebbe se stessa[, e {others} la contengono solo insieme a {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: nelle {base}, {digits} sta nelle {cover}, quindi non qui, o in {finplaces:or}, il che porta allo stesso.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>Nelle {base} la cifra {digits} sta in {fins:or}, o esaurisce le {cover}. Sta anche in {fins2:or}, o esaurisce le {cover2}. In ogni caso una delle due cose blocca ogni casella che la perde.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, perché ovunque stia {digits} in {base}, blocca queste.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>Nella {house} le cifre {digits} entrano solo in {cells}: {count} cifre riempiono {count} caselle, quindi nient&apos;altro può stare lì. Queste caselle stanno anche nella {other}, quindi nessun&apos;altra casella della {other} può essere {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>Nella {house} la cifra {digits} entra solo in {cells}.[ La cifra {digits} in {blockers:or} esclude {blocked}.][ In {gone} è sparita in passi precedenti.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, perché {count} caselle della {line} e della {box} esauriscono {count} cifre.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} sono {count} caselle con {count} cifre. {linedigits} stanno solo nella {line}, {boxdigits} solo nella {box}, quindi nessuna può starci due volte: ognuna c&apos;è una volta ed è esaurita nella sua {line:kind} o regione.</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Senza {missing}, ogni casella aperta avrebbe due candidati e ogni cifra due posti in ogni riga, colonna e regione. Prendere in tutte l&apos;altro candidato darebbe allora una seconda soluzione. Quindi {guards} è {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, perché altrimenti ci sarebbe una seconda soluzione.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Se {corner} fosse {digits}, la cifra {linked} della {row} starebbe in {beside} e quella della {column} in {below}, quindi {across} ({pattern:or}) sarebbe {digits}. Scambiare {pattern} in queste quattro caselle darebbe una seconda soluzione, ma un vero Sudoku ne ha una sola.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>Le {lines} hanno {digits} solo in {cells}, quindi prende due angoli opposti. In {guards} renderebbe {other} gli altri due, e scambiare {pattern} in tutti e quattro sarebbe una seconda soluzione, che nessun vero Sudoku ha.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, perché {pair} sono {digits}, in un senso o nell&apos;altro][, perché {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} sono {digits:or}, ognuna in una riga, una colonna o una regione con la seguente, quindi si alternano: {pair} sono diverse. Nessuna delle due cifre entra in {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, perché qualunque cosa sia {cells}, {common:or} sta in {ends:or}, il che lo blocca.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>Quanto è difficile il passo, da 1,0 a circa 12, sulla scala di Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, o </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} è {extras}, il che blocca {gone}. Altrimenti la griglia finita avrebbe solo {pattern} in {cells}, e scambiarle lì lascia giusta ogni riga, colonna e regione: una seconda soluzione, che nessun vero Sudoku ha.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, perché {guards:or} insieme a {set} esaurisce {setdigits} nella {house}.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} escluderebbe se stesso][{start} non lascerebbe nessuna cifra per {emptied:has}][, e gli altri {others} vi portano].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} è {extras}, il che blocca {gone}. Altrimenti tutte le caselle aperte avrebbero due candidati, tutte le cifre due posti per riga, colonna e regione, e passare ogni casella all&apos;altro candidato dà una seconda soluzione, che nessun vero Sudoku ha.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: altrimenti tutte le caselle aperte avrebbero due candidati, tutte le cifre due posti per riga, colonna e regione, e passare ogni casella all&apos;altro candidato dà una seconda soluzione[, che nessun vero Sudoku ha. {single:has} prende l&apos;altra cifra][. {several:has} prendono il resto di {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: altrimenti tutte le caselle aperte avrebbero due candidati, tutte le cifre due posti per riga, colonna e regione, e passare ogni casella all&apos;altro candidato dà una seconda soluzione, che nessun vero Sudoku ha. Nella {house} la cifra {linked} entra solo nell&apos;altra.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, perché {missing:or}, e nella {house} la cifra {linked} entra solo nell&apos;altra di queste due caselle.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, perché {digits} in {first} escluderebbe se stessa, e {partners} la contengono solo insieme a {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>C&apos;è un passo «%1».</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Qui c&apos;è: %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Qui c&apos;è: %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Qui c&apos;è: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>%1 caselle segnate</translation>
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
        <translation>[Lo stesso ragionamento su altre cifre dà {taken}. ]Comunque si metta {digits} una volta in ogni riga, colonna e regione, {cells} è sempre fra i suoi posti. Quindi {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[Lo stesso ragionamento su altre cifre dà {taken}. ]Comunque si metta {digits} una volta in ogni riga, colonna e regione, {cells:or} non è mai fra i suoi posti. Quindi {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, perché altrimenti {pattern} potrebbero stare in {cells} anche in un altro modo: una seconda soluzione.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Se {guards} fosse {lost}, {cells} conterrebbero solo {pattern}. Queste si potrebbero allora scambiare in modo che ogni riga, colonna e regione conservi le sue cifre: una seconda soluzione, che nessun vero Sudoku ha. Quindi {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} è {extras}, il che blocca {gone}. Altrimenti {cells} conterrebbero solo {pattern}, e queste si potrebbero scambiare in modo che ogni riga, colonna e regione conservi le sue cifre: una seconda soluzione.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} deve essere {extras:or}; altrimenti {pattern} si potrebbero permutare in {cells}: una seconda soluzione. Con {set:has} ciò esaurisce {setdigits} nella {house}: tante caselle quante cifre.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Senza {missing}, ognuna di {cells} avrebbe due candidati e ogni cifra due posti in ogni riga, colonna e regione lì. Prendere in tutte l&apos;altro candidato darebbe una seconda soluzione. Quindi {guards} è {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} è {extras}, il che blocca {gone}. Altrimenti ognuna di {cells} avrebbe due candidati, ogni cifra due posti in ogni riga, colonna e regione lì, e passare in ogni casella all&apos;altro candidato dà una seconda soluzione.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: altrimenti ognuna di {cells} avrebbe due candidati, e passare in ognuna all&apos;altro dà una seconda soluzione. Con {set:has} ciò esaurisce {setdigits} nella {house}.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: altrimenti ognuna di {cells} avrebbe due candidati, e passare in ognuna all&apos;altro dà una seconda soluzione. Nella {house} la cifra {linked} sta solo nell&apos;altra delle due.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, perché altrimenti {pattern} si potrebbero scambiare nel resto della griglia, il che dà una seconda soluzione.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Se {guards} fosse {lost}, ogni riga, colonna e regione avrebbe tra le caselle segnate entrambe, {pattern}, o nessuna. Nel resto nessuna è un indizio, e scambiarle lì darebbe una seconda soluzione. Un vero Sudoku ne ha una sola, quindi {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} è {extras}, il che blocca {gone}. Altrimenti ogni riga, colonna e regione avrebbe tra le caselle segnate entrambe, {pattern}, o nessuna. Nel resto nessuna è un indizio, e scambiarle lì darebbe una seconda soluzione.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} deve essere {extras:or}; altrimenti {pattern} si potrebbero scambiare fuori dalle caselle segnate, dove nessuna è un indizio: una seconda soluzione. Con {set:has} ciò esaurisce {setdigits} nella {house}: tante caselle quante cifre.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, perché altrimenti il resto di {lines} si potrebbe scambiare, il che dà una seconda soluzione.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Se {guards} fosse {lost}, {lines} avrebbero le stesse cifre nelle caselle segnate. Le altre loro caselle non hanno indizi, e scambiarle lascerebbe giusta ogni riga, colonna e regione: una seconda soluzione. Quindi {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, perché gli indizi sono simmetrici, e anche l&apos;unica soluzione.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Ruotate la griglia di mezzo giro e scambiate {exchanged:cycles}: gli indizi restano uguali. Anche la soluzione, perché ce n&apos;è una sola.[ Così {partners} contengono compagne, e {fact}.][ In {own:listed} alcune cifre incontrerebbero la propria compagna.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Riflettete la griglia nella diagonale da {start} a {end} e scambiate {exchanged:cycles}: gli indizi restano uguali. Anche la soluzione, perché ce n&apos;è una sola.[ Così {partners} contengono compagne, e {fact}.][ In {own:listed} alcune cifre incontrerebbero la propria compagna.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Ruotate la griglia di un quarto di giro in senso orario e sostituite {exchanged:cycles}: gli indizi restano uguali. Anche la soluzione, perché ce n&apos;è una sola.[ Così {partners} contengono compagne, e {fact}.][ In {own:listed} alcune cifre incontrerebbero la propria compagna.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>Nella {house} la cifra {linked} sta in {guards:or}. Se l&apos;altra casella fosse {lost}, {cells} conterrebbero solo {pattern}. Scambiarle lascia giusta ogni riga, colonna e regione: una seconda soluzione.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Spostate[ le righe {rows:cycles}][ le colonne {columns:cycles}][ e sostituite {exchanged:cycles}]: gli indizi restano uguali, e così l&apos;unica soluzione.[ Così {partners} contengono compagne: {fact}.][ In {own:listed} alcune cifre incontrerebbero la propria compagna.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, perché {cells} non si possono riempire tutte solo con {pattern}.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Con solo {pattern} in {cells}, due cifre uguali si incontrerebbero in una riga, colonna o regione, comunque si pongano. [Quindi {guards:or} è {same}, il che blocca {gone}.][Quindi {guards:or} è {extras:or}: con {set:has} ciò esaurisce {setdigits} nella {house}.][Il {linked} della {house} è in {guards:or}, quindi nessuna può essere {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, perché {guards:or} deve essere {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, perché {digits} devono essere in {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, perché altrimenti {pivot} dovrebbe essere insieme {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, perché {wings} non possono essere entrambe {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, perché [{single} è come {corner}][{pivots} sono come {corner}, e l&apos;altra cifra resta alle ali].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} devono essere ciascuna in una di {cells}. {corner} è una di queste cifre e condivide una riga o colonna con {wings}, che quindi non lo sono. Perciò {single} è come {corner}.][{corner} è una di {digits}. Toglie quella cifra alle ali {wings} e {wings2}, quindi {pivots} lo sono entrambe. L&apos;altra cifra è in {wings:or} e in {wings2:or}: una di queste è nella {row}, una nella {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, perché {targets} devono contenere le stesse due cifre di {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, perché {targets} devono contenere le stesse due cifre di {cells}, e {targets2} le stesse di {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} devono contenere le due cifre di {cells}, e {targets2} quelle di {cells2}: per una cifra fuori dai bersagli non c&apos;è posto ({lines}). Modi di riempire queste caselle: {ways}. Ognuno blocca ciò che sparisce.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, perché {count} caselle ({along} e {across}) esauriscono {count} cifre.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>Le {count} caselle segnate ammettono {digits} al massimo una volta per {across:kind}, le altre al massimo una volta per {along:kind}: {count} cifre, appena abbastanza. Nessuna può mancare, e ognuna sparisce dal resto della sua riga o colonna.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, perché {digits} hanno bisogno di tutto il loro posto ({base}).</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} devono stare {count} volte in queste righe. C&apos;è posto per {count}: una volta ognuna ({cover})[, e {singles} in più in caselle singole]. Quindi spariscono dal resto delle colonne[, e tutte le altre dalle caselle singole ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, perché {count} caselle ({lines}, {boxes}) hanno posto solo per {count} cifre.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Ogni riga, colonna e regione delle {count} caselle segnate vi ammette solo alcune cifre, ognuna una volta: {count} in tutto, appena abbastanza. Nessuna può mancare: ognuna sparisce dal resto della sua riga, colonna o regione.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} contengono due tra {digits}. Se una non fosse in {targets:or}, ognuna di queste unità la vorrebbe altrove: {lines}. Solo due possono. Quindi entrambe sono lì.[ Modi di riempirle: {ways}. Ognuno blocca ciò che sparisce.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, perché {first} e {second} hanno le stesse di {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} hanno solo {digits}: tutte tranne una. Accanto ad {first:letters} la {across} non può averle in {crossing:or}, quindi stanno in {second} e riempiono quelle caselle. L&apos;ultima sta in {crossing:or}, e da nessun&apos;altra parte nella {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, perché {first} e {second} sono la stessa cifra.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} è {digits:or}. Accanto ad {first:letters} la {across} non può avere la stessa cifra in {crossing:or}, quindi sta in {second}, l&apos;unico altro posto. L&apos;altra di {digits} sta allora in {crossing:or}, e da nessun&apos;altra parte nella {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, perché {count} caselle di {line}, {column} e {box} esauriscono {count} cifre.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} sono {count} caselle con {count} cifre. {rowdigits} stanno solo nella {line}, {columndigits} solo nella {column}[, {boxdigits} solo nella {box}], quindi ognuna c&apos;è una volta ed è esaurita nella sua riga, colonna o regione.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} hanno insieme solo {set}. Tutte tranne {digits} ci stanno solo una volta ciascuna, in una riga, colonna o regione comune, e lasciano così una delle caselle a {digits}: {places:or} è {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, perché {cells} sono tutte una di {digits}, {others} tutte l&apos;altra.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} e {others} hanno solo {digits}. Dove una di {cells:letters} e una di {others:letters} condividono una riga, una colonna o una regione sono diverse, quindi {cells:letters} sono tutte una cifra e {others:letters} tutte l&apos;altra. Ciò che ne incontra una di ciascuno non è nessuna delle due.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Se {guards} fosse {pattern:or}, solo queste cifre sarebbero in {cells}. Comunque si pongano, due cifre uguali si incontrano in una riga, colonna o regione. Quindi {guards} non è nessuna di esse.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} formano un anello: ognuna condivide una riga, colonna o regione con la seguente. Con solo {pattern} queste si alternerebbero, il che fallisce con {count} caselle, un numero dispari. [Quindi {guards} è {only:or}.][Quindi {guards:or} è {same}, il che blocca {gone}.][Quindi {guards:or} è {extras:or}: con {set:has} ciò esaurisce {setdigits} nella {house}.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>Nell&apos;anello {walk:cells} le vicine condividono una riga, colonna o regione. Senza {guards:or} lì solo loro potrebbero essere {digits}, quindi lo sarebbe una su due: impossibile con {count} caselle.[ Quindi {several:or} blocca {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Fuori dalla {box}, {row} e {column} non hanno posti per {shot:or} tranne {wings}. Se una cifra non è in nessuna, entrambe l&apos;hanno nella regione, quindi in {pivot}, dove si incrociano. [Per {linked} una delle due non ha altro posto. ]Tre cifre riempiono le tre caselle.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} devono essere ciascuna in una di {firework}, {second} in una di {firework2}, gli unici posti fuori da una regione nelle loro righe e colonne. {pivot} e {pivot2} possono averne solo una ciascuna, quindi {wings} hanno le altre.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} devono essere ciascuna in una di {cells}. Se {corner} fosse una di esse, {wings} non lo sarebbero, quindi lo sarebbe {pivot}. {ends} sarebbero l&apos;altra cifra e la toglierebbero a {wings}, quindi {pivot} dovrebbe essere anche quella.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>In {row} e {column}, {linked} è in {corner}, oppure insieme in {wings}. Ma {digits} devono essere ciascuna in una di {cells}, e {pivot} può essere solo una di esse. Quindi {wings:or} è l&apos;altra, e {corner} è {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Nessuna di {cells} è un indizio. {guards:or} deve essere {extras:or}; altrimenti lì si potrebbero scambiare {pattern}: una seconda soluzione. Con {set:has} ciò esaurisce {setdigits} nella {house}: tante caselle quante cifre.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Se {guards} fosse {lost}, a ogni modo di riempire {cells} ne corrisponderebbe un altro con le stesse cifre in ogni riga, colonna e regione: una seconda soluzione, che nessun vero Sudoku ha. Quindi {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} è {extras}, il che blocca {gone}. Altrimenti a ogni modo di riempire {cells} ne corrisponderebbe un altro con le stesse cifre in ogni riga, colonna e regione: una seconda soluzione.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 riceve una cifra</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 sparisce da %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n ipotesi è attiva</numerusform>
            <numerusform>%n ipotesi sono attive</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>arriva un vicolo cieco</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>è arrivato ancora %n vicolo cieco</numerusform>
            <numerusform>sono arrivati ancora %n vicoli ciechi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>si scrive una nota di al massimo %n termine</numerusform>
            <numerusform>si scrive una nota di al massimo %n termini</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>la ricerca ricomincia</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>si usa la nota %1</translation>
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
        <translation>più ipotesi vengono ritirate insieme</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Riavvii</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>Ogni tanto ritira tutte le ipotesi e ricomincia con le sue note</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Cifre ricordate</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Una casella su cui si fa di nuovo un&apos;ipotesi riceve l&apos;ultima cifra che aveva (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Note più corte</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Ciò che segue dal resto di una nota ne resta fuori (minimizzazione)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Dimenticare</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Le note che sono servite poco vengono buttate</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>Esclusione di coppia allineata</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>Esclusione di terna allineata</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>Catena ALS</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>Regola ALS-XZ</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>Catena di inferenze alternate</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>Catena di inferenze alternate raggruppata</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Catena di inferenze alternate con ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Nice Loop continuo</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Nice Loop continuo raggruppato</translation>
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
        <translation>Nice Loop discontinuo raggruppato</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Nice Loop discontinuo con ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>Catena X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>Catena XY</translation>
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
        <translation>Colorazione multipla 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Colorazione multipla 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Colorazione semplice: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Colorazione semplice: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Pointing diretto</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Claiming diretto</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Coppia nascosta diretta</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Terna nascosta diretta</translation>
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
        <translation>X-Wing con pinne</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish con pinne</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish con pinne</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag con pinne</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale con pinne</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan con pinne</translation>
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
        <translation>X-Wing Franken con pinne</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken con pinne</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken con pinne</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken con pinne</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken con pinne</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken con pinne</translation>
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
        <translation>X-Wing mutante con pinne</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutante con pinne</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante con pinne</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutante con pinne</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutante con pinne</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutante con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>X-Wing siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Swordfish siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Jellyfish siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>X-Wing Sashimi siamese</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Swordfish Sashimi siamese</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi siamese</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>X-Wing Franken siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Swordfish Franken siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>X-Wing mutante siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Swordfish mutante siamese con pinne</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante siamese con pinne</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Coppia nascosta</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Terna nascosta</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Quaterna nascosta</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Coppia nascosta bloccata</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Terna nascosta bloccata</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Candidati bloccati: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Candidati bloccati: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Coppia nuda</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Terna nuda</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Quaterna nuda</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Coppia bloccata</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Terna bloccata</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>2-String Kite doppio</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Rettangolo vuoto</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Rettangolo vuoto doppio</translation>
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
        <translation>Ultima casella</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Singolo nascosto in una regione</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Singolo nascosto in una riga</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Singolo nascosto in una colonna</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Singolo nudo</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Modello: mettere</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Modello: eliminare</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Rettangolo evitabile tipo 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Rettangolo evitabile tipo 2</translation>
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
        <translation>Rettangolo nascosto</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Anello unico tipo 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Anello unico tipo 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Anello unico tipo 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Anello unico tipo 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Test di unicità 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Test di unicità 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Test di unicità 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Test di unicità 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Test di unicità 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Test di unicità 6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>Coppia remota</translation>
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
        <translation>Rete forzata: contraddizione</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Rete forzata: contraddizione con insiemi</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Rete forzata: contraddizione con reti</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Catena forzata: verità</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Catena forzata: contraddizione</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Rete forzata: verità</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Gruppi di caselle nelle catene</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS nelle catene</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Candidati bloccati nelle reti</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Coppie nude nelle reti</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Coppie nascoste nelle reti</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wing nelle reti</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Reti dentro reti</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Tutti i singoli</translation>
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
        <translation>Rettangolo esteso tipo 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Rettangolo esteso tipo 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Rettangolo esteso tipo 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Rettangolo esteso tipo 4</translation>
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
        <translation>Posizionamento simmetrico di Gurth: mezzo giro</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Posizionamento simmetrico di Gurth: diagonale</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Posizionamento simmetrico di Gurth: quarto di giro</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Posizionamento simmetrico di Gurth: spostamento</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Oddagon bivalore tipo 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Oddagon bivalore tipo 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Oddagon bivalore tipo 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Schema cromatico</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Schema cromatico con guardiani</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon con guardiani</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Ala spezzata</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Fuoco d&apos;artificio triplo</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Fuoco d&apos;artificio quadruplo</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Fuoco d&apos;artificio W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Fuoco d&apos;artificio L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Fuoco d&apos;artificio ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Exocet junior</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Exocet doppio</translation>
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
        <translation>Anello SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Coppia quasi bloccata</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Terna quasi bloccata</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Quaterna quasi bloccata</translation>
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
        <translation>Coppia remota ramificata</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Rettangolo evitabile tipo 3</translation>
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
        <translation>Non è stato ancora ipotizzato niente: ogni cifra segue dalle regole. Anche questo: nella %1, la cifra %2 può stare solo nella %3, quindi %4 non può essere %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Che cosa è sicuro</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Non resta niente di sicuro, quindi fa ipotesi. L&apos;ipotesi 1 è %1 in %2; ne segue %n cifra. Poi l&apos;ipotesi 2 è %3 in %4, e l&apos;ipotesi 3 è %5 in %6. Il numero piccolo dice su quale ipotesi poggia una cifra.</numerusform>
            <numerusform>Non resta niente di sicuro, quindi fa ipotesi. L&apos;ipotesi 1 è %1 in %2; ne seguono %n cifre. Poi l&apos;ipotesi 2 è %3 in %4, e l&apos;ipotesi 3 è %5 in %6. Il numero piccolo dice su quale ipotesi poggia una cifra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 Le frecce mostrano che cosa lo blocca. Quindi una delle ipotesi deve essere sbagliata.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Un vicolo cieco</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>Le ragioni del vicolo cieco portano indietro all&apos;ipotesi 1 e all&apos;ipotesi 3, mai all&apos;ipotesi 2. Quindi scrive la nota 1: %1 e %2 non possono essere entrambi giusti. Le ipotesi 2 e 3 vengono ritirate.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Una nota</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Sotto l&apos;ipotesi 1, la nota 1 ora esclude %1 in %2. Il vicolo cieco seguente dà la nota 2: %3 Quindi l&apos;ipotesi 1 era sbagliata, e sparisce. L&apos;ultima nota, la numero %4, dice: %5 Tutto il resto segue.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n cifra è seguita dalle regole; ora non resta niente di sicuro.</numerusform>
            <numerusform>%n cifre sono seguite dalle regole; ora non resta niente di sicuro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>Nella griglia c&apos;è %n ipotesi.</numerusform>
            <numerusform>Nella griglia ci sono %n ipotesi, ognuna fatta con quelle prima al loro posto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>Ne è seguita %n cifra.</numerusform>
            <numerusform>Ne sono seguite %n cifre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Niente dice ancora se è giusta.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Era l&apos;ultima cifra da provare in questa casella, quindi una delle ipotesi precedenti è sbagliata.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Quindi una delle ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Non sa quale ipotesi era sbagliata, quindi ritira sempre l&apos;ultima.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>La prima ipotesi</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Un&apos;ipotesi indietro</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>Il tentativo seguente</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Così continua finché ogni casella ha la sua cifra.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Ipotesi secondo i vicoli ciechi</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Con la scelta «vicoli ciechi» ogni candidato ha un punteggio, la sua attività. Ciò che porta a un vicolo cieco riceve un punto, e i punti più vecchi contano sempre meno. L&apos;ipotesi è il candidato con il punteggio più alto: qui %1 in %2, dopo la nota 1, le cui caselle sono segnate. Così la ricerca resta dove si è bloccata l&apos;ultima volta. In letteratura si chiama VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>righe %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>regioni %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
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
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonna %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>regione %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>%1 compare due volte nella %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 compare %n volta nella %2 (%3).</numerusform>
            <numerusform>%1 compare %n volte nella %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>Il Sudoku è già completo e corretto.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>Il Sudoku ha esattamente una soluzione.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Non è un Sudoku valido.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Non è un Sudoku valido: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Un&apos;altra cifra si ripete.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Un&apos;altra cifra (%n) si ripete.</numerusform>
            <numerusform>Altre %n cifre si ripetono.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Nessuna soluzione: a %1 non resta nessun candidato.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Nessuna soluzione: non resta nessun posto per %1 nella %2.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Nessuna soluzione: non c&apos;è modo di riempire le caselle vuote.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Più di una soluzione: meno di 17 cifre non ne hanno mai una sola, e questo Sudoku ne ha %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Più di una soluzione (ne sono state contate %1).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Più di una soluzione.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Per esempio %1 può essere %2 o %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>La tua prova non può funzionare: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>La tua prova non può funzionare: non resta nessuna cifra per %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>La tua prova non può funzionare: nella %1 non resta nessun posto per %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>cifre messe %1 · candidati eliminati %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>più difficile %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 dopo %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, dopo aver pensato %2</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>pausa più lunga %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Quanto hai pensato a ogni mossa; fai clic per andarci</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>Quanto sono difficili i passi; fai clic per andarci</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>tempo %1 · caselle rimaste %2 · errori %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold valuta questo passo %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln ipotesi</numerusform>
            <numerusform>%Ln ipotesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln cifra rifiutata</numerusform>
            <numerusform>%Ln cifre rifiutate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln cifra dedotta</numerusform>
            <numerusform>%Ln cifre dedotte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln candidato eliminato</numerusform>
            <numerusform>%Ln candidati eliminati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln vicolo cieco</numerusform>
            <numerusform>%Ln vicoli ciechi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln passo indietro</numerusform>
            <numerusform>%Ln passi indietro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln riavvio</numerusform>
            <numerusform>%Ln riavvii</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>nessuna ipotesi attiva</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>%n ipotesi attiva</numerusform>
            <numerusform>%n ipotesi attive</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>profondità: %n ipotesi</numerusform>
            <numerusform>profondità: %n ipotesi</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>scritta all&apos;evento %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>non ancora usata</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>usata %n volta</numerusform>
            <numerusform>usata %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Nota %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Senza ipotesi</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Ipotesi %1 e ciò che ne segue</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Non è stato ancora ipotizzato niente.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>non seguiva più niente, quindi si è provata una cifra (decisioni)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Cifre dedotte</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>non c&apos;era altra cifra o altro posto (implicazioni)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Candidati eliminati</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>li ha esclusi una nota o l&apos;incrocio di due unità</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Cifre rifiutate</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>la cifra sta già nella riga, nella colonna o nella regione</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Vicoli ciechi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>ciò che si è imparato da un vicolo cieco, perché questa combinazione non torni (clausole)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Note buttate</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>erano servite poco</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Salti indietro</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>ipotesi ritirate, più d&apos;una insieme se la nota non nomina niente di loro</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Passi indietro</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>è stata ritirata l&apos;ultima ipotesi</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Riavvii</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>tutte le ipotesi ritirate per ricominciare; le note restano</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Ipotesi attive ora</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>il livello della ricerca</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>nella nota</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Un&apos;ipotesi non ha ragione: non seguiva più niente.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>La nota ha bisogno di una sola ipotesi, quindi vengono ritirate tutte. Quello che dice ora è certo.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Oltre all&apos;ipotesi %1, la nota non ha bisogno di niente di più recente dell&apos;ipotesi %2. Quindi la ricerca torna fin lì. Ciò che sta in mezzo non è nella nota, e sparisce anch&apos;esso.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>L&apos;ipotesi %1 non è compatibile con ciò che la nota richiede dalle ipotesi precedenti.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Tutto ciò a cui porta questa ipotesi è fallito.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Ogni casella ha la sua cifra: le ipotesi rimaste erano giuste.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Questo non poggia su nessuna ipotesi.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>ipotesi %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 ha una cifra.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 ha il suo posto nella %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n termine aperto</numerusform>
            <numerusform>%n termini aperti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>da %n ipotesi (LBD)</numerusform>
            <numerusform>da %n ipotesi (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Una regola dello schema: uno di questi termini deve valere.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>immagine %1 di %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>evento %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Risolto: %n passo, senza tirare a indovinare.</numerusform>
            <numerusform>Risolto: %n passi, senza tirare a indovinare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Bloccato: nessuna tecnica va oltre, e resta %n casella.</numerusform>
            <numerusform>Bloccato: nessuna tecnica va oltre, e restano %n caselle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Risolto: è l&apos;unica soluzione (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Risolto: non è servita nessuna ipotesi.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Risolto: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Non unica: c&apos;è più di una soluzione (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Nessuna soluzione: è stato provato tutto (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, non per un passo che conosco</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Almeno uno di questi termini deve valere. Il risolutore ne osserva due: finché questi possono valere, non guarda gli altri. Un doppio clic porta dove la nota è stata appresa.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Troppe note rallentano la ricerca. Essa tiene tutte quelle che poggiano su una o due ipotesi (LBD), e delle altre la metà che è servita più di recente. Questa nota non è tra nessuna di queste.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, senza conclusioni né note: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, senza conclusioni né note: più di %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>servita per ultimo al vicolo cieco %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>È arrivato %n vicolo cieco. Dopo almeno 16, e poi dopo almeno altri 16, 32, 16, 16, 32, 64 e così via (la serie di Luby), la ricerca ricomincia appena non segue più nulla, perché le sue prime ipotesi possono essere state poco felici. Spariscono solo le ipotesi. Tutte le note restano, e con esse la ricerca prende forse un&apos;altra via.</numerusform>
            <numerusform>Sono arrivati %n vicoli ciechi. Dopo almeno 16, e poi dopo almeno altri 16, 32, 16, 16, 32, 64 e così via (la serie di Luby), la ricerca ricomincia appena non segue più nulla, perché le sue prime ipotesi possono essere state poco felici. Spariscono solo le ipotesi. Tutte le note restano, e con esse la ricerca prende forse un&apos;altra via.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Ogni tacca è un vicolo cieco, ogni triangolo un riavvio.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagation, con conclusioni e senza note: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>a una casella non restava nessuna cifra, a una cifra nessun posto o a una nota nessun termine che potesse valere (conflitti)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>impossibile creare la sua cartella: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>non c&apos;è più spazio sul disco</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Informazioni su Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Giocare, chiedere perché, e guardare i risolutori pensare.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Software libero con licenza MIT: puoi usarlo, studiarlo, modificarlo e condividerlo.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Grazie ai giocatori che hanno trovato, chiamato per nome e spiegato le tecniche, agli autori dei programmi di cui Ninefold legge i file, e a tutti quelli che fanno Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioni</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>Copia le &amp;versioni</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>Quello fatto finora resta.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
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
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Cifre dedotte</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Vicoli ciechi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>I risolutori lavorano su questo schema uno dopo l&apos;altro; ognuno si assicura che non ci sia una seconda soluzione.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Passi indietro</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Curve di</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Confronta i risolutori</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>&amp;Schemi di un file...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Gara</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>I due risolutori scelti affiancati, sullo schema della griglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Fatto con %Ln schema.</numerusform>
            <numerusform>Fatto con %Ln schemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>schemi, dal più facile</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventi</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Tempo in µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Schemi per il confronto</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>Lettura di %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Nessun Sudoku trovato.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>I risolutori lavorano su %Ln schema. Chi ci mette troppo viene fermato.</numerusform>
            <numerusform>I risolutori lavorano su %Ln schemi, ognuno su uno schema dopo l&apos;altro. Chi ci mette troppo viene fermato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Fatto. Ogni risolutore ha cercato anche una seconda soluzione; nella pagina Osserva lo fa solo su richiesta, e gli serve meno. Per Logica ogni passo conta come una cifra dedotta.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Rapporto di errore</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold non manda questo da nessuna parte. Aiuta chi cerca l&apos;errore, se lo copi in un messaggio: contiene versioni e punti del programma, e niente delle tue partite.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pia</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Schema del giorno, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Tre livelli, uguali per tutti, senza rete.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>&amp;Schema del giorno...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Iniziato</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Risolto dopo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Gioca di nuovo</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Schema del giorno</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Gli stessi schemi per tutti, fatti a partire dalla data, senza rete.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Puoi giocare gli schemi di un giorno passato, ma non contano per nessuna serie.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Risolvi uno schema nel suo giorno per iniziare una serie.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Giorni</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>La parte dell&apos;immagine con il Sudoku, raddrizzata.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Manuale</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Mostra un &amp;esempio</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Immagine: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>La regola</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Riempi la griglia in modo che ogni riga, ogni colonna e ogni regione di nove caselle contenga le cifre da 1 a 9, ognuna una volta. Le cifre in grassetto appartengono allo schema e restano. Ogni schema di Ninefold ha esattamente una soluzione, quindi nessuna cifra va indovinata.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Selezionare e scrivere</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Fai clic su una casella, o vacci con i tasti freccia, e scrivi una cifra; i tasti accanto alla griglia fanno lo stesso. La riga, la colonna e la regione della casella sono colorate. La stessa cifra ancora una volta, o il tasto Canc, svuota la casella.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Candidati e note</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Ancora in dubbio? %1 cambia quello che scrivono i tasti delle cifre: cifre, o candidati, le piccole cifre che una casella può ancora contenere. %2 scrive per te tutti i candidati. Con la pulizia automatica attiva, scrivere una cifra la elimina dai candidati della sua riga, colonna e regione. Note d&apos;angolo, note centrali, colori e collegamenti sono nel menu Visualizza.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Un suggerimento</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 dà un suggerimento: prima dove guardare, poi le caselle, e alla fine tutta la ragione, disegnata sulla griglia. %2 fa quello che dice il suggerimento.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Una cifra che compare due volte in una riga, una colonna o una regione riceve subito un punto. %1 confronta le tue cifre con la soluzione e dice quali sono sbagliate; %2 ti riporta a prima del primo errore.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Annullare, e fare una prova</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 ritira mosse, quante ne vuoi, e %2 le rifà. Con %3 fai una prova: quello che scrivi allora ha un secondo colore, e lo tieni o lo abbandoni tutto insieme. La tua partita è salvata dopo ogni mossa.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Nella griglia</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Spostarsi</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Frecce, Home, Fine</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Prossima casella vuota</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+freccia</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Selezionare di più</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Maiusc+freccia, trascinare, Maiusc+clic, Ctrl+clic</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Scrivere una cifra, o quello che dice il modo</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>da 1 a 9, anche sul tastierino</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Nota d&apos;angolo</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Maiusc+cifra</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Nota centrale</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Maiusc+cifra</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>Scrivere o eliminare il candidato sotto il puntatore</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Canc, Backspace, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Evidenziare una cifra</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+cifra; Esc lo termina</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Evidenziare le caselle con due candidati</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Annulla, ripeti</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Pulsanti indietro e avanti del mouse</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Ovunque nella finestra</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Disegnare un collegamento da candidato a candidato</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Se la cifra è scelta prima: scriverla</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Clic o Invio; con Maiusc diventa un candidato</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Inserire uno schema, casella per casella</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Cifre; 0, Spazio o un punto per una casella vuota</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Clic centrale; clic destro per altro</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Selezionare tutte le caselle con la stessa cifra, nota o colore</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menu della casella</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Tasto Menu, clic destro</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+cifra; in Impostazioni, Gioco può scrivere candidati</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>Dare l&apos;ultimo colore al candidato sotto il puntatore</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Clic centrale nel modo Colore</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+trascinare, Ctrl+Maiusc+trascinare; nel modo Collegamento trascinare, o una cifra a ogni estremità</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Della griglia che hai appena risolto</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>Il più difficile di una griglia</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Livello, e che cosa richiede</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>la tua media</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Cerca lo schema più difficile di una griglia risolta, in 200 giri.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 La tua media: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>In un file su quest&amp;o computer</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>&amp;Su un server PostgreSQL, per più computer</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Prova la connessione</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>In&amp;dirizzo</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold non conserva nessuna password. La prende dal file ~/.pgpass o dalla variabile PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Quando il server non c&apos;è, Ninefold usa un file e scrive più tardi sul server quello che fai. Le raccolte del tuo file restano nel file; ninefold-cli library merge le copia sul server.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Dov&apos;è il server?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Togli la password, per favore: altri possono leggere le impostazioni.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Un indirizzo è come postgresql://nome@host/database.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>A Ninefold serve un driver per PostgreSQL: installa il pacchetto libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Connessione...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Connesso. La biblioteca verrà creata lì.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Connesso: %1 schemi.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>Genera diversi</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Una parola o un numero a scelta: lo stesso livello e lo stesso seme danno di nuovo gli stessi schemi.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Genera</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Quanti</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seme</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nuovo schema</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Diversi...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>Inserisci il &amp;tuo</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Inc&amp;olla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Gioca il più difficile</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Gioca: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Sempre una soluzione, da trovare con la logica.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Uno schema è pronto.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>Lo schema è in preparazione. La tua partita resta finché non c&apos;è.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>Ricerca dello schema: %1 tentativi, al massimo %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Non è stato trovato uno schema così. Un altro tentativo forse ne trova uno, oppure cambia la richiesta.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Più facile o più difficile</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Più facile</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Più difficile</translation>
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
        <translation>indizio</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Figura degli indizi, riga %1 colonna %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Le frecce spostano, Spazio dipinge o cancella. %n indizio.</numerusform>
            <numerusform>Le frecce spostano, Spazio dipinge o cancella. %n indizi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>Solo ipotesi, vicoli ciechi, &amp;note e fine</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Salva immagini di questa esecuzione</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, larghezza %1 pixel</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, nitido a ogni dimensione</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>Scegli una &amp;cartella</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Una ogni</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>al massimo %n immagine</numerusform>
            <numerusform>al massimo %n immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>L&apos;ultimo evento viene prima del primo.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Sarebbe più di %n immagine.</numerusform>
            <numerusform>Sarebbero più di %n immagini.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;Dal numero</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;Al numero</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>&amp;Ogni immagine per</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Un PNG animato, larghezza %1 pixel</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Una GIF animata, larghezza %1 pixel</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Il tempo di leggere</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>&amp;Scegli un file</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Una pagina web che la riproduce</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>In una pagina sta %Ln evento.</numerusform>
            <numerusform>In una pagina stanno %Ln eventi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>&amp;Cambia</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Prossima casella dubbia</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Schema da un&apos;immagine</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Che cosa è stato letto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku dell&apos;immagine</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 di %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>La casella nell&apos;immagine</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: probabilmente %2. Scrivi la cifra giusta, o Canc se non ce n&apos;è nessuna.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: probabilmente vuota. Scrivi una cifra, se ce n&apos;è una.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: vuota</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Guarda la casella segnata, per favore.</numerusform>
            <numerusform>Guarda le %n caselle segnate, per favore.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Questo schema ha esattamente una soluzione.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Questo ha diverse soluzioni: forse manca una cifra.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Due cifre uguali sono in una riga, una colonna o una regione: una di esse è stata letta male.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Questo non ha nessuna soluzione: una cifra è stata letta male.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 fosse %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 fosse vuota</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Ci sarebbe esattamente una soluzione se %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> e </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: candidati %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PlayButton</name>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>Il %1 % della ricerca è fatto</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Schemi</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Schemi per pagina</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Orientamento</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>&amp;Soluzioni sull&apos;ultima pagina</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Livello e valutazione</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Le mie cifre, &amp;note e colori</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Pagine fatte finora</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Quello nella griglia</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>L&apos;ultimo giocato</numerusform>
            <numerusform>Gli ultimi %n giocati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n selezionato</numerusform>
            <numerusform>%n selezionati</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>I primi %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>L&apos;unico dell&apos;elenco</numerusform>
            <numerusform>Tutti i %n dell&apos;elenco</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Sc&amp;hemi</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Schemi per pa&amp;gina</translation>
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
        <translation>Verticale</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>&amp;Orientamento</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Gli schemi senza valutazione vengono valutati mentre questa finestra è aperta.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Stam&amp;pa...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>Salva come PD&amp;F...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Valutazioni in corso: %1 di %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Proprietà</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autore</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Caselle rimaste</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n volta</numerusform>
            <numerusform>%n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>valutazione...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Aiuto usato</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Porte di servizio</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Indizi superflui</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Una volta riempite queste, i singoli risolvono il resto.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Ognuno potrebbe essere tolto da solo, e resterebbe una sola soluzione.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Simmetria con cifre</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Uno scambio di righe, colonne e cifre che dà lo stesso sudoku.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>ricerca...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Le cifre di uno stesso colore diventano l&apos;una l&apos;altra.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Una volta riempita, i singoli risolvono il resto.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>%1 schemi finora</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;Stampa...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>Salva l&apos;&amp;elenco...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Salva tutti gli schemi nell&apos;ordine dell&apos;elenco, con le loro valutazioni se il formato può contenerle.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Schemi in preparazione: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Schemi fatti finora</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Schemi fatti: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Schemi fatti: %1 di %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>Gli altri non sono stati trovati.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Per avere gli stessi: seme %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>Stampa gli schemi selezionati o tutto l&apos;elenco; Ctrl+clic e Maiusc+clic ne selezionano altri.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Schema %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>Nell&apos;ordine in cui sono arrivati</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Schemi</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>&amp;Valuta tutti</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>&amp;Prima i più difficili</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Scopri quanto è difficile ogni schema.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Con diverse soluzioni: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Senza soluzione: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Non validi: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Schemi valutati finora</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Schemi valutati: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Schemi valutati: %1 di %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Ordina per</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Perché una soluzione?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Perché nessuna soluzione?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Perché diverse soluzioni?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>Ricerca delle ragioni...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Spiega le soluzioni</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>Di che cosa trattano le ragioni</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Precedente</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Successivo</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Insieme %1 di %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Insieme %1 dei %2 più piccoli</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Non serve nessuna ipotesi: tutto segue dagli indizi.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Prova di unicità: %Ln nota.</numerusform>
            <numerusform>Prova di unicità: %Ln note.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL finisce in %Ln vicolo cieco, e le sue note lasciano una sola soluzione.</numerusform>
            <numerusform>CDCL finisce in %Ln vicoli ciechi, e le sue note lasciano una sola soluzione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Ogni indizio è necessario: senza uno qualsiasi ci sarebbe un&apos;altra soluzione.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>Per questo bastano %1 dei %2 indizi; quelli sbiaditi potrebbero mancare tutti insieme.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>C&apos;è più di una soluzione.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>Gli indizi non lasciano nessuna soluzione.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Deve usare una tecnica</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Numero di indizi</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Inizia con i candidati &amp;riempiti</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Deve &amp;usare una tecnica</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Numero di indizi</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, dalla figura</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, dal livello</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Sceglierne una imposta il livello adatto.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Scegli una tecnica per leggere di lei</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Questo formato contiene tutto quello che c&apos;è.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Nessuna partita è stata ancora salvata.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Nella griglia</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Impossibile leggere questo file.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Tutte le caselle piene</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>resta %n casella</numerusform>
            <numerusform>restano %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Partita senza nome</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>Ai&amp;uti</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Nomi delle caselle</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: riga 1, colonna 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: riga A, colonna 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>&amp;Dimensione della griglia</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>L&apos;ultima partita</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Un nuovo schema: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Inizia con</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;Cambia i tasti...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Nessuno: l&apos;orologio conta in avanti</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>Limit&amp;e di tempo</translation>
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
        <translation>Dove stanno gli indizi</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Simmetria degli indizi</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Figura propria</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Come nella griglia</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Dipingi le caselle che saranno indizi.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n indizio</numerusform>
            <numerusform>%n indizi</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Ripeti: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Cambia i tasti</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nuovi tasti</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Assegna</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 serve nella griglia e non si può dare a un comando.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 appartiene a «%2», che lo perde se lo assegni qui.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Scegli un comando, poi premi qui i suoi nuovi tasti.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Ripristina tutto</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Conta le soluzioni</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Avanzamento del conteggio</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Smetti di contare</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Conteggio: %1 soluzioni finora.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Questo schema non ha soluzioni.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Questo schema ha esattamente una soluzione.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Questo schema ha %1 soluzioni.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Queste due differiscono nella casella segnata; con essa come indizio, resterebbe una sola soluzione.</numerusform>
            <numerusform>Queste due differiscono nelle %n caselle segnate; con una di esse come indizio, resterebbe una sola soluzione.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Prima soluzione</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Seconda soluzione</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Fermato: ci sono almeno %1 soluzioni.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Suggerimenti e passi usano le tecniche spuntate, dall&apos;alto in basso.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Scelta</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Abituali</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Senza unicità</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Solo singoli</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Senza catene forzate</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>La mia scelta</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Sposta su</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Sposta &amp;giù</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Catene e reti forzate possono usare</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trova una tecnica</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Questa settimana</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n giorno risolto</numerusform>
            <numerusform>%n giorni risolti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Che cosa vedo qui?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>Nella pagina Osserva un risolutore lavora sul tuo schema, e tu ne vedi ogni evento. Alcune cifre seguono dalle regole. Altre sono ipotesi; il numero piccolo in una casella è l&apos;ultima ipotesi su cui poggia la sua cifra, e una cifra senza numero è certa. Quando a una casella non resta nessuna cifra, o a una cifra nessun posto, è un vicolo cieco: qualche ipotesi era sbagliata e viene ritirata. Intanto la tua partita aspetta.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Un&apos;esecuzione di CDCL in cinque immagini</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Logica risolve come una persona. Cerca il passo più facile che trovano le tecniche dei suggerimenti, lo fa, e cerca di nuovo. Non tira mai a indovinare. La scheda Perché dà la ragione di ogni passo. Dove nessuna tecnica aiuta, si ferma.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 in cinque immagini</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Perché: dal vicolo cieco alla nota</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>Il grafo</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Ricominciare</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Dimostrazioni</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>Il grafo delle implicazioni disegna gli stessi passi. I riquadri sono cifre messe o escluse, le frecce portano dalle ragioni a ciò che segue, e ogni ipotesi ha le sue colonne. Il lato colorato è ciò che i passi hanno sostituito finora; le frecce che vi entrano sono il taglio, e la nota dice che i riquadri tratteggiati da cui partono non possono essere tutti veri. Quello con le lettere UIP è il primo UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Note e LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Una nota (clausola appresa) dice che almeno uno dei suoi termini vale. Di ognuna il risolutore osserva solo due termini: finché questi possono valere, non deve guardare gli altri. LBD è da quante ipotesi vengono i termini; poche è un bene. Quando le note sono troppe, si dimenticano quelle con LBD alto che non servono da tempo.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Dopo alcuni vicoli ciechi la ricerca ritira tutte le ipotesi e ricomincia (un riavvio). Niente va perso: le note restano e la portano per un&apos;altra via. La prima volta succede dopo almeno 16 vicoli ciechi, poi a volte dopo di più.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>Le note di un&apos;esecuzione che cerca una seconda soluzione dimostrano che non ce n&apos;è: ognuna segue dalle regole e dalle note prima di essa. «Spiega le soluzioni» nel menu Risolvi lo mostra, e ninefold-cli solve --proof lo scrive in un file che altri programmi controllano (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>A un vicolo cieco l&apos;elenco Perché si apre con il suo primo passo: qualcosa lì dovrebbe valere, ma niente di tutto ciò può. In ogni passo successivo un termine viene sostituito da ciò su cui poggia, finché un solo termine viene dall&apos;ultima ipotesi. Tutto ciò che porta da questa ipotesi al vicolo cieco passa per esso (il «first unique implication point», UIP). Quello che resta è la nota. Alla fine cadono i termini le cui cause sono tra gli altri (minimizzazione).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Aiuti</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Cifre ripetute</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Stessa cifra</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Riga, colonna, regione</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Cifre restanti</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Cifre sbagliate</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Prima la cifra</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 di %2 attivi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Barre in alto e Valutazione: quanto era difficile ogni passo. Barre in basso e Tempo: quanto hai pensato prima.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>I tuoi passi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%1 risolti di %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 di %2</translation>
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
        <translation>Orologio %1, in pausa</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Orologio %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>Il tempo è scaduto. Puoi continuare a giocare.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Stai facendo una prova, in un secondo colore.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Quello che hai provato diventa parte della partita</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>La griglia torna com&apos;era prima</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Prova in corso</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Collegamenti</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n riga, %2</numerusform>
            <numerusform>%1, %n righe, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>chiuso</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>%1 schemi importati finora</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;Importa schemi...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Rinomina...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Rinomina la raccolta</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>&amp;Aggiungi a una raccolta</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Nuova raccolta...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Nuova raccolta</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>&amp;Togli da questa raccolta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Importa schemi</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Importazione di schemi</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Etichette</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Nuova etichetta...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Nuova etichetta</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>Inco&amp;lla schemi</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;Sposta in una raccolta</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>C&apos;è già una raccolta %1.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Schemi incollati</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Le mie</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Incluse</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Raccolte</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importa...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Metti gli schemi di file in una tua raccolta. Puoi anche trascinare qui i file.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n settimana</numerusform>
            <numerusform>%n settimane</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Giorni di fila con uno schema risolto</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Risolti al giorno</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Tempo medio</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Risolti al giorno</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n schema risolto</numerusform>
            <numerusform>%n schemi risolti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 in %n giorno delle ultime 13 settimane</numerusform>
            <numerusform>%1 in %n giorni delle ultime 13 settimane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n risolto</numerusform>
            <numerusform>%1: %n risolti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Faccio io le ipotesi nella griglia</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Lascia fare al risolutore</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Mostra questa esecuzione</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>L&apos;esecuzione si ferma prima di ogni ipotesi, e scegli tu quale fare</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esecuzione</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Vicoli ciechi</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>Il massimo di ipotesi attive insieme</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 da solo</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Tu: %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n vicolo cieco con le tue ipotesi,</numerusform>
            <numerusform>%n vicoli ciechi con le tue ipotesi,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n con quelle del risolutore.</numerusform>
            <numerusform>%n con quelle del risolutore.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>L&apos;hai battuto!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Pareggio.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>È in vantaggio.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>La tua ipotesi: fai clic su un candidato, o scegli una casella con i tasti freccia e scrivi la sua cifra.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Riesci con meno vicoli ciechi del risolutore?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>La tua ipotesi.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Premi Riproduci: l&apos;esecuzione si ferma prima della prossima ipotesi.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: %2 vicoli ciechi, profondità %3, %4 eventi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Mostra la ragione sulla griglia, immagine per immagine (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Quante ipotesi erano attive in ogni momento; fai clic per andarci</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Gioca di nuovo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Richiede</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Valutazioni dei passi</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Stampa...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Tutte le valutazioni dello schema, e le sue proprietà</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Valutazione %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n indizio</numerusform>
            <numerusform>%n indizi</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>giocato: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n schema</numerusform>
            <numerusform>%n schemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Richiede: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Punti HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>Ricerca del passo...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Su e Giù scelgono una tecnica  ·  D la mostra passo per passo  ·  Ctrl+F ne cerca una  ·  Esc torna allo schema</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Nessuno schema qui ne ha uno, quindi non c&apos;è un esempio.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Etichetta</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Ogni etichetta</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Irrisolti</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Cerca per numero, nome o cifre</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Valutazione minima</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Valutazione massima</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Ogni livello</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Ogni tecnica</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 schemi</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 di %2</translation>
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
        <translation>Canc lo toglie.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Prossimo schema</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Dov&apos;è andato il tempo</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Nuovo...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Risolto in %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>La tua media a questo livello</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Il tuo record a questo livello</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Suggerimenti usati</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Il tuo record resta com&apos;è: le partite con suggerimenti non contano.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>Ricerca dei passi...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Barre in alto: valutazione di ogni passo. Barre in basso: il tuo tempo prima.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, nuovo</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Rivedi la tua partita, mossa per mossa.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Ogni passo della tua partita: quanto era difficile, e quanto hai pensato prima.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Chiudi il tastierino</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Grafo delle implicazioni</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Quanto del grafo</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>Le ultime ragioni, e da che cosa seguono</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Tutto sotto l&apos;ultima ipotesi</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Tutto, fino alla prima ipotesi</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Salva il grafo</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Salva questo grafo come disegno (SVG) o per Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Perché questo vicolo cieco?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Perché %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Ultime %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Ipotesi %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Tutte (%1)</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Premi Riproduci. A un vicolo cieco, qui si vede come vi hanno portato le ipotesi.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Delle ipotesi vengono ritirate. L&apos;elenco Perché dice fin dove, e perché.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Un&apos;ipotesi non ha ragione.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Questo non poggia su nessuna ipotesi.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>altro %n</numerusform>
            <numerusform>altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>nessun posto per %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>nota %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Affermazioni tra l&apos;ipotesi e le ultime ragioni</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Ipotesi %1: %2. Fai doppio clic per andarci.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, perché %2. Sotto l&apos;ipotesi %3. Fai doppio clic per andarci.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>ipotesi %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Salva il grafo</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Disegno SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Grafo Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>grafo %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>ipotesi</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>segue</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>esclusa</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>vicolo cieco</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>sostituito</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>Il grafo delle implicazioni: le frecce portano dalle ragioni a ciò che ne segue, con un gruppo di colonne per ogni ipotesi. Segui i passi di Perché: il lato colorato, intorno al vicolo cieco, cresce a ogni passo, e le frecce che vi entrano sono il taglio.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Nota %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>La via dal vicolo cieco alla nota, come la percorre l&apos;elenco Perché</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Risolto: le ipotesi rimaste erano giuste. Ogni nota ha escluso subito ciò che sarebbe fallito di nuovo; Backtracking, che non trae conclusioni e non scrive note, prova tutto.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Grafo in una finestra propria</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>rende falso un termine della nota</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>nessuna cifra per %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H dà un suggerimento: prima dove guardare, poi le caselle, poi tutta la ragione.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Chiudi il suggerimento</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Chiudi il suggerimento (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Mostra di meno del suggerimento</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Mostra di più del suggerimento (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Fai quello che dice il suggerimento (Invio)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Prossimo suggerimento</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Che cosa significano le forme</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Notazione breve</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Altri passi</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Ogni passo possibile ora</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Collegamento %1 di %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valutazione %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>Il passo come lo scrivono gli esperti: &lt;&gt; significa «non è»</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Tutti i collegamenti</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Mostra la ragione sulla griglia, immagine per immagine (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trova una tecnica</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Mostra le abituali</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutte</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>%1 di %2 dominate</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, %2 di %3 dominate</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, dominata</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 su 10 trovate senza aiuto</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Viste</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggi</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Allenati</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonate</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Partite la cui soluzione è stata inserita dal programma</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Contano solo le partite senza suggerimenti</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>Delle ultime 20 partite; si vede dalla terza in poi</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>Metà delle ultime 20 partite sono state più veloci</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Tendenza</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Le tue ultime dieci partite accanto alle dieci prima</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>La quota di partite risolte senza suggerimenti</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>In una partita risolta</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>come prima</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % più veloce</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % più lento</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Numeri dei livelli</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Viste</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Schemi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Padroneggiata: %1 su 10 trovate senza aiuto</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 su 10 trovate senza aiuto</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Non ancora provata</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>Simmetria</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>Punti HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, da</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, a</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>%1 indizi</translation>
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
        <translation>Figura nota</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>È lì quando i passi facili sono esauriti.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Quanti schemi la richiedono</translation>
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
        <translation>Leggi</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Prossima da imparare</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Leggi: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Quali note</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Uso precedente</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Indietro fin dove la nota scelta ha detto qualcosa prima</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Uso successivo</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Avanti fin dove la nota scelta dice di nuovo qualcosa</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Tutte le note</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Ora non soddisfatte</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Fino a 3 termini</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Note usate</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regole dello schema</translation>
    </message>
    <message>
        <source>is</source>
        <translation>è</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>non è</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>ora vale</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>ora non può valere</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>osservato: guardato per primo</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>che cosa diceva la nota all&apos;inizio</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Vai là</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Va all&apos;evento in cui questa nota viene appresa</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>La nota %1 qui non esiste ancora: viene appresa all&apos;evento %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>La nota %1 è stata appresa all&apos;evento %2, dal vicolo cieco prima di esso.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidati</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Angolo</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>Scrivi in ogni casella vuota le cifre che le regole vi permettono ancora</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Pulizia auto</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Scrivere una cifra la elimina dai candidati della sua riga, colonna e regione</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Collega</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Riempi i candidati</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Riempi</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>I tasti delle cifre scrivono cifre</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>I tasti delle cifre scrivono candidati: le cifre che una casella può ancora contenere</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>I tasti delle cifre scrivono piccole cifre negli angoli: note tue</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>I tasti delle cifre scrivono piccole cifre al centro: note tue</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>I tasti delle cifre colorano caselle e candidati</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Linee da candidato a candidato, per seguire che cosa dipende da che cosa</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Nessun colore</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Colore %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>ne resta %n da scrivere</numerusform>
            <numerusform>ne restano %n da scrivere</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Che cosa scrivono i tasti delle cifre</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Apri il tastierino</translation>
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
        <translation>Percorso di soluzione</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Disegno della figura</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n posizione, nuova per te</numerusform>
            <numerusform>%n posizioni, nuove per te</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n posizione, da ripetere</numerusform>
            <numerusform>%n posizioni, da ripetere</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Dieci minuti oggi</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>Allenati: %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>I tuoi dieci minuti sono fatti. A domani!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Niente da ripetere oggi, e niente di nuovo: domini tutte le tecniche.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>richiede solo singoli</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>richiede più delle tecniche di Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>richiede %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>richiede %1 e %n più facile</numerusform>
            <numerusform>richiede %1 e %n più facili</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Caselle piene</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Record a questo livello</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>senza suggerimenti</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>La tua media</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>ultima partita</numerusform>
            <numerusform>ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Questa partita</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; di %n casella piena</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; di %n caselle piene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>resta %n casella</numerusform>
            <numerusform>restano %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>nessun suggerimento usato</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n suggerimento usato</numerusform>
            <numerusform>%n suggerimenti usati</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>nessun controllo usato</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n controllo usato</numerusform>
            <numerusform>%n controlli usati</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Record %1 · media %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>L&apos;evento %1 ha cambiato %2 per ultimo; un doppio clic vi porta.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Dove guardare</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Di più in tre stadi: dov&apos;è, quali caselle, tutto (H).
La posizione conta allora come trovata con aiuto.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>A un&apos;altra posizione</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>%1 giuste</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 di fila</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Vedi il risultato</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Prossima posizione</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Preparazione di una posizione...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Seleziona una casella e scrivi la sua cifra, poi premi Invio.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Fai clic sui candidati che spariscono, o scrivili nelle loro caselle, poi premi Invio.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Schemi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Immagine di %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Togli i filtri</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Apri o incolla degli schemi.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Nessuno schema corrisponde.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Le frecce scelgono  ·  Invio gioca  ·  scrivere cerca  ·  Ctrl+F campo di ricerca  ·  Esc torna allo schema</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Si stampano al massimo %1 schemi alla volta.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n schema copiato.</numerusform>
            <numerusform>%n schemi copiati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>Valutazione di %n schema</numerusform>
            <numerusform>Valutazione di %n schemi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Due risolutori affiancati</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Risolutore di sinistra</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Griglia di sinistra</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Risolutore di destra</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Griglia di destra</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fatto: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Microsecondo %1 di %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Confronta per</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Eventi: uno ciascuno alla volta</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Tempo: quanto serve davvero a ognuno</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>La nota finora</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Uno di questi dovrebbe valere, e nessuno vale:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, perché %2. Ciò su cui poggia prende il suo posto:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Ora un termine viene dall&apos;ipotesi %1: ogni via dall&apos;ipotesi al vicolo cieco passa per esso (il primo UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>è</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>non è</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>termine dall&apos;ultima ipotesi</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, perché %2. Questo segue dai termini che restano, quindi la nota si accorcia di questo termine (minimizzazione):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n termine viene dall&apos;ipotesi %1. Seguono altri passi, finché ne resta uno solo.</numerusform>
            <numerusform>%n termini vengono dall&apos;ipotesi %1. Seguono altri passi, finché ne resta uno solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>nel grafo: ciò che rende falso un termine</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>Le cause che restano ora sono vere e portano al vicolo cieco, quindi non possono mai essere vere tutte insieme. Lo dice la nota %1: ogni causa mutata nel suo contrario, con «o» in mezzo. Una volta ritirata l&apos;ipotesi %2, solo uno dei suoi termini può ancora valere, quindi ne segue.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: giusta</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: mancata</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggi</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>La pagina della tecnica, con un esempio</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: esame superato</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: non ancora superato</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Ci è voluto %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Esecuzioni come JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>L&apos;esecuzione di %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 non è un&apos;esecuzione: la sua prima riga non dice chi risolve che cosa.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>La riga %1 di %2 non è ciò che fa il risolutore.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Salva l&apos;esecuzione</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Apri un&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Riproduci evento per evento</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Riproduci cifra per cifra</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Riproduci come hai giocato</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Riproduci il più in fretta possibile</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Altre opzioni</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Parti dalle mie cifre</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>L&apos;esecuzione parte dalle cifre della tua partita, non dallo schema</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Cerca una seconda soluzione</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Dopo la prima soluzione l&apos;esecuzione prosegue finché è chiaro se ce n&apos;è un&apos;altra</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Salva immagini...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Dove parte l&apos;esecuzione, come lavora e si riproduce, e immagini di essa</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Salva l&apos;esecuzione...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Tutti gli eventi, come righe di JSON; questa finestra può riaprirli</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Apri un&apos;esecuzione...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Altre ipotesi</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>L&apos;esecuzione ricomincia con altre ipotesi a caso</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Ipotesi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Conteggi</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Non è ancora successo niente.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Note %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Fermate</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Ipotizzo io</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Che cosa ha insegnato ogni vicolo cieco (clausole apprese). Di ogni nota deve valere almeno un termine.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Perché è successo questo evento, fino alle ipotesi su cui poggia.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Fermate: dove l&apos;esecuzione si ferma da sola.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Fai tu le ipotesi al posto del risolutore, e confronta che cosa ne viene.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Quante volte è successo ogni tipo di evento, e che cosa significano le parole.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Che cosa vale ora (la traccia): ogni ipotesi, e sotto ciò che ne segue. Ciò che è stato ritirato qui non c&apos;è più.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Che cosa leggere</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Al primo colpo %1  ·  Con aiuto %2  ·  Mancate %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Dimostrazione</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Salvane delle immagini</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Velocità della dimostrazione</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Premi Riproduci: Spazio riproduce, i tasti freccia vanno passo per passo.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Risolutore</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Come fa ipotesi</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Chi risolve lo schema</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logica</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Dove fa ipotesi quando non segue più niente</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Indizi</translation>
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
        <translation>Ordine: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Ordine: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>Punti HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Ultima partita</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Quanto veloce riproduce: eventi al secondo (+ e -)</translation>
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
        <translation>Apri file...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>C&apos;è uno schema negli appunti.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Nuovo schema: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Gioca questo schema</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>O fai fare un nuovo schema, a uno di questi livelli.</translation>
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
        <translation>Esporta...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Livello della curva</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Il tuo primo schema risolto comincia la storia: qui cresceranno tempi, serie e tecniche preferite.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Salva una riga per ogni partita, per un foglio di calcolo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>L&apos;ultimo anno</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>la più lunga: %n giorno</numerusform>
            <numerusform>la più lunga: %n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Linea: la media di cinque partite. Cerchi aperti: con suggerimenti.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Più forte è il colore, più si è risolto.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab prosegue  ·  le frecce scelgono  ·  Esc torna allo schema</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n partita risolta</numerusform>
            <numerusform>%n partite risolte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n abbandonata</numerusform>
            <numerusform>%n abbandonate</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Esporta le partite</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Esportato come %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Tecniche che hai usato e chiesto</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Barra: ciò che hai trovato tu, il resto con un suggerimento.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n mossa giusta senza un passo che conosco</numerusform>
            <numerusform>%n mosse giuste senza un passo che conosco</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Mostrami</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Mostra la ragione sulla griglia, immagine per immagine (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Passo precedente</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Passo successivo</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Dal vicolo cieco alla nota %1: passo %2 di %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Tutti i passi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Sotto c&apos;è ancora %n passo che porta allo stesso risultato.</numerusform>
            <numerusform>Sotto ci sono ancora %n passi che portano allo stesso risultato.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altri</translation>
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
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Grado</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Percorso di soluzione</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Tutti i passi ora</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filtra, per esempio Catena o r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Tecniche...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>Copia l&apos;elenco come testo</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Fai questo passo</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Risolvi fin qui</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n passo copiato.</numerusform>
            <numerusform>%n passi copiati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Valutazioni dei passi</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Percorso di soluzione</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Passi di ora</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Tutti i passi da qui alla soluzione, uno dopo l&apos;altro</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Ogni passo possibile ora</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Il filtro lascia %1.</translation>
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
        <translation>Ferma quando</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Aggiunge una condizione che deve valere insieme</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condizione</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Casella</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>una casella riceve una cifra</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>una cifra sparisce da una casella</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>tante ipotesi sono attive</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>arriva un vicolo cieco</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>sono arrivati ancora tanti vicoli ciechi</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>si scrive una nota di al massimo tanti termini</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>si usa la nota di questo numero</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>la ricerca ricomincia</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>più ipotesi vengono ritirate insieme</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Aggiungi...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Fermata precedente</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Indietro fin dove l&apos;esecuzione si sarebbe fermata prima (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Fermata successiva</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Avanti fino alla prossima fermata (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Fermate</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>La tua forza</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Uno schema appena sopra</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>Sulla scala delle valutazioni degli schemi, da 1,0 a circa 12. Nove volte su dieci la verità sta entro quanto indicato.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Ti diamo il benvenuto!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Comincia con la prima tecnica qui sotto: leggi la sua pagina, e poi trovala da te. Dieci minuti al giorno bastano e avanzano, e qui gli errori non costano niente.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Troppo presto per dirlo</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Dopo %1 partite finite, qui si leggerà qual è la tua forza, e quanto è sicuro. %n finora.</numerusform>
            <numerusform>Dopo %1 partite finite, qui si leggerà qual è la tua forza, e quanto è sicuro. %n finora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Tra %1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>Di più non si può dire dopo %n partita: quelle molto sotto o sopra di te dicono poco.</numerusform>
            <numerusform>Di più non si può dire dopo %n partite: quelle molto sotto o sopra di te dicono poco.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Circa %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Più o meno %1, da %n partita. Risolvi senza aiuto uno schema su due con questa valutazione.</numerusform>
            <numerusform>Più o meno %1, da %n partite. Risolvi senza aiuto uno schema su due con questa valutazione.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>valutazione %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Che cosa significano i simboli</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>primo UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Quello che usi nelle tue partite si conta qui.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n suggerimento</numerusform>
            <numerusform>%n suggerimenti</numerusform>
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
            <numerusform>%1, usata %n volta, %2</numerusform>
            <numerusform>%1, usata %n volte, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>La cerchi in posizioni, e ti viene detto se hai ragione</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Torna dov&apos;eri</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Come riconoscerla</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Perché è vero</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Perché l&apos;esempio è giusto</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Quanti schemi la richiedono</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Quanto è difficile</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Un caso particolare di: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Casi particolari: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Dello stesso tipo: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>Nell&apos;esempio: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Nascondi il disegno</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Mostra il disegno</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Non ancora fatto</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Superato: %1 su %2 giuste</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>%1 su %2 giuste finora; con 8 si supera</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Esami</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Fai l&apos;esame</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Rifai</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>Fai l&apos;esame: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>Rifai l&apos;esame: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Dieci posizioni di una famiglia, senza aiuto; con otto giuste si supera. Superati finora: %1 di %2.</translation>
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
        <translation>Dov&apos;è andato il tempo</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>N.</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Grado</translation>
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
        <translation>Tempi delle tue partite</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Ancora nessuna partita di questo livello</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n partita, da %1 a %2</numerusform>
            <numerusform>%n partite, da %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>senza suggerimenti</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n suggerimento</numerusform>
            <numerusform>%n suggerimenti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab al prossimo  ·  Spazio preme  ·  Esc torna allo schema</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n posizione per oggi</numerusform>
            <numerusform>%n posizioni per oggi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>Non ce n&apos;è prima di questo evento.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Conflitto precedente</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Maiusc+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Conflitto successivo</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Maiusc+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Evento %1 di %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Ipotesi successiva</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Ipotesi precedente</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Nota successiva</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Nota precedente</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Cifra successiva</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Cifra precedente</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Finora non ce n&apos;è dopo questo evento.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Indietro al vicolo cieco precedente: nessuna cifra per una casella, o nessun posto per una cifra</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Cifra precedente: questa esecuzione non ha vicoli ciechi</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Avanti al prossimo vicolo cieco: nessuna cifra per una casella, o nessun posto per una cifra</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Cifra successiva: questa esecuzione non ha vicoli ciechi</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Vicolo cieco</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Indietro all&apos;errore precedente</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Avanti al prossimo errore</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Va all&apos;ipotesi, nota, cifra o al salto successivo o precedente, o dove si usa una nota</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Salto successivo su più ipotesi</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Salto precedente su più ipotesi</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Uso successivo della nota %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Uso precedente della nota %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Albero di ricerca</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Dimensione dell&apos;albero</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>L&apos;albero di ricerca: ogni ipotesi sta sotto quella attiva prima di lei. I quadrati sono ipotesi che hanno portato a un vicolo cieco, i triangoli stanno per più ipotesi di quante ne contenga l&apos;immagine. Fai clic su un&apos;ipotesi per andarci.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Intero</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>L&apos;intero albero in questa scheda</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Abbastanza grande da distinguere le ipotesi</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Ancora nessuna ipotesi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln ipotesi</numerusform>
            <numerusform>%Ln ipotesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln vicolo cieco</numerusform>
            <numerusform>%Ln vicoli ciechi</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>Lo schema, prima di ogni ipotesi.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Ipotesi %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Attiva dall&apos;evento %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Eventi da %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Ancora %Ln ipotesi sotto di essa.</numerusform>
            <numerusform>Ancora %Ln ipotesi sotto di essa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>%Ln vicolo cieco sotto di essa.</numerusform>
            <numerusform>%Ln vicoli ciechi sotto di essa.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>ha portato a un vicolo cieco</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>soluzione</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>mostrata ora</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>altre ipotesi</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Torna alla mia partita</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Torna alla mia partita</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>La tua partita è come l&apos;hai lasciata (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Premi Riproduci: Spazio riproduce, i tasti freccia vanno passo per passo.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Che cosa vedo qui?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafo</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Tutto quello che è successo, in ordine. Anche ciò che poi è stato ritirato è ancora qui.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Come le ragioni portano a un vicolo cieco, in un disegno.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Tutte le ipotesi dell&apos;esecuzione, in un disegno.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Logica risolve %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 risolve %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Fermato dopo %1 eventi.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>In corso: %1 eventi finora.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>La mia partita rivista</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Partita rivista: %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Griglia di Sudoku</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Griglia osservata</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Rivedo la mia partita</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Osservo Logica</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>Osservo %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Qui non c&apos;è niente da risolvere.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Rivedere: Spazio riproduce, ← → una mossa, con Maiusc fino al prossimo errore.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Osservare: Spazio riproduce, ← → un evento, con Maiusc fino al prossimo vicolo cieco.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Osservare: Spazio riproduce, ← → un evento, con Maiusc fino alla prossima cifra.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Risolti al giorno</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Risolto in %n giorno dell&apos;ultimo anno</numerusform>
            <numerusform>Risolto in %n giorni dell&apos;ultimo anno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n risolto</numerusform>
            <numerusform>%1: %n risolti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Qui c&apos;è già un segnalibro.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>In una partita stanno %1 segnalibri.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Segnalibro messo a %1. Schema, Segnalibri vi riporta.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>La griglia è com&apos;era a questo segnalibro.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Di nuovo al segnalibro di %1. Annulla riporta dov&apos;eri.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Tenuto: quello che hai provato ora fa parte della partita.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Continua la prova</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Abbandonato: la griglia è com&apos;era prima.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n cifra è sbagliata: %1</numerusform>
            <numerusform>%n cifre sono sbagliate: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Tutte le cifre sono giuste, ma è stato eliminato un candidato che serve.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Risolto: ogni cifra è giusta.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Nessun errore finora, resta %n casella.</numerusform>
            <numerusform>Nessun errore finora, restano %n caselle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Torna a prima dell&apos;errore</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>Nella griglia non c&apos;è nessun errore.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Di nuovo a prima dell&apos;errore. Ripeti riporta le mosse successive.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>Quello che era sbagliato è stato tolto dalla griglia.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>Lo schema è già risolto.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Risolto dal programma.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Cancellala</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Cancellale</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 ora si chiama %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>La raccolta %1 è eliminata. I suoi schemi restano nella biblioteca.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n schema tolto da %1.</numerusform>
            <numerusform>%n schemi tolti da %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ritirato.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n schema aggiunto a «%1».</numerusform>
            <numerusform>%n schemi aggiunti a «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n schema etichettato %1.</numerusform>
            <numerusform>%n schemi etichettati %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n schema non più etichettato %1.</numerusform>
            <numerusform>%n schemi non più etichettati %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n schema spostato in «%1».</numerusform>
            <numerusform>%n schemi spostati in «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Questo non è stato cambiato: il server della biblioteca non c&apos;è.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Schema del giorno %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>Lo schema del giorno è nella griglia.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Uno schema di un giorno passato: non conta per nessuna serie.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>I suggerimenti partono quando lo schema è inserito e lo giochi.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>Lo schema è risolto.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>Lo schema è ancora in controllo; riprova tra un momento.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n mossa fa</numerusform>
            <numerusform>%n mosse fa</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>dall&apos;inizio</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Nessuna delle tecniche attive trova un passo qui.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fatto: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Perché manca %1 in %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Perché non %1 in %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Niente esclude %1 in %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>Il suggerimento è chiuso.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>Il primo errore: %1 in %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>Il primo errore: %1 eliminato da %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>Lo schema stesso esclude %1 in %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>È sbagliata, ma non c&apos;è una ragione breve.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Nessuno schema trovato.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n di loro lo avevi già, così o girato.</numerusform>
            <numerusform>%n di loro li avevi già, così o girati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n tralasciato, che non ha esattamente una soluzione o non è leggibile.</numerusform>
            <numerusform>%n tralasciati, che non hanno esattamente una soluzione o non sono leggibili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Nessuno schema in %n file.</numerusform>
            <numerusform>Nessuno schema in %n file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n schema aggiunto a «%1».</numerusform>
            <numerusform>%n schemi aggiunti a «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Resta su questo computer finché non torna il server della biblioteca.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Caricamento</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>La biblioteca era danneggiata e ricomincia da capo. La vecchia è conservata come %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Per ora Ninefold usa una biblioteca su questo computer, e scrive sul server quello che fai appena torna.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>Il server della biblioteca è tornato, e ha quello che hai fatto nel frattempo.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>Il server della biblioteca è tornato.</translation>
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
        <translation>risolto in %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>riempito al %1 per cento</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuovo</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Risolto in %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Risolto in %1, %n suggerimento</numerusform>
            <numerusform>Risolto in %1, %n suggerimenti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>%1 riempito</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Non ancora giocato</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
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
        <translation>Tutti gli schemi</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Per allenarsi</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 di %2 risolti</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: giusto, ma non per un passo che conosco.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: tecnica usata, %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Giusto, ma non per un passo che conosco: forse a caso.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>La partita viene di nuovo salvata.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Primo schema</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Questa partita è già nella griglia.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annullato: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Di nuovo alla partita precedente: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Ripetuto: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Di nuovo avanti alla partita successiva: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>Lo schema ricomincia. Annulla riporta le tue cifre.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Impossibile salvare le impostazioni.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Griglia al %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Il mio schema</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Scrivi le cifre del tuo schema.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Scrivi le cifre dello schema riga per riga; 0, Spazio o un punto lascia vuota una casella.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>%n cifra finora; uno schema con una sola soluzione ne ha almeno 17.</numerusform>
            <numerusform>%n cifre finora; uno schema con una sola soluzione ne ha almeno 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Nuovo schema in preparazione: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Nuovo schema: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Annullato. La tua partita continua.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Non è stato trovato uno schema così: %1. Un altro tentativo forse ne trova uno.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Hai questo schema nella biblioteca: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>La sua valutazione è %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>L&apos;hai risolto in %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Hai questo schema nella biblioteca.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>È partita un&apos;altra esecuzione; la pagina della precedente non è stata salvata.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>Impossibile fare la pagina.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Hai chiesto aiuto %2 volte con %1: ti alleni?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n passo finora...</numerusform>
            <numerusform>%n passi finora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>Ricerca dei passi fino alla soluzione...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Ricerca di passi...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Fermato.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n passo; poi nessuna delle tecniche attive ne trova un altro.</numerusform>
            <numerusform>%n passi; poi nessuna delle tecniche attive ne trova un altro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n passo fatto; un solo annulla lo ritira.</numerusform>
            <numerusform>%n passi fatti; un solo annulla li ritira.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fatto: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>C&apos;è un errore nella griglia; un suggerimento mostra il primo.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Risolto in %n passo, il più difficile: %1</numerusform>
            <numerusform>Risolto in %n passi, il più difficile: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>Questa è un&apos;altra partita: premi Percorso di soluzione o Passi di ora.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n passo è possibile ora; ogni riga fa qualcosa di nuovo.</numerusform>
            <numerusform>%n passi sono possibili ora; ogni riga fa qualcosa di nuovo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>Le cifre messe restano.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Nessuna posizione trovata. Scegli un&apos;altra tecnica.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 qui non è un candidato.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 non è un candidato in queste caselle.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>non c&apos;è più spazio sul disco</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Impossibile salvare questa partita (%1). Puoi continuare a giocare; ogni mossa riprova.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Una partita salvata è danneggiata; quello che si è potuto leggere è nella griglia.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Il file è conservato come %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Questa partita è stata aperta anche in un&apos;altra finestra. Qui continua come copia.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Impossibile bloccare questa partita. Per favore, non aprirla in una seconda finestra.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Il file di questa partita era stato rimosso. È stato scritto di nuovo.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Un altro programma ha cambiato il file di questa partita. È stato scritto di nuovo; quello che conteneva è conservato come %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonna %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Griglia di Sudoku</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Annulla (Esc). La tua partita resta com&apos;è.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>Il passo più difficile è il numero %1 di %2, valutato %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>Valutazione di %n passo, al massimo %1</numerusform>
            <numerusform>Valutazioni di %n passi, al massimo %1</numerusform>
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
        <translation>Barra degli strumenti</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Strumenti</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>L&apos;ultima volta Ninefold si è chiuso all&apos;improvviso. Le tue partite sono com&apos;erano, e c&apos;è un rapporto.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Vedi rapporto</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Immagine PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>Immagine SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Impossibile fare l&apos;immagine.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Esportato come %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Pagina PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>%n immagine salvata.</numerusform>
            <numerusform>%n immagini salvate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Cartella per le immagini</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Salvataggio delle immagini...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Copiato come 81 caratteri.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Copiato come «%1».</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Immagine animata</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>GIF animata (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>PNG animato (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n immagine di %1 finora...</numerusform>
            <numerusform>%n immagini di %1 finora...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Non si salvano altre immagini.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Pagina web</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Pagina web (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>Salvataggio della pagina...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Schemi incollati</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Schema incollato</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 schemi.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n non è leggibile: %1</numerusform>
            <numerusform>%n non sono leggibili; il primo: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 e un altro file (%n)</numerusform>
            <numerusform>%1 e altri %n file</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Non letto: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Questo non è sul tuo computer e non è stato aperto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Una sola riga è un Sudoku; %n altra non si è potuta usare.</numerusform>
            <numerusform>Una sola riga è un Sudoku; altre %n non si sono potute usare.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>La prima è la riga %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>Negli appunti non c&apos;è né testo né un&apos;immagine.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 scrivono una cifra</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 scrivono candidati</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 scrivono note d&apos;angolo</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 scrivono note centrali</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>trascinare da candidato a candidato disegna un collegamento</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Spazio riproduce</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → un evento</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − velocità</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 dice di più</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 applica</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 chiude il suggerimento</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ scelgono un passo</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 cambia il modo</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 suggerimento</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 evidenzia una cifra</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 tutti i tasti</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Invio prossimo schema</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R rivedi</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A analisi</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc tiene la griglia</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 va ancora indietro</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Maiusc+← → vicoli ciechi</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 colorano una casella, un clic centrale un candidato</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 riprende la partita</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → passi verso la nota</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Salvataggio...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>Gli schemi generati si trovano in File, Apri recenti, %1.</translation>
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
        <translation>%1. Esc lo annulla.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>C&apos;è uno schema negli appunti.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Stai facendo una prova, in un secondo colore. %1 la tiene, %2 la abbandona.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Risolto in %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Senza alcun aiuto.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>L&apos;aiuto è stato usato %n volta.</numerusform>
            <numerusform>L&apos;aiuto è stato usato %n volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n indizio appartiene allo schema e non si può cambiare.</numerusform>
            <numerusform>%n indizi appartengono allo schema e non si possono cambiare.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Qui non c&apos;è niente da cambiare.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Salvato</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>I tasti delle cifre ora scrivono cifre.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>I tasti delle cifre ora scrivono candidati.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>I tasti delle cifre ora scrivono note d&apos;angolo.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>I tasti delle cifre ora scrivono note centrali.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>I tasti delle cifre ora colorano caselle.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n casella selezionata.</numerusform>
            <numerusform>%n caselle selezionate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>In pausa: l&apos;orologio è fermo e la griglia è coperta.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>La casella selezionata: riga %1, colonna %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Trascina da candidato a candidato per disegnare un collegamento, o scrivi la cifra a ogni estremità.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Un collegamento comincia da %1 in %2. Vai all&apos;altra estremità e scrivi lì la cifra; la stessa ancora una volta lo abbandona.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Questa cifra appartiene allo schema e non si può cambiare.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Tutte le caselle sono piene, ma non ogni cifra è giusta.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controlla</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>Le caselle a due candidati sono evidenziate.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>La cifra %1 è evidenziata.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>È partita un&apos;altra esecuzione; non si salvano altre immagini della precedente.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Impossibile fare l&apos;immagine.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Pagine PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Inviato alla stampante: %n pagina.</numerusform>
            <numerusform>Inviato alla stampante: %n pagine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>Impossibile fare le pagine.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Salvato come %1: %n pagina.</numerusform>
            <numerusform>Salvato come %1: %n pagine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>La stampante non ha accettato niente. È pronta?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Griglia della mia partita</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Griglia di Sudoku</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Di nuovo nella tua partita.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Non è più evidenziato niente.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Sale</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Schema</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Fai clic su una casella, scrivi una cifra. %1 dà un suggerimento.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>&amp;Genera diversi...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>tutte le caselle piene</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>resta %n casella</numerusform>
            <numerusform>restano %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Nessun file è stato ancora aperto</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>S&amp;vuota questo elenco</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Come &amp;il sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Contrasto &amp;elevato</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>Il più &amp;difficile di una griglia</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Sale da una griglia piena fino allo schema più ramificato che raggiunge</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Nessun segnalibro è stato ancora messo</translation>
    </message>
</context>
</TS>
